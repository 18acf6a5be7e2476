#include "core/pgn/reader.h"
#include "ui/settings/settings.h"
#include "window_fixture.h"

#include <QAction>
#include <QComboBox>
#include <QMenu>

using namespace ui;
using namespace ui::test;
using chess::Color;

// Whole games by mouse, each ended in another way, saved, and opened again.
class TestWindowGames : public QObject {
    Q_OBJECT

    static void newGame(WindowFixture& f, const char* preset)
    {
        f.trigger(ActionId::NewGame);
        auto* dialog = f.find<QDialog>("newGameDialog");
        QVERIFY(QTest::qWaitForWindowExposed(dialog));
        dialog->findChild<QComboBox*>(QStringLiteral("whiteName"))->setEditText(QStringLiteral("Anna"));
        dialog->findChild<QComboBox*>(QStringLiteral("blackName"))->setEditText(QStringLiteral("Boris"));
        QTest::mouseClick(dialog->findChild<QPushButton*>(QLatin1String(preset)), Qt::LeftButton);
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("start")), Qt::LeftButton);
        QTRY_VERIFY(!f.window->findChild<QDialog*>(QStringLiteral("newGameDialog")));
    }

    // Saved from the banner, read back by the reader and by the window: the same record as the one played.
    static void saveAndOpenAgain(WindowFixture& f)
    {
        const QString path = f.dir.filePath(QStringLiteral("game.pgn"));
        f.prompts.save = path;
        f.press("saveGame");
        QCOMPARE(f.prompts.told, QStringList());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        pgn::Reader reader({bytes.constData(), std::size_t(bytes.size())});
        const auto read = reader.next();
        QVERIFY(read.has_value());
        QVERIFY(read->problems.empty());
        QVERIFY(!reader.next().has_value());
        QVERIFY(read->record == f.window->playGame().record());

        WindowFixture again;
        again.openAndWait(path);
        QVERIFY(again.window->reviewGame().record() == f.window->playGame().record());
    }

