#include "tests/support/pgn_files.h"
#include "ui/notation/move_list_view.h"
#include "ui/window/file_name.h"
#include "window_fixture.h"

#include <QClipboard>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QRegularExpression>

using namespace ui;
using namespace ui::test;

// Files: opened, stepped through, annotated, saved; pasted and dropped text; the question on closing.
class TestWindowFiles : public QObject {
    Q_OBJECT

    static QByteArray bytesOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static const char* twoGames()
    {
        return "[Event \"A\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n\n"
               "[Event \"B\"]\n[White \"Cid\"]\n[Black \"Dee\"]\n[Result \"*\"]\n\n1. d4 {a} d5 *\n";
    }

private slots:
    void tenRealGamesByKeyThenAnnotatedAndSaved()
    {
        if (!support::hasData())
            QSKIP("no data: set ADOUBE_DATA to run this");
        WindowFixture f;
        const auto source = support::dataDir() / "pgn" / "chessx" / "data" / "test_TWIC.pgn";
        std::filesystem::path chosen = source;
        if (!std::filesystem::exists(chosen)) {
            for (const auto& file : support::pgnFiles({"pgn"})) {
                const std::string text = support::readFile(file);
                std::size_t games = 0;
                for (std::size_t at = text.find("[Event "); at != std::string::npos;
                     at = text.find("[Event ", at + 1))
                    ++games;
                if (games >= 12 && games < 2000 && text.find("{") == std::string::npos) {
                    chosen = file;
                    break;
                }
            }
        }
        const QString path = f.dir.filePath(QStringLiteral("real.pgn"));
        QVERIFY(QFile::copy(QString::fromStdString(chosen.string()), path));
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        const QByteArray before = bytesOf(path);
        f.openAndWait(path);
        game::PgnFile* file = f.window->files().opened();
        QVERIFY(file->index().size() >= 10);
        std::vector<QByteArray> others;
        for (std::size_t row = 0; row < file->index().size(); ++row)
            others.push_back(QByteArray::fromStdString(file->gameText(row)));

        game::Game& game = f.window->reviewGame();
        for (std::size_t row = 0; row < 10; ++row) {
            f.window->files().showRow(row);
            QCOMPARE(f.window->files().shownRow(), std::optional<std::size_t>(row));
            QTest::keyClick(f.window.get(), Qt::Key_Home);
            const auto line = game.record().mainLine();
            for (const record::NodeId node : line) {
                QTest::keyClick(f.window.get(), Qt::Key_Right);
                QCOMPARE(game.current(), node);
            }
            QTest::keyClick(f.window.get(), Qt::Key_Right);
            QCOMPARE(game.current(), line.empty() ? record::NodeId::Root : line.back());
        }
        QVERIFY(!file->isModified());
        QVERIFY(!f.window->isWindowModified());

        f.window->files().showRow(4);
        QTest::keyClick(f.window.get(), Qt::Key_Right);
        QVERIFY(!game.record().mainLine().empty());
        auto* comment = f.find<QWidget>("reviewTools")->findChild<QPlainTextEdit*>();
        comment->setFocus();
        QTest::keyClicks(comment, QStringLiteral("quiet and strong"));
        QVERIFY(f.window->isWindowModified());
        f.trigger(ActionId::Save);
        QCOMPARE(f.prompts.told, QStringList());
        QVERIFY(!f.window->isWindowModified());

        WindowFixture again;
        again.openAndWait(path);
        game::PgnFile* saved = again.window->files().opened();
        QCOMPARE(saved->index().size(), others.size());
        for (std::size_t row = 0; row < others.size(); ++row) {
            const QByteArray now = QByteArray::fromStdString(saved->gameText(row));
            if (row == 4)
                QVERIFY(now.contains("quiet and strong"));
            else
                QCOMPARE(now, others[row]);
        }
        const qsizetype at = before.indexOf(others[4]);
        QVERIFY(bytesOf(path).startsWith(before.left(at)));
    }

