#include "tests/unit/game/session_table.h"

// What players do beside moving: offers, claims, takebacks, the rules of the house.

using namespace std::chrono_literals;
using namespace support;
using game::GameSession;
using game::HouseRules;
using game::TimeControl;

namespace {

const char* const KnightsTwice = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";

TimeControl fiveMinutes()
{
    return TimeControl::suddenDeath(5min, 2s);
}

HouseRules with(bool HouseRules::*rule)
{
    HouseRules rules;
    rules.*rule = true;
    return rules;
}

HouseRules with(HouseRules::Takeback takeback)
{
    HouseRules rules;
    rules.takeback = takeback;
    return rules;
}

} // namespace

class ConductTest : public QObject {
    Q_OBJECT
private slots:
    void anOfferIsAcceptedAndRecorded();
    void anOfferStandsWhileItsMakerMovesAndLapsesWithTheOthersMove();
    void anOfferBeforeOnesMoveIsRecordedWithIt();
    void anOfferWithAnUnpressedMove();
    void anOfferBeforeTheFirstMoveOfItsMaker();
    void theArbitersDecisionIsWrittenDown();
    void anOfferIsDeclinedAndNotRepeatedAtOnce();
    void offeringInAnswerAccepts();
    void offersBeforeTheFirstMove();
    void nobodyAcceptsHisOwnOffer();
    void threefoldIsClaimedNotGiven();
    void repetitionKnowsCastlingRightsAndEnPassant();
    void fiftyMovesAreClaimed();
    void aClaimWithADeclaredMove();
    void aWrongClaimBindsAndCosts();
    void aClaimAfterATouchIsTooLate();
    void aMoveIsShownToDeclareItWithoutATouch();
    void theBasisOfAClaimIsShown();
    void takebackAskedAndGranted();
    void takebackDeclinedOrNotAllowed();
    void takebackOverAChangeOfStage();
    void takebackToTheStart();
    void takebackWhilePaused();
    void aMoveEndsARequestForATakeback();
    void touchMoveBinds();
    void jadoubeFreesOneTouch();
    void touchesAreForgottenWithTheMove();
    void noTouchMoveNoBinding();
    void pressTheClock();
    void anUnpressedMoveCanBeChanged();
    void anUnpressedMoveDoesNotSaveFromTheFlag();
    void anUnpressedMateEndsTheGame();
    void withTouchMoveAReleasedMoveStands();
    void twoIllegalMovesLose();
    void illegalMovesAgainstABareKingDraw();
    void slipsAreNoIllegalMoves();
    void illegalMovesCostNothingWithoutTheRule();
};

void ConductTest::anOfferIsAcceptedAndRecorded() // R20
{
    SessionTable t;
    t.start(fiveMinutes());
    t.play("e4 e5 Nf3");
    QSignalSpy offered(&t.session, &GameSession::drawOffered);
    QVERIFY(t.session.offerDraw(White) == Refusal::None);
    QCOMPARE(offered.size(), 1);
    QVERIFY(t.session.drawOfferedBy() == White);
    QVERIFY(t.tipComment().ends_with("(=)"));
    QVERIFY(t.tipComment().starts_with("[%clk "));
    QVERIFY(t.session.acceptDraw(Black) == Refusal::None);
    QVERIFY((t.session.outcome() == chess::Outcome{Result::Draw, EndReason::Agreement}));
    QVERIFY(!t.session.drawOfferedBy());
    QCOMPARE(t.tag("Result"), std::string("1/2-1/2"));
    QCOMPARE(t.tag("Termination"), std::string("normal"));
}

void ConductTest::anOfferStandsWhileItsMakerMovesAndLapsesWithTheOthersMove()
{
    SessionTable t;
    t.start(fiveMinutes());
    t.play("e4 e5");
    QSignalSpy declined(&t.session, &GameSession::drawDeclined);
    QVERIFY(t.session.offerDraw(White) == Refusal::None);
    t.play("Nf3");
    QVERIFY(t.session.drawOfferedBy() == White);
    t.play("Nc6");
    QVERIFY(!t.session.drawOfferedBy());
    QCOMPARE(declined.size(), 1);
    QVERIFY(declined[0][0].value<chess::Color>() == Black);
    QVERIFY(t.session.acceptDraw(Black) == Refusal::NotOffered);
}