private slots:
    void aMoveOnTheBoardJustBeginsAGame()
    {
        WindowFixture f;
        QVERIFY(f.prompts.asked.isEmpty());
        QVERIFY(!f.window->findChild<QDialog*>());
        f.play(QStringLiteral("e2e4 e7e5"));
        QCOMPARE(f.played(), QStringLiteral("e4 e5"));
        QVERIFY(!f.plate(Color::White)->clockFace()->isVisible());
    }

    void checkmate()
    {
        WindowFixture f;
        newGame(f, "preset_5_0");
        QCOMPARE(f.plate(Color::White)->name(), QStringLiteral("Anna"));
        f.play(QStringLiteral("e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7"));
        QCOMPARE(f.played(), QStringLiteral("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#"));
        QCOMPARE(f.title(), QStringLiteral("Anna wins"));
        QCOMPARE(f.detail(), QStringLiteral("Checkmate"));
        QCOMPARE(f.plate(Color::White)->captured(), std::vector{chess::PieceType::Pawn});
        QCOMPARE(f.plate(Color::White)->ahead(), 1);
        saveAndOpenAgain(f);
    }

    void stalemate()
    {
        WindowFixture f;
        newGame(f, "untimed");
        // Sam Loyd's shortest stalemate.
        f.play(
            QStringLiteral("e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 "
                           "b8c8 f7g6 c8e6"));
        QCOMPARE(f.title(), QStringLiteral("Draw"));
        QVERIFY(f.detail().startsWith(QLatin1String("Stalemate")));
        saveAndOpenAgain(f);
    }

    void castlingEnPassantAndUnderpromotion()
    {
        WindowFixture f;
        newGame(f, "untimed");
        f.play(QStringLiteral(
            "e2e4 d7d5 e4d5 c7c5 d5c6 c8g4 g1f3 d8d6 f1e2 b8a6 e1g1 e8c8 c6b7 c8c7 b7b8n d8b8"));
        QCOMPARE(f.played(),
                 QStringLiteral("e4 d5 exd5 c5 dxc6 Bg4 Nf3 Qd6 Be2 Na6 O-O O-O-O cxb7+ Kc7 b8=N Rxb8"));
        // The button's menu, by mouse; the press waits until the menu closes.
        QTimer::singleShot(0, f.window.get(), [&] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            QAction* entry = f.window->findChild<QAction*>(QStringLiteral("resignBlack"));
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(entry).center());
        });
        f.press("resignButton");
        QCOMPARE(f.title(), QStringLiteral("Anna wins"));
        QCOMPARE(f.detail(), QStringLiteral("Boris resigns"));
        saveAndOpenAgain(f);
    }

    void flag()
    {
        WindowFixture f;
        newGame(f, "preset_1_0");
        f.play(QStringLiteral("e2e4 e7e5"));
        QCOMPARE(f.plate(Color::Black)->clockFace()->face(), QStringLiteral("00:59"));
        QCOMPARE(f.plate(Color::White)->clockFace()->mood(), ClockFace::Mood::Running);
        f.pass(std::chrono::milliseconds(45'500));
        f.window->session().checkFlag();
        QVERIFY(f.window->session().isRunning());
        f.trigger(ActionId::Pause);
        f.trigger(ActionId::Pause);
        QCOMPARE(f.plate(Color::White)->clockFace()->mood(), ClockFace::Mood::RunningLow);
        QCOMPARE(f.plate(Color::White)->clockFace()->face(), QStringLiteral("0:14.5"));
        f.pass(std::chrono::milliseconds(14'499));
        f.window->session().checkFlag();
        QVERIFY(f.window->session().isRunning());
        f.pass(std::chrono::milliseconds(1));
        f.window->session().checkFlag();
        QCOMPARE(f.title(), QStringLiteral("Boris wins"));
        QCOMPARE(f.detail(), QStringLiteral("Anna is out of time"));
        QCOMPARE(f.plate(Color::White)->clockFace()->mood(), ClockFace::Mood::Fallen);
        QCOMPARE(f.plate(Color::White)->clockFace()->face(), QStringLiteral("0:00.0"));
        saveAndOpenAgain(f);
    }

    void threefoldClaim()
    {
        WindowFixture f;
        newGame(f, "preset_3_2");
        f.play(QStringLiteral("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1"));
        QVERIFY(!f.find<QPushButton>("claimButton")->isEnabled());
        f.play(QStringLiteral("f6g8"));
        QVERIFY(f.find<QPushButton>("claimButton")->isEnabled());
        QVERIFY(f.window->session().isRunning());
        QVERIFY(!f.column()->banner()->isVisible());
        f.press("claimButton");
        QCOMPARE(f.title(), QStringLiteral("Draw"));
        QVERIFY(f.detail().contains(QLatin1String("third time")));
        saveAndOpenAgain(f);
    }

    void agreement()
    {
        WindowFixture f;
        newGame(f, "preset_10_5");
        f.play(QStringLiteral("d2d4 d7d5"));
        f.window->findChild<QAction*>(QStringLiteral("offerDrawBlack"))->trigger();
        QVERIFY(f.plate(Color::White)->isAsking());
        QVERIFY(!f.plate(Color::Black)->isAsking());
        QVERIFY(f.window->session().isRunning());
        // Declined once: the game goes on.
        QTest::mouseClick(f.plate(Color::White)->findChild<QPushButton*>(QStringLiteral("questionNo")),
                          Qt::LeftButton);
        QVERIFY(!f.plate(Color::White)->isAsking());
        QCOMPARE(f.said(), QStringLiteral("Anna declines the draw."));
        f.play(QStringLiteral("c2c4 e7e6"));
        f.window->findChild<QAction*>(QStringLiteral("offerDrawBlack"))->trigger();
        QTest::mouseClick(f.plate(Color::White)->findChild<QPushButton*>(QStringLiteral("questionYes")),
                          Qt::LeftButton);
        QCOMPARE(f.title(), QStringLiteral("Draw"));
        QCOMPARE(f.detail(), QStringLiteral("Agreed by both players"));
        saveAndOpenAgain(f);
    }

    void anOfferGoesWithTheNextMoveOfTheOther()
    {
        WindowFixture f;
        f.play(QStringLiteral("d2d4 d7d5"));
        f.window->findChild<QAction*>(QStringLiteral("offerDrawBlack"))->trigger();
        QVERIFY(f.plate(Color::White)->isAsking());
        f.play(QStringLiteral("c2c4"));
        QVERIFY(!f.plate(Color::White)->isAsking());
    }

    void takebackAskedAndGrantedRestoresBothClocks()
    {
        WindowFixture f;
        newGame(f, "preset_5_0");
        f.play(QStringLiteral("e2e4 e7e5"));
        const auto white = f.window->session().face(Color::White).remaining;
        f.pass(std::chrono::seconds(7));
        f.play(QStringLiteral("g1f3"));
        f.press("takeBackButton");
        QVERIFY(f.plate(Color::Black)->isAsking());
        QTest::mouseClick(f.plate(Color::Black)->findChild<QPushButton*>(QStringLiteral("takebackYes")),
                          Qt::LeftButton);
        QCOMPARE(f.played(), QStringLiteral("e4 e5"));
        QCOMPARE(f.window->session().face(Color::White).remaining, white);
    }

    void rematchChangesColoursAndKeepsTheFirstGame()
    {
        WindowFixture f;
        newGame(f, "preset_5_0");
        f.play(QStringLiteral("f2f3 e7e5 g2g4 d8h4"));
        QCOMPARE(f.title(), QStringLiteral("Boris wins"));
        f.press("rematch");
        QCOMPARE(f.plate(Color::White)->name(), QStringLiteral("Boris"));
        QCOMPARE(f.played(), QString());
        f.play(QStringLiteral("f2f3 e7e5 g2g4 d8h4"));
        QCOMPARE(f.window->files().session()->index().size(), std::size_t(2));
        f.prompts.save = f.dir.filePath(QStringLiteral("both.pgn"));
        f.press("saveGame");
        WindowFixture again;
        again.openAndWait(f.dir.filePath(QStringLiteral("both.pgn")));
        QCOMPARE(again.window->files().opened()->index().size(), std::size_t(2));
    }
};

QTEST_MAIN(TestWindowGames)
#include "test_window_games.moc"
