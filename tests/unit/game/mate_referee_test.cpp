#include "core/game/mate_referee.h"
#include "session_table.h"

#include <atomic>
#include <thread>

using namespace support;
using namespace std::chrono_literals;
using chess::Winnability;
using game::MateReferee;
using game::TimeControl;

class MateRefereeTest : public QObject {
    Q_OBJECT

private slots:
    void aDeadPositionEndsTheGameWithTheMoveThatMakesIt()
    {
        SessionTable t;
        MateReferee referee(t.session);
        // When the free pawn is taken only kings and locked pawns remain.
        t.start(TimeControl::untimed(), {}, positionOf("4k3/8/p1p1p1p1/P1P1P1P1/8/5p2/4K3/8 w - - 0 1"));
        QCOMPARE(int(t.play("Kxf3")), int(Refusal::None));
        QTRY_COMPARE(int(t.session.outcome().reason), int(EndReason::DeadPosition));
        QCOMPARE(int(t.session.outcome().result), int(Result::Draw));
    }

    void aFlagFallComesWithALineToMate()
    {
        SessionTable t;
        MateReferee referee(t.session);
        // White has only a bishop, but a knight may stand in its own king's way.
        t.start(TimeControl::suddenDeath(1min), {}, positionOf("4k3/8/8/8/8/8/4n3/4KB2 w - - 0 1"));
        QCOMPARE(int(t.submit("Kd2")), int(Refusal::None));
        t.now += 2min;
        t.session.checkFlag();
        QVERIFY(!t.session.isRunning());
        QVERIFY(referee.lastJudgement());
        if (referee.lastJudgement()->answer == Winnability::Winnable) {
            QCOMPARE(int(t.session.outcome().reason), int(EndReason::FlagFall));
            chess::Position p = referee.lastJudgement()->position;
            for (const chess::Move m : referee.lastJudgement()->mate) {
                QVERIFY(p.isLegal(m));
                p.play(m);
            }
            QVERIFY(p.isCheck() && !p.hasLegalMove());
            QVERIFY(game::isMateSurprising(referee.lastJudgement()->position, White));
        } else {
            QFAIL("bishop and knight in the corner can mate");
        }
    }

    void whatCannotBeDecidedCountsAsPossibleAndIsSaid()
    {
        SessionTable t;
        MateReferee::Limits limits;
        limits.progress = 20ms;
        limits.patience = 120ms;
        std::atomic<int> searches = 0;
        MateReferee referee(t.session, limits,
                            [&](const chess::Position&, chess::Color, const chess::WinnabilityLimits& l) {
                                ++searches;
                                while (l.nodes > limits.atOnce && !l.stop.stop_requested())
                                    std::this_thread::yield();
                                return chess::WinnabilityVerdict{};
                            });
        QSignalSpy slow(&referee, &MateReferee::judgingTakesLong);
        t.start(TimeControl::suddenDeath(1min));
        QCOMPARE(int(t.play("e4 e5")), int(Refusal::None)); // a search that never ends delays nobody
        t.now += 2min;
        t.session.checkFlag();
        QVERIFY(t.session.isJudging());
        QTRY_VERIFY(!t.session.isRunning());
        QCOMPARE(slow.count(), 1);
        QCOMPARE(int(t.session.outcome().reason), int(EndReason::FlagFall));
        QCOMPARE(int(referee.lastJudgement()->answer), int(Winnability::Undecided));
        QVERIFY(searches > 0);
    }

    void aNewGameWhileJudgingIsLeftAlone()
    {
        SessionTable t;
        MateReferee referee(t.session, {}, [](const chess::Position&, chess::Color, const auto& l) {
            while (l.nodes > 3'000 && !l.stop.stop_requested())
                std::this_thread::yield();
            return chess::WinnabilityVerdict{};
        });
        t.start(TimeControl::suddenDeath(1min));
        QCOMPARE(int(t.play("e4 e5")), int(Refusal::None));
        t.now += 2min;
        t.session.checkFlag();
        QVERIFY(t.session.isJudging());
        t.start(TimeControl::untimed());
        QTest::qWait(50);
        QVERIFY(t.session.isRunning());
        QCOMPARE(int(t.play("d4")), int(Refusal::None));
    }
};

QTEST_GUILESS_MAIN(MateRefereeTest)
#include "mate_referee_test.moc"
