#pragma once
#include "core/chess/types.h"

#include <QPointF>

#include <optional>

namespace ui {

// What the left button is doing: nothing, pressed on a square, or carrying a man. It knows no widget, so that
// each way out can be tested alone.
class DragMachine {
public:
    // Logical pixels the pointer travels before a press becomes a drag; less is a click.
    static constexpr qreal Threshold = 3;
    enum class Phase { Idle, Pressed, Dragging };

    Phase phase() const { return m_phase; }
    bool isDragging() const { return m_phase == Phase::Dragging; }
    // Where the button went down; only while not idle.
    chess::Square origin() const { return m_origin; }
    QPointF position() const { return m_position; }
    // Was the man selected before this press, so that a click on it lets it go?
    bool wasSelected() const { return m_wasSelected; }

    void press(chess::Square square, QPointF position, bool canLift, bool wasSelected);
    // Follows the pointer; true when just this step turned the press into a drag.
    bool move(QPointF position);
    // Back to idle; what the button was doing until now.
    Phase release();

private:
    Phase m_phase = Phase::Idle;
    chess::Square m_origin;
    QPointF m_start, m_position;
    bool m_canLift = false;
    bool m_wasSelected = false;
};

} // namespace ui
