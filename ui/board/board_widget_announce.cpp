#include "ui/board/board_accessibility.h"
#include "ui/board/board_text.h"
#include "ui/board/board_widget_private.h"

namespace ui {

namespace {

void announce(BoardWidget* board, QAccessible::Event what, chess::Square square)
{
    QAccessibleEvent event(board, what);
    const auto* table = dynamic_cast<const BoardAccessible*>(QAccessible::queryAccessibleInterface(board));
    if (!table)
        return;
    event.setChild(table->childOf(square));
    QAccessible::updateAccessibility(&event);
}

} // namespace

void BoardWidget::Private::announceMen(const BoardViewState& before) const
{
    for (int i = 0; i < 64; ++i) {
        if (before.men[std::size_t(i)] != state.men[std::size_t(i)])
            announce(q, QAccessible::NameChanged, chess::Square(i));
    }
}

void BoardWidget::Private::announceCursor() const
{
    announce(q, QAccessible::Focus, input.cursor());
}

void BoardWidget::Private::announceSelection(chess::Square square) const
{
    announce(q, QAccessible::Selection, square);
}

void BoardWidget::Private::announcePicker()
{
    // Setting the description tells the reader of it.
    const QString text =
        input.picker().isOpen()
            ? tr("Promotion: press %1, %2, %3 or %4")
                  .arg(promotionInitial(chess::PieceType::Queen), promotionInitial(chess::PieceType::Rook),
                       promotionInitial(chess::PieceType::Bishop), promotionInitial(chess::PieceType::Knight))
            : QString();
    if (q->accessibleDescription() != text)
        q->setAccessibleDescription(text);
}

} // namespace ui
