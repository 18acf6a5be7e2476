#include "core/game/doubles.h"
#include "core/game/pgn_file.h"
#include "core/pgn/scanner.h"
#include "core/pgn/writer.h"
#include "tests/support/data.h"
#include "tests/unit/game/pgn_file_bytes.h"

#include <QDirIterator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using game::PgnFile;
using namespace game::test;
using game::RowShift;

namespace {

QByteArray oneGame(const char* white, const QByteArray& moves = "1. e4 e5 1-0", const char* more = "")
{
    return QByteArray("[Event \"E\"]\n[White \"") + white + "\"]\n[Black \"B\"]\n" + more + "\n" + moves +
           "\n\n";
}

QByteArray five()
{
    return oneGame("A") + oneGame("B", "1. d4 {a\tb} d5 (1... Nf6) 0-1") + oneGame("C", "1. c4 *") +
           oneGame("D") + oneGame("E");
}

std::string whites(const PgnFile& file)
{
    std::string all;
    for (std::size_t i = 0; i < file.index().size(); ++i)
        all += file.index().cell(i, database::Column::White);
    return all;
}

std::string whitesOnDisk(const QString& path)
{
    PgnFile file;
    open(file, path);
    return whites(file);
}

} // namespace

class PgnFileEditTest : public QObject {
    Q_OBJECT
private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }
    void gamesAreMovedAndMovedBack();
    void whatIsTakenBackIsNoChange();
    void removedGamesComeBackAfterSaving();
    void gamesOfAnotherFileKeepTheirBytes();
    void gamesOfAnotherEncodingAndOtherLineEnds();
    void aTextBecomesAFile();
    void gamesThatWouldRunTogetherAreKeptApart();
    void aNewGameInFrontHasItsBlankLine();
    void anAddedGameThatIsChangedIsWrittenSo();
    void aLargeFileIsCopiedBlockByBlock();
    void untouchedGamesKeepTheirBytes_data();
    void untouchedGamesKeepTheirBytes();
    void doublesAreFound();
    void doublesAddNothing();

private:
    std::unique_ptr<QTemporaryDir> m_dir;
    QString path(const char* name = "games.pgn") const { return m_dir->filePath(QString::fromLatin1(name)); }
};

void PgnFileEditTest::gamesAreMovedAndMovedBack()
{
    write(path(), five());
    PgnFile file;
    open(file, path());
    const auto shift = RowShift::move({1, 3}, 0);
    file.moveGames(shift);
    QCOMPARE(whites(file), std::string("BDACE"));
    QVERIFY(file.isModified());
    EXPECT_SAVED(file.save());
    QVERIFY(!file.isModified());
    QCOMPARE(whitesOnDisk(path()), std::string("BDACE"));
    QCOMPARE(whites(file), std::string("BDACE"));
    for (std::size_t i = 0; i < 5; ++i)
        QCOMPARE(file.readGame(i).record.tags().value("White"), whites(file).substr(i, 1));
    file.moveGames(shift.inverse());
    QVERIFY(file.isModified());
    EXPECT_SAVED(file.save());
    QCOMPARE(contents(path()), five());
}

void PgnFileEditTest::whatIsTakenBackIsNoChange()
{
    write(path(), five());
    PgnFile file;
    open(file, path());
    const auto shift = RowShift::move({4}, 0);
    file.moveGames(shift);
    const auto removed = file.removeGames({0, 2, 4});
    QCOMPARE(whites(file), std::string("AC"));
    file.restoreGames(removed);
    QCOMPARE(whites(file), std::string("EABCD"));
    file.moveGames(shift.inverse());
    QVERIFY(!file.isModified());
}

void PgnFileEditTest::removedGamesComeBackAfterSaving()
{
    write(path(), five());
    PgnFile file;
    open(file, path());
    auto record = file.readGame(1).record;
    record.tags().set("Annotator", "X");
    file.replaceGame(1, record);
    const auto removed = file.removeGames({0, 1, 4});
    EXPECT_SAVED(file.save());
    QCOMPARE(whitesOnDisk(path()), std::string("CD"));
    file.restoreGames(removed);
    QCOMPARE(whites(file), std::string("ABCDE"));
    QVERIFY(file.isModified());
    QCOMPARE(file.readGame(0).record.tags().value("White"), std::string_view("A"));
    EXPECT_SAVED(file.save());
    const auto now = games(contents(path())), old = games(five());
    for (const std::size_t i : {0, 2, 3, 4})
        QCOMPARE(now[i], old[i]);
    QVERIFY(now[1].find("[Annotator \"X\"]") != std::string::npos);
}

