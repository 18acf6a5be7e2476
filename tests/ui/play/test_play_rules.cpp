#include "play_fixture.h"

#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QListWidget>

using namespace std::chrono_literals;
using namespace ui;
using namespace ui::test;
using chess::Color;

// The rules of the house and every kind of clock, chosen in the dialog and played by mouse and key.
class TestPlayRules : public QObject {
    Q_OBJECT

private slots:
    void everyChoiceOfTheDialogComesBack()
    {
        PlayFixture f;
        QDialog* dialog = f.openNewGame();
        PlayFixture::click(dialog, "preset_3_2");
        PlayFixture::click(dialog, "houseRules");
        for (const char* rule : {"touchMove", "pressClock", "illegalMovePenalty", "claimPenalty",
                                 "clockAtOnce", "hideBoard", "chess960"})
            PlayFixture::click(dialog, rule);
        PlayFixture::in<QSpinBox>(dialog, "arrayNumber")->setValue(356);
        f.begin(dialog);
        const NewGameChoice chosen = f.settings.newGame;
        QVERIFY(chosen.rules.touchMove && chosen.rules.pressClock && chosen.rules.illegalMovePenalty &&
                chosen.rules.claimPenalty && chosen.hideBoardInPause && chosen.chess960);
        QVERIFY(chosen.rules.clockStart == game::HouseRules::ClockStart::AtOnce);
        QVERIFY(f.window->session().setup().rules == chosen.rules);
        QVERIFY(f.store.load().settings.newGame == chosen);
        QDialog* again = f.openNewGame();
        QVERIFY(!PlayFixture::in<QCheckBox>(again, "touchMove")->isVisible());
        PlayFixture::click(again, "houseRules");
        QVERIFY(PlayFixture::in<QCheckBox>(again, "touchMove")->isVisible());
        f.begin(again);
        QVERIFY(f.settings.newGame == chosen);
    }

    void aTouchedManMoves()
    {
        PlayFixture f;
        f.newGame("untimed", {"touchMove"});
        QTest::mouseClick(f.board(), Qt::LeftButton, {}, f.at(sq(QStringLiteral("b1"))));
        f.drag(QStringLiteral("e2"), QStringLiteral("e4"));
        QCOMPARE(f.played(), QString());
        QVERIFY(f.said().contains(QLatin1String("touched")));
        f.drag(QStringLiteral("b1"), QStringLiteral("c3"));
        QCOMPARE(f.played(), QStringLiteral("Nc3"));
        // The man in the hand stays there though other men may not move any more.
        f.drag(QStringLiteral("e7"), QStringLiteral("e5"));
        QCOMPARE(f.played(), QStringLiteral("Nc3 e5"));
    }

    void jadoubeByKeyAndButtonFreesATouch()
    {
        PlayFixture f;
        f.newGame("untimed", {"touchMove"});
        f.board()->setFocus();
        QTest::keyClick(f.board(), Qt::Key_J);
        QVERIFY(f.window->session().isAdjusting());
        QVERIFY(!f.find<QLineEdit>("moveEntry")->isVisible());
        QTest::mouseClick(f.board(), Qt::LeftButton, {}, f.at(sq(QStringLiteral("b1"))));
        f.drag(QStringLiteral("e2"), QStringLiteral("e4"));
        QCOMPARE(f.played(), QStringLiteral("e4"));
        QVERIFY(f.find<QPushButton>("jadoubeButton")->isVisible());
        f.press("jadoubeButton");
        QVERIFY(f.window->session().isAdjusting());
        QVERIFY(f.said().contains(QLatin1String("adoube")));
    }

