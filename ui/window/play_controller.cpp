#include "ui/window/play_controller.h"

#include "ui/actions/action_registry.h"
#include "ui/board/board_presenter.h"
#include "ui/board/board_widget.h"
#include "ui/clock/player_plate.h"
#include "ui/window/board_column.h"
#include "ui/window/end_banner.h"
#include "ui/window/material.h"

#include <QMenu>
#include <QRandomGenerator>

namespace ui {

using chess::Color;
using game::GameSession;

PlayController::PlayController(game::Game& game, GameSession& session, BoardColumn& column,
                               ActionRegistry& actions, QObject* parent)
    : QObject(parent),
      m_game(game),
      m_session(session),
      m_column(column),
      m_actions(actions),
      m_clocks(session),
      m_offerMenu(new QMenu(&column)),
      m_resignMenu(new QMenu(&column))
{
    connectSession();
    connectActions();
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
    connect(&m_session, &GameSession::clockChanged, this, showAll);
    connect(&m_session, &GameSession::pausedChanged, this, [this, showAll](bool paused) {
        if (m_active)
            m_column.say(paused ? text::refusal(GameSession::Refusal::Paused) : QString());
        showAll();
    });
    connect(&m_session, &GameSession::suspensionNoticed, this, [this] {
        if (m_active)
            m_column.say(tr("The computer was asleep: the game is paused."));
    });
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
        showBanner();
        emit gameEnded();
    });
    connect(&m_game, &game::Game::currentChanged, this, &PlayController::showBoard);
    for (const Color side : chess::AllColors)
        connect(m_column.plate(side), &PlayerPlate::answered, this,
                [this, side](bool yes) { answer(side, yes); });
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
    connect(m_actions.action(ActionId::Claim), &QAction::triggered, this, &PlayController::claim);
    connect(m_actions.action(ActionId::TakeBack), &QAction::triggered, this,
            [this] { report(m_session.requestTakeback(~m_session.position().sideToMove())); });
    connect(m_actions.action(ActionId::Pause), &QAction::triggered, this, &PlayController::togglePause);
}

void PlayController::setActive(bool active)
{
    m_active = active;
    m_clocks.setPlates(active ? m_column.plate(Color::White) : nullptr,
                       active ? m_column.plate(Color::Black) : nullptr);
    if (active) {
        m_game.goTo(m_session.tip());
        showBoard();
        showPlates();
        showQuestions();
    } else {
        for (const Color side : chess::AllColors)
            m_column.plate(side)->clearQuestion();
        m_column.showBanner(false);
    }
    showActions();
}

void PlayController::applySettings(const Settings& settings)
{
    m_seats = settings.seats;
    m_clocks.setLowTime(std::chrono::seconds(settings.lowTimeSeconds));
    m_clocks.refresh();
}

void PlayController::startUntimed()
{
    game::GameSetup setup;
    setup.control = game::TimeControl::untimed();
    begin(setup);
}

void PlayController::start(const NewGameChoice& choice)
{
    game::GameSetup setup;
    const bool swap = choice.colors == ColorChoice::ByLot && QRandomGenerator::system()->bounded(2) == 1;
    setup.players[0].name = choice.names[swap ? 1 : 0];
    setup.players[1].name = choice.names[swap ? 0 : 1];
    setup.control =
        game::TimeControl::fromPgn(choice.timeControl.toStdString()).value_or(game::TimeControl::untimed());
    setup.rules.takeback = choice.takeback;
    begin(setup);
}

void PlayController::rematch()
{
    game::GameSetup setup = m_session.setup();
    std::swap(setup.players[0], setup.players[1]);
    if (setup.control.isOdds())
        std::swap(setup.control.sides[0], setup.control.sides[1]); // the time goes with the player
    setup.start = chess::Position();
    begin(setup);
}

