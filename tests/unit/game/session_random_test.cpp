#include "core/pgn/reader.h"
#include "core/pgn/writer.h"
#include "tests/unit/game/session_table.h"

#include <map>
#include <random>

// Whatever two people do in whatever order: what must always hold.

using namespace std::chrono_literals;
using namespace support;
using game::GameSession;
using game::HouseRules;
using game::TimeControl;

namespace {

class RandomGame {
public:
    RandomGame(unsigned seed, std::map<EndReason, int>& endings) : m_random(seed)
    {
        QObject::connect(&m_table.session, &GameSession::ended, &m_table.session,
                         [&endings](chess::Outcome outcome) { ++endings[outcome.reason]; });
        m_table.session.watchForSuspension([this] { return m_wall; });
        begin();
    }

    void run()
    {
        for (int step = 0; step < 120; ++step) {
            act();
            hold();
            if (QTest::currentTestFailed())
                return;
        }
        isReadBack();
    }

private:
    int pick(int n) { return int(m_random() % unsigned(n)); }
    bool chance(int oneIn) { return pick(oneIn) == 0; }
    chess::Color side() { return chess::Color(pick(2)); }

    TimeControl control()
    {
        const game::Milliseconds time(1000 + pick(60000));
        switch (pick(7)) {
        case 0:
            return TimeControl::untimed();
        case 1:
            return TimeControl::delay(time, 2s);
        case 2:
            return TimeControl::bronstein(time, 2s);
        case 3:
            return TimeControl::byoYomi(time, 2, 5s);
        case 4:
            return TimeControl::hourglass(time);
        case 5:
            return TimeControl::same({game::ClockKind::Increment, {{4, time, 1s}, {2, time, 0s}}});
        default:
            return TimeControl::odds(TimeControl::suddenDeath(time, 1s).sides[0],
                                     TimeControl::delay(time, 1s).sides[0]);
        }
    }

    void begin()
    {
        HouseRules rules;
        rules.takeback = HouseRules::Takeback(pick(3));
        rules.clockStart = HouseRules::ClockStart(pick(2));
        rules.touchMove = chance(3);
        rules.pressClock = chance(3);
        rules.illegalMovePenalty = chance(3);
        rules.claimPenalty = chance(2);
        game::GameSetup setup;
        setup.control = control();
        setup.rules = rules;
        setup.chess960 = chance(3);
        if (setup.chess960)
            setup.start = *chess::Position::fromSetup(chess::PositionSetup::chess960Array(pick(960)));
        m_table.session.start(setup);
        QVERIFY(m_table.session.isRunning());
        QCOMPARE(m_table.session.line().plies(), 0);
    }

    void wait()
    {
        const game::Milliseconds time = chance(40) ? game::Milliseconds(20s) : game::Milliseconds(pick(2500));
        m_table.now += time;
        m_wall += time;
    }

    void move()
    {
        GameSession& session = m_table.session;
        const auto moves = chance(8) ? session.position().legalMoves() : session.allowedMoves();
        if (moves.empty())
            session.pressClock(session.onTurn(), m_table.now);
        else
            session.submitMove(moves[std::size_t(pick(int(moves.size())))],
                               m_table.now - game::Milliseconds(pick(50)));
    }

    void act()
    {
        GameSession& session = m_table.session;
        wait();
        switch (pick(40)) {
        case 0:
            session.offerDraw(side());
            break;
        case 1:
            chance(4) ? session.acceptDraw(side()) : session.declineDraw(side());
            break;
        case 2:
            session.requestTakeback(side());
            break;
        case 3:
            session.answerTakeback(chance(2));
            break;
        case 4:
            session.pause();
            break;
        case 5:
        case 6:
        case 7:
            session.resume();
            break;
        case 8:
            session.addTime(side(), game::Milliseconds(pick(20000) - 10000));
            break;
        case 9:
            chance(2) ? session.claimThreefold() : session.claimFiftyMoves();
            break;
        case 10:
            if (const auto moves = session.position().legalMoves(); !moves.empty())
                session.claimThreefold(moves[std::size_t(pick(int(moves.size())))]);
            break;
        case 11:
            session.attemptMove(chess::Square(pick(64)), chess::Square(pick(64)), {}, m_table.now);
            break;
        case 12:
            session.touch(chess::Square(pick(64)));
            break;
        case 13:
            session.sayJadoube();
            break;
        case 14:
            session.unmakeMove();
            break;
        case 15:
            if (chance(10))
                session.resign(side());
            break;
        case 16:
            if (chance(5))
                begin();
            break;
        default:
            move();
        }
        session.checkFlag();
    }

