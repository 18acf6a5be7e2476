// A list of a million games, and the large file of real ones: how long one waits for it, beside what it
// should be. An argument names another file. Times are of the wall clock: on a busy machine only those of the
// processor say something.
#include "core/game/game_search.h"
#include "tests/support/data.h"
#include "tests/unit/database/random_index.h"
#include "ui/database/game_table_model.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <ctime>
#include <fmt/format.h>
#include <unistd.h>

namespace {

using database::Column;

void print(const std::string& what, double figure, const char* unit, double goal, bool atLeast = false)
{
    const bool met = atLeast ? figure >= goal : figure <= goal;
    fmt::print("{:<44}{:>10.1f} {:<3}", what, figure, unit);
    if (goal > 0)
        fmt::print("   goal {} {:.0f}{}", atLeast ? "≥" : "≤", goal, met ? "" : "   MISSED");
    fmt::print("\n");
}

double processorSeconds()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return double(now.tv_sec) + double(now.tv_nsec) / 1e9;
}

template <typename Work>
double milliseconds(Work&& work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return double(timer.nsecsElapsed()) / 1e6;
}

double residentMiB()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const auto text = status.readAll();
    return text.mid(text.indexOf("VmRSS:") + 6).simplified().split(' ').first().toDouble() / 1024;
}

// The longest time between two beats of an event loop that has nothing else to do.
class Heartbeat {
public:
    Heartbeat()
    {
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { beat(); });
        m_timer.start(1);
        m_since.start();
    }
    double longest() const { return m_longest; }

private:
    void beat() { m_longest = std::max(m_longest, double(m_since.nsecsElapsed()) / 1e6), m_since.start(); }
    QTimer m_timer;
    QElapsedTimer m_since;
    double m_longest = 0;
};

