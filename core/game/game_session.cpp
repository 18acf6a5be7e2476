#include "core/game/game_session.h"

#include <QPointer>
#include <QScopedValueRollback>
#include <QTimer>

// This file: a game's life, its moves and its clock. What players do beside moving is in
// game_session_conduct.cpp.

namespace game {

using namespace std::chrono_literals;
using chess::Color;
using chess::Move;

namespace {

std::optional<Color> loserOf(chess::Result result)
{
    if (result == chess::Result::WhiteWins)
        return Color::Black;
    if (result == chess::Result::BlackWins)
        return Color::White;
    return std::nullopt;
}

// A comment of the node that has the command.
template <typename Read>
std::optional<Milliseconds> timeOf(const record::Node& node, Read read)
{
    for (const std::string& comment : node.commentsAfter)
        if (const auto time = read(comment))
            return time;
    return std::nullopt;
}

} // namespace

GameSession::GameSession(Game& game, TimeSource now, QObject* parent)
    : QObject(parent),
      m_game(game),
      m_now(std::move(now)),
      m_recorder(game),
      m_flagTimer(new QTimer(this)),
      m_heartbeat(new QTimer(this))
{
    m_flagTimer->setSingleShot(true);
    m_flagTimer->setTimerType(Qt::PreciseTimer);
    connect(m_flagTimer, &QTimer::timeout, this, &GameSession::onFlagTimer);
    m_heartbeat->setInterval(1s);
    connect(m_heartbeat, &QTimer::timeout, this, &GameSession::lookForGap);
}

void GameSession::reset(const GameSetup& setup)
{
    m_facts.clear();
    m_setup = setup;
    m_line = GameLine(setup.start);
    m_clock = Clock(setup.control);
    m_turnClocks = {m_clock};
    m_started = true;
    m_paused = m_unpressed = m_adjusting = false;
    m_outcome = {};
    m_loser.reset();
    m_judged.reset();
    ++m_question;
    m_drawOfferedBy.reset();
    m_offerToRecord.reset();
    m_offerPly = {-1, -1};
    m_takebackRequestedBy.reset();
    m_declared.reset();
    stopDeclaring();
    m_touched.clear();
    m_illegalReason = chess::IllegalReason::None;
    m_illegalMoves = {};
    m_arbitersReason.clear();
    m_heartbeat->stop();
}

void GameSession::start(const GameSetup& setup)
{
    if (m_busy) {
        QTimer::singleShot(0, this, [this, setup] { start(setup); });
        return;
    }
    reset(setup);
    if (setup.rules.clockStart == HouseRules::ClockStart::AtOnce) {
        m_clock.start(onTurn(), m_now());
        m_turnClocks = {m_clock};
    }
    const chess::Outcome outcome = m_line.automaticOutcome();
    if (outcome.isOver())
        setOutcome(outcome, loserOf(outcome.result), m_now());
    {
        QScopedValueRollback busy(m_busy, true);
        m_recorder.begin(setup);
        if (outcome.isOver())
            m_recorder.finish(outcome);
    }
    tell([this] { emit started(); });
    tellClock();
    tell([this] { emit claimsChanged(); });
    if (outcome.isOver())
        tell([this, outcome] { emit ended(outcome); });
    tellAll();
}

std::optional<GameLine> GameSession::replay(const record::Record& record) const
{
    GameLine line(record.startPosition());
    for (const record::NodeId node : record.mainLine()) {
        const Move move = record.node(node).move;
        if (move.isNull() || !line.position().isLegal(move))
            return std::nullopt;
        line.push(move);
    }
    return line;
}

// Presses the clock as the comments tell. They are in tenths of a second, so that a small difference is not
// one.
TimePoint GameSession::replayClock(const record::Record& record)
{
    TimePoint time{0};
    Color mover = m_line.start().sideToMove();
    for (const record::NodeId id : record.mainLine()) {
        const record::Node& node = record.node(id);
        m_clock.start(mover, time);
        time = beforeFall(time, timeOf(node, record::elapsedOf).value_or(0ms));
        m_clock.press(time);
        correct(mover, timeOf(node, record::clockOf), time);
        m_turnClocks.push_back(m_clock);
        mover = ~mover;
    }
    return time;
}

// `time` and what was thought, but not so long that the flag falls.
TimePoint GameSession::beforeFall(TimePoint time, Milliseconds thought) const
{
    const TimePoint latest = m_clock.flagFallsAt().value_or(TimePoint::max()) - 1ms;
    return std::max(time, std::min(time + std::clamp(thought, 0ms, SideControl::LongestTime), latest));
}

// Sets a clock that is off by more than the rounding of what is written.
void GameSession::correct(Color side, std::optional<Milliseconds> written, TimePoint time)
{
    if (written && std::chrono::abs(*written - m_clock.remaining(side, time)) > 100ms)
        m_clock.setRemaining(side, *written, time);
}

bool GameSession::resumeGame(const GameSetup& setup, const record::Record& record,
                             const InterruptedTurn& turn)
{
    const auto line = replay(record);
    if (!line || m_busy)
        return false;
    reset(setup);
    m_setup.start = record.startPosition();
    m_line = *line;
    const TimePoint time = beforeFall(replayClock(record), turn.moveTime);
    m_clock.pause(time);
    for (const Color side : chess::AllColors)
        correct(side, turn.remaining[std::size_t(chess::index(side))], time);
    m_paused = true;
    const chess::Outcome outcome = m_line.automaticOutcome();
    if (outcome.isOver())
        setOutcome(outcome, loserOf(outcome.result), time);
    {
        QScopedValueRollback busy(m_busy, true);
        m_recorder.adopt(record);
        if (outcome.isOver())
            m_recorder.finish(outcome);
    }
    tell([this] { emit started(); });
    tellClock();
    tell([this, paused = m_paused] { emit pausedChanged(paused); });
    tell([this] { emit claimsChanged(); });
    if (outcome.isOver())
        tell([this, outcome] { emit ended(outcome); });
    tellAll();
    return true;
}

Color GameSession::onTurn() const
{
    const Color toMove = m_line.position().sideToMove();
    return m_unpressed ? ~toMove : toMove;
}

// What forbids any action at `when`. Lets a flag fall that has run out.
GameSession::Refusal GameSession::refusal(TimePoint when, WhilePaused paused)
{
    if (m_busy)
        return Refusal::Busy;
    if (!isRunning())
        return Refusal::GameOver;
    if (isJudging())
        return Refusal::FlagHasFallen;
    lookForGap();
    if (m_paused && paused == WhilePaused::Refused)
        return Refusal::Paused;
    if (const auto running = m_clock.running(); running && m_clock.hasFlagFallen(*running, when)) {
        letFlagFall();
        return Refusal::FlagHasFallen;
    }
    return Refusal::None;
}

chess::MoveList GameSession::allowedMoves() const
{
    if (!isRunning() || isJudging() || m_unpressed)
        return {};
    if (m_declared) {
        chess::MoveList only;
        only.push(*m_declared);
        return only;
    }
    return m_setup.rules.touchMove ? m_touched.allowedMoves(position()) : position().legalMoves();
}

// What forbids this legal move: a claim or a touch before it. The move's own man is touched by making it.
GameSession::Refusal GameSession::moveRefusal(Move move)
{
    if (m_declared && *m_declared != move)
        return Refusal::MustPlayDeclaredMove;
    if (!m_setup.rules.touchMove || m_declared)
        return Refusal::None;
    TouchedMen touched = m_touched;
    touched.touch(position(), move.from());
    return touched.allowedMoves(position()).contains(move) ? Refusal::None : Refusal::TouchedMan;
}

GameSession::Refusal GameSession::submitMove(Move move, TimePoint when)
{
    when = std::min(when, m_now());
    if (const Refusal r = refusal(when); r != Refusal::None)
        return r;
    if (m_unpressed)
        return Refusal::PressClockFirst;
    if (move.isNull() || !position().isLegal(move))
        return refuseIllegal(move.from(), move.to(),
                             move.isPromotion() ? std::optional(move.promotionType()) : std::nullopt);
    if (const Refusal r = moveRefusal(move); r != Refusal::None)
        return r;
    play(move, when);
    return Refusal::None;
}

GameSession::Refusal GameSession::attemptMove(chess::Square from, chess::Square to,
                                              std::optional<chess::PieceType> promotion, TimePoint when)
{
    if (const auto move = chess::findMove(position(), from, to, promotion))
        return submitMove(*move, when);
    if (const Refusal r = refusal(std::min(when, m_now())); r != Refusal::None)
        return r;
    return m_unpressed ? Refusal::PressClockFirst : refuseIllegal(from, to, promotion);
}

// Plays a legal and allowed move; `claimed` is a draw that was claimed with it.
void GameSession::play(Move move, TimePoint when, chess::Outcome claimed)
{
    const Color mover = onTurn();
    const bool lapses = m_drawOfferedBy == ~mover;
    const bool recordsOffer = m_offerToRecord == mover;
    if (!m_clock.running())
        m_clock.start(mover, when);
    m_line.push(move);
    const chess::Outcome outcome = claimed.isOver() ? claimed : m_line.automaticOutcome();
    m_unpressed = m_setup.rules.pressClock && !outcome.isOver();
    const Milliseconds took = m_unpressed ? 0ms : completeMove(when);
    if (lapses)
        m_drawOfferedBy.reset();
    if (recordsOffer)
        m_offerToRecord.reset();
    m_takebackRequestedBy.reset();
    m_declared.reset();
    stopDeclaring();
    m_touched.clear();
    m_adjusting = false;
    if (outcome.isOver())
        setOutcome(outcome, loserOf(outcome.result), when);
    {
        QScopedValueRollback busy(m_busy, true);
        m_recorder.addMove(move);
        if (!m_unpressed)
            recordTimes(mover, took, when);
        if (recordsOffer)
            m_recorder.markDrawOffer(mover);
        if (outcome.isOver())
            m_recorder.finish(outcome);
    }
    tell([this, node = tip()] { emit movePlayed(node); });
    if (lapses)
        tell([this, mover] { emit drawDeclined(mover); });
    tell([this] { emit touchesChanged(); });
    tell([this] { emit claimsChanged(); });
    tellClock();
    if (outcome.isOver())
        tell([this, outcome] { emit ended(outcome); });
    tellAll();
}

// The clock's part of a completed move.
Milliseconds GameSession::completeMove(TimePoint when)
{
    const Milliseconds took = m_clock.press(when);
    m_turnClocks.push_back(m_clock);
    return took;
}

void GameSession::recordTimes(Color mover, Milliseconds took, TimePoint when)
{
    const Clock::Face face = m_clock.face(mover, when);
    m_recorder.setTimes(face.timed ? std::optional(face.remaining) : std::nullopt, took);
}

GameSession::Refusal GameSession::pressClock(Color who, TimePoint when)
{
    when = std::min(when, m_now());
    if (const Refusal r = refusal(when); r != Refusal::None)
        return r;
    if (m_unpressed) {
        if (who != onTurn())
            return Refusal::NotYourTurn;
        m_unpressed = false;
        const Milliseconds took = completeMove(when);
        QScopedValueRollback busy(m_busy, true);
        recordTimes(who, took, when);
    } else if (!m_clock.running()) {
        m_clock.start(onTurn(), when);
    } else {
        return Refusal::NothingToPress;
    }
    tellClock();
    tell([this] { emit claimsChanged(); });
    tellAll();
    return Refusal::None;
}

// Ends the game in here; the record and those who listen come later.
void GameSession::setOutcome(chess::Outcome outcome, std::optional<Color> loser, TimePoint when)
{
    m_clock.stop(when);
    m_outcome = outcome;
    m_loser = loser;
    m_paused = m_unpressed = m_adjusting = false;
    m_judged.reset();
    ++m_question;
    m_drawOfferedBy.reset();
    m_offerToRecord.reset();
    m_takebackRequestedBy.reset();
    m_declared.reset();
    stopDeclaring();
    m_touched.clear();
}

void GameSession::end(chess::Outcome outcome, std::optional<Color> loser, const QString& reason)
{
    const TimePoint now = m_now();
    const bool unpressed = m_unpressed;
    const Color mover = onTurn();
    const auto offerer = m_offerToRecord;
    const bool wasPaused = m_paused;
    setOutcome(outcome, loser ? loser : loserOf(outcome.result), now);
    {
        QScopedValueRollback busy(m_busy, true);
        if (unpressed)
            recordTimes(mover, m_clock.moveTime(now), now);
        // Offered before a move that is not made any more: it goes to the last move of the one who offered,
        // not to the last move of the game, which is the other's.
        if (offerer)
            m_recorder.markDrawOffer(*offerer);
        m_recorder.finish(outcome, reason.simplified().toStdString());
    }
    tellClock();
    if (wasPaused)
        tell([this] { emit pausedChanged(false); });
    tell([this] { emit claimsChanged(); });
    tell([this, outcome] { emit ended(outcome); });
    tellAll();
}

void GameSession::abandon()
{
    if (isRunning() && !m_busy)
        end({chess::Result::Unfinished, chess::EndReason::Abandoned});
}

void GameSession::adjudicate(chess::Result result, const QString& reason)
{
    if (!isRunning() || m_busy)
        return;
    m_arbitersReason = reason.simplified();
    end({result, chess::EndReason::Adjudication}, {}, reason);
}

void GameSession::deadPositionProved(const chess::Position& position)
{
    if (isRunning() && !m_busy && !isJudging() && position == m_line.position())
        end({chess::Result::Draw, chess::EndReason::DeadPosition});
}

void GameSession::tellAll()
{
    if (m_telling)
        return;
    m_telling = true;
    const QPointer self(this);
    while (self && !m_facts.empty()) {
        const auto fact = std::move(m_facts.front());
        m_facts.pop_front();
        fact();
    }
    if (self)
        m_telling = false;
}

} // namespace game
