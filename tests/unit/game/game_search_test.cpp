#include "core/game/game_search.h"
#include "core/notation/fen.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using game::GameSearch;
using game::PgnFile;

namespace {

constexpr const char* Sicilian = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

database::MoveQuery sicilian()
{
    database::MoveQuery query;
    query.board = {notation::positionFromFen(Sicilian).value(), database::BoardPart::Everything};
    return query;
}

// Every third game is a Sicilian, and every fifth has a comment.
QByteArray manyGames(int count)
{
    QByteArray bytes;
    for (int i = 0; i < count; ++i) {
        bytes += "[Event \"E\"]\n[White \"Player " + QByteArray::number(i) + "\"]\n\n1. e4 ";
        bytes += i % 5 == 0 ? "{na\xEFve} " : "";
        bytes += i % 3 == 0 ? "c5 2. Nf3 *\n\n" : "e5 2. Nf3 *\n\n";
    }
    return bytes;
}

std::vector<std::uint32_t> rowsUpTo(std::size_t count, std::uint32_t step = 1)
{
    std::vector<std::uint32_t> rows;
    for (std::uint32_t row = 0; row < count; row += step)
        rows.push_back(row);
    return rows;
}

} // namespace

class GameSearchTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void findsInTheFileAndInWhatIsUnsaved();
    void readsCommentsInTheEncodingOfTheFile();
    void looksOnlyThroughWhatIsWantedAndNotKnown();
    void rowsThatMoveKeepWhatIsKnownOfThem();
    void stopsAtOnceAndStaysStopped();
    void anotherQueryForgets();

private:
    void search(GameSearch& search, const std::vector<std::uint32_t>& rows)
    {
        QSignalSpy finished(&search, &GameSearch::finished);
        search.want(rows);
        QTRY_VERIFY_WITH_TIMEOUT(!finished.isEmpty(), 60000);
        QVERIFY(!search.isRunning());
    }
    std::vector<std::size_t> hits(const GameSearch& search)
    {
        std::vector<std::size_t> rows;
        for (std::size_t row = 0; row < m_file->index().size(); ++row) {
            if (search.isHit(row))
                rows.push_back(row);
        }
        return rows;
    }
    static constexpr int Count = 7000;
    QTemporaryDir m_dir;
    std::unique_ptr<PgnFile> m_file;
};

void GameSearchTest::init()
{
    const auto path = m_dir.filePath(QStringLiteral("games.pgn"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(manyGames(Count));
    file.close();
    m_file = std::make_unique<PgnFile>();
    QSignalSpy loaded(m_file.get(), &PgnFile::loaded);
    m_file->open(path);
    QTRY_VERIFY_WITH_TIMEOUT(!loaded.isEmpty(), 60000);
    QCOMPARE(m_file->index().size(), std::size_t(Count));
}

void GameSearchTest::findsInTheFileAndInWhatIsUnsaved()
{
    // Game 1 becomes a Sicilian, game 3 is one no longer, and one is added.
    const auto sicilianGame = m_file->readGame(0).record, openGame = m_file->readGame(1).record;
    m_file->replaceGame(1, sicilianGame);
    m_file->replaceGame(3, openGame);
    m_file->appendGame(sicilianGame);
    GameSearch searching;
    searching.setFile(m_file.get());
    searching.setQuery(sicilian());
    search(searching, rowsUpTo(Count + 1));
    std::vector<std::size_t> expected{0, 1};
    for (std::size_t row = 6; row < Count; row += 3)
        expected.push_back(row);
    expected.push_back(Count);
    QCOMPARE(hits(searching), expected);
    QCOMPARE(searching.done(), std::size_t(Count + 1));
    QCOMPARE(searching.find(sicilianGame), std::optional(sicilianGame.mainLine()[1]));
    QCOMPARE(searching.find(openGame), std::nullopt);
}

void GameSearchTest::readsCommentsInTheEncodingOfTheFile()
{
    GameSearch searching;
    searching.setFile(m_file.get());
    m_file->setEncoding({"WINDOWS-1252", false});
    database::MoveQuery query;
    query.comment = "NAÏVE";
    searching.setQuery(query);
    search(searching, rowsUpTo(Count));
    QCOMPARE(hits(searching).size(), std::size_t(Count / 5));
    m_file->setEncoding({"WINDOWS-1251", false}); // "naпve"
    query.comment = "naпve";
    searching.setQuery(query);
    search(searching, rowsUpTo(Count));
    QCOMPARE(hits(searching).size(), std::size_t(Count / 5));
}

void GameSearchTest::looksOnlyThroughWhatIsWantedAndNotKnown()
{
    GameSearch searching;
    searching.setFile(m_file.get());
    searching.setQuery(sicilian());
    search(searching, rowsUpTo(Count, 7));
    const auto first = searching.positions();
    QVERIFY(first >= Count / 7 * 3);
    QCOMPARE(hits(searching).size(), std::size_t((Count + 20) / 21));
    search(searching, rowsUpTo(Count, 7));
    QCOMPARE(searching.positions(), first);
    search(searching, rowsUpTo(Count));
    QCOMPARE(hits(searching).size(), std::size_t((Count + 2) / 3));
}

void GameSearchTest::rowsThatMoveKeepWhatIsKnownOfThem()
{
    GameSearch searching;
    searching.setFile(m_file.get());
    searching.setQuery(sicilian());
    search(searching, rowsUpTo(Count));
    QSignalSpy moved(&searching, &GameSearch::rowsMoved);
    const auto removed = m_file->removeGame(0);
    QCOMPARE(moved.size(), 1);
    QCOMPARE(hits(searching).front(), std::size_t(2));
    m_file->restoreGame(removed);
    QVERIFY(!searching.isHit(0)); // not known again yet
    QVERIFY(searching.isHit(3));
    search(searching, rowsUpTo(Count));
    QVERIFY(searching.isHit(0));
    m_file->close();
    QVERIFY(!searching.isHit(3));
}

void GameSearchTest::stopsAtOnceAndStaysStopped()
{
    GameSearch searching;
    searching.setFile(m_file.get());
    searching.setQuery(sicilian());
    QSignalSpy finished(&searching, &GameSearch::finished);
    searching.want(rowsUpTo(Count));
    QVERIFY(searching.isRunning());
    searching.stop();
    QCOMPARE(finished.size(), 1);
    QVERIFY(!searching.isRunning() && searching.isStopped());
    searching.want(rowsUpTo(Count));
    QVERIFY(!searching.isRunning());
    searching.setQuery(sicilian());
    search(searching, rowsUpTo(Count));
    QCOMPARE(hits(searching).size(), std::size_t((Count + 2) / 3));
}

void GameSearchTest::anotherQueryForgets()
{
    GameSearch searching;
    searching.setFile(m_file.get());
    searching.setQuery(sicilian());
    searching.want(rowsUpTo(Count));
    database::MoveQuery query;
    query.material = database::materialFromText("KQ-KQ");
    searching.setQuery(query);
    search(searching, rowsUpTo(Count));
    QVERIFY(hits(searching).empty());
    searching.setQuery({});
    QVERIFY(!searching.isActive());
}

QTEST_GUILESS_MAIN(GameSearchTest)
#include "game_search_test.moc"
