#include "ui/board/markup_layer.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr int Opacity = 200;

void paintCircle(QPainter& painter, const BoardGeometry& geometry, const record::SquareMark& mark)
{
    const qreal width = geometry.squareSize() * 0.065;
    const QRectF box = QRectF(geometry.square(mark.square)).adjusted(width, width, -width, -width);
    QColor fill = markColor(mark.color);
    fill.setAlpha(40);
    painter.setPen(QPen(markColor(mark.color), width));
    painter.setBrush(fill);
    painter.drawEllipse(box);
}

// Shaft and head as one outline, so that a translucent arrow has no darker overlap.
QPainterPath arrowPath(QPointF from, QPointF to, qreal square)
{
    const qreal shaft = square * 0.085, head = square * 0.23, headLength = square * 0.36;
    const QLineF line(from, to);
    const QPointF along = (to - from) / line.length();
    const QPointF across(-along.y(), along.x());
    const QPointF tail = from + along * square * 0.18, neck = to - along * headLength;
    QPainterPath path(tail + across * shaft);
    path.lineTo(neck + across * shaft);
    path.lineTo(neck + across * head);
    path.lineTo(to);
    path.lineTo(neck - across * head);
    path.lineTo(neck - across * shaft);
    path.lineTo(tail - across * shaft);
    path.closeSubpath();
    return path;
}

void paintArrow(QPainter& painter, const BoardGeometry& geometry, const record::Arrow& arrow)
{
    if (arrow.from == arrow.to)
        return;
    const qreal square = geometry.squareSize();
    const QPointF from = geometry.centre(arrow.from), to = geometry.centre(arrow.to);
    const QPointF tip = to + (to - from) / QLineF(from, to).length() * square * 0.06;
    const QColor color = markColor(arrow.color);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPath(arrowPath(from, tip, square));
}

} // namespace

QColor markColor(record::MarkColor color)
{
    switch (color) {
    case record::MarkColor::Red:
        return QColor(196, 44, 44, Opacity);
    case record::MarkColor::Yellow:
        return QColor(232, 178, 16, Opacity);
    case record::MarkColor::Blue:
        return QColor(24, 88, 180, Opacity);
    case record::MarkColor::Orange:
        return QColor(226, 112, 18, Opacity);
    case record::MarkColor::Cyan:
        return QColor(12, 150, 170, Opacity);
    case record::MarkColor::Green:
        break;
    }
    return QColor(22, 124, 42, Opacity);
}

record::MarkColor markColorFor(Qt::KeyboardModifiers modifiers)
{
    // Many window managers keep Alt with the mouse for themselves: Ctrl and Shift together say the same.
    if (modifiers.testFlag(Qt::ShiftModifier) && modifiers.testFlag(Qt::ControlModifier))
        return record::MarkColor::Blue;
    if (modifiers.testFlag(Qt::ShiftModifier))
        return record::MarkColor::Red;
    if (modifiers.testFlag(Qt::ControlModifier))
        return record::MarkColor::Yellow;
    if (modifiers.testFlag(Qt::AltModifier))
        return record::MarkColor::Blue;
    return record::MarkColor::Green;
}

record::Markup withDrawn(record::Markup markup, record::Arrow drawn)
{
    const auto toggle = [](auto& list, const auto& wanted, const auto& samePlace) {
        const bool same = std::find(list.begin(), list.end(), wanted) != list.end();
        std::erase_if(list, samePlace);
        if (!same)
            list.push_back(wanted);
    };
    if (drawn.from == drawn.to) {
        toggle(markup.squares, record::SquareMark{drawn.from, drawn.color},
               [&](const record::SquareMark& mark) { return mark.square == drawn.from; });
    } else {
        toggle(markup.arrows, drawn,
               [&](const record::Arrow& a) { return a.from == drawn.from && a.to == drawn.to; });
    }
    return markup;
}

void MarkupGesture::press(chess::Square square, record::MarkColor color)
{
    m_drawn = record::Arrow{square, square, color};
    m_onBoard = true;
}

bool MarkupGesture::move(std::optional<chess::Square> square)
{
    if (!m_drawn)
        return false;
    const bool wasOnBoard = std::exchange(m_onBoard, square.has_value());
    if (!square)
        return wasOnBoard;
    return std::exchange(m_drawn->to, *square) != *square || !wasOnBoard;
}

std::optional<record::Arrow> MarkupGesture::release()
{
    const auto drawn = preview();
    m_drawn.reset();
    m_onBoard = true;
    return drawn;
}

void paintMarkup(QPainter& painter, const BoardGeometry& geometry, const record::Markup& markup)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const record::SquareMark& mark : markup.squares)
        paintCircle(painter, geometry, mark);
    for (const record::Arrow& arrow : markup.arrows)
        paintArrow(painter, geometry, arrow);
    painter.restore();
}

} // namespace ui
