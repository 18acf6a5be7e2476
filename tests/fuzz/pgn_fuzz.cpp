#include "core/pgn/parallel_check.h"
#include "tests/support/round_trip.h"

#include <cstdio>
#include <cstdlib>

namespace {

void expect(const std::string& fault)
{
    if (fault.empty())
        return;
    std::fputs(fault.c_str(), stderr);
    std::abort();
}

// The quick check and the reader see the same problems.
void expectSameProblems(std::string_view text)
{
    std::size_t read = 0, checked = 0;
    for (const pgn::ReadGame& game : support::readAll(text))
        read += game.problems.size();
    pgn::checkGames(
        text, {}, [&](const pgn::CheckedGame& game) { checked += game.problems.size(); }, 1);
    expect(read == checked ? "" : "the quick check sees other problems than the reader");
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
        expectSameProblems(text);
    return 0;
}
