#include "tests/unit/game/session_table.h"

// A game's life: moves, clock, flag, endings, what is written down.

using namespace std::chrono_literals;
using namespace support;
using game::GameSession;
using game::HouseRules;
using game::TimeControl;
using ClockStart = HouseRules::ClockStart;

namespace {

HouseRules atOnce()
{
    HouseRules rules;
    rules.clockStart = ClockStart::AtOnce;
    return rules;
}

const char* const KnightsThreeTimes = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";

} // namespace

class SessionTest : public QObject {
    Q_OBJECT
private slots:
    void writesTheTagsOfANewGame();
    void writesTagsOfOtherStarts();
    void clocksStartWithTheFirstMove();
    void clocksStartAtOnceWhenChosen();
    void whiteMayPressToStart();
    void movesAreWrittenWithTheirTimes();
    void untimedGamesKeepTheTimeOfTheMove();
    void theGameIsTheMainLineWhateverIsAddedBeside();
    void movesAreNotUndoable();
    void illegalMovesAreRefusedWithTheReason();
    void checkmateEndsAtOnce();
    void stalemateAndMaterialEndAtOnce();
    void mateBeatsSeventyFiveMoves();
    void fivefoldEndsByItself();
    void bothClocksStopAtTheEnd();
    void aStartThatIsOverEndsAtOnce();
    void flagFallLoses();
    void flagFallAgainstABareKingIsADraw();
    void flagFallAsksTheJudge();
    void anAnswerForAnOldGameIsNotHeard();
    void aMoveReleasedBeforeTheFallStands();
    void aStampFromTheFutureIsNow();
    void theTimerLetsTheFlagFall();
    void aTimerThatFiresEarlyIsArmedAgain();
    void inputThatWaitsHasItsTurnBeforeTheFlag();
    void aNewGameCancelsTheOldOne();
    void pauseStopsBothAndRefusesMoves();
    void aGapInTimePausesInsteadOfFlagging_data();
    void aGapInTimePausesInsteadOfFlagging();
    void theArbiterEditsTimes();
    void slotsSeeAConsistentState();
    void whatSlotsCauseIsToldAfterwards();
    void aNewGameMayStartFromTheEndOfTheOld();
    void aChangeHalfwayIsBusy();
    void nothingCanBeDoneAfterTheEnd();
    void goesOnAfterACrash();
    void aBrokenRecordIsNotGoneOnWith();
    void deadPositionProved();
};

void SessionTest::writesTheTagsOfANewGame()
{
    SessionTable t;
    game::GameSetup setup;
    setup.players = {game::Player{"  Anna \n B. "}, game::Player{QString::fromUtf8("José")}};
    setup.control = TimeControl::suddenDeath(5min, 3s);
    setup.event = "Club evening";
    setup.site = "Lyon";
    setup.round = "3";
    setup.date = QDate(2024, 2, 9);
    QSignalSpy started(&t.session, &GameSession::started);
    t.session.start(setup);
    QCOMPARE(started.size(), 1);
    std::vector<record::Tag> expected{{"Event", "Club evening"},
                                      {"Site", "Lyon"},
                                      {"Date", "2024.02.09"},
                                      {"Round", "3"},
                                      {"White", "Anna B."},
                                      {"Black", "Jos\xc3\xa9"},
                                      {"Result", "*"},
                                      {"TimeControl", "300+3"},
                                      {"Termination", "unterminated"}};
    QVERIFY(t.game.record().tags().all() == expected);
    QVERIFY(t.session.isRunning());
    setup = {};
    t.session.start(setup);
    QCOMPARE(t.tag("White"), std::string("?"));
    QCOMPARE(t.tag("Round"), std::string("-"));
    QCOMPARE(t.tag("TimeControl"), std::string("-"));
    QCOMPARE(t.tag("Date"), QDate::currentDate().toString("yyyy.MM.dd").toStdString());
}