    void aMoveEndsWithTheClockAndMayBeChangedUntilThen()
    {
        PlayFixture f;
        f.newGame("preset_5_0", {"pressClock"});
        f.play(QStringLiteral("e2e4"));
        f.pass(10s);
        QVERIFY(f.window->session().hasUnpressedMove());
        f.drag(QStringLiteral("e7"), QStringLiteral("e5"));
        QCOMPARE(f.played(), QStringLiteral("e4"));
        QCOMPARE(f.said(), QStringLiteral("Press the clock first."));
        f.drag(QStringLiteral("e4"), QStringLiteral("e3")); // another square for the same man
        QCOMPARE(f.played(), QStringLiteral("e3"));
        f.drag(QStringLiteral("e3"), QStringLiteral("e2")); // put back
        QCOMPARE(f.played(), QString());
        f.click(QStringLiteral("d2"), QStringLiteral("d4"));
        f.pass(5s);
        f.board()->setFocus();
        QTest::keyClick(f.board(), Qt::Key_Space);
        QVERIFY(!f.window->session().hasUnpressedMove());
        QCOMPARE(f.left(Color::White), 5min - 15s);
        QCOMPARE(f.left(Color::Black), game::Milliseconds(5min));
        f.drag(QStringLiteral("d7"), QStringLiteral("d5"));
        f.pass(4s);
        QTest::mouseClick(f.plate(Color::White)->clockFace(), Qt::LeftButton); // not his to press
        QVERIFY(f.window->session().hasUnpressedMove());
        QTest::mouseClick(f.plate(Color::Black)->clockFace(), Qt::LeftButton);
        QVERIFY(!f.window->session().hasUnpressedMove());
        f.drag(QStringLiteral("c2"), QStringLiteral("c4"));
        f.press("pressClockButton");
        QCOMPARE(f.played(), QStringLiteral("d4 d5 c4"));
        QVERIFY(!f.window->session().hasUnpressedMove());
    }

    void anIllegalMoveCostsTwoMinutesAndTheSecondTheGame()
    {
        PlayFixture f;
        f.newGame("preset_5_0", {"illegalMovePenalty"});
        f.play(QStringLiteral("e2e4"));
        f.drag(QStringLiteral("g8"), QStringLiteral("g6"));
        QVERIFY2(f.said().contains(QLatin1String("knight")) && f.said().contains(QLatin1String("Anna")),
                 qPrintable(f.said()));
        QCOMPARE(f.left(Color::White), game::Milliseconds(7min));
        QCOMPARE(f.played(), QStringLiteral("e4"));
        f.drag(QStringLiteral("e7"), QStringLiteral("e4"));
        QCOMPARE(f.title(), QStringLiteral("Anna wins"));
        QVERIFY(f.detail().contains(QLatin1String("second illegal move")));
    }

    void withoutThatRuleAnIllegalMoveIsOnlyRefused()
    {
        PlayFixture f;
        f.newGame("preset_5_0", {});
        for (int i = 0; i < 3; ++i)
            f.drag(QStringLiteral("g1"), QStringLiteral("g3"));
        QVERIFY(f.window->session().isRunning());
        QCOMPARE(f.left(Color::Black), game::Milliseconds(5min));
    }

    void aClaimWithAMove()
    {
        PlayFixture f;
        f.newGame("preset_5_0", {});
        f.play(QStringLiteral("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1"));
        f.press("claimWithMoveButton");
        f.drag(QStringLiteral("f6"), QStringLiteral("g8"));
        QCOMPARE(f.title(), QStringLiteral("Draw"));
        QVERIFY(f.detail().contains(QLatin1String("third time")));
        QCOMPARE(f.played(), QStringLiteral("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8"));
    }

    void aWrongClaimIsRefusedWithItsReason()
    {
        PlayFixture f;
        f.newGame("preset_5_0", {"claimPenalty"});
        f.play(QStringLiteral("g1f3 g8f6 f3g1"));
        f.press("claimWithMoveButton");
        f.drag(QStringLiteral("f6"), QStringLiteral("g8"));
        QVERIFY(f.window->session().isRunning());
        QVERIFY2(f.said().contains(QLatin1String("2 times")) &&
                     f.said().contains(QLatin1String("Two minutes more")),
                 qPrintable(f.said()));
        QVERIFY(f.plate(Color::White)->isAsking()); // it is an offer of a draw
        QVERIFY(f.left(Color::White) > 6min);
        f.drag(QStringLiteral("e7"), QStringLiteral("e5"));
        QVERIFY(f.said().contains(QLatin1String("declared")));
        f.drag(QStringLiteral("f6"), QStringLiteral("g8"));
        QCOMPARE(f.played(), QStringLiteral("Nf3 Nf6 Ng1 Ng8"));
        // As things stand, too: the position is there for the second time.
        f.press("claimButton");
        QVERIFY(f.window->session().isRunning());
        QVERIFY(f.said().contains(QLatin1String("refused")));
    }

