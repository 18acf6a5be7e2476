#include "ui/window/play_controller.h"

#include "ui/actions/action_registry.h"
#include "ui/board/board_presenter.h"
#include "ui/board/board_widget.h"
#include "ui/clock/player_plate.h"
#include "ui/window/board_column.h"
#include "ui/window/conduct_controller.h"
#include "ui/window/line_show.h"
#include "ui/window/material.h"

#include <QMenu>
#include <QStandardPaths>

// This file: the game in play. How it ends, and what follows, is in play_ending.cpp.

namespace ui {

using chess::Color;
using game::GameSession;

PlayController::PlayController(game::Game& game, GameSession& session, BoardColumn& column,
                               ActionRegistry& actions, game::MateReferee::Decide decide, QObject* parent)
    : QObject(parent),
      m_game(game),
      m_session(session),
      m_column(column),
      m_actions(actions),
      m_clocks(session),
      m_conduct(new ConductController(game, session, column, actions, this)),
      m_referee(new game::MateReferee(session, {}, std::move(decide), this)),
      m_show(new LineShow(*column.board(), this)),
      m_offerMenu(new QMenu(&column)),
      m_resignMenu(new QMenu(&column))
{
    connectSession();
    connectActions();
    connectReferee();
    connect(&m_series, &Series::changed, this, &PlayController::showRematch);
}

void PlayController::connectSession()
{
    const auto showAll = [this] {
        showBoard();
        showPlates();
        showQuestions();
        showActions();
    };
    connect(&m_session, &GameSession::started, this, [this, showAll] {
        stopShow();
        if (!m_series.hasDealt(m_session.setup()))
            m_series.beginWith(m_session.setup()); // a game that came back after a crash
        m_markup = {};
        m_column.showBanner(false);
        showAll();
    });
    connect(&m_session, &GameSession::movePlayed, this, [this, showAll](record::NodeId node) {
        m_markup = {};
        m_game.goTo(node);
        showAll();
        turnToMover();
    });
    connect(&m_session, &GameSession::moveTakenBack, this, [this, showAll] {
        showAll();
        turnToMover();
    });
    connect(&m_session, &GameSession::clockChanged, this, [this, showAll] {
        showAll();
        turnToMover(); // where a move ends with the clock
    });
    connect(&m_session, &GameSession::pausedChanged, this, [this, showAll](bool paused) {
        if (m_active)
            m_column.say(paused ? text::refusal(GameSession::Refusal::Paused) : QString());
        showAll();
    });
    connect(&m_session, &GameSession::suspensionNoticed, this, [this] {
        if (m_active)
            m_column.say(tr("The computer was asleep: the game is paused."));
    });
    connect(&m_session, &GameSession::touchesChanged, this, &PlayController::showBoard);
    connect(&m_session, &GameSession::claimsChanged, this, &PlayController::showActions);
    connect(&m_session, &GameSession::drawOffered, this, &PlayController::showQuestions);
    connect(&m_session, &GameSession::drawDeclined, this, [this](Color by) {
        showQuestions();
        if (m_active)
            m_column.say(text::declinesDraw(names(), by));
    });
    connect(&m_session, &GameSession::takebackRequested, this, &PlayController::showQuestions);
    connect(&m_session, &GameSession::takebackDeclined, this, [this] {
        showQuestions();
        if (m_active)
            m_column.say(tr("The move stands."));
    });
    connect(&m_session, &GameSession::ended, this, [this, showAll](chess::Outcome) {
        showAll();
        if (m_active)
            m_column.board()->cancelInput();
        keepSeries(m_session.outcome());
        showBanner();
        emit gameEnded();
    });
    connect(&m_game, &game::Game::currentChanged, this, &PlayController::showBoard);
    for (const Color side : chess::AllColors)
        connect(m_column.plate(side), &PlayerPlate::answered, this,
                [this, side](PlayerPlate::Question which, bool yes) { answer(side, which, yes); });
}

void PlayController::connectActions()
{
    for (const Color side : chess::AllColors) {
        const QString suffix = side == Color::White ? QStringLiteral("White") : QStringLiteral("Black");
        QAction* offer =
            m_offerMenu->addAction(QString(), this, [this, side] { report(m_session.offerDraw(side)); });
        offer->setObjectName(QStringLiteral("offerDraw") + suffix);
        QAction* resign =
            m_resignMenu->addAction(QString(), this, [this, side] { report(m_session.resign(side)); });
        resign->setObjectName(QStringLiteral("resign") + suffix);
    }
    m_actions.action(ActionId::OfferDraw)->setMenu(m_offerMenu);
    m_actions.action(ActionId::Resign)->setMenu(m_resignMenu);
}

void PlayController::setActive(bool active)
{
    m_active = active;
    m_conduct->setActive(active);
    if (!active)
        stopShow();
    m_clocks.setPlates(active ? m_column.plate(Color::White) : nullptr,
                       active ? m_column.plate(Color::Black) : nullptr);
    if (active) {
        m_game.goTo(m_session.tip());
        showBoard();
        showPlates();
        showQuestions();
        showBanner(); // a game that is over keeps its rematch, a series its next game
    } else {
        for (const Color side : chess::AllColors)
            m_column.plate(side)->clearQuestions();
        m_column.showBanner(false);
    }
    showActions();
}

void PlayController::applySettings(const Settings& settings)
{
    m_seats = settings.seats;
    m_conduct->setBoardHiddenInPause(settings.newGame.hideBoardInPause); // also of a game that came back
    m_series.setFolder(settings.seriesFolder.isEmpty()
                           ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) +
                                 QStringLiteral("/Adoube")
                           : settings.seriesFolder);
    m_clocks.setLowTime(std::chrono::seconds(settings.lowTimeSeconds));
    m_clocks.refresh();
}