void PgnFileEditTest::gamesOfAnotherFileKeepTheirBytes()
{
    write(path(), five());
    write(path("other.pgn"), oneGame("X", "1.e4   e5 2. Nf3 {two  blanks}\n\n\n*", "[Odd  \"tag\"]\n") +
                                 oneGame("Y") + "[White \"Z\"]\n\n1. e4 e5");
    PgnFile file, other;
    open(file, path());
    open(other, path("other.pgn"));
    auto record = other.readGame(1).record;
    record.tags().set("Annotator", "X");
    other.replaceGame(1, record);
    const auto shift = file.insertGames(2, other, {0, 1, 2});
    QCOMPARE(shift.inserted, (std::vector<std::size_t>{2, 3, 4}));
    QCOMPARE(whites(file), std::string("ABXYZCDE"));
    QCOMPARE(file.readGame(2).record, other.readGame(0).record);
    QFile::remove(path("other.pgn")); // it is open here
    EXPECT_SAVED(file.save());
    const auto now = games(contents(path())), old = games(five());
    QCOMPARE(now.size(), std::size_t(8));
    QCOMPARE(now[0], old[0]);
    QCOMPARE(now[1], old[1]);
    QCOMPARE(now[7], old[4]);
    QVERIFY(now[2].find("1.e4   e5 2. Nf3 {two  blanks}\n\n\n*") != std::string::npos);
    QVERIFY(now[3].find("[Annotator \"X\"]") != std::string::npos);
    QCOMPARE(now[4], std::string("[White \"Z\"]\n\n1. e4 e5"));
    // What is in memory is what a fresh reading finds.
    PgnFile again;
    open(again, path());
    for (std::size_t i = 0; i < again.index().size(); ++i) {
        QCOMPARE(again.index().row(i).offset, file.index().row(i).offset);
        QCOMPARE(again.index().row(i).length, file.index().row(i).length);
        QCOMPARE(again.index().row(i).firstLine, file.index().row(i).firstLine);
    }
}

void PgnFileEditTest::gamesOfAnotherEncodingAndOtherLineEnds()
{
    write(path(), five());
    QByteArray latin = oneGame("R\xe9ti, Andr\xe9 fa\xe7on d\xe9j\xe0", "1. e4 {d\xe9j\xe0} *");
    write(path("latin.pgn"), latin.replace("\n", "\r\n"));
    PgnFile file, other;
    open(file, path());
    open(other, path("latin.pgn"));
    file.insertGames(5, other, {0});
    EXPECT_SAVED(file.save());
    const auto now = contents(path());
    QVERIFY(now.contains("R\xc3\xa9ti"));
    QVERIFY(now.contains("1. e4 {d\xc3\xa9j\xc3\xa0} *"));
    QVERIFY(!now.contains('\r'));
    QCOMPARE(file.readGame(5).record, other.readGame(0).record);
}

void PgnFileEditTest::aTextBecomesAFile()
{
    PgnFile text;
    text.openText(five().toStdString());
    QCOMPARE(whites(text), std::string("ABCDE"));
    write(path(), oneGame("1"));
    PgnFile file;
    open(file, path());
    file.insertGames(0, text, {1, 2});
    EXPECT_SAVED(file.save());
    QCOMPARE(whitesOnDisk(path()), std::string("BC1"));
    QCOMPARE(games(contents(path()))[0], games(five())[1]);
}

void PgnFileEditTest::gamesThatWouldRunTogetherAreKeptApart()
{
    // The last game has no result, the first one no tags.
    const QByteArray bytes = "1. d4 d5 *\n\n" + oneGame("A") + "[White \"Z\"]\n\n1. e4 e5";
    write(path(), bytes);
    PgnFile file;
    open(file, path());
    QCOMPARE(file.index().size(), std::size_t(3));
    const auto first = file.readGame(0).record, last = file.readGame(2).record;
    file.moveGames(RowShift::move({2}, 0));
    EXPECT_SAVED(file.save());
    PgnFile again;
    open(again, path());
    QCOMPARE(again.index().size(), std::size_t(3));
    QCOMPARE(again.readGame(0).record, last);
    QCOMPARE(again.readGame(1).record, first);
    file.moveGames(RowShift::move({0}, 3));
    EXPECT_SAVED(file.save());
    QVERIFY(contents(path()).contains("1. d4 d5 *"));
    QCOMPARE(games(contents(path())).size(), std::size_t(3));
}

