#include "core/game/pgn_file.h"
#include "core/game/pgn_save.h"
#include "core/pgn/scanner.h"
#include "core/pgn/writer.h"
#include "core/record/edit.h"
#include "tests/support/data.h"
#include "tests/support/small_disk.h"
#include "tests/unit/game/pgn_file_bytes.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <thread>
#include <unistd.h>

using game::FileError;
using game::PgnFile;
using namespace game::test;

namespace {

QByteArray threeGames(const QByteArray& newline, const QByteArray& name = "Tal")
{
    QByteArray bytes;
    for (const char* moves : {"1. e4 e5 1-0", "1. d4 {a\tb} d5 (1... Nf6) 0-1", "1. c4 *"})
        bytes += "[Event \"E\"]\n[White \"" + name + "\"]\n[Black \"B\"]\n\n" + QByteArray(moves) + "\n\n";
    return bytes.replace("\n", newline);
}

record::Record withComment(record::Record record, const char* comment)
{
    const auto node = record.mainChild(record::NodeId::Root);
    record.node(node == record::NodeId::None ? record::NodeId::Root : node).commentsAfter.push_back(comment);
    return record;
}

// The same once it is written: a file may lack tags that every written game has.
bool alike(const record::Record& a, const record::Record& b)
{
    return pgn::writeGame(a) == pgn::writeGame(b);
}

} // namespace

class PgnFileTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void readsTheIndexAndTheGames();
    void editingOneGameLeavesTheOthersAsTheyAre_data();
    void editingOneGameLeavesTheOthersAsTheyAre();
    void realFilesKeepEveryOtherGame_data();
    void realFilesKeepEveryOtherGame();
    void savingWithoutChangesGivesTheSameFile();
    void appendsAndRemoves();
    void aLastGameWithoutNewlineStaysApart();
    void removedGamesComeBack();
    void anEditTakenBackIsNoChange();
    void keepsTheEncoding();
    void warnsBeforeCharactersAreLost();
    void gamesAreConvertedWhereTheWriterRunsTheSave();
    void anotherEncodingCanBeChosen();
    void keepsTheByteOrderMark();
    void utf16IsReadAndWritten();
    void gamesAreReadRightWhileTheListFills_data();
    void gamesAreReadRightWhileTheListFills();
    void lettersSeenLateAreReadRightAtOnce();
    void namesOfSavedGamesAreReadInTheChosenEncoding_data();
    void namesOfSavedGamesAreReadInTheChosenEncoding();
    void aNewNameWhileTheListFillsMixesNoNamesUp();
    void keepsABackupOfTheFileAsItWasOpened();
    void asksBeforeOverwritingWhatOthersWrote();
    void aTouchedFileIsNoChangedFile();
    void aSmallFileRewrittenInPlaceIsAllStillHere();
    void aFileRewrittenInPlaceIsNotMixedUp();
    void aChangeThatKeepsSizeAndDateIsSeenWhileCopying_data();
    void aChangeThatKeepsSizeAndDateIsSeenWhileCopying();
    void whatAnotherProgramAddsIsKept_data();
    void whatAnotherProgramAddsIsKept();
    void aPlaceThatMayNotBeWrittenSaysSo();
    void aFullDiskLosesNothing();
    void aVanishedFolderLosesNothing();
    void aFolderInTheWayIsNamed();
    void missingFilesAreNamed();
    void neverWritesAnEmptyFile();
    void aNewFileIsSavedAs();
    void saveAsConvertsAndGoesOnThere();
    void linesOfProblemsAreThoseOfTheFile();
    void cancelStopsAtOnce();
    void openingAnotherFileForgetsTheFirst();
    void worksFromAnEmptyFile();
    void symbolicLinksStayLinks();

private:
    std::unique_ptr<QTemporaryDir> m_dir;
    QString path(const char* name = "games.pgn") const { return m_dir->filePath(QString::fromLatin1(name)); }
};

void PgnFileTest::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    QVERIFY(m_dir->isValid());
}

void PgnFileTest::readsTheIndexAndTheGames()
{
    write(path(), threeGames("\n"));
    PgnFile file;
    QSignalSpy rows(&file, &PgnFile::rowsAdded);
    open(file, path());
    QVERIFY(!rows.isEmpty());
    QCOMPARE(rows.last().at(0).toULongLong(), 3ULL);
    QCOMPARE(rows.last().at(1).toLongLong(), rows.last().at(2).toLongLong());
    QVERIFY(file.isComplete());
    QVERIFY(!file.isLoading());
    QCOMPARE(file.index().size(), std::size_t(3));
    QCOMPARE(file.index().cell(1, database::Column::White), std::string("Tal"));
    QCOMPARE(file.index().cell(1, database::Column::Result), std::string("0-1"));
    QCOMPARE(file.readGame(1).record.mainLine().size(), std::size_t(2));
    QVERIFY(!file.isModified());
}

void PgnFileTest::editingOneGameLeavesTheOthersAsTheyAre_data()
{
    QTest::addColumn<QByteArray>("newline");
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("LF") << QByteArray("\n") << QByteArray("Tal");
    QTest::newRow("CRLF") << QByteArray("\r\n") << QByteArray("Tal");
    QTest::newRow("CR") << QByteArray("\r") << QByteArray("Tal");
    QTest::newRow("Latin-1") << QByteArray("\r\n") << QByteArray("R\xe9ti, Andr\xe9 fa\xe7on d\xe9j\xe0");
    QTest::newRow("UTF-8") << QByteArray("\n") << QByteArray("R\xc3\xa9ti");
}

