#pragma once
#include "core/game/time_control.h"

#include <functional>

namespace game {

// Milliseconds of a monotonic clock since any fixed moment.
using TimePoint = std::chrono::milliseconds;
using TimeSource = std::function<TimePoint()>;

// Both players' clocks as a pure value: it never asks for the time, it is told. What is shown is what is judged, because
// both come from remaining().
class Clock {
public:
    struct Face {
        Milliseconds remaining{0};   // never below zero
        int stage = 0;               // index into SideControl::stages
        int movesToGo = 0;           // to the end of the stage, 0 when it has no number of moves
        int periodsLeft = 0;         // byo-yomi
        bool flagFallen = false;
        bool inDelay = false;        // the delay runs, not the main time
        Milliseconds delayLeft{0};
    };

    explicit Clock(const TimeControl& control = TimeControl::untimed());

    const TimeControl& control() const { return m_control; }
    Face face(chess::Color side, TimePoint now) const;
    Milliseconds remaining(chess::Color side, TimePoint now) const { return face(side, now).remaining; }
    std::optional<chess::Color> running() const { return m_running; }
    bool isPaused() const;

    // Starts `side`'s clock; nothing happens when it runs.
    void start(chess::Color side, TimePoint now);
    // The side whose clock runs has moved: its time is booked, increments and stages are dealt, the other one runs.
    // Returns the time that the move took. No effect on the clocks when the flag had fallen by `now`.
    Milliseconds press(TimePoint now);
    void stop(TimePoint now);
    void pause(TimePoint now);
    void resume(TimePoint now);
    // When the running side's flag falls if nothing happens; nothing when no clock runs or it is untimed.
    std::optional<TimePoint> flagFallsAt() const;
    bool hasFlagFallen(chess::Color side, TimePoint now) const { return face(side, now).flagFallen; }

    // The arbiter's hand.
    void setRemaining(chess::Color side, Milliseconds time, TimePoint now);
    void add(chess::Color side, Milliseconds time, TimePoint now);

private:
    TimeControl m_control;
    std::optional<chess::Color> m_running;
    // To be filled in.
};

} // namespace game
