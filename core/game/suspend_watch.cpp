#include "core/game/suspend_watch.h"

namespace game {

void SuspendWatch::restart(TimePoint monotonic, TimePoint wall)
{
    m_monotonic = monotonic;
    m_wall = wall;
}

std::optional<TimePoint> SuspendWatch::look(TimePoint monotonic, TimePoint wall)
{
    const TimePoint last = m_monotonic;
    const Milliseconds step = monotonic - m_monotonic;
    const Milliseconds wallStep = wall - m_wall;
    restart(monotonic, wall);
    const bool gap = step > m_tolerance || std::chrono::abs(wallStep - step) > m_tolerance;
    return gap ? std::optional(last) : std::nullopt;
}

} // namespace game