void PgnFileTest::editingOneGameLeavesTheOthersAsTheyAre()
{
    QFETCH(QByteArray, newline);
    QFETCH(QByteArray, name);
    const auto before = threeGames(newline, name);
    write(path(), before);
    PgnFile file;
    open(file, path());
    QCOMPARE(file.index().size(), std::size_t(3));
    for (std::size_t edited = 0; edited < 3; ++edited) {
        const auto old = games(contents(path()));
        const auto record = withComment(file.readGame(edited).record, "new");
        file.replaceGame(edited, record);
        QVERIFY(file.isModified());
        QVERIFY(file.isModified(edited));
        QVERIFY(alike(file.readGame(edited).record, record));
        EXPECT_SAVED(file.save());
        QVERIFY(!file.isModified());
        QVERIFY(alike(file.readGame(edited).record, record));
        const auto bytes = contents(path());
        const auto now = games(bytes);
        QCOMPARE(now.size(), old.size());
        for (std::size_t i = 0; i < now.size(); ++i)
            QCOMPARE(now[i] == old[i], i != edited);
        if (newline != "\n") {
            auto others = bytes;
            QVERIFY2(!others.replace(newline, "").contains('\n'), "line ends of another kind came in");
        }
        // What is in memory is what a fresh reading finds.
        PgnFile again;
        open(again, path());
        QCOMPARE(again.index().size(), file.index().size());
        for (std::size_t i = 0; i < 3; ++i) {
            QCOMPARE(again.index().row(i).offset, file.index().row(i).offset);
            QCOMPARE(again.index().row(i).length, file.index().row(i).length);
            QCOMPARE(again.index().row(i).firstLine, file.index().row(i).firstLine);
            QVERIFY(alike(again.readGame(i).record, file.readGame(i).record));
        }
    }
}

void PgnFileTest::realFilesKeepEveryOtherGame_data()
{
    QTest::addColumn<QString>("file");
    if (!support::hasData())
        return;
    // Small and middling files of every collection; the large ones are for the checks.
    int count = 0;
    QDirIterator files(QString::fromStdString((support::dataDir() / "pgn").string()),
                       {QStringLiteral("*.pgn")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const auto name = files.next();
        if (files.fileInfo().size() < 60000 && files.fileInfo().size() > 0 && ++count % 4 == 0)
            QTest::newRow(qPrintable(name.section(QChar('/'), -2))) << name;
    }
}

void PgnFileTest::realFilesKeepEveryOtherGame()
{
    if (!support::hasData())
        QSKIP("no data: set ADOUBE_DATA to run this");
    QFETCH(QString, file);
    const auto before = contents(file);
    write(path(), before);
    PgnFile pgn;
    open(pgn, path());
    const auto old = games(before);
    QCOMPARE(pgn.index().size(), old.size());
    if (old.empty())
        return;
    const auto edited = old.size() / 2;
    const auto record = withComment(pgn.readGame(edited).record, "a note");
    pgn.replaceGame(edited, record);
    EXPECT_SAVED(pgn.save());
    const auto now = games(contents(path()));
    QCOMPARE(now.size(), old.size());
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (i != edited)
            QVERIFY2(now[i] == old[i], qPrintable(QStringLiteral("game %1").arg(i + 1)));
    }
    QVERIFY(alike(pgn.readGame(edited).record, record));
}

void PgnFileTest::savingWithoutChangesGivesTheSameFile()
{
    const auto bytes = "% escape\n\n" + threeGames("\n") + "; at the end";
    write(path(), bytes);
    PgnFile file;
    open(file, path());
    EXPECT_SAVED(file.save());
    QCOMPARE(contents(path()), bytes);
    EXPECT_SAVED(file.saveAs(path("copy.pgn")));
    QCOMPARE(contents(path("copy.pgn")), bytes);
}

void PgnFileTest::appendsAndRemoves()
{
    write(path(), threeGames("\r\n"));
    PgnFile file;
    open(file, path());
    const auto old = games(contents(path()));
    record::Record fresh;
    fresh.tags().set("White", "New");
    QSignalSpy shifted(&file, &PgnFile::rowsShifted);
    QCOMPARE(file.appendGame(fresh), std::size_t(3));
    file.removeGame(1);
    QCOMPARE(shifted.count(), 2);
    QCOMPARE(file.index().size(), std::size_t(3));
    QVERIFY(file.isModified());
    EXPECT_SAVED(file.save());
    const auto now = games(contents(path()));
    QCOMPARE(now.size(), std::size_t(3));
    QCOMPARE(now[0], old[0]);
    QCOMPARE(now[1], old[2]);
    QVERIFY(QByteArray::fromStdString(now[2]).contains("[White \"New\"]\r\n"));
    QCOMPARE(file.readGame(2).record.tags().value("White"), std::string_view("New"));
    QCOMPARE(file.index().cell(2, database::Column::White), std::string("New"));
}

void PgnFileTest::aLastGameWithoutNewlineStaysApart()
{
    write(path(), "[White \"A\"]\n\n1. e4 e5");
    PgnFile file;
    open(file, path());
    file.appendGame(record::Record());
    EXPECT_SAVED(file.save());
    const auto now = games(contents(path()));
    QCOMPARE(now.size(), std::size_t(2));
    QCOMPARE(now[0], std::string("[White \"A\"]\n\n1. e4 e5"));
    QVERIFY(contents(path()).startsWith("[White \"A\"]\n\n1. e4 e5\n\n["));
}