void PlayController::startUntimed()
{
    game::GameSetup setup;
    setup.control = game::TimeControl::untimed();
    m_series.beginWith(setup);
    begin(setup);
}

void PlayController::start(const NewGameChoice& choice, const std::optional<chess::Position>& from)
{
    m_conduct->setBoardHiddenInPause(choice.hideBoardInPause);
    m_series.begin(choice, from);
    begin(m_series.nextGame());
}

void PlayController::begin(const game::GameSetup& setup)
{
    m_session.start(setup);
    const auto array = setup.chess960 ? game::chess960Number(setup.start) : std::nullopt;
    m_column.say(array ? tr("Chess960, position %1").arg(*array) : QString());
    showRematch();
    if (m_seats == Seats::TurnToMover)
        m_column.setFlipped(m_game.position().sideToMove() == Color::Black);
    emit newGameBegan();
}

bool PlayController::hasMoves() const
{
    return m_game.record().mainChild(record::NodeId::Root) != record::NodeId::None;
}

text::Names PlayController::names() const
{
    const auto& players = m_session.setup().players;
    return {{players[0].name, players[1].name}};
}

QString PlayController::whyClosed() const
{
    if (!m_session.isRunning())
        return text::refusal(GameSession::Refusal::GameOver);
    if (m_session.isPaused())
        return text::refusal(GameSession::Refusal::Paused);
    if (m_game.current() != m_session.tip())
        return tr("This is an earlier position. Go to the last move to play on.");
    return {};
}

QString PlayController::play(chess::Move move, game::TimePoint when)
{
    const QString closed = whyClosed();
    return closed.isEmpty() ? m_conduct->takeMove(move, when) : closed;
}

std::optional<QString> PlayController::takeGesture(chess::Square from, chess::Square to,
                                                   std::optional<chess::PieceType> promotion,
                                                   game::TimePoint when)
{
    if (!whyClosed().isEmpty())
        return std::nullopt;
    return m_conduct->takeGesture(from, to, promotion, when);
}

void PlayController::step(int plies)
{
    for (; plies > 0 && m_game.goNext(); --plies) {
    }
    for (; plies < 0 && m_game.goPrevious(); ++plies) {
    }
}

void PlayController::setMarkup(const record::Markup& markup)
{
    m_markup = markup;
    showBoard();
}