void SessionTest::writesTagsOfOtherStarts()
{
    SessionTable t;
    const char* fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 3 7";
    t.start(TimeControl::untimed(), {}, positionOf(fen));
    QCOMPARE(t.tag("FEN"), std::string(fen));
    QCOMPARE(t.tag("SetUp"), std::string("1"));
    QVERIFY(!t.game.record().tags().has("Variant"));
    QVERIFY(t.session.onTurn() == Black);

    game::GameSetup setup;
    setup.chess960 = true;
    setup.start = positionOf("bqnbrnkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRNKR w KQkq - 0 1");
    t.session.start(setup);
    QCOMPARE(t.tag("Variant"), std::string("Chess960"));
    QCOMPARE(t.tag("FEN"), std::string("bqnbrnkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRNKR w KQkq - 0 1"));
    QVERIFY(t.game.record().isChess960());
}

void SessionTest::clocksStartWithTheFirstMove()
{
    SessionTable t;
    t.start(TimeControl::suddenDeath(5min, 2s));
    t.now += 1h;
    t.session.checkFlag();
    QVERIFY(t.session.isRunning());
    QVERIFY(t.left(White) == 5min);
    QVERIFY(t.submit("e4") == Refusal::None);
    QVERIFY(t.left(White) == 5min + 2s);
    QVERIFY(t.session.clock().running() == Black);
    QVERIFY(t.submit("e5", 10s) == Refusal::None);
    QVERIFY(t.left(Black) == 4min + 52s);
}

void SessionTest::clocksStartAtOnceWhenChosen()
{
    SessionTable t;
    t.start(TimeControl::suddenDeath(5min), atOnce());
    QVERIFY(t.session.clock().running() == White);
    t.now += 5s;
    QVERIFY(t.left(White) == 5min - 5s);
}

void SessionTest::whiteMayPressToStart()
{
    SessionTable t;
    t.start(TimeControl::suddenDeath(5min));
    QVERIFY(t.session.pressClock(Black, t.now) == Refusal::None);
    QVERIFY(t.session.clock().running() == White);
    QVERIFY(t.session.pressClock(White, t.now) == Refusal::NothingToPress);
    t.submit("e4", 7s);
    QVERIFY(t.left(White) == 5min - 7s);
}

void SessionTest::movesAreWrittenWithTheirTimes()
{
    SessionTable t;
    t.start(TimeControl::suddenDeath(5min, 2s), atOnce());
    QSignalSpy played(&t.session, &GameSession::movePlayed);
    t.submit("e4", 4250ms);
    QCOMPARE(played.size(), 1);
    QVERIFY(played[0][0].value<record::NodeId>() == t.session.tip());
    QVERIFY(t.game.current() == t.session.tip());
    QCOMPARE(t.tipComment(), std::string("[%clk 0:04:57.8] [%emt 0:00:04.3]"));
    t.submit("e5", 40s);
    QCOMPARE(t.tipComment(), std::string("[%clk 0:04:22] [%emt 0:00:40]"));
    const record::Node& node = t.game.record().node(t.session.tip());
    QVERIFY(record::clockOf(node.commentsAfter[0]) == 4min + 22s);
}

void SessionTest::untimedGamesKeepTheTimeOfTheMove()
{
    SessionTable t;
    t.start(TimeControl::untimed(), atOnce());
    t.submit("e4", 90s);
    QCOMPARE(t.tipComment(), std::string("[%emt 0:01:30]"));
}

void SessionTest::theGameIsTheMainLineWhateverIsAddedBeside()
{
    SessionTable t;
    t.start(TimeControl::untimed());
    t.play("e4 e5");
    t.game.goFirst();
    QVERIFY(t.game.playMove(t.session.line().start().legalMoves()[0], "beside"));
    const record::NodeId beside = t.game.current();
    QVERIFY(t.play("Nf3 Nc6") == Refusal::None);
    QVERIFY(t.game.current() == t.session.tip());
    QCOMPARE(t.game.record().mainLine().size(), std::size_t(4));
    QVERIFY(t.game.record().mainLine().back() == t.session.tip());
    QVERIFY(t.game.record().contains(beside));

    const auto bb5 = t.move("Bb5");
    QVERIFY(t.game.playMove(t.session.position().legalMoves()[0], "first"));
    t.game.goTo(t.session.tip());
    QVERIFY(t.game.playMove(bb5, "the move that is played then"));
    const record::NodeId foreseen = t.game.current();
    QVERIFY(t.submit("Bb5") == Refusal::None);
    QVERIFY(t.session.tip() == foreseen);
    QVERIFY(t.game.record().isMainLine(foreseen));
    QVERIFY(t.game.record().mainLine().back() == foreseen);
}