void PgnFileTest::removedGamesComeBack()
{
    const auto bytes = threeGames("\n");
    write(path(), bytes);
    PgnFile file;
    open(file, path());
    const auto last = file.removeGame(2);
    const auto first = file.removeGame(0);
    QCOMPARE(file.index().size(), std::size_t(1));
    file.restoreGame(first);
    file.restoreGame(last);
    QVERIFY(!file.isModified());
    EXPECT_SAVED(file.save());
    QCOMPARE(contents(path()), bytes);
}

void PgnFileTest::anEditTakenBackIsNoChange()
{
    const auto bytes = threeGames("\n");
    write(path(), bytes);
    PgnFile file;
    open(file, path());
    QSignalSpy modified(&file, &PgnFile::modifiedChanged);
    const auto record = file.readGame(1).record;
    file.replaceGame(1, withComment(record, "x"));
    QVERIFY(file.isModified());
    file.replaceGame(1, record);
    QVERIFY(!file.isModified());
    QCOMPARE(modified.count(), 2);
    EXPECT_SAVED(file.save());
    QCOMPARE(contents(path()), bytes);
}

void PgnFileTest::keepsTheEncoding()
{
    write(path(), threeGames("\n", "R\xe9ti, Andr\xe9 fa\xe7on d\xe9j\xe0"));
    PgnFile file;
    open(file, path());
    QVERIFY(file.encoding().name != "UTF-8");
    QCOMPARE(QString::fromStdString(file.index().cell(0, database::Column::White)),
             QStringLiteral("Réti, André façon déjà"));
    auto record = withComment(file.readGame(0).record, "tr\u00e8s bien");
    file.replaceGame(0, record);
    EXPECT_SAVED(file.save());
    QVERIFY(contents(path()).contains("tr\xe8s bien"));
    QVERIFY(contents(path()).contains("R\xe9ti"));
    QVERIFY(alike(file.readGame(0).record, record));
}

void PgnFileTest::gamesAreConvertedWhereTheWriterRunsTheSave()
{
    write(path(), threeGames("\n", "R\xC3\xA9ti \xD0\xA0"));
    PgnFile file;
    open(file, path());
    std::thread::id writing;
    bool cancel = false;
    file.setWriter([&](game::SaveJob& job) {
        tl::expected<game::SaveResult, FileError> result;
        job.progress()->cancelled = cancel;
        std::jthread([&] {
            writing = std::this_thread::get_id();
            result = job.run();
        }).join();
        return result;
    });
    const auto lossy = file.saveAs(path("a.pgn"), {.encoding = pgn::Encoding{"WINDOWS-1252", false}});
    QVERIFY(writing != std::thread::id());
    QVERIFY(!lossy.has_value());
    QCOMPARE(lossy.error().kind, FileError::Kind::WouldLoseCharacters);
    cancel = true;
    const auto cancelled = file.saveAs(path("a.pgn"), {.encoding = pgn::Encoding{"WINDOWS-1251", false}});
    QVERIFY(!cancelled.has_value());
    QCOMPARE(cancelled.error().kind, FileError::Kind::Cancelled);
    QVERIFY(!QFile::exists(path("a.pgn")));
    cancel = false;
    EXPECT_SAVED(file.saveAs(path("a.pgn"), {.encoding = pgn::Encoding{"UTF-8", true}}));
    QVERIFY(contents(path("a.pgn")).startsWith("\xEF\xBB\xBF"));
}

void PgnFileTest::warnsBeforeCharactersAreLost()
{
    const auto bytes = threeGames("\n", "R\xe9ti, Andr\xe9 fa\xe7on d\xe9j\xe0");
    write(path(), bytes);
    PgnFile file;
    open(file, path());
    const auto record =
        withComment(file.readGame(0).record, "\u041a\u0430\u0441\u043f\u0430\u0440\u043e\u0432");
    file.replaceGame(0, record);
    const auto saved = file.save();
    QVERIFY(!saved.has_value());
    QCOMPARE(saved.error().kind, FileError::Kind::WouldLoseCharacters);
    QVERIFY(saved.error().characters.contains(QStringLiteral("К")));
    QCOMPARE(contents(path()), bytes);
    QVERIFY(file.isModified());
    EXPECT_SAVED(file.saveAs(path(), {.encoding = pgn::Encoding{}}));
    QCOMPARE(file.encoding().name, std::string("UTF-8"));
    QVERIFY(alike(file.readGame(0).record, record));
    QVERIFY(contents(path()).contains("R\xc3\xa9ti"));
    QCOMPARE(QString::fromStdString(file.index().cell(2, database::Column::White)),
             QStringLiteral("Réti, André façon déjà"));
}

void PgnFileTest::anotherEncodingCanBeChosen()
{
    write(path(), threeGames("\n", "\xca\xe0\xf1\xef\xe0\xf0\xee\xe2"));
    PgnFile file;
    open(file, path());
    QSignalSpy changed(&file, &PgnFile::encodingChanged);
    file.setEncoding({"WINDOWS-1251", false});
    QCOMPARE(changed.count(), 1);
    QCOMPARE(QString::fromStdString(file.index().cell(0, database::Column::White)),
             QStringLiteral("Каспаров"));
    QCOMPARE(file.readGame(2).record.tags().value("White"), std::string_view("Каспаров"));
    file.replaceGame(0, withComment(file.readGame(0).record, "да"));
    EXPECT_SAVED(file.save());
    QVERIFY(contents(path()).contains("\xe4\xe0"));
}

