#include "core/game/game_journal.h"
#include "core/notation/san.h"
#include "core/pgn/reader.h"
#include "core/pgn/writer.h"
#include "tests/support/small_disk.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <random>

using game::Journal;
using namespace std::chrono_literals;

namespace {

using Texts = std::map<std::string, std::string>;

std::string randomText(std::mt19937& random, const std::string& old)
{
    auto text = old;
    for (int i = int(random() % 4); i >= 0; --i) {
        const auto at = text.empty() ? 0 : random() % text.size();
        switch (random() % 3) {
        case 0:
            text.insert(at, std::string(random() % 30, char('a' + random() % 26)));
            break;
        case 1:
            text.erase(at, random() % 20);
            break;
        default:
            text += "\n" + std::to_string(random());
            break;
        }
    }
    return text;
}

std::unique_ptr<Journal> make(const QString& folder)
{
    auto journal = Journal::create(folder);
    return journal ? std::move(*journal) : nullptr;
}

void putBack(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

// What a program does that will be killed: the arguments are "--play" and the folder.
int playUntilKilled(const QString& folder)
{
    auto journal = make(folder);
    game::TimePoint now{0};
    game::Game game;
    game::GameSession session(game, [&now] { return now; });
    game::GameJournal record(game, *journal, "game");
    game::TableJournal table(session, *journal);
    game::GameSetup setup;
    setup.players = {game::Player{QStringLiteral("Anna")}, game::Player{QStringLiteral("Boris")}};
    setup.control = game::TimeControl::suddenDeath(300s, 3s);
    session.start(setup);
    for (const char* san : {"e4", "e5", "Nf3", "Nc6"}) {
        now += 2s;
        session.submitMove(*notation::parseSan(session.position(), san), now);
        QCoreApplication::processEvents();
    }
    now += 7s;
    (void)game.edit(record::SetComments{session.tip(), record::CommentPlace::After, {"a note"}},
                    QStringLiteral("x"));
    QCoreApplication::processEvents();
    emit session.clockChanged(); // what the tick does once a second
    std::raise(SIGKILL);
    return 0;
}

} // namespace

class JournalTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void whatIsPutIsFound();
    void aTornEndGivesAnEarlierState();
    void brokenBytesGiveAnEarlierState();
    void stateOfARunningProgramIsLeftAlone();
    void finishedJournalsAreGone();
    void manyChangesDoNotGrowTheFile();
    void aFullDiskIsSurvived();
    void aKilledGameComesBack();
    void reviewAndCursorComeBack();
    void whatIsPutAsideCanBeHadBack();
    void anEndedGameIsNoTable();

private:
    std::unique_ptr<QTemporaryDir> m_dir;
};

void JournalTest::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
}

void JournalTest::whatIsPutIsFound()
{
    std::mt19937 random(1);
    for (int round = 0; round < 20; ++round) {
        const auto folder = m_dir->filePath(QString::number(round));
        Texts texts;
        {
            auto journal = make(folder);
            QVERIFY(journal != nullptr);
            for (int i = 0; i < 60; ++i) {
                const auto name = "n" + std::to_string(random() % 4);
                if (random() % 6 == 0) {
                    texts.erase(name);
                    journal->remove(name);
                } else {
                    texts[name] = randomText(random, texts[name]);
                    journal->put(name, texts[name]);
                }
            }
            QVERIFY(!journal->isFailing());
        }
        const auto found = Journal::findLeft(folder);
        QCOMPARE(found.size(), std::size_t(texts.empty() ? 0 : 1));
        if (!texts.empty())
            QVERIFY(found.front().texts == texts);
    }
}

