#include "ui/board/board_marks.h"

#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <array>

namespace ui {

namespace {

QColor strong(QColor color)
{
    color = color.darker(128);
    color.setAlpha(230);
    return color;
}

void paintDot(QPainter& painter, const QRectF& square)
{
    const qreal radius = square.width() * 0.155;
    painter.drawEllipse(square.center(), radius, radius);
}

void paintRing(QPainter& painter, const QRectF& square)
{
    QPainterPath ring;
    const qreal outer = square.width() * 0.485, inner = square.width() * 0.40;
    ring.addEllipse(square.center(), outer, outer);
    ring.addEllipse(square.center(), inner, inner);
    painter.drawPath(ring);
}

// The four corners of a square, as triangles.
QPainterPath cornerTriangles(const QRectF& square, qreal leg)
{
    QPainterPath path;
    const std::array<QPointF, 4> corners{square.topLeft(), square.topRight(), square.bottomRight(),
                                         square.bottomLeft()};
    for (const QPointF& c : corners) {
        const qreal dx = c.x() < square.center().x() ? leg : -leg,
                    dy = c.y() < square.center().y() ? leg : -leg;
        path.moveTo(c);
        path.lineTo(c + QPointF(dx, 0));
        path.lineTo(c + QPointF(0, dy));
        path.closeSubpath();
    }
    return path;
}

// The four corners of a square, as angles.
QPainterPath cornerAngles(const QRectF& square, qreal leg, qreal width)
{
    QPainterPath path;
    path.addRect(square);
    QPainterPath inner;
    inner.addRect(square.adjusted(width, width, -width, -width));
    QPainterPath cross;
    cross.addRect(square.adjusted(leg, 0, -leg, 0));
    cross.addRect(square.adjusted(0, leg, 0, -leg));
    cross.setFillRule(Qt::WindingFill);
    return path - inner - cross;
}

} // namespace

void paintLastMove(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry,
                   chess::Square from, chess::Square to)
{
    const QRect left = geometry.square(from), reached = geometry.square(to);
    painter.fillRect(left, theme.lastMove);
    painter.fillRect(reached, theme.lastMove);
    const qreal size = geometry.squareSize();
    painter.setPen(Qt::NoPen);
    painter.setBrush(strong(theme.lastMove));
    painter.drawPath(cornerAngles(left, size * 0.17, qMax(1.0, size * 0.035)));
    painter.drawPath(cornerTriangles(reached, size * 0.15));
}

void paintCheck(QPainter& painter, const BoardTheme& theme, const QRectF& square)
{
    QColor core = theme.check, edge = theme.check;
    core.setAlpha(235);
    edge.setAlpha(0);
    QRadialGradient glow(square.center(), square.width() * 0.62);
    glow.setColorAt(0, core);
    glow.setColorAt(0.45, core);
    glow.setColorAt(1, edge);
    painter.fillRect(square, glow);
    const qreal width = square.width() * 0.045;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.check.darker(125), width));
    painter.drawEllipse(square.center(), square.width() / 2 - width, square.width() / 2 - width);
}

void paintSelection(QPainter& painter, const BoardTheme& theme, const QRectF& square)
{
    painter.fillRect(square, theme.selection);
    const qreal width = qMax(1.0, qRound(square.width() * 0.04) * 1.0);
    QPen pen(strong(theme.selection), width);
    pen.setJoinStyle(Qt::MiterJoin);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(square.adjusted(width / 2, width / 2, -width / 2, -width / 2));
}

void paintTouched(QPainter& painter, const BoardTheme& theme, const QRectF& square)
{
    const qreal width = qMax(1.5, square.width() * 0.065);
    const QRectF box = square.adjusted(width, width, -width, -width);
    const qreal foot = square.width() * 0.2;
    QPainterPath brackets;
    for (const bool left : {true, false}) {
        const qreal x = left ? box.left() : box.right(), inward = left ? foot : -foot;
        brackets.moveTo(x + inward, box.top());
        brackets.lineTo(x, box.top());
        brackets.lineTo(x, box.bottom());
        brackets.lineTo(x + inward, box.bottom());
    }
    painter.setBrush(Qt::NoBrush);
    QPen pen(QColor(255, 255, 255, 210), width * 2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    painter.setPen(pen);
    painter.drawPath(brackets);
    pen.setColor(theme.check.darker(150));
    pen.setWidthF(width);
    painter.setPen(pen);
    painter.drawPath(brackets);
}

void paintDropTarget(QPainter& painter, const BoardTheme& theme, const QRectF& square)
{
    QPainterPath frame;
    frame.addRect(square);
    const qreal width = square.width() * 0.075;
    frame.addRoundedRect(square.adjusted(width, width, -width, -width), square.width() * 0.3,
                         square.width() * 0.3);
    QColor tint = theme.target;
    tint.setAlpha(tint.alpha() / 3);
    painter.fillRect(square, tint);
    painter.setPen(Qt::NoPen);
    painter.setBrush(strong(theme.target));
    painter.drawPath(frame);
}

void paintCursor(QPainter& painter, const QRectF& square, qreal ratio)
{
    const qreal width = qMax(2 * ratio, square.width() * 0.05);
    const QRectF box = square.adjusted(width / 2, width / 2, -width / 2, -width / 2);
    painter.setBrush(Qt::NoBrush);
    QPen pen(Qt::white, width);
    pen.setJoinStyle(Qt::MiterJoin);
    painter.setPen(pen);
    painter.drawRect(box);
    // Dashes that begin in the middle of each corner, whatever the size.
    const qreal dash = box.width() / width / 14;
    pen.setColor(Qt::black);
    pen.setDashPattern({2 * dash, 2 * dash});
    pen.setDashOffset(dash);
    pen.setCapStyle(Qt::FlatCap);
    painter.setPen(pen);
    painter.drawRect(box);
}

void paintDestinations(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry,
                       const BoardViewState& state, chess::Square from)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.legal);
    for (const chess::Square to : state.destinations[from.index()]) {
        if (state.men[to.index()])
            paintRing(painter, geometry.square(to));
        else
            paintDot(painter, geometry.square(to));
    }
}

} // namespace ui
