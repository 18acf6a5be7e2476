#pragma once
#include "ui/board/board_view_state.h"
#include "ui/board/drag_machine.h"
#include "ui/board/markup_layer.h"
#include "ui/board/promotion_picker.h"

#include <variant>

namespace ui {

// What a gesture asked for.
struct MoveIntent {
    chess::Square from, to;
    std::optional<chess::PieceType> promotion;
    bool dropped = false; // by drag: the man already is where it belongs
};
struct RefusedMove {
    chess::Square from, to;
    bool dropped = false;
};
struct TouchedMan {
    chess::Square square;
};
struct DrawnMarkup {
    record::Markup markup;
};
struct NoIntent {};
using BoardIntent = std::variant<NoIntent, MoveIntent, RefusedMove, TouchedMan, DrawnMarkup>;

// Turns presses, movements and keys into intents: drag, click and click, keyboard cursor, promotion picker,
// arrows. It knows squares, not pixels, and paints and emits nothing, so that the widget can update first and
// emit last.
class BoardInput {
public:
    // A state whose men or moves differ ends whatever gesture was going on; any state closes the picker.
    void changeState(const BoardViewState& before, const BoardViewState& after);

    BoardIntent pressLeft(const BoardViewState& state, std::optional<chess::Square> square, QPointF position);
    BoardIntent moveTo(const BoardViewState& state, std::optional<chess::Square> square, QPointF position);
    BoardIntent releaseLeft(const BoardViewState& state, std::optional<chess::Square> square);
    void pressRight(std::optional<chess::Square> square, Qt::KeyboardModifiers modifiers);
    BoardIntent releaseRight(const BoardViewState& state, std::optional<chess::Square> square);
    // A click on a square or Enter on the cursor.
    BoardIntent activate(const BoardViewState& state, chess::Square square);
    BoardIntent choosePromotion(int choice);
    // Takes back the most recent thing: picker, drag, arrow, selection, cursor. False when there was none.
    bool escape();
    // Ends every gesture and forgets the selection; the cursor stays.
    void cancel();
    // Ends a drag or an arrow; a selection made by clicks stays.
    void cancelPointer();

    // Would a press there pick a man up?
    static bool canLift(const BoardViewState& state, chess::Square square);
    static bool canGo(const BoardViewState& state, chess::Square from, chess::Square to);

    bool isDragging() const { return m_drag.isDragging(); }
    bool isPointerBusy() const { return m_drag.phase() != DragMachine::Phase::Idle || m_markup.isActive(); }
    const DragMachine& drag() const { return m_drag; }
    PromotionPicker& picker() { return m_picker; }
    const PromotionPicker& picker() const { return m_picker; }
    std::optional<record::Arrow> drawing() const { return m_markup.preview(); }
    std::optional<chess::Square> selected() const { return m_selected; }
    // The legal target under the dragged man.
    std::optional<chess::Square> hover() const { return m_hover; }

    bool isCursorShown() const { return m_cursorShown; }
    chess::Square cursor() const { return m_cursor; }
    void showCursor(bool shown) { m_cursorShown = shown; }
    void setCursor(chess::Square square) { m_cursor = square; }

private:
    BoardIntent select(chess::Square square);
    BoardIntent finish(const BoardViewState& state, chess::Square from, chess::Square to, bool dropped);
    BoardIntent drop(const BoardViewState& state, std::optional<chess::Square> square);
    bool picksAnother(const BoardViewState& state, chess::Square square) const;

    DragMachine m_drag;
    PromotionPicker m_picker;
    MarkupGesture m_markup;
    std::optional<chess::Square> m_selected;
    std::optional<chess::Square> m_hover;
    chess::Square m_cursor{4, 1};
    bool m_cursorShown = false;
};

} // namespace ui