void PgnFileTest::keepsTheByteOrderMark()
{
    write(path(), "\xEF\xBB\xBF" + threeGames("\n", "R\xc3\xa9ti"));
    PgnFile file;
    open(file, path());
    QCOMPARE(file.index().size(), std::size_t(3));
    QVERIFY(file.encoding().bom);
    file.replaceGame(0, withComment(file.readGame(0).record, "x"));
    EXPECT_SAVED(file.save());
    QVERIFY(contents(path()).startsWith("\xEF\xBB\xBF[Event"));
    QCOMPARE(contents(path()).count("\xEF\xBB\xBF"), 1);
    file.removeGame(0);
    EXPECT_SAVED(file.save());
    QVERIFY(contents(path()).startsWith("\xEF\xBB\xBF[Event"));
}

void PgnFileTest::utf16IsReadAndWritten()
{
    const QString text = QString::fromUtf8(threeGames("\r\n", "R\xc3\xa9ti"));
    QByteArray bytes("\xFF\xFE");
    bytes.append(reinterpret_cast<const char*>(text.utf16()), text.size() * 2);
    write(path(), bytes);
    PgnFile file;
    open(file, path());
    QCOMPARE(file.index().size(), std::size_t(3));
    QCOMPARE(file.index().cell(0, database::Column::White), std::string("Réti"));
    const auto record = withComment(file.readGame(1).record, "Ж");
    file.replaceGame(1, record);
    EXPECT_SAVED(file.save());
    QVERIFY(contents(path()).startsWith("\xFF\xFE"));
    PgnFile again;
    open(again, path());
    QCOMPARE(again.index().size(), std::size_t(3));
    QVERIFY(alike(again.readGame(1).record, record));
    QVERIFY(alike(file.readGame(1).record, record));
}

void PgnFileTest::gamesAreReadRightWhileTheListFills_data()
{
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<bool>("mark");
    for (const char* name : {"UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE", "UTF-8"}) {
        QTest::addRow("%s with a mark", name) << name << true;
        if (!QByteArray(name).startsWith("UTF-32"))
            QTest::addRow("%s", name) << name << false;
    }
    QTest::addRow("Cyrillic") << "WINDOWS-1251" << false;
    QTest::addRow("Western") << "WINDOWS-1252" << false;
}

// The first game is shown and may be changed as soon as its row is there, long before the last one is known.
void PgnFileTest::gamesAreReadRightWhileTheListFills()
{
    QFETCH(QString, encoding);
    QFETCH(bool, mark);
    const std::string name = encoding == QLatin1String("WINDOWS-1251") ? "Ботвинник, Михаил Моисеевич"
                             : encoding == QLatin1String("WINDOWS-1252") ? "Müller, Jörg"
                                                                         : "Müller, Янис";
    const auto text = threeGames("\r\n", QByteArray::fromStdString(name));
    const auto bytes = pgn::encode(text.toStdString(), {encoding.toStdString(), mark});
    QVERIFY(bytes.has_value());
    write(path(), QByteArray::fromStdString(*bytes));
    PgnFile file;
    std::optional<record::Record> shown;
    connect(&file, &PgnFile::rowsAdded, &file, [&](std::size_t rows) {
        if (shown || rows == 0)
            return;
        QVERIFY(file.isLoading());
        shown = file.readGame(0).record;
    });
    open(file, path());
    QVERIFY(shown);
    QCOMPARE(shown->tags().value("White"), std::string_view(name));
    QVERIFY(alike(*shown, file.readGame(0).record));
    const auto changed = withComment(*shown, "ok");
    file.replaceGame(0, changed);
    EXPECT_SAVED(file.save());
    const auto saved = contents(path()).toStdString();
    QCOMPARE(saved.compare(0, 10, *bytes, 0, 10), 0);
    PgnFile again;
    open(again, path());
    QCOMPARE(again.encoding(), file.encoding());
    QCOMPARE(again.index().size(), std::size_t(3));
    QVERIFY(alike(again.readGame(0).record, changed));
    for (const std::size_t row : {1, 2})
        QCOMPARE(again.index().cell(row, database::Column::White), name);
}

namespace {

// So many that they come in several pieces; no two have the same players.
QByteArray manyGames(int count, const QByteArray& nameFromTheMiddleOn)
{
    QByteArray bytes;
    for (int i = 0; i < count; ++i) {
        const auto number = QByteArray::number(i);
        bytes += "[White \"" + (i < count / 2 ? QByteArray("Tal") : nameFromTheMiddleOn) + number +
                 "\"]\n[Black \"B" + number + "\"]\n\n1. e4 *\n\n";
    }
    return bytes;
}

} // namespace

