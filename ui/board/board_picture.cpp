#include "ui/board/board_picture.h"

#include "ui/board/board_painter.h"

#include <QPainter>

namespace ui {

namespace {

void apply(BoardPainter& board, const BoardPicture& look)
{
    board.pieces().setSet(look.pieceSet);
    board.setTheme(look.theme);
    board.setFont(look.font);
    board.setFaceToFace(look.faceToFace);
}

} // namespace

QImage boardImage(const BoardViewState& state, const BoardPicture& look, int pixels)
{
    QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    BoardPainter board;
    apply(board, look);
    const BoardGeometry geometry(QSizeF(pixels, pixels), 1, {}, look.coordinates, look.flipped);
    QPainter painter(&image);
    board.paint(painter, geometry, state, {}, image.rect());
    return image;
}

void paintBoard(QPainter& painter, const QRectF& target, const BoardViewState& state,
                const BoardPicture& look)
{
    // A whole number of units a square, then scaled: outlines lose nothing by it.
    constexpr int Side = 800;
    const qreal side = qMin(target.width(), target.height());
    BoardPainter board;
    apply(board, look);
    board.setVector(true);
    const BoardGeometry geometry(QSizeF(Side, Side), 1, {}, look.coordinates, look.flipped);
    painter.save();
    painter.translate(target.center() - QPointF(side, side) / 2);
    painter.scale(side / Side, side / Side);
    board.paint(painter, geometry, state, {}, QRect(0, 0, Side, Side));
    painter.restore();
}

} // namespace ui
