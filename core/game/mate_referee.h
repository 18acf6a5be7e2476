#pragma once
#include "core/chess/winnability.h"
#include "core/game/game_session.h"

#include <QPointer>
#include <QThreadPool>
#include <QTimer>

#include <stop_token>

namespace game {

// Answers for a session whether mate is still possible: after each move in a thread of its own while the
// players think, and when a flag falls (FIDE 5.2.2, 6.9). A position that is dead ends the game; nobody ever
// waits for it.
class MateReferee : public QObject {
    Q_OBJECT
public:
    using Decide = std::function<chess::WinnabilityVerdict(const chess::Position&, chess::Color,
                                                           const chess::WinnabilityLimits&)>;
    struct Limits {
        std::uint64_t atOnce = 3'000;        // nodes before a flag's question goes to the other thread
        std::uint64_t inThought = 500'000;   // nodes while the players think
        std::uint64_t afterFlag = 2'000'000; // nodes when a flag has fallen
        Milliseconds progress{1'000};        // when judgingTakesLong() is told
        Milliseconds patience{10'000};       // then the answer is "undecided"
    };
    explicit MateReferee(GameSession& session, QObject* parent = nullptr)
        : MateReferee(session, Limits(), chess::decideWinnability, parent)
    {
    }
    MateReferee(GameSession& session, const Limits& limits, Decide decide, QObject* parent = nullptr);
    ~MateReferee() override;

    // What the last fallen flag, or second illegal move, has brought to light.
    struct Judgement {
        chess::Position position;
        chess::Color winner = chess::Color::White;
        chess::Winnability answer = chess::Winnability::Undecided;
        std::vector<chess::Move> mate; // a line to mate when it is winnable
    };
    const std::optional<Judgement>& lastJudgement() const { return m_judgement; }

signals:
    void judgingTakesLong();

private:
    struct Question {
        chess::Position position;
        std::array<std::optional<chess::WinnabilityVerdict>, 2> verdicts; // by winner
    };
    void consider();
    void think();
    void judge(const chess::Position& position, chess::Color winner, std::function<void(MateVerdict)> answer);
    void finish(chess::WinnabilityVerdict verdict);
    void ask(chess::Color winner, std::uint64_t nodes, std::function<void(chess::WinnabilityVerdict)> answer);
    void cancel();
    std::optional<chess::WinnabilityVerdict>& verdictFor(chess::Color winner)
    {
        return m_question.verdicts[std::size_t(chess::index(winner))];
    }

    GameSession& m_session;
    QPointer<GameSession> m_sessionLives; // a window lets its session go first
    Limits m_limits;
    Decide m_decide;
    Question m_question;
    std::uint64_t m_asked = 0; // which search an answer belongs to
    std::stop_source m_stop;
    std::optional<Judgement> m_judgement;
    std::function<void(MateVerdict)> m_answer;
    QTimer m_progress;
    QTimer m_patience;
    QThreadPool m_pool; // the last one: it waits for its thread
};

// Would people doubt that `winner` can mate here: no queen, no rook, few pieces, and no pawn that can step?
bool isMateSurprising(const chess::Position& p, chess::Color winner);

} // namespace game
