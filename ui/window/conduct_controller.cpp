#include "ui/window/conduct_controller.h"

#include "ui/actions/action_registry.h"
#include "ui/board/board_presenter.h"
#include "ui/board/board_widget.h"
#include "ui/clock/player_plate.h"
#include "ui/dialogs/basis_dialog.h"
#include "ui/dialogs/clock_edit_dialog.h"
#include "ui/dialogs/decision_dialog.h"
#include "ui/text/conduct_words.h"
#include "ui/window/board_column.h"
#include "ui/window/pause_curtain.h"

namespace ui {

using chess::Color;
using game::GameSession;
using Refusal = GameSession::Refusal;

ConductController::ConductController(game::Game& game, GameSession& session, BoardColumn& column,
                                     ActionRegistry& actions, QObject* parent)
    : QObject(parent),
      m_game(game),
      m_session(session),
      m_column(column),
      m_actions(actions),
      m_curtain(new PauseCurtain(column.board()))
{
    connectActions();
    connectSession();
}

void ConductController::connectActions()
{
    const auto on = [this](ActionId id, auto slot) {
        connect(m_actions.action(id), &QAction::triggered, this, slot);
    };
    on(ActionId::PressClock, [this] { pressClock(m_session.onTurn()); });
    on(ActionId::Jadoube, [this] { m_session.sayJadoube(); });
    on(ActionId::Claim, &ConductController::claim);
    on(ActionId::ClaimWithMove, &ConductController::setClaiming);
    on(ActionId::ShowBasis, &ConductController::showBasis);
    on(ActionId::TakeBack, &ConductController::takeBack);
    on(ActionId::Pause, &ConductController::togglePause);
    on(ActionId::EditClocks, &ConductController::editClocks);
    on(ActionId::Decide, &ConductController::decide);
    connect(m_curtain, &PauseCurtain::resumeWanted, this, &ConductController::togglePause);
    connect(m_column.board(), &BoardWidget::manTouched, this, &ConductController::touched);
    for (const Color side : chess::AllColors)
        connect(m_column.plate(side), &PlayerPlate::clockClicked, this, [this, side] { pressClock(side); });
}

void ConductController::connectSession()
{
    connect(&m_session, &GameSession::declaringChanged, this, &ConductController::showClaiming);
    connect(&m_session, &GameSession::pausedChanged, this, &ConductController::showPause);
    connect(&m_session, &GameSession::illegalMoveMade, this, [this](Color by, int count) {
        m_penalty = count < 2 ? text::illegalMovePenalty(names(), by) : QString();
    });
    connect(&m_session, &GameSession::touchesChanged, this, &ConductController::showTouches);
}

void ConductController::setActive(bool active)
{
    m_active = active;
    showPause();
}

void ConductController::setBoardHiddenInPause(bool hidden)
{
    m_curtain->setHiding(hidden);
    showPause();
}

void ConductController::showPause()
{
    m_curtain->setVisible(m_session.isPaused() && m_active);
}

void ConductController::say(const QString& text)
{
    if (m_active)
        m_column.say(text);
}

text::Names ConductController::names() const
{
    const auto& players = m_session.setup().players;
    return {{players[0].name, players[1].name}};
}

void ConductController::touched(chess::Square square)
{
    if (m_active && m_game.current() == m_session.tip() && !m_session.hasUnpressedMove())
        m_session.touch(square);
}

void ConductController::showTouches()
{
    const auto& touched = m_session.touchedMen();
    QString words;
    if (m_session.isAdjusting())
        words = tr("J’adoube: the next touch is free.");
    else if (!touched.squares().empty() && m_session.isRunning())
        words = text::touched(m_session.position(), touched.binding(m_session.position()));
    else if (m_touchWords.isEmpty() || m_column.said() != m_touchWords)
        return;
    m_touchWords = words;
    say(words);
}

QString ConductController::takeGesture(chess::Square from, chess::Square to,
                                       std::optional<chess::PieceType> promotion, game::TimePoint when)
{
    if (m_session.hasUnpressedMove())
        return changeMove(from, to, promotion, when);
    const chess::Position position = m_session.position();
    if (const auto move = PositionPresenter::moveFor(position, from, to, promotion))
        return takeMove(*move, when);
    const QString reason =
        text::illegal(chess::whyIllegal(position, from, to, promotion), position.pieceAt(from), from, to);
    if (m_session.isDeclaring())
        return reason;
    m_penalty.clear();
    const Refusal refusal = m_session.attemptMove(from, to, promotion, when);
    if (!m_session.isRunning())
        return m_column.said(); // the second one has ended the game
    const QString said = refusal == Refusal::Illegal ? reason : text::refusal(refusal);
    return m_penalty.isEmpty() ? said : said + QLatin1Char(' ') + m_penalty;
}

QString ConductController::takeMove(chess::Move move, game::TimePoint when)
{
    if (m_session.isDeclaring())
        return claimWith(move);
    const Refusal refusal = m_session.submitMove(move, when);
    return m_session.isRunning() ? refused(refusal, move) : m_column.said(); // a move that ends the game
}

QString ConductController::refused(Refusal refusal, chess::Move move) const
{
    if (refusal == Refusal::TouchedMan)
        return text::touchedFirst(m_session.position(), m_session.touchedMen(), move);
    return text::refusal(refusal);
}

std::optional<chess::Position> ConductController::beforeUnpressed() const
{
    if (!m_session.hasUnpressedMove())
        return std::nullopt;
    return m_game.record().positionAt(m_game.record().node(m_session.tip()).parent);
}

chess::Move ConductController::unpressedMove() const
{
    return m_session.line().move(m_session.line().plies() - 1);
}

// Until the clock is pressed the man that moved may go elsewhere, or back.
QString ConductController::changeMove(chess::Square from, chess::Square to,
                                      std::optional<chess::PieceType> promotion, game::TimePoint when)
{
    const auto before = beforeUnpressed();
    const chess::Move made = unpressedMove();
    const bool sameMan = from == (made.isCastling() ? made.kingTarget() : made.to());
    if (!before || !sameMan)
        return text::refusal(Refusal::PressClockFirst);
    const auto other = PositionPresenter::moveFor(*before, made.from(), to, promotion);
    if (to != made.from() && !other)
        return text::illegal(chess::whyIllegal(*before, made.from(), to, promotion),
                             before->pieceAt(made.from()), made.from(), to);
    if (m_session.unmakeMove() != Refusal::None)
        return tr("The man was let go: with touch-move the move stands.");
    return other ? refused(m_session.submitMove(*other, when), *other) : QString();
}

void ConductController::shape(BoardViewState& state) const
{
    if (!m_session.isRunning() || m_game.current() != m_session.tip())
        return;
    if (const auto before = beforeUnpressed()) {
        const chess::Move made = unpressedMove();
        const Color mover = m_session.onTurn();
        state.destinations = {};
        state.promotions = {};
        state.sideToMove = mover;
        const bool open = !m_session.isPaused();
        state.mayMove = {open, open}; // also those that may not move now: to say why
        const BoardViewState earlier = PositionPresenter::present(*before, {});
        const auto now = std::size_t((made.isCastling() ? made.kingTarget() : made.to()).index());
        const auto then = std::size_t(made.from().index());
        if (m_session.setup().rules.touchMove)
            return;
        state.destinations[now] = earlier.destinations[then];
        state.destinations[now] |= made.from();
        state.promotions[now] = earlier.promotions[then];
        return;
    }
    for (const chess::Square s : m_session.touchedMen().binding(m_session.position()))
        state.touched |= s;
    std::array<chess::Bitboard, 64> allowed{};
    for (const chess::Move move : m_session.allowedMoves()) {
        allowed[std::size_t(move.from().index())] |= move.to();
        if (move.isCastling())
            allowed[std::size_t(move.from().index())] |= move.kingTarget();
    }
    for (std::size_t i = 0; i < allowed.size(); ++i) {
        state.destinations[i] &= allowed[i];
        state.promotions[i] &= allowed[i];
    }
}

void ConductController::pressClock(Color who)
{
    if (!m_active || !m_session.isRunning() || m_session.isPaused())
        return;
    const bool rule = m_session.setup().rules.pressClock;
    if (!rule && m_session.clock().running())
        return; // nothing is to be pressed in this game
    const Refusal refusal = m_session.pressClock(who, m_session.now());
    say(text::refusal(refusal));
}

void ConductController::claim()
{
    const chess::Claims claims = m_session.claims();
    const auto basis = m_session.line().basis();
    const Refusal refusal =
        claims.fiftyMoves && !claims.threefold ? m_session.claimFiftyMoves() : m_session.claimThreefold();
    if (refusal == Refusal::NoSuchClaim)
        say(text::claimRefused(basis, false, m_session.setup().rules.claimPenalty));
    else if (refusal != Refusal::None)
        say(text::refusal(refusal));
}

void ConductController::setClaiming(bool claiming)
{
    if (const Refusal refusal = m_session.setDeclaring(claiming); refusal != Refusal::None) {
        showClaiming(false);
        say(text::refusal(refusal));
    }
}

void ConductController::showClaiming(bool claiming)
{
    m_actions.action(ActionId::ClaimWithMove)->setChecked(claiming);
    if (claiming)
        say(tr("Make the move that you claim a draw with."));
    else if (m_session.isRunning())
        say({});
}

QString ConductController::claimWith(chess::Move move)
{
    const chess::Claims claims = m_session.line().claims(move);
    const auto basis = m_session.line().basis(move);
    const Refusal refusal = claims.fiftyMoves && !claims.threefold ? m_session.claimFiftyMoves(move)
                                                                   : m_session.claimThreefold(move);
    if (!m_session.isRunning())
        return m_column.said();
    return refusal == Refusal::NoSuchClaim
               ? text::claimRefused(basis, true, m_session.setup().rules.claimPenalty)
               : text::refusal(refusal);
}

void ConductController::showBasis()
{
    auto* dialog = new BasisDialog(m_session.line().basis(), m_session.line().start(), m_column.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &BasisDialog::plyChosen, this, [this](int ply) {
        const auto line = m_game.record().mainLine();
        if (ply == 0)
            m_game.goTo(record::NodeId::Root);
        else if (std::size_t(ply) <= line.size())
            m_game.goTo(line[std::size_t(ply) - 1]);
    });
    dialog->show(); // the game goes on meanwhile
}

void ConductController::takeBack()
{
    if (m_session.hasUnpressedMove()) {
        if (m_session.unmakeMove() != Refusal::None)
            say(tr("The man was let go: with touch-move the move stands."));
        return;
    }
    say(text::refusal(m_session.requestTakeback(~m_session.position().sideToMove())));
}

void ConductController::togglePause()
{
    if (m_session.isPaused())
        m_session.resume();
    else
        m_session.pause();
}

void ConductController::editClocks()
{
    m_session.pause();
    ClockEditDialog::Times times;
    for (const Color side : chess::AllColors) {
        const game::Clock::Face face = m_session.face(side);
        if (face.timed)
            times[std::size_t(chess::index(side))] = face.remaining;
    }
    auto* dialog =
        new ClockEditDialog({names().of(Color::White), names().of(Color::Black)}, times, m_column.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const ClockEditDialog::Times changed = dialog->changed();
        for (const Color side : chess::AllColors) {
            if (const auto time = changed[std::size_t(chess::index(side))])
                m_session.setRemaining(side, *time);
        }
    });
    dialog->open();
}