    void undoAndRedoByKeyWithNames()
    {
        WindowFixture f;
        f.openAndWait(f.write(QStringLiteral("two.pgn"), twoGames()));
        f.drag(QStringLiteral("d2"), QStringLiteral("d4"));
        QVERIFY(f.window->isWindowModified());
        QCOMPARE(f.window->reviewGame().record().node(record::NodeId::Root).children.size(), std::size_t(2));
        QVERIFY(f.window->actions().action(ActionId::Undo)->text().contains(QLatin1String("d4")));
        QTest::keyClick(f.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(f.window->reviewGame().record().node(record::NodeId::Root).children.size(), std::size_t(1));
        QTest::keyClick(f.window.get(), Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(f.window->reviewGame().record().node(record::NodeId::Root).children.size(), std::size_t(2));
    }

    void changesSurviveAWalkToAnotherGame()
    {
        WindowFixture f;
        const QString path = f.write(QStringLiteral("two.pgn"), twoGames());
        f.openAndWait(path);
        f.drag(QStringLiteral("d2"), QStringLiteral("d4"));
        QTest::keyClick(f.window.get(), Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(f.window->reviewGame().record().tags().value("White"), std::string_view("Cid"));
        QVERIFY(f.window->isWindowModified());
        QTest::keyClick(f.window.get(), Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(f.window->reviewGame().record().node(record::NodeId::Root).children.size(), std::size_t(2));
        f.trigger(ActionId::Save);
        const QByteArray text = bytesOf(path);
        QVERIFY(text.contains("(1. d4)"));
        QVERIFY(text.endsWith("1. d4 {a} d5 *\n"));
    }

    void theUnreadEndSaysWhy()
    {
        WindowFixture f;
        f.openAndWait(f.write(QStringLiteral("broken.pgn"), "1. e4 e5 2. Qh9 Nc6 *\n\n1. d4 d5 *\n"));
        const auto reason = [&f] {
            return f.find<MoveListView>("moves")->document().options().unreadHeading;
        };
        QVERIFY2(reason().contains(QLatin1String("Qh9")), qPrintable(reason()));
        f.window->files().showRow(1);
        QCOMPARE(reason(), QString());
    }

    void aFileThatIsNotThereIsSaidPlainly()
    {
        WindowFixture f;
        f.window->openFile(f.dir.filePath(QStringLiteral("none.pgn")));
        QTRY_COMPARE(f.prompts.told.size(), 1);
        QVERIFY(f.prompts.told.first().contains(QLatin1String("is not there")));
        QCOMPARE(f.window->mode(), MainWindow::Mode::Play);
        f.window->openFile(f.write(QStringLiteral("empty.pgn"), ""));
        QTRY_COMPARE(f.prompts.told.size(), 2);
        QVERIFY(f.prompts.told.last().contains(QLatin1String("no chess game")));
        f.window->openFile(f.dir.path());
        QTRY_COMPARE(f.prompts.told.size(), 3);
    }

    void pastedPositionGameMovesAndNonsense()
    {
        WindowFixture f;
        const auto paste = [&](const char* text) {
            QApplication::clipboard()->setText(QString::fromUtf8(text));
            f.board()->setFocus();
            QTest::keyClick(f.window.get(), Qt::Key_V, Qt::ControlModifier);
        };
        const auto line = [&] { return WindowFixture::mainLine(f.window->reviewGame().record()); };
        paste("8/8/8/8/8/8/8/8 w - - 0 1");
        QVERIFY(f.said().contains(QLatin1String("king")));
        paste("rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        QVERIFY(f.said().contains(QLatin1String("FEN")));
        QCOMPARE(f.window->mode(), MainWindow::Mode::Play);
        paste("  4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 \n");
        QCOMPARE(f.window->mode(), MainWindow::Mode::Review);
        QCOMPARE(f.window->reviewGame().position().occupied().count(), 3);
        paste("1. e4 e5 2. Nf3");
        QCOMPARE(line(), QStringLiteral("e4 e5 Nf3"));
        paste("1. e4 e5 2. Cf3 Cc6 3. Fb5");
        QCOMPARE(line(), QStringLiteral("e4 e5 Nf3 Nc6 Bb5"));
        paste("[White \"X\"]\n[Black \"Y\"]\n\n1. d4 *");
        QCOMPARE(line(), QStringLiteral("d4"));
        paste("Dear Anna, shall we play on Monday?");
        QVERIFY(f.said().contains(QLatin1String("neither")));
        QCOMPARE(line(), QStringLiteral("d4"));
    }

    void copyThenPasteIsTheSameGame()
    {
        WindowFixture f;
        f.play(QStringLiteral("e2e4 c7c5 g1f3"));
        f.trigger(ActionId::Copy);
        f.trigger(ActionId::Paste);
        QCOMPARE(WindowFixture::mainLine(f.window->reviewGame().record()), QStringLiteral("e4 c5 Nf3"));
    }

    void dropOfAFileAndOfText()
    {
        WindowFixture f;
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(f.write(QStringLiteral("two.pgn"), twoGames()))});
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(f.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(f.window.get(), &drop);
        QTRY_COMPARE(f.window->mode(), MainWindow::Mode::Review);
        QMimeData text;
        text.setText(QStringLiteral("1. c4 c5"));
        QDragEnterEvent enterAgain(QPoint(50, 50), Qt::CopyAction, &text, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(f.window.get(), &enterAgain);
        QDropEvent again(QPointF(50, 50), Qt::CopyAction, &text, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(f.window.get(), &again);
        QCOMPARE(WindowFixture::mainLine(f.window->reviewGame().record()), QStringLiteral("c4 c5"));
    }

    void closingAsksOnceAndListsEverything()
    {
        WindowFixture f;
        const QString path = f.write(QStringLiteral("two.pgn"), twoGames());
        f.openAndWait(path);
        f.drag(QStringLiteral("d2"), QStringLiteral("d4"));
        f.trigger(ActionId::BackToPlay);
        f.window->setMode(MainWindow::Mode::Play);
        f.play(QStringLiteral("e2e4"));
        f.prompts.answers = {QStringLiteral("Cancel")};
        QVERIFY(!f.window->close());
        QCOMPARE(f.prompts.asked.size(), 1);
        QVERIFY(f.prompts.asked.first().contains(QLatin1String("two.pgn")));
        QVERIFY(f.prompts.asked.first().contains(QLatin1String("1 unsaved game of this session")));
        f.prompts.answers = {QStringLiteral("Save")};
        f.prompts.save = f.dir.filePath(QStringLiteral("mine.pgn"));
        QVERIFY(f.window->close());
        QCOMPARE(f.prompts.asked.size(), 2);
        QVERIFY(bytesOf(path).contains("(1. d4)"));
        QVERIFY(bytesOf(f.dir.filePath(QStringLiteral("mine.pgn"))).contains("1. e4"));
        QCOMPARE(f.prompts.wrong, QString());
    }

    void nothingUnsavedNothingAsked()
    {
        WindowFixture f;
        f.openAndWait(f.write(QStringLiteral("two.pgn"), twoGames()));
        QVERIFY(f.window->close());
        QVERIFY(f.prompts.asked.isEmpty());
    }

    void aGameCanBeAddedToAFileThatIsThere()
    {
        WindowFixture f;
        const QString path = f.write(QStringLiteral("two.pgn"), twoGames());
        f.play(QStringLiteral("e2e4 e7e5"));
        f.prompts.save = path;
        f.prompts.answers = {QStringLiteral("Add to it")};
        f.trigger(ActionId::Save);
        const QByteArray text = bytesOf(path);
        QVERIFY(text.startsWith(twoGames()));
        QCOMPARE(text.count("[Event "), 3);
        // From then on the session lives there.
        f.play(QStringLiteral("g1f3"));
        f.trigger(ActionId::Save);
        QCOMPARE(bytesOf(path).count("[Event "), 3);
        QVERIFY(bytesOf(path).contains("2. Nf3"));
        QCOMPARE(f.prompts.wrong, QString());
    }

    void aFileChangedBehindUsIsNotOverwrittenUnasked()
    {
        WindowFixture f;
        const QString path = f.write(QStringLiteral("two.pgn"), twoGames());
        f.openAndWait(path);
        f.drag(QStringLiteral("d2"), QStringLiteral("d4"));
        QTest::qWait(20);
        f.write(QStringLiteral("two.pgn"), "[Event \"Other\"]\n\n1. c4 *\n");
        f.prompts.answers = {QStringLiteral("Cancel")};
        f.trigger(ActionId::Save);
        QCOMPARE(f.prompts.asked.size(), 1);
        QVERIFY(bytesOf(path).contains("Other"));
        QVERIFY(f.window->isWindowModified());
    }

    // Every way out of the same trouble: Save, Save as, the question on closing; the games that were changed
    // must come to a file.
    void changesAreNotLostWhenAnotherProgramRewritesTheFile_data()
    {
        QTest::addColumn<int>("door");
        QTest::addColumn<QByteArray>("theirs");
        QTest::addColumn<bool>("large"); // too large to be kept in memory: unchanged games are gone
        const char* const doors[] = {"save", "save as", "close"};
        for (const char* theirs : {"[Event \"Theirs\"]\n\n1. c4 *\n", "junk", ""}) {
            for (int door = 0; door < 3; ++door) {
                const bool asGame = *theirs == '[';
                for (const bool large : {false, true}) {
                    if (asGame || !large)
                        QTest::newRow(
                            qPrintable(QStringLiteral("%1 %2 %3").arg(doors[door], theirs).arg(large)))
                            << door << QByteArray(theirs) << large;
                }
            }
        }
    }
    static QByteArray padding() { return "\n[Event \"Large\"]\n\n{" + QByteArray(17 << 20, 'x') + "} *\n"; }
    void changesAreNotLostWhenAnotherProgramRewritesTheFile()
    {
        QFETCH(int, door);
        QFETCH(QByteArray, theirs);
        QFETCH(bool, large);
        WindowFixture f;
        const QString path =
            f.write(QStringLiteral("two.pgn"), QByteArray(twoGames()) + (large ? padding() : QByteArray()));
        f.openAndWait(path);
        f.window->files().showRow(1);
        f.drag(QStringLiteral("g1"), QStringLiteral("f3"));
        f.write(QStringLiteral("two.pgn"), theirs); // the same inode
        const QString fresh = f.dir.filePath(QStringLiteral("mine.pgn"));
        f.prompts.save = fresh;
        if (large)
            f.prompts.answers = {door == 1 ? QStringLiteral("Save them in “mine.pgn”")
                                           : QStringLiteral("Save the changed games elsewhere…")};
        else if (door != 1)
            f.prompts.answers = {QStringLiteral("Save elsewhere…")};
        if (door == 2) {
            f.prompts.answers.push_front(QStringLiteral("Save"));
            QVERIFY(f.window->close());
        } else {
            f.trigger(door == 0 ? ActionId::Save : ActionId::SaveAs);
        }
        QCOMPARE(f.prompts.wrong, QString());
        QCOMPARE(f.prompts.told, QStringList());
        QVERIFY(bytesOf(fresh).contains("1. Nf3") || bytesOf(fresh).contains("1... Nf3") ||
                bytesOf(fresh).contains("Nf3"));
        const int saved = large ? 1 : 2; // small files are all still here
        QCOMPARE(bytesOf(fresh).count("[Event "), saved);
        QCOMPARE(bytesOf(path), theirs);
        QVERIFY(!f.window->isWindowModified());
        if (door == 2)
            return;
        // From then on that file is the open one, with the same game on the table.
        QCOMPARE(f.window->files().opened()->path(), fresh);
        QCOMPARE(f.window->files().shownRow(), std::optional<std::size_t>(saved - 1));
        f.drag(QStringLiteral("c2"), QStringLiteral("c4"));
        f.trigger(ActionId::Save);
        QVERIFY(!f.window->isWindowModified());
        QCOMPARE(f.prompts.wrong, QString());
        QCOMPARE(bytesOf(fresh).count("[Event "), saved);
    }

    void whatAnotherProgramAddedIsKeptWithOnesOwnChanges()
    {
        for (const char* answer : {"Keep both", "Save elsewhere…"}) {
            WindowFixture f;
            const QString path = f.write(QStringLiteral("two.pgn"), twoGames());
            f.openAndWait(path);
            f.drag(QStringLiteral("d2"), QStringLiteral("d4"));
            QFile file(path);
            QVERIFY(file.open(QIODevice::Append));
            file.write("\n[Event \"Theirs\"]\n\n1. c4 *\n");
            file.close();
            const QByteArray grown = bytesOf(path);
            const QString fresh = f.dir.filePath(QStringLiteral("mine.pgn"));
            f.prompts.save = fresh;
            f.prompts.answers = {QString::fromUtf8(answer)};
            f.trigger(ActionId::Save);
            QCOMPARE(f.prompts.wrong, QString());
            QVERIFY(!f.window->isWindowModified());
            const bool both = f.prompts.save == fresh;
            QCOMPARE(both, answer == QByteArray("Keep both"));
            QVERIFY(bytesOf(both ? path : fresh).contains("1. e4 (1. d4)"));
            QCOMPARE(f.window->files().opened()->index().size(), std::size_t(both ? 3 : 2));
            if (both)
                QVERIFY(bytesOf(path).contains("Theirs"));
            else
                QCOMPARE(bytesOf(path), grown);
            QCOMPARE(f.window->files().shownRow(), std::optional<std::size_t>(0));
        }
    }

    void aFileWithoutAGameIsNotOpenedAsOne()
    {
        WindowFixture f;
        int n = 0;
        for (const char* text : {"hello world\n", "Dear Bob,\n\nsee you at the club.\nAnn\n",
                                 "\x89PNG\r\n\x1a\n and so on", "int main() { return 0; }\n", "", "\n\n"}) {
            f.window->openFile(f.write(QStringLiteral("text%1.txt").arg(n++), text));
            QTRY_COMPARE(f.prompts.told.size(), n);
            QVERIFY(f.prompts.told.last().contains(QLatin1String("no chess game")));
            QVERIFY(!f.window->files().opened());
            QCOMPARE(f.window->mode(), MainWindow::Mode::Play);
        }
        f.window->openFile(QStringLiteral(ADOUBE_SOURCE_DIR) + QStringLiteral("/resources/screenshot.png"));
        ++n;
        QTRY_COMPARE(f.prompts.told.size(), n);
        QVERIFY(!f.window->files().opened());
        for (const char* text :
             {"1. e4 \x01 e5 *\n\x1a", "1. e4 e5", "e4 e5", "[Event \"x\"]\n\n*", "*", "1. Zz9 e5",
              "{only words} *", "prose first\n\n[Event \"x\"]\n\n1. e4 *\n"}) {
            const QString path = f.write(QStringLiteral("game%1.txt").arg(n++), text);
            f.window->openFile(path);
            QTRY_VERIFY2(f.window->files().opened() && f.window->files().opened()->path() == path, text);
        }
    }

    void aNameForTheFileIsSuggested()
    {
        record::Tags tags;
        const auto name = [&](const char* white, const char* black, const char* date) {
            tags.set("White", white);
            tags.set("Black", black);
            tags.set("Date", date);
            return fileNameFor(tags);
        };
        QCOMPARE(name("Anna", "Boris", "2026.11.30"), QStringLiteral("Anna – Boris 2026-11-30"));
        QCOMPARE(name("Anna", "Boris", "2026.11.??"), QStringLiteral("Anna – Boris 2026-11"));
        QCOMPARE(name("Anna", "?", "????.??.??"), QStringLiteral("Anna"));
        QCOMPARE(name("", "?", "2026.??.??"), QStringLiteral("Game 2026"));
        QCOMPARE(name("../A\\n/na:*", ".b\"<|>\n\x01", "x/y"), QStringLiteral("A n na – b"));
        const QString longest =
            name(std::string(900, 'x').c_str(), std::string(900, 'y').c_str(), "2026.11.30");
        QVERIFY(longest.toUtf8().size() < 200);

        WindowFixture f;
        f.play(QStringLiteral("e2e4"));
        f.trigger(ActionId::Save);
        QVERIFY2(QRegularExpression(QStringLiteral("/Game \\d{4}-\\d\\d-\\d\\d\\.pgn$"))
                     .match(f.prompts.suggested)
                     .hasMatch(),
                 qPrintable(f.prompts.suggested));
    }

    void bareMovesArePastedWithoutComplaint()
    {
        for (const char* text :
             {"1. d4 d5 2. c4 e6", "d4 d5 c4 e6", "1.d4 d5 2.c4", "1. d4 {a} d5", "1. e4 *"}) {
            WindowFixture f;
            f.window->files().paste(QLatin1String(text));
            QCOMPARE(f.window->mode(), MainWindow::Mode::Review);
            QCOMPARE(f.said(), QString());
        }
        WindowFixture f;
        f.window->files().paste(QStringLiteral("[White \"A\"]\n\n1. d4 d5"));
        QVERIFY(f.said().contains(QLatin1String("result")));
    }

    void openingAFileDuringAGamePausesItAndComesBack()
    {
        WindowFixture f;
        f.trigger(ActionId::NewGame);
        QTest::mouseClick(f.find<QDialog>("newGameDialog")->findChild<QPushButton*>(QStringLiteral("start")),
                          Qt::LeftButton);
        f.play(QStringLiteral("e2e4 e7e5"));
        f.openAndWait(f.write(QStringLiteral("two.pgn"), twoGames()));
        QVERIFY(f.window->session().isPaused());
        QCOMPARE(f.plate(chess::Color::White)->name(), QStringLiteral("Ann"));
        f.trigger(ActionId::BackToPlay);
        QCOMPARE(f.window->mode(), MainWindow::Mode::Play);
        f.trigger(ActionId::Pause);
        f.play(QStringLiteral("g1f3"));
        QCOMPARE(f.played(), QStringLiteral("e4 e5 Nf3"));
    }
};

QTEST_MAIN(TestWindowFiles)
#include "test_window_files.moc"
