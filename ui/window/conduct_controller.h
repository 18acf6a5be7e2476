#pragma once
#include "core/game/game_session.h"
#include "ui/board/board_view_state.h"
#include "ui/text/words.h"

#include <QObject>

namespace ui {

class ActionRegistry;
class BoardColumn;
class PauseCurtain;

// What the players do beside moving, and what the house rules make of their gestures: touched men, the clock
// that is pressed, illegal moves, claims with their reasons, pauses, the arbiter's hand on the clocks.
class ConductController : public QObject {
    Q_OBJECT
public:
    ConductController(game::Game& game, game::GameSession& session, BoardColumn& column,
                      ActionRegistry& actions, QObject* parent = nullptr);

    void setActive(bool active);
    void setBoardHiddenInPause(bool hidden);
    // A gesture at the position of play, when the game is open; what there is to say.
    QString takeGesture(chess::Square from, chess::Square to, std::optional<chess::PieceType> promotion,
                        game::TimePoint when);
    // A legal move by any way: played, or claimed with.
    QString takeMove(chess::Move move, game::TimePoint when);
    // Leaves the gestures that mean something now.
    void shape(BoardViewState& state) const;
    void showActions(bool running, bool going, bool moved);
    void claim();
    // The last move back: at once while the clock is not pressed, else as the rules of the house say.
    void takeBack();

private:
    void connectActions();
    void connectSession();
    void touched(chess::Square square);
    void showTouches();
    void showPause();
    void pressClock(chess::Color who);
    void togglePause();
    void editClocks();
    void decide();
    void showBasis();
    void setClaiming(bool claiming);
    void showClaiming(bool claiming);
    QString claimWith(chess::Move move);
    QString refused(game::GameSession::Refusal refusal, chess::Move move) const;
    QString changeMove(chess::Square from, chess::Square to, std::optional<chess::PieceType> promotion,
                       game::TimePoint when);
    std::optional<chess::Position> beforeUnpressed() const;
    chess::Move unpressedMove() const;
    void say(const QString& text);
    text::Names names() const;

    game::Game& m_game;
    game::GameSession& m_session;
    BoardColumn& m_column;
    ActionRegistry& m_actions;
    PauseCurtain* m_curtain;
    bool m_active = false;
    QString m_touchWords; // said last about touched men
    QString m_penalty;    // to be said with the refusal that brought it
};

} // namespace ui
