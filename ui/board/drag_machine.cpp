#include "ui/board/drag_machine.h"

#include <QLineF>

#include <utility>

namespace ui {

void DragMachine::press(chess::Square square, QPointF position, bool canLift, bool wasSelected)
{
    m_phase = Phase::Pressed;
    m_origin = square;
    m_start = m_position = position;
    m_canLift = canLift;
    m_wasSelected = wasSelected;
}

bool DragMachine::move(QPointF position)
{
    m_position = position;
    if (m_phase != Phase::Pressed || !m_canLift || QLineF(m_start, position).length() < Threshold)
        return false;
    m_phase = Phase::Dragging;
    return true;
}

DragMachine::Phase DragMachine::release()
{
    return std::exchange(m_phase, Phase::Idle);
}

} // namespace ui
