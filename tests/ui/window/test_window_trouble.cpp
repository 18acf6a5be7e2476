#include "tests/support/small_disk.h"
#include "ui/notation/move_list_view.h"
#include "window_fixture.h"

#include <QProgressBar>
#include <QProgressDialog>

#include <unistd.h>

using namespace ui;
using namespace ui::test;

// When a file cannot be written or not be read whole: a clear word, nothing lost, another way out.
class TestWindowTrouble : public QObject {
    Q_OBJECT

    static QByteArray bytesOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void write(const QString& path, const QByteArray& text)
    {
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
    }
    static QByteArray games(int count)
    {
        QByteArray text;
        for (int i = 0; i < count; ++i)
            text += "[Event \"A\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 "
                    "1-0\n\n";
        return text;
    }
    // A file of games is open and its first game has a new variation.
    static void openAndChange(WindowFixture& f, const QString& path)
    {
        f.window->openFile(path);
        QTRY_VERIFY(f.window->files().opened() && !f.window->files().opened()->isLoading());
        QTRY_COMPARE(f.window->mode(), MainWindow::Mode::Review);
        f.drag(QStringLiteral("d2"), QStringLiteral("d4"));
        QVERIFY(f.window->isWindowModified());
    }

private slots:
    void aFullDiskIsSaidAndTheFileIsAsItWas()
    {
        WindowFixture f;
        const QString path = f.dir.filePath(QStringLiteral("two.pgn"));
        write(path, games(20));
        openAndChange(f, path);
        {
            const support::SmallDisk disk(500);
            f.prompts.answers = {QStringLiteral("Try again"), QStringLiteral("Cancel")};
            f.trigger(ActionId::Save);
        }
        QCOMPARE(f.prompts.asked.size(), 2);
        QCOMPARE(f.prompts.wrong, QString());
        QCOMPARE(bytesOf(path), games(20));
        QVERIFY(f.window->isWindowModified());
        f.trigger(ActionId::Save); // there is room again
        QCOMPARE(f.prompts.asked.size(), 2);
        QVERIFY(bytesOf(path).contains("(1. d4)"));
        QVERIFY(!f.window->isWindowModified());
    }

    void withoutTheRightToWriteItIsSavedElsewhere()
    {
        WindowFixture f;
        const QString path = f.dir.filePath(QStringLiteral("two.pgn"));
        write(path, games(3));
        openAndChange(f, path);
        const QTemporaryDir elsewhere;
        QFile::setPermissions(elsewhere.path(), QFile::Permissions(0x7777));
        QFile::setPermissions(f.dir.path(), QFile::Permissions(0x5555));
        QFile::setPermissions(path, QFile::Permissions(0x4444));
        const bool wasRoot = ::geteuid() == 0; // who may write everywhere
        if (wasRoot && ::setresuid(65534, 65534, 0) != 0)
            QSKIP("root cannot become another user here");
        f.prompts.answers = {QStringLiteral("Save elsewhere…")};
        f.prompts.save = elsewhere.filePath(QStringLiteral("here.pgn"));
        f.trigger(ActionId::Save);
        if (wasRoot)
            QCOMPARE(::setresuid(0, 0, 0), 0);
        QFile::setPermissions(f.dir.path(), QFile::Permissions(0x7777));
        QCOMPARE(f.prompts.wrong, QString());
        QCOMPARE(f.prompts.asked.size(), 1);
        QVERIFY2(f.prompts.asked.first().contains(QLatin1String("no right to write")),
                 qPrintable(f.prompts.asked.first()));
        QCOMPARE(bytesOf(path), games(3));
        QVERIFY(bytesOf(elsewhere.filePath(QStringLiteral("here.pgn"))).contains("(1. d4)"));
        QVERIFY(!f.window->isWindowModified());
    }

    void aLongSavingShowsHowFarItIsAndCanBeGivenUp()
    {
        WindowFixture f;
        const QString path = f.dir.filePath(QStringLiteral("large.pgn"));
        write(path, games(400000));
        const qint64 size = QFileInfo(path).size();
        f.window->openFile(path);
        QTRY_VERIFY_WITH_TIMEOUT(f.window->files().opened() && f.window->files().opened()->isComplete(),
                                 60000);
        f.drag(QStringLiteral("d2"), QStringLiteral("d4"));
        // What the person does when the dialog comes.
        bool seen = false;
        QTimer hand;
        connect(&hand, &QTimer::timeout, this, [&] {
            auto* dialog = qobject_cast<QProgressDialog*>(QApplication::activeModalWidget());
            if (!dialog || seen)
                return;
            seen = true;
            QVERIFY(!dialog->findChild<QProgressBar*>()->format().isEmpty());
            QTest::mouseClick(dialog->findChild<QPushButton*>(), Qt::LeftButton);
        });
        hand.start(5);
        f.trigger(ActionId::Save);
        hand.stop();
        if (!seen)
            QSKIP("this machine saves faster than a dialog is shown");
        QVERIFY2(f.said().contains(QLatin1String("was not saved")), qPrintable(f.said()));
        QCOMPARE(QFileInfo(path).size(), size);
        QVERIFY(f.window->isWindowModified());
        QCOMPARE(QDir(f.dir.path()).entryList({QStringLiteral("large*")}, QDir::Files).size(), 1);
        f.trigger(ActionId::Save); // and now with patience
        QVERIFY(!f.window->isWindowModified());
        QVERIFY(QFileInfo(path).size() > size);
    }

