#include "board_fixture.h"

using namespace ui;
using namespace ui::test;

// The left and right buttons, and every way out of a gesture.
class TestBoardGestures : public QObject {
    Q_OBJECT

private slots:
    void aDragPlaysAMove()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        f.press("e2");
        f.now = std::chrono::milliseconds(7321);
        f.moveTo("e4");
        QVERIFY(f.board->isDragging());
        QVERIFY(f.showsOverlay());
        f.now = std::chrono::milliseconds(7400);
        f.release("e4");
        QCOMPARE(f.takeMoves(), QStringList("e2e4"));
        QCOMPARE(f.lastWhen.count(), 7400);
        QVERIFY(!f.showsOverlay());
        QVERIFY(!f.board->isDragging());
        QVERIFY(!f.board->isAnimating()); // the man was put there by hand
        QCOMPARE(f.takeTouched(), QStringList("e2"));
        QVERIFY(f.takeRefused().isEmpty());
    }

    void theManIsUnderThePointerFromTheFirstFrame()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        // Taken by its very corner, it still comes under the pointer.
        const QPoint corner = f.board->squareRect(sq("b1")).topLeft() + QPoint(2, 2);
        QTest::mousePress(f.board, Qt::LeftButton, {}, corner);
        const QPoint first = corner + QPoint(4, 3);
        f.moveTo(first);
        QVERIFY(f.showsOverlay());
        const QPoint centre = f.overlay()->geometry().center();
        const QPoint pointer = f.board->mapTo(&f.window, first);
        QVERIFY((centre - pointer).manhattanLength() <= 2);
        QVERIFY(f.overlay()->width() > f.board->squareRect(sq("b1")).width());
        QVERIFY(f.overlay()->testAttribute(Qt::WA_TransparentForMouseEvents));
        f.moveTo(f.at("h8"));
        QVERIFY(
            (f.overlay()->geometry().center() - f.board->mapTo(&f.window, f.at("h8"))).manhattanLength() <=
            2);
        f.release("h8");
    }

    void aSlipUnderThreePixelsIsAClick_data()
    {
        QTest::addColumn<QPoint>("slip");
        QTest::addColumn<bool>("drags");
        QTest::newRow("nothing") << QPoint(0, 0) << false;
        QTest::newRow("two up") << QPoint(0, -2) << false;
        QTest::newRow("two and two") << QPoint(2, 2) << false;
        QTest::newRow("three up") << QPoint(0, -3) << true;
        QTest::newRow("three left") << QPoint(-3, 0) << true;
    }
    void aSlipUnderThreePixelsIsAClick()
    {
        QFETCH(QPoint, slip);
        QFETCH(bool, drags);
        BoardFixture f;
        QVERIFY(f.ready());
        // At the edge, so that even the smallest slip ends on e3.
        const QRect e2 = f.board->squareRect(sq("e2"));
        const QPoint edge(e2.center().x(), e2.top() + 1);
        QTest::mousePress(f.board, Qt::LeftButton, {}, edge);
        f.moveTo(edge + slip);
        QCOMPARE(f.board->isDragging(), drags);
        f.release(edge + slip);
        if (drags)
            return;
        QVERIFY(f.takeMoves().isEmpty());
        QVERIFY(f.takeRefused().isEmpty());
        QCOMPARE(f.board->selectedSquare(), std::optional(sq("e2")));
    }

    void everyWayOutPutsTheManBack_data()
    {
        QTest::addColumn<QString>("way");
        for (const char* way : {"escape", "right button", "focus", "outside", "capture", "ungrab",
                                "deactivate", "hide", "other state", "cancelInput", "flip", "disable"})
            QTest::newRow(way) << way;
    }
    void everyWayOutPutsTheManBack()
    {
        QFETCH(QString, way);
        BoardFixture f;
        QVERIFY(f.ready());
        f.press("e2");
        f.moveTo("e4");
        QVERIFY(f.board->isDragging());
        leave(f, way);
        QVERIFY(!f.board->isDragging());
        QVERIFY(!f.showsOverlay());
        QCOMPARE(f.board->selectedSquare(), std::nullopt);
        f.release("e4");
        if (way == "right button")
            QTest::mouseRelease(f.board, Qt::RightButton, {}, f.at("e4"));
        QVERIFY(f.takeMoves().isEmpty());
        QVERIFY(f.takeRefused().isEmpty());
        QVERIFY(f.markup.empty());
    }

    void aManPutBackGlidesHome()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        f.press("e2");
        f.moveTo("e5");
        QTest::keyClick(f.board, Qt::Key_Escape);
        QVERIFY(f.board->isAnimating());
        f.release("e5");
        f.pass(500);
        QTRY_VERIFY(!f.board->isAnimating());
    }

    void aDropWhereItCannotGoIsRefused()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        f.drag("e2", "e5");
        QCOMPARE(f.takeRefused(), QStringList("e2e5"));
        f.drag("e7", "e5"); // White is to move
        QCOMPARE(f.takeRefused(), QStringList("e7e5"));
        QVERIFY(f.takeMoves().isEmpty());
        QCOMPARE(f.board->selectedSquare(), std::nullopt);
    }

    void aDropAtHomeOrBesideTheBoardIsNothing()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        f.press("e2");
        f.moveTo("e4");
        f.moveTo("e2");
        f.release("e2");
        f.press("e2");
        f.moveTo("e4");
        const QPoint beside(f.board->width() / 2, f.board->height() + 8);
        f.moveTo(beside);
        QVERIFY(f.board->isDragging()); // still in the window
        f.release(beside);
        QVERIFY(f.takeMoves().isEmpty());
        QVERIFY(f.takeRefused().isEmpty());
    }

    void clickAndClick()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        f.click("g1");
        QCOMPARE(f.board->selectedSquare(), std::optional(sq("g1")));
        f.click("g1");
        QCOMPARE(f.board->selectedSquare(), std::nullopt);
        f.click("g1");
        f.click("b1"); // another own man
        QCOMPARE(f.board->selectedSquare(), std::optional(sq("b1")));
        f.click("c3");
        QCOMPARE(f.takeMoves(), QStringList("b1c3"));
        QCOMPARE(f.board->selectedSquare(), std::nullopt);
        QVERIFY(f.board->isAnimating());
        QCOMPARE(f.takeTouched(), QStringList({"g1", "g1", "b1"}));
        // No need to wait for the men to arrive.
        f.click("d7");
        f.click("d5");
        f.click("c3");
        f.click("d5");
        QCOMPARE(f.takeMoves(), QStringList({"d7d5", "c3d5"}));
    }

    void aClickOnAnEnemyManIsATarget()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        f.click("e2");
        f.click("e7"); // cannot be taken: the intent was clear all the same
        QCOMPARE(f.takeRefused(), QStringList("e2e7"));
        QCOMPARE(f.board->selectedSquare(), std::nullopt);
        f.click("e7"); // an enemy man in hand is let go for one's own
        f.click("d2");
        QCOMPARE(f.board->selectedSquare(), std::optional(sq("d2")));
        QVERIFY(f.takeRefused().isEmpty());
    }

    void escapeAndAClickBesideTheBoardForgetTheSelection()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        f.click("e2");
        QTest::keyClick(f.board, Qt::Key_Escape);
        QCOMPARE(f.board->selectedSquare(), std::nullopt);
        f.click("e2");
        f.click("e4");
        QCOMPARE(f.takeMoves(), QStringList("e2e4"));
    }

    void castlingByEitherSquare_data()
    {
        QTest::addColumn<QString>("to");
        for (const char* to : {"g1", "h1", "c1", "a1"})
            QTest::newRow(to) << to;
    }
    void castlingByEitherSquare()
    {
        QFETCH(QString, to);
        const QByteArray target = to.toLatin1();
        for (const bool byClicks : {false, true}) {
            BoardFixture f("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
            QVERIFY(f.ready());
            if (byClicks) {
                f.click("e1");
                f.click(target);
            } else {
                f.drag("e1", target);
            }
            QCOMPARE(f.takeMoves(), QStringList("e1" + to));
            QVERIFY(f.position.kingOf(chess::Color::White) != sq("e1"));
            QVERIFY(f.board->isAnimating()); // the rook at least
        }
    }

    void aCastlingRookCanStillBeDraggedAway()
    {
        BoardFixture f("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        QVERIFY(f.ready());
        f.click("e1");
        f.drag("h1", "h4");
        QCOMPARE(f.takeMoves(), QStringList("h1h4"));
        QCOMPARE(f.takeTouched(), QStringList({"e1", "h1"}));
    }

    void onlyThoseWhoMayMove()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        f.mayMove = {false, true};
        f.show(false);
        f.drag("e2", "e4");
        f.click("e2");
        QVERIFY(f.takeTouched().isEmpty());
        f.click("e7");
        QCOMPARE(f.takeTouched(), QStringList("e7"));
        f.mayMove = {false, false};
        f.show(false);
        QCOMPARE(f.board->selectedSquare(), std::nullopt);
        f.drag("e7", "e5");
        QVERIFY(f.takeTouched().isEmpty());
        QVERIFY(f.takeMoves().isEmpty());
        QVERIFY(f.takeRefused().isEmpty());
    }

    void onlyTheStateIsShown()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        f.playsMoves = false;
        f.drag("e2", "e4");
        QCOMPARE(f.takeMoves(), QStringList("e2e4"));
        QVERIFY(f.board->state().men[std::size_t(sq("e2").index())]);
        QVERIFY(!f.board->state().men[std::size_t(sq("e4").index())]);
    }

    void markupLeavesADragAlone()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        f.press("e2");
        f.moveTo("e4");
        f.markup.squares.push_back({sq("d4"), record::MarkColor::Red});
        f.show();
        QVERIFY(f.board->isDragging());
        f.release("e4");
        QCOMPARE(f.takeMoves(), QStringList("e2e4"));
    }

    void arrowsAndCirclesByTheRightButton()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        f.drawRight("e2", "e4");
        f.drawRight("d1", "h5", Qt::ShiftModifier);
        f.drawRight("f7", "f7", Qt::ControlModifier);
        f.drawRight("a1", "b1", Qt::AltModifier);
        f.drawRight("a2", "b2", Qt::ControlModifier | Qt::ShiftModifier);
        using record::MarkColor;
        QCOMPARE(f.markup.arrows.size(), std::size_t(4));
        QVERIFY(f.markup.arrows[0] == (record::Arrow{sq("e2"), sq("e4"), MarkColor::Green}));
        QVERIFY(f.markup.arrows[1] == (record::Arrow{sq("d1"), sq("h5"), MarkColor::Red}));
        QVERIFY(f.markup.arrows[2] == (record::Arrow{sq("a1"), sq("b1"), MarkColor::Blue}));
        // Window managers take Alt with the mouse for themselves.
        QVERIFY(f.markup.arrows[3] == (record::Arrow{sq("a2"), sq("b2"), MarkColor::Blue}));
        QCOMPARE(f.markup.squares.size(), std::size_t(1));
        QVERIFY(f.markup.squares[0] == (record::SquareMark{sq("f7"), MarkColor::Yellow}));
        f.drawRight("e2", "e4", Qt::ShiftModifier); // another colour replaces
        QCOMPARE(f.markup.arrows.size(), std::size_t(4));
        f.drawRight("e2", "e4", Qt::ShiftModifier); // the same takes away
        f.drawRight("f7", "f7", Qt::ControlModifier);
        QCOMPARE(f.markup.arrows.size(), std::size_t(3));
        QVERIFY(f.markup.squares.empty());
        QVERIFY(f.takeMoves().isEmpty());
    }

    void anArrowOffTheBoardOrEscapedIsNotDrawn()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        QTest::mousePress(f.board, Qt::RightButton, {}, f.at("e2"));
        const QPoint off(-10, -10);
        f.moveTo(off);
        QTest::mouseRelease(f.board, Qt::RightButton, {}, off);
        QTest::mousePress(f.board, Qt::RightButton, {}, f.at("e2"));
        f.moveTo("e4");
        QTest::keyClick(f.board, Qt::Key_Escape);
        QTest::mouseRelease(f.board, Qt::RightButton, {}, f.at("e4"));
        QTest::mousePress(f.board, Qt::RightButton, {}, f.at("e2"));
        f.press("d2"); // both buttons at once
        f.release("d2");
        QTest::mouseRelease(f.board, Qt::RightButton, {}, f.at("e4"));
        QVERIFY(f.markup.empty());
        QCOMPARE(f.board->selectedSquare(), std::nullopt);
    }

    void theWheelSteps()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        turnWheel(f, -120);
        turnWheel(f, 120);
        turnWheel(f, -60); // a fine wheel adds up
        turnWheel(f, -60);
        turnWheel(f, 360);
        QCOMPARE(f.steps, QList<int>({1, -1, 1, -3}));
        f.press("e2");
        f.moveTo("e4");
        turnWheel(f, -120); // not with a man in the hand
        QCOMPARE(f.steps.size(), 4);
        f.release("e2");
    }

    void theBoardTurns()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        const QRect a1 = f.board->squareRect(sq("a1")), h8 = f.board->squareRect(sq("h8"));
        f.board->setFlipped(true);
        QCOMPARE(f.board->squareRect(sq("h8")), a1);
        QCOMPARE(f.board->squareRect(sq("a1")), h8);
        QCOMPARE(f.board->squareAt(a1.center()), std::optional(sq("h8")));
        f.drag("e2", "e4");
        QCOMPARE(f.takeMoves(), QStringList("e2e4"));
    }

    void turningToTheMoverWaits()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        QList<bool> turned;
        connect(f.board, &BoardWidget::turned, this, [&](bool flipped) { turned << flipped; });
        f.press("e2");
        f.moveTo("e3");
        f.board->setFlippedWhenSettled(true); // never while a man is in the hand
        QVERIFY(!f.board->isFlipped());
        QVERIFY(f.board->isDragging());
        f.release("e3");
        QTRY_VERIFY(f.board->isFlipped());
        f.click("e7");
        f.click("e5");
        QVERIFY(f.board->isAnimating());
        f.board->setFlippedWhenSettled(false); // nor while the men move
        QVERIFY(f.board->isFlipped());
        f.pass(500);
        QTRY_VERIFY(!f.board->isFlipped());
        QCOMPARE(turned, QList<bool>({true, false}));
    }