void ConductTest::anOfferBeforeOnesMoveIsRecordedWithIt()
{
    SessionTable t;
    t.start(fiveMinutes());
    t.play("e4 e5");
    t.session.offerDraw(White);
    QVERIFY(t.tipComment().find("(=)") == std::string::npos);
    t.play("Nf3");
    QVERIFY(t.tipComment().ends_with("(=)"));
    t.play("Nc6 Bb5");
    QVERIFY(t.tipComment().find("(=)") == std::string::npos);
    t.play("a6");
    t.session.offerDraw(White);
    t.session.acceptDraw(Black);
    QVERIFY2(t.tipComment().find("(=)") == std::string::npos, "this move is Black's");
    const auto line = t.game.record().mainLine();
    QVERIFY2(t.comment(line[line.size() - 2]).ends_with("(=)"), "an offer is recorded with its maker's move");
}

// Press-the-clock: made on the board and before the clock is pressed is the very moment for an offer
// (9.1.2.1).
void ConductTest::anOfferWithAnUnpressedMove()
{
    SessionTable t;
    game::HouseRules rules;
    rules.pressClock = true;
    t.start(fiveMinutes(), rules);
    t.play("e4");
    t.session.pressClock(White, t.now);
    QVERIFY(t.session.offerDraw(Black) == Refusal::None); // before his move
    t.play("e5");
    QVERIFY(t.tipComment().ends_with("(=)"));
    QVERIFY(t.session.unmakeMove() == Refusal::None);
    QVERIFY2(t.session.drawOfferedBy() == Black, "another move, but the offer cannot be withdrawn");
    QVERIFY(t.session.offerDraw(Black) == Refusal::AlreadyOffered);
    t.play("c5");
    QVERIFY(t.tipComment().ends_with("(=)"));
    QVERIFY(t.comment(t.game.record().mainLine()[0]).find("(=)") == std::string::npos);
    t.session.pressClock(Black, t.now);
    QVERIFY(t.session.drawOfferedBy() == Black);
    t.play("Nf3");
    QVERIFY(!t.session.drawOfferedBy());
    QVERIFY(t.session.offerDraw(White) == Refusal::None);
    QVERIFY(t.tipComment().ends_with("(=)"));
    t.now += 3s;
    t.session.pressClock(White, t.now);
    QVERIFY(t.tipComment().ends_with("(=)") && t.tipComment().starts_with("[%clk "));
}

void ConductTest::anOfferBeforeTheFirstMoveOfItsMaker()
{
    SessionTable t;
    t.start(fiveMinutes());
    t.play("e4");
    t.session.offerDraw(Black);
    t.session.acceptDraw(White);
    QVERIFY(t.tipComment().find("(=)") == std::string::npos);
    QVERIFY(t.comment(record::NodeId::Root) == "(=)");
}

void ConductTest::theArbitersDecisionIsWrittenDown()
{
    SessionTable t;
    t.start(fiveMinutes());
    t.play("e4 e5");
    t.session.adjudicate(Result::BlackWins, " a phone\nrang ");
    QVERIFY((t.session.outcome() == chess::Outcome{Result::BlackWins, EndReason::Adjudication}));
    QCOMPARE(t.tag("Termination"), std::string("adjudication"));
    QCOMPARE(t.tag("Result"), std::string("0-1"));
    QVERIFY(t.tipComment().ends_with("a phone rang"));
    QCOMPARE(t.session.arbitersReason(), QString("a phone rang"));
    t.start(fiveMinutes());
    QVERIFY(t.session.arbitersReason().isEmpty());
}

