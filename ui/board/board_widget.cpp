#include "ui/board/board_widget.h"

#include "ui/board/board_accessibility.h"
#include "ui/board/board_widget_private.h"
#include "ui/board/drag_overlay.h"

#include <QContextMenuEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QStyle>
#include <QTimerEvent>
#include <QWheelEvent>

#include <utility>

namespace ui {

namespace {

constexpr int FrameMilliseconds = 8;
constexpr int WheelStep = 120; // eighths of a degree, as Qt counts one notch
constexpr int LeastSide = 200;
constexpr int PreferredSide = 640;

std::chrono::milliseconds steadyNow()
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now().time_since_epoch());
}

} // namespace

BoardWidget::BoardWidget(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>(this))
{
    BoardAccessible::install(); // before anything asks for this widget's interface
    setObjectName(QStringLiteral("board"));
    d->now = steadyNow;
    d->painter.setFont(font());
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    policy.setHeightForWidth(false);
    setSizePolicy(policy);
    setAccessibleName(tr("Chess board"));
}

BoardWidget::~BoardWidget()
{
    delete d->overlay;
}

const BoardViewState& BoardWidget::state() const
{
    return d->state;
}

void BoardWidget::setState(const BoardViewState& state, bool animated)
{
    const BoardViewState before = std::exchange(d->state, state);
    const auto dropped = std::exchange(d->dropped, std::nullopt);
    d->input.changeState(before, state);
    d->refresh();
    if (!animated)
        d->animator.stop();
    else if (before.men != state.men)
        d->animator.start(before.men, state.men, d->now(), d->animationTime(), dropped);
    d->startTimer();
    d->announceMen(before);
}

bool BoardWidget::isFlipped() const
{
    return d->flipped;
}

void BoardWidget::setFlipped(bool flipped)
{
    d->flipLater.reset();
    if (flipped == d->flipped)
        return;
    d->cancelPointer();
    d->flipped = flipped;
    update();
    emit turned(flipped);
}

void BoardWidget::setFlippedWhenSettled(bool flipped)
{
    d->flipLater = flipped;
    d->settle();
}

void BoardWidget::setCoordinates(BoardGeometry::Coordinates coordinates)
{
    d->coordinates = coordinates;
    update();
}

void BoardWidget::setCoordinatesVisible(bool visible)
{
    setCoordinates(visible ? BoardGeometry::Coordinates::Inside : BoardGeometry::Coordinates::Hidden);
}

void BoardWidget::setDestinationsVisible(bool visible)
{
    d->painter.setDestinationsVisible(visible);
    update();
}

void BoardWidget::setTimeSource(std::function<std::chrono::milliseconds()> now)
{
    d->now = now ? std::move(now) : steadyNow;
}

void BoardWidget::setAnimationDuration(std::chrono::milliseconds duration)
{
    d->duration = duration;
    if (duration.count() <= 0) {
        d->animator.stop();
        d->settle();
        update();
    }
}

void BoardWidget::setPieceSet(const QString& name)
{
    d->painter.pieces().setSet(name);
    update();
}

void BoardWidget::setTheme(const QString& name)
{
    d->painter.setTheme(name);
    update();
}

void BoardWidget::setFaceToFace(bool on)
{
    d->painter.setFaceToFace(on);
    update();
}

QRect BoardWidget::squareRect(chess::Square s) const
{
    const BoardGeometry geometry = d->geometry();
    return geometry.toLogical(QRectF(geometry.square(s))).toRect();
}

QRect BoardWidget::boardRect() const
{
    const BoardGeometry geometry = d->geometry();
    return geometry.toLogical(QRectF(geometry.board())).toRect();
}

std::optional<chess::Square> BoardWidget::squareAt(QPoint pos) const
{
    return d->squareAt(pos);
}

BoardGeometry BoardWidget::geometryInDevicePixels() const
{
    return d->geometry();
}

bool BoardWidget::isDragging() const
{
    return d->input.isDragging();
}

