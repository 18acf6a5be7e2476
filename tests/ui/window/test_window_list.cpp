#include "ui/database/game_list_panel.h"
#include "ui/window/notice_bar.h"
#include "window_fixture.h"

#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>

using namespace ui;
using namespace ui::test;

// The list of games is changed: removed, moved, copied, pasted, added, doubles found; all with undo.
class TestWindowList : public QObject {
    Q_OBJECT

    static QByteArray bytesOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static QByteArray one(const char* white, const char* moves = "1.e4   e5 *")
    {
        return QByteArray("[Event \"E\"]\n[White \"") + white + "\"]\n[Black \"X\"]\n[Result \"*\"]\n\n" +
               moves + "\n\n";
    }
    static QByteArray five()
    {
        return one("A") + one("B", "1. d4 {a} *") + one("C") + one("D", "1. c4 *") + one("E");
    }
    static QString open(WindowFixture& f, const QByteArray& text = five())
    {
        const QString path = f.write(QStringLiteral("five.pgn"), text);
        f.window->openFile(path);
        [&] { QTRY_VERIFY(f.window->files().opened() && f.window->files().opened()->isComplete()); }();
        return path;
    }
    static GameListPanel* panel(WindowFixture& f) { return f.find<GameListPanel>("gameList"); }
    static QTableView* table(WindowFixture& f) { return panel(f)->table(); }
    static QString whites(WindowFixture& f)
    {
        QString all;
        const auto* model = panel(f)->model();
        for (int row = 0; row < model->rowCount(); ++row)
            all += model->index(row, GameTableModel::sectionOf(database::Column::White)).data().toString();
        return all;
    }
    static QString selected(WindowFixture& f)
    {
        QString all;
        for (const auto game : panel(f)->selectedGames())
            all += QString::fromStdString(
                panel(f)->model()->file()->index().cell(game, database::Column::White));
        return all;
    }
    static void click(WindowFixture& f, int row, Qt::KeyboardModifiers keys = {})
    {
        const QRect cell = table(f)->visualRect(panel(f)->model()->index(row, 1));
        QTest::mouseClick(table(f)->viewport(), Qt::LeftButton, keys, cell.center());
    }
    static void key(WindowFixture& f, Qt::Key code, Qt::KeyboardModifiers modifiers = {})
    {
        table(f)->setFocus();
        QTest::keyClick(table(f), code, modifiers);
    }
    static QString undoText(WindowFixture& f) { return f.window->actions().action(ActionId::Undo)->text(); }
    static QString redoText(WindowFixture& f) { return f.window->actions().action(ActionId::Redo)->text(); }

