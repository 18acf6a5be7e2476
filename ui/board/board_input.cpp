#include "ui/board/board_input.h"

namespace ui {

bool BoardInput::canLift(const BoardViewState& state, chess::Square square)
{
    const auto man = state.men[square.index()];
    return man && state.mayMove[chess::index(man->color)];
}

bool BoardInput::canGo(const BoardViewState& state, chess::Square from, chess::Square to)
{
    return state.destinations[from.index()].contains(to);
}

void BoardInput::changeState(const BoardViewState& before, const BoardViewState& after)
{
    m_picker.close();
    // A touched man may forbid moves of other men while it is in the hand.
    const auto inHand = m_drag.isDragging() ? std::optional(m_drag.origin()) : m_selected;
    const bool sameMoves = inHand
                               ? before.destinations[inHand->index()] == after.destinations[inHand->index()]
                               : before.destinations == after.destinations;
    if (before.men != after.men || !sameMoves || before.mayMove != after.mayMove)
        cancel();
}

// Does a press there choose another man, rather than try to send the selected one there? An enemy man is a
// target as long as the selected man has the move.
bool BoardInput::picksAnother(const BoardViewState& state, chess::Square square) const
{
    if (!canLift(state, square))
        return false;
    if (!m_selected || !state.men[m_selected->index()])
        return true;
    const chess::Color holder = state.men[m_selected->index()]->color;
    return holder == state.men[square.index()]->color || holder != state.sideToMove;
}

BoardIntent BoardInput::select(chess::Square square)
{
    m_selected = square;
    return TouchedMan{square};
}

BoardIntent BoardInput::pressLeft(const BoardViewState& state, std::optional<chess::Square> square,
                                  QPointF position)
{
    m_cursorShown = false;
    if (m_markup.isActive()) {
        m_markup.cancel(); // both buttons at once: neither draws nor moves
        return NoIntent{};
    }
    if (m_picker.isOpen()) {
        const auto choice = square ? m_picker.choiceAt(*square) : std::nullopt;
        if (choice)
            return choosePromotion(*choice);
        cancel();
        return NoIntent{};
    }
    if (!square) {
        m_selected.reset();
        return NoIntent{};
    }
    m_cursor = *square;
    const bool target = m_selected && canGo(state, *m_selected, *square);
    if (!target && picksAnother(state, *square)) {
        const bool again = m_selected == square;
        m_drag.press(*square, position, true, again);
        return again ? BoardIntent{NoIntent{}} : select(*square);
    }
    // A castling rook is both a target and a man that can be dragged away.
    const bool ownMan = target && canLift(state, *square) &&
                        state.men[square->index()]->color == state.men[m_selected->index()]->color;
    m_drag.press(*square, position, ownMan, false);
    return NoIntent{};
}

BoardIntent BoardInput::moveTo(const BoardViewState& state, std::optional<chess::Square> square,
                               QPointF position)
{
    m_markup.move(square);
    const bool begun = m_drag.move(position);
    if (!m_drag.isDragging())
        return NoIntent{};
    const chess::Square from = m_drag.origin();
    m_hover = square && canGo(state, from, *square) ? square : std::nullopt;
    return begun && m_selected != from ? select(from) : BoardIntent{NoIntent{}};
}

BoardIntent BoardInput::drop(const BoardViewState& state, std::optional<chess::Square> square)
{
    const chess::Square from = m_drag.origin();
    m_selected.reset();
    if (!square || *square == from)
        return NoIntent{};
    return canGo(state, from, *square) ? finish(state, from, *square, true)
                                       : RefusedMove{from, *square, true};
}

BoardIntent BoardInput::releaseLeft(const BoardViewState& state, std::optional<chess::Square> square)
{
    m_hover.reset();
    switch (m_drag.release()) {
    case DragMachine::Phase::Idle:
        return NoIntent{};
    case DragMachine::Phase::Dragging:
        return drop(state, square);
    case DragMachine::Phase::Pressed:
        break;
    }
    // A click counts where it began: a slip of the hand over the edge of a square changes nothing.
    const chess::Square origin = m_drag.origin();
    if (m_selected != origin)
        return m_selected ? activate(state, origin) : BoardIntent{NoIntent{}};
    if (m_drag.wasSelected())
        m_selected.reset();
    return NoIntent{};
}

BoardIntent BoardInput::activate(const BoardViewState& state, chess::Square square)
{
    if (m_selected == square) {
        m_selected.reset();
        return NoIntent{};
    }
    if (m_selected && canGo(state, *m_selected, square))
        return finish(state, *m_selected, square, false);
    if (picksAnother(state, square))
        return select(square);
    if (!m_selected)
        return NoIntent{};
    const RefusedMove refused{*m_selected, square, false};
    m_selected.reset();
    return refused;
}

BoardIntent BoardInput::finish(const BoardViewState& state, chess::Square from, chess::Square to,
                               bool dropped)
{
    const auto man = state.men[from.index()];
    if (man && state.promotions[from.index()].contains(to)) {
        m_selected = from;
        m_picker.open(from, to, man->color, dropped);
        return NoIntent{};
    }
    m_selected.reset();
    return MoveIntent{from, to, std::nullopt, dropped};
}

BoardIntent BoardInput::choosePromotion(int choice)
{
    m_picker.close();
    m_selected.reset();
    return MoveIntent{m_picker.from(), m_picker.to(), PromotionPicker::Choices[choice],
                      m_picker.wasDropped()};
}

void BoardInput::pressRight(std::optional<chess::Square> square, Qt::KeyboardModifiers modifiers)
{
    // While anything else is going on, the right button only ends it.
    if (m_drag.phase() != DragMachine::Phase::Idle || m_picker.isOpen())
        cancel();
    else if (square)
        m_markup.press(*square, markColorFor(modifiers));
}

BoardIntent BoardInput::releaseRight(const BoardViewState& state, std::optional<chess::Square> square)
{
    m_markup.move(square);
    const auto drawn = m_markup.release();
    if (!drawn)
        return NoIntent{};
    return DrawnMarkup{withDrawn(state.markup, *drawn)};
}

bool BoardInput::escape()
{
    if (m_picker.isOpen() || isPointerBusy() || m_selected) {
        cancel();
        return true;
    }
    return std::exchange(m_cursorShown, false);
}

void BoardInput::cancel()
{
    m_picker.close();
    m_selected.reset();
    cancelPointer();
}

void BoardInput::cancelPointer()
{
    if (m_drag.release() == DragMachine::Phase::Dragging)
        m_selected.reset();
    m_markup.cancel();
    m_hover.reset();
}

} // namespace ui
