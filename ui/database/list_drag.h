#pragma once
#include <QObject>
#include <QPoint>
#include <QTimer>

class QDropEvent;
class QMimeData;
class QTableView;
class QWidget;

namespace ui {

// What is dragged over the list of games and dropped there: its own games, which then stand elsewhere; games
// or other text; files. A line shows where they will stand.
class ListDrag : public QObject {
    Q_OBJECT
public:
    explicit ListDrag(QTableView* table);

signals:
    void gamesDropped(int row); // the table's own selected games, in front of that row of it
    void textDropped(const QString& text, int row);
    void filesDropped(const QStringList& paths);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isOurs(const QDropEvent& event) const;
    bool accept(QDropEvent& event) const;
    int rowAt(const QPoint& position) const;
    void hover(const QPoint& position, bool withLine);
    void leave();
    void drop(QDropEvent& event);

    QTableView* m_table;
    QWidget* m_line;
    QTimer m_scroll; // while the pointer rests at the upper or lower edge
    QPoint m_at;
};

} // namespace ui
