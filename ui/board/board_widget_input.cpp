#include "ui/board/board_widget_private.h"
#include "ui/board/drag_overlay.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

namespace ui {

namespace {

constexpr double LiftedScale = 1.12;

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

bool isEnter(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter;
}

bool isPlain(const QKeyEvent& event)
{
    return (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
}

} // namespace

void BoardWidget::mousePressEvent(QMouseEvent* event)
{
    const QPointF pos = event->position();
    if (event->button() == Qt::LeftButton) {
        d->dropped.reset();
        d->perform([&] { return d->input.pressLeft(d->state, d->squareAt(pos), pos); });
    } else if (event->button() == Qt::RightButton) {
        if (d->input.isDragging())
            d->putBack(d->input.drag().origin(), pos);
        d->input.pressRight(d->squareAt(pos), event->modifiers());
        d->refresh();
    } else {
        return event->ignore();
    }
    d->updateMouseCursor(pos);
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF pos = event->position();
    // The release went elsewhere (capture was lost), or the pointer left the window: nothing was done.
    const bool released = d->input.isPointerBusy() && event->buttons() == Qt::NoButton;
    if (released || (d->input.isDragging() && d->isOutsideWindow(pos)))
        return d->cancelPointer();
    const auto hover = d->input.hover();
    const auto drawing = d->input.drawing();
    const bool wasDragging = d->input.isDragging();
    const BoardIntent intent = d->input.moveTo(d->state, d->squareAt(pos), pos);
    d->showDrag();
    if (hover != d->input.hover() || drawing != d->input.drawing() || wasDragging != d->input.isDragging())
        update();
    d->updateMouseCursor(pos);
    d->emitIntent(intent);
}

void BoardWidget::mouseReleaseEvent(QMouseEvent* event)
{
    const QPointF pos = event->position();
    const auto square = d->squareAt(pos);
    if (event->button() == Qt::LeftButton) {
        const bool wasDragging = d->input.isDragging();
        const chess::Square home = d->input.drag().origin();
        d->perform([&] {
            const BoardIntent intent = d->input.releaseLeft(d->state, square);
            if (wasDragging && !std::holds_alternative<MoveIntent>(intent) && !d->input.picker().isOpen())
                d->putBack(home, pos);
            return intent;
        });
    } else if (event->button() == Qt::RightButton) {
        d->perform([&] { return d->input.releaseRight(d->state, square); });
    } else {
        return event->ignore();
    }
    d->updateMouseCursor(pos);
}

bool BoardWidget::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        // Keys the board is waiting for are not anybody's shortcut.
        if (d->wantsKey(*static_cast<QKeyEvent*>(event))) {
            event->accept();
            return true;
        }
        break;
    case QEvent::UngrabMouse:
    case QEvent::WindowDeactivate:
        d->cancelPointer();
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

void BoardWidget::keyPressEvent(QKeyEvent* event)
{
    if (!d->handleKey(*event))
        QWidget::keyPressEvent(event);
}

void BoardWidget::focusInEvent(QFocusEvent* event)
{
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) {
        d->input.showCursor(true);
        d->announceCursor();
        emit cursorMoved(d->input.cursor());
    }
    update();
}

void BoardWidget::focusOutEvent(QFocusEvent*)
{
    d->cancelPointer();
    update();
}

void BoardWidget::hideEvent(QHideEvent*)
{
    cancelInput();
    d->animator.stop();
    d->settle();
}

void BoardWidget::Private::perform(const std::function<BoardIntent()>& change)
{
    const BoardIntent intent = change();
    refresh();
    emitIntent(intent);
    settle();
}

void BoardWidget::Private::refresh()
{
    showDrag();
    announcePicker();
    q->update();
}

void BoardWidget::Private::emitIntent(const BoardIntent& intent)
{
    if (const auto* move = std::get_if<MoveIntent>(&intent)) {
        if (move->dropped)
            dropped = {move->from, move->to};
        emit q->moveIntended(move->from, move->to, move->promotion, now());
    } else if (const auto* refused = std::get_if<RefusedMove>(&intent)) {
        emit q->moveRefused(refused->from, refused->to);
    } else if (const auto* touched = std::get_if<TouchedMan>(&intent)) {
        announceSelection(touched->square);
        emit q->manTouched(touched->square);
    } else if (const auto* drawn = std::get_if<DrawnMarkup>(&intent)) {
        emit q->markupIntended(drawn->markup);
    }
}

void BoardWidget::Private::putBack(chess::Square home, QPointF logical)
{
    if (!state.men[home.index()] || !q->isVisible())
        return;
    const BoardGeometry g = geometry();
    animator.putBack(*state.men[home.index()], g.placeAt(g.toDevice(logical)), home, now(), animationTime());
    startTimer();
}

// The overlay follows the state of the drag: there while a man is carried, gone otherwise.
void BoardWidget::Private::showDrag()
{
    if (!input.isDragging()) {
        if (overlay && overlay->isVisible())
            overlay->hide();
        return;
    }
    if (!overlay || overlay->isHidden())
        lift();
    const QPoint corner = q->mapTo(q->window(), QPoint(0, 0));
    overlay->moveTo(input.drag().position() + corner);
}

void BoardWidget::Private::lift()
{
    const auto man = state.men[input.drag().origin().index()];
    if (!man)
        return;
    if (!overlay || overlay->parentWidget() != q->window()) {
        delete overlay;
        overlay = new DragOverlay(q->window());
    }
    const BoardGeometry g = geometry();
    const int size = qRound(g.squareSize() * LiftedScale);
    QPixmap picture = painter.pieces().pixmap(*man, size);
    if (painter.isUpsideDown(man->color, flipped))
        picture = picture.transformed(QTransform().rotate(180));
    overlay->setPicture(picture, g.ratio());
    overlay->raise();
    overlay->show();
}

void BoardWidget::Private::updateMouseCursor(QPointF logical)
{
    if (input.isDragging())
        return q->setCursor(Qt::ClosedHandCursor);
    const auto square = squareAt(logical);
    const bool overMan = square && !input.picker().isOpen() && BoardInput::canLift(state, *square) &&
                         state.men[square->index()]->color == state.sideToMove;
    const bool overTarget =
        square && input.selected() && BoardInput::canGo(state, *input.selected(), *square);
    const bool overChoice = square && input.picker().isOpen() && input.picker().choiceAt(*square);
    if (overChoice && input.picker().current() != *input.picker().choiceAt(*square)) {
        input.picker().setCurrent(*input.picker().choiceAt(*square));
        q->update();
    }
    q->setCursor(overChoice || overTarget ? Qt::PointingHandCursor
                 : overMan                ? Qt::OpenHandCursor
                                          : Qt::ArrowCursor);
}

void BoardWidget::Private::cancelPointer()
{
    if (input.isDragging())
        putBack(input.drag().origin(), input.drag().position());
    input.cancelPointer();
    refresh();
    q->unsetCursor();
    settle();
}

bool BoardWidget::Private::isOutsideWindow(QPointF logical) const
{
    const QPointF inWindow = logical + QPointF(q->mapTo(q->window(), QPoint(0, 0)));
    return !QRectF(q->window()->rect()).contains(inWindow);
}

bool BoardWidget::Private::wantsKey(const QKeyEvent& event) const
{
    const int key = event.key();
    const bool busy =
        input.picker().isOpen() || input.isPointerBusy() || input.selected() || input.isCursorShown();
    if (key == Qt::Key_Escape)
        return busy;
    if (!isPlain(event))
        return false;
    if (input.picker().isOpen())
        return isArrow(key) || isEnter(key) || PromotionPicker::choiceForKey(key);
    return input.isCursorShown() && (isArrow(key) || isEnter(key));
}

bool BoardWidget::Private::handleKey(const QKeyEvent& event)
{
    const int key = event.key();
    if (key == Qt::Key_Escape) {
        if (input.isDragging())
            putBack(input.drag().origin(), input.drag().position());
        const bool handled = input.escape();
        refresh();
        settle();
        return handled;
    }
    if (!isPlain(event))
        return false;
    return input.picker().isOpen() ? handlePickerKey(key) : handleCursorKey(key);
}

bool BoardWidget::Private::handlePickerKey(int key)
{
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
        const bool downwards = geometry().row(input.picker().to()) == 0;
        input.picker().step((key == Qt::Key_Down) == downwards ? 1 : -1);
        q->update();
        return true;
    }
    const auto choice =
        isEnter(key) ? std::optional(input.picker().current()) : PromotionPicker::choiceForKey(key);
    if (choice)
        perform([&] { return input.choosePromotion(*choice); });
    return choice.has_value();
}

bool BoardWidget::Private::handleCursorKey(int key)
{
    if (!isArrow(key) && !isEnter(key))
        return false;
    if (!input.isCursorShown()) {
        // Arrows step through the game until Enter (or Tab) has called the cursor; it then shows where it is.
        if (!isEnter(key))
            return false;
        input.showCursor(true);
        moveCursor(0, 0);
    } else if (isEnter(key)) {
        perform([&] { return input.activate(state, input.cursor()); });
    } else {
        moveCursor(key == Qt::Key_Right  ? 1
                   : key == Qt::Key_Left ? -1
                                         : 0,
                   key == Qt::Key_Down ? 1
                   : key == Qt::Key_Up ? -1
                                       : 0);
    }
    return true;
}

void BoardWidget::Private::moveCursor(int columns, int rows)
{
    const BoardGeometry g = geometry();
    const chess::Square at = input.cursor();
    input.setCursor(g.squareIn(qBound(0, g.column(at) + columns, 7), qBound(0, g.row(at) + rows, 7)));
    q->update();
    announceCursor();
    emit q->cursorMoved(input.cursor());
}

} // namespace ui