void ConductTest::anOfferIsDeclinedAndNotRepeatedAtOnce()
{
    SessionTable t;
    t.start(fiveMinutes());
    t.play("e4 e5");
    QVERIFY(t.session.declineDraw(Black) == Refusal::NotOffered);
    t.session.offerDraw(White);
    QVERIFY(t.session.offerDraw(White) == Refusal::AlreadyOffered);
    QVERIFY(t.session.declineDraw(Black) == Refusal::None);
    QVERIFY(!t.session.drawOfferedBy());
    QVERIFY(t.session.offerDraw(White) == Refusal::AlreadyOffered);
    QVERIFY(t.session.acceptDraw(Black) == Refusal::NotOffered);
    t.play("Nf3");
    QVERIFY(t.tipComment().ends_with("(=)"));
    QVERIFY(t.session.offerDraw(White) == Refusal::None);
}

void ConductTest::offeringInAnswerAccepts()
{
    SessionTable t;
    t.start(fiveMinutes());
    t.play("e4");
    t.session.offerDraw(Black);
    QVERIFY(t.session.offerDraw(White) == Refusal::None);
    QVERIFY(t.session.outcome().reason == EndReason::Agreement);
}

void ConductTest::offersBeforeTheFirstMove()
{
    SessionTable t;
    t.start(fiveMinutes());
    QVERIFY(t.session.offerDraw(Black) == Refusal::None);
    QVERIFY(t.comment(record::NodeId::Root).empty());
    QVERIFY(t.session.acceptDraw(White) == Refusal::None);
    QVERIFY(t.comment(record::NodeId::Root) == "(=)");
}

void ConductTest::nobodyAcceptsHisOwnOffer()
{
    SessionTable t;
    t.start(fiveMinutes());
    t.session.offerDraw(White);
    QVERIFY(t.session.acceptDraw(White) == Refusal::NotOffered);
    QVERIFY(t.session.declineDraw(White) == Refusal::NotOffered);
    QVERIFY(t.session.isRunning());
}

void ConductTest::threefoldIsClaimedNotGiven() // R18
{
    SessionTable t;
    QSignalSpy claims(&t.session, &GameSession::claimsChanged);
    t.start(fiveMinutes());
    t.play(KnightsTwice);
    QVERIFY(!t.session.claims().any());
    t.play("Ng8");
    QVERIFY(claims.size() >= 8);
    QVERIFY(t.session.isRunning());
    QVERIFY(t.session.claims().threefold);
    QVERIFY(t.session.claimFiftyMoves() == Refusal::NoSuchClaim);
    QVERIFY(t.session.isRunning());
    QVERIFY(t.session.claimThreefold() == Refusal::None);
    QVERIFY((t.session.outcome() == chess::Outcome{Result::Draw, EndReason::ThreefoldRepetition}));
}

void ConductTest::repetitionKnowsCastlingRightsAndEnPassant() // R03, R05, R06
{
    SessionTable t;
    t.start(fiveMinutes());
    t.play("e4 e5 Nf3 Nf6 Ng1 Ng8 Ke2 Ke7 Ke1 Ke8 Na3 Na6 Nb1 Nb8");
    QVERIFY(!t.session.claims().threefold);
    t.start(fiveMinutes(), {}, positionOf("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1"));
    t.play("Kd2 Kd7 Ke1 Ke8 Kf2 Kf7 Ke1 Ke8");
    QVERIFY(t.session.claims().threefold);
    t.start(fiveMinutes(), {}, positionOf("5kbq/3Q2n1/6p1/r3PpKn/2n5/8/8/q7 w - f6 7 4"));
    t.play("Qc8+ Kf7 Qd7+ Kf8 Qd8+ Kf7 Qd7+ Kf8");
    QVERIFY(t.session.claims().threefold);
}

void ConductTest::fiftyMovesAreClaimed() // R17
{
    SessionTable t;
    t.start(fiveMinutes(), {}, positionOf("7k/8/8/8/8/8/4R3/4K3 w - - 98 80"));
    t.play("Rd2");
    QVERIFY(!t.session.claims().fiftyMoves);
    QVERIFY(t.session.claimFiftyMoves() == Refusal::NoSuchClaim);
    t.play("Kg8");
    QVERIFY(t.session.claims().fiftyMoves);
    QVERIFY(t.session.claimFiftyMoves() == Refusal::None);
    QVERIFY((t.session.outcome() == chess::Outcome{Result::Draw, EndReason::FiftyMoves}));
}

