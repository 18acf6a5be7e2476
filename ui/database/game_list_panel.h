#pragma once
#include "ui/database/game_table_model.h"

#include <QWidget>

class QKeyEvent;
class QHBoxLayout;
class QLabel;
class QMenu;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableView;
class QToolButton;

namespace ui {

class ColumnChooser;
class ColumnWidths;
class GameSelection;
class SearchPanel;

// The games of a file: a list that fills while it loads, a filter that works as one types, a search that
// unfolds above it, sorting by a click on a column. Enter or a double click opens a game.
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
    SearchPanel* searchPanel() const { return m_search; }
    // Unfolds the search and puts the cursor into it.
    void beginSearch();
    // Looks for the games in which this position is reached.
    void seek(const chess::Position& position);
    // All games again: no filter, no search and no choice of games.
    void clearSearch();
    // Which columns are shown.
    QMenu* columnsMenu() const;
    // What is to be known of the file, at the end of the line above the list.
    void addToHeader(QWidget* widget);
    // Games of the file, ascending.
    std::vector<std::size_t> selectedGames() const;
    // Those of them that are shown; the first one comes into view.
    void selectGames(const std::vector<std::size_t>& games);
    // The game that what comes in front of this row of the table stands in front of; the number of games
    // behind the last row.
    std::size_t gameBefore(int row) const;
    // Widths, order and choice of the columns, for the settings.
    QByteArray saveColumns() const;
    void restoreColumns(const QByteArray& state);

signals:
    void gameActivated(std::size_t game);
    // The search was opened or closed, and the list needs more or less room.
    void searchUnfolded(bool unfolded);
    void selectionChanged();
    // Keys and the mouse; games in the order of the file, `before` as PgnFile counts.
    void removeIntended(const std::vector<std::size_t>& games);
    void copyIntended(const std::vector<std::size_t>& games);
    void pasteIntended();
    void moveIntended(const std::vector<std::size_t>& games, std::size_t before);
    void stepIntended(int step); // the selected games one up (-1) or down
    void textDropped(const QString& text, std::size_t before);
    void filesDropped(const QStringList& paths);
    void menuIntended(const QPoint& globalPosition);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void buildTop();
    void buildSearch();
    void buildTable();
    void search();
    void stop();
    void leaveSearch();
    void watchFile();
    void showProgress(qint64 read, qint64 total);
    bool showsSome() const; // not all games, whatever the reason is
    void showCounts();
    void showClear();
    void showEmpty();
    void keepCurrent();
    void retranslate();
    void connectDrag();
    void followShift(const game::RowShift& shift);
    bool tableKey(const QKeyEvent& key);
    bool goToEdge(const QKeyEvent& key);
    bool listKey(const QKeyEvent& key);
    bool filterKey(int key);
    bool typedInTable(const QKeyEvent& key);

    GameTableModel* m_model;
    QLineEdit* m_filter;
    QLabel* m_count;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QToolButton* m_unfold;
    QToolButton* m_clear;
    SearchPanel* m_search;
    QLabel* m_empty; // what to do when the list is empty
    QHBoxLayout* m_header;
    QTableView* m_table;
    ColumnChooser* m_columns = nullptr;
    ColumnWidths* m_widths = nullptr;
    GameSelection* m_selection = nullptr;
    std::optional<std::size_t> m_current;
    bool m_stopped = false; // reading was cancelled
};

} // namespace ui
