#include "play_fixture.h"

#include <QLineEdit>
#include <QMenu>
#include <QRadioButton>

#include <set>

using namespace std::chrono_literals;
using namespace ui;
using namespace ui::test;
using chess::Color;
using Asked = PlayerPlate::Question;

// What players and arbiter do beside moving, and how the table shows it.
class TestPlayConduct : public QObject {
    Q_OBJECT

    static void clickAnswer(PlayFixture& f, Color side, const char* name)
    {
        auto* button = PlayFixture::in<QPushButton>(f.plate(side), name);
        QVERIFY2(button->isVisible() && f.plate(side)->rect().contains(button->parentWidget()->geometry()),
                 name);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    static std::string commentOf(PlayFixture& f, int ply)
    {
        const record::Record& record = f.window->playGame().record();
        const auto& comments = record.node(record.mainLine().at(std::size_t(ply))).commentsAfter;
        return comments.empty() ? std::string() : comments.front();
    }
    static bool offers(PlayFixture& f, int ply) { return commentOf(f, ply).find("(=)") != std::string::npos; }
    static void offerDraw(PlayFixture& f, const char* who)
    {
        f.window->findChild<QAction*>(QStringLiteral("offerDraw") + QLatin1String(who))->trigger();
    }

private slots:
    void aTouchedManIsMarkedAndNamed()
    {
        PlayFixture f;
        f.newGame("untimed", {"touchMove"});
        QVERIFY(f.board()->state().touched.empty());
        const QImage before = f.board()->grab().toImage();
        QTest::mouseClick(f.board(), Qt::LeftButton, {}, f.at(sq(QStringLiteral("b1"))));
        QCOMPARE(f.said(), QStringLiteral("Touched, so it must move: knight on b1."));
        QVERIFY(f.board()->state().touched.contains(sq(QStringLiteral("b1"))));
        QTest::mouseClick(f.board(), Qt::LeftButton, {},
                          f.at(sq(QStringLiteral("b1")))); // let go, but touched
        QVERIFY(!f.board()->selectedSquare());
        QVERIFY(f.board()->grab().toImage() != before);
        f.drag(QStringLiteral("b1"), QStringLiteral("c3"));
        QVERIFY(f.board()->state().touched.empty());
        QCOMPARE(f.said(), QString());
        f.play(QStringLiteral("e7e5 c3d5 c7c6"));
        QTest::mouseClick(f.board(), Qt::LeftButton, {}, f.at(sq(QStringLiteral("h1"))));
        QVERIFY2(f.said().contains(QStringLiteral("no legal move")), qPrintable(f.said()));
        QVERIFY(f.board()->state().touched.empty());
    }

    void aMoveIsDeclaredByDraggingItUnderTouchMove() // FIDE 9.2.1
    {
        PlayFixture f;
        f.newGame("untimed", {"touchMove"});
        f.play(QStringLiteral("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1"));
        QAction* declare = f.window->actions().action(ActionId::ClaimWithMove);
        f.press("claimWithMoveButton");
        QVERIFY(declare->isChecked());
        f.drag(QStringLiteral("e7"), QStringLiteral("e3"));
        QCOMPARE(f.said(), QStringLiteral("A pawn does not move like that."));
        QVERIFY2(declare->isChecked(), "a drag that is none leaves the declaration open");
        f.drag(QStringLiteral("f6"), QStringLiteral("g8"));
        QCOMPARE(f.title(), QStringLiteral("Draw"));
        QVERIFY(f.played().endsWith(QLatin1String("Ng1 Ng8")));

        f.newGame("untimed", {});
        f.play(QStringLiteral("e2e4"));
        f.press("claimWithMoveButton");
        f.drag(QStringLiteral("b8"), QStringLiteral("c6")); // incorrect: it must be played
        QVERIFY2(f.said().startsWith(QStringLiteral("Claim refused")), qPrintable(f.said()));
        QVERIFY(!declare->isChecked());
        f.drag(QStringLiteral("g8"), QStringLiteral("f6"));
        QCOMPARE(f.said(), QStringLiteral("The move that was declared must be played."));
        f.drag(QStringLiteral("b8"), QStringLiteral("c6"));
        QCOMPARE(f.played(), QStringLiteral("e4 Nc6"));
    }

    void aRefusalUnderTouchMoveSaysWhatIsDueAndWhy()
    {
        PlayFixture f;
        const auto begin = [&f](const char* fen) {
            game::GameSetup setup;
            setup.start = notation::positionFromFen(fen).value();
            setup.control = game::TimeControl::untimed();
            setup.rules.touchMove = true;
            setup.chess960 = true;
            f.window->session().start(setup);
        };
        const auto touch = [&f](const char* square) {
            QTest::mouseClick(f.board(), Qt::LeftButton, {}, f.at(sq(QLatin1String(square))));
            QTest::mouseClick(f.board(), Qt::LeftButton, {}, f.at(sq(QLatin1String(square))));
        };
        const auto refused = [&f](const char* from, const char* to) {
            f.drag(QLatin1String(from), QLatin1String(to));
            return f.played().isEmpty() ? f.said() : QStringLiteral("played");
        };
        begin("4k3/8/8/8/8/8/P6P/6KR w K - 0 1"); // the rook cannot move but by castling
        f.drag(QStringLiteral("h1"), QStringLiteral("g1"));
        QCOMPARE(refused("g1", "h1"),
                 QStringLiteral("The rook was touched before the king: no castling on that side."));
        begin("4k3/8/8/8/8/8/P6P/R3K2R w KQ - 0 1");
        touch("e1");
        touch("a1");
        QCOMPARE(refused("e1", "h1"), QStringLiteral("King and rook touched: they must castle."));
        const char* captures = "4k3/8/8/3p1r2/4P3/6N1/8/4K3 w - - 0 1";
        begin(captures);
        touch("f5");
        QCOMPARE(refused("g3", "h1"), QStringLiteral("Both touched: knight on g3 must take rook on f5."));
        QCOMPARE(refused("e1", "e2"), QStringLiteral("Both touched: knight on g3 must take rook on f5."));
        begin(captures);
        touch("d5");
        QCOMPARE(refused("e1", "e2"),
                 QStringLiteral("A man was touched first that must be taken: pawn on d5."));
        begin(captures);
        touch("g3");
        QCOMPARE(refused("e1", "e2"),
                 QStringLiteral("Another man was touched first and must move: knight on g3."));
    }

    void aTouchedEnemyManMustBeTaken()
    {
        PlayFixture f;
        f.newGame("untimed", {"touchMove"});
        f.play(QStringLiteral("e2e4 d7d5"));
        QTest::mouseClick(f.board(), Qt::LeftButton, {}, f.at(sq(QStringLiteral("d5"))));
        QCOMPARE(f.said(), QStringLiteral("Touched, so it must be taken: pawn on d5."));
        QVERIFY(f.board()->state().touched.contains(sq(QStringLiteral("d5"))));
        f.drag(QStringLiteral("g1"), QStringLiteral("f3"));
        QCOMPARE(f.played(), QStringLiteral("e4 d5"));
        f.drag(QStringLiteral("e4"), QStringLiteral("d5"));
        QCOMPARE(f.played(), QStringLiteral("e4 d5 exd5"));
    }

    void jadoubeIsSeenUntilTheTouch()
    {
        PlayFixture f;
        f.newGame("untimed", {"touchMove"});
        auto* button = f.find<QPushButton>("jadoubeButton");
        QVERIFY(!button->isChecked());
        f.press("jadoubeButton");
        QVERIFY(button->isChecked());
        QVERIFY(f.said().startsWith(QStringLiteral("J’adoube")));
        QTest::mouseClick(f.board(), Qt::LeftButton, {}, f.at(sq(QStringLiteral("b1"))));
        QVERIFY(!button->isChecked());
        QCOMPARE(f.said(), QString());
        QVERIFY(f.board()->state().touched.empty());
    }

    void theTurnPassesWithTheClock()
    {
        PlayFixture f;
        f.settings.seats = Seats::TurnToMover;
        f.window.reset();
        f.open();
        f.newGame("preset_5_0", {"pressClock"});
        f.play(QStringLiteral("e2e4"));
        QVERIFY(f.plate(Color::White)->hasTurn());
        QVERIFY(!f.plate(Color::Black)->hasTurn());
        QVERIFY(!f.column()->isFlipped());
        QVERIFY(f.find<QPushButton>("pressClockButton")->property("primary").toBool());
        f.board()->setFocus();
        QTest::keyClick(f.board(), Qt::Key_Space);
        QVERIFY(!f.plate(Color::White)->hasTurn());
        QVERIFY(f.plate(Color::Black)->hasTurn());
        QTRY_VERIFY(f.column()->isFlipped());
    }

    void anOfferGoesWithTheMoveOfItsMaker()
    {
        PlayFixture f;
        f.newGame("preset_5_0", {"pressClock"});
        const auto press = [&f] { f.press("pressClockButton"); };
        f.play(QStringLiteral("e2e4"));
        offerDraw(f, "White"); // the moment the Laws have in mind
        QVERIFY(offers(f, 0));
        QVERIFY(f.plate(Color::Black)->isAsking(Asked::Draw));
        press();
        f.play(QStringLiteral("e7e5"));
        press();
        QVERIFY(!offers(f, 1));
        offerDraw(f, "White"); // in his own time
        QVERIFY(!offers(f, 1));
        f.play(QStringLiteral("g1f3"));
        QVERIFY(offers(f, 2));
        f.drag(QStringLiteral("f3"), QStringLiteral("h3")); // another square: the offer cannot be withdrawn
        QCOMPARE(f.played(), QStringLiteral("e4 e5 Nh3"));
        QVERIFY(offers(f, 2));
        press();
        f.play(QStringLiteral("b8c6"));
        press();
        offerDraw(f, "White");
        clickAnswer(f, Color::Black, "questionYes"); // at once
        QCOMPARE(f.title(), QStringLiteral("Draw"));
        QVERIFY(!offers(f, 3));
    }

    void aTakebackAndADrawAreBothAsked()
    {
        PlayFixture f;
        f.newGame("preset_5_0", {});
        f.play(QStringLiteral("e2e4"));
        offerDraw(f, "White");
        f.press("takeBackButton");
        QVERIFY(f.plate(Color::Black)->isAsking(Asked::Draw));
        QVERIFY(f.plate(Color::Black)->isAsking(Asked::Takeback));
        QVERIFY(PlayFixture::in<QWidget>(f.plate(Color::Black), "question")->isVisible());
        clickAnswer(f, Color::Black, "takebackNo");
        QCOMPARE(f.played(), QStringLiteral("e4"));
        QVERIFY(!f.plate(Color::Black)->isAsking(Asked::Takeback));
        f.window->resize(640, 480); // no room for both
        f.press("takeBackButton");
        QTRY_VERIFY(!PlayFixture::in<QWidget>(f.plate(Color::Black), "question")->isVisible());
        clickAnswer(f, Color::Black, "takebackNo");
        clickAnswer(f, Color::Black, "questionYes");
        QCOMPARE(f.detail(), QStringLiteral("Agreed by both players"));
    }

    void aPauseIsSeenAndEndsByResume()
    {
        PlayFixture f;
        f.newGame("preset_5_0", {});
        f.play(QStringLiteral("e2e4 e7e5"));
        auto* button = f.find<QPushButton>("pauseButton");
        QCOMPARE(button->text(), QStringLiteral("Pause"));
        f.press("pauseButton");
        QCOMPARE(button->text(), QStringLiteral("Resume"));
        auto* veil = f.find<QWidget>("pauseCurtain");
        QVERIFY(veil->isVisible());
        QWheelEvent back(QPointF(9, 9), veil->mapToGlobal(QPointF(9, 9)), {}, {0, 120}, {}, {},
                         Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(veil, &back);
        QCOMPARE(f.window->playGame().record().ply(f.window->playGame().current()), 1);
        f.press("resumeGame");
        QVERIFY(!veil->isVisible());
        QVERIFY(!f.window->session().isPaused());
        QCOMPARE(button->text(), QStringLiteral("Pause"));
    }

    void newGameTellsOfTheOneThatRuns()
    {
        PlayFixture f;
        QDialog* dialog = f.openNewGame();
        QVERIFY(!PlayFixture::in<QLabel>(dialog, "runningNotice")->isVisible());
        PlayFixture::click(dialog, "preset_5_0");
        f.begin(dialog);
        f.play(QStringLiteral("e2e4 e7e5"));
        dialog = f.openNewGame();
        auto* notice = PlayFixture::in<QLabel>(dialog, "runningNotice");
        QVERIFY(notice->isVisible());
        QVERIFY2(notice->text().startsWith(QStringLiteral("Anna – Boris goes on and the clock runs")),
                 qPrintable(notice->text()));
        f.pass(10s);
        QCOMPARE(f.left(Color::White), 5min - 10s); // nobody wins time by asking
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!f.window->findChild<QDialog*>(QStringLiteral("newGameDialog")));
        QVERIFY(f.window->session().isRunning());
        dialog = f.openNewGame();
        f.begin(dialog);
        QCOMPARE(f.played(), QString());
        QCOMPARE(f.window->files().session()->index().size(), std::size_t(1)); // the first one
        QCOMPARE(PlayFixture::mainLine(f.window->files().session()->readGame(0).record),
                 QStringLiteral("e4 e5"));
        f.play(QStringLiteral("e2e4 e7e5"));
        dialog = f.openNewGame();
        f.letFlagFall();
        QTRY_VERIFY(!f.window->session().isRunning());
        QVERIFY(!PlayFixture::in<QLabel>(dialog, "runningNotice")->isVisible());
        QCOMPARE(PlayFixture::in<QPushButton>(dialog, "start")->text(), QStringLiteral("Start"));
    }

    void newGameSpeaksOfAClockOnlyWhereOneRuns()
    {
        PlayFixture f;
        f.newGame("untimed", {});
        f.play(QStringLiteral("e2e4 e7e5"));
        QDialog* dialog = f.openNewGame();
        const QString notice = PlayFixture::in<QLabel>(dialog, "runningNotice")->text();
        QVERIFY2(notice.startsWith(QStringLiteral("Anna – Boris goes on until you start a new game.")),
                 qPrintable(notice));
    }

    // The mouse goes down the menu of a button and never comes back to it.
    void aButtonIsNotLitAfterItsMenu()
    {
        PlayFixture f;
        f.newGame("untimed", {});
        f.play(QStringLiteral("e2e4"));
        auto* button = f.find<QPushButton>("offerDrawButton");
        QCursor::setPos(f.board()->mapToGlobal(f.board()->rect().center()));
        QEnterEvent enter(QPointF(5, 5), button->mapTo(f.window.get(), QPointF(5, 5)),
                          button->mapToGlobal(QPointF(5, 5)));
        QCoreApplication::sendEvent(button, &enter);
        QVERIFY(button->underMouse());
        QMenu* menu = button->menu();
        menu->popup(button->mapToGlobal(button->rect().bottomLeft()));
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions()[0]).center());
        QVERIFY(f.plate(Color::Black)->isAsking(Asked::Draw));
        QTRY_VERIFY(!button->underMouse());
    }

    void theArbiterDecides()
    {
        PlayFixture f;
        f.newGame("preset_5_0", {});
        QAction* decide = f.window->actions().action(ActionId::Decide);
        QVERIFY(!decide->isEnabled());
        f.play(QStringLiteral("e2e4 e7e5"));
        decide->trigger();
        QVERIFY(f.window->session().isPaused());
        auto* dialog = f.find<QDialog>("decisionDialog");
        auto* button = PlayFixture::in<QPushButton>(dialog, "decide");
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(f.window->session().isRunning()); // nothing was chosen
        auto* black = PlayFixture::in<QRadioButton>(dialog, "decideBlack");
        QTest::mouseClick(black, Qt::LeftButton, {}, QPoint(8, black->height() / 2));
        QVERIFY(button->isEnabled());
        QTest::keyClicks(PlayFixture::in<QLineEdit>(dialog, "decisionReason"),
                         QStringLiteral("a phone rang"));
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(f.title(), QStringLiteral("Boris wins"));
        QCOMPARE(f.detail(), QStringLiteral("Decided by the arbiter\na phone rang"));
        const record::Record& record = f.window->playGame().record();
        QCOMPARE(std::string(record.tags().value("Termination")), std::string("adjudication"));
        QCOMPARE(std::string(record.tags().value("Result")), std::string("0-1"));
        QVERIFY(commentOf(f, 1).ends_with("a phone rang"));
        QVERIFY(!decide->isEnabled());
    }

    void coloursByLotFallBothWays()
    {
        PlayFixture f;
        std::set<QString> whites;
        for (int i = 0; i < 40 && whites.size() < 2; ++i) {
            QDialog* dialog = f.openNewGame();
            auto* colors = PlayFixture::in<QComboBox>(dialog, "colors");
            colors->setCurrentIndex(colors->findData(int(ColorChoice::ByLot)));
            f.begin(dialog);
            whites.insert(f.plate(Color::White)->name());
            QVERIFY(f.plate(Color::White)->name() != f.plate(Color::Black)->name());
        }
        QCOMPARE(whites.size(), std::size_t(2));
    }

    void coloursAlternateFromTheLastGame()
    {
        PlayFixture f;
        f.newGame("preset_5_0", {});
        f.play(QStringLiteral("f2f3 e7e5 g2g4 d8h4"));
        for (const char* white : {"Boris", "Anna", "Boris"}) {
            f.trigger(ActionId::NewGame);
            auto* dialog = f.find<QDialog>("newGameDialog");
            auto* colors = PlayFixture::in<QComboBox>(dialog, "colors");
            colors->setFocus();
            for (int i = 0; i < 2; ++i)
                QTest::keyClick(colors, Qt::Key_Down);
            f.begin(dialog);
            QCOMPARE(f.plate(Color::White)->name(), QLatin1String(white));
        }
    }
};

QTEST_MAIN(TestPlayConduct)
#include "test_play_conduct.moc"
