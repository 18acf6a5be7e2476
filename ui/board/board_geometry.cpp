#include "ui/board/board_geometry.h"

#include <QtMath>

namespace ui {

namespace {

constexpr qreal LeastLetter = 10;         // logical pixels
constexpr qreal LeastLetteredSquare = 40; // below this a letter inside would touch the man

qreal fraction(qreal value)
{
    return value - std::floor(value);
}

} // namespace

int coordinateHeight(int square, qreal ratio)
{
    return qMax(qCeil(LeastLetter * ratio), qRound(square * 0.17));
}

BoardGeometry::BoardGeometry(QSizeF size, qreal ratio, QPointF corner, Coordinates coordinates, bool flipped)
    : m_ratio(ratio),
      m_phase(fraction(corner.x()), fraction(corner.y())),
      m_coordinates(coordinates),
      m_flipped(flipped)
{
    const QSizeF device = size * ratio;
    const int left = qCeil(m_phase.x()), top = qCeil(m_phase.y());
    const int width = qFloor(device.width() + m_phase.x()) - left;
    const int height = qFloor(device.height() + m_phase.y()) - top;
    const int side = qMax(0, qMin(width, height));
    fit(side);
    const int taken = 8 * m_square + 2 * m_rim;
    m_origin = QPoint(left + (width - taken) / 2 + m_rim, top + (height - taken) / 2 + m_rim);
}

void BoardGeometry::fit(int side)
{
    m_square = side / 8;
    if (m_coordinates == Coordinates::Inside && m_square < LeastLetteredSquare * m_ratio)
        m_coordinates = Coordinates::Rim;
    if (m_coordinates != Coordinates::Rim)
        return;
    m_rim = qRound(coordinateHeight(m_square, m_ratio) * 1.5);
    m_square = qMax(0, side - 2 * m_rim) / 8;
}

chess::Square BoardGeometry::squareIn(int column, int row) const
{
    return m_flipped ? chess::Square(7 - column, row) : chess::Square(column, 7 - row);
}

QRect BoardGeometry::square(chess::Square s) const
{
    return {m_origin.x() + column(s) * m_square, m_origin.y() + row(s) * m_square, m_square, m_square};
}

std::optional<chess::Square> BoardGeometry::squareAt(QPointF device) const
{
    if (m_square == 0)
        return std::nullopt;
    const int column = qFloor((device.x() - m_origin.x()) / m_square);
    const int row = qFloor((device.y() - m_origin.y()) / m_square);
    if (column < 0 || column > 7 || row < 0 || row > 7)
        return std::nullopt;
    return squareIn(column, row);
}

QPointF BoardGeometry::centre(QPointF place) const
{
    const qreal x = m_flipped ? 7 - place.x() : place.x();
    const qreal y = m_flipped ? place.y() : 7 - place.y();
    return QPointF(m_origin) + QPointF(x + 0.5, y + 0.5) * m_square;
}

QPointF BoardGeometry::placeAt(QPointF device) const
{
    if (m_square == 0)
        return {};
    const QPointF p = (device - m_origin) / m_square - QPointF(0.5, 0.5);
    return m_flipped ? QPointF(7 - p.x(), p.y()) : QPointF(p.x(), 7 - p.y());
}

} // namespace ui
