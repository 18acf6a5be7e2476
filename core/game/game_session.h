#pragma once
#include "core/game/clock.h"
#include "core/game/game.h"

class QTimer;

namespace game {

struct Player {
    QString name;
};

// What may be chosen for a game besides the clock (house rules; later issues add to it).
struct HouseRules {
    enum class Takeback : std::uint8_t { Never, Asked, Free };
    Takeback takeback = Takeback::Asked;
};

struct GameSetup {
    std::array<Player, 2> players; // White, Black
    TimeControl control;
    HouseRules rules;
    chess::Position start;
    bool chess960 = false;
};

// A game being played: two players, a clock, the referee. The only place where a game ends.
class GameSession : public QObject {
    Q_OBJECT
public:
    // `now` gives the monotonic time; tests inject their own. The timer that lets flags fall asks the clock again.
    GameSession(Game& game, TimeSource now, QObject* parent = nullptr);

    // A new game on the table: always a new record.
    void start(const GameSetup& setup);
    bool isRunning() const;
    const GameSetup& setup() const { return m_setup; }
    const chess::Outcome& outcome() const { return m_outcome; }
    // For FlagFall, Resignation, IllegalMoves: whose flag, who resigned.
    std::optional<chess::Color> loser() const;
    const Clock& clock() const { return m_clock; }
    Clock::Face face(chess::Color side) const { return m_clock.face(side, m_now()); }

    enum class Refusal : std::uint8_t { None, GameOver, Paused, Illegal, FlagHasFallen, NotOffered, NothingToTakeBack, NotAllowed,
                                        NoSuchClaim };
    // `when` is the moment the piece was released; a move released before the flag fell stands.
    Refusal submitMove(chess::Move move, TimePoint when);
    Refusal resign(chess::Color who);
    Refusal offerDraw(chess::Color who);
    Refusal acceptDraw(chess::Color who);
    Refusal declineDraw(chess::Color who);
    std::optional<chess::Color> drawOfferedBy() const { return m_drawOfferedBy; }
    chess::Claims claims() const;
    Refusal claimThreefold();
    Refusal claimFiftyMoves();
    // One ply back with both clocks. With Takeback::Asked the opponent answers the request first.
    Refusal requestTakeback(chess::Color who);
    Refusal answerTakeback(bool granted);
    std::optional<chess::Color> takebackRequestedBy() const { return m_takebackRequestedBy; }
    void pause();
    void resume();
    void abandon();
    // Asks the clock now; the timer calls it, so may anyone.
    void checkFlag();

signals:
    void started();
    void movePlayed(record::NodeId node);
    void moveTakenBack(record::NodeId now);
    void clockChanged();                       // started, pressed, paused, edited, stopped: show it anew
    void drawOffered(chess::Color by);
    void drawDeclined(chess::Color by);
    void takebackRequested(chess::Color by);
    void takebackDeclined();
    void claimsChanged();
    void flagFell(chess::Color side);
    void ended(chess::Outcome outcome);

private:
    Game& m_game;
    TimeSource m_now;
    GameSetup m_setup;
    Clock m_clock;
    chess::Outcome m_outcome;
    std::optional<chess::Color> m_drawOfferedBy;
    std::optional<chess::Color> m_takebackRequestedBy;
    QTimer* m_flagTimer = nullptr;
};

} // namespace game