void ConductTest::aClaimWithADeclaredMove() // R19
{
    SessionTable t;
    t.start(fiveMinutes());
    t.play(KnightsTwice);
    QVERIFY(t.session.claimThreefold(t.move("Ng8")) == Refusal::None);
    QVERIFY((t.session.outcome() == chess::Outcome{Result::Draw, EndReason::ThreefoldRepetition}));
    QCOMPARE(t.session.line().plies(), 8);
    QCOMPARE(t.game.record().mainLine().size(), std::size_t(8));

    t.start(fiveMinutes(), {}, positionOf("7k/8/8/8/8/8/4R3/4K3 w - - 99 80"));
    QVERIFY(t.session.claimFiftyMoves(t.move("Rd2")) == Refusal::None);
    QVERIFY(t.session.outcome().reason == EndReason::FiftyMoves);
    QVERIFY(t.tipComment().starts_with("[%clk "));
}

void ConductTest::aWrongClaimBindsAndCosts() // R19
{
    SessionTable t;
    t.start(fiveMinutes(), with(&HouseRules::claimPenalty));
    t.play("e4 e5");
    const auto black = t.left(Black);
    QSignalSpy refused(&t.session, &GameSession::claimRefused);
    QVERIFY(t.session.claimThreefold(t.move("Nf3")) == Refusal::NoSuchClaim);
    QCOMPARE(refused.size(), 1);
    QVERIFY(t.left(Black) == black + 2min);
    QVERIFY2(t.session.drawOfferedBy() == White, "a claim is an offer");
    QCOMPARE(t.session.allowedMoves().size(), std::size_t(1));
    QVERIFY(t.submit("Nc3") == Refusal::MustPlayDeclaredMove);
    QVERIFY(t.session.claimThreefold() == Refusal::MustPlayDeclaredMove);
    QVERIFY(t.submit("Nf3") == Refusal::None);
    QVERIFY(!t.session.declaredMove());
    QVERIFY(t.session.allowedMoves().size() > 1);
    QVERIFY(t.session.claimThreefold(chess::Move::null()) == Refusal::Illegal);
    QVERIFY(t.session.acceptDraw(Black) == Refusal::None);

    t.start(fiveMinutes());
    const auto left = t.left(Black);
    QVERIFY(t.session.claimThreefold() == Refusal::NoSuchClaim);
    QVERIFY2(t.left(Black) == left, "only as a rule of the house");
    QVERIFY(t.play("e4") == Refusal::None);
}

void ConductTest::aClaimAfterATouchIsTooLate() // FIDE 9.4
{
    SessionTable t;
    t.start(fiveMinutes(), with(&HouseRules::touchMove));
    t.play(KnightsTwice);
    t.play("Ng8");
    t.session.touch(square("b1"));
    QVERIFY(t.session.claimThreefold() == Refusal::TouchedBeforeClaim);
    QVERIFY(t.session.setDeclaring(true) == Refusal::TouchedBeforeClaim);
    QVERIFY(!t.session.isDeclaring());
    QVERIFY(t.session.isRunning());
}

void ConductTest::aMoveIsShownToDeclareItWithoutATouch() // FIDE 9.2.1
{
    SessionTable t;
    t.start(fiveMinutes(), with(&HouseRules::touchMove));
    t.play(KnightsTwice);
    QSignalSpy changed(&t.session, &game::GameSession::declaringChanged);
    QVERIFY(t.session.setDeclaring(true) == Refusal::None);
    t.session.touch(square("b8"));
    QVERIFY(t.session.touchedMen().squares().empty());
    QVERIFY2(t.session.claimThreefold(chess::Move::null()) == Refusal::Illegal, "no move");
    QVERIFY2(t.session.isDeclaring(), "a refused move loses nothing");
    QVERIFY(t.session.setDeclaring(false) == Refusal::None);
    t.session.touch(square("f6"));
    QCOMPARE(t.session.touchedMen().squares().size(), std::size_t(1));
    QVERIFY(t.play("Ng8") == Refusal::None);
    QVERIFY(t.session.setDeclaring(true) == Refusal::None);
    QVERIFY(t.session.claimThreefold(t.move("b3")) == Refusal::NoSuchClaim);
    QVERIFY(!t.session.isDeclaring());
    t.session.touch(square("g1")); // the declared move is the only one left
    QVERIFY(t.session.touchedMen().squares().empty());
    QVERIFY(t.submit("b3") == Refusal::None);
    QCOMPARE(changed.size(), 4);
    t.session.setDeclaring(true);
    QVERIFY(t.submit("Nf6") == Refusal::None);
    QVERIFY2(!t.session.isDeclaring(), "the turn has passed");
}

