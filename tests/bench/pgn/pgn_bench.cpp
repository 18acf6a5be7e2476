#include "core/pgn/parallel_check.h"
#include "core/pgn/scanner.h"
#include "tests/support/data.h"
#include "tests/support/pgn_files.h"
#include "tests/support/zstd_file.h"

#include <chrono>
#include <cstdlib>
#include <fmt/format.h>
#include <fstream>
#include <functional>
#include <sys/resource.h>

// bench_pgn [FILE [ROUNDS]]: how fast all moves of all games are read legally, beside pgn-extract on the same
// file, in turn in one run. Without a file, the large one of the data. Prints figures and never fails because
// of them.
namespace {

// Time on the clock, and time of all processors: the second tells the truth also when the machine is busy.
struct Time {
    double wall = 0;
    double processor = 0;
};

double processorSeconds()
{
    double total = 0;
    for (const int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
        rusage usage{};
        getrusage(who, &usage);
        total += double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                 double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
    }
    return total;
}

Time timeOf(const std::function<void()>& work)
{
    const auto begin = std::chrono::steady_clock::now();
    const double processor = processorSeconds();
    work();
    return {std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count(),
            processorSeconds() - processor};
}

std::filesystem::path unpackedMasters()
{
    const auto path = std::filesystem::temp_directory_path() / "adoube_bench_masters.pgn";
    if (!std::filesystem::exists(path)) {
        std::ofstream out(path, std::ios::binary);
        out << support::readZstd(support::dataDir() / "big" / "masters_unique.pgn.zst");
    }
    return path;
}

struct Totals {
    std::size_t games = 0;
    std::size_t plies = 0;
    std::size_t problems = 0;
};

Totals check(const std::filesystem::path& path, unsigned threads)
{
    const std::string text = support::readFile(path);
    Totals totals;
    pgn::checkGames(
        text, pgn::detectEncoding(text),
        [&](const pgn::CheckedGame& game) {
            ++totals.games;
            totals.plies += std::size_t(game.summary.plies);
            totals.problems += game.problems.size();
        },
        threads);
    return totals;
}

std::size_t scan(const std::filesystem::path& path)
{
    std::size_t games = 0;
    pgn::Scanner scanner([&](const pgn::Scanner::Found&) { ++games; });
    std::ifstream in(path, std::ios::binary);
    std::string block(1 << 20, '\0');
    while (in.read(block.data(), std::streamsize(block.size())), in.gcount() > 0)
        scanner.feed(std::string_view(block).substr(0, std::size_t(in.gcount())));
    scanner.finish();
    return games;
}

} // namespace

int main(int argc, char* argv[])
{
    const std::filesystem::path path = argc > 1 ? std::filesystem::path(argv[1]) : unpackedMasters();
    const int rounds = argc > 2 ? std::atoi(argv[2]) : 3;
    const double megabytes = double(std::filesystem::file_size(path)) / 1e6;
    const std::string extract =
        "PATH=$PATH:/usr/games pgn-extract -s -r '" + path.string() + "' >/dev/null 2>&1";
    const auto print = [&](std::string_view what, Time time, Time reference) {
        fmt::print("  {:<24}{:8.2f} s {:9.1f} MB/s {:7.1f} x   processors {:6.2f} s {:7.1f} x\n", what,
                   time.wall, megabytes / time.wall, reference.wall / time.wall, time.processor,
                   reference.processor / time.processor);
    };
    Totals totals;
    for (int round = 1; round <= rounds; ++round) {
        fmt::print("round {} of {}: {:.1f} MB\n", round, rounds, megabytes);
        const Time theirs = timeOf([&] {
            if (std::system(extract.c_str()) < 0)
                fmt::print("  pgn-extract cannot be run\n");
        });
        print("pgn-extract -s -r", theirs, theirs);
        print("all moves, every core", timeOf([&] { totals = check(path, 0); }), theirs);
        print("all moves, one thread", timeOf([&] { totals = check(path, 1); }), theirs);
        print("games only (Scanner)", timeOf([&] { scan(path); }), theirs);
    }
    fmt::print("{} games, {} plies, {} problems\n", totals.games, totals.plies, totals.problems);
}
