#include "core/game/game_session.h"

#include <QScopedValueRollback>

#include <utility>

// What players do beside moving: resign, offer, claim, ask for a move back, touch men, make illegal moves.

namespace game {

using chess::Color;
using chess::Move;

namespace {

// Did the player complete a move that is none? Taking hold of nothing or of the other side's men is not a
// move, nor is putting a man on one's own, nor a promotion whose piece is still to be named.
bool isIllegalMove(chess::IllegalReason reason)
{
    switch (reason) {
    case chess::IllegalReason::None:
    case chess::IllegalReason::NoManThere:
    case chess::IllegalReason::NotYourMan:
    case chess::IllegalReason::OwnManOnTarget:
    case chess::IllegalReason::PromotionMissing:
        return false;
    default:
        return true;
    }
}

} // namespace

GameSession::Refusal GameSession::refuseIllegal(chess::Square from, chess::Square to,
                                                std::optional<chess::PieceType> promotion)
{
    m_illegalReason = chess::whyIllegal(position(), from, to, promotion);
    if (!m_setup.rules.illegalMovePenalty || !isIllegalMove(m_illegalReason))
        return Refusal::Illegal;
    const Color offender = onTurn();
    const int count = ++m_illegalMoves[std::size_t(chess::index(offender))];
    tell([this, offender, count] { emit illegalMoveMade(offender, count); });
    if (count >= 2)
        judge(offender, chess::EndReason::IllegalMoves);
    else
        addTime(~offender, PenaltyTime);
    tellAll();
    return Refusal::Illegal;
}

GameSession::Refusal GameSession::unmakeMove()
{
    if (const Refusal r = refusal(m_now(), WhilePaused::Allowed); r != Refusal::None)
        return r;
    if (!m_unpressed)
        return Refusal::NothingToTakeBack;
    if (m_setup.rules.touchMove)
        return Refusal::TouchedMan;
    // Another move may be made, but an offer cannot be withdrawn (FIDE 9.1.2.1).
    takeBackNow(m_drawOfferedBy == onTurn() ? m_drawOfferedBy : std::nullopt);
    return Refusal::None;
}

void GameSession::touch(chess::Square square)
{
    if (!m_setup.rules.touchMove || m_busy || !isRunning() || isJudging() || m_paused || m_unpressed)
        return;
    if (m_declaring || m_declared)
        return; // shown, not touched (FIDE 9.2.1); and the move that was declared is the only one left
    if (m_adjusting)
        m_adjusting = false;
    else
        m_touched.touch(position(), square);
    tell([this] { emit touchesChanged(); });
    tellAll();
}

void GameSession::sayJadoube()
{
    if (!m_setup.rules.touchMove || m_busy || !isRunning() || isJudging() || m_paused)
        return;
    m_adjusting = true;
    tell([this] { emit touchesChanged(); });
    tellAll();
}

GameSession::Refusal GameSession::resign(Color who)
{
    if (const Refusal r = refusal(m_now(), WhilePaused::Allowed); r != Refusal::None)
        return r;
    end({chess::winFor(~who), chess::EndReason::Resignation}, who);
    return Refusal::None;
}

GameSession::Refusal GameSession::offerDraw(Color who)
{
    if (const Refusal r = refusal(m_now(), WhilePaused::Allowed); r != Refusal::None)
        return r;
    if (m_drawOfferedBy == ~who)
        return acceptDraw(who);
    int& offerPly = m_offerPly[std::size_t(chess::index(who))];
    if (m_drawOfferedBy == who || offerPly == m_line.plies())
        return Refusal::AlreadyOffered;
    m_drawOfferedBy = who;
    offerPly = m_line.plies();
    // The mark belongs to a move of the one who offers (FIDE 9.1.2.1: made on the board, the clock not yet
    // pressed). So it goes to the last one if it is his; an offer in his own time is valid too (9.1.2.1,
    // second sentence) and goes to the move that he makes next: only then is it known which one.
    if (m_line.plies() > 0 && position().sideToMove() != who) {
        QScopedValueRollback busy(m_busy, true);
        m_recorder.markDrawOffer(who);
    } else {
        m_offerToRecord = who;
    }
    tell([this, who] { emit drawOffered(who); });
    tellAll();
    return Refusal::None;
}

GameSession::Refusal GameSession::acceptDraw(Color who)
{
    if (const Refusal r = refusal(m_now(), WhilePaused::Allowed); r != Refusal::None)
        return r;
    if (m_drawOfferedBy != ~who)
        return Refusal::NotOffered;
    end({chess::Result::Draw, chess::EndReason::Agreement});
    return Refusal::None;
}

GameSession::Refusal GameSession::declineDraw(Color who)
{
    if (const Refusal r = refusal(m_now(), WhilePaused::Allowed); r != Refusal::None)
        return r;
    if (m_drawOfferedBy != ~who)
        return Refusal::NotOffered;
    m_drawOfferedBy.reset();
    tell([this, who] { emit drawDeclined(who); });
    tellAll();
    return Refusal::None;
}

chess::Claims GameSession::claims() const
{
    return isRunning() && !isJudging() && !m_unpressed && !m_declared ? m_line.claims() : chess::Claims();
}

GameSession::Refusal GameSession::claimThreefold(std::optional<Move> declared)
{
    return claim(&chess::Claims::threefold, declared, chess::EndReason::ThreefoldRepetition);
}

GameSession::Refusal GameSession::claimFiftyMoves(std::optional<Move> declared)
{
    return claim(&chess::Claims::fiftyMoves, declared, chess::EndReason::FiftyMoves);
}

// What forbids any claim now.
GameSession::Refusal GameSession::claimRefusal()
{
    if (const Refusal r = refusal(m_now()); r != Refusal::None)
        return r;
    if (m_unpressed)
        return Refusal::PressClockFirst;
    if (m_declared)
        return Refusal::MustPlayDeclaredMove;
    return m_touched.squares().empty() ? Refusal::None : Refusal::TouchedBeforeClaim;
}

GameSession::Refusal GameSession::setDeclaring(bool declaring)
{
    if (const Refusal r = declaring ? claimRefusal() : Refusal::None; r != Refusal::None)
        return r;
    if (declaring && !m_declaring) {
        m_declaring = true;
        tell([this] { emit declaringChanged(true); });
    } else if (!declaring) {
        stopDeclaring();
    }
    tellAll();
    return Refusal::None;
}

// Told with what has ended it.
void GameSession::stopDeclaring()
{
    if (std::exchange(m_declaring, false))
        tell([this] { emit declaringChanged(false); });
}

GameSession::Refusal GameSession::claim(bool chess::Claims::*which, std::optional<Move> declared,
                                        chess::EndReason reason)
{
    if (const Refusal r = claimRefusal(); r != Refusal::None)
        return r;
    if (declared && (declared->isNull() || !position().isLegal(*declared)))
        return Refusal::Illegal;
    const chess::Claims claims = m_line.claims(declared);
    if (!(claims.*which)) {
        refuseClaim(declared);
        return Refusal::NoSuchClaim;
    }
    // The declared move stands on the score sheet (FIDE 9.2.1), so it is in the record.
    const chess::Outcome outcome{chess::Result::Draw, reason};
    if (declared)
        play(*declared, m_now(), outcome);
    else
        end(outcome);
    return Refusal::None;
}

void GameSession::refuseClaim(std::optional<Move> declared)
{
    const Color claimant = onTurn();
    stopDeclaring();
    m_declared = declared;
    tell([this, claimant] { emit claimRefused(claimant); });
    if (declared) {
        tell([this] { emit touchesChanged(); });
        tell([this] { emit claimsChanged(); });
    }
    {
        QScopedValueRollback hold(m_telling, true);
        if (!m_drawOfferedBy)
            offerDraw(claimant);
        if (m_setup.rules.claimPenalty)
            addTime(~claimant, PenaltyTime);
    }
    tellAll();
}

GameSession::Refusal GameSession::requestTakeback(Color who)
{
    if (const Refusal r = refusal(m_now(), WhilePaused::Allowed); r != Refusal::None)
        return r;
    if (m_setup.rules.takeback == HouseRules::Takeback::Never)
        return Refusal::NotAllowed;
    if (m_line.plies() == 0)
        return Refusal::NothingToTakeBack;
    if (m_takebackRequestedBy)
        return Refusal::AlreadyOffered;
    if (m_setup.rules.takeback == HouseRules::Takeback::Free) {
        takeBackNow();
        return Refusal::None;
    }
    m_takebackRequestedBy = who;
    tell([this, who] { emit takebackRequested(who); });
    tellAll();
    return Refusal::None;
}

GameSession::Refusal GameSession::answerTakeback(bool granted)
{
    if (const Refusal r = refusal(m_now(), WhilePaused::Allowed); r != Refusal::None)
        return r;
    if (!m_takebackRequestedBy)
        return Refusal::NotOffered;
    m_takebackRequestedBy.reset();
    if (granted) {
        takeBackNow();
        return Refusal::None;
    }
    tell([this] { emit takebackDeclined(); });
    tellAll();
    return Refusal::None;
}

// The last move, pressed or not. An unpressed one never reached the clock.
void GameSession::takeBackNow(std::optional<Color> standingOffer)
{
    m_line.pop();
    if (!m_unpressed) {
        m_turnClocks.pop_back();
        m_clock = m_turnClocks.back().takenUpAt(m_now());
        if (m_paused)
            m_clock.pause(m_now());
    }
    m_unpressed = m_adjusting = false;
    m_drawOfferedBy = m_offerToRecord = standingOffer;
    m_offerPly = {-1, -1};
    if (standingOffer)
        m_offerPly[std::size_t(chess::index(*standingOffer))] = m_line.plies();
    m_takebackRequestedBy.reset();
    m_declared.reset();
    stopDeclaring();
    m_touched.clear();
    {
        QScopedValueRollback busy(m_busy, true);
        m_recorder.removeLastMove();
    }
    tell([this, now = tip()] { emit moveTakenBack(now); });
    tell([this] { emit touchesChanged(); });
    tell([this] { emit claimsChanged(); });
    tellClock();
    tellAll();
}

} // namespace game
