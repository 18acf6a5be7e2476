#pragma once
#include "ui/database/game_table_model.h"

#include <QWidget>

class QKeyEvent;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableView;

namespace ui {

// The games of a file: a list that fills while it loads, a filter that works as one types, sorting by a click
// on a column. Enter or a double click opens a game.
class GameListPanel : public QWidget {
    Q_OBJECT
public:
    explicit GameListPanel(QWidget* parent = nullptr);

    void setFile(game::PgnFile* file);
    // The game that is on the board: shown as selected, and found again after filtering and sorting.
    void setCurrentGame(std::optional<std::size_t> game);
    // The game `step` rows further on in the list as it is shown; nothing beyond its ends. When the current
    // game is not shown, the first one.
    std::optional<std::size_t> neighbour(int step) const;
    GameTableModel* model() const { return m_model; }
    QTableView* table() const { return m_table; }
    QLineEdit* filterEdit() const { return m_filter; }
    // Puts the cursor into the filter.
    void beginFilter();
    // Widths and order of the columns, for the settings.
    QByteArray saveColumns() const;
    void restoreColumns(const QByteArray& state);

signals:
    void gameActivated(std::size_t game);
    // Delete: these games, in the order of the file.
    void removeIntended(const std::vector<std::size_t>& games);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void buildTable();
    void watchFile();
    void showProgress(qint64 read, qint64 total);
    void showCounts();
    void keepCurrent();
    void shareWidth();
    void retranslate();
    bool tableKey(int key);
    bool filterKey(int key);
    bool typedInTable(const QKeyEvent& key);

    GameTableModel* m_model;
    QLineEdit* m_filter;
    QLabel* m_count;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QTableView* m_table;
    std::optional<std::size_t> m_current;
    bool m_ownWidths = false; // the reader has set a width himself
    bool m_sharing = false;
    bool m_stopped = false; // reading was cancelled
};

} // namespace ui