void SessionTest::movesAreNotUndoable()
{
    SessionTable t;
    t.start(TimeControl::suddenDeath(5min));
    t.play("e4 e5 Nf3");
    QVERIFY(!t.game.undoStack()->canUndo());
}

void SessionTest::illegalMovesAreRefusedWithTheReason()
{
    SessionTable t;
    t.start(TimeControl::suddenDeath(5min), atOnce());
    const auto clock = t.session.clock();
    QVERIFY(t.session.attemptMove(square("e2"), square("e5"), {}, t.now) == Refusal::Illegal);
    QVERIFY(t.session.lastIllegalReason() != chess::IllegalReason::None);
    QVERIFY(t.session.attemptMove(square("e7"), square("e5"), {}, t.now) == Refusal::Illegal);
    QVERIFY(t.session.lastIllegalReason() == chess::IllegalReason::NotYourMan);
    QVERIFY(t.session.submitMove(chess::Move::null(), t.now) == Refusal::Illegal);
    for (int bits = 0; bits < 65536; ++bits) {
        const auto move = chess::Move::fromBits(std::uint16_t(bits));
        if (!t.session.position().legalMoves().contains(move))
            QVERIFY(t.session.submitMove(move, t.now) == Refusal::Illegal);
    }
    QVERIFY(t.session.clock() == clock);
    QCOMPARE(t.session.line().plies(), 0);
    QCOMPARE(t.session.illegalMoves(White), 0);
    QVERIFY(t.session.attemptMove(square("e2"), square("e4"), {}, t.now) == Refusal::None);
}

void SessionTest::checkmateEndsAtOnce()
{
    SessionTable t;
    t.start(TimeControl::suddenDeath(5min));
    QSignalSpy ended(&t.session, &GameSession::ended);
    t.play("f3 e5 g4 Qh4#");
    QCOMPARE(ended.size(), 1);
    QVERIFY((t.session.outcome() == chess::Outcome{Result::BlackWins, EndReason::Checkmate}));
    QVERIFY(t.session.loser() == White);
    QVERIFY(!t.session.isRunning());
    QVERIFY(t.game.record().result() == Result::BlackWins);
    QCOMPARE(t.tag("Result"), std::string("0-1"));
    QCOMPARE(t.tag("Termination"), std::string("normal"));
    QVERIFY(t.session.allowedMoves().empty());
}

void SessionTest::stalemateAndMaterialEndAtOnce()
{
    SessionTable t;
    t.start(TimeControl::untimed(), {}, positionOf("7k/8/8/6Q1/8/8/8/K7 w - - 0 1"));
    t.play("Qg6");
    QVERIFY((t.session.outcome() == chess::Outcome{Result::Draw, EndReason::Stalemate}));
    QCOMPARE(t.tag("Result"), std::string("1/2-1/2"));
    t.start(TimeControl::untimed(), {}, positionOf("7k/8/8/8/8/8/1p6/K7 w - - 0 1"));
    t.play("Kxb2");
    QVERIFY((t.session.outcome() == chess::Outcome{Result::Draw, EndReason::InsufficientMaterial}));
    QVERIFY(!t.session.loser());
}

void SessionTest::mateBeatsSeventyFiveMoves() // R10
{
    SessionTable t;
    t.start(TimeControl::untimed(), {}, positionOf("8/8/2p5/3b1K1k/4p3/4PpR1/5P2/8 w - - 149 113"));
    t.play("Rh3#");
    QVERIFY((t.session.outcome() == chess::Outcome{Result::WhiteWins, EndReason::Checkmate}));
    t.start(TimeControl::untimed(), {}, positionOf("8/8/2p5/3b1K1k/4p3/4PpR1/5P2/8 w - - 149 113"));
    t.play("Rg5");
    QVERIFY((t.session.outcome() == chess::Outcome{Result::Draw, EndReason::SeventyFiveMoves}));
}

void SessionTest::fivefoldEndsByItself()
{
    SessionTable t;
    t.start(TimeControl::untimed());
    t.play(KnightsThreeTimes);
    QVERIFY(t.session.isRunning());
    QVERIFY(t.session.claims().threefold);
    t.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    QVERIFY(t.session.isRunning());
    t.play("Ng8");
    QVERIFY((t.session.outcome() == chess::Outcome{Result::Draw, EndReason::FivefoldRepetition}));
}

