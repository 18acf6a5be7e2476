#pragma once
#include "ui/board/board_geometry.h"
#include "ui/board/board_view_state.h"

#include <QFont>
#include <QImage>

class QPainter;

namespace ui {

// How the picture of a position looks.
struct BoardPicture {
    QString pieceSet = QStringLiteral("staunton");
    QString theme = QStringLiteral("wood");
    BoardGeometry::Coordinates coordinates = BoardGeometry::Coordinates::Inside;
    bool flipped = false;
    bool faceToFace = false;
    QFont font;
};

// A square image of so many pixels a side.
QImage boardImage(const BoardViewState& state, const BoardPicture& look, int pixels);
// Drawn as outlines into `target`, in the painter's units: for paper, PDF and SVG.
void paintBoard(QPainter& painter, const QRectF& target, const BoardViewState& state,
                const BoardPicture& look);

} // namespace ui
