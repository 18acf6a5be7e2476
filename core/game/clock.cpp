#include "core/game/clock.h"

#include <algorithm>

// All kinds rest on one number, the allowance: how long the move of the side that is on may take before its
// flag falls. The flag has fallen when the time used for the move reaches it; everything shown is derived
// from the two.

namespace game {

namespace {

using namespace std::chrono_literals;
using chess::Color;

} // namespace

TimePoint monotonicNow()
{
    return std::chrono::duration_cast<Milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

Clock::Clock(const TimeControl& control) : m_control(control)
{
    for (Color c : chess::AllColors) {
        const SideControl& own = control.of(c);
        if (own.stages.empty())
            continue;
        const Stage& first = own.stages.front();
        at(c).main = first.time;
        at(c).periods = first.periods;
        // Without main time the first increment has to come first, or there would be nothing to move with.
        if (own.kind == ClockKind::Increment &&
            (own.bonusMoment == BonusMoment::BeforeMove || first.time == 0ms))
            at(c).main += first.bonus;
    }
}

Milliseconds Clock::elapsed(TimePoint now) const
{
    return m_running && !m_paused ? std::max(0ms, now - m_since) : 0ms;
}

Milliseconds Clock::usedBy(Color side, TimePoint now) const
{
    return at(side).used + (m_running == side ? elapsed(now) : 0ms);
}

Milliseconds Clock::allowance(Color side) const
{
    const Side& s = at(side);
    switch (m_control.of(side).kind) {
    case ClockKind::Untimed:
        return Milliseconds::max();
    case ClockKind::Increment:
    case ClockKind::Hourglass:
        return s.main;
    case ClockKind::Delay:
    case ClockKind::Bronstein:
        return s.main + stageOf(side).bonus;
    case ClockKind::ByoYomi:
        return s.main + s.periods * stageOf(side).bonus;
    }
    return 0ms;
}

Clock::Face Clock::face(Color side, TimePoint now) const
{
    Face face;
    const SideControl& control = m_control.of(side);
    if (!control.isTimed())
        return face;
    const Side& s = at(side);
    const Stage& stage = stageOf(side);
    const Milliseconds used = std::min(usedBy(side, now), allowance(side));
    const Milliseconds left = allowance(side) - used;
    face.timed = true;
    face.stage = s.stage;
    face.movesToGo = stage.moves > 0 ? stage.moves - s.movesInStage : 0;
    face.flagFallen = left == 0ms;
    face.remaining = left;
    if (control.kind == ClockKind::Delay || control.kind == ClockKind::Bronstein)
        face.delayLeft = std::max(0ms, stage.bonus - used);
    if (control.kind == ClockKind::Delay && s.main > 0ms) {
        face.remaining = std::min(left, s.main);
        face.inDelay = m_running == side && face.delayLeft > 0ms;
    }
    if (control.kind == ClockKind::Hourglass)
        face.remaining += std::min(usedBy(~side, now), allowance(~side));
    if (control.kind == ClockKind::ByoYomi && left > 0ms) {
        const bool inMain = used < s.main;
        face.inPeriod = !inMain;
        // Counted from the end, a period that has just begun is whole.
        face.periodsLeft = stage.bonus == 0ms ? 0
                           : inMain           ? s.periods
                                              : int((left + stage.bonus - 1ms) / stage.bonus);
        face.remaining = inMain ? s.main - used : left - (face.periodsLeft - 1) * stage.bonus;
    }
    return face;
}

void Clock::start(Color side, TimePoint now)
{
    if (m_running == side)
        return;
    book(now);
    m_running = side;
    m_since = now;
    m_moveTime = 0ms;
    m_paused = false;
}

Milliseconds Clock::press(TimePoint now)
{
    if (!m_running || m_paused)
        return 0ms;
    const Color mover = *m_running;
    const Milliseconds took = moveTime(now);
    if (hasFlagFallen(mover, now))
        return took;
    book(now);
    chargeMove(mover);
    countMove(mover);
    m_running = ~mover;
    m_moveTime = 0ms;
    return took;
}

// What has run since the last booking becomes part of `used`; time that seems to run backwards counts as
// standing.
void Clock::book(TimePoint now)
{
    const Milliseconds run = elapsed(now);
    if (m_running)
        at(*m_running).used += run;
    m_moveTime += run;
    m_since = std::max(m_since, now);
}

// Turns the time used for the move into what is left of the main time.
void Clock::chargeMove(Color side)
{
    Side& s = at(side);
    const Stage* stage = m_control.of(side).isTimed() ? &stageOf(side) : nullptr;
    switch (m_control.of(side).kind) {
    case ClockKind::Untimed:
        break;
    case ClockKind::Increment:
        s.main -= s.used;
        break;
    case ClockKind::Delay:
    case ClockKind::Bronstein:
        s.main -= std::max(0ms, s.used - stage->bonus);
        break;
    case ClockKind::ByoYomi:
        if (const Milliseconds over = s.used - s.main; over >= 0ms) {
            s.periods -= stage->bonus > 0ms ? int(over / stage->bonus) : 0;
            s.main = 0ms;
        } else {
            s.main -= s.used;
        }
        break;
    case ClockKind::Hourglass:
        s.main -= s.used;
        at(~side).main += s.used;
        break;
    }
    s.used = 0ms;
}

// Deals the increment and, after the last move of a stage, the time of the next one.
void Clock::countMove(Color side)
{
    const SideControl& control = m_control.of(side);
    if (!control.isTimed())
        return;
    Side& s = at(side);
    const Milliseconds ofThisStage = stageOf(side).bonus;
    if (++s.movesInStage == stageOf(side).moves)
        enterNextStage(side);
    if (control.kind == ClockKind::Increment)
        s.main += control.bonusMoment == BonusMoment::BeforeMove ? stageOf(side).bonus : ofThisStage;
}

void Clock::enterNextStage(Color side)
{
    Side& s = at(side);
    const auto& stages = m_control.of(side).stages;
    const bool repeated = std::size_t(s.stage) + 1 == stages.size();
    if (!repeated)
        ++s.stage;
    const Stage& stage = stageOf(side);
    s.movesInStage = 0;
    s.periods = stage.periods;
    // A repeated stage of a single move is how correspondence is written: each move has its time anew,
    // nothing is saved.
    s.main = (repeated && stage.moves == 1 ? 0ms : s.main) + stage.time;
}

void Clock::stop(TimePoint now)
{
    book(now);
    m_running.reset();
    m_paused = false;
}

void Clock::pause(TimePoint now)
{
    if (!m_running || m_paused)
        return;
    book(now);
    m_paused = true;
}

void Clock::resume(TimePoint now)
{
    if (!m_paused)
        return;
    m_paused = false;
    m_since = now;
}

Clock Clock::takenUpAt(TimePoint now) const
{
    Clock clock = *this;
    clock.m_since = now;
    clock.m_paused = false;
    return clock;
}

std::optional<TimePoint> Clock::flagFallsAt() const
{
    if (!m_running || m_paused || !m_control.of(*m_running).isTimed())
        return std::nullopt;
    return m_since + std::max(0ms, allowance(*m_running) - at(*m_running).used);
}

void Clock::setRemaining(Color side, Milliseconds time, TimePoint now)
{
    const ClockKind kind = m_control.of(side).kind;
    if (kind == ClockKind::Untimed)
        return;
    const Face before = face(side, now);
    book(now);
    time = std::max(time, 1ms);
    Side& s = at(side);
    const Milliseconds bonus = stageOf(side).bonus;
    switch (kind) {
    case ClockKind::Untimed:
        break;
    case ClockKind::Increment:
        s.main = time;
        s.used = 0ms;
        break;
    case ClockKind::Delay:
        s.main = time;
        s.used = std::min(s.used, bonus);
        break;
    case ClockKind::Bronstein:
        // Less than the bonus is a bonus that is partly used; the next move has it whole again.
        s.used = bonus - std::min(time, std::max(0ms, bonus - s.used));
        s.main = time - (bonus - s.used);
        break;
    case ClockKind::ByoYomi:
        s.periods = before.flagFallen ? 1 : before.periodsLeft;
        if ((before.inPeriod || before.flagFallen) && time <= bonus) {
            s.main = 0ms;
            s.used = bonus - time;
        } else {
            s.main = time;
            s.used = 0ms;
        }
        break;
    case ClockKind::Hourglass:
        settleHourglass();
        s.main = time;
        break;
    }
}

// The sand that has run so far lies in the other glass, as if both had just been set so.
void Clock::settleHourglass()
{
    for (Color c : chess::AllColors) {
        const Milliseconds run = std::min(at(c).used, at(c).main);
        at(c).main -= run;
        at(~c).main += run;
        at(c).used = 0ms;
    }
}

void Clock::add(Color side, Milliseconds time, TimePoint now)
{
    // A delay without main time shows the delay, which is not to become main time.
    const bool onlyDelay = m_control.of(side).kind == ClockKind::Delay && at(side).main == 0ms;
    setRemaining(side, (onlyDelay ? 0ms : remaining(side, now)) + time, now);
}

} // namespace game