void SessionTest::bothClocksStopAtTheEnd() // C13
{
    SessionTable t;
    t.start(TimeControl::suddenDeath(5min, 1s));
    t.play("f3 e5 g4 Qh4#", 10s);
    const auto white = t.left(White);
    const auto black = t.left(Black);
    QVERIFY(!t.session.clock().running());
    t.now += 1h;
    t.session.checkFlag();
    QVERIFY(t.left(White) == white);
    QVERIFY(t.left(Black) == black);
    QVERIFY(t.session.outcome().reason == EndReason::Checkmate);
}

void SessionTest::aStartThatIsOverEndsAtOnce()
{
    SessionTable t;
    QSignalSpy ended(&t.session, &GameSession::ended);
    t.start(TimeControl::suddenDeath(5min), atOnce(), positionOf("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"));
    QCOMPARE(ended.size(), 1);
    QVERIFY((t.session.outcome() == chess::Outcome{Result::Draw, EndReason::Stalemate}));
    QVERIFY(!t.session.clock().running());
    QCOMPARE(t.tag("Result"), std::string("1/2-1/2"));
}

void SessionTest::flagFallLoses()
{
    SessionTable t;
    t.start(TimeControl::suddenDeath(1min));
    QSignalSpy fell(&t.session, &GameSession::flagFell);
    QSignalSpy ended(&t.session, &GameSession::ended);
    t.play("e4 e5");
    t.now += 1min - 1ms;
    t.session.checkFlag();
    QVERIFY(t.session.isRunning());
    QVERIFY(t.left(White) == 1ms);
    t.now += 1ms;
    t.session.checkFlag();
    QCOMPARE(fell.size(), 1);
    QVERIFY(fell[0][0].value<chess::Color>() == White);
    QCOMPARE(ended.size(), 1);
    QVERIFY((t.session.outcome() == chess::Outcome{Result::BlackWins, EndReason::FlagFall}));
    QVERIFY(t.session.loser() == White);
    QVERIFY(t.left(White) == 0ms);
    QCOMPARE(t.tag("Termination"), std::string("time forfeit"));
    QCOMPARE(t.tag("Result"), std::string("0-1"));
    QVERIFY(t.submit("Nf3") == Refusal::GameOver);
}

void SessionTest::flagFallAgainstABareKingIsADraw() // R22
{
    SessionTable t;
    t.start(TimeControl::suddenDeath(1min), atOnce(), positionOf("7k/8/8/8/8/8/4P3/4K3 w - - 0 1"));
    t.now += 1min;
    t.session.checkFlag();
    QVERIFY((t.session.outcome() == chess::Outcome{Result::Draw, EndReason::FlagFallCannotMate}));
    QVERIFY(t.session.loser() == White);
    QCOMPARE(t.tag("Result"), std::string("1/2-1/2"));
}

void SessionTest::flagFallAsksTheJudge()
{
    SessionTable t;
    std::function<void(game::MateVerdict)> answer;
    chess::Color asked = White;
    t.session.setMateJudge(
        [&](const chess::Position& p, chess::Color winner, std::function<void(game::MateVerdict)> reply) {
            QVERIFY(p == t.session.position());
            asked = winner;
            answer = std::move(reply);
        });
    QSignalSpy judging(&t.session, &GameSession::judgingStarted);
    QSignalSpy ended(&t.session, &GameSession::ended);
    t.start(TimeControl::suddenDeath(1min), atOnce());
    t.now += 1min;
    t.session.checkFlag();
    QVERIFY(answer);
    QVERIFY(asked == Black);
    QCOMPARE(judging.size(), 1);
    QCOMPARE(ended.size(), 0);
    QVERIFY(t.session.isRunning());
    QVERIFY(t.session.isJudging());
    QVERIFY(t.submit("e4") == Refusal::FlagHasFallen);
    QVERIFY(t.session.resign(Black) == Refusal::FlagHasFallen);
    answer(game::MateVerdict::Impossible);
    QVERIFY((t.session.outcome() == chess::Outcome{Result::Draw, EndReason::FlagFallCannotMate}));
    answer(game::MateVerdict::Possible);
    QCOMPARE(ended.size(), 1);
    QVERIFY(t.session.outcome().reason == EndReason::FlagFallCannotMate);
}

