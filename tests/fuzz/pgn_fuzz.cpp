#include "core/pgn/parallel_check.h"
#include "tests/support/round_trip.h"

#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>

namespace {

void expect(const std::string& fault)
{
    if (fault.empty())
        return;
    std::fwrite(fault.data(), 1, fault.size(), stderr); // the text may have a NUL in it
    std::abort();
}

// A problem as a line, so that two readings can be compared.
std::string lineOf(const pgn::Problem& problem)
{
    return fmt::format("game {}, line {}, column {}, ply {}: {} {} \"{}\"\n", problem.game, problem.line,
                       problem.column, problem.ply, pgn::codeName(problem.kind), int(problem.severity),
                       problem.token);
}

// The quick check and the reader see the same games and the same problems in them.
void expectSameReading(std::string_view text)
{
    std::string read, checked;
    for (const pgn::ReadGame& game : support::readAll(text)) {
        const auto& record = game.record;
        read += fmt::format("{} plies, {} moves, {}\n", record.mainLine().size(), record.liveNodeCount() - 1,
                            pgn::resultText(record.result()));
        for (const pgn::Problem& problem : game.problems)
            read += lineOf(problem);
    }
    const auto add = [&](const pgn::CheckedGame& game) {
        checked += fmt::format("{} plies, {} moves, {}\n", game.summary.plies, game.summary.nodes,
                               pgn::resultText(game.summary.result));
        for (const pgn::Problem& problem : game.problems)
            checked += lineOf(problem);
    };
    pgn::checkGames(text, {}, add, 1);
    expect(read == checked ? "" : fmt::format("the reader:\n{}the quick check:\n{}", read, checked));
}

} // namespace

// Any text is read to its end; every byte is in a game or white space; what is written reads as the same
// games, and then is written the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    expect(support::coverageFault(text));
    expect(support::roundTripFault(text));
    if (pgn::isUtf8(text))
        expectSameReading(text);
    return 0;
}