void PgnFileEditTest::aNewGameInFrontHasItsBlankLine()
{
    write(path(), five()); // its first game stands at the very beginning, where a new one has no place yet
    PgnFile file;
    open(file, path());
    file.appendGame(file.readGame(2).record);
    file.moveGames(RowShift::move({5}, 0));
    EXPECT_SAVED(file.save());
    QVERIFY(contents(path()).contains("*\n\n" + five()));
    QCOMPARE(whitesOnDisk(path()), std::string("CABCDE"));
}

void PgnFileEditTest::anAddedGameThatIsChangedIsWrittenSo()
{
    write(path(), five());
    PgnFile file, text;
    open(file, path());
    text.openText(oneGame("X", "1.e4    *").toStdString());
    file.insertGames(0, text, {0});
    auto record = file.readGame(0).record;
    file.replaceGame(0, record); // as it is: no change
    QVERIFY(file.currentText(0).find("1.e4    *") != std::string::npos);
    record.tags().set("Annotator", "X");
    file.replaceGame(0, record);
    EXPECT_SAVED(file.save());
    QVERIFY(contents(path()).contains("[Annotator \"X\"]"));
    QVERIFY(!contents(path()).contains("1.e4    *"));
}

// Short runs of games and runs of many blocks, cut anywhere, in turn.
void PgnFileEditTest::aLargeFileIsCopiedBlockByBlock()
{
    std::mt19937 random(7);
    QByteArray bytes;
    while (bytes.size() < 20 << 20) { // more than is kept in memory
        const int lines = random() % 3 == 0 ? int(random() % 40000) : int(random() % 10);
        bytes += oneGame("W", "1. e4 {" + QByteArray("many words in a line\r\n").repeated(lines) + "} e5 1-0")
                     .replace("\n", random() % 2 == 0 ? "\n" : "\r\n");
    }
    write(path(), bytes);
    PgnFile file;
    open(file, path());
    auto model = games(bytes); // "" for an edited game
    for (int turn = 0; turn < 4; ++turn) {
        for (int edits = 0; edits < 5; ++edits) {
            const std::size_t row = random() % model.size();
            auto record = file.readGame(row).record;
            record.tags().set("Annotator", std::to_string(turn));
            file.replaceGame(row, record);
            model[row].clear();
        }
        if (turn == 2) {
            file.moveGames(RowShift::move({model.size() - 1}, 0));
            std::rotate(model.begin(), model.end() - 1, model.end());
        }
        EXPECT_SAVED(file.save());
        const auto now = games(contents(path()));
        QCOMPARE(now.size(), model.size());
        for (std::size_t i = 0; i < now.size(); ++i)
            QVERIFY(model[i].empty() || now[i] == model[i]);
        PgnFile again;
        open(again, path());
        for (std::size_t i = 0; i < model.size(); ++i) {
            QCOMPARE(again.index().row(i).offset, file.index().row(i).offset);
            QCOMPARE(again.index().row(i).length, file.index().row(i).length);
            QCOMPARE(again.index().row(i).firstLine, file.index().row(i).firstLine);
        }
    }
}

void PgnFileEditTest::untouchedGamesKeepTheirBytes_data()
{
    QTest::addColumn<QString>("file");
    if (!support::hasData())
        return;
    int count = 0;
    QDirIterator files(QString::fromStdString(support::dataDir().string()), {QStringLiteral("*.pgn")},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const auto name = files.next();
        const auto size = files.fileInfo().size();
        const auto head = contents(name).left(4000);
        const bool isOdd = head.startsWith("\xEF\xBB\xBF") || head.contains("\r\n") ||
                           std::any_of(head.begin(), head.end(), [](char c) { return (c & 0x80) != 0; });
        if (size < 60000 && size > 300 && (isOdd || ++count % 8 == 0))
            QTest::newRow(qPrintable(name.section(QChar('/'), -2))) << name;
    }
}