void SessionTest::anAnswerForAnOldGameIsNotHeard()
{
    SessionTable t;
    std::function<void(game::MateVerdict)> answer;
    t.session.setMateJudge([&](const chess::Position&, chess::Color,
                               std::function<void(game::MateVerdict)> reply) { answer = std::move(reply); });
    t.start(TimeControl::suddenDeath(1min), atOnce());
    t.now += 1min;
    t.session.checkFlag();
    const auto old = answer;
    t.start(TimeControl::suddenDeath(1min), atOnce());
    t.now += 1min;
    t.session.checkFlag();
    old(game::MateVerdict::Possible);
    QVERIFY(t.session.isJudging());
    answer(game::MateVerdict::Undecided);
    QVERIFY((t.session.outcome() == chess::Outcome{Result::BlackWins, EndReason::FlagFall}));
}

void SessionTest::aMoveReleasedBeforeTheFallStands()
{
    SessionTable t;
    t.start(TimeControl::suddenDeath(1min, 2s), atOnce());
    const auto released = t.now + 1min - 1ms;
    t.now += 1min + 30ms;
    QVERIFY(t.session.submitMove(t.move("e4"), released) == Refusal::None);
    QVERIFY(t.left(White) == 2s + 1ms);
    QVERIFY(t.left(Black) == 1min - 31ms);
    t.start(TimeControl::suddenDeath(1min, 2s), atOnce());
    t.now += 1min;
    QVERIFY(t.session.submitMove(t.move("e4"), t.now) == Refusal::FlagHasFallen);
    QVERIFY(t.session.outcome().reason == EndReason::FlagFall);
}

void SessionTest::aStampFromTheFutureIsNow()
{
    SessionTable t;
    t.start(TimeControl::suddenDeath(5min), atOnce());
    t.now += 1s;
    QVERIFY(t.session.submitMove(t.move("e4"), t.now + 1h) == Refusal::None);
    QVERIFY(t.left(White) == 5min - 1s);
    QVERIFY(t.left(Black) == 5min);
}

void SessionTest::theTimerLetsTheFlagFall()
{
    SessionTable t;
    t.start(TimeControl::suddenDeath(20ms), atOnce());
    QSignalSpy ended(&t.session, &GameSession::ended);
    t.now += 20ms; // while the real timer still runs
    QVERIFY(ended.wait(2000));
    QVERIFY(t.session.outcome().reason == EndReason::FlagFall);
}

void SessionTest::aTimerThatFiresEarlyIsArmedAgain()
{
    SessionTable t;
    t.start(TimeControl::suddenDeath(10ms), atOnce());
    QSignalSpy ended(&t.session, &GameSession::ended);
    QVERIFY2(!ended.wait(40), "the time of the test has not moved");
    t.now += 9ms;
    QVERIFY(!ended.wait(30));
    QVERIFY(t.left(White) == 1ms);
    t.now += 1ms;
    QVERIFY(ended.wait(2000));
}

void SessionTest::inputThatWaitsHasItsTurnBeforeTheFlag()
{
    SessionTable t;
    t.start(TimeControl::suddenDeath(10ms, 5s), atOnce());
    const auto released = t.now + 9ms;
    const auto e4 = t.move("e4");
    // The timer is due when the event loop runs; the move is in the queue behind it.
    QTest::qSleep(15);
    t.now += 15ms;
    Refusal refusal = Refusal::GameOver;
    QTimer::singleShot(0, &t.session, [&] { refusal = t.session.submitMove(e4, released); });
    QTRY_VERIFY(t.session.line().plies() == 1 || !t.session.isRunning());
    QVERIFY(refusal == Refusal::None);
    QVERIFY(t.session.isRunning());
}

