#include "core/game/pgn_save.h"
#include "tests/unit/game/pgn_file_bytes.h"

#include <QTemporaryDir>

#include <sys/stat.h>

using namespace game;
using namespace game::test;
using Kind = FileError::Kind;

namespace {

constexpr const char* Theirs = "[Event \"Theirs\"]\n[White \"M\xfcller\"]\n[Result \"*\"]\n\n1. a4 *\n";

QByteArray western()
{
    return "[Event \"A\"]\n[White \"M\xfcller\"]\n[Result \"*\"]\n\n1. e4 {sch\xf6n} e5 *\n\n"
           "[Event \"B\"]\n[White \"J\xf6rg\"]\n[Result \"*\"]\n\n1. d4 *\n";
}

void comment(PgnFile& file, const char* text)
{
    record::Record record = file.readGame(0).record;
    record.node(record.mainLine().back()).commentsAfter.push_back(text);
    file.replaceGame(0, record);
}

std::optional<Kind> failure(const tl::expected<void, FileError>& saved)
{
    return saved ? std::nullopt : std::optional(saved.error().kind);
}

} // namespace

// What somebody has agreed to is done, and nothing else with it.
class SaveConsentTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;
    QString path() const { return m_dir.filePath(QStringLiteral("games.pgn")); }
    // Another program's file takes the place of ours, as programs save.
    void replace(const QByteArray& bytes) const
    {
        QVERIFY(QFile::remove(path()));
        write(path(), bytes);
    }