    void equalPositionsAreShown()
    {
        PlayFixture f;
        f.newGame("untimed", {});
        f.play(QStringLiteral("e2e4 e7e5 g1f3 g8f6 f3g1 f6g8"));
        f.trigger(ActionId::ShowBasis);
        auto* list = f.find<QListWidget>("equalPositions");
        QCOMPARE(list->count(), 3);
        QCOMPARE(list->item(0)->text(), QStringLiteral("After Black’s move 1"));
        QCOMPARE(list->item(1)->text(), QStringLiteral("After Black’s move 3"));
        QCOMPARE(list->item(2)->text(), QStringLiteral("Last capture or pawn move: after Black’s move 1"));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
        QCOMPARE(f.window->playGame().record().ply(f.window->playGame().current()), 2);
        QVERIFY(f.window->session().isRunning());
    }

    void aPauseHidesTheBoardAndTheArbiterSetsTheClocks()
    {
        PlayFixture f;
        f.newGame("preset_10_5", {"hideBoard"});
        f.play(QStringLiteral("e2e4"));
        auto* curtain = f.find<QWidget>("pauseCurtain");
        QVERIFY(!curtain->isVisible());
        f.press("pauseButton");
        QVERIFY(curtain->isVisible());
        QCOMPARE(curtain->geometry(), f.board()->geometry());
        f.trigger(ActionId::EditClocks);
        auto* dialog = f.find<QDialog>("clockEditDialog");
        PlayFixture::in<QLineEdit>(dialog, "whiteTime")->setText(QStringLiteral("nonsense"));
        QVERIFY(!PlayFixture::in<QPushButton>(dialog, "setClocks")->isEnabled());
        PlayFixture::in<QLineEdit>(dialog, "whiteTime")->setText(QStringLiteral("1:02:03"));
        PlayFixture::in<QLineEdit>(dialog, "blackTime")->setText(QStringLiteral("45"));
        QTest::mouseClick(PlayFixture::in<QPushButton>(dialog, "setClocks"), Qt::LeftButton);
        QCOMPARE(f.left(Color::White), 1h + 2min + 3s);
        QCOMPARE(f.left(Color::Black), game::Milliseconds(45s));
        QTest::mouseClick(f.find<QPushButton>("resumeGame"), Qt::LeftButton);
        QVERIFY(!curtain->isVisible());
        QVERIFY(!f.window->session().isPaused());
        f.pass(5s);
        QCOMPARE(f.left(Color::Black), game::Milliseconds(40s));
    }

    void whitesClockRunsAtOnceOrWithHisFirstMoveOrPress()
    {
        PlayFixture f;
        f.newGame("preset_5_0", {"clockAtOnce"});
        f.pass(7s);
        QCOMPARE(f.left(Color::White), 5min - 7s);
        QDialog* dialog = f.openNewGame();
        PlayFixture::click(dialog, "houseRules");
        PlayFixture::click(dialog, "clockAtOnce");
        f.begin(dialog);
        f.pass(7s);
        QCOMPARE(f.left(Color::White), game::Milliseconds(5min));
        QTest::mouseClick(f.plate(Color::Black)->clockFace(), Qt::LeftButton);
        f.pass(7s);
        QCOMPARE(f.left(Color::White), 5min - 7s);
    }