void PlayController::begin(const game::GameSetup& setup)
{
    m_session.start(setup);
    m_column.say({});
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
    return closed.isEmpty() ? text::refusal(m_session.submitMove(move, when)) : closed;
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
    const record::NodeId at = m_game.current();
    PositionPresenter::Extras extras;
    if (at != record::NodeId::Root)
        extras.lastMove = m_game.record().node(at).move;
    extras.markup = m_markup;
    const bool open = whyClosed().isEmpty();
    extras.mayMove = {open, open};
    m_column.board()->setState(PositionPresenter::present(m_game.position(), extras));
    const Material material = materialOf(m_game.record().startPosition(), m_game.position());
    for (const Color side : chess::AllColors)
        m_column.plate(side)->setCaptured(material.takenBy[std::size_t(chess::index(side))],
                                          side == Color::White ? material.whiteAhead : -material.whiteAhead);
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
    for (const Color side : chess::AllColors) {
        PlayerPlate* plate = m_column.plate(side);
        if (m_session.isRunning() && offer == ~side)
            plate->ask(tr("Draw?", "offered to this player"), tr("Accept"), tr("Decline"));
        else if (m_session.isRunning() && takeback == ~side)
            plate->ask(tr("Take back?", "asked of this player"), tr("Allow"), tr("Refuse"));
        else
            plate->clearQuestion();
    }
    showActions();
}

void PlayController::showActions()
{
    const bool running = m_active && m_session.isRunning();
    const bool going = running && !m_session.isPaused();
    const bool moved = hasMoves();
    const chess::Claims claims = running ? m_session.claims() : chess::Claims();
    m_actions.action(ActionId::OfferDraw)->setEnabled(going && moved && !m_session.drawOfferedBy());
    m_actions.action(ActionId::Resign)->setEnabled(going && moved);
    QAction* claim = m_actions.action(ActionId::Claim);
    claim->setEnabled(going && claims.any());
    claim->setProperty("lit", claim->isEnabled());
    claim->setToolTip(claims.any() ? text::claim(claims)
                                   : tr("Possible at the third repetition or after fifty moves"));
    m_actions.action(ActionId::TakeBack)
        ->setEnabled(going && moved && m_session.setup().rules.takeback != game::HouseRules::Takeback::Never);
    QAction* pause = m_actions.action(ActionId::Pause);
    pause->setEnabled(running && m_session.clock().control().isTimed() &&
                      (moved || m_session.clock().running()));
    pause->setChecked(running && m_session.isPaused());
    for (const Color side : chess::AllColors)
        showWho(side);
    emit goesOnChanged(m_session.isRunning() && (moved || m_session.clock().control().isTimed()));
}

void PlayController::showWho(Color who)
{
    const int at = chess::index(who);
    m_offerMenu->actions()[at]->setText(text::offersDraw(names(), who));
    m_resignMenu->actions()[at]->setText(text::resigns(names(), who));
}

void PlayController::answer(Color who, bool yes)
{
    if (!m_active)
        return;
    if (m_session.drawOfferedBy() == ~who)
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

void PlayController::claim()
{
    report(m_session.claims().threefold ? m_session.claimThreefold() : m_session.claimFiftyMoves());
}

void PlayController::togglePause()
{
    if (m_session.isPaused())
        m_session.resume();
    else
        m_session.pause();
}

void PlayController::turnToMover()
{
    if (!m_active || m_seats != Seats::TurnToMover || !m_session.isRunning())
        return;
    m_column.setFlippedWhenSettled(m_game.position().sideToMove() == Color::Black);
}

void PlayController::showBanner()
{
    if (m_session.isRunning() || !m_session.outcome().isOver())
        return;
    const chess::Outcome outcome = m_session.outcome();
    m_column.banner()->setWords(text::endingTitle(outcome, names()),
                                text::endingDetail(outcome, m_session.loser(), names()));
    if (!m_active)
        return;
    m_column.say(text::ending(outcome, m_session.loser(), names()));
    m_column.showBanner(true);
}

void PlayController::retranslate()
{
    showPlates();
    showQuestions();
    showActions();
    m_clocks.refresh();
    const bool bannerWasShown = !m_column.banner()->isHidden();
    if (m_active && bannerWasShown)
        showBanner();
    else if (m_active)
        m_column.say({});
}

} // namespace ui