private slots:
    void init()
    {
        QFile::remove(PgnFile::backupPathFor(path()));
        write(path(), western());
    }

    void whatWasAddedStaysWhenEveryGameIsConverted()
    {
        PgnFile file;
        open(file, path());
        comment(file, "Łódź");
        replace(western() + "\n" + Theirs);
        QCOMPARE(failure(file.save()), Kind::AddedTo);
        QCOMPARE(failure(file.save({.keepAdded = true})), Kind::WouldLoseCharacters);
        EXPECT_SAVED(file.save({.keepAdded = true, .encoding = pgn::Encoding()}));
        const QByteArray now = contents(path());
        QVERIFY(now.contains("Łódź"));
        QVERIFY(now.contains("Theirs"));
        QCOMPARE(now.count("Müller"), 2);
        QVERIFY(!now.contains('\xfc'));
    }

    void anotherEncodingIsNoConsentToOverwrite()
    {
        PgnFile file;
        open(file, path());
        comment(file, "Łódź");
        QCOMPARE(failure(file.save()), Kind::WouldLoseCharacters);
        replace(Theirs);
        QCOMPARE(failure(file.save({.encoding = pgn::Encoding()})), Kind::ChangedBehindUs);
        QCOMPARE(failure(file.saveAs(path(), {.encoding = pgn::Encoding()})), Kind::ChangedBehindUs);
        QCOMPARE(contents(path()), QByteArray(Theirs));
    }

    void whatIsOverwrittenIsTheBackup()
    {
        PgnFile file;
        open(file, path());
        for (const char* round : {"first", "second"}) {
            comment(file, round);
            EXPECT_SAVED(file.save());
            QCOMPARE(contents(PgnFile::backupPathFor(path())),
                     qstrcmp(round, "first") == 0 ? western() : QByteArray(Theirs));
            replace(Theirs);
            comment(file, "mine");
            QCOMPARE(failure(file.save()), Kind::ChangedBehindUs);
            EXPECT_SAVED(file.save({.overwrite = true}));
            QCOMPARE(contents(PgnFile::backupPathFor(path())), QByteArray(Theirs));
        }
    }

    // Writing a large file takes its time: what comes meanwhile is as what had come before.
    void whatComesWhileTheFileIsWrittenIsNotOverwritten()
    {
        PgnFile file;
        open(file, path());
        std::function<void()> meanwhile;
        file.setWriter([&](SaveJob& job) {
            if (const auto act = std::exchange(meanwhile, nullptr))
                act();
            return job.run();
        });
        comment(file, "first");
        EXPECT_SAVED(file.save()); // has its backup
        const QByteArray saved = contents(path());
        comment(file, "mine");
        meanwhile = [&] { write(path(), saved + Theirs); };
        QCOMPARE(failure(file.save()), Kind::AddedTo);
        QCOMPARE(contents(path()), saved + Theirs);
        meanwhile = [&] { replace(Theirs); };
        QCOMPARE(failure(file.save({.keepAdded = true})), Kind::ChangedBehindUs);
        QCOMPARE(contents(path()), QByteArray(Theirs));
        QVERIFY(file.isModified());
        EXPECT_SAVED(file.save({.overwrite = true}));
        QVERIFY(contents(path()).contains("mine"));
        QCOMPARE(contents(PgnFile::backupPathFor(path())), QByteArray(Theirs));
    }

    void aFileThatIsOnlyTouchedMeanwhileIsSaved()
    {
        PgnFile file;
        open(file, path());
        int saves = 0;
        file.setWriter([&](SaveJob& job) {
            QFile touched(path());
            if (saves++ == 0 && touched.open(QIODevice::ReadWrite))
                touched.setFileTime(QDateTime::fromSecsSinceEpoch(1000000000),
                                    QFileDevice::FileModificationTime);
            touched.close();
            return job.run();
        });
        comment(file, "Łódź");
        EXPECT_SAVED(file.save({.encoding = pgn::Encoding()}));
        QCOMPARE(saves, 2);
        QVERIFY(contents(path()).contains("Łódź"));
        QVERIFY(file.stateOnDisk() == PgnFile::OnDisk::AsRead);
    }

    void aFileOfAnotherNameThatComesMeanwhileIsNotReplaced()
    {
        PgnFile file;
        open(file, path());
        const QString other = m_dir.filePath(QStringLiteral("other.pgn"));
        file.setWriter([&](SaveJob& job) {
            if (!QFile::exists(other))
                write(other, Theirs);
            return job.run();
        });
        QCOMPARE(failure(file.saveAs(other)), Kind::ChangedBehindUs);
        QCOMPARE(contents(other), QByteArray(Theirs));
        EXPECT_SAVED(file.saveAs(other, {.overwrite = true}));
        QCOMPARE(contents(PgnFile::backupPathFor(other)), QByteArray(Theirs));
    }

    void bytesThatAreNoLettersAreNotReplacedUnasked()
    {
        PgnFile file;
        open(file, path());
        file.setEncoding({"UTF-8", false});
        comment(file, "x");
        const auto saved = file.save();
        QCOMPARE(failure(saved), Kind::UnreadBytes);
        QCOMPARE(saved.error().games, QList<qulonglong>{1});
        QCOMPARE(failure(file.save({.encoding = pgn::Encoding()})), Kind::UnreadBytes);
        QCOMPARE(contents(path()), western());
        EXPECT_SAVED(file.save({.unreadBytes = true}));
        QVERIFY(contents(path()).contains("M\xef\xbf\xbdller"));
        QVERIFY2(contents(path()).contains("J\xf6rg"), "the other game is as it was");
    }

    void aWideFileWithABrokenUnitIsNotMendedUnasked()
    {
        QByteArray bytes("\xff\xfe");
        for (const char c : QByteArray("[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 {x} *\n")) {
            bytes += c;
            bytes += c == 'x' ? '\xd8' : '\0'; // half of a surrogate pair
        }
        write(path(), bytes);
        PgnFile file;
        open(file, path());
        comment(file, "mine");
        QCOMPARE(failure(file.save()), Kind::UnreadBytes);
        QCOMPARE(contents(path()), bytes);
        EXPECT_SAVED(file.save({.unreadBytes = true}));
        comment(file, "again");
        EXPECT_SAVED(file.save());
    }

    void aPipeIsNoFile()
    {
        const QString pipe = m_dir.filePath(QStringLiteral("pipe.pgn"));
        QCOMPARE(mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
        PgnFile file;
        QSignalSpy failed(&file, &PgnFile::failed);
        file.open(pipe);
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed[0][0].value<FileError>().kind, Kind::NotAFile);
    }

    // Only what is still as the file has it is read anew.
    void aChangedGameGetsTheLettersOfAnotherEncoding()
    {
        PgnFile file;
        open(file, path());
        file.setEncoding({"WINDOWS-1251", false});
        QCOMPARE(std::string(file.readGame(0).record.tags().value("White")), std::string("Mьller"));
        comment(file, "Mьller said");
        record::Record record = file.readGame(0).record;
        record.tags().set("Black", "Ёлкин");
        file.replaceGame(0, record);
        file.useFoundEncoding({"WINDOWS-1252", false});
        record = file.readGame(0).record;
        QCOMPARE(std::string(record.tags().value("White")), std::string("Müller"));
        QCOMPARE(std::string(record.tags().value("Black")), std::string("Ёлкин"));
        QCOMPARE(record.node(record.mainLine().front()).commentsAfter, std::vector<std::string>{"schön"});
        QCOMPARE(record.node(record.mainLine().back()).commentsAfter,
                 std::vector<std::string>{"Mьller said"});
        QCOMPARE(file.index().cell(0, database::Column::White), std::string("Müller"));
        QCOMPARE(file.index().cell(0, database::Column::Black), std::string("Ёлкин"));
    }
};

QTEST_GUILESS_MAIN(SaveConsentTest)
#include "save_consent_test.moc"