void SessionTest::aNewGameCancelsTheOldOne() // C09
{
    SessionTable t;
    t.start(TimeControl::suddenDeath(30s), atOnce());
    t.play("e4 e5");
    t.session.offerDraw(White);
    t.session.requestTakeback(White);
    t.now += 10s;
    QSignalSpy fell(&t.session, &GameSession::flagFell);
    t.start(TimeControl::suddenDeath(60s), atOnce());
    QVERIFY(!t.session.drawOfferedBy());
    QVERIFY(!t.session.takebackRequestedBy());
    QCOMPARE(t.session.line().plies(), 0);
    QCOMPARE(t.game.record().liveNodeCount(), std::size_t(1));
    t.now += 60s - 1ms;
    t.session.checkFlag();
    QCOMPARE(fell.size(), 0);
    t.now += 1ms;
    t.session.checkFlag();
    QCOMPARE(fell.size(), 1);
}

void SessionTest::pauseStopsBothAndRefusesMoves()
{
    SessionTable t;
    QSignalSpy paused(&t.session, &GameSession::pausedChanged);
    t.start(TimeControl::suddenDeath(1min), atOnce());
    t.now += 10s;
    t.session.pause();
    t.session.pause();
    QCOMPARE(paused.size(), 1);
    t.now += 1h;
    t.session.checkFlag();
    QVERIFY(t.session.isRunning());
    QVERIFY(t.session.isPaused());
    QVERIFY(t.left(White) == 50s);
    QVERIFY(t.submit("e4") == Refusal::Paused);
    t.session.resume();
    t.session.resume();
    QCOMPARE(paused.size(), 2);
    t.now += 5s;
    QVERIFY(t.left(White) == 45s);
    QVERIFY(t.submit("e4") == Refusal::None);
    t.session.pause();
    t.start(TimeControl::suddenDeath(1min), atOnce());
    QVERIFY(!t.session.isPaused());
    QVERIFY(t.submit("e4") == Refusal::None);
}

void SessionTest::aGapInTimePausesInsteadOfFlagging_data() // C07
{
    QTest::addColumn<bool>("monotonicRuns");
    QTest::newRow("the monotonic clock runs while the computer sleeps") << true;
    QTest::newRow("it stands still") << false;
}

void SessionTest::aGapInTimePausesInsteadOfFlagging()
{
    QFETCH(bool, monotonicRuns);
    SessionTable t;
    game::TimePoint wall{7000000};
    t.session.watchForSuspension([&] { return wall; });
    QSignalSpy noticed(&t.session, &GameSession::suspensionNoticed);
    t.start(TimeControl::suddenDeath(5min), atOnce());
    for (int beat = 0; beat < 20; ++beat) {
        t.now += 1s;
        wall += 1s;
        t.session.checkFlag();
    }
    QCOMPARE(noticed.size(), 0);
    wall += 1h;
    if (monotonicRuns)
        t.now += 1h;
    t.session.checkFlag();
    QCOMPARE(noticed.size(), 1);
    QVERIFY(t.session.isRunning());
    QVERIFY(t.session.isPaused());
    QVERIFY(t.left(White) == 5min - 20s);
    t.session.resume();
    t.now += 1s;
    wall += 1s;
    QVERIFY(t.submit("e4") == Refusal::None);
    QCOMPARE(noticed.size(), 1);
    QVERIFY(t.left(White) == 5min - 21s);
}

void SessionTest::theArbiterEditsTimes() // C7
{
    SessionTable t;
    HouseRules rules = atOnce();
    rules.takeback = HouseRules::Takeback::Free;
    t.start(TimeControl::suddenDeath(5min), rules);
    t.play("e4 e5", 10s);
    t.now += 5s;
    t.session.setRemaining(White, 2min);
    t.session.addTime(Black, 1min);
    QVERIFY(t.left(White) == 2min);
    QVERIFY(t.left(Black) == 5min + 50s);
    t.now += 2min;
    t.session.setRemaining(White, 9min);
    QVERIFY2(t.session.outcome().reason == EndReason::FlagFall, "too late");

    t.start(TimeControl::suddenDeath(5min), rules);
    t.play("e4 e5 Nf3", 10s);
    t.session.addTime(White, 2min);
    t.session.requestTakeback(White);
    t.session.requestTakeback(White);
    QVERIFY2(t.left(White) == 5min + 2min - 10s, "the edit outlives the moves taken back");
    QVERIFY(t.left(Black) == 5min);
}

