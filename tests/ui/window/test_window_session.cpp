#include "ui/database/game_list_panel.h"
#include "ui/window/file_controller.h"
#include "ui/window/notice_bar.h"
#include "window_fixture.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTableView>

using namespace ui;
using namespace ui::test;

// The games of the session beside an open file: each is saved where it belongs, and all can be seen.
class TestWindowSession : public QObject {
    Q_OBJECT

    static QByteArray game(const char* white)
    {
        return QByteArray("[Event \"E\"]\n[White \"") + white +
               "\"]\n[Black \"X\"]\n[Result \"*\"]\n\n1. e4 e5 *\n\n";
    }
    static QByteArray bytesOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static QString openTwo(WindowFixture& f)
    {
        const QString path = f.write(QStringLiteral("two.pgn"), game("Ann") + game("Bob"));
        f.openAndWait(path);
        return path;
    }
    static void paste(WindowFixture& f, const QByteArray& text)
    {
        QApplication::clipboard()->setText(QString::fromUtf8(text));
        f.board()->setFocus();
        QTest::keyClick(f.board(), Qt::Key_V, Qt::ControlModifier);
    }
    static void removeRows(WindowFixture& f, const std::vector<std::size_t>& rows)
    {
        emit f.find<GameListPanel>("gameList")->removeIntended(rows);
    }

private slots:
    void saveWritesTheFileOfTheTitleWhateverIsOnTheTable()
    {
        WindowFixture f;
        const QString path = openTwo(f);
        removeRows(f, {1});
        paste(f, game("Pasted"));
        f.prompts.save = f.dir.filePath(QStringLiteral("session.pgn"));
        QTest::keyClick(f.window.get(), Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(bytesOf(path), game("Ann"));
        QVERIFY(bytesOf(f.dir.filePath(QStringLiteral("session.pgn"))).contains("Pasted"));
        QVERIFY(!f.window->isWindowModified());
        QCOMPARE(f.prompts.wrong, QString());
    }

    void theSessionIsAddedToTheOpenFileInItsList()
    {
        WindowFixture f;
        const QString path = openTwo(f);
        paste(f, game("C") + game("D"));
        f.prompts.save = path;
        f.prompts.answers = {QStringLiteral("Add to it")};
        QTest::keyClick(f.window.get(), Qt::Key_S, Qt::ControlModifier);
        const auto& files = f.window->files();
        QCOMPARE(files.listed(), files.opened());
        QCOMPARE(files.opened()->index().size(), std::size_t(4));
        QCOMPARE(files.shownRow(), std::optional<std::size_t>(2));
        QCOMPARE(files.session()->index().size(), std::size_t(0));
        QVERIFY(bytesOf(path).startsWith(game("Ann") + game("Bob")));
        QVERIFY(bytesOf(path).contains("\"D\""));
        QVERIFY(!f.window->isWindowModified());
        f.trigger(ActionId::Next);
        f.drag(QStringLiteral("d7"), QStringLiteral("d5"));
        f.trigger(ActionId::Save); // nobody else has touched it
        QCOMPARE(f.prompts.asked.size(), 1);
        QVERIFY(!f.window->isWindowModified());
    }

    void severalPastedGamesAreSeenBesideAnOpenFile()
    {
        WindowFixture f;
        openTwo(f);
        paste(f, game("C") + game("D"));
        QVERIFY(f.said().contains(QLatin1String("2 games pasted")));
        QCOMPARE(f.window->files().listed(), f.window->files().session());
        QCOMPARE(f.find<QTableView>("gameTable")->model()->rowCount(), 2);
        auto* lists = f.find<QMenu>("lists");
        emit lists->aboutToShow();
        QCOMPARE(lists->actions().size(), 2);
        lists->actions().front()->trigger();
        QCOMPARE(f.window->files().listed(), f.window->files().opened());
    }

    void whenTheFileIsClosedTheSessionIsSeenAndNothingIsAddedToIt()
    {
        WindowFixture f;
        openTwo(f);
        paste(f, game("C"));
        f.window->files().showRow(0);
        f.trigger(ActionId::CloseFile);
        QVERIFY(!f.window->files().opened());
        QCOMPARE(f.window->files().shownRow(), std::optional<std::size_t>(0));
        QCOMPARE(WindowFixture::mainLine(f.window->reviewGame().record()), QStringLiteral("e4 e5"));
        const QString path = f.dir.filePath(QStringLiteral("session.pgn"));
        f.prompts.save = path;
        f.trigger(ActionId::Save);
        QCOMPARE(bytesOf(path).count("[Event "), 1);
    }

    void aFileWithoutAnyGameLeftIsNotSavedAsSomethingElse()
    {
        WindowFixture f;
        const QString path = openTwo(f);
        removeRows(f, {0, 1});
        f.trigger(ActionId::Save);
        QCOMPARE(f.prompts.asked, QStringList());
        QCOMPARE(f.prompts.suggested, QString());
        QVERIFY(f.said().contains(QLatin1String("no game")));
        QCOMPARE(bytesOf(path), game("Ann") + game("Bob"));
        QCOMPARE(f.window->files().session()->index().size(), std::size_t(0));
        f.trigger(ActionId::Undo);
        QCOMPARE(f.window->files().opened()->index().size(), std::size_t(2));
    }

    void aGameThatItsFileHasLostIsSavedAllTheSame()
    {
        WindowFixture f;
        const QString path = openTwo(f);
        removeRows(f, {0, 1});
        auto* field = f.find<QPlainTextEdit>("commentEdit");
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("ghost"));
        const QString elsewhere = f.dir.filePath(QStringLiteral("elsewhere.pgn"));
        f.prompts.save = elsewhere;
        f.trigger(ActionId::Save);
        QVERIFY(bytesOf(elsewhere).contains("ghost"));
        QCOMPARE(bytesOf(path), game("Ann") + game("Bob"));
    }

    void aFolderThatIsGoneIsNotSuggested()
    {
        WindowFixture f;
        QVERIFY(QDir(f.dir.path()).mkdir(QStringLiteral("old")));
        const QString path = f.write(QStringLiteral("old/one.pgn"), game("Ann"));
        f.openAndWait(path);
        f.settings.lastFolder = f.dir.path();
        f.drag(QStringLiteral("d2"), QStringLiteral("d4"));
        QVERIFY(QDir(f.dir.path()).rename(QStringLiteral("old"), QStringLiteral("new")));
        const QString elsewhere = f.dir.filePath(QStringLiteral("one.pgn"));
        f.prompts.save = elsewhere;
        f.prompts.answers = {QStringLiteral("Save elsewhere…")};
        f.trigger(ActionId::Save);
        QCOMPARE(f.prompts.suggested, elsewhere);
        QVERIFY(bytesOf(elsewhere).contains("1. d4") || bytesOf(elsewhere).contains("(1. d4"));
        QCOMPARE(f.prompts.wrong, QString());
    }

    void aJournalThatCannotBeWrittenIsSaidInABarThatStays()
    {
        QTemporaryDir dir;
        QFile inTheWay(dir.filePath(QStringLiteral("journal")));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        WindowFixture f(QStringLiteral("en"), inTheWay.fileName());
        openTwo(f);
        auto* bar = f.find<NoticeBar>("journalBar");
        QVERIFY(bar->isVisible());
        QVERIFY(bar->text().contains(QLatin1String("cannot be written")));
        inTheWay.remove();
        f.press("journalBarButton");
        QVERIFY(bar->isHidden());
    }
};

QTEST_MAIN(TestWindowSession)
#include "test_window_session.moc"