void waitUntil(const bool& done)
{
    while (!done)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

void millionRows()
{
    auto index = support::randomIndex(1000000, 5);
    const auto rows = database::allRows(index);
    fmt::print("1,000,000 made-up games, {} names\n", index.names().size());
    print("  bytes a game in the list", sizeof(database::Row) + sizeof(std::uint32_t), "B", 60);
    for (const auto& [column, name] : {std::pair(Column::White, "White"), std::pair(Column::Event, "Event"),
                                       std::pair(Column::Round, "Round"), std::pair(Column::Date, "date")})
        print(fmt::format("  sort by {}", name),
              milliseconds([&, c = column] { (void)database::sorted(index, rows, c, false); }), "ms", 500);
    for (const char* word : {"r", "reti", "reti 1-0", "1925"})
        print(fmt::format("  filter \"{}\"", word),
              milliseconds([&] { (void)database::filtered(index, std::string_view(word)); }), "ms", 100);
}

QString unpacked(const QTemporaryDir& dir)
{
    const auto packed =
        QString::fromStdString((support::dataDir() / "big" / "masters_unique.pgn.zst").string());
    const auto path = dir.filePath(QStringLiteral("masters.pgn"));
    QProcess::execute(QStringLiteral("zstd"), {"-dqk", packed, "-o", path});
    return path;
}

// What pgn-extract needs to read the same file; 0 when it is not there.
double pgnExtractMilliseconds(const QString& path)
{
    const auto program = QStandardPaths::findExecutable(QStringLiteral("pgn-extract"));
    if (program.isEmpty())
        return 0;
    return milliseconds([&] {
        QProcess process;
        process.setStandardErrorFile(QProcess::nullDevice());
        process.setStandardOutputFile(QProcess::nullDevice());
        process.start(program, {"-s", "-r", path});
        process.waitForFinished(-1);
    });
}

void openFile(game::PgnFile& file, ui::GameTableModel& model, const QString& path, double goal)
{
    bool done = false;
    double first = -1;
    QElapsedTimer sinceOpen;
    const double before = residentMiB(), processor = processorSeconds();
    QObject::connect(&model, &QAbstractItemModel::rowsInserted, &model,
                     [&] { first = first < 0 ? double(sinceOpen.nsecsElapsed()) / 1e6 : first; });
    QObject::connect(&file, &game::PgnFile::loaded, &file, [&] { done = true; });
    QObject::connect(&file, &game::PgnFile::failed, &file, [&] { done = true; });
    const Heartbeat heart;
    sinceOpen.start();
    file.open(path);
    waitUntil(done);
    const double all = double(sinceOpen.nsecsElapsed()) / 1e6;
    model.disconnect(&model);
    print("  first rows in the list", first, "ms", 150);
    print("  the list complete", all, "ms", goal);
    print("    of the processor", (processorSeconds() - processor) * 1000, "ms", 0);
    print("  longest silence of the window's thread", heart.longest(), "ms", 50);
    print("  memory of the program, by reading, no mmap", residentMiB(), "MiB", 150);
    print("    of it for this file", residentMiB() - before, "MiB", 0);
    fmt::print("  {} games, {} names\n", file.index().size(), file.index().names().size());
}

void useList(game::PgnFile& file, ui::GameTableModel& model)
{
    double worst = 0;
    for (int section = 0; section < model.columnCount(); ++section) {
        worst = std::max(worst, milliseconds([&] { model.sort(section, Qt::DescendingOrder); }));
    }
    print("  sort, the slowest column", worst, "ms", 500);
    model.sort(0, Qt::AscendingOrder);
    worst = 0;
    for (const char* typed : {"k", "ka", "kas", "kasp", "kaspa", "kaspar", "kasparo", "kasparov"})
        worst = std::max(worst, milliseconds([&] { model.setFilter(QLatin1String(typed)); }));
    print("  filter, the slowest letter", worst, "ms", 100);
    model.setFilter({});
    worst = 0;
    for (std::size_t i = 0; i < 500; ++i)
        worst = std::max(worst, milliseconds([&] { (void)file.readGame(i * 7919 % file.index().size()); }));
    print("  a game opened, the slowest of 500", worst, "ms", 20);
}

void search(ui::GameTableModel& model, const char* what, const database::MoveQuery& query)
{
    auto& searching = model.search();
    bool done = false;
    const auto connection =
        QObject::connect(&searching, &game::GameSearch::finished, &model, [&done] { done = true; });
    const Heartbeat heart;
    const double processor = processorSeconds();
    const double all = milliseconds([&] {
        model.setSearch({}, query);
        waitUntil(done);
    });
    QObject::disconnect(connection);
    fmt::print("  search {}: {} games\n", what, model.shownCount());
    print("    time", all, "ms", 0);
    print("    of the processor", (processorSeconds() - processor) * 1000, "ms", 0);
    if (query.asksForPosition())
        print("    positions looked at, in a second", double(searching.positions()) / all * 1000, "", 1e6,
              true);
    print("    longest silence of the window's thread", heart.longest(), "ms", 50);
}

void searches(ui::GameTableModel& model)
{
    database::MoveQuery query;
    query.material = database::materialFromText("KRPP-KRP");
    search(model, "rook and two pawns against rook and pawn", query);
    query = {};
    chess::Position najdorf;
    for (const auto& [from, to] :
         {std::pair("e2", "e4"), std::pair("c7", "c5"), std::pair("g1", "f3"), std::pair("d7", "d6"),
          std::pair("d2", "d4"), std::pair("c5", "d4"), std::pair("f3", "d4"), std::pair("g8", "f6"),
          std::pair("b1", "c3"), std::pair("a7", "a6")})
        najdorf.play(chess::Move(*chess::Square::fromName(from), *chess::Square::fromName(to)));
    query.board = {najdorf, database::BoardPart::Everything};
    search(model, "the Najdorf by its position", query);
    query.board = {najdorf, database::BoardPart::Pawns};
    search(model, "its pawns", query);
    query = {};
    query.comment = "time";
    search(model, "a word in comments", query);
    model.setSearch({}, {});
    QElapsedTimer timer;
    query = {};
    query.material = database::materialFromText("KRPP-KRP");
    model.setSearch({}, query);
    QCoreApplication::processEvents();
    print("  stop a search", milliseconds([&] { model.search().stop(); }), "ms", 50);
    model.setSearch({}, {});
}

double median(std::vector<double> figures)
{
    std::nth_element(figures.begin(), figures.begin() + std::ptrdiff_t(figures.size() / 2), figures.end());
    return figures[figures.size() / 2];
}

// A copy and a save in turn, a few times: one of either may have met somebody else at the disk.
void saveEdit(game::PgnFile& file, const QString& path)
{
    const auto middle = file.index().size() / 2;
    std::vector<double> copies, saves, processor;
    ::sync(); // what others have left to write is none of this
    for (int turn = 0; turn < 5; ++turn) {
        auto record = file.readGame(middle).record;
        record.tags().set("Annotator", fmt::format("bench {}", turn));
        file.replaceGame(middle, record);
        // As a save does it: what is not on the disk yet is not saved.
        const QString name = path + QStringLiteral(".copy");
        copies.push_back(milliseconds([&] {
            QFile::copy(path, name);
            QFile written(name);
            if (written.open(QIODevice::ReadOnly))
                fsync(written.handle());
        }));
        QFile::remove(name);
        const double before = processorSeconds();
        saves.push_back(milliseconds([&] { (void)file.save(); }));
        processor.push_back((processorSeconds() - before) * 1000);
    }
    print("  save one edit, as far as the disk", median(saves), "ms", 2 * median(copies));
    print("    the slowest of 5", *std::max_element(saves.begin(), saves.end()), "ms", 0);
    print("    of the processor", median(processor), "ms", 0);
    print("  for comparison: copy the file as far as that", median(copies), "ms", 0);
    print("    the slowest of 5", *std::max_element(copies.begin(), copies.end()), "ms", 0);
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    millionRows();
    QTemporaryDir dir;
    const auto path = dir.filePath(QStringLiteral("copy.pgn"));
    const auto source = argc > 1             ? QString::fromLocal8Bit(argv[1])
                        : support::hasData() ? unpacked(dir)
                                             : QString();
    if (!QFile::copy(source, path) || !QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner)) {
        fmt::print("no large file to open\n");
        return 0;
    }
    fmt::print("{} MB of games\n", QFileInfo(path).size() / 1000000);
    const double other = pgnExtractMilliseconds(path);
    if (other > 0)
        print("  pgn-extract -s -r reads it in", other, "ms", 0);
    game::PgnFile file;
    ui::GameTableModel model;
    model.setFile(&file);
    openFile(file, model, path, other / 25);
    if (file.index().size() == 0)
        return 0;
    useList(file, model);
    searches(model);
    saveEdit(file, path);
}
