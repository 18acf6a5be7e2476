#include "ui/database/game_list_panel.h"
#include "ui/notation/move_list_view.h"
#include "window_fixture.h"

#include <QClipboard>
#include <QMenu>
#include <QMimeData>
#include <QTableView>

using namespace ui;
using namespace ui::test;

// Without a screen nothing is dragged in earnest, and nobody knows whose drag it is: the tests say it.
static QPointer<QObject> sourceOfDrag;
QObject* QDropEvent::source() const
{
    return sourceOfDrag;
}

// Whatever door a file comes in by, the same is on the table: one loader behind them all (P4). The command
// line is in test_window_command.
class TestWindowDoors : public QObject {
    Q_OBJECT

    // Latin-1, CR LF, a broken game in the middle, a last game without an end.
    static QByteArray oddFile()
    {
        return QByteArray(
                   "[Event \"Caf\xe9 d\xe9j\xe0 vu, \xe9t\xe9\"]\n[White \"R\xe9ti\"]\n[Black \"B\"]\n\n1. "
                   "e4 {tr\xe8s} e5 1-0\n\n"
                   "[White \"C\"]\n[Black \"D\"]\n\n1. d4 Qh9 d5 *\n\n[White \"E\"]\n[Black \"F\"]\n\n1. c4")
            .replace("\n", "\r\n");
    }
    template <typename Event>
    static void send(QWidget* to, Event&& event)
    {
        QApplication::sendEvent(to, &event);
    }
    static void drop(QWidget* to, const QMimeData& data)
    {
        send(to, QDragEnterEvent(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier));
        send(to, QDropEvent(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier));
    }

    static QTableView* list(WindowFixture& f) { return f.find<GameListPanel>("gameList")->table(); }

