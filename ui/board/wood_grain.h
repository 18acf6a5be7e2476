#pragma once

class QPainter;

namespace ui {

class BoardGeometry;
struct BoardTheme;

// The 64 squares as veneer: each cut from another place of two small planks that are grown from noise.
void paintWood(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry);

} // namespace ui
