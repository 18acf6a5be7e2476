#include "core/game/mate_referee.h"

namespace game {

using chess::Color;
using chess::Winnability;
using chess::WinnabilityVerdict;

namespace {

MateVerdict asMateVerdict(Winnability answer)
{
    switch (answer) {
    case Winnability::Winnable:
        return MateVerdict::Possible;
    case Winnability::Unwinnable:
        return MateVerdict::Impossible;
    case Winnability::Undecided:
        break;
    }
    return MateVerdict::Undecided;
}

} // namespace

MateReferee::MateReferee(GameSession& session, const Limits& limits, Decide decide, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_sessionLives(&session),
      m_limits(limits),
      m_decide(std::move(decide))
{
    m_pool.setMaxThreadCount(1);
    m_progress.setSingleShot(true);
    m_patience.setSingleShot(true);
    connect(&m_progress, &QTimer::timeout, this, &MateReferee::judgingTakesLong);
    connect(&m_patience, &QTimer::timeout, this, [this] { finish({}); });
    connect(&session, &GameSession::started, this, [this] {
        m_judgement.reset();
        m_answer = nullptr;
        consider();
    });
    connect(&session, &GameSession::movePlayed, this, &MateReferee::consider);
    connect(&session, &GameSession::moveTakenBack, this, &MateReferee::consider);
    connect(&session, &GameSession::ended, this, [this] {
        m_answer = nullptr;
        cancel();
    });
    session.setMateJudge(
        [this](const chess::Position& position, Color winner, std::function<void(MateVerdict)> answer) {
            judge(position, winner, std::move(answer));
        });
}

MateReferee::~MateReferee()
{
    if (m_sessionLives)
        m_session.setMateJudge(judgeByMaterial);
    cancel();
    m_pool.waitForDone();
}

void MateReferee::cancel()
{
    ++m_asked;
    m_stop.request_stop();
    m_pool.clear();
    m_progress.stop();
    m_patience.stop();
}

// A position has come on the board: the quick form at once, the full one beside the game.
void MateReferee::consider()
{
    cancel();
    m_question = {m_session.position(), {}};
    if (!m_session.isRunning())
        return;
    const chess::Position& position = m_question.position;
    for (const Color side : chess::AllColors) {
        if (chess::isCertainlyUnwinnable(position, side))
            verdictFor(side) = WinnabilityVerdict{Winnability::Unwinnable, {}, 0};
    }
    think();
}

void MateReferee::think()
{
    const auto cannot = [this](Color side) {
        return verdictFor(side) && verdictFor(side)->answer == Winnability::Unwinnable;
    };
    if (cannot(Color::White) && cannot(Color::Black)) {
        m_session.deadPositionProved(m_question.position);
        return;
    }
    for (const Color side : chess::AllColors) {
        if (verdictFor(side))
            continue;
        ask(side, m_limits.inThought, [this, side](WinnabilityVerdict verdict) {
            verdictFor(side) = std::move(verdict);
            think();
        });
        return;
    }
}

// One search at a time; the answer of one that was cancelled is not told.
void MateReferee::ask(Color winner, std::uint64_t nodes, std::function<void(WinnabilityVerdict)> answer)
{
    cancel();
    m_stop = {};
    const auto asked = m_asked;
    const chess::WinnabilityLimits limits{nodes, m_stop.get_token()};
    m_pool.start([this, asked, limits, winner, position = m_question.position, decide = m_decide,
                  answer = std::move(answer)] {
        if (limits.stop.stop_requested())
            return;
        WinnabilityVerdict verdict = decide(position, winner, limits);
        // The destructor waits for this thread, so `this` is still there.
        QMetaObject::invokeMethod(
            this,
            [this, asked, answer, verdict = std::move(verdict)] {
                if (m_asked == asked)
                    answer(verdict);
            },
            Qt::QueuedConnection);
    });
}

void MateReferee::judge(const chess::Position& position, Color winner,
                        std::function<void(MateVerdict)> answer)
{
    if (!(m_question.position == position))
        m_question = {position, {}};
    cancel();
    m_answer = std::move(answer);
    m_judgement = Judgement{position, winner, Winnability::Undecided, {}};
    std::optional<WinnabilityVerdict>& known = verdictFor(winner);
    if (!known || known->answer == Winnability::Undecided)
        known = m_decide(position, winner, {m_limits.atOnce, {}});
    if (known->answer != Winnability::Undecided) {
        finish(*known);
        return;
    }
    ask(winner, m_limits.afterFlag, [this](const WinnabilityVerdict& verdict) { finish(verdict); });
    m_progress.start(m_limits.progress);
    m_patience.start(m_limits.patience);
}

void MateReferee::finish(WinnabilityVerdict verdict)
{
    cancel();
    if (!m_answer)
        return;
    m_judgement->answer = verdict.answer;
    m_judgement->mate = std::move(verdict.line);
    const auto answer = std::exchange(m_answer, nullptr);
    answer(asMateVerdict(verdict.answer));
}

bool isMateSurprising(const chess::Position& p, Color winner)
{
    int pieces = 0;
    for (int i = 0; i < 64; ++i) {
        const auto man = p.pieceAt(chess::Square(i));
        if (!man || man->color != winner || man->type == chess::PieceType::King)
            continue;
        if (man->type == chess::PieceType::Queen || man->type == chess::PieceType::Rook)
            return false;
        const int ahead = i + (winner == Color::White ? 8 : -8);
        if (man->type == chess::PieceType::Pawn) {
            if (!p.pieceAt(chess::Square(ahead)))
                return false;
            continue;
        }
        ++pieces;
    }
    return pieces <= 2;
}

} // namespace game
