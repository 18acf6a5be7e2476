#pragma once
#include "core/chess/types.h"

#include <QPointF>
#include <QRect>
#include <QSizeF>

#include <optional>

namespace ui {

// Where the squares are. Everything is in device pixels from the widget's corner, and every square is a whole
// number of them, so that nothing is blurred at 125 or 150 %.
class BoardGeometry {
public:
    // Coordinates are written inside the squares, on a rim around them, or not at all.
    enum class Coordinates { Hidden, Inside, Rim };

    BoardGeometry() = default;
    // The largest board that fits `size` (logical pixels), centred. `corner` is where the widget's corner
    // falls in its window, in device pixels: only its fraction matters.
    BoardGeometry(QSizeF size, qreal ratio, QPointF corner, Coordinates coordinates, bool flipped);

    qreal ratio() const { return m_ratio; }
    bool isFlipped() const { return m_flipped; }
    // Where coordinates really go: squares too small for a legible letter push them out to the rim.
    Coordinates coordinates() const { return m_coordinates; }
    int squareSize() const { return m_square; }
    int rim() const { return m_rim; }
    // The 64 squares, and those with the rim.
    QRect board() const { return {m_origin, QSize(8 * m_square, 8 * m_square)}; }
    QRect frame() const { return board().adjusted(-m_rim, -m_rim, m_rim, m_rim); }
    // Column and row on the screen, from the left and the top.
    int column(chess::Square s) const { return m_flipped ? 7 - s.file() : s.file(); }
    int row(chess::Square s) const { return m_flipped ? s.rank() : 7 - s.rank(); }
    chess::Square squareIn(int column, int row) const;
    QRect square(chess::Square s) const;
    std::optional<chess::Square> squareAt(QPointF device) const;
    // Centre of a place given in board units: x counts files and y ranks from the centre of a1.
    QPointF centre(QPointF place) const;
    QPointF centre(chess::Square s) const { return centre(QPointF(s.file(), s.rank())); }
    QPointF placeAt(QPointF device) const;

    // Between the widget's logical coordinates and device pixels.
    QPointF toDevice(QPointF logical) const { return logical * m_ratio + m_phase; }
    QPointF toLogical(QPointF device) const { return (device - m_phase) / m_ratio; }
    QRectF toLogical(QRectF device) const { return {toLogical(device.topLeft()), device.size() / m_ratio}; }
    QPointF phase() const { return m_phase; }

    friend bool operator==(const BoardGeometry&, const BoardGeometry&) = default;

private:
    void fit(int side);

    qreal m_ratio = 1;
    QPointF m_phase;
    QPoint m_origin;
    int m_square = 0;
    int m_rim = 0;
    Coordinates m_coordinates = Coordinates::Inside;
    bool m_flipped = false;
};

// Font height of a coordinate on squares of that size, both in device pixels: never under 10 logical pixels.
int coordinateHeight(int square, qreal ratio);

} // namespace ui