    void aVanishedFolderLeadsElsewhere()
    {
        WindowFixture f;
        QVERIFY(QDir(f.dir.path()).mkdir(QStringLiteral("stick")));
        const QString path = f.dir.filePath(QStringLiteral("stick/two.pgn"));
        write(path, games(3));
        openAndChange(f, path);
        QVERIFY(QDir(f.dir.filePath(QStringLiteral("stick"))).removeRecursively());
        f.prompts.answers = {QStringLiteral("Save elsewhere…")};
        f.prompts.save = f.dir.filePath(QStringLiteral("here.pgn"));
        f.trigger(ActionId::Save);
        QCOMPARE(f.prompts.wrong, QString());
        QCOMPARE(bytesOf(f.dir.filePath(QStringLiteral("here.pgn"))).count("[Event "), 3);
        QVERIFY(bytesOf(f.dir.filePath(QStringLiteral("here.pgn"))).contains("(1. d4)"));
        QVERIFY(!f.window->isWindowModified());
    }

    void whenTheFileWasRewrittenAllGamesAreSaved()
    {
        WindowFixture f;
        const QString path = f.dir.filePath(QStringLiteral("two.pgn"));
        write(path, games(3));
        openAndChange(f, path);
        write(path, "[Event \"Other\"]\n\n1. c4 *\n");
        f.prompts.answers = {QStringLiteral("Save elsewhere…")};
        f.prompts.save = f.dir.filePath(QStringLiteral("mine.pgn"));
        f.trigger(ActionId::Save);
        QCOMPARE(f.prompts.wrong, QString());
        QVERIFY(bytesOf(path).contains("Other"));
        QCOMPARE(bytesOf(f.dir.filePath(QStringLiteral("mine.pgn"))).count("[Event "), 3);
        QVERIFY(bytesOf(f.dir.filePath(QStringLiteral("mine.pgn"))).contains("(1. d4)"));
    }

    void theWindowGoesOnWhileALargeFileIsSaved_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("converted");
        QTest::addRow("one edit") << 60000 << false;
        QTest::addRow("every game in another encoding") << 20000 << true;
    }
    void theWindowGoesOnWhileALargeFileIsSaved()
    {
        QFETCH(int, count);
        QFETCH(bool, converted);
        WindowFixture f;
        const QString path = f.dir.filePath(QStringLiteral("large.pgn"));
        write(path, games(count - 1) + "[Event \"E\"]\n[White \"M\xfcller\"]\n\n1. e4 *\n");
        openAndChange(f, path);
        if (converted) {
            record::Tags tags = f.window->reviewGame().record().tags();
            tags.set("White", "Пётр");
            QVERIFY(f.window->reviewGame().edit(record::SetTags{tags}, QStringLiteral("x")));
            f.prompts.answers = {QStringLiteral("Save it as UTF-8")};
        }
        QElapsedTimer sinceBeat;
        qint64 longest = 0;
        int beats = 0;
        QTimer heart;
        connect(&heart, &QTimer::timeout, this, [&] {
            longest = std::max(longest, sinceBeat.restart());
            ++beats;
        });
        heart.start(2);
        sinceBeat.start();
        f.trigger(ActionId::Save);
        heart.stop();
        qInfo("%d heartbeats while saving, %lld ms between two at most", beats, longest);
        QVERIFY(beats > 3);
        const QByteArray saved = bytesOf(path);
        QVERIFY(saved.contains("(1. d4)"));
        QCOMPARE(saved.count("[Event "), count);
        QVERIFY(saved.contains(converted ? "Müller" : "M\xfcller"));
        QVERIFY(!f.window->isWindowModified());
    }

    void theReasonStandsAboveTheTextThatCouldNotBeRead()
    {
        WindowFixture f;
        const QString path = f.dir.filePath(QStringLiteral("bad.pgn"));
        write(path, "[Event \"A\"]\n[Result \"*\"]\n\n1. e4 e5 2. Ke5 Nc6 *\n\n" + games(1));
        f.openAndWait(path);
        const auto heading = [&] {
            return f.find<MoveListView>("moves")->document().options().unreadHeading;
        };
        f.window->files().showRow(1);
        QCOMPARE(heading(), QString());
        f.window->files().showRow(0);
        const QString words = heading();
        QVERIFY(words.contains(QLatin1String("Ke5")));
        const auto shown = [&] {
            for (const auto& block : f.find<MoveListView>("moves")->document().units()) {
                for (const auto& paragraph : block) {
                    if (paragraph.text.contains(words))
                        return true;
                }
            }
            return false;
        };
        QVERIFY(shown());
    }
};

QTEST_MAIN(TestWindowTrouble)
#include "test_window_trouble.moc"
