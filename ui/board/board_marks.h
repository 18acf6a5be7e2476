#pragma once
#include "ui/board/board_theme.h"
#include "ui/board/board_view_state.h"

class QPainter;

namespace ui {

// The marks on squares. Each has a shape of its own, so that nobody needs to tell the hues apart.

// Tinted, with a small corner at each end of the move: hollow where the man left, filled where it landed.
void paintLastMove(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry,
                   chess::Square from, chess::Square to);
// A glow in a ring.
void paintCheck(QPainter& painter, const BoardTheme& theme, const QRectF& square);
// Tinted, in a plain frame.
void paintSelection(QPainter& painter, const BoardTheme& theme, const QRectF& square);
// A bracket at each side, in two tones.
void paintTouched(QPainter& painter, const BoardTheme& theme, const QRectF& square);
// A wide frame, round inside.
void paintDropTarget(QPainter& painter, const BoardTheme& theme, const QRectF& square);
// Dashes of two tones.
void paintCursor(QPainter& painter, const QRectF& square, qreal ratio);
// A dot on an empty square, a ring on a capture.
void paintDestinations(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry,
                       const BoardViewState& state, chess::Square from);

} // namespace ui