void SessionTest::slotsSeeAConsistentState()
{
    SessionTable t;
    int seen = 0;
    const auto check = [&] {
        ++seen;
        QVERIFY(t.session.position() == t.game.record().positionAt(t.session.tip()));
        QVERIFY(t.game.record().ply(t.session.tip()) == t.session.line().plies());
        if (t.session.isRunning() && t.session.line().plies() > 0)
            QVERIFY(t.session.clock().running() == t.session.onTurn());
        if (!t.session.isRunning()) {
            QVERIFY(!t.session.clock().running());
            QVERIFY(t.game.record().result() == t.session.outcome().result);
        }
    };
    connect(&t.session, &GameSession::started, this, check);
    connect(&t.session, &GameSession::movePlayed, this, check);
    connect(&t.session, &GameSession::moveTakenBack, this, check);
    connect(&t.session, &GameSession::clockChanged, this, check);
    connect(&t.session, &GameSession::claimsChanged, this, check);
    connect(&t.session, &GameSession::ended, this, check);
    t.start(TimeControl::suddenDeath(5min, 2s));
    t.play("f3 e5");
    t.session.requestTakeback(Black);
    t.session.answerTakeback(true);
    t.play("e5 g4 Qh4#");
    QVERIFY(seen > 15);
}

void SessionTest::whatSlotsCauseIsToldAfterwards()
{
    SessionTable t;
    QStringList told;
    connect(&t.session, &GameSession::movePlayed, this, [&] {
        told << "move";
        if (t.session.line().plies() == 1) {
            QVERIFY(t.submit("e5") == Refusal::None);
            QVERIFY(t.session.resign(White) == Refusal::None);
        }
    });
    connect(&t.session, &GameSession::clockChanged, this, [&] { told << "clock"; });
    connect(&t.session, &GameSession::ended, this, [&] { told << "ended"; });
    t.start(TimeControl::untimed());
    told.clear();
    t.submit("e4");
    QCOMPARE(told, QStringList({"move", "clock", "move", "clock", "clock", "ended"}));
}

void SessionTest::aNewGameMayStartFromTheEndOfTheOld()
{
    SessionTable t;
    connect(&t.session, &GameSession::ended, this, [&] { t.start(TimeControl::suddenDeath(1min)); });
    QSignalSpy ended(&t.session, &GameSession::ended);
    QSignalSpy started(&t.session, &GameSession::started);
    t.start(TimeControl::suddenDeath(5min), atOnce());
    t.now += 5min;
    t.session.checkFlag();
    QCOMPARE(ended.size(), 1);
    QCOMPARE(started.size(), 2);
    QVERIFY(t.session.isRunning());
    QVERIFY(t.play("e4 e5") == Refusal::None);
}

void SessionTest::aChangeHalfwayIsBusy()
{
    SessionTable t;
    Refusal refusal = Refusal::None;
    t.start(TimeControl::untimed());
    const auto e5 = chess::Move(square("e7"), square("e5"));
    connect(&t.game, &game::Game::treeChanged, this, [&] {
        refusal = t.session.submitMove(e5, t.now);
        t.session.abandon();
        t.session.pause();
    });
    t.submit("e4");
    QVERIFY(refusal == Refusal::Busy);
    QCOMPARE(t.session.line().plies(), 1);
    QVERIFY(t.session.isRunning());
    connect(&t.game, &game::Game::nodeChanged, this, [&] { t.start(TimeControl::suddenDeath(1min)); });
    disconnect(&t.game, &game::Game::treeChanged, this, nullptr);
    t.session.submitMove(e5, t.now);
    disconnect(&t.game, &game::Game::nodeChanged, this, nullptr);
    QTRY_COMPARE(t.session.line().plies(), 0);
    QVERIFY(t.session.face(White).timed);
}