    void hold()
    {
        const GameSession& session = m_table.session;
        const record::Record& record = m_table.game.record();
        const auto main = record.mainLine();
        QCOMPARE(int(main.size()), session.line().plies());
        QVERIFY(session.tip() == (main.empty() ? record::NodeId::Root : main.back()));
        QVERIFY(session.position() == record.positionAt(session.tip()));
        QVERIFY(m_table.game.current() == session.tip());
        QVERIFY(record.result() == session.outcome().result);
        QVERIFY(!m_table.game.undoStack()->canUndo());
        session.isRunning() ? holdRunning() : holdOver();
    }

    void holdRunning()
    {
        const GameSession& session = m_table.session;
        QCOMPARE(m_table.tag("Termination"), std::string("unterminated"));
        QVERIFY(session.position().hasLegalMove());
        if (const auto running = session.clock().running())
            QVERIFY(*running == session.onTurn());
        else
            QVERIFY(session.line().plies() == 0 ||
                    (session.hasUnpressedMove() && session.line().plies() == 1));
        for (const auto c : chess::AllColors) {
            const auto face = session.face(c);
            QVERIFY(!face.flagFallen);
            QVERIFY(!face.timed || face.remaining > 0ms);
        }
        if (!session.hasUnpressedMove())
            QVERIFY(!session.allowedMoves().empty());
    }

    void holdOver()
    {
        GameSession& session = m_table.session;
        QVERIFY(m_table.tag("Termination") != "unterminated");
        QVERIFY(!session.clock().running());
        QVERIFY(!session.isPaused());
        QVERIFY(!session.drawOfferedBy());
        QVERIFY(!session.takebackRequestedBy());
        QVERIFY(!session.hasUnpressedMove());
        QVERIFY(session.allowedMoves().empty());
        QVERIFY(session.resign(White) == Refusal::GameOver);
        if (chance(3))
            begin();
    }

    // What is written can be read again and is the same game.
    void isReadBack()
    {
        const record::Record& record = m_table.game.record();
        const auto text = pgn::writeGame(record);
        const auto read = pgn::readGame(text);
        QVERIFY2(read.problems.empty(), text.c_str());
        QVERIFY2(read.record == record, text.c_str());
        const auto control = TimeControl::fromTags(read.record.tags());
        QVERIFY(control == m_table.session.setup().control);
    }

    std::mt19937 m_random;
    SessionTable m_table;
    game::TimePoint m_wall{9000000};
};

} // namespace

class SessionRandomTest : public QObject {
    Q_OBJECT
private slots:
    void whateverIsDoneTheGameIsConsistent()
    {
        std::map<EndReason, int> endings;
        for (unsigned seed = 0; seed < 1500; ++seed) {
            RandomGame(seed, endings).run();
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(QString("seed %1").arg(seed)));
        }
        for (const EndReason reason : {EndReason::FlagFall, EndReason::Agreement, EndReason::Resignation,
                                       EndReason::IllegalMoves, EndReason::Checkmate})
            QVERIFY2(endings[reason] > 3,
                     qPrintable(QString("reason %1: %2").arg(int(reason)).arg(endings[reason])));
    }
};

QTEST_GUILESS_MAIN(SessionRandomTest)
#include "session_random_test.moc"