// An edit that is made at once keeps the letters that it finds.
void PgnFileTest::lettersSeenLateAreReadRightAtOnce()
{
    const std::string name = "Ботвинник, Михаил Моисеевич";
    const auto bytes = pgn::encode(name, {"WINDOWS-1251", false});
    QVERIFY(bytes.has_value());
    write(path(), manyGames(30000, QByteArray::fromStdString(*bytes)));
    PgnFile file;
    std::size_t seen = 0;
    connect(&file, &PgnFile::rowsAdded, &file, [&](std::size_t rows) {
        if (!file.isLoading() || rows <= 15000)
            return;
        ++seen;
        for (const std::size_t row : {std::size_t(15000), rows - 1}) {
            const auto white = name + std::to_string(row);
            QCOMPARE(file.index().cell(row, database::Column::White), white);
            QCOMPARE(file.readGame(row).record.tags().value("White"), std::string_view(white));
        }
    });
    open(file, path());
    QVERIFY(seen > 0);
}

void PgnFileTest::namesOfSavedGamesAreReadInTheChosenEncoding_data()
{
    QTest::addColumn<bool>("converted");
    QTest::addRow("saved as it was found") << false;
    QTest::addRow("saved in another encoding") << true;
}

void PgnFileTest::namesOfSavedGamesAreReadInTheChosenEncoding()
{
    QFETCH(bool, converted);
    const std::string cyrillic = "Петросян";
    const auto bytes = pgn::encode(cyrillic, {"WINDOWS-1251", false});
    write(path(), "[White \"Andr\xe9\"]\n\n1. e4 *\n\n[White \"Jos\xe9\"]\n\n1. d4 *\n\n[White \"" +
                      QByteArray::fromStdString(*bytes) + "\"]\n\n1. c4 *\n");
    PgnFile file;
    open(file, path());
    file.useFoundEncoding({"WINDOWS-1252", false});
    for (const std::size_t row : {0, 2})
        file.replaceGame(row, withComment(file.readGame(row).record, "ok"));
    EXPECT_SAVED(converted ? file.saveAs(path(), {.encoding = pgn::Encoding{"UTF-8", false}}) : file.save());
    if (!converted)
        file.setEncoding({"WINDOWS-1251", false});
    for (const std::size_t row : {0, 1, 2})
        QCOMPARE(file.index().cell(row, database::Column::White),
                 std::string(file.readGame(row).record.tags().value("White")));
    if (!converted)
        QCOMPARE(file.index().cell(2, database::Column::White), cyrillic);
    file.setEncoding({converted ? "ISO-8859-2" : "WINDOWS-1252", false});
    for (const std::size_t row : {0, 1, 2})
        QCOMPARE(file.index().cell(row, database::Column::White),
                 std::string(file.readGame(row).record.tags().value("White")));
}

void PgnFileTest::aNewNameWhileTheListFillsMixesNoNamesUp()
{
    write(path(), manyGames(30000, "Bronstein"));
    PgnFile file;
    bool changed = false;
    connect(&file, &PgnFile::rowsAdded, &file, [&](std::size_t rows) {
        if (changed || rows == 0)
            return;
        changed = true;
        QVERIFY(rows < 30000);
        auto record = file.readGame(0).record;
        record.tags().set("White", "Somebody New");
        record.tags().set("Black", "B29999"); // who comes later
        file.replaceGame(0, record);
    });
    open(file, path());
    QVERIFY(changed);
    QCOMPARE(file.index().cell(0, database::Column::White), std::string("Somebody New"));
    for (std::size_t row = 1; row < 30000; ++row) {
        const auto name = (row < 15000 ? "Tal" : "Bronstein") + std::to_string(row);
        QCOMPARE(file.index().cell(row, database::Column::White), name);
        QCOMPARE(file.index().cell(row, database::Column::Black), "B" + std::to_string(row));
    }
}

void PgnFileTest::keepsABackupOfTheFileAsItWasOpened()
{
    const auto bytes = threeGames("\n");
    write(path(), bytes);
    PgnFile file;
    open(file, path());
    for (const char* comment : {"one", "two"}) {
        file.replaceGame(0, withComment(file.readGame(0).record, comment));
        EXPECT_SAVED(file.save());
    }
    QCOMPARE(contents(PgnFile::backupPathFor(path())), bytes);
    QVERIFY(contents(path()) != bytes);
    QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden).size(),
             2); // nothing else is left behind
}

void PgnFileTest::asksBeforeOverwritingWhatOthersWrote()
{
    write(path(), threeGames("\n"));
    PgnFile file;
    open(file, path());
    file.replaceGame(0, withComment(file.readGame(0).record, "mine"));
    QVERIFY(QFile::remove(path()));
    write(path(), threeGames("\n", "Theirs"));
    const auto theirs = contents(path());
    const auto saved = file.save();
    QVERIFY(!saved.has_value());
    QCOMPARE(saved.error().kind, FileError::Kind::ChangedBehindUs);
    QCOMPARE(contents(path()), theirs);
    QVERIFY(file.isModified());
    EXPECT_SAVED(file.save({.overwrite = true}));
    QVERIFY(contents(path()).contains("mine"));
    QCOMPARE(games(contents(path())).size(), std::size_t(3));
    QCOMPARE(contents(PgnFile::backupPathFor(path())), theirs);
}

void PgnFileTest::aTouchedFileIsNoChangedFile()
{
    const auto bytes = threeGames("\n");
    write(path(), bytes);
    PgnFile file;
    open(file, path());
    QVERIFY(QFile::remove(path()));
    write(path(), bytes);
    QFile touched(path());
    QVERIFY(touched.open(QIODevice::ReadWrite));
    QVERIFY(
        touched.setFileTime(QDateTime::fromSecsSinceEpoch(1000000000), QFileDevice::FileModificationTime));
    touched.close();
    file.replaceGame(0, withComment(file.readGame(0).record, "mine"));
    EXPECT_SAVED(file.save());
}

