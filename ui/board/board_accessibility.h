#pragma once
#include "ui/board/board_geometry.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include <array>

namespace ui {

class BoardWidget;

// The board for a screen reader: a table of eight rows and columns as they stand on the screen.
class BoardAccessible : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit BoardAccessible(BoardWidget* board);
    ~BoardAccessible() override;

    // Makes Qt ask this file for the interface of every BoardWidget.
    static void install();

    BoardWidget* board() const;
    chess::Square squareOf(int row, int column) const;
    int childOf(chess::Square s) const;

    void* interface_cast(QAccessible::InterfaceType type) override;
    int childCount() const override { return 64; }
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override;
    QList<QAccessibleInterface*> selectedCells() const override;
    int selectedCellCount() const override { return int(selectedCells().size()); }
    QString columnDescription(int column) const override;
    QString rowDescription(int row) const override;
    int columnCount() const override { return 8; }
    int rowCount() const override { return 8; }
    // Single squares are picked up, never whole rows.
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

private:
    mutable std::array<QAccessible::Id, 64> m_cells{}; // by place in the table; 0 until asked for
};

// One square: "e4, white knight". Pressing it picks up or drops.
class SquareAccessible : public QAccessibleInterface,
                         public QAccessibleTableCellInterface,
                         public QAccessibleActionInterface {
public:
    SquareAccessible(BoardWidget* board, int row, int column) : m_board(board), m_row(row), m_column(column)
    {
    }

    void* interface_cast(QAccessible::InterfaceType type) override;
    bool isValid() const override { return m_board != nullptr; }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override;
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QAccessible::State state() const override;
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString&) override {}
    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    bool isSelected() const override;
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return m_column; }
    int rowIndex() const override { return m_row; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return parent(); }

    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override;
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

    int row() const { return m_row; }
    int column() const { return m_column; }

private:
    chess::Square square() const;

    BoardWidget* m_board; // outlives the cells: the table deletes them with itself
    int m_row, m_column;
};

} // namespace ui
