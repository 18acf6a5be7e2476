#include "window_fixture.h"

#include <QLineEdit>

using namespace ui;
using namespace ui::test;
using chess::Color;

// What happens at the board: refusals in words, typed moves, looking back, keys.
class TestWindowTable : public QObject {
    Q_OBJECT

private slots:
    void anIllegalDropSaysWhyAndChangesNothing()
    {
        WindowFixture f;
        f.drag(QStringLiteral("g1"), QStringLiteral("g3"));
        QCOMPARE(f.said(), QStringLiteral("A knight does not move like that."));
        f.drag(QStringLiteral("a1"), QStringLiteral("a5"));
        QVERIFY(!f.said().isEmpty());
        QCOMPARE(f.played(), QString());
        f.play(QStringLiteral("e2e4"));
        QCOMPARE(f.said(), QString());
        f.play(QStringLiteral("f7f6 f1b5 a7a6"));
        f.drag(QStringLiteral("b5"), QStringLiteral("e8"));
        QVERIFY(f.said().contains(QLatin1String("blocked")));
    }

    void aPinnedManIsExplained()
    {
        WindowFixture f;
        f.play(QStringLiteral("e2e4 e7e5 d2d4 f8b4"));
        f.drag(QStringLiteral("a2"), QStringLiteral("a3"));
        QCOMPARE(f.said(), QStringLiteral("The king is in check, and this move does not end it."));
        f.play(QStringLiteral("b1c3 g8f6"));
        f.drag(QStringLiteral("c3"), QStringLiteral("b5"));
        QCOMPARE(f.said(), QStringLiteral("This man is pinned: moving it would expose the king."));
    }

    void typedMovesInEnglishFrenchAndCoordinates()
    {
        WindowFixture f;
        f.type(QStringLiteral("e4\r"));
        f.type(QStringLiteral("e7e5\r"));
        f.type(QStringLiteral("Cf3\r"));
        f.type(QStringLiteral("Nc6\r"));
        f.type(QStringLiteral("Fb5\r"));
        f.type(QStringLiteral("nf6\r"));
        f.type(QStringLiteral("o-o\r"));
        f.type(QStringLiteral("f4\r")); // not possible for Black: refused in words
        QCOMPARE(f.played(), QStringLiteral("e4 e5 Nf3 Nc6 Bb5 Nf6 O-O"));
        QVERIFY(f.said().contains(QLatin1String("f4")));
        QVERIFY(f.find<QLineEdit>("moveEntry")->isVisible());
        QTest::keyClick(f.find<QLineEdit>("moveEntry"), Qt::Key_Escape);
        QVERIFY(!f.find<QLineEdit>("moveEntry")->isVisible());
        QVERIFY(f.board()->hasFocus());
    }

    void theFlipKeyFlipsAndAPawnOnTheFFileMoves()
    {
        WindowFixture f;
        f.board()->setFocus();
        QTest::keyClick(f.board(), 'f');
        QTRY_VERIFY(f.column()->isFlipped());
        QCOMPARE(f.plate(Color::Black)->y() > f.plate(Color::White)->y(), true);
        f.trigger(ActionId::Flip);
        f.type(QStringLiteral("f4\r"));
        QCOMPARE(f.played(), QStringLiteral("f4"));
        QVERIFY(!f.column()->isFlipped());
    }

    void lettersOfOneLanguageAreNotTakenForThoseOfAnother()
    {
        WindowFixture f(QStringLiteral("fr"));
        f.play(QStringLiteral("a2a4 a7a5"));
        f.type(QStringLiteral("Ra3\r")); // a king in French, though a rook could go there
        QCOMPARE(f.played(), QStringLiteral("a4 a5"));
        QVERIFY(f.said().contains(QLatin1String("Ra3")));
        f.type(QStringLiteral("\b\b\bTa3\r"));
        QCOMPARE(f.played(), QStringLiteral("a4 a5 Ra3"));
    }