void ConductTest::theBasisOfAClaimIsShown()
{
    SessionTable t;
    t.start(fiveMinutes());
    t.play("e4 e5 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    const auto basis = t.session.line().basis(t.move("Ng8"));
    QVERIFY((basis.equalPlies == std::vector<int>{2, 6, 10}));
    QCOMPARE(basis.quietHalfmoves, 8);
    QVERIFY(basis.lastIrreversible == 2);
    t.start(fiveMinutes());
    QVERIFY(!t.session.line().basis().lastIrreversible);
    QVERIFY((t.session.line().basis().equalPlies == std::vector<int>{0}));
}

void ConductTest::takebackAskedAndGranted() // R25
{
    SessionTable t;
    t.start(fiveMinutes());
    t.play("e4 e5", 10s);
    const auto white = t.left(White);
    const auto black = t.left(Black);
    t.submit("Nf3", 30s);
    t.now += 7s;
    QSignalSpy requested(&t.session, &GameSession::takebackRequested);
    QSignalSpy back(&t.session, &GameSession::moveTakenBack);
    QVERIFY(t.session.answerTakeback(true) == Refusal::NotOffered);
    QVERIFY(t.session.requestTakeback(White) == Refusal::None);
    QVERIFY(t.session.requestTakeback(White) == Refusal::AlreadyOffered);
    QCOMPARE(requested.size(), 1);
    QCOMPARE(back.size(), 0);
    t.now += 5s;
    QVERIFY(t.session.answerTakeback(true) == Refusal::None);
    QCOMPARE(back.size(), 1);
    QCOMPARE(t.session.line().plies(), 2);
    QCOMPARE(t.game.record().mainLine().size(), std::size_t(2));
    QVERIFY(t.game.current() == t.session.tip());
    QVERIFY(t.left(White) == white);
    QVERIFY(t.left(Black) == black);
    QVERIFY(t.session.clock().running() == White);
    QVERIFY(!t.session.takebackRequestedBy());
    QVERIFY(t.play("Nc3 Nf6") == Refusal::None);
}

void ConductTest::takebackDeclinedOrNotAllowed()
{
    SessionTable t;
    t.start(fiveMinutes());
    QVERIFY(t.session.requestTakeback(White) == Refusal::NothingToTakeBack);
    t.play("e4 e5");
    QSignalSpy declined(&t.session, &GameSession::takebackDeclined);
    t.session.requestTakeback(Black);
    QVERIFY(t.session.answerTakeback(false) == Refusal::None);
    QCOMPARE(declined.size(), 1);
    QCOMPARE(t.session.line().plies(), 2);
    t.start(fiveMinutes(), with(HouseRules::Takeback::Never));
    t.play("e4 e5");
    QVERIFY(t.session.requestTakeback(Black) == Refusal::NotAllowed);
    t.start(fiveMinutes(), with(HouseRules::Takeback::Free));
    t.play("e4 e5");
    QVERIFY(t.session.requestTakeback(White) == Refusal::None);
    QVERIFY2(t.session.line().plies() == 1, "one ply, whoever asks");
    QVERIFY(t.session.onTurn() == Black);
}

void ConductTest::takebackOverAChangeOfStage()
{
    SessionTable t;
    t.start(TimeControl::same({game::ClockKind::Increment, {{2, 1min, 0s}, {0, 10min, 0s}}}),
            with(HouseRules::Takeback::Free));
    t.play("e4 e5 Nf3", 5s);
    QCOMPARE(t.session.face(White).stage, 1);
    t.session.requestTakeback(White);
    QCOMPARE(t.session.face(White).stage, 0);
    QCOMPARE(t.session.face(White).movesToGo, 1);
    QVERIFY(t.left(White) == 1min);
    t.submit("Nf3", 1s);
    QVERIFY(t.left(White) == 11min - 1s);
}

void ConductTest::takebackToTheStart()
{
    SessionTable t;
    t.start(fiveMinutes(), with(HouseRules::Takeback::Free));
    t.play("e4");
    t.session.requestTakeback(White);
    QVERIFY2(!t.session.clock().running(), "nobody's time runs before the first move");
    QVERIFY(t.session.requestTakeback(White) == Refusal::NothingToTakeBack);
    t.now += 1h;
    QVERIFY(t.play("d4 d5") == Refusal::None);
    QVERIFY(t.left(White) == 5min + 2s);
}

void ConductTest::takebackWhilePaused()
{
    SessionTable t;
    t.start(fiveMinutes(), with(HouseRules::Takeback::Free));
    t.play("e4 e5 Nf3", 10s);
    t.session.pause();
    QVERIFY(t.session.requestTakeback(White) == Refusal::None);
    QVERIFY(t.session.isPaused());
    t.now += 1h;
    QVERIFY(t.submit("Nf3") == Refusal::Paused);
    t.session.resume();
    QVERIFY(t.submit("Nf3", 3s) == Refusal::None);
    QVERIFY(t.left(White) == 5min + 2s - 3s + 2s);
}

void ConductTest::aMoveEndsARequestForATakeback()
{
    SessionTable t;
    t.start(fiveMinutes());
    t.play("e4 e5");
    t.session.requestTakeback(Black);
    t.play("Nf3");
    QVERIFY(!t.session.takebackRequestedBy());
    QVERIFY(t.session.answerTakeback(true) == Refusal::NotOffered);
}

void ConductTest::touchMoveBinds() // R24
{
    SessionTable t;
    t.start(fiveMinutes(), with(&HouseRules::touchMove));
    QSignalSpy touches(&t.session, &GameSession::touchesChanged);
    t.session.touch(square("b1"));
    QCOMPARE(touches.size(), 1);
    QCOMPARE(t.session.allowedMoves().size(), std::size_t(2));
    QVERIFY(t.submit("e4") == Refusal::TouchedMan);
    QCOMPARE(t.session.line().plies(), 0);
    QVERIFY(t.submit("Nc3") == Refusal::None);
    QVERIFY(t.play("e5 e4") == Refusal::None);
}

void ConductTest::jadoubeFreesOneTouch() // R24
{
    SessionTable t;
    t.start(fiveMinutes(), with(&HouseRules::touchMove));
    t.session.sayJadoube();
    QVERIFY(t.session.isAdjusting());
    t.session.touch(square("b1"));
    QVERIFY(!t.session.isAdjusting());
    QCOMPARE(t.session.allowedMoves().size(), std::size_t(20));
    t.session.touch(square("g1"));
    QVERIFY(t.submit("e4") == Refusal::TouchedMan);
    t.session.sayJadoube();
    QVERIFY2(t.submit("e4") == Refusal::TouchedMan, "too late for the man that was touched");
    QVERIFY(t.submit("Nf3") == Refusal::None);
    QVERIFY2(!t.session.isAdjusting(), "said by the one who was on turn");
}

void ConductTest::touchesAreForgottenWithTheMove()
{
    SessionTable t;
    auto rules = with(&HouseRules::touchMove);
    rules.takeback = HouseRules::Takeback::Free;
    t.start(fiveMinutes(), rules);
    t.session.touch(square("b1"));
    t.play("Nc3");
    QVERIFY(t.session.touchedMen().squares().empty());
    t.session.touch(square("e7"));
    t.session.requestTakeback(White);
    QVERIFY(t.session.touchedMen().squares().empty());
}

void ConductTest::noTouchMoveNoBinding()
{
    SessionTable t;
    t.start(fiveMinutes());
    t.session.touch(square("b1"));
    t.session.sayJadoube();
    QVERIFY(!t.session.isAdjusting());
    QVERIFY(t.submit("e4") == Refusal::None);
}

void ConductTest::pressTheClock() // R26
{
    SessionTable t;
    t.start(fiveMinutes(), with(&HouseRules::pressClock));
    QSignalSpy played(&t.session, &GameSession::movePlayed);
    QVERIFY(t.session.pressClock(White, t.now) == Refusal::None);
    t.submit("e4", 10s);
    QCOMPARE(played.size(), 1);
    QVERIFY(t.session.hasUnpressedMove());
    QVERIFY(t.session.onTurn() == White);
    QVERIFY(t.session.clock().running() == White);
    QVERIFY(t.tipComment().empty());
    QVERIFY(t.session.allowedMoves().empty());
    QVERIFY(t.submit("e5", 1s) == Refusal::PressClockFirst);
    QVERIFY(t.session.offerDraw(White) == Refusal::None);
    QVERIFY(t.session.pressClock(Black, t.now) == Refusal::NotYourTurn);
    t.now += 2s;
    QVERIFY(t.session.pressClock(White, t.now) == Refusal::None);
    QCOMPARE(t.tipComment(), std::string("[%clk 0:04:49] [%emt 0:00:13] (=)"));
    QVERIFY(t.session.clock().running() == Black);
    QVERIFY(t.session.drawOfferedBy() == White);
    QVERIFY(t.submit("e5", 4s) == Refusal::None);
    QVERIFY(!t.session.drawOfferedBy());
    QVERIFY(t.session.pressClock(Black, t.now) == Refusal::None);
    QVERIFY(t.left(Black) == 5min - 2s);
}

void ConductTest::anUnpressedMoveCanBeChanged()
{
    SessionTable t;
    t.start(fiveMinutes(), with(&HouseRules::pressClock));
    QVERIFY(t.session.unmakeMove() == Refusal::NothingToTakeBack);
    t.submit("e4");
    t.session.pressClock(White, t.now);
    t.submit("e5", 10s);
    QVERIFY(t.session.unmakeMove() == Refusal::None);
    QVERIFY(!t.session.hasUnpressedMove());
    QVERIFY(t.session.onTurn() == Black);
    QVERIFY2(t.left(Black) == 5min - 10s, "the time goes on");
    QCOMPARE(t.game.record().mainLine().size(), std::size_t(1));
    t.submit("c5", 5s);
    t.session.pressClock(Black, t.now);
    QVERIFY(t.left(Black) == 5min - 15s + 2s);
    QCOMPARE(t.session.line().plies(), 2);
}

void ConductTest::anUnpressedMoveDoesNotSaveFromTheFlag() // FIDE 6.2.1
{
    SessionTable t;
    t.start(TimeControl::suddenDeath(1min), with(&HouseRules::pressClock));
    t.submit("e4");
    t.session.pressClock(White, t.now);
    t.submit("e5", 59s);
    t.now += 1s;
    QVERIFY(t.session.pressClock(Black, t.now) == Refusal::FlagHasFallen);
    QVERIFY((t.session.outcome() == chess::Outcome{Result::WhiteWins, EndReason::FlagFall}));
    QVERIFY(t.session.loser() == Black);
    QCOMPARE(t.tipComment(), std::string("[%clk 0:00:00] [%emt 0:01:00]"));
}

void ConductTest::anUnpressedMateEndsTheGame()
{
    SessionTable t;
    t.start(fiveMinutes(), with(&HouseRules::pressClock));
    for (const char* san : {"f3", "e5", "g4"}) {
        t.submit(san);
        t.session.pressClock(t.session.onTurn(), t.now);
    }
    t.submit("Qh4#");
    QVERIFY(t.session.outcome().reason == EndReason::Checkmate);
    QVERIFY(!t.session.hasUnpressedMove());
    QVERIFY(t.tipComment().starts_with("[%clk "));
}

void ConductTest::withTouchMoveAReleasedMoveStands() // FIDE 4.7
{
    SessionTable t;
    auto rules = with(&HouseRules::pressClock);
    rules.touchMove = true;
    t.start(fiveMinutes(), rules);
    t.submit("e4");
    QVERIFY(t.session.unmakeMove() == Refusal::TouchedMan);
    QVERIFY(t.session.hasUnpressedMove());
}

void ConductTest::twoIllegalMovesLose() // R23
{
    SessionTable t;
    t.start(fiveMinutes(), with(&HouseRules::illegalMovePenalty));
    t.play("e4 e5");
    QSignalSpy illegal(&t.session, &GameSession::illegalMoveMade);
    const auto black = t.left(Black);
    QVERIFY(t.session.attemptMove(square("g1"), square("g3"), {}, t.now) == Refusal::Illegal);
    QCOMPARE(illegal.size(), 1);
    QCOMPARE(t.session.illegalMoves(White), 1);
    QVERIFY(t.left(Black) == black + 2min);
    QVERIFY(t.play("Nf3") == Refusal::None);
    QVERIFY(t.session.attemptMove(square("b8"), square("b6"), {}, t.now) == Refusal::Illegal);
    QVERIFY2(t.session.isRunning(), "one for each side");
    t.play("Nc6");
    QVERIFY(t.session.attemptMove(square("f1"), square("f4"), {}, t.now) == Refusal::Illegal);
    QVERIFY((t.session.outcome() == chess::Outcome{Result::BlackWins, EndReason::IllegalMoves}));
    QVERIFY(t.session.loser() == White);
    QVERIFY(!t.session.clock().running());
    QCOMPARE(t.tag("Termination"), std::string("rules infraction"));
}

void ConductTest::illegalMovesAgainstABareKingDraw()
{
    SessionTable t;
    t.start(fiveMinutes(), with(&HouseRules::illegalMovePenalty),
            positionOf("7k/8/8/8/8/8/4P3/4K3 w - - 0 1"));
    t.session.attemptMove(square("e2"), square("e5"), {}, t.now);
    t.session.attemptMove(square("e2"), square("e5"), {}, t.now);
    QVERIFY((t.session.outcome() == chess::Outcome{Result::Draw, EndReason::IllegalMoves}));
}

void ConductTest::slipsAreNoIllegalMoves()
{
    SessionTable t;
    t.start(fiveMinutes(), with(&HouseRules::illegalMovePenalty));
    for (int i = 0; i < 3; ++i) {
        QVERIFY(t.session.attemptMove(square("e7"), square("e5"), {}, t.now) == Refusal::Illegal);
        QVERIFY(t.session.attemptMove(square("e4"), square("e5"), {}, t.now) == Refusal::Illegal);
        QVERIFY(t.session.attemptMove(square("e2"), square("e2"), {}, t.now) == Refusal::Illegal);
        QVERIFY(t.session.attemptMove(square("a1"), square("a2"), {}, t.now) == Refusal::Illegal);
    }
    QCOMPARE(t.session.illegalMoves(White), 0);
    t.start(fiveMinutes(), with(&HouseRules::illegalMovePenalty),
            positionOf("7k/4P3/8/8/8/8/8/4K3 w - - 0 1"));
    QVERIFY(t.session.attemptMove(square("e7"), square("e8"), {}, t.now) == Refusal::Illegal);
    QVERIFY(t.session.lastIllegalReason() == chess::IllegalReason::PromotionMissing);
    QCOMPARE(t.session.illegalMoves(White), 0);
    QVERIFY(t.session.attemptMove(square("e7"), square("e8"), chess::PieceType::Rook, t.now) ==
            Refusal::None);
}

void ConductTest::illegalMovesCostNothingWithoutTheRule()
{
    SessionTable t;
    t.start(fiveMinutes());
    for (int i = 0; i < 5; ++i)
        t.session.attemptMove(square("g1"), square("g3"), {}, t.now);
    QVERIFY(t.session.isRunning());
    QCOMPARE(t.session.illegalMoves(White), 0);
}

QTEST_GUILESS_MAIN(ConductTest)
#include "conduct_test.moc"
