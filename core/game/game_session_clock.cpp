#include "core/game/game_session.h"

#include <QPointer>
#include <QTimer>

// The clock of the game in play: pauses, edits, flags, and the timers that look after it.

namespace game {

using namespace std::chrono_literals;
using chess::Color;

namespace {

constexpr Milliseconds LongestTimer = 1h; // a QTimer counts in int

} // namespace

void GameSession::watchForSuspension(TimeSource wall)
{
    m_wall = std::move(wall);
    m_heartbeat->stop();
    armTimers();
}

void GameSession::setPaused(bool paused)
{
    m_paused = paused;
    tellClock();
    tell([this, paused] { emit pausedChanged(paused); });
}

void GameSession::pause()
{
    if (refusal(m_now()) != Refusal::None)
        return;
    m_clock.pause(m_now());
    setPaused(true);
    tellAll();
}

void GameSession::resume()
{
    if (!m_paused || refusal(m_now(), WhilePaused::Allowed) != Refusal::None)
        return;
    m_clock.resume(m_now());
    m_heartbeat->stop();
    setPaused(false);
    tellAll();
}

void GameSession::setRemaining(Color side, Milliseconds time)
{
    addTime(side, time - face(side).remaining);
}

void GameSession::addTime(Color side, Milliseconds time)
{
    const TimePoint now = m_now();
    if (refusal(now, WhilePaused::Allowed) != Refusal::None)
        return;
    m_clock.add(side, time, now);
    for (Clock& clock : m_turnClocks) {
        clock = clock.takenUpAt(now);
        clock.add(side, time, now);
    }
    tellClock();
    tellAll();
}

void GameSession::letFlagFall()
{
    const Color flagged = *m_clock.running();
    m_clock.stop(m_now());
    tell([this, flagged] { emit flagFell(flagged); });
    judge(flagged, chess::EndReason::FlagFall);
}

// Asks whether the opponent of the one who should lose can mate at all; the game stands still until the
// answer.
void GameSession::judge(Color loser, chess::EndReason reason)
{
    m_clock.stop(m_now());
    m_judged = Judged{loser, reason};
    tellClock();
    const auto question = ++m_question;
    m_judge(position(), ~loser, [self = QPointer(this), question](MateVerdict verdict) {
        if (self && self->m_question == question)
            self->decide(verdict);
    });
    if (m_question == question)
        tell([this] { emit judgingStarted(); });
    tellAll();
}

void GameSession::decide(MateVerdict verdict)
{
    if (!m_judged)
        return;
    const auto [loser, reason] = *m_judged;
    end(reason == chess::EndReason::FlagFall ? outcomeOnFlagFall(loser, verdict)
                                             : outcomeOnIllegalMoves(loser, verdict),
        loser);
}

void GameSession::checkFlag()
{
    if (refusal(m_now()) == Refusal::None)
        armTimers();
}

// A release of the mouse that happened before the fall may still wait in the queue: it has its turn first.
void GameSession::onFlagTimer()
{
    const auto fall = m_clock.flagFallsAt();
    if (fall && *fall <= m_now() && !m_inputHadItsTurn) {
        m_inputHadItsTurn = true;
        m_flagTimer->start(0ms);
        return;
    }
    checkFlag();
}

void GameSession::armTimers()
{
    const auto fall = isRunning() && !isJudging() ? m_clock.flagFallsAt() : std::nullopt;
    m_inputHadItsTurn = false;
    if (fall)
        m_flagTimer->start(std::clamp(*fall - m_now(), Milliseconds(0), LongestTimer));
    else
        m_flagTimer->stop();
    if (!fall || !m_wall) {
        m_heartbeat->stop();
    } else if (!m_heartbeat->isActive()) {
        m_suspendWatch.restart(m_now(), m_wall());
        m_heartbeat->start();
    }
}

// Time in which the program did not run is nobody's: the game is paused as it was before the gap (bug case
// C07).
void GameSession::lookForGap()
{
    if (!m_heartbeat->isActive() || m_busy || !m_wall)
        return;
    const auto lastSeen = m_suspendWatch.look(m_now(), m_wall());
    if (!lastSeen)
        return;
    m_clock.pause(*lastSeen);
    setPaused(true);
    tell([this] { emit suspensionNoticed(); });
    tellAll();
}

void GameSession::tellClock()
{
    armTimers();
    tell([this] { emit clockChanged(); });
}

} // namespace game
