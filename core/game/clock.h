#pragma once
#include "core/game/time_control.h"

#include <functional>

namespace game {

// Milliseconds of a monotonic clock since any fixed moment.
using TimePoint = std::chrono::milliseconds;
using TimeSource = std::function<TimePoint()>;

// std::chrono::steady_clock, for the running program; tests bring their own.
TimePoint monotonicNow();

// Both players' clocks as a pure value: it never asks for the time, it is told. What is shown is what is
// judged, because both come from face(). A copy is a snapshot; a takeback puts one back (takenUpAt()).
//
// On a timed side `remaining` is 0 exactly when the flag has fallen. So a control without main time shows the
// time that a move may take: its first increment, its delay, its byo-yomi period.
class Clock {
public:
    struct Face {
        bool timed = false;
        Milliseconds remaining{0}; // never below zero
        int stage = 0;             // index into SideControl::stages; the last one may be repeated
        int movesToGo = 0;         // to the end of the stage, 0 when it has no number of moves
        int periodsLeft = 0;       // byo-yomi: with the one that runs; 0 when the flag has fallen
        bool inPeriod = false;     // byo-yomi: the main time is used up
        bool flagFallen = false;
        bool inDelay = false;      // US delay: `remaining` stands still until delayLeft is used up
        Milliseconds delayLeft{0}; // of a delay or Bronstein bonus, for this move
        friend bool operator==(const Face&, const Face&) = default;
    };

    explicit Clock(const TimeControl& control = TimeControl::untimed());

    const TimeControl& control() const { return m_control; }
    Face face(chess::Color side, TimePoint now) const;
    Milliseconds remaining(chess::Color side, TimePoint now) const { return face(side, now).remaining; }
    std::optional<chess::Color> running() const { return m_running; }
    bool isPaused() const { return m_paused; }
    // What the side whose clock runs has used for its move so far, pauses not counted.
    Milliseconds moveTime(TimePoint now) const { return m_moveTime + elapsed(now); }

    // Starts `side`'s clock; nothing happens when it runs.
    void start(chess::Color side, TimePoint now);
    // The side whose clock runs has moved: its time is booked, increments and stages are dealt, the other one
    // runs. Returns the time that the move took. No effect on the clocks when the flag had fallen by `now`,
    // when they are paused or when none runs. A stamp from before the clock was started costs nothing and
    // counts from that start.
    Milliseconds press(TimePoint now);
    // Both stand still for good; start() may set one going again.
    void stop(TimePoint now);
    // Both stand still; resume() goes on where they were, within a delay too.
    void pause(TimePoint now);
    void resume(TimePoint now);
    // This state with time running from `now`, not paused.
    Clock takenUpAt(TimePoint now) const;
    // When the running side's flag falls if nothing happens; nothing when no clock runs or it is untimed.
    std::optional<TimePoint> flagFallsAt() const;
    bool hasFlagFallen(chess::Color side, TimePoint now) const { return face(side, now).flagFallen; }

    // The arbiter's hand. What results is at least one millisecond: a flag only falls by running out. In
    // byo-yomi a time longer than a period becomes main time. A delay keeps what is left of it. Nothing
    // happens on an untimed side.
    void setRemaining(chess::Color side, Milliseconds time, TimePoint now);
    void add(chess::Color side, Milliseconds time, TimePoint now);

    friend bool operator==(const Clock&, const Clock&) = default;

private:
    struct Side {
        Milliseconds main{0}; // as it was when the move began
        Milliseconds used{0}; // of this move, until m_since
        int stage = 0;
        int movesInStage = 0;
        int periods = 0;
        friend bool operator==(const Side&, const Side&) = default;
    };

    Side& at(chess::Color c) { return m_sides[std::size_t(chess::index(c))]; }
    const Side& at(chess::Color c) const { return m_sides[std::size_t(chess::index(c))]; }
    const Stage& stageOf(chess::Color c) const { return m_control.of(c).stages[std::size_t(at(c).stage)]; }
    Milliseconds elapsed(TimePoint now) const;
    Milliseconds allowance(chess::Color side) const;
    Milliseconds usedBy(chess::Color side, TimePoint now) const;
    void book(TimePoint now);
    void chargeMove(chess::Color side);
    void countMove(chess::Color side);
    void enterNextStage(chess::Color side);
    void settleHourglass();

    TimeControl m_control;
    std::array<Side, 2> m_sides;
    std::optional<chess::Color> m_running;
    TimePoint m_since{0};
    Milliseconds m_moveTime{0};
    bool m_paused = false;
};

} // namespace game