// Any series of edits, removals, moves and additions, saved now and then: the games that were not edited have
// the bytes they had, in the order that a model of the list says.
void PgnFileEditTest::untouchedGamesKeepTheirBytes()
{
    if (!support::hasData())
        QSKIP("no data: set ADOUBE_DATA to run this");
    QFETCH(QString, file);
    const auto before = contents(file);
    write(path(), before);
    PgnFile pgn, other;
    open(pgn, path());
    open(other, path());
    auto model = games(before); // "" for an edited game
    const auto fresh = model;
    if (model.empty())
        return;
    std::mt19937 random(std::uint32_t(before.size()));
    for (int step = 0; step < 12; ++step) {
        const auto size = model.size();
        const auto row = size == 0 ? 0 : random() % size;
        switch (random() % 5) {
        case 0: {
            if (size == 0)
                break;
            auto record = pgn.readGame(row).record;
            record.tags().set("Annotator", std::to_string(step));
            pgn.replaceGame(row, record);
            model[row].clear();
            break;
        }
        case 1: {
            if (size < 3)
                break;
            pgn.removeGames({row});
            model.erase(model.begin() + std::ptrdiff_t(row));
            break;
        }
        case 2: {
            const auto to = random() % (size + 1);
            if (size == 0)
                break;
            const auto shift = RowShift::move({row}, to);
            if (shift.isNothing())
                break;
            auto moved = model[row];
            model.erase(model.begin() + std::ptrdiff_t(row));
            model.insert(model.begin() + std::ptrdiff_t(shift.inserted[0]), moved);
            pgn.moveGames(shift);
            break;
        }
        case 3: {
            const auto from = random() % fresh.size();
            pgn.insertGames(row, other, {from});
            model.insert(model.begin() + std::ptrdiff_t(row), fresh[from]);
            break;
        }
        default:
            EXPECT_SAVED(pgn.save());
        }
    }
    if (model.empty())
        return;
    EXPECT_SAVED(pgn.save());
    const auto now = games(contents(path()));
    QCOMPARE(now.size(), model.size());
    for (std::size_t i = 0; i < now.size(); ++i) {
        // A game without an end may have been given one.
        const bool same = model[i].empty() || now[i] == model[i] ||
                          (now[i].compare(0, model[i].size(), model[i]) == 0 && now[i].back() == '*');
        QVERIFY2(same, qPrintable(QStringLiteral("game %1").arg(i + 1)));
    }
}

void PgnFileEditTest::doublesAreFound()
{
    const auto first =
        oneGame("Réti, Richard", "1. e4 e5 2. Nf3 1-0", "[Date \"1999.05.07\"]\n[Result \"1-0\"]\n");
    const auto second = QByteArray(first).replace("Réti, Richard", "reti,  RICHARD").replace("1. e4", "1.e4");
    const auto third = QByteArray(first).replace("1999.05.07", "1999.05.08");
    const auto fourth = QByteArray(first).replace("Nf3", "Nc3");
    PgnFile file;
    file.openText(
        (first + oneGame("X") + second + third + fourth + first + oneGame("X", "1. d4 *")).toStdString());
    game::DoubleSearch search(file);
    while (!search.step(std::chrono::milliseconds(0)))
        QVERIFY(search.progress() < 1);
    QCOMPARE(search.found().groups.size(), std::size_t(1));
    QCOMPARE(search.found().groups[0], (std::vector<std::size_t>{0, 2, 5}));
    QCOMPARE(search.found().rows(), (std::vector<std::size_t>{2, 5}));
    QCOMPARE(search.found().count(), std::size_t(2));
    QCOMPARE(search.found().withOtherNotes, std::size_t(0));
}

void PgnFileEditTest::doublesAddNothing()
{
    const auto plain = oneGame("A", "1. e4 e5 2. Nf3 1-0");
    const auto noted = oneGame("A", "1. e4 {good} e5 2. Nf3 1-0");
    const auto varied = oneGame("A", "1. e4 (1. d4) e5 2. Nf3 1-0");
    PgnFile file;
    file.openText((noted + plain + noted + varied + plain).toStdString());
    game::DoubleSearch search(file);
    QVERIFY(search.step(std::chrono::seconds(5)));
    QCOMPARE(search.found().rows(), (std::vector<std::size_t>{1, 2, 4}));
    QCOMPARE(search.found().withOtherNotes, std::size_t(1));

    const auto more = oneGame("A", "1. e4 e5 2. Nf3 1-0", "[Annotator \"N\"]\n[ECO \"C40\"]\n");
    const auto some = oneGame("A", "1. e4 e5 2. Nf3 1-0", "[ECO \"C40\"]\n");
    const auto other = oneGame("A", "1. e4 e5 2. Nf3 1-0", "[ECO \"C41\"]\n");
    PgnFile tagged;
    tagged.openText((more + plain + some + other + more).toStdString());
    game::DoubleSearch again(tagged);
    QVERIFY(again.step(std::chrono::seconds(5)));
    QCOMPARE(again.found().rows(), (std::vector<std::size_t>{1, 2, 4}));
    QCOMPARE(again.found().withOtherNotes, std::size_t(1));
}

QTEST_GUILESS_MAIN(PgnFileEditTest)
#include "pgn_file_edit_test.moc"
