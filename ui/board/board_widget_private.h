#pragma once
#include "ui/board/board_animator.h"
#include "ui/board/board_input.h"
#include "ui/board/board_painter.h"
#include "ui/board/board_widget.h"

#include <QBasicTimer>
#include <QPointer>

class QKeyEvent;

namespace ui {

class DragOverlay;

// What the board is made of; only board_widget*.cpp sees it.
struct BoardWidget::Private {
    using Milliseconds = std::chrono::milliseconds;

    explicit Private(BoardWidget* widget) : q(widget) {}

    BoardGeometry geometry() const;
    std::optional<chess::Square> squareAt(QPointF logical) const;
    BoardScene scene() const;
    Milliseconds animationTime() const;
    void startTimer();
    void settle();

    // Runs a change of the input, then shows what became of it, then emits what it asked for.
    void perform(const std::function<BoardIntent()>& change);
    void emitIntent(const BoardIntent& intent);
    // After any change of the input.
    void refresh();
    // Puts the carried man back where it stood, gliding.
    void putBack(chess::Square home, QPointF logical);
    void showDrag();
    void lift();
    void updateMouseCursor(QPointF logical);
    void cancelPointer();
    bool isOutsideWindow(QPointF logical) const;

    bool wantsKey(const QKeyEvent& event) const;
    bool handleKey(const QKeyEvent& event);
    bool handlePickerKey(int key);
    bool handleCursorKey(int key);
    void moveCursor(int columns, int rows);

    // Tells a screen reader what changed.
    void announceMen(const BoardViewState& before) const;
    void announceCursor() const;
    void announceSelection(chess::Square square) const;
    void announcePicker();

    BoardWidget* q;
    BoardViewState state;
    BoardInput input;
    BoardPainter painter;
    BoardAnimator animator;
    QBasicTimer timer;
    QPointer<DragOverlay> overlay;
    std::function<Milliseconds()> now;
    Milliseconds duration{150};
    BoardGeometry::Coordinates coordinates = BoardGeometry::Coordinates::Inside;
    bool flipped = false;
    std::optional<bool> flipLater;
    // The drop just emitted, until the state that follows from it: its man need not travel again.
    std::optional<std::pair<chess::Square, chess::Square>> dropped;
    int wheel = 0; // eighths of a degree not yet turned into a step
};

} // namespace ui