    void everyKindOfClock_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("pgn");
        QTest::newRow("delay") << int(game::ClockKind::Delay) << QStringLiteral("600d5");
        QTest::newRow("Bronstein") << int(game::ClockKind::Bronstein) << QStringLiteral("600b5");
        QTest::newRow("byo-yomi") << int(game::ClockKind::ByoYomi) << QStringLiteral("600y3x5");
        QTest::newRow("hourglass") << int(game::ClockKind::Hourglass) << QStringLiteral("*600");
    }
    void everyKindOfClock()
    {
        QFETCH(int, kind);
        QFETCH(QString, pgn);
        PlayFixture f;
        QDialog* dialog = f.openNewGame();
        PlayFixture::click(dialog, "preset_10_5");
        PlayFixture::click(dialog, "moreTime");
        auto* box = PlayFixture::in<QComboBox>(dialog, "whiteKind");
        QVERIFY(box->isVisible());
        box->setCurrentIndex(box->findData(kind));
        if (kind == int(game::ClockKind::ByoYomi))
            PlayFixture::in<QSpinBox>(dialog, "whitePeriods1")->setValue(3);
        f.begin(dialog);
        QCOMPARE(f.settings.newGame.timeControl, pgn);
        QCOMPARE(std::string(f.window->playGame().record().tags().value("TimeControl")), pgn.toStdString());
        f.play(QStringLiteral("e2e4 e7e5"));
        if (kind == int(game::ClockKind::Delay)) {
            QVERIFY(f.clockDetail(Color::White).contains(QLatin1String("delay 5")));
        } else if (kind == int(game::ClockKind::ByoYomi)) {
            QVERIFY(f.clockDetail(Color::White).contains(QLatin1String("3 periods")));
            f.pass(10min + 6s);
            f.window->session().checkFlag();
            f.play(QStringLiteral("g1f3"));
            QVERIFY(f.clockDetail(Color::White).contains(QLatin1String("2 periods")));
        }
    }

    void stagesAndADifferentTimeForEachSide()
    {
        PlayFixture f;
        QDialog* dialog = f.openNewGame();
        PlayFixture::click(dialog, "preset_90_30");
        PlayFixture::click(dialog, "moreTime");
        PlayFixture::click(dialog, "odds");
        PlayFixture::click(dialog, "whiteAddStage");
        PlayFixture::in<QSpinBox>(dialog, "whiteMoves1")->setValue(2);
        PlayFixture::in<QDoubleSpinBox>(dialog, "blackMinutes1")->setValue(20);
        f.begin(dialog);
        QCOMPARE(f.settings.newGame.timeControl, QStringLiteral("2/5400+30:1800+30"));
        QCOMPARE(f.settings.newGame.blackTimeControl, QStringLiteral("1200+30"));
        QCOMPARE(f.left(Color::Black), game::Milliseconds(20min));
        QCOMPARE(f.clockDetail(Color::White), QStringLiteral("stage 1 · 2 moves to go"));
        f.play(QStringLiteral("e2e4 e7e5 g1f3"));
        QCOMPARE(f.clockDetail(Color::White), QStringLiteral("stage 2"));
        QVERIFY(f.left(Color::White) > 119min);
    }

    void chess960ByNumberAndCastlingOntoTheRook()
    {
        PlayFixture f;
        QDialog* dialog = f.openNewGame();
        PlayFixture::click(dialog, "untimed");
        PlayFixture::click(dialog, "houseRules");
        PlayFixture::click(dialog, "chess960");
        auto* number = PlayFixture::in<QSpinBox>(dialog, "arrayNumber");
        number->setFocus();
        number->selectAll();
        QTest::keyClicks(number, QStringLiteral("518"));
        f.begin(dialog);
        QCOMPARE(f.said(), QStringLiteral("Chess960, position 518"));
        f.play(QStringLiteral("g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 e1h1"));
        QVERIFY(f.played().endsWith(QLatin1String("O-O")));
        QCOMPARE(std::string(f.window->playGame().record().tags().value("Variant")), std::string("Chess960"));
    }
};

QTEST_MAIN(TestPlayRules)
#include "test_play_rules.moc"