    // What a file manager sends, which lets the other side choose; the answer to the drop.
    static Qt::DropAction dropAsFileManager(QWidget* to, const QMimeData& data, Qt::DropActions possible)
    {
        QDragEnterEvent enter(QPoint(50, 50), possible, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(to, &enter);
        QDragMoveEvent move(QPoint(50, 50), possible, &data, Qt::LeftButton, Qt::NoModifier);
        move.ignore();
        QApplication::sendEvent(to, &move);
        QDropEvent drop(QPointF(50, 50), possible, &data, Qt::LeftButton, Qt::NoModifier);
        drop.ignore();
        QApplication::sendEvent(to, &drop);
        const auto answer = [](const QDropEvent& event) {
            return event.isAccepted() ? event.dropAction() : Qt::IgnoreAction;
        };
        if (answer(enter) != answer(drop) || answer(move) != answer(drop))
            QTest::qFail("each step has another answer", __FILE__, __LINE__);
        return answer(drop);
    }

private slots:
    void cleanup() { sourceOfDrag = nullptr; }

    void everyDoorLeadsToTheSameTable_data()
    {
        QTest::addColumn<QString>("door");
        for (const char* door : {"open", "drop", "recent", "list", "code"})
            QTest::newRow(door) << QString::fromLatin1(door);
    }
    void everyDoorLeadsToTheSameTable()
    {
        QFETCH(QString, door);
        WindowFixture f;
        const QString path = f.write(QStringLiteral("odd & strange.pgn"), oddFile());
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(path)});
        if (door == QLatin1String("open")) {
            f.prompts.open = path;
            QTest::keyClick(f.window.get(), Qt::Key_O, Qt::ControlModifier);
        } else if (door == QLatin1String("drop")) {
            drop(f.window.get(), files);
        } else if (door == QLatin1String("recent")) {
            f.settings.recentFiles = {path};
            auto* menu = f.find<QMenu>("recentFiles");
            emit menu->aboutToShow();
            QCOMPARE(menu->actions().size(), 1);
            QCOMPARE(menu->actions().first()->text(), QStringLiteral("odd && strange.pgn"));
            menu->actions().first()->trigger();
        } else if (door == QLatin1String("list")) {
            f.window->openFile(f.write(QStringLiteral("first.pgn"), "[White \"1\"]\n\n1. e4 *\n"));
            QTRY_VERIFY(f.window->files().opened() && f.window->files().opened()->isComplete());
            f.prompts.answers = {QStringLiteral("Open")};
            drop(f.find<GameListPanel>("gameList")->table()->viewport(), files);
        } else {
            f.window->openFile(path);
        }
        QTRY_VERIFY(f.window->files().opened() && f.window->files().opened()->path() == path &&
                    f.window->files().opened()->isComplete());
        const game::PgnFile* file = f.window->files().opened();
        QCOMPARE(file->index().size(), std::size_t(3));
        QCOMPARE(f.window->mode(), MainWindow::Mode::Review);
        QCOMPARE(f.window->files().shownRow(), std::optional<std::size_t>(0));
        QTRY_COMPARE(QString::fromStdString(file->index().cell(0, database::Column::White)),
                     QStringLiteral("Réti"));
        QCOMPARE(f.settings.recentFiles.value(0), path);
        QVERIFY(f.find<GameListPanel>("gameList")->isVisible());
        QVERIFY(!f.window->isWindowModified());
        f.trigger(ActionId::NextGame);
        QVERIFY2(f.said().contains(QLatin1String("Qh9")), qPrintable(f.said()));
        QCOMPARE(WindowFixture::mainLine(f.window->reviewGame().record()), QStringLiteral("d4"));
        f.trigger(ActionId::NextGame);
        QCOMPARE(WindowFixture::mainLine(f.window->reviewGame().record()), QStringLiteral("c4"));
        QCOMPARE(f.prompts.wrong, QString());
        QVERIFY(f.prompts.told.isEmpty());
    }

    void severalFilesAtOnceEachGetAWindow()
    {
        WindowFixture f;
        QMimeData files;
        QList<QUrl> urls;
        for (const char* name : {"a.pgn", "b.pgn", "c.pgn"})
            urls << QUrl::fromLocalFile(
                f.write(QLatin1String(name), QByteArray("[White \"") + name + "\"]\n\n1. e4 *\n"));
        files.setUrls(urls);
        QSignalSpy more(f.window.get(), &MainWindow::windowWanted);
        drop(f.window.get(), files);
        QTRY_VERIFY(f.window->files().opened() != nullptr);
        QCOMPARE(more.count(), 2);
        QVERIFY(more[0][0].toString().endsWith(QLatin1String("b.pgn")));
        QVERIFY(more[1][0].toString().endsWith(QLatin1String("c.pgn")));
    }

    void whatIsDroppedIsCopiedAndNeverTakenAway()
    {
        WindowFixture f;
        f.openAndWait(f.write(QStringLiteral("first.pgn"), "[White \"1\"]\n\n1. e4 *\n"));
        QMimeData files, text;
        files.setUrls({QUrl::fromLocalFile(f.write(QStringLiteral("b.pgn"), "[White \"2\"]\n\n1. d4 *\n"))});
        text.setText(QStringLiteral("1. c4 c5"));
        const Qt::DropActions any = Qt::CopyAction | Qt::MoveAction | Qt::LinkAction;
        f.prompts.answers = {QStringLiteral("Cancel")};
        QCOMPARE(dropAsFileManager(list(f)->viewport(), files, any), Qt::CopyAction);
        QCOMPARE(dropAsFileManager(list(f)->viewport(), text, any), Qt::CopyAction);
        QCOMPARE(dropAsFileManager(f.window.get(), text, any), Qt::CopyAction);
        QCOMPARE(dropAsFileManager(f.window.get(), text, Qt::MoveAction), Qt::IgnoreAction);
        QCOMPARE(dropAsFileManager(list(f)->viewport(), text, Qt::MoveAction), Qt::IgnoreAction);
        f.prompts.answers = {QStringLiteral("Discard")};
        QCOMPARE(dropAsFileManager(f.window.get(), files, any), Qt::CopyAction);
    }

    void aGameOfTheListThatFallsOnTheBoardStaysInTheList()
    {
        WindowFixture f;
        f.openAndWait(
            f.write(QStringLiteral("two.pgn"), "[White \"1\"]\n\n1. e4 *\n\n[White \"2\"]\n\n1. d4 *\n"));
        const auto* model = f.find<GameListPanel>("gameList")->model();
        const std::unique_ptr<QMimeData> game(model->mimeData({model->index(1, 0)}));
        const Qt::DropActions any = Qt::CopyAction | Qt::MoveAction;
        sourceOfDrag = list(f);
        QCOMPARE(dropAsFileManager(f.window.get(), *game, any), Qt::IgnoreAction);
        QCOMPARE(f.window->files().session()->index().size(), std::size_t(0));
        QCOMPARE(f.window->files().shownRow(), std::optional<std::size_t>(0));
        QCOMPARE(dropAsFileManager(list(f)->viewport(), *game, any), Qt::MoveAction);
        QWidget other; // another window of the program
        sourceOfDrag = &other;
        QCOMPARE(dropAsFileManager(f.window.get(), *game, any), Qt::CopyAction);
        QCOMPARE(f.window->files().session()->index().size(), std::size_t(1));
    }

    void severalPastedGamesBecomeAList()
    {
        WindowFixture f;
        QApplication::clipboard()->setText(QStringLiteral(
            "[White \"A\"]\n\n1. e4 e5 *\n\n[White \"B\"]\n\n1. d4 Qh9 *\n\n[White \"C\"]\n\n1. c4 c5 *\n"));
        f.board()->setFocus();
        QTest::keyClick(f.window.get(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(f.window->files().listed(), f.window->files().session());
        QCOMPARE(f.window->files().session()->index().size(), std::size_t(3));
        QCOMPARE(f.window->files().shownRow(), std::optional<std::size_t>(0));
        QVERIFY(f.find<GameListPanel>("gameList")->isVisible());
        f.trigger(ActionId::NextGame);
        QVERIFY(!f.window->reviewGame().record().unreadTail().empty()); // kept, not dropped
        f.trigger(ActionId::NextGame);
        QCOMPARE(WindowFixture::mainLine(f.window->reviewGame().record()), QStringLiteral("c4 c5"));
    }

    void theFileManagerOpensGamesWithThisProgram()
    {
        QFile desktop(QStringLiteral(ADOUBE_SOURCE_DIR) + QStringLiteral("/packaging/adoube.desktop"));
        QVERIFY(desktop.open(QIODevice::ReadOnly));
        const QByteArray text = desktop.readAll();
        QVERIFY(text.contains("\nExec=adoube %F\n"));
        QVERIFY(text.contains("application/vnd.chess-pgn") || text.contains("application/x-chess-pgn"));
    }
};

QTEST_MAIN(TestWindowDoors)
#include "test_window_doors.moc"