void PgnFileTest::aSmallFileRewrittenInPlaceIsAllStillHere()
{
    write(path(), threeGames("\n"));
    PgnFile file;
    open(file, path());
    const auto before = file.gameText(2);
    write(path(), threeGames("\n", "Theirs, in the same file"));
    QCOMPARE(file.stateOnDisk(), PgnFile::OnDisk::Changed);
    QCOMPARE(file.gameText(2), before);
    const auto saved = file.save();
    QVERIFY(!saved.has_value());
    QCOMPARE(saved.error().kind, FileError::Kind::ChangedBehindUs);
    EXPECT_SAVED(file.saveAs(path("other.pgn")));
    QCOMPARE(games(contents(path("other.pgn"))), games(threeGames("\n")));
    QCOMPARE(file.stateOnDisk(), PgnFile::OnDisk::AsRead);
}

void PgnFileTest::aFileRewrittenInPlaceIsNotMixedUp()
{
    // Too large to be kept in memory.
    write(path(), threeGames("\n") + "[Event \"Large\"]\n\n{" + QByteArray(17 << 20, 'x') + "} *\n");
    PgnFile file;
    open(file, path());
    file.replaceGame(0, withComment(file.readGame(0).record, "mine"));
    const auto theirs = threeGames("\n", "Theirs, in the same file");
    write(path(), theirs); // the same inode: what was read is gone
    for (const bool insist : {false, true}) {
        const auto saved = file.save({.overwrite = insist});
        QVERIFY(!saved.has_value());
        QCOMPARE(saved.error().kind, FileError::Kind::SourceLost);
    }
    const auto elsewhere = file.saveAs(path("other.pgn"));
    QVERIFY(!elsewhere.has_value());
    QCOMPARE(contents(path()), theirs);
    QVERIFY(!QFile::exists(path("other.pgn")));
    EXPECT_SAVED(file.saveUnsavedGamesAs(path("rescued.pgn")));
    QVERIFY(contents(path("rescued.pgn")).contains("mine"));
    QCOMPARE(games(contents(path("rescued.pgn"))).size(), std::size_t(1));
    QVERIFY(file.isModified());
}

void PgnFileTest::aChangeThatKeepsSizeAndDateIsSeenWhileCopying_data()
{
    QTest::addColumn<qint64>("changedAt");
    QTest::addColumn<bool>("moved");
    constexpr qint64 Size = 17 << 20;
    for (const bool moved : {false, true}) {
        const char* how = moved ? "games moved" : "in order";
        QTest::addRow("a game that is copied, %s", how) << Size / 2 << moved;
        QTest::addRow("the game that is replaced, %s", how) << qint64(12) << moved;
        QTest::addRow("the last byte, %s", how) << Size - 1 << moved;
    }
}

void PgnFileTest::aChangeThatKeepsSizeAndDateIsSeenWhileCopying()
{
    QFETCH(qint64, changedAt);
    QFETCH(bool, moved);
    auto bytes = threeGames("\n") + "[Event \"Large\"]\n\n{";
    bytes += QByteArray((17 << 20) - bytes.size(), 'x');
    bytes.replace(bytes.size() - 4, 4, "} *\n");
    write(path(), bytes);
    const auto date = QFileInfo(path()).lastModified();
    PgnFile file;
    open(file, path());
    QCOMPARE(file.index().size(), std::size_t(4));
    file.replaceGame(0, withComment(file.readGame(0).record, "mine"));
    if (moved)
        file.moveGames(game::RowShift::move({3}, 1));
    bytes[changedAt] = 'y';
    write(path(), bytes); // the same inode
    QFile touched(path());
    QVERIFY(touched.open(QIODevice::ReadWrite) &&
            touched.setFileTime(date, QFileDevice::FileModificationTime));
    touched.close();
    const auto saved = file.save();
    QVERIFY(!saved.has_value());
    QCOMPARE(saved.error().kind, FileError::Kind::SourceLost);
    QCOMPARE(contents(path()), bytes);
    QVERIFY(file.isModified());
    QCOMPARE(QDir(QFileInfo(path()).path()).entryList(QDir::Files).size(), 1);
}

void PgnFileTest::whatAnotherProgramAddsIsKept_data()
{
    QTest::addColumn<QByteArray>("added");
    QTest::addColumn<int>("row");
    QTest::addColumn<bool>("atomically");
    const QByteArray game = "[Event \"Theirs\"]\n\n1. b3 *\n";
    for (int row = 0; row < 3; ++row) {
        for (const bool atomically : {false, true}) {
            const auto name = QByteArray::number(row) + (atomically ? " renamed" : " in place");
            QTest::newRow(name + " junk") << QByteArray("junk\n") << row << atomically;
            QTest::newRow(name + " game") << game << row << atomically;
            QTest::newRow(name + " games") << "\n" + game + "\n" + game << row << atomically;
        }
    }
}