    // What the window system sends when something is let fall over a row's upper edge.
    static void dropOn(WindowFixture& f, const QMimeData& data, int row)
    {
        const QRect cell = table(f)->visualRect(panel(f)->model()->index(row, 1));
        const QPoint at = cell.topLeft() + QPoint(5, 2);
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(table(f)->viewport(), &enter);
        QVERIFY(enter.isAccepted());
        QDragMoveEvent move(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(table(f)->viewport(), &move);
        QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(table(f)->viewport(), &drop);
        QVERIFY(!f.find<QWidget>("dropLine")->isVisible());
    }

private slots:
    void severalAreDeletedAndComeBack()
    {
        WindowFixture f;
        const QString path = open(f);
        click(f, 1);
        click(f, 3, Qt::ControlModifier);
        QCOMPARE(selected(f), QStringLiteral("BD"));
        key(f, Qt::Key_Delete);
        QVERIFY(f.prompts.asked.isEmpty());
        QCOMPARE(whites(f), QStringLiteral("ACE"));
        QVERIFY(f.window->isWindowModified());
        QVERIFY2(undoText(f).contains(QLatin1String("deletion of 2 game")), qPrintable(undoText(f)));
        QVERIFY(f.said().contains(QLatin1String("until the file is saved")));
        QCOMPARE(f.window->files().shownRow(), std::optional<std::size_t>(0));
        QTest::keyClick(f.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(whites(f), QStringLiteral("ABCDE"));
        QCOMPARE(selected(f), QStringLiteral("BD"));
        QVERIFY(!f.window->isWindowModified());
        QVERIFY(redoText(f).contains(QLatin1String("deletion of 2 game")));
        QTest::keyClick(f.window.get(), Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(whites(f), QStringLiteral("ACE"));
        f.trigger(ActionId::Save);
        QCOMPARE(bytesOf(path), one("A") + one("C") + one("E"));
        f.trigger(ActionId::Undo); // also after saving
        QCOMPARE(whites(f), QStringLiteral("ABCDE"));
        QVERIFY(f.window->isWindowModified());
        f.trigger(ActionId::Save);
        QCOMPARE(bytesOf(path), five());
    }

    // The game under review is the file's again: what is done to it then is not saved as another game.
    void theGameUnderReviewComesBackToItsPlace()
    {
        WindowFixture f;
        const QString path = open(f);
        click(f, 1);
        key(f, Qt::Key_Return);
        QCOMPARE(f.window->files().shownRow(), std::optional<std::size_t>(1));
        f.play(QStringLiteral("e2e4"));
        key(f, Qt::Key_A, Qt::ControlModifier);
        key(f, Qt::Key_Delete);
        QCOMPARE(whites(f), QString());
        QVERIFY(!f.window->files().home());
        f.trigger(ActionId::Undo);
        QCOMPARE(whites(f), QStringLiteral("ABCDE"));
        QVERIFY(f.window->files().home());
        QCOMPARE(f.window->files().home()->second, std::size_t(1));
        f.trigger(ActionId::Undo); // the move
        f.trigger(ActionId::Redo);
        f.trigger(ActionId::Redo);
        QCOMPARE(whites(f), QString());
        f.trigger(ActionId::Undo);
        f.trigger(ActionId::Save);
        QCOMPARE(bytesOf(path).count("[Event "), 5);
        QCOMPARE(bytesOf(path).count("e4"), 4); // of three games already
        QVERIFY(!f.window->isWindowModified());
    }

    // A game that only stands where the last one stood is another one.
    void anotherGameInItsPlaceIsNotTheGameUnderReview()
    {
        WindowFixture f;
        open(f, one("A"));
        key(f, Qt::Key_A, Qt::ControlModifier);
        key(f, Qt::Key_Delete);
        QCOMPARE(whites(f), QString());
        QApplication::clipboard()->setText(QString::fromLatin1(one("Q")));
        key(f, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(whites(f), QStringLiteral("Q"));
        f.play(QStringLiteral("d2d4"));
        f.window->files().stash();
        QCOMPARE(whites(f), QStringLiteral("Q"));
        QCOMPARE(f.window->files().opened()->readGame(0).record.liveNodeCount(), std::size_t(3));
    }

    // What Delete takes is what one has gone to.
    void homeAndEndSelectWhereTheyGo()
    {
        WindowFixture f;
        open(f);
        click(f, 1);
        for (const Qt::KeyboardModifiers keys :
             {Qt::KeyboardModifiers(), Qt::KeyboardModifiers(Qt::ControlModifier)}) {
            key(f, Qt::Key_End, keys);
            QCOMPARE(selected(f), QStringLiteral("E"));
            QCOMPARE(table(f)->currentIndex().row(), 4);
            key(f, Qt::Key_Home, keys);
            QCOMPARE(selected(f), QStringLiteral("A"));
            QCOMPARE(table(f)->currentIndex().row(), 0);
        }
        click(f, 2);
        key(f, Qt::Key_End, Qt::ShiftModifier);
        QCOMPARE(selected(f), QStringLiteral("CDE"));
        key(f, Qt::Key_End);
        key(f, Qt::Key_Delete);
        QCOMPARE(whites(f), QStringLiteral("ABCD"));
    }

    void whatIsSaidIsTrueAfterTheNextStepToo()
    {
        WindowFixture f;
        open(f);
        click(f, 1);
        key(f, Qt::Key_Delete);
        QVERIFY(f.said().contains(QLatin1String("1 game deleted")));
        QTest::keyClick(f.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(f.said(), QStringLiteral("Undone: deletion of 1 game"));
        QTest::keyClick(f.window.get(), Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(f.said(), QStringLiteral("Redone: deletion of 1 game"));
        click(f, 2);
        key(f, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(f.said(), QString()); // a move of a game is seen
        click(f, 1);
        key(f, Qt::Key_Delete);
        QVERIFY(!f.said().isEmpty());
        record::Tags tags = f.window->reviewGame().record().tags();
        tags.set("White", "Z");
        QVERIFY(f.window->reviewGame().edit(record::SetTags{tags}, QStringLiteral("new names")));
        QCOMPARE(f.said(), QString());
        f.trigger(ActionId::Undo);
        QCOMPARE(f.said(), QStringLiteral("Undone: new names"));
        QVERIFY(f.window->reviewGame().edit(record::SetTags{tags}, QStringLiteral("new names")));
        QCOMPARE(f.said(), QString());
    }

    void aGameThatLeftWhileAnotherOneIsPlayedIsForgotten()
    {
        WindowFixture f;
        open(f);
        f.window->setMode(MainWindow::Mode::Play);
        click(f, 0);
        key(f, Qt::Key_Delete); // the game on the review table
        QCOMPARE(whites(f), QStringLiteral("BCDE"));
        f.window->setMode(MainWindow::Mode::Review);
        f.trigger(ActionId::Undo);
        QCOMPARE(whites(f), QStringLiteral("ABCDE"));
        emit panel(f)->textDropped(QString::fromUtf8(one("F")), 5);
        QCOMPARE(whites(f), QStringLiteral("ABCDEF"));
    }

    void theShownGameMakesRoomAndComesBack()
    {
        WindowFixture f;
        open(f);
        const auto shown = [&f] { return f.window->reviewGame().record().tags().value("White"); };
        f.window->files().showRow(4);
        f.drag(QStringLiteral("d2"), QStringLiteral("d4")); // not saved
        QCOMPARE(selected(f), QStringLiteral("E"));
        key(f, Qt::Key_Delete);
        QCOMPARE(whites(f), QStringLiteral("ABCD"));
        QCOMPARE(shown(), std::string_view("D"));
        QCOMPARE(selected(f), QStringLiteral("D"));
        f.trigger(ActionId::Undo);
        QCOMPARE(shown(), std::string_view("E"));
        QCOMPARE(f.window->reviewGame().record().node(record::NodeId::Root).children.size(), std::size_t(2));
        click(f, 0);
        click(f, 4, Qt::ShiftModifier);
        key(f, Qt::Key_Delete); // all of them
        QCOMPARE(whites(f), QString());
        f.trigger(ActionId::Undo);
        QCOMPARE(whites(f), QStringLiteral("ABCDE"));
    }

    void gamesAreMovedByKeyAndByMouse()
    {
        WindowFixture f;
        const QString path = open(f);
        click(f, 1);
        click(f, 2, Qt::ShiftModifier);
        key(f, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(whites(f), QStringLiteral("ADBCE"));
        QCOMPARE(selected(f), QStringLiteral("BC"));
        key(f, Qt::Key_Down, Qt::AltModifier);
        key(f, Qt::Key_Down, Qt::AltModifier); // it is the last already
        QCOMPARE(whites(f), QStringLiteral("ADEBC"));
        for (int i = 0; i < 4; ++i)
            key(f, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(whites(f), QStringLiteral("BCADE"));
        QVERIFY(undoText(f).contains(QLatin1String("move of 2 game")));
        QCOMPARE(f.window->files().shownRow(), std::optional<std::size_t>(2));
        f.trigger(ActionId::Save);
        QVERIFY(bytesOf(path).startsWith(one("B", "1. d4 {a} *")));
        for (int i = 0; i < 5; ++i)
            f.trigger(ActionId::Undo);
        QCOMPARE(whites(f), QStringLiteral("ABCDE"));
        f.trigger(ActionId::Save);
        QCOMPARE(bytesOf(path), five());

        emit panel(f)->moveIntended({4}, 0); // what a drop of the table's own games comes to
        QCOMPARE(whites(f), QStringLiteral("EABCD"));
        // Not while another order is shown.
        auto* header = table(f)->horizontalHeader();
        header->setSortIndicator(GameTableModel::sectionOf(database::Column::White), Qt::AscendingOrder);
        click(f, 0);
        key(f, Qt::Key_Down, Qt::AltModifier);
        QVERIFY(f.said().contains(QLatin1String("in the order of the file")));
        header->setSortIndicator(0, Qt::AscendingOrder);
        QCOMPARE(whites(f), QStringLiteral("EABCD"));
    }

    void undoGoesBackInTheOrderOfTheChanges()
    {
        WindowFixture f;
        open(f);
        const auto variations = [&f] {
            return f.window->reviewGame().record().node(record::NodeId::Root).children.size();
        };
        f.drag(QStringLiteral("d2"), QStringLiteral("d4"));
        click(f, 4);
        key(f, Qt::Key_Delete);
        f.trigger(ActionId::First);
        f.drag(QStringLiteral("c2"), QStringLiteral("c4"));
        QCOMPARE(variations(), std::size_t(3));
        QVERIFY(undoText(f).contains(QLatin1String("c4")));
        f.trigger(ActionId::Undo);
        QCOMPARE(variations(), std::size_t(2));
        QCOMPARE(whites(f), QStringLiteral("ABCD"));
        f.trigger(ActionId::Undo);
        QCOMPARE(whites(f), QStringLiteral("ABCDE"));
        QCOMPARE(variations(), std::size_t(2));
        f.trigger(ActionId::Undo);
        QCOMPARE(variations(), std::size_t(1));
        for (int i = 0; i < 3; ++i)
            f.trigger(ActionId::Redo);
        QCOMPARE(variations(), std::size_t(3));
        QCOMPARE(whites(f), QStringLiteral("ABCD"));
        // Something new, and nothing of what was undone can be done again.
        f.trigger(ActionId::Undo);
        f.trigger(ActionId::Undo);
        f.trigger(ActionId::First);
        f.drag(QStringLiteral("b2"), QStringLiteral("b4"));
        QVERIFY(!f.window->actions().action(ActionId::Redo)->isEnabled());
        f.trigger(ActionId::Undo);
        click(f, 3);
        key(f, Qt::Key_Delete);
        QVERIFY(!f.window->actions().action(ActionId::Redo)->isEnabled());
        QCOMPARE(whites(f), QStringLiteral("ABCE"));
    }

    void gamesGoFromFileToFileByTheClipboard()
    {
        WindowFixture f, other;
        open(f);
        const QString path = open(other, one("1") + one("2"));
        click(f, 0);
        click(f, 1, Qt::ShiftModifier);
        key(f, Qt::Key_C, Qt::ControlModifier);
        click(other, 0);
        key(other, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(whites(other), QStringLiteral("1AB2"));
        QCOMPARE(selected(other), QStringLiteral("AB"));
        QVERIFY(undoText(other).contains(QLatin1String("addition of 2 game")));
        other.trigger(ActionId::Save);
        QCOMPARE(bytesOf(path), one("1") + one("A") + one("B", "1. d4 {a} *") + one("2"));
        other.trigger(ActionId::Undo);
        QCOMPARE(whites(other), QStringLiteral("12"));
        other.trigger(ActionId::Redo);
        QCOMPARE(whites(other), QStringLiteral("1AB2"));
        QApplication::clipboard()->setText(QStringLiteral("Dear Anna"));
        key(other, Qt::Key_V, Qt::ControlModifier);
        QVERIFY(other.said().contains(QLatin1String("neither")));
        QApplication::clipboard()->setText(QStringLiteral("1. e4 e5 2. Cf3"));
        key(other, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(other.window->files().opened()->index().size(), std::size_t(5));
        // Away from the list the keys are for the board.
        f.board()->setFocus();
        QTest::keyClick(f.window.get(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text().count(QLatin1String("[Event ")), 1);
    }

    void textIsDroppedBetweenGames()
    {
        WindowFixture f;
        open(f);
        QMimeData text;
        text.setText(QString::fromUtf8(one("Z")));
        dropOn(f, text, 2);
        QCOMPARE(whites(f), QStringLiteral("ABZCDE"));
        std::unique_ptr<QMimeData> games(panel(f)->model()->mimeData({panel(f)->model()->index(1, 0)}));
        QVERIFY(games->hasText());
        dropOn(f, *games, 0);
        QCOMPARE(whites(f), QStringLiteral("BABZCDE"));
    }

    void filesAreAddedOrOpened()
    {
        WindowFixture f;
        const QString path = open(f);
        const QString a = f.write(QStringLiteral("a.pgn"), one("1") + one("2")),
                      b = f.write(QStringLiteral("b.pgn"), one("3"));
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(a), QUrl::fromLocalFile(b)});
        f.prompts.answers = {QStringLiteral("Add the games to “five.pgn”")};
        dropOn(f, files, 2);
        QTRY_COMPARE(whites(f), QStringLiteral("ABCDE123"));
        QCOMPARE(f.prompts.wrong, QString());
        QTRY_COMPARE(f.said(), QStringLiteral("3 games added from 2 files."));
        f.trigger(ActionId::Undo);
        QCOMPARE(whites(f), QStringLiteral("ABCDE12"));
        f.prompts.answers = {QStringLiteral("Cancel")};
        dropOn(f, files, 0);
        QSignalSpy more(f.window.get(), &MainWindow::windowWanted);
        f.prompts.answers = {QStringLiteral("Open"), QStringLiteral("Save")};
        dropOn(f, files, 0);
        QTRY_COMPARE(whites(f), QStringLiteral("12"));
        QCOMPARE(more.count(), 1);
        QCOMPARE(more.first().first().toString(), b);
        QCOMPARE(bytesOf(path), five() + one("1") + one("2"));
        // By the menu; a file that is not there, and one that is none.
        f.prompts.add = {f.dir.filePath(QStringLiteral("none.pgn")), b};
        f.trigger(ActionId::AddGames);
        QTRY_COMPARE(whites(f), QStringLiteral("123"));
        f.prompts.add = {f.write(QStringLiteral("letter.txt"), "Dear Anna,\n\nsee you\n")};
        f.trigger(ActionId::AddGames);
        QTRY_VERIFY(f.said().contains(QLatin1String("no chess game")));
        QCOMPARE(f.prompts.wrong, QString());
    }

    void whatIsNoGameIsNotAdded()
    {
        WindowFixture f;
        open(f);
        const QByteArray picture = QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
        f.write(QStringLiteral("chunks.png"), picture + "\n\n{\x01 \n\n* \x02 1.\n\n%\x03\n e4 \x04 1-0\n");
        f.write(QStringLiteral("a.pgn"), one("1") + one("2"));
        f.write(QStringLiteral("b.pgn"), one("3"));
        QVERIFY(QFile::copy(QStringLiteral(ADOUBE_SOURCE_DIR) + QStringLiteral("/resources/screenshot.png"),
                            f.dir.filePath(QStringLiteral("real.png"))));
        QVERIFY(QDir(f.dir.path()).mkdir(QStringLiteral("folder")));
        const auto drop = [&](const QStringList& names) {
            QMimeData files;
            QList<QUrl> urls;
            for (const QString& name : names)
                urls << QUrl::fromLocalFile(f.dir.filePath(name));
            files.setUrls(urls);
            f.prompts.answers = {QStringLiteral("Add the games to “five.pgn”")};
            dropOn(f, files, 2);
        };
        for (const QString& name : {QStringLiteral("chunks.png"), QStringLiteral("real.png")}) {
            drop({name});
            QTRY_COMPARE(f.said(), QStringLiteral("There is no chess game in “%1”.").arg(name));
        }
        drop({QStringLiteral("a.pgn"), QStringLiteral("real.png"), QStringLiteral("b.pgn"),
              QStringLiteral("folder/")});
        QTRY_COMPARE(f.said(), QStringLiteral("3 games added from 2 files. There is no chess game in "
                                              "“real.png”. “folder” is a folder, not a file."));
        QCOMPARE(whites(f), QStringLiteral("ABCDE123"));
        const auto asked = f.prompts.asked.size();
        drop({QStringLiteral("folder/")});
        QCOMPARE(f.said(), QStringLiteral("“folder” is a folder, not a file."));
        QCOMPARE(f.prompts.asked.size(), asked);
    }

    void doublesAreSomeOfAllGames()
    {
        WindowFixture f;
        open(f, five() + one("A"));
        auto* bar = f.find<NoticeBar>("doublesBar");
        auto* all = f.find<QToolButton>("clearSearch");
        const auto count = [&] { return f.find<QLabel>("gameCount")->text(); };
        f.trigger(ActionId::FindDoubles);
        QTRY_VERIFY(bar->text().contains(QLatin1String("1 game repeats")));
        QCOMPARE(whites(f), QStringLiteral("AA"));
        QCOMPARE(count(), QStringLiteral("2 of 6 games"));
        QVERIFY(all->isVisible());
        QTest::mouseClick(all, Qt::LeftButton);
        QCOMPARE(whites(f), QStringLiteral("ABCDEA"));
        QCOMPARE(count(), QStringLiteral("6 games"));
        QVERIFY(all->isHidden());
        QVERIFY(bar->isHidden());
        f.trigger(ActionId::FindDoubles);
        QTRY_COMPARE(whites(f), QStringLiteral("AA"));
        key(f, Qt::Key_Escape);
        QCOMPARE(whites(f), QStringLiteral("ABCDEA"));
        QVERIFY(bar->isHidden());
    }

    void allColumnsFitAtTheFirstSize_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "fr"})
            QTest::addRow("%s", language) << QString::fromLatin1(language);
    }
    void allColumnsFitAtTheFirstSize()
    {
        QFETCH(QString, language);
        WindowFixture f(language);
        f.window->resize(1180, 780);
        QByteArray many;
        for (int i = 0; i < 200; ++i) // the list scrolls downwards
            many += one("Somebody");
        open(f, many);
        QTRY_VERIFY(table(f)->verticalScrollBar()->maximum() > 0);
        QCOMPARE(f.window->size(), QSize(1180, 780));
        QCOMPARE(table(f)->horizontalScrollBar()->maximum(), 0);
        const auto* header = table(f)->horizontalHeader();
        for (int i = 0; i < header->count(); ++i)
            QVERIFY2(header->sectionSize(i) >= header->sectionSizeHint(i), qPrintable(QString::number(i)));
        QVERIFY(header->length() > table(f)->viewport()->width() - header->count()); // and no gap either
    }

    void aPlayedGameIsAddedToTheOpenFile()
    {
        WindowFixture f;
        f.play(QStringLiteral("e2e4 e7e5"));
        open(f);
        f.trigger(ActionId::AddToFile);
        QVERIFY(f.said().contains(QLatin1String("in the list already")));
        f.trigger(ActionId::BackToPlay);
        f.trigger(ActionId::AddToFile);
        const auto* file = f.window->files().opened();
        QCOMPARE(file->index().size(), std::size_t(6));
        QCOMPARE(WindowFixture::mainLine(file->readGame(5).record), QStringLiteral("e4 e5"));
        QCOMPARE(f.window->mode(), MainWindow::Mode::Play);
    }

    void doublesAreShownAndRemoved()
    {
        WindowFixture f;
        const QString path = open(f, five() + one("B", "1.d4 *") + one("C", "1. e4 {new} e5 *") + one("A"));
        panel(f)->filterEdit()->setText(QStringLiteral("A"));
        f.trigger(ActionId::FindDoubles);
        auto* bar = f.find<NoticeBar>("doublesBar");
        QTRY_VERIFY(bar->isVisible() && bar->text().contains(QLatin1String("2 games repeat")));
        QVERIFY(bar->text().contains(QLatin1String("1 more")));
        QCOMPARE(whites(f), QStringLiteral("AABB"));
        QCOMPARE(panel(f)->selectedGames(), (std::vector<std::size_t>{5, 7}));
        f.press("doublesBarButton");
        QVERIFY(bar->isHidden());
        panel(f)->filterEdit()->clear();
        QCOMPARE(whites(f), QStringLiteral("ABCDEC"));
        QVERIFY(undoText(f).contains(QLatin1String("deletion of 2 game")));
        f.trigger(ActionId::FindDoubles);
        QTRY_VERIFY(f.said().contains(QLatin1String("1 game has the moves")));
        f.trigger(ActionId::Undo);
        QCOMPARE(whites(f), QStringLiteral("ABCDEBCA"));
        QVERIFY(!f.window->isWindowModified());
    }

    void aListThatIsNotReadToTheEndIsNotChanged()
    {
        WindowFixture f;
        QByteArray many;
        for (int i = 0; i < 60000; ++i)
            many += one("A");
        f.window->openFile(f.write(QStringLiteral("many.pgn"), many));
        QTRY_VERIFY(f.window->files().opened());
        if (f.window->files().opened()->isLoading())
            f.window->files().opened()->cancel();
        if (f.window->files().opened()->isComplete())
            QSKIP("this machine reads faster than it can be stopped");
        click(f, 0);
        const int rows = panel(f)->model()->rowCount();
        key(f, Qt::Key_Delete);
        QCOMPARE(panel(f)->model()->rowCount(), rows);
        QVERIFY(f.said().contains(QLatin1String("cannot be changed")));
    }
};

QTEST_MAIN(TestWindowList)
#include "test_window_list.moc"
