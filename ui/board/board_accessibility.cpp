#include "ui/board/board_accessibility.h"

#include "ui/board/board_text.h"
#include "ui/board/board_widget.h"

#include <QCoreApplication>

namespace ui {

namespace {

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    auto* board = qobject_cast<BoardWidget*>(object);
    return board ? new BoardAccessible(board) : nullptr;
}

} // namespace

BoardAccessible::BoardAccessible(BoardWidget* board) : QAccessibleWidget(board, QAccessible::Table) {}

BoardAccessible::~BoardAccessible()
{
    for (const QAccessible::Id id : m_cells) {
        if (id != 0)
            QAccessible::deleteAccessibleInterface(id);
    }
}

void BoardAccessible::install()
{
    QAccessible::installFactory(makeInterface);
}

BoardWidget* BoardAccessible::board() const
{
    return static_cast<BoardWidget*>(widget());
}

chess::Square BoardAccessible::squareOf(int row, int column) const
{
    return board()->isFlipped() ? chess::Square(7 - column, row) : chess::Square(column, 7 - row);
}

int BoardAccessible::childOf(chess::Square s) const
{
    return board()->isFlipped() ? s.rank() * 8 + 7 - s.file() : (7 - s.rank()) * 8 + s.file();
}

void* BoardAccessible::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

QAccessibleInterface* BoardAccessible::child(int index) const
{
    return index < 0 || index >= 64 ? nullptr : cellAt(index / 8, index % 8);
}

QAccessibleInterface* BoardAccessible::cellAt(int row, int column) const
{
    if (row < 0 || row > 7 || column < 0 || column > 7)
        return nullptr;
    QAccessible::Id& id = m_cells[std::size_t(row * 8 + column)];
    if (id == 0)
        id = QAccessible::registerAccessibleInterface(new SquareAccessible(board(), row, column));
    return QAccessible::accessibleInterface(id);
}

int BoardAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* cell = dynamic_cast<const SquareAccessible*>(child);
    return cell && cell->parent() == this ? cell->row() * 8 + cell->column() : -1;
}

QAccessibleInterface* BoardAccessible::childAt(int x, int y) const
{
    const auto square = board()->squareAt(board()->mapFromGlobal(QPoint(x, y)));
    return square ? child(childOf(*square)) : nullptr;
}

QAccessibleInterface* BoardAccessible::focusChild() const
{
    const auto cursor = board()->cursorSquare();
    return board()->hasFocus() && cursor ? child(childOf(*cursor)) : nullptr;
}

QList<QAccessibleInterface*> BoardAccessible::selectedCells() const
{
    const auto selected = board()->selectedSquare();
    if (!selected)
        return {};
    return {child(childOf(*selected))};
}

QString BoardAccessible::columnDescription(int column) const
{
    return QString(QChar(u'a' + squareOf(0, column).file()));
}

QString BoardAccessible::rowDescription(int row) const
{
    return QString(QChar(u'1' + squareOf(row, 0).rank()));
}

void* SquareAccessible::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableCellInterface)
        return static_cast<QAccessibleTableCellInterface*>(this);
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface*>(this);
    return nullptr;
}

chess::Square SquareAccessible::square() const
{
    return m_board->isFlipped() ? chess::Square(7 - m_column, m_row) : chess::Square(m_column, 7 - m_row);
}

QWindow* SquareAccessible::window() const
{
    return m_board->window()->windowHandle();
}

QRect SquareAccessible::rect() const
{
    const QRect local = m_board->squareRect(square());
    return {m_board->mapToGlobal(local.topLeft()), local.size()};
}

QAccessible::State SquareAccessible::state() const
{
    QAccessible::State state;
    state.focusable = true;
    state.selectable = true;
    state.selected = isSelected();
    state.focused = m_board->hasFocus() && m_board->cursorSquare() == square();
    state.invisible = !m_board->isVisible();
    state.disabled = !m_board->isEnabled();
    return state;
}

QString SquareAccessible::text(QAccessible::Text kind) const
{
    const chess::Square s = square();
    if (kind == QAccessible::Name)
        return squareName(s, m_board->state().men[std::size_t(s.index())]);
    if (kind != QAccessible::Description)
        return {};
    if (isSelected())
        return QCoreApplication::translate("ui::Board", "selected");
    if (m_board->state().check == s)
        return QCoreApplication::translate("ui::Board", "in check");
    const auto from = m_board->selectedSquare();
    if (from && m_board->state().destinations[std::size_t(from->index())].contains(s))
        return QCoreApplication::translate("ui::Board", "can go there");
    return {};
}

QAccessibleInterface* SquareAccessible::parent() const
{
    return QAccessible::queryAccessibleInterface(m_board);
}

bool SquareAccessible::isSelected() const
{
    return m_board->selectedSquare() == square();
}

void SquareAccessible::doAction(const QString& name)
{
    if (name == pressAction())
        m_board->activateSquare(square());
}

} // namespace ui
