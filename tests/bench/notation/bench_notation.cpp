#include "core/notation/fen.h"
#include "core/notation/san.h"
#include "tests/unit/notation/collection.h"

#include <chrono>
#include <fmt/format.h>

// Prints how long one move takes to be written and read, over every legal move of every position of the data.
namespace {

struct Written {
    std::size_t position;
    std::string san;
};

template <class Work>
double nanosecondsEach(std::size_t count, Work work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    const std::chrono::duration<double, std::nano> elapsed = std::chrono::steady_clock::now() - start;
    return elapsed.count() / double(count);
}

} // namespace

int main()
{
    if (!support::hasData()) {
        fmt::print("no data: set ADOUBE_DATA\n");
        return 0;
    }
    std::vector<chess::Position> positions;
    for (const std::string& fen : support::dataFens())
        if (const auto p = notation::positionFromFen(fen))
            positions.push_back(*p);
    std::vector<Written> moves;
    for (std::size_t i = 0; i < positions.size(); ++i)
        for (const chess::Move m : positions[i].legalMoves())
            moves.push_back({i, notation::toSan(positions[i], m)});

    std::size_t letters = 0;
    const double write = nanosecondsEach(moves.size(), [&] {
        for (const auto& p : positions)
            for (const chess::Move m : p.legalMoves())
                letters += notation::toSan(p, m).size();
    });
    std::size_t read = 0;
    const double parse = nanosecondsEach(moves.size(), [&] {
        for (const Written& move : moves)
            read += notation::parseSan(positions[move.position], move.san).has_value();
    });
    fmt::print(
        "{} moves in {} positions: written in {:.0f} ns, read in {:.0f} ns each ({} read, {} letters)\n",
        moves.size(), positions.size(), write, parse, read, letters);
    return 0;
}