void PlayController::showBoard()
{
    if (!m_active)
        return;
    stopShow();
    const record::NodeId at = m_game.current();
    PositionPresenter::Extras extras;
    if (at != record::NodeId::Root)
        extras.lastMove = m_game.record().node(at).move;
    extras.markup = m_markup;
    const bool open = whyClosed().isEmpty();
    extras.mayMove = {open, open};
    BoardViewState state = PositionPresenter::present(m_game.position(), extras);
    m_conduct->shape(state);
    m_column.board()->setState(state);
    const Material material = materialOf(m_game.record().startPosition(), m_game.position());
    for (const Color side : chess::AllColors) {
        m_column.plate(side)->setCaptured(material.takenBy[std::size_t(chess::index(side))],
                                          side == Color::White ? material.whiteAhead : -material.whiteAhead);
        m_column.plate(side)->setTurn(m_session.isRunning() && m_session.onTurn() == side);
    }
    showActions();
}

void PlayController::showPlates()
{
    if (!m_active)
        return;
    for (const Color side : chess::AllColors)
        m_column.plate(side)->setName(names().of(side));
}

void PlayController::showQuestions()
{
    if (!m_active)
        return;
    const auto offer = m_session.drawOfferedBy();
    const auto takeback = m_session.takebackRequestedBy();
    using Question = PlayerPlate::Question;
    for (const Color side : chess::AllColors) {
        PlayerPlate* plate = m_column.plate(side);
        if (m_session.isRunning() && offer == ~side)
            plate->ask(Question::Draw, tr("Draw?", "offered to this player"), tr("Accept"), tr("Decline"));
        else
            plate->clearQuestion(Question::Draw);
        if (m_session.isRunning() && takeback == ~side)
            plate->ask(Question::Takeback, tr("Take back?", "asked of this player"), tr("Allow"),
                       tr("Refuse"));
        else
            plate->clearQuestion(Question::Takeback);
    }
    showActions();
}

void PlayController::showActions()
{
    const bool running = m_active && m_session.isRunning();
    const bool going = running && !m_session.isPaused();
    const bool moved = hasMoves();
    m_actions.action(ActionId::OfferDraw)->setEnabled(going && moved && !m_session.drawOfferedBy());
    m_actions.action(ActionId::Resign)->setEnabled(going && moved);
    m_conduct->showActions(running, going, moved);
    for (const Color side : chess::AllColors)
        showWho(side);
    showRematch();
    emit goesOnChanged(m_session.isRunning() && (moved || m_session.clock().control().isTimed()));
}

void PlayController::showWho(Color who)
{
    const int at = chess::index(who);
    m_offerMenu->actions()[at]->setText(text::offersDraw(names(), who));
    m_resignMenu->actions()[at]->setText(text::resigns(names(), who));
}

// A game that is over has one that follows it, and so has a series that came back after the program was
// ended.
void PlayController::showRematch()
{
    const bool next = m_series.isSeries() && !m_series.isOver();
    const bool waits = next && !m_series.hasDealt(m_session.setup()) && !hasMoves();
    QAction* action = m_actions.action(ActionId::Rematch);
    action->setText(next ? tr("Ne&xt game of the series") : tr("Re&match"));
    action->setEnabled((!m_session.isRunning() && m_session.outcome().isOver()) || waits);
    tellSeries();
}

void PlayController::answer(Color who, PlayerPlate::Question which, bool yes)
{
    if (!m_active)
        return;
    if (which == PlayerPlate::Question::Draw)
        report(yes ? m_session.acceptDraw(who) : m_session.declineDraw(who));
    else if (m_session.takebackRequestedBy() == ~who)
        report(m_session.answerTakeback(yes));
}

void PlayController::report(GameSession::Refusal refusal)
{
    if (refusal != GameSession::Refusal::None)
        m_column.say(text::refusal(refusal));
    showQuestions();
}

void PlayController::turnToMover()
{
    if (!m_active || m_seats != Seats::TurnToMover || !m_session.isRunning())
        return;
    m_column.setFlippedWhenSettled(m_session.onTurn() == Color::Black);
}

void PlayController::retranslate()
{
    showPlates();
    showQuestions();
    showActions();
    m_clocks.refresh();
    const bool bannerWasShown = m_column.isBannerShown();
    if (m_active && bannerWasShown)
        showBanner();
    else if (m_active)
        m_column.say({});
}

} // namespace ui