private:
    static void turnWheel(BoardFixture& f, int delta)
    {
        const QPointF at = f.at("d4");
        QWheelEvent event(at, f.board->mapToGlobal(at), {}, QPoint(0, delta), Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(f.board, &event);
    }

    static void leave(BoardFixture& f, const QString& way)
    {
        if (way == "escape")
            QTest::keyClick(f.board, Qt::Key_Escape);
        else if (way == "right button")
            QTest::mousePress(f.board, Qt::RightButton, {}, f.at("e4"));
        else if (way == "focus")
            f.other->setFocus();
        else if (way == "outside")
            f.moveTo(QPoint(f.window.width() + 30, 100));
        else if (way == "capture")
            moveWithoutButtons(f);
        else if (way == "ungrab")
            send(f, QEvent::UngrabMouse);
        else if (way == "deactivate")
            send(f, QEvent::WindowDeactivate);
        else if (way == "hide")
            f.board->hide();
        else if (way == "other state")
            f.play("d2", "d4");
        else if (way == "cancelInput")
            f.board->cancelInput();
        else if (way == "flip")
            f.board->setFlipped(true);
        else if (way == "disable")
            f.board->setEnabled(false);
    }

    static void send(BoardFixture& f, QEvent::Type type)
    {
        QEvent event(type);
        QCoreApplication::sendEvent(f.board, &event);
    }

    static void moveWithoutButtons(BoardFixture& f)
    {
        const QPointF at = f.at("e5");
        QMouseEvent event(QEvent::MouseMove, at, f.board->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(f.board, &event);
    }
};

QTEST_MAIN(TestBoardGestures)
#include "test_board_gestures.moc"
