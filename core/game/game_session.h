#pragma once
#include "core/game/clock.h"
#include "core/game/flag_fall.h"
#include "core/game/game_line.h"
#include "core/game/game_recorder.h"
#include "core/game/suspend_watch.h"
#include "core/game/touch_move.h"

#include <QObject>

#include <deque>

class QTimer;

namespace game {

// A game being played: two players, a clock, the referee. The only place where a game ends.
//
// Everything that happens is first made so, in here and in the Game, and then told: a slot may call back into
// the session, and what that causes is told after what is being told. Only from slots of the Game's own
// signals, in the middle of a change, is the answer Busy.
class GameSession : public QObject {
    Q_OBJECT
public:
    // `now` gives the monotonic time; tests inject their own. The timer that lets flags fall asks the clock
    // again.
    GameSession(Game& game, TimeSource now, QObject* parent = nullptr);
    // Who says whether a side can still mate; the material alone (judgeByMaterial) unless told otherwise.
    void setMateJudge(MateJudge judge) { m_judge = std::move(judge); }
    // From now on a gap in the run of time, as when the computer sleeps, pauses the game where it began.
    // `wall` is the wall clock in milliseconds. Not on by default: a test moves its time by steps.
    void watchForSuspension(TimeSource wall);

    // A new game on the table: always a new record. What was on is dropped.
    void start(const GameSetup& setup);
    // How far the turn had come in which a game was interrupted.
    struct InterruptedTurn {
        Milliseconds moveTime{0}; // Clock::moveTime()
        std::array<std::optional<Milliseconds>, 2>
            remaining; // as shown; only needed when an arbiter changed it since
    };
    // Goes on with a game from its record (after a crash): its main line is played again with the times of
    // its comments. It is paused. False, and nothing is changed, when the main line holds a move that cannot
    // be played.
    bool resumeGame(const GameSetup& setup, const record::Record& record, const InterruptedTurn& turn);
    bool isRunning() const { return m_started && !m_outcome.isOver(); }
    bool isPaused() const { return m_paused; }
    // A flag has fallen, or a second illegal move was made, and the judge has not answered yet.
    bool isJudging() const { return m_judged.has_value(); }
    const GameSetup& setup() const { return m_setup; }
    const chess::Outcome& outcome() const { return m_outcome; }
    // For FlagFall, Resignation, IllegalMoves and Checkmate: whose flag, who resigned; also with
    // FlagFallCannotMate.
    std::optional<chess::Color> loser() const { return m_loser; }
    const Clock& clock() const { return m_clock; }
    Clock::Face face(chess::Color side) const { return m_clock.face(side, m_now()); }
    TimePoint now() const { return m_now(); }

    // The game in play, wherever somebody looks in the record meanwhile.
    const GameLine& line() const { return m_line; }
    const chess::Position& position() const { return m_line.position(); }
    record::NodeId tip() const { return m_recorder.tip(); }
    // Who has to act: to move or, with a made move, to press the clock.
    chess::Color onTurn() const;
    // What may be submitted now: the legal moves, fewer when men were touched or a move was declared.
    chess::MoveList allowedMoves() const;

    enum class Refusal : std::uint8_t {
        None,
        GameOver,
        Busy,
        Paused,
        Illegal, // lastIllegalReason() says why
        FlagHasFallen,
        TouchedMan,         // another man was touched first (FIDE 4.3)
        TouchedBeforeClaim, // (9.4)
        MustPlayDeclaredMove,
        PressClockFirst,
        NothingToPress,
        NotYourTurn,
        NotOffered,
        AlreadyOffered,
        NothingToTakeBack,
        NotAllowed,
        NoSuchClaim,
    };
    // `when` is the moment the piece was released; a move released before the flag fell stands.
    Refusal submitMove(chess::Move move, TimePoint when);
    // The same for a gesture that may be illegal: the one to call when illegal moves are penalized (R23).
    Refusal attemptMove(chess::Square from, chess::Square to, std::optional<chess::PieceType> promotion,
                        TimePoint when);
    chess::IllegalReason lastIllegalReason() const { return m_illegalReason; }
    int illegalMoves(chess::Color side) const { return m_illegalMoves[std::size_t(chess::index(side))]; }

    // Press-the-clock (R26): completes the made move. Before the first move it starts the clock of the side
    // to move.
    Refusal pressClock(chess::Color who, TimePoint when);
    bool hasUnpressedMove() const { return m_unpressed; }
    // Takes the made move back while the clock is not pressed; not with touch-move (FIDE 4.7).
    Refusal unmakeMove();

    // Touch-move (R24): the player on turn touches a man. Nothing happens when the rule is off or a man is
    // adjusted.
    void touch(chess::Square square);
    // "J'adoube": the next touch is free.
    void sayJadoube();
    bool isAdjusting() const { return m_adjusting; }
    const TouchedMen& touchedMen() const { return m_touched; }

    Refusal resign(chess::Color who);
    // Stands until accepted, declined or the opponent has moved. Once a move of one's own. Answers a standing
    // offer of the opponent with yes.
    Refusal offerDraw(chess::Color who);
    Refusal acceptDraw(chess::Color who);
    Refusal declineDraw(chess::Color who);
    std::optional<chess::Color> drawOfferedBy() const { return m_drawOfferedBy; }

