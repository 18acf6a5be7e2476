#include "core/game/journal.h"
#include "tests/support/small_disk.h"
#include "ui/database/game_list_panel.h"
#include "ui/window/file_controller.h"
#include "ui/window/notice_bar.h"
#include "ui/window/rescued_games.h"
#include "window_fixture.h"

#include <QPlainTextEdit>
#include <QProcess>

#include <csignal>

using namespace ui;
using namespace ui::test;

namespace {

const char* twoGames()
{
    return "[Event \"A\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n\n"
           "[Event \"B\"]\n[White \"Cid\"]\n[Black \"Dee\"]\n[Result \"*\"]\n\n1. d4 {a} d5 *\n";
}

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(text);
}

void startTimed(WindowFixture& f)
{
    f.settings.newGame.names = {QStringLiteral("Anna"), QStringLiteral("Boris")};
    f.settings.newGame.timeControl = QStringLiteral("300+3");
    f.trigger(ActionId::NewGame);
    QTest::mouseClick(f.find<QDialog>("newGameDialog")->findChild<QPushButton*>(QStringLiteral("start")),
                      Qt::LeftButton);
}

void comment(WindowFixture& f, const QString& text)
{
    auto* field = f.find<QWidget>("reviewTools")->findChild<QPlainTextEdit*>();
    field->setFocus();
    QTest::keyClicks(field, text);
}

// What a program does that will be killed in the middle of it.
int dieInAGame(const QString& folder)
{
    WindowFixture f(QStringLiteral("en"), folder + QStringLiteral("/journal"));
    startTimed(f);
    f.play(QStringLiteral("e2e4 e7e5 g1f3 b8c6"));
    f.openAndWait(folder + QStringLiteral("/two.pgn"));
    f.trigger(ActionId::Next);
    comment(f, QStringLiteral("stays with the first game"));
    f.trigger(ActionId::NextGame);
    f.trigger(ActionId::Next);
    comment(f, QStringLiteral("typed last"));
    QCoreApplication::processEvents();
    std::raise(SIGKILL);
    return 0;
}

} // namespace

QByteArray one(const char* white)
{
    return QByteArray("[Event \"E\"]\n[White \"") + white +
           "\"]\n[Black \"X\"]\n[Result \"*\"]\n\n1.e4   e5 *\n\n";
}

QString whites(const game::PgnFile& file)
{
    QString all;
    for (std::size_t row = 0; row < file.index().size(); ++row)
        all += QString::fromStdString(file.index().cell(row, database::Column::White));
    return all;
}

class TestWindowSafety : public QObject {
    Q_OBJECT

    static QString journal(const QTemporaryDir& dir) { return dir.filePath(QStringLiteral("journal")); }
    static QStringList journals(const QString& folder)
    {
        return QDir(folder).entryList({QStringLiteral("*.journal")}, QDir::Files);
    }

    // As the program opens a file that it is started with. True when more is left for another window.
    static bool startWith(WindowFixture& f, const QString& file, const QString& journalFolder)
    {
        f.journalFolder = journalFolder;
        f.open(WindowFixture::Start::ByHand);
        f.window->openFile(file);
        f.window->finishStart();
        return f.window->takeLeft(file);
    }

private slots:
    // A large file is worked on while it is still read, and only then do the games of the killed program
    // come.
    void whatIsChangedBeforeTheOldGamesAreBackStays()
    {
        WindowFixture f;
        QByteArray many;
        for (int i = 0; i < 3000; ++i)
            many += one("W");
        const QString path = f.write(QStringLiteral("many.pgn"), many);
        const auto changedBy = [](const char* name) {
            record::Record record;
            record.tags().set("White", name);
            return record;
        };
        KeptGame kept;
        {
            game::PgnFile file;
            file.open(path);
            QTRY_VERIFY(file.isComplete());
            FileJournal::readPlace(FileJournal::place(file, 0), kept);
        }
        kept.name = "1";
        kept.record = changedBy("old");
        bool edited = false;
        connect(&f.window->files(), &FileController::listChanged, this, [&](game::PgnFile* file) {
            if (!file || edited)
                return;
            edited = true;
            QVERIFY(file->isLoading());
            file->replaceGame(0, changedBy("newer"));
        });
        RescuedGames rescued(f.window->files(), f.window->reviewGame());
        rescued.bringBack({kept}, {}, true);
        QTRY_VERIFY(f.window->files().opened() && f.window->files().opened()->isComplete());
        QVERIFY(edited);
        const auto& index = f.window->files().opened()->index();
        QTRY_COMPARE(f.window->files().session()->index().size(), std::size_t(1));
        QCOMPARE(QString::fromStdString(index.cell(0, database::Column::White)), QStringLiteral("newer"));
        QCOMPARE(whites(*f.window->files().session()), QStringLiteral("old"));
    }