void JournalTest::aTornEndGivesAnEarlierState()
{
    std::mt19937 random(2);
    std::vector<Texts> states{{}};
    QString path;
    QByteArray whole;
    {
        auto journal = make(m_dir->path());
        path = journal->path();
        Texts texts;
        for (int i = 0; i < 25; ++i) {
            const auto name = "n" + std::to_string(random() % 2);
            texts[name] = randomText(random, texts[name]);
            journal->put(name, texts[name]);
            states.push_back(texts);
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        whole = file.readAll();
    }
    std::size_t last = 0;
    for (qsizetype length = 0; length <= whole.size();
         length +=
         length == whole.size() ? 1 : std::min<qsizetype>(1 + random() % 6, whole.size() - length)) {
        putBack(path, whole.left(length));
        const auto found = Journal::read(path);
        const auto texts = found ? found->texts : Texts{};
        const auto state = std::find(states.begin() + std::ptrdiff_t(last), states.end(), texts);
        QVERIFY(state != states.end()); // never less than before, never anything else
        last = std::size_t(state - states.begin());
    }
    QCOMPARE(last, states.size() - 1);
}

void JournalTest::brokenBytesGiveAnEarlierState()
{
    std::mt19937 random(3);
    std::vector<Texts> states{{}};
    QString path;
    {
        auto journal = make(m_dir->path());
        path = journal->path();
        Texts texts;
        for (int i = 0; i < 15; ++i) {
            texts["n"] = randomText(random, texts["n"]);
            journal->put("n", texts["n"]);
            states.push_back(texts);
        }
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto whole = file.readAll();
    file.close();
    for (int round = 0; round < 2000; ++round) {
        auto bytes = whole;
        for (int i = int(random() % 3); i >= 0; --i)
            bytes[qsizetype(random() % std::size_t(bytes.size()))] = char(random());
        putBack(path, bytes);
        const auto found = Journal::read(path);
        const auto texts = found ? found->texts : Texts{};
        QVERIFY(std::find(states.begin(), states.end(), texts) != states.end());
    }
}

void JournalTest::stateOfARunningProgramIsLeftAlone()
{
    auto journal = make(m_dir->path());
    journal->put("a", "text");
    QVERIFY(Journal::findLeft(m_dir->path()).empty());
    journal.reset();
    QCOMPARE(Journal::findLeft(m_dir->path()).size(), std::size_t(1));
}

void JournalTest::finishedJournalsAreGone()
{
    auto journal = make(m_dir->path());
    journal->put("a", "text");
    journal->finish();
    journal.reset();
    QVERIFY(Journal::findLeft(m_dir->path()).empty());
    QVERIFY(QDir(m_dir->path()).isEmpty());
}

void JournalTest::manyChangesDoNotGrowTheFile()
{
    auto journal = make(m_dir->path());
    std::string text;
    for (int i = 0; i < 3000; ++i) {
        text = std::string(1500, char('a' + i % 26)) + std::to_string(i);
        journal->put("a", text);
        journal->put("b", std::to_string(i));
    }
    QVERIFY(QFileInfo(journal->path()).size() < 1300000);
    journal.reset();
    const auto found = Journal::findLeft(m_dir->path());
    QCOMPARE(found.size(), std::size_t(1));
    QVERIFY((found.front().texts == Texts{{"a", text}, {"b", "2999"}}));
    QVERIFY(QDir(m_dir->path()).entryList({QStringLiteral("*.new")}, QDir::Files).isEmpty());
}

void JournalTest::aFullDiskIsSurvived()
{
    auto journal = make(m_dir->path());
    journal->put("a", "before");
    {
        const support::SmallDisk disk(200);
        journal->put("a", std::string(1000, 'x'));
        QVERIFY(journal->isFailing());
        journal->put("a", std::string(1000, 'y'));
        QVERIFY(journal->isFailing());
    }
    journal->put("b", "room again");
    QVERIFY(!journal->isFailing());
    journal.reset();
    const auto found = Journal::findLeft(m_dir->path());
    QCOMPARE(found.size(), std::size_t(1));
    QVERIFY((found.front().texts == Texts{{"a", std::string(1000, 'y')}, {"b", "room again"}}));
}

void JournalTest::aKilledGameComesBack()
{
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--play"), m_dir->path()});
    QVERIFY(program.waitForFinished(60000));
    QCOMPARE(program.exitStatus(), QProcess::CrashExit);
    const auto found = Journal::findLeft(m_dir->path());
    QCOMPARE(found.size(), std::size_t(1));
    const auto kept = game::GameJournal::read(found.front(), "game");
    const auto table = game::TableJournal::read(found.front());
    QVERIFY(kept.has_value());
    QVERIFY(table.has_value());
    QCOMPARE(table->setup.players[1].name, QStringLiteral("Boris"));
    QCOMPARE(table->turn.moveTime, game::Milliseconds(7s));

    game::TimePoint now{0};
    game::Game game;
    game::GameSession session(game, [&now] { return now; });
    QVERIFY(session.resumeGame(table->setup, kept->record, table->turn));
    QVERIFY(session.isPaused());
    QCOMPARE(session.line().position().fullmoveNumber(), 3);
    QVERIFY(pgn::writeGame(game.record()).find("a note") != std::string::npos);
    // White began with 5:00, was given 3 s for each of two moves that took 2 s, and has thought for 7 s.
    QCOMPARE(session.face(chess::Color::White).remaining, *table->turn.remaining[0]);
    QVERIFY(session.face(chess::Color::White).remaining < 300s);
    QVERIFY(session.face(chess::Color::White).remaining > 290s);
}

void JournalTest::reviewAndCursorComeBack()
{
    auto journal = make(m_dir->path());
    game::Game game;
    {
        game::GameJournal keeper(game, *journal, "review");
        game.setRecord(pgn::readGame("1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *").record);
        QCoreApplication::processEvents();
        keeper.setOrigin(QStringLiteral("/tmp/some games.pgn"), 41);
        const auto e4 = game.record().mainChild(record::NodeId::Root);
        game.goTo(game.record().node(e4).children[1]);
        (void)game.edit(record::SetNags{game.current(), {5}}, QStringLiteral("!?"));
        QCoreApplication::processEvents();
        game.goNext();
    }
    const auto text = pgn::writeGame(game.record());
    journal.reset();
    const auto found = Journal::findLeft(m_dir->path());
    QCOMPARE(found.size(), std::size_t(1));
    const auto kept = game::GameJournal::read(found.front(), "review");
    QVERIFY(kept.has_value());
    QCOMPARE(pgn::writeGame(kept->record), text);
    QCOMPARE(kept->path, QStringLiteral("/tmp/some games.pgn"));
    QCOMPARE(kept->row, std::size_t(41));
    QCOMPARE(kept->record.ply(kept->current), 3);
    QVERIFY(!kept->record.isMainLine(kept->current));
    QVERIFY(!game::TableJournal::read(found.front()).has_value());
    QVERIFY(!game::GameJournal::read(found.front(), "game").has_value());
}

void JournalTest::whatIsPutAsideCanBeHadBack()
{
    make(m_dir->path())->put("a", "first");
    auto found = Journal::findLeft(m_dir->path());
    QCOMPARE(found.size(), std::size_t(1));
    Journal::putAside(found.front());
    QVERIFY(Journal::findLeft(m_dir->path()).empty());
    const auto aside = Journal::lastPutAside(m_dir->path());
    QVERIFY(aside.has_value());
    QVERIFY((aside->texts == Texts{{"a", "first"}}));
}

void JournalTest::anEndedGameIsNoTable()
{
    auto journal = make(m_dir->path());
    game::TimePoint now{0};
    game::Game game;
    game::GameSession session(game, [&now] { return now; });
    game::GameJournal record(game, *journal, "game");
    game::TableJournal table(session, *journal);
    session.start({});
    session.submitMove(*notation::parseSan(session.position(), "e4"), now);
    session.resign(chess::Color::Black);
    QCoreApplication::processEvents();
    journal.reset();
    const auto found = Journal::findLeft(m_dir->path());
    QCOMPARE(found.size(), std::size_t(1));
    QVERIFY(!game::TableJournal::read(found.front()).has_value());
    const auto kept = game::GameJournal::read(found.front(), "game");
    QVERIFY(kept.has_value());
    QCOMPARE(kept->record.result(), chess::Result::WhiteWins);
}

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    if (argc == 3 && std::string_view(argv[1]) == "--play")
        return playUntilKilled(QString::fromLocal8Bit(argv[2]));
    JournalTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "journal_test.moc"
