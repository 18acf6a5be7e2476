#pragma once
#include "core/game/clock.h"

namespace game {

// Notices that the program did not run for a while: the computer slept, or the process stood still. Told two
// times, of a monotonic clock (which stands or runs during a sleep, as the system likes) and of the wall
// clock; a step of either beyond `tolerance`, or a difference between their steps, is a gap.
class SuspendWatch {
public:
    explicit SuspendWatch(Milliseconds tolerance = std::chrono::seconds(5)) : m_tolerance(tolerance) {}

    void restart(TimePoint monotonic, TimePoint wall);
    // The monotonic time of the last look before a gap, or nothing. To be called more often than the
    // tolerance.
    std::optional<TimePoint> look(TimePoint monotonic, TimePoint wall);

private:
    Milliseconds m_tolerance;
    TimePoint m_monotonic{0};
    TimePoint m_wall{0};
};

} // namespace game
