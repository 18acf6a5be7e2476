#include "ui/database/game_list_panel.h"
#include "window_fixture.h"

#include <QLabel>
#include <QTableView>

using namespace ui;
using namespace ui::test;

// Other programs write the file that is open here.
class TestWindowOthers : public QObject {
    Q_OBJECT

    static QByteArray game(const char* white, const char* moves)
    {
        return QByteArray("[Event \"A\"]\n[White \"") + white + "\"]\n[Black \"Bob\"]\n[Result \"*\"]\n\n" +
               moves + " *\n\n";
    }
    static QByteArray ours()
    {
        return game("Ann", "1. e4 e5") + game("Cid", "1. d4 d5") + game("Eve", "1. c4 c5");
    }
    static QByteArray theirs() { return game("Xaver", "1. b3 b6") + game("Yves", "1. g3 g6"); }
    static void openOurs(WindowFixture& f)
    {
        f.window->openFile(f.write(QStringLiteral("games.pgn"), ours()));
        QTRY_VERIFY(f.window->files().opened() && f.window->files().opened()->isComplete());
        QTRY_COMPARE(f.window->mode(), MainWindow::Mode::Review);
    }
    static QString white(WindowFixture& f)
    {
        return QString::fromStdString(std::string(f.window->reviewGame().record().tags().value("White")));
    }
    static bool isRowSelected(WindowFixture& f, int row)
    {
        return f.find<QTableView>("gameTable")->selectionModel()->isRowSelected(row);
    }

private slots:
    void gamesAreShownAsTheyWereAndTheBarSaysSo()
    {
        WindowFixture f;
        openOurs(f);
        f.write(QStringLiteral("games.pgn"), theirs()); // into the same file, as editors do
        f.window->files().showRow(1);
        QCOMPARE(white(f), QStringLiteral("Cid"));
        QCOMPARE(WindowFixture::mainLine(f.window->reviewGame().record()), QStringLiteral("d4 d5"));
        QVERIFY(isRowSelected(f, 1));
        QTRY_VERIFY(f.find<QFrame>("changedBar")->isVisible());
        QVERIFY(f.find<QLabel>("changedBarText")->text().contains(QLatin1String("games.pgn")));
        f.press("changedBarButton");
        QTRY_COMPARE(f.window->files().opened()->index().size(), std::size_t(2));
        QCOMPARE(white(f), QStringLiteral("Yves"));
        QVERIFY(isRowSelected(f, 1));
        QVERIFY(!f.find<QFrame>("changedBar")->isVisible());
    }

    void everythingCanBeSavedElsewhere()
    {
        WindowFixture f;
        openOurs(f);
        f.window->files().showRow(1);
        f.drag(QStringLiteral("g1"), QStringLiteral("f3"));
        f.write(QStringLiteral("games.pgn"), theirs());
        f.prompts.answers = {QStringLiteral("Save elsewhere…")};
        f.prompts.save = f.dir.filePath(QStringLiteral("elsewhere.pgn"));
        f.trigger(ActionId::Save);
        QCOMPARE(f.prompts.wrong, QString());
        QFile file(f.dir.filePath(QStringLiteral("elsewhere.pgn")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray saved = file.readAll();
        QVERIFY(saved.contains("Ann") && saved.contains("Nf3") && saved.contains("Eve"));
        QCOMPARE(white(f), QStringLiteral("Cid"));
        QVERIFY(isRowSelected(f, 1));
        QVERIFY(!f.window->isWindowModified());
    }

    void whatWasChangedHereIsKeptWhenTheFileIsReadAgain()
    {
        WindowFixture f;
        openOurs(f);
        f.window->files().showRow(2);
        f.drag(QStringLiteral("g1"), QStringLiteral("f3"));
        f.write(QStringLiteral("games.pgn"), theirs());
        QTRY_VERIFY(f.find<QFrame>("changedBar")->isVisible());
        f.press("changedBarButton");
        QTRY_COMPARE(f.window->files().opened()->index().size(), std::size_t(2));
        const game::PgnFile* session = f.window->files().session();
        QCOMPARE(session->index().size(), std::size_t(1));
        QCOMPARE(session->readGame(0).record.node(record::NodeId::Root).children.size(), std::size_t(2));
        QVERIFY2(f.said().contains(QLatin1String("1 changed game")), qPrintable(f.said()));
    }

    void ourOwnSavingIsNobodyElses()
    {
        WindowFixture f;
        openOurs(f);
        f.drag(QStringLiteral("g1"), QStringLiteral("f3"));
        f.trigger(ActionId::Save);
        QTest::qWait(600);
        QVERIFY(!f.find<QFrame>("changedBar")->isVisible());
    }

    void gamesThatWereAddedAreSaid()
    {
        WindowFixture f;
        openOurs(f);
        f.write(QStringLiteral("games.pgn"), ours() + theirs());
        QTRY_VERIFY(f.find<QFrame>("changedBar")->isVisible());
        QVERIFY(f.find<QLabel>("changedBarText")->text().contains(QLatin1String("added")));
        f.press("changedBarButton");
        QTRY_COMPARE(f.window->files().opened()->index().size(), std::size_t(5));
        QCOMPARE(white(f), QStringLiteral("Ann"));
    }

    void aFileThatIsGoneIsSaid()
    {
        WindowFixture f;
        openOurs(f);
        QVERIFY(QFile::remove(f.dir.filePath(QStringLiteral("games.pgn"))));
        QTRY_VERIFY(f.find<QFrame>("changedBar")->isVisible());
        QVERIFY(!f.find<QPushButton>("changedBarButton")->isVisible());
        f.window->files().showRow(2);
        QCOMPARE(white(f), QStringLiteral("Eve"));
    }
};

QTEST_MAIN(TestWindowOthers)
#include "test_window_others.moc"