void SessionTest::nothingCanBeDoneAfterTheEnd()
{
    SessionTable t;
    QVERIFY(t.submit("e4") == Refusal::GameOver);
    t.start(TimeControl::suddenDeath(5min));
    t.play("e4 e5");
    QVERIFY(t.session.resign(Black) == Refusal::None);
    QVERIFY(t.session.loser() == Black);
    QCOMPARE(t.tag("Result"), std::string("1-0"));
    QVERIFY(t.submit("Nf3") == Refusal::GameOver);
    QVERIFY(t.session.resign(White) == Refusal::GameOver);
    QVERIFY(t.session.offerDraw(White) == Refusal::GameOver);
    QVERIFY(t.session.claimThreefold() == Refusal::GameOver);
    QVERIFY(t.session.requestTakeback(White) == Refusal::GameOver);
    QVERIFY(t.session.pressClock(White, t.now) == Refusal::GameOver);
    t.session.pause();
    QVERIFY(!t.session.isPaused());
    t.session.abandon();
    QVERIFY(t.session.outcome().reason == EndReason::Resignation);
    t.start(TimeControl::untimed());
    t.session.abandon();
    QVERIFY((t.session.outcome() == chess::Outcome{Result::Unfinished, EndReason::Abandoned}));
    QCOMPARE(t.tag("Result"), std::string("*"));
    QCOMPARE(t.tag("Termination"), std::string("abandoned"));
    t.start(TimeControl::untimed());
    t.session.adjudicate(Result::WhiteWins);
    QCOMPARE(t.tag("Termination"), std::string("adjudication"));
    QCOMPARE(t.tag("Result"), std::string("1-0"));
}

void SessionTest::goesOnAfterACrash() // S1
{
    for (const TimeControl& control :
         {TimeControl::suddenDeath(5min, 2s), TimeControl::byoYomi(30s, 3, 10s), TimeControl::delay(1min, 3s),
          TimeControl::bronstein(1min, 3s), TimeControl::hourglass(1min), TimeControl::untimed(),
          TimeControl::same({game::ClockKind::Increment, {{3, 1min, 2s}, {0, 1min, 2s}}})}) {
        SessionTable t;
        t.start(control, atOnce());
        t.play("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6", 7130ms);
        t.now += 3s;
        t.session.pause();
        const auto setup = t.session.setup();
        const record::Record record = t.game.record();

        SessionTable after;
        QVERIFY(after.session.resumeGame(setup, record, {3s, {t.left(White), t.left(Black)}}));
        QVERIFY(after.game.record() == record);
        QVERIFY(after.session.isPaused());
        QVERIFY(after.session.isRunning());
        QVERIFY(after.game.current() == after.session.tip());
        for (const auto side : chess::AllColors) {
            const auto was = t.session.face(side);
            const auto is = after.session.face(side);
            QVERIFY(std::chrono::abs(is.remaining - was.remaining) <= 100ms);
            QVERIFY(is.stage == was.stage && is.movesToGo == was.movesToGo &&
                    is.periodsLeft == was.periodsLeft);
        }
        after.now += 1h;
        after.session.resume();
        t.session.resume();
        QVERIFY(after.submit("O-O", 2s) == Refusal::None);
        QVERIFY(t.submit("O-O", 2s) == Refusal::None);
        const auto difference = std::chrono::abs(after.left(White) - t.left(White));
        const auto why = control.toPgn() + ": " + std::to_string(difference.count()) + " ms";
        QVERIFY2(difference <= 100ms, why.c_str());
        after.session.requestTakeback(White);
        QVERIFY(after.session.answerTakeback(true) == Refusal::None);
        QCOMPARE(after.session.line().plies(), 8);
    }
}

void SessionTest::aBrokenRecordIsNotGoneOnWith()
{
    SessionTable t;
    t.start(TimeControl::untimed());
    t.play("e4");
    record::Record broken = t.game.record();
    broken.add(t.session.tip(), chess::Move(square("e2"), square("e4")));
    QVERIFY(!t.session.resumeGame(t.session.setup(), broken, {}));
    QCOMPARE(t.session.line().plies(), 1);
}

void SessionTest::deadPositionProved() // R16
{
    SessionTable t;
    t.start(TimeControl::suddenDeath(5min), {}, positionOf("8/8/2k5/1p2p2p/1P2P2P/8/5K2/8 b - - 0 34"));
    const auto position = t.session.position();
    t.play("Kd6");
    t.session.deadPositionProved(position);
    QVERIFY2(t.session.isRunning(), "an answer that comes too late");
    t.session.deadPositionProved(t.session.position());
    QVERIFY((t.session.outcome() == chess::Outcome{Result::Draw, EndReason::DeadPosition}));
    QCOMPARE(t.tag("Result"), std::string("1/2-1/2"));
}

QTEST_GUILESS_MAIN(SessionTest)
#include "session_test.moc"
