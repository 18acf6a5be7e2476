#pragma once
#include <QObject>

class QMenu;
class QTableView;

namespace ui {

// Which columns of a table are shown: a menu that opens on its header, and can be put elsewhere.
class ColumnChooser : public QObject {
    Q_OBJECT
public:
    explicit ColumnChooser(QTableView& table);
    QMenu* menu() const { return m_menu; }
    void retranslate();

signals:
    void changed();

private:
    void fill();
    void show(int section, bool shown);

    QTableView& m_table;
    QMenu* m_menu;
};

} // namespace ui
