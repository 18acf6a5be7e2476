#pragma once
#include "core/record/comment.h"
#include "ui/board/board_geometry.h"

#include <QColor>

#include <optional>

class QPainter;

namespace ui {

QColor markColor(record::MarkColor color);
// Plain green, Shift red, Ctrl yellow, Alt blue.
record::MarkColor markColorFor(Qt::KeyboardModifiers modifiers);

// The markup with an arrow (or a circle, when from = to) drawn into it: drawing the same again takes it away,
// another colour takes its place.
record::Markup withDrawn(record::Markup markup, record::Arrow drawn);

// The right button drawing an arrow or a circle.
class MarkupGesture {
public:
    void press(chess::Square square, record::MarkColor color);
    // True when the arrow changed. Off the board there is nothing to draw.
    bool move(std::optional<chess::Square> square);
    std::optional<record::Arrow> release();
    void cancel() { m_drawn.reset(); }
    bool isActive() const { return m_drawn.has_value(); }
    // What would be drawn if the button were let go here.
    std::optional<record::Arrow> preview() const { return m_onBoard ? m_drawn : std::nullopt; }

private:
    std::optional<record::Arrow> m_drawn;
    bool m_onBoard = true;
};

void paintMarkup(QPainter& painter, const BoardGeometry& geometry, const record::Markup& markup);

} // namespace ui
