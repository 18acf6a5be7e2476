// A list of a million games, and the large file of real ones: how long one waits for it. An argument names
// another file.
#include "core/database/game_filter.h"
#include "core/game/pgn_file.h"
#include "tests/support/data.h"
#include "tests/unit/database/random_index.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <fmt/format.h>

namespace {

template <typename Work>
void time(const std::string& what, Work&& work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    fmt::print("{:<44}{:>9.1f} ms\n", what, double(timer.nsecsElapsed()) / 1e6);
}

double residentMiB()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const auto text = status.readAll();
    return text.mid(text.indexOf("VmRSS:") + 6).simplified().split(' ').first().toDouble() / 1024;
}

void millionRows()
{
    using database::Column;
    auto index = support::randomIndex(1000000, 5);
    const auto rows = database::allRows(index);
    fmt::print("1,000,000 made-up games, {} names, {} bytes a game\n", index.names().size(),
               sizeof(database::Row) + sizeof(std::uint32_t));
    time("  sort by White", [&] { (void)database::sorted(index, rows, Column::White, false); });
    time("  sort by Event", [&] { (void)database::sorted(index, rows, Column::Event, false); });
    time("  sort by date", [&] { (void)database::sorted(index, rows, Column::Date, true); });
    for (const char* word : {"r", "reti", "reti 1-0", "1925"})
        time(fmt::format("  filter \"{}\"", word), [&] { (void)database::filtered(index, word); });
}

QString unpacked(const QTemporaryDir& dir)
{
    const auto packed =
        QString::fromStdString((support::dataDir() / "big" / "masters_unique.pgn.zst").string());
    const auto path = dir.filePath(QStringLiteral("masters.pgn"));
    QProcess::execute(QStringLiteral("zstd"), {"-dqk", packed, "-o", path});
    return path;
}

void realFile(const QString& path)
{
    game::PgnFile file;
    bool done = false;
    double first = -1;
    QElapsedTimer sinceOpen;
    const double before = residentMiB();
    QObject::connect(&file, &game::PgnFile::rowsAdded, &file,
                     [&] { first = first < 0 ? double(sinceOpen.nsecsElapsed()) / 1e6 : first; });
    QObject::connect(&file, &game::PgnFile::loaded, &file, [&] { done = true; });
    QObject::connect(&file, &game::PgnFile::failed, &file, [&] { done = true; });
    time("  open: the list complete", [&] {
        sinceOpen.start();
        file.open(path);
        while (!done)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    });
    if (file.index().size() == 0)
        return;
    fmt::print("{:<44}{:>9.1f} ms\n", "  open: first rows", first);
    fmt::print("  {} games, {} names, {:.0f} MiB\n", file.index().size(), file.index().names().size(),
               residentMiB() - before);
    double worst = 0;
    for (std::size_t i = 0; i < 500; ++i) {
        QElapsedTimer timer;
        timer.start();
        (void)file.readGame(i * 7919 % file.index().size());
        worst = std::max(worst, double(timer.nsecsElapsed()) / 1e6);
    }
    fmt::print("{:<44}{:>9.1f} ms\n", "  a game opened, the slowest of 500", worst);
    const auto middle = file.index().size() / 2;
    auto record = file.readGame(middle).record;
    record.tags().set("Annotator", "bench");
    file.replaceGame(middle, record);
    time("  save one edit", [&] { (void)file.save(); });
    time("  for comparison: copy the file", [&] { QFile::copy(path, path + QStringLiteral(".copy")); });
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
    realFile(path);
}