    void aKilledProgramComesBackWithGameAndNotes()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("two.pgn"));
        write(path, twoGames());
        QProcess program;
        program.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--die"), dir.path()});
        QVERIFY(program.waitForFinished(120000));
        QCOMPARE(program.exitStatus(), QProcess::CrashExit);
        QCOMPARE(journals(journal(dir)).size(), 1);

        WindowFixture f(QStringLiteral("en"), journal(dir));
        QTRY_VERIFY(f.window->files().opened() && !f.window->files().opened()->isLoading());
        QTRY_COMPARE(journals(journal(dir)).size(), 1); // the old one has been taken over
        QCOMPARE(f.window->mode(), MainWindow::Mode::Play);
        QCOMPARE(f.played(), QStringLiteral("e4 e5 Nf3 Nc6"));
        QVERIFY(f.window->session().isPaused());
        QCOMPARE(f.plate(chess::Color::White)->name(), QStringLiteral("Anna"));
        // 1 s a move, 3 s bonus each.
        QVERIFY(f.window->session().face(chess::Color::White).remaining > std::chrono::seconds(300));
        const game::PgnFile* file = f.window->files().opened();
        QVERIFY(file->isModified(0));
        QVERIFY(file->isModified(1));
        const auto textOf = [&](std::size_t row) { return file->readGame(row).record; };
        const auto first = textOf(0);
        QCOMPARE(first.node(first.mainLine().front()).commentsAfter.size(), std::size_t(1));
        QVERIFY(first.node(first.mainLine().front()).commentsAfter[0].find("stays with") !=
                std::string::npos);
        const auto second = textOf(1);
        QVERIFY(second.node(second.mainLine().front()).commentsAfter[0].find("typed last") !=
                std::string::npos);
        QVERIFY(f.prompts.asked.isEmpty());
        QVERIFY(f.prompts.told.isEmpty());
        // And it goes on.
        f.trigger(ActionId::Pause);
        f.play(QStringLiteral("f1b5"));
        QCOMPARE(f.played(), QStringLiteral("e4 e5 Nf3 Nc6 Bb5"));
        QVERIFY(f.window->isWindowModified());
    }

    // Bug case W11: what has ended is on the disk before the next one begins.
    void everyFinishedGameOfAnEveningComesBack()
    {
        QTemporaryDir dir;
        constexpr std::size_t Finished = 5;
        {
            WindowFixture f(QStringLiteral("en"), journal(dir));
            for (std::size_t i = 0; i < Finished; ++i) {
                startTimed(f);
                f.play(QStringLiteral("f2f3 e7e5 g2g4 d8h4"));
                QVERIFY(!f.window->session().isRunning());
            }
            startTimed(f);
            f.play(QStringLiteral("e2e4"));
            QCoreApplication::processEvents();
        } // gone without being closed, as when killed
        WindowFixture f(QStringLiteral("en"), journal(dir));
        QTRY_COMPARE(f.window->files().session()->index().size(), Finished);
        const game::PgnFile& games = *f.window->files().session();
        std::size_t mates = 0;
        for (std::size_t row = 0; row < Finished; ++row) {
            const auto record = games.readGame(row).record;
            mates += record.result() == chess::Result::BlackWins && record.mainLine().size() == 4 ? 1 : 0;
        }
        QCOMPARE(mates, Finished);
        QCOMPARE(f.played(), QStringLiteral("e4"));
    }

    void aSecondKillLosesNothingEither()
    {
        QTemporaryDir dir;
        {
            WindowFixture f(QStringLiteral("en"), journal(dir));
            f.play(QStringLiteral("e2e4 e7e5"));
            QCoreApplication::processEvents();
        } // gone without being closed, as when killed
        for (int round = 0; round < 3; ++round) {
            WindowFixture f(QStringLiteral("en"), journal(dir));
            QCOMPARE(f.played(), QStringLiteral("e4 e5"));
            QCOMPARE(journals(journal(dir)).size(), 1);
        }
    }

    void theGameUnderReviewComesBackWithItsCursor()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("two.pgn"));
        write(path, twoGames());
        {
            WindowFixture f(QStringLiteral("en"), journal(dir));
            f.openAndWait(path);
            f.window->files().showRow(1);
            QTest::keyClick(f.window.get(), Qt::Key_Right);
            QTest::keyClick(f.window.get(), Qt::Key_Right);
            f.drag(QStringLiteral("c2"), QStringLiteral("c4"));
            QCoreApplication::processEvents();
        }
        WindowFixture f(QStringLiteral("en"), journal(dir));
        QTRY_COMPARE(f.said(), QStringLiteral("1 unsaved game is back."));
        QCOMPARE(f.window->mode(), MainWindow::Mode::Review);
        QCOMPARE(f.window->files().shownRow(), std::optional<std::size_t>(1));
        QCOMPARE(WindowFixture::mainLine(f.window->reviewGame().record()), QStringLiteral("d4 d5 c4"));
        QCOMPARE(f.window->reviewGame().record().ply(f.window->reviewGame().current()), 3);
        QVERIFY(!f.window->files().opened()->isModified(0));
        f.trigger(ActionId::Save);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("2. c4"));
        QVERIFY(f.window->close());
        QVERIFY(f.prompts.asked.isEmpty());
        QVERIFY(journals(journal(dir)).isEmpty());
    }

    void aGameComesBackToAFileThatIsReadInAChosenEncoding()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("names.pgn"));
        write(path, one("M\xfcller") + one("\xcf\xe5\xf2\xf0\xee\xf1\xff\xed")); // Петросян in 1251
        const QStringList chosen{QStringLiteral("WINDOWS-1251 ") + path};
        {
            WindowFixture f(QStringLiteral("en"), journal(dir));
            f.settings.fileEncodings = chosen;
            f.openAndWait(path);
            f.window->files().showRow(1);
            QCOMPARE(whites(*f.window->files().opened()), QStringLiteral("MьllerПетросян"));
            f.drag(QStringLiteral("d2"), QStringLiteral("d4"));
            QCoreApplication::processEvents();
        }
        WindowFixture f(QStringLiteral("en"), journal(dir));
        f.settings.fileEncodings = chosen;
        QTRY_VERIFY(f.window->files().opened() && f.window->files().opened()->isModified());
        const game::PgnFile* file = f.window->files().opened();
        QCOMPARE(whites(*file), QStringLiteral("MьllerПетросян"));
        QVERIFY(file->isModified(1));
        QVERIFY(!file->isModified(0));
    }

    void theListOfGamesComesBackAsItWasLeft()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("five.pgn"));
        write(path, one("A") + one("B") + one("C") + one("D") + one("E"));
        {
            WindowFixture f(QStringLiteral("en"), journal(dir));
            f.openAndWait(path);
            auto* panel = f.find<GameListPanel>("gameList");
            emit panel->removeIntended({1, 3});                                 // A C E
            emit panel->moveIntended({2}, 0);                                   // E A C
            emit panel->textDropped(QString::fromUtf8(one("1") + one("2")), 1); // E 1 2 A C
            f.window->files().showRow(4);
            f.drag(QStringLiteral("d2"), QStringLiteral("d4")); // a variation in C
            QCoreApplication::processEvents();
            QCOMPARE(whites(*f.window->files().opened()), QStringLiteral("E12AC"));
        }
        for (int round = 0; round < 2; ++round) { // also when it is killed once more
            WindowFixture f(QStringLiteral("en"), journal(dir));
            QTRY_VERIFY(f.window->files().opened() &&
                        whites(*f.window->files().opened()) == QLatin1String("E12AC"));
            QTRY_COMPARE(journals(journal(dir)).size(), 1);
            QVERIFY(f.window->isWindowModified());
            QCOMPARE(f.window->files().shownRow(), std::optional<std::size_t>(4));
            QCOMPARE(f.window->reviewGame().record().node(record::NodeId::Root).children.size(),
                     std::size_t(2));
            if (round == 0)
                continue;
            f.trigger(ActionId::Save);
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY(file.readAll().startsWith(one("E") + one("1") + one("2") + one("A")));
            QVERIFY(f.window->close());
            QVERIFY(journals(journal(dir)).isEmpty());
        }
    }

    void aMereDeletionComesBackToo()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("three.pgn"));
        write(path, one("A") + one("B") + one("C"));
        {
            WindowFixture f(QStringLiteral("en"), journal(dir));
            f.openAndWait(path);
            emit f.find<GameListPanel>("gameList")->removeIntended({0});
        }
        {
            WindowFixture f(QStringLiteral("en"), journal(dir));
            QTRY_VERIFY(f.window->files().opened() &&
                        whites(*f.window->files().opened()) == QLatin1String("BC"));
            QVERIFY(f.window->isWindowModified());
        }
        write(path, one("X") + one("Y") + one("Z")); // another file by now: nothing is deleted from it
        WindowFixture f(QStringLiteral("en"), journal(dir));
        QTRY_VERIFY(f.window->files().opened() && f.window->files().opened()->isComplete());
        QCOMPARE(whites(*f.window->files().opened()), QStringLiteral("XYZ"));
    }

    void aGameWithoutAMoveComesBackForItsNames()
    {
        QTemporaryDir dir;
        {
            WindowFixture f(QStringLiteral("en"), journal(dir));
            startTimed(f);
            QCoreApplication::processEvents();
        }
        {
            WindowFixture f(QStringLiteral("en"), journal(dir));
            QCOMPARE(f.plate(chess::Color::White)->name(), QStringLiteral("Anna"));
            QVERIFY(f.window->session().isRunning());
            f.window->files().paste(QStringLiteral("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
            comment(f, QStringLiteral("only words"));
            QCoreApplication::processEvents();
        }
        WindowFixture f(QStringLiteral("en"), journal(dir));
        QCOMPARE(f.plate(chess::Color::White)->name(), QStringLiteral("Anna"));
        bool found = false;
        const game::PgnFile* session = f.window->files().session();
        for (std::size_t row = 0; row < session->index().size(); ++row)
            found = found || session->currentText(row).find("only words") != std::string::npos;
        QVERIFY(found);
    }

    void aJournalWithoutRoomIsSaidUntilThereIsRoom()
    {
        QTemporaryDir dir;
        WindowFixture f(QStringLiteral("en"), journal(dir));
        auto* bar = f.find<NoticeBar>("journalBar");
        QVERIFY(bar->isHidden());
        {
            const support::SmallDisk disk(20);
            f.play(QStringLiteral("e2e4"));
            QCoreApplication::processEvents();
            QVERIFY(bar->isVisible());
            QVERIFY(bar->text().contains(QLatin1String("disk is full")));
            f.press("journalBarButton");
            QVERIFY(bar->isVisible());
        }
        f.press("journalBarButton");
        QVERIFY(bar->isHidden());
        f.window.reset();
        f.open();
        QCOMPARE(f.played(), QStringLiteral("e4"));
    }

    void aFileThatChangedMeanwhileIsNotOverwritten()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("two.pgn"));
        write(path, twoGames());
        {
            WindowFixture f(QStringLiteral("en"), journal(dir));
            f.openAndWait(path);
            f.drag(QStringLiteral("d2"), QStringLiteral("d4"));
            QCoreApplication::processEvents();
        }
        write(path, "[Event \"Other\"]\n\n1. c4 *\n");
        WindowFixture f(QStringLiteral("en"), journal(dir));
        QTRY_COMPARE(f.window->files().session()->index().size(), std::size_t(1));
        QVERIFY(!f.window->files().opened()->isModified());
        QFile::remove(path);
        f.window.reset();
        f.open(); // nor does it need the file
        QTRY_COMPARE(f.window->files().session()->index().size(), std::size_t(1));
    }

    // What came back is put into its file once, not whenever that is read anew.
    void afterTheReturnTheFileIsSavedWithWhatAnotherProgramAdds()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("two.pgn"));
        write(path, twoGames());
        {
            WindowFixture f(QStringLiteral("en"), journal(dir));
            f.openAndWait(path);
            f.drag(QStringLiteral("d2"), QStringLiteral("d4"));
            QCoreApplication::processEvents();
        }
        WindowFixture f(QStringLiteral("en"), journal(dir));
        QTRY_COMPARE(f.said(), QStringLiteral("1 unsaved game is back."));
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append));
        file.write("\n" + one("Eve"));
        file.close();
        f.prompts.answers = {QStringLiteral("Keep both")};
        f.trigger(ActionId::Save);
        QCOMPARE(f.prompts.asked.size(), 1);
        QCOMPARE(f.window->files().listed(), f.window->files().opened());
        QCOMPARE(whites(*f.window->files().opened()), QStringLiteral("AnnCidEve"));
        QCOMPARE(f.window->files().session()->index().size(), std::size_t(0));
        QCOMPARE(f.window->files().shownRow(), std::optional<std::size_t>(0));
        QVERIFY(!f.window->isWindowModified());
        f.drag(QStringLiteral("d7"), QStringLiteral("d5")); // behind the move that came back
        f.trigger(ActionId::Save);                          // into the same file, without a question
        QCOMPARE(f.prompts.asked.size(), 1);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.contains("(1. d4 d5)") && bytes.contains("Eve"));
        QVERIFY(f.window->close());
        QVERIFY(journals(journal(dir)).isEmpty());
    }

    // The game on the table made room while the list was put back in order: no later change may think so too.
    void aListThatCameBackCanBeChangedFurther()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("three.pgn"));
        write(path, one("A") + one("B") + one("C"));
        {
            WindowFixture f(QStringLiteral("en"), journal(dir));
            f.openAndWait(path);
            emit f.find<GameListPanel>("gameList")->removeIntended({1});
        }
        WindowFixture f(QStringLiteral("en"), journal(dir));
        QTRY_VERIFY(f.window->files().opened() && whites(*f.window->files().opened()) == QLatin1String("AC"));
        emit f.find<GameListPanel>("gameList")->textDropped(QString::fromUtf8(one("D")), 1);
        QCOMPARE(whites(*f.window->files().opened()), QStringLiteral("ADC"));
        f.trigger(ActionId::Undo);
        QCOMPARE(whites(*f.window->files().opened()), QStringLiteral("AC"));
    }

    void theQuestionAtTheEndNamesTheGames()
    {
        WindowFixture f;
        startTimed(f);
        f.play(QStringLiteral("e2e4"));
        f.openAndWait(f.write(QStringLiteral("two.pgn"), twoGames()));
        f.drag(QStringLiteral("d2"), QStringLiteral("d4"));
        f.prompts.answers = {QStringLiteral("Cancel")};
        QVERIFY(!f.window->close());
        const QString asked = f.prompts.asked.value(0);
        QVERIFY2(asked.contains(QStringLiteral("1 unsaved game of this session: Anna – Boris")),
                 qPrintable(asked));
        QVERIFY2(asked.contains(QStringLiteral("changes to “two.pgn”: Ann – Bob")), qPrintable(asked));
        for (const char* name : {"Eve", "Fay", "Gil"})
            f.window->files().paste(QString::fromUtf8(one(name)));
        f.prompts.answers = {QStringLiteral("Cancel")};
        QVERIFY(!f.window->close());
        QVERIFY2(f.prompts.asked.last().contains(
                     QStringLiteral("4 unsaved games of this session: Anna – Boris ")) &&
                     f.prompts.asked.last().contains(QStringLiteral(", Eve – X, Fay – X, …")),
                 qPrintable(f.prompts.asked.last()));
    }

    void untouchedWindowsLeaveNothing()
    {
        QTemporaryDir dir;
        {
            WindowFixture f(QStringLiteral("en"), journal(dir));
        }
        WindowFixture f(QStringLiteral("en"), journal(dir));
        QCOMPARE(f.said(), QString());
        QVERIFY(f.find<NoticeBar>("discardedBar")->isHidden());
        QVERIFY(f.window->close());
        QVERIFY(journals(journal(dir)).isEmpty());
    }

    void windowsDoNotStealFromEachOther()
    {
        QTemporaryDir dir;
        WindowFixture a(QStringLiteral("en"), journal(dir));
        a.play(QStringLiteral("e2e4"));
        QCoreApplication::processEvents();
        WindowFixture b(QStringLiteral("en"), journal(dir));
        QCOMPARE(b.played(), QString());
        b.play(QStringLiteral("d2d4"));
        QCoreApplication::processEvents();
        a.window.reset();
        b.window.reset();
        // Two were left: the first window takes one and says that there is more.
        WindowFixture c(QStringLiteral("en"), {});
        c.journalFolder = journal(dir);
        c.open(WindowFixture::Start::ByHand);
        c.window->finishStart();
        QVERIFY(c.window->takeLeft());
        WindowFixture d(QStringLiteral("en"), journal(dir));
        QStringList both{c.played(), d.played()};
        both.sort();
        QCOMPARE(both, (QStringList{QStringLiteral("d4"), QStringLiteral("e4")}));
    }

    void aWindowThatIsOpenedWithTheFileTakesWhatIsLeftOfIt()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("two.pgn"));
        write(path, twoGames());
        const QString other = dir.filePath(QStringLiteral("other.pgn"));
        write(other, one("O"));
        {
            WindowFixture f(QStringLiteral("en"), journal(dir));
            f.openAndWait(path);
            f.trigger(ActionId::Next);
            comment(f, QStringLiteral("mine"));
            QCoreApplication::processEvents();
        }
        {
            WindowFixture f;
            QVERIFY(startWith(f, other, journal(dir))); // in a window of its own
        }
        WindowFixture f;
        QVERIFY(!startWith(f, path, journal(dir)));
        QTRY_VERIFY(f.window->files().opened() && f.window->files().opened()->isComplete());
        QTRY_VERIFY(f.window->files().opened()->isModified(0));
        QCOMPARE(f.window->files().session()->index().size(), std::size_t(0));
    }

    void eachOfTwoWindowsTakesWhatIsLeftOfItsFile()
    {
        QTemporaryDir dir;
        const QStringList paths{dir.filePath(QStringLiteral("a.pgn")), dir.filePath(QStringLiteral("b.pgn"))};
        for (const QString& path : paths)
            write(path, twoGames());
        {
            WindowFixture a(QStringLiteral("en"), journal(dir)), b(QStringLiteral("en"), journal(dir));
            a.openAndWait(paths[0]);
            b.openAndWait(paths[1]);
            for (WindowFixture* f : {&a, &b}) {
                f->trigger(ActionId::Next);
                comment(*f, QStringLiteral("mine"));
                QCoreApplication::processEvents();
            }
        }
        WindowFixture a, b;
        QVERIFY(startWith(a, paths[0], journal(dir)));
        QVERIFY(!startWith(b, paths[1], journal(dir)));
        for (WindowFixture* f : {&a, &b}) {
            QTRY_VERIFY(f->window->files().opened() && f->window->files().opened()->isComplete());
            QTRY_VERIFY(f->window->files().opened()->isModified(0));
            QCOMPARE(f->window->files().session()->index().size(), std::size_t(0));
        }
        QCOMPARE(a.window->files().opened()->path(), paths[0]);
        QCOMPARE(b.window->files().opened()->path(), paths[1]);
    }

    void discardCanBeUndoneAtTheNextStart()
    {
        QTemporaryDir dir;
        {
            WindowFixture f(QStringLiteral("en"), journal(dir));
            f.play(QStringLiteral("e2e4 c7c5"));
            f.prompts.answers = {QStringLiteral("Discard")};
            QVERIFY(f.window->close());
            QCOMPARE(f.prompts.asked.size(), 1);
        }
        QVERIFY(journals(journal(dir)).isEmpty());
        WindowFixture f(QStringLiteral("en"), journal(dir));
        QCOMPARE(f.played(), QString());
        QVERIFY(f.find<NoticeBar>("discardedBar")->isVisible());
        f.press("discardedBarButton");
        QCOMPARE(f.played(), QStringLiteral("e4 c5"));
        QVERIFY(!f.window->session().isPaused()); // without clocks it just goes on
        QVERIFY(f.find<NoticeBar>("discardedBar")->isHidden());
        f.window.reset();
        f.open(); // from now on it is kept like any other game
        QCOMPARE(f.played(), QStringLiteral("e4 c5"));
        QVERIFY(f.find<NoticeBar>("discardedBar")->isHidden());
    }

    void everythingUnsavedIsInOneQuestionAndSavedIsForgotten()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("two.pgn"));
        write(path, twoGames());
        WindowFixture f(QStringLiteral("en"), journal(dir));
        f.play(QStringLiteral("e2e4"));
        f.openAndWait(path);
        f.drag(QStringLiteral("d2"), QStringLiteral("d4"));
        f.prompts.answers = {QStringLiteral("Save")};
        f.prompts.save = dir.filePath(QStringLiteral("mine.pgn"));
        QVERIFY(f.window->close());
        QCOMPARE(f.prompts.asked.size(), 1);
        QVERIFY(f.prompts.asked.first().contains(QLatin1String("two.pgn")));
        QVERIFY(f.prompts.asked.first().contains(QLatin1String("unsaved game of this session")));
        QVERIFY(journals(journal(dir)).isEmpty());
    }

    void aFolderThatCannotBeWrittenIsSaidAndNothingStops()
    {
        QTemporaryDir dir;
        write(dir.filePath(QStringLiteral("file")), "x");
        WindowFixture f(QStringLiteral("en"), dir.filePath(QStringLiteral("file/journal")));
        QVERIFY(f.find<NoticeBar>("journalBar")->isVisible());
        QVERIFY(f.find<NoticeBar>("journalBar")->text().contains(QLatin1String("cannot be written")));
        f.play(QStringLiteral("e2e4"));
        QCOMPARE(f.played(), QStringLiteral("e4"));
        QVERIFY(f.prompts.told.isEmpty());
    }

    void aMoveIsNotSlowedDown()
    {
        QTemporaryDir dir;
        WindowFixture f(QStringLiteral("en"), journal(dir));
        QElapsedTimer timer;
        qint64 worst = 0;
        for (const char* move : {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"}) {
            timer.start();
            f.play(QLatin1String(move));
            QCoreApplication::processEvents();
            worst = std::max(worst, timer.elapsed());
        }
        qInfo("a move with all that follows from it: %lld ms at worst", worst);
        QVERIFY(worst <
                2000); // a sanitizer's speed; tests/bench/game/bench_journal measures the journal's part
    }
};

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    if (argc == 3 && std::string_view(argv[1]) == "--die")
        return dieInAGame(QString::fromLocal8Bit(argv[2]));
    TestWindowSafety test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_window_safety.moc"