void PgnFileTest::whatAnotherProgramAddsIsKept()
{
    QFETCH(QByteArray, added);
    QFETCH(int, row);
    QFETCH(bool, atomically);
    const auto bytes = threeGames("\n");
    write(path(), bytes);
    PgnFile file;
    open(file, path());
    file.replaceGame(std::size_t(row), withComment(file.readGame(std::size_t(row)).record, "mine"));
    if (atomically)
        QVERIFY(QFile::remove(path()));
    write(path(), bytes + added);
    const auto saved = file.save();
    QVERIFY(!saved.has_value());
    QCOMPARE(saved.error().kind, FileError::Kind::AddedTo);
    QCOMPARE(contents(path()), bytes + added);
    EXPECT_SAVED(file.saveAs(path("other.pgn")));
    QCOMPARE(games(contents(path("other.pgn"))).size(), std::size_t(3));
    QVERIFY(contents(path("other.pgn")).contains("mine"));

    PgnFile again;
    write(path(), bytes);
    open(again, path());
    again.replaceGame(std::size_t(row), withComment(again.readGame(std::size_t(row)).record, "mine"));
    if (atomically)
        QVERIFY(QFile::remove(path()));
    write(path(), bytes + added);
    EXPECT_SAVED(again.save({.keepAdded = true}));
    QVERIFY(!again.isModified());
    const auto now = contents(path());
    QVERIFY(now.endsWith(added));
    QVERIFY(now.contains("mine"));
    const auto before = games(bytes + added), after = games(now);
    QCOMPARE(after.size(), before.size());
    for (std::size_t i = 0; i < after.size(); ++i)
        QCOMPARE(after[i] == before[i], i != std::size_t(row));
    EXPECT_SAVED(again.save());
}

void PgnFileTest::aPlaceThatMayNotBeWrittenSaysSo()
{
    write(path(), threeGames("\n"));
    PgnFile file;
    open(file, path());
    file.replaceGame(0, withComment(file.readGame(0).record, "mine"));
    const auto open = QFile::Permissions(0x5555); // to be read and entered by everybody
    QVERIFY(QFile::setPermissions(m_dir->path(), open));
    const bool superuser = geteuid() == 0; // who may write everywhere
    QVERIFY(!superuser || setresuid(65534, 65534, 0) == 0);
    const auto saved = file.save();
    const auto elsewhere = file.saveAs(path("other.pgn"));
    QVERIFY(!superuser || setresuid(0, 0, 0) == 0);
    QVERIFY(QFile::setPermissions(m_dir->path(), open | QFile::WriteOwner));
    QVERIFY(!saved && !elsewhere);
    QCOMPARE(saved.error().kind, FileError::Kind::MayNotWrite);
    QCOMPARE(elsewhere.error().kind, FileError::Kind::MayNotWrite);
}

void PgnFileTest::aFullDiskLosesNothing()
{
    const auto bytes = threeGames("\n").repeated(40);
    write(path(), bytes);
    PgnFile file;
    open(file, path());
    const auto record = withComment(file.readGame(5).record, "mine");
    file.replaceGame(5, record);
    {
        const support::SmallDisk disk(1024);
        const auto saved = file.save();
        QVERIFY(!saved.has_value());
        QVERIFY(saved.error().kind == FileError::Kind::WriteFailed ||
                saved.error().kind == FileError::Kind::DiskFull);
        QVERIFY(!saved.error().detail.isEmpty());
    }
    QCOMPARE(contents(path()), bytes);
    QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    QVERIFY(file.isModified());
    QVERIFY(alike(file.readGame(5).record, record));
    EXPECT_SAVED(file.save());
    QVERIFY(contents(path()).contains("mine"));
}

void PgnFileTest::aVanishedFolderLosesNothing()
{
    QVERIFY(QDir(m_dir->path()).mkdir(QStringLiteral("sub")));
    write(path("sub/games.pgn"), threeGames("\n"));
    PgnFile file;
    open(file, path("sub/games.pgn"));
    const auto record = withComment(file.readGame(0).record, "mine");
    file.replaceGame(0, record);
    QVERIFY(QDir(path("sub")).removeRecursively());
    const auto saved = file.save();
    QVERIFY(!saved.has_value());
    QCOMPARE(saved.error().kind, FileError::Kind::NotFound);
    EXPECT_SAVED(file.saveAs(path("elsewhere.pgn")));
    QCOMPARE(games(contents(path("elsewhere.pgn"))).size(), std::size_t(3));
    QVERIFY(alike(file.readGame(0).record, record));
}

void PgnFileTest::aFolderInTheWayIsNamed()
{
    QVERIFY(QDir(m_dir->path()).mkdir(QStringLiteral("folder")));
    PgnFile file;
    file.appendGame(record::Record());
    const auto saved = file.saveAs(path("folder"));
    QVERIFY(!saved.has_value());
    QCOMPARE(saved.error().kind, FileError::Kind::IsFolder);
    QSignalSpy failed(&file, &PgnFile::failed);
    file.open(path("folder"));
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(failed.at(0).at(0).value<FileError>().kind, FileError::Kind::IsFolder);
}

void PgnFileTest::missingFilesAreNamed()
{
    PgnFile file;
    QSignalSpy failed(&file, &PgnFile::failed), loaded(&file, &PgnFile::loaded);
    file.open(path("nowhere.pgn"));
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(failed.at(0).at(0).value<FileError>().kind, FileError::Kind::NotFound);
    QVERIFY(loaded.isEmpty());
    QVERIFY(!file.isLoading());
    QVERIFY(!file.save().has_value());
    QVERIFY(!QFile::exists(path("nowhere.pgn")));
}