    // What the side to move may claim now.
    chess::Claims claims() const;
    // By the side to move, as things stand or with a declared move (FIDE 9.2, 9.3). An incorrect claim is an
    // offer of a draw (9.1.2.3), its declared move must be played, and with HouseRules::claimPenalty the
    // opponent gets two minutes. line().basis() says what the claim rests on.
    Refusal claimThreefold(std::optional<chess::Move> declared = {});
    Refusal claimFiftyMoves(std::optional<chess::Move> declared = {});
    std::optional<chess::Move> declaredMove() const { return m_declared; }
    // The next move is going to be shown to declare it: showing it touches no man. Ends with the claim or
    // with the turn. A man touched before forbids it (9.4).
    Refusal setDeclaring(bool declaring);
    bool isDeclaring() const { return m_declaring; }

    // One ply back, both clocks as they were when its player began to think. With Takeback::Asked the
    // opponent answers the request first.
    Refusal requestTakeback(chess::Color who);
    Refusal answerTakeback(bool granted);
    std::optional<chess::Color> takebackRequestedBy() const { return m_takebackRequestedBy; }

    void pause();
    void resume();
    // The arbiter's hand on a clock; it also holds for positions that are gone back to.
    void setRemaining(chess::Color side, Milliseconds time);
    void addTime(chess::Color side, Milliseconds time);
    // The arbiter ends the game; his reason, if he gives one, is written behind the last move.
    void adjudicate(chess::Result result, const QString& reason = {});
    const QString& arbitersReason() const { return m_arbitersReason; }
    void abandon();
    // A search has found that nobody can mate from this position (FIDE 5.2.2): ends the game if it is still
    // on the board.
    void deadPositionProved(const chess::Position& position);
    // Asks the clock now; the timer calls it, so may anyone.
    void checkFlag();

signals:
    void started();
    void movePlayed(record::NodeId node); // with press-the-clock: made, not yet pressed
    void moveTakenBack(record::NodeId now);
    void clockChanged(); // started, pressed, paused, edited, stopped: show it anew
    void pausedChanged(bool paused);
    void suspensionNoticed(); // and paused
    void drawOffered(chess::Color by);
    void drawDeclined(chess::Color by);
    void takebackRequested(chess::Color by);
    void takebackDeclined();
    void claimsChanged();
    void declaringChanged(bool declaring);
    void claimRefused(chess::Color by);
    void touchesChanged(); // touched men, J'adoube, a declared move: other moves are allowed
    void illegalMoveMade(chess::Color by, int count);
    void flagFell(chess::Color side);
    void judgingStarted();
    void ended(chess::Outcome outcome);

private:
    enum class WhilePaused : std::uint8_t { Refused, Allowed };
    Refusal refusal(TimePoint when, WhilePaused paused = WhilePaused::Refused);
    Refusal moveRefusal(chess::Move move);
    Refusal refuseIllegal(chess::Square from, chess::Square to, std::optional<chess::PieceType> promotion);
    Refusal claimRefusal();
    void stopDeclaring();
    Refusal claim(bool chess::Claims::*which, std::optional<chess::Move> declared, chess::EndReason reason);
    void refuseClaim(std::optional<chess::Move> declared);
    void reset(const GameSetup& setup);
    std::optional<GameLine> replay(const record::Record& record) const;
    TimePoint replayClock(const record::Record& record);
    TimePoint beforeFall(TimePoint time, Milliseconds thought) const;
    void correct(chess::Color side, std::optional<Milliseconds> written, TimePoint time);
    void play(chess::Move move, TimePoint when, chess::Outcome claimed = {});
    Milliseconds completeMove(TimePoint when);
    void recordTimes(chess::Color mover, Milliseconds took, TimePoint when);
    void takeBackNow(std::optional<chess::Color> standingOffer = {});
    void setPaused(bool paused);
    void setOutcome(chess::Outcome outcome, std::optional<chess::Color> loser, TimePoint when);
    void end(chess::Outcome outcome, std::optional<chess::Color> loser = {}, const QString& reason = {});
    void letFlagFall();
    void judge(chess::Color loser, chess::EndReason reason);
    void decide(MateVerdict verdict);
    void lookForGap();
    void armTimers();
    void onFlagTimer();
    // Facts to be told when everything is done.
    void tell(std::function<void()> fact) { m_facts.push_back(std::move(fact)); }
    void tellClock();
    void tellAll();

    struct Judged {
        chess::Color loser;
        chess::EndReason reason;
    };

    Game& m_game;
    TimeSource m_now;
    MateJudge m_judge = judgeByMaterial;
    GameRecorder m_recorder;
    GameSetup m_setup;
    GameLine m_line;
    Clock m_clock;
    std::vector<Clock> m_turnClocks; // as each turn began, the present one last
    bool m_started = false;
    bool m_paused = false;
    bool m_unpressed = false;
    chess::Outcome m_outcome;
    std::optional<chess::Color> m_loser;
    std::optional<Judged> m_judged;
    std::uint64_t m_question = 0; // which question to the judge an answer belongs to

    std::optional<chess::Color> m_drawOfferedBy;
    std::optional<chess::Color> m_offerToRecord; // with the next move of that side
    std::array<int, 2> m_offerPly{-1, -1};
    std::optional<chess::Color> m_takebackRequestedBy;
    std::optional<chess::Move> m_declared;
    bool m_declaring = false;
    TouchedMen m_touched;
    bool m_adjusting = false;
    chess::IllegalReason m_illegalReason = chess::IllegalReason::None;
    std::array<int, 2> m_illegalMoves{};
    QString m_arbitersReason;

    QTimer* m_flagTimer;
    bool m_inputHadItsTurn = false;
    QTimer* m_heartbeat;
    TimeSource m_wall;
    SuspendWatch m_suspendWatch;
    bool m_busy = false;
    bool m_telling = false;
    std::deque<std::function<void()>> m_facts;
};

} // namespace game
