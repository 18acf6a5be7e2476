#include "board_fixture.h"

#include <QShortcut>

using namespace ui;
using namespace ui::test;

class TestBoardKeyboard : public QObject {
    Q_OBJECT

private slots:
    void tabShowsTheCursor()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        QCOMPARE(f.board->cursorSquare(), std::nullopt);
        f.other->setFocus();
        QTest::keyClick(f.other, Qt::Key_Tab);
        QVERIFY(f.board->hasFocus());
        QVERIFY(f.board->cursorSquare().has_value());
    }

    void aGameWithoutAMouse()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        playByKeys(f, "e2", "e4");
        playByKeys(f, "e7", "e5");
        f.board->setFlipped(true);
        playByKeys(f, "g1", "f3");
        QCOMPARE(f.takeMoves(), QStringList({"e2e4", "e7e5", "g1f3"}));
        QCOMPARE(f.takeTouched(), QStringList({"e2", "e7", "g1"}));
    }

    void theCursorStaysOnTheBoard()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        QTest::keyClick(f.board, Qt::Key_Return);
        for (int i = 0; i < 12; ++i) {
            QTest::keyClick(f.board, Qt::Key_Left);
            QTest::keyClick(f.board, Qt::Key_Down);
        }
        QCOMPARE(f.board->cursorSquare(), std::optional(sq("a1")));
        for (int i = 0; i < 12; ++i) {
            QTest::keyClick(f.board, Qt::Key_Right);
            QTest::keyClick(f.board, Qt::Key_Up);
        }
        QCOMPARE(f.board->cursorSquare(), std::optional(sq("h8")));
    }

    void aMoveThatCannotBeIsRefused()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        playByKeys(f, "e2", "e5");
        QCOMPARE(f.takeRefused(), QStringList("e2e5"));
    }

    void escapeTakesBackOneThingAfterAnother()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        QTest::keyClick(f.board, Qt::Key_Return);
        QTest::keyClick(f.board, Qt::Key_Return);
        QVERIFY(f.board->selectedSquare());
        QTest::keyClick(f.board, Qt::Key_Escape);
        QCOMPARE(f.board->selectedSquare(), std::nullopt);
        QVERIFY(f.board->cursorSquare());
        QTest::keyClick(f.board, Qt::Key_Escape);
        QCOMPARE(f.board->cursorSquare(), std::nullopt);
    }

    void theMouseHidesTheCursorAndTakesItAlong()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        QTest::keyClick(f.board, Qt::Key_Return);
        QVERIFY(f.board->cursorSquare());
        f.click("b7");
        QCOMPARE(f.board->cursorSquare(), std::nullopt);
        QTest::keyClick(f.board, Qt::Key_Return);
        QCOMPARE(f.board->cursorSquare(), std::optional(sq("b7")));
    }

    // At the start of a game Left is nobody's shortcut, but no reason to bring the cursor out either.
    void arrowsDoNotBringTheCursorOut()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        f.board->setFocus();
        for (const auto key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down})
            QTest::keyClick(f.board, key);
        QCOMPARE(f.board->cursorSquare(), std::nullopt);
    }

    // Left and Right step through a game unless the cursor is out.
    void arrowsBelongToTheWindowWhileTheCursorIsHidden()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        int steps = 0, spaces = 0;
        QObject::connect(new QShortcut(QKeySequence(Qt::Key_Left), &f.window), &QShortcut::activated,
                         &f.window, [&steps] { ++steps; });
        QObject::connect(new QShortcut(QKeySequence(Qt::Key_Space), &f.window), &QShortcut::activated,
                         &f.window, [&spaces] { ++spaces; });
        QTest::keyClick(f.board, Qt::Key_Left);
        QCOMPARE(steps, 1);
        QTest::keyClick(f.board, Qt::Key_Return);
        const auto before = f.board->cursorSquare();
        QTest::keyClick(f.board, Qt::Key_Left);
        QCOMPARE(steps, 1);
        QVERIFY(f.board->cursorSquare() != before);
        QTest::keyClick(f.board, Qt::Key_Space); // the clock's key in any case
        QCOMPARE(spaces, 1);
        QTest::keyClick(f.board, Qt::Key_Escape);
        QTest::keyClick(f.board, Qt::Key_Left);
        QCOMPARE(steps, 2);
    }

private:
    static void go(BoardFixture& f, const char* name)
    {
        const chess::Square to = sq(name);
        const bool flipped = f.board->isFlipped();
        while (f.board->cursorSquare()->file() != to.file())
            QTest::keyClick(f.board, (f.board->cursorSquare()->file() < to.file()) != flipped ? Qt::Key_Right
                                                                                              : Qt::Key_Left);
        while (f.board->cursorSquare()->rank() != to.rank())
            QTest::keyClick(f.board, (f.board->cursorSquare()->rank() < to.rank()) != flipped ? Qt::Key_Up
                                                                                              : Qt::Key_Down);
    }
    static void playByKeys(BoardFixture& f, const char* from, const char* to)
    {
        if (!f.board->cursorSquare())
            QTest::keyClick(f.board, Qt::Key_Return);
        go(f, from);
        QTest::keyClick(f.board, Qt::Key_Return);
        go(f, to);
        QTest::keyClick(f.board, Qt::Key_Enter);
    }
};

QTEST_MAIN(TestBoardKeyboard)
#include "test_board_keyboard.moc"
