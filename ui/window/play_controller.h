#pragma once
#include "core/game/mate_referee.h"
#include "ui/clock/clock_display.h"
#include "ui/clock/player_plate.h"
#include "ui/settings/settings.h"
#include "ui/text/words.h"
#include "ui/window/board_user.h"
#include "ui/window/series.h"

class QMenu;

namespace ui {

class ActionRegistry;
class BoardColumn;
class ConductController;
class LineShow;

// Play mode: between a session and what the players see and press.
class PlayController : public QObject, public BoardUser {
    Q_OBJECT
public:
    PlayController(game::Game& game, game::GameSession& session, BoardColumn& column, ActionRegistry& actions,
                   game::MateReferee::Decide decide, QObject* parent = nullptr);

    // Only the active controller touches board and plates.
    void setActive(bool active);
    void applySettings(const Settings& settings);
    // A game without a clock, so that a move on the board at the first start just begins one.
    void startUntimed();
    // From the array that was chosen, or from a position.
    void start(const NewGameChoice& choice, const std::optional<chess::Position>& from = {});
    // The next game of the series; after the last one the same terms again with the colours changed.
    void rematch();
    // What follows is on the terms of the game on the table.
    void leaveSeries() { m_series.beginWith(m_session.setup()); }
    Series& series() { return m_series; }
    // The game or the series that goes on until a new one is begun, and what becomes of it then; else empty.
    QString whatANewGameStops() const;
    // Where the game that has just ended stands already; empty: nowhere.
    QString seriesFile() const;
    // Plays a mate that was still possible when the flag fell.
    void showMate();
    LineShow& lineShow() { return *m_show; }
    bool hasMoves() const;
    bool isRunning() const { return m_session.isRunning(); }
    text::Names names() const;
    void retranslate();
    void showBanner();
    ClockDisplay& clocks() { return m_clocks; }

    const chess::Position& position() const override { return m_game.position(); }
    QString play(chess::Move move, game::TimePoint when) override;
    std::optional<QString> takeGesture(chess::Square from, chess::Square to,
                                       std::optional<chess::PieceType> promotion,
                                       game::TimePoint when) override;
    QString whyClosed() const override;
    void step(int plies) override;
    void setMarkup(const record::Markup& markup) override;
    bool typeSign(const QString&) override { return false; }

signals:
    void newGameBegan();
    void gameEnded();
    void goesOnChanged(bool goesOn); // a game with a move or a clock that runs
    // How the series stands and which game it is in words; null: the game is not of a series.
    void seriesTold(const game::Match* match, const QString& where);

private:
    void connectSession();
    void connectActions();
    void begin(const game::GameSetup& setup);
    void showBoard();
    void showPlates();
    void showQuestions();
    void showActions();
    void showWho(chess::Color who);
    void showRematch();
    void answer(chess::Color who, PlayerPlate::Question which, bool yes);
    void report(game::GameSession::Refusal refusal);
    void connectReferee();
    void keepSeries(chess::Outcome outcome);
    void tellSeries();
    void stopShow();
    QString endingWords() const;
    void turnToMover();

    game::Game& m_game;
    game::GameSession& m_session;
    BoardColumn& m_column;
    ActionRegistry& m_actions;
    ClockDisplay m_clocks;
    ConductController* m_conduct;
    game::MateReferee* m_referee;
    LineShow* m_show;
    Series m_series;
    QString m_seriesFault; // the series could not be written
    QMenu* m_offerMenu;
    QMenu* m_resignMenu;
    Seats m_seats = Seats::Fixed;
    record::Markup m_markup; // drawn while playing: shown until the next move, not written down
    bool m_active = false;
};

} // namespace ui