// The arbiter stops the clocks to decide (FIDE 6.11.2). When he does not decide, they go on by Resume.
void ConductController::decide()
{
    m_session.pause();
    auto* dialog = new DecisionDialog(names(), m_column.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { m_session.adjudicate(dialog->decision(), dialog->reason()); });
    dialog->open();
}

void ConductController::showActions(bool running, bool going, bool moved)
{
    const game::HouseRules& rules = m_session.setup().rules;
    const bool timed = m_session.clock().control().isTimed();
    const bool unpressed = m_session.hasUnpressedMove();
    const chess::Claims claims = running ? m_session.claims() : chess::Claims();
    const bool mayClaim =
        going && moved && !unpressed && !m_session.declaredMove() && m_session.touchedMen().squares().empty();
    const auto enable = [this](ActionId id, bool on) { m_actions.action(id)->setEnabled(on); };

    QAction* claim = m_actions.action(ActionId::Claim);
    claim->setEnabled(mayClaim && (claims.any() || rules.claimPenalty));
    claim->setProperty("lit", mayClaim && claims.any());
    claim->setToolTip(claims.any() ? text::claim(claims)
                                   : tr("Possible at the third repetition or after fifty moves"));
    enable(ActionId::ClaimWithMove, mayClaim);
    enable(ActionId::ShowBasis, running && moved);
    enable(ActionId::TakeBack,
           going && moved &&
               (unpressed ? !rules.touchMove : rules.takeback != game::HouseRules::Takeback::Never));
    QAction* press = m_actions.action(ActionId::PressClock);
    press->setVisible(rules.pressClock);
    press->setEnabled(going && rules.pressClock && (unpressed || (timed && !m_session.clock().running())));
    press->setProperty("lit", unpressed);
    QAction* adoube = m_actions.action(ActionId::Jadoube);
    adoube->setVisible(rules.touchMove);
    adoube->setEnabled(going && rules.touchMove && !unpressed);
    adoube->setChecked(m_session.isAdjusting());
    QAction* pause = m_actions.action(ActionId::Pause);
    pause->setText(m_session.isPaused() ? tr("Res&ume") : tr("&Pause"));
    pause->setEnabled(running && timed && (moved || m_session.clock().running()));
    pause->setChecked(running && m_session.isPaused());
    enable(ActionId::EditClocks, running && timed);
    enable(ActionId::Decide, running && moved);
}

} // namespace ui