void PgnFileTest::neverWritesAnEmptyFile()
{
    const auto bytes = threeGames("\n");
    write(path(), bytes);
    PgnFile file;
    open(file, path());
    for (int i = 0; i < 3; ++i)
        file.removeGame(0);
    const auto saved = file.save();
    QVERIFY(!saved.has_value());
    QCOMPARE(saved.error().kind, FileError::Kind::NothingToWrite);
    QCOMPARE(contents(path()), bytes);
}

void PgnFileTest::aNewFileIsSavedAs()
{
    PgnFile file;
    QVERIFY(file.path().isEmpty());
    auto record = withComment(record::Record(), "né à Paris");
    file.appendGame(record);
    QVERIFY(!file.save().has_value());
    EXPECT_SAVED(file.saveAs(path("new.pgn")));
    QCOMPARE(file.path(), path("new.pgn"));
    QVERIFY(contents(path("new.pgn")).contains("né à Paris"));
    QVERIFY(!QFile::exists(PgnFile::backupPathFor(path("new.pgn"))));
    file.appendGame(record::Record());
    EXPECT_SAVED(file.save());
    QCOMPARE(games(contents(path("new.pgn"))).size(), std::size_t(2));
}

void PgnFileTest::saveAsConvertsAndGoesOnThere()
{
    write(path(), threeGames("\n", "R\xe9ti, Andr\xe9 fa\xe7on d\xe9j\xe0"));
    PgnFile file;
    open(file, path());
    const auto old = contents(path());
    EXPECT_SAVED(file.saveAs(path("utf8.pgn"), {.encoding = pgn::Encoding{"UTF-8", true}}));
    QCOMPARE(file.path(), path("utf8.pgn"));
    QVERIFY(contents(path("utf8.pgn")).startsWith("\xEF\xBB\xBF[Event"));
    file.replaceGame(1, withComment(file.readGame(1).record, "Ж"));
    EXPECT_SAVED(file.save());
    QCOMPARE(contents(path()), old);
    QVERIFY(contents(path("utf8.pgn")).contains("Ж"));
    QCOMPARE(games(contents(path("utf8.pgn"))).size(), std::size_t(3));
}

void PgnFileTest::linesOfProblemsAreThoseOfTheFile()
{
    write(path(), "[White \"A\"]\r\n\r\n1. e4 *\r\n\r\n[White \"B\"]\r\n\r\n1. e4 Nf9 *\r\n");
    PgnFile file;
    open(file, path());
    const auto expect = [&](std::size_t line) {
        const auto read = file.readGame(1);
        QVERIFY(!read.problems.empty());
        QCOMPARE(read.problems.front().game, std::size_t(2));
        QCOMPARE(read.problems.front().line, line);
    };
    expect(7);
    auto record = file.readGame(0).record;
    record.tags().set("Annotator", "me");
    file.replaceGame(0, record);
    EXPECT_SAVED(file.save());
    PgnFile again;
    open(again, path());
    expect(again.readGame(1).problems.front().line);
    QCOMPARE(file.index().row(1).firstLine, again.index().row(1).firstLine);
}

void PgnFileTest::cancelStopsAtOnce()
{
    write(path(), threeGames("\n").repeated(20000));
    PgnFile file;
    QSignalSpy rows(&file, &PgnFile::rowsAdded), loaded(&file, &PgnFile::loaded);
    file.open(path());
    QTRY_VERIFY(!rows.isEmpty());
    file.cancel();
    QVERIFY(!file.isLoading());
    const auto size = file.index().size();
    QCoreApplication::processEvents();
    QCOMPARE(file.index().size(), size);
    QVERIFY(loaded.isEmpty());
    if (!file.isComplete()) {
        QVERIFY(size > 0);
        QVERIFY(!file.readGame(size - 1).record.mainLine().empty());
        file.replaceGame(0, withComment(file.readGame(0).record, "x"));
        QVERIFY2(!file.save().has_value(), "half a file was saved over the whole one");
    }
}

void PgnFileTest::openingAnotherFileForgetsTheFirst()
{
    write(path(), threeGames("\n").repeated(5000));
    write(path("small.pgn"), threeGames("\n", "Small"));
    for (int i = 0; i < 10; ++i) {
        PgnFile file;
        file.open(path());
        open(file, path("small.pgn"));
        QCOMPARE(file.index().size(), std::size_t(3));
        QCOMPARE(file.index().cell(0, database::Column::White), std::string("Small"));
    }
}

void PgnFileTest::worksFromAnEmptyFile()
{
    write(path(), "");
    PgnFile file;
    open(file, path());
    QCOMPARE(file.index().size(), std::size_t(0));
    file.appendGame(record::Record());
    EXPECT_SAVED(file.save());
    QCOMPARE(games(contents(path())).size(), std::size_t(1));
}

void PgnFileTest::symbolicLinksStayLinks()
{
    write(path("real.pgn"), threeGames("\n"));
    QVERIFY(QFile::link(path("real.pgn"), path("link.pgn")));
    PgnFile file;
    open(file, path("link.pgn"));
    file.replaceGame(0, withComment(file.readGame(0).record, "mine"));
    EXPECT_SAVED(file.save());
    QVERIFY(QFileInfo(path("link.pgn")).isSymLink());
    QVERIFY(contents(path("real.pgn")).contains("mine"));
}

QTEST_GUILESS_MAIN(PgnFileTest)
#include "pgn_file_test.moc"