bool BoardWidget::isAnimating() const
{
    return d->animator.isRunning();
}

bool BoardWidget::isChoosingPromotion() const
{
    return d->input.picker().isOpen();
}

std::optional<chess::Square> BoardWidget::selectedSquare() const
{
    return d->input.selected();
}

std::optional<chess::Square> BoardWidget::cursorSquare() const
{
    return d->input.isCursorShown() ? std::optional(d->input.cursor()) : std::nullopt;
}

void BoardWidget::cancelInput()
{
    d->cancelPointer();
    d->input.cancel();
    d->refresh();
}

void BoardWidget::activateSquare(chess::Square s)
{
    d->perform([&] { return d->input.activate(d->state, s); });
}

QSize BoardWidget::sizeHint() const
{
    return {PreferredSide, PreferredSide};
}

QSize BoardWidget::minimumSizeHint() const
{
    return {LeastSide, LeastSide};
}

void BoardWidget::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    const QPointF phase = paintInDevicePixels(painter);
    const BoardGeometry geometry(size(), devicePixelRatioF(), phase, d->coordinates, d->flipped);
    const QPointF from = geometry.toDevice(QPointF(event->rect().topLeft()));
    const QRect clip = QRectF(from, QSizeF(event->rect().size()) * geometry.ratio()).toAlignedRect();
    d->painter.paint(painter, geometry, d->state, d->scene(), clip);
}

void BoardWidget::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != d->timer.timerId())
        return QWidget::timerEvent(event);
    if (!d->animator.advance(d->now())) {
        d->timer.stop();
        d->settle();
        emit animationFinished();
    }
    update();
}

void BoardWidget::wheelEvent(QWheelEvent* event)
{
    event->accept();
    if (d->input.isPointerBusy())
        return;
    d->wheel -= event->angleDelta().y();
    const int steps = d->wheel / WheelStep;
    d->wheel -= steps * WheelStep;
    if (steps != 0)
        emit stepIntended(steps);
}

void BoardWidget::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        d->painter.setFont(font());
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Chess board"));
    if (event->type() == QEvent::EnabledChange && !isEnabled())
        cancelInput();
    update();
    QWidget::changeEvent(event);
}

void BoardWidget::contextMenuEvent(QContextMenuEvent* event)
{
    event->accept(); // the right button draws
}

BoardGeometry BoardWidget::Private::geometry() const
{
    const qreal ratio = q->devicePixelRatioF();
    const QPointF corner = QPointF(q->mapTo(q->window(), QPoint(0, 0))) * ratio;
    return {QSizeF(q->size()), ratio, corner, coordinates, flipped};
}

std::optional<chess::Square> BoardWidget::Private::squareAt(QPointF logical) const
{
    const BoardGeometry g = geometry();
    return g.squareAt(g.toDevice(logical));
}

BoardScene BoardWidget::Private::scene() const
{
    BoardScene scene;
    scene.selected = input.selected();
    scene.hover = input.hover();
    if (input.isCursorShown() && q->hasFocus())
        scene.cursor = input.cursor();
    if (input.isDragging())
        scene.ghost = input.drag().origin();
    scene.hidden = animator.hidden();
    scene.sprites = animator.sprites(now());
    scene.drawing = input.drawing();
    scene.picker = &input.picker();
    return scene;
}

BoardWidget::Private::Milliseconds BoardWidget::Private::animationTime() const
{
    // The style's own animations are off when the system asks for less motion.
    const bool wanted = q->style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, q) > 0;
    return wanted && q->isVisible() ? duration : Milliseconds(0);
}

void BoardWidget::Private::startTimer()
{
    if (animator.isRunning() && !timer.isActive())
        timer.start(FrameMilliseconds, Qt::PreciseTimer, q);
    settle();
}

void BoardWidget::Private::settle()
{
    if (!flipLater || animator.isRunning() || input.isPointerBusy())
        return;
    q->setFlipped(*flipLater);
}

} // namespace ui