    void lookingBackDoesNotPlay()
    {
        WindowFixture f;
        f.play(QStringLiteral("e2e4 e7e5 g1f3"));
        QTest::keyClick(f.board(), Qt::Key_Left);
        QTest::keyClick(f.board(), Qt::Key_Left);
        QCOMPARE(f.window->playGame().record().ply(f.window->playGame().current()), 1);
        f.drag(QStringLiteral("e7"), QStringLiteral("e6"));
        QCOMPARE(f.played(), QStringLiteral("e4 e5 Nf3"));
        f.type(QStringLiteral("e6\r"));
        QVERIFY(f.said().contains(QLatin1String("earlier position")));
        QTest::keyClick(f.board(), Qt::Key_End);
        f.play(QStringLiteral("b8c6"));
        QCOMPARE(f.played(), QStringLiteral("e4 e5 Nf3 Nc6"));
    }

    void seatsTurnToTheMover()
    {
        WindowFixture f;
        f.settings.seats = Seats::TurnToMover;
        f.window.reset();
        f.open();
        f.play(QStringLiteral("e2e4"));
        QTRY_VERIFY(f.column()->isFlipped());
        f.play(QStringLiteral("e7e5"));
        QTRY_VERIFY(!f.column()->isFlipped());
    }

    void returnPressesTheBannersFirstChoice()
    {
        WindowFixture f;
        f.play(QStringLiteral("f2f3 e7e5 g2g4 d8h4"));
        auto* review = f.find<QPushButton>("review");
        QVERIFY(review->isVisible());
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(review));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(!f.column()->banner()->isVisible());
        QCOMPARE(f.window->reviewGame().record().mainLine().size(), std::size_t(4));
        QVERIFY(f.board()->hasFocus());
    }

    void escapeClosesTheBannerAndGivesTheKeysToTheBoard()
    {
        WindowFixture f;
        f.play(QStringLiteral("f2f3 e7e5 g2g4 d8h4"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!f.column()->banner()->isVisible());
        QVERIFY(f.board()->hasFocus());
    }

    void theBannerComesBackWithTheTable()
    {
        WindowFixture f;
        f.play(QStringLiteral("f2f3 e7e5 g2g4 d8h4"));
        f.press("review");
        QVERIFY(!f.column()->banner()->isVisible());
        f.trigger(ActionId::BackToPlay);
        QVERIFY(f.column()->banner()->isVisible());
    }

    void signsAreTypedAtTheBoardAndInTheList()
    {
        WindowFixture f;
        f.play(QStringLiteral("f2f3 e7e5 g2g4 d8h4"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        const auto nags = [&] {
            const auto& game = f.window->reviewGame();
            return game.record().node(game.current()).nags;
        };
        f.trigger(ActionId::First);
        for (QWidget* where : {static_cast<QWidget*>(f.board()), f.find<QWidget>("moves")}) {
            where->setFocus();
            QTest::keyClick(where, Qt::Key_Right);
            QTest::keyClicks(where, QStringLiteral("!?"));
            QCOMPARE(nags(), std::vector<notation::Nag>{5});
            QTest::keyClick(where, Qt::Key_Right);
            QTest::keyClicks(where, QStringLiteral("+-"));
            QCOMPARE(nags(), std::vector<notation::Nag>{18});
            QTest::keyClick(where, Qt::Key_Backspace);
            QVERIFY(nags().empty());
        }
    }

    void wheelSteps()
    {
        WindowFixture f;
        f.play(QStringLiteral("e2e4 e7e5"));
        const QPointF middle = f.board()->rect().center();
        QWheelEvent up(middle, f.board()->mapToGlobal(middle), QPoint(), QPoint(0, 120), Qt::NoButton,
                       Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(f.board(), &up);
        QCOMPARE(f.window->playGame().record().ply(f.window->playGame().current()), 1);
    }

    void pausedNobodyMoves()
    {
        WindowFixture f;
        f.trigger(ActionId::NewGame);
        auto* dialog = f.find<QDialog>("newGameDialog");
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("start")), Qt::LeftButton);
        f.play(QStringLiteral("e2e4"));
        f.press("pauseButton");
        f.play(QStringLiteral("e7e5"));
        QCOMPARE(f.played(), QStringLiteral("e4"));
        f.press("pauseButton");
        f.play(QStringLiteral("e7e5"));
        QCOMPARE(f.played(), QStringLiteral("e4 e5"));
    }
};

QTEST_MAIN(TestWindowTable)
#include "test_window_table.moc"
