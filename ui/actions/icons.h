#pragma once
#include <QIcon>

class QPalette;

namespace ui {

enum class Glyph : std::uint8_t { First, Previous, Next, Last, Play, Pause, Close, More, Check };
// Drawn in the colours of the palette, sharp at any size.
QIcon glyphIcon(Glyph glyph, const QPalette& palette);
// The same in the colours that the application has when it is drawn.
QIcon glyphIcon(Glyph glyph);

} // namespace ui
