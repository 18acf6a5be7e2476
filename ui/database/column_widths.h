#pragma once
#include <QObject>

class QTableView;

namespace ui {

// The widths of the columns of the list of games: shared so that they fill the table, until the reader sets
// one by hand; and how they are kept for the next time.
class ColumnWidths : public QObject {
    Q_OBJECT
public:
    // The table has its GameTableModel already.
    explicit ColumnWidths(QTableView* table);

    // Fills the width of the table, which scrolls when it is too narrow for a part of each name.
    void share();
    // Widths, order and choice of the columns; empty while nothing of it was chosen.
    QByteArray save() const;
    void restore(const QByteArray& state);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int widthFor(int section, int characters) const;
    int usual(int section) const;
    int least(int section) const;

    QTableView* m_table;
    bool m_areOwn = false; // the reader has set a width himself
    bool m_sharing = false;
};

} // namespace ui
