#include "core/game/mate_referee.h"
#include "play_fixture.h"
#include "ui/window/line_show.h"

using namespace std::chrono_literals;
using namespace ui;
using namespace ui::test;
using chess::Color;
using game::TimeControl;

// Every end that needs the referee's judgement, as the banner tells it.
class TestPlayEnds : public QObject {
    Q_OBJECT

private slots:
    void aDeadPositionEndsTheGameAtOnce()
    {
        PlayFixture f;
        f.startAt("4k3/8/p1p1p1p1/P1P1P1P1/8/5p2/4K3/8 w - - 0 1");
        f.drag(QStringLiteral("e2"), QStringLiteral("f3"));
        QTRY_COMPARE(f.title(), QStringLiteral("Draw"));
        QVERIFY(f.detail().contains(QLatin1String("Dead position")));
    }

    void aFlagIsADrawWhenNoMateIsPossible()
    {
        PlayFixture f;
        f.startAt("4k3/8/p1p1p1p1/P1P1P1P1/8/8/8/4K2Q w - - 0 1", TimeControl::suddenDeath(5min));
        f.drag(QStringLiteral("e1"), QStringLiteral("e2"));
        f.drag(QStringLiteral("e8"), QStringLiteral("e7"));
        f.letFlagFall();
        QTRY_VERIFY(!f.window->session().isRunning());
        // Black has a king and locked pawns, but White's queen could let them go: judged, not guessed.
        const auto verdict = chess::decideWinnability(f.window->session().position(), Color::Black).answer;
        QCOMPARE(f.title(), verdict == chess::Winnability::Winnable ? QStringLiteral("Boris wins")
                                                                    : QStringLiteral("Draw"));
        f.startAt("8/8/8/8/4k3/8/3Q4/4K3 w - - 0 1", TimeControl::suddenDeath(5min));
        f.drag(QStringLiteral("d2"), QStringLiteral("d1"));
        f.drag(QStringLiteral("e4"), QStringLiteral("e3"));
        f.letFlagFall();
        QTRY_COMPARE(f.title(), QStringLiteral("Draw"));
        QVERIFY(f.detail().contains(QLatin1String("cannot give mate")));
        QVERIFY(!f.find<QPushButton>("showMate")->isVisible());
    }

    void aLossThatSurprisesIsShown()
    {
        PlayFixture f;
        f.window->findChild<LineShow*>()->setPace(1ms);
        f.startAt("8/8/8/5n2/4k3/8/3p4/4K3 w - - 0 1", TimeControl::suddenDeath(5min));
        f.startAt("8/8/8/5n2/4k3/8/3N4/4K3 b - - 0 1", TimeControl::suddenDeath(5min));
        f.drag(QStringLiteral("e4"), QStringLiteral("e3"));
        f.letFlagFall();
        QTRY_COMPARE(f.title(), QStringLiteral("Boris wins"));
        const chess::Position end = f.window->session().position();
        QVERIFY(f.find<QPushButton>("showMate")->isVisible());
        chess::Position last;
        auto* show = f.window->findChild<LineShow*>();
        connect(show, &LineShow::stepped, show, [&] { last = show->position(); });
        f.press("showMate");
        QVERIFY(f.title().isEmpty());
        QTRY_COMPARE(f.title(), QStringLiteral("Boris wins"));
        QVERIFY(last.isCheck() && !last.hasLegalMove());
        QVERIFY(f.window->session().position() == end); // the game itself is as it was
        QCOMPARE(f.played(), QStringLiteral("Ke3"));
    }

    void anOrdinaryLossOffersNoLine()
    {
        PlayFixture f;
        f.newGame("preset_5_0", {});
        f.play(QStringLiteral("e2e4 e7e5"));
        f.letFlagFall();
        QTRY_COMPARE(f.title(), QStringLiteral("Boris wins"));
        QVERIFY(!f.find<QPushButton>("showMate")->isVisible());
    }

    void aSleepingComputerPausesTheGame()
    {
        PlayFixture f;
        game::TimePoint wall{77'000'000};
        f.window = std::make_unique<MainWindow>(Services{f.settings,
                                                         f.store,
                                                         f.appearance,
                                                         f.speech,
                                                         {},
                                                         [&f] { return f.now; },
                                                         {},
                                                         &f.prompts,
                                                         {},
                                                         [&wall] { return wall; }});
        f.window->resize(1000, 720);
        f.window->show();
        QVERIFY(QTest::qWaitForWindowExposed(f.window.get()));
        f.newGame("preset_5_0", {});
        f.drag(QStringLiteral("e2"), QStringLiteral("e4"));
        f.pass(1s);
        wall += 1s + 1h; // the monotonic clock stood while the computer slept
        f.drag(QStringLiteral("e7"), QStringLiteral("e5"));
        QVERIFY(f.window->session().isPaused());
        QCOMPARE(f.played(), QStringLiteral("e4"));
        QVERIFY(f.left(Color::Black) > 5min - 5s);
    }

    void theTimesStandInTheReview()
    {
        PlayFixture f;
        f.newGame("preset_5_0", {});
        f.play(QStringLiteral("e2e4 e7e5 g1f3"));
        f.window->session().resign(Color::Black);
        f.press("review");
        QCOMPARE(f.window->mode(), MainWindow::Mode::Review);
        const record::Record& record = f.window->reviewGame().record();
        const auto line = record.mainLine();
        QCOMPARE(line.size(), std::size_t(3));
        for (const record::NodeId node : line) {
            QVERIFY(record::clockOf(record.node(node).commentsAfter.at(0)).has_value());
            QVERIFY(record::elapsedOf(record.node(node).commentsAfter.at(0)).has_value());
        }
    }
};

QTEST_MAIN(TestPlayEnds)
#include "test_play_ends.moc"
