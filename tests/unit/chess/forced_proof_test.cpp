#include "core/chess/forced_proof.h"
#include "core/chess/reach_proof.h"
#include "core/chess/shadow_proof.h"
#include "tests/support/winnable_data.h"

#include <gtest/gtest.h>

namespace {

using namespace chess;
using support::positionFromFen;

constexpr std::uint64_t MaxEffort = 20'000;

bool isHopeless(const char* fen, Color winner)
{
    std::uint64_t effort = 0;
    return isHopelessWhereForced(positionFromFen(fen), winner, MaxEffort, effort);
}

// A queen, a rook that must be taken: only then are the men locked in.
TEST(ForcedProof, FollowsMovesWithoutChoice)
{
    for (const char* fen : {"7b/3B2Q1/4Bk2/p1p1p1p1/P1P1P1P1/8/8/4K3 b - - 0 1",
                            "1b6/4k3/1p1p4/1P1Pp1p1/4P1P1/6bB/6r1/5K1B w - - 0 1",
                            "6b1/1p1k4/4p1p1/1p1pP1P1/1P1P4/Bb6/1b6/1K6 w - - 0 1"}) {
        std::uint64_t effort = 0;
        EXPECT_FALSE(isMateOutOfReach(positionFromFen(fen), Color::White) ||
                     isMateBeyondShadows(positionFromFen(fen), Color::White, MaxEffort, effort))
            << fen;
        EXPECT_TRUE(isHopeless(fen, Color::White)) << fen;
    }
}

TEST(ForcedProof, OneLineWithHopeIsEnough)
{
    // The rook may be taken by the king, or by either bishop; by the first Black keeps a mate.
    EXPECT_FALSE(isHopeless("1b6/4k3/1p1p4/1P1Pp1p1/4P1P1/6bB/6r1/5K1B w - - 0 1", Color::Black));
    EXPECT_FALSE(isHopeless("8/8/8/8/1B6/8/p7/k1K5 w - - 0 1", Color::White));
}

TEST(ForcedProof, TheEndOfTheGameCounts)
{
    EXPECT_TRUE(isHopeless("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Color::White)); // stalemate
    EXPECT_FALSE(isHopeless("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", Color::White));
    EXPECT_FALSE(isHopeless("k7/8/1K6/8/8/8/8/6R1 w - - 0 1", Color::White));
}

TEST(ForcedProof, NeverAgainstAMate)
{
    ADOUBE_NEED_DATA();
    int proved = 0;
    for (const auto& c : support::winnableCases("hard.txt", 11)) {
        for (const Color winner : AllColors) {
            std::uint64_t effort = 0;
            const bool isProved = isHopelessWhereForced(c.position, winner, 5000, effort);
            EXPECT_FALSE(isProved && c.canMate[std::size_t(index(winner))]) << c.text;
            proved += isProved ? 1 : 0;
        }
    }
    EXPECT_GT(proved, 100);
}

} // namespace
