#include "core/chess/perft.h"
#include "tests/support/fen.h"

#include <gtest/gtest.h>

namespace {

struct KnownCount {
    const char* fen;
    int depth;
    std::uint64_t leaves;
};

// Counts that many programs agree on; together they meet every kind of move.
constexpr KnownCount KnownCounts[] = {
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", 4, 197281},
    {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", 3, 97862},
    {"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", 5, 674624},
    {"r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ -", 3, 9467},
    {"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -", 3, 62379},
    {"r1k1r2q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K1R2Q w KQkq -", 4, 285754},
    {"8/8/8/4B2b/6nN/8/5P2/2R1K2k w Q -", 4, 118388},
    {"4rrk1/pbbp2p1/1ppnp3/3n1pqp/3N1PQP/1PPNP3/PBBP2P1/4RRK1 w Ff -", 3, 71908},
    {"8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3", 3, 711},
    {"rnbqk1nr/bb3p1p/1q2r3/2pPp3/3P4/7P/1PP1NpPP/R1BQKBNR w KQkq c6", 3, 2528},
};

TEST(Perft, KnownCounts)
{
    for (const auto& known : KnownCounts)
        EXPECT_EQ(chess::perft(support::positionFromFen(known.fen), known.depth), known.leaves) << known.fen;
}

TEST(Perft, DepthZeroIsOneLeaf)
{
    EXPECT_EQ(chess::perft(chess::Position(), 0), 1u);
}

} // namespace
