#include "core/game/flag_fall.h"
#include "core/notation/fen.h"
#include "tests/support/data.h"

#include <fstream>
#include <gtest/gtest.h>

namespace {

using chess::Color;
using chess::EndReason;
using chess::Outcome;
using chess::Result;
using game::MateVerdict;

bool cannot(const char* fen, Color winner)
{
    const auto position = notation::positionFromFen(fen);
    EXPECT_TRUE(position) << fen;
    return position && game::cannotMateByMaterial(*position, winner);
}

TEST(FlagFall, SomeMaterialCannotMate) // R17
{
    EXPECT_TRUE(cannot("4k3/8/8/3q4/8/8/8/2N1K3 w - - 0 1", Color::White)) << "knight against queen";
    EXPECT_FALSE(cannot("4k3/8/8/3q4/8/8/8/2N1K3 w - - 0 1", Color::Black));
    EXPECT_FALSE(cannot("4k3/8/8/3r4/8/8/8/2N1K3 w - - 0 1", Color::White)) << "knight against rook";
    EXPECT_TRUE(cannot("4k3/8/8/3q4/8/8/8/2B1K3 w - - 0 1", Color::White)) << "bishop against queen";
    EXPECT_TRUE(cannot("4k3/8/8/3r4/8/8/8/2B1K3 w - - 0 1", Color::White)) << "bishop against rook";
    EXPECT_FALSE(cannot("4k3/8/8/3n4/8/8/8/2B1K3 w - - 0 1", Color::White)) << "bishop against knight";
    EXPECT_TRUE(cannot("4k3/4b3/8/8/8/8/8/2B1K3 w - - 0 1", Color::White)) << "bishops of one colour";
    EXPECT_FALSE(cannot("4k3/4bb2/8/8/8/8/8/2B1K3 w - - 0 1", Color::White)) << "bishops of both colours";
    EXPECT_FALSE(cannot("8/8/8/8/1B6/8/p7/k1K5 w - - 0 1", Color::White)) << "bishop against pawn (R15)";
    EXPECT_TRUE(cannot("4k3/8/8/3q4/8/8/8/4K3 w - - 0 1", Color::White)) << "bare king";
    EXPECT_FALSE(cannot("4k3/8/8/8/8/8/8/1NN1K3 w - - 0 1", Color::White)) << "two knights";
    EXPECT_FALSE(cannot("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Color::White)) << "a pawn";
}

TEST(FlagFall, TheOutcomeFollowsTheVerdict)
{
    EXPECT_EQ(game::outcomeOnFlagFall(Color::White, MateVerdict::Possible),
              (Outcome{Result::BlackWins, EndReason::FlagFall}));
    EXPECT_EQ(game::outcomeOnFlagFall(Color::Black, MateVerdict::Undecided),
              (Outcome{Result::WhiteWins, EndReason::FlagFall}));
    EXPECT_EQ(game::outcomeOnFlagFall(Color::White, MateVerdict::Impossible),
              (Outcome{Result::Draw, EndReason::FlagFallCannotMate}));
    EXPECT_EQ(game::outcomeOnIllegalMoves(Color::White, MateVerdict::Possible),
              (Outcome{Result::BlackWins, EndReason::IllegalMoves}));
    EXPECT_EQ(game::outcomeOnIllegalMoves(Color::White, MateVerdict::Impossible),
              (Outcome{Result::Draw, EndReason::IllegalMoves}));
}

// "WB" both can still mate, "W-" only White, "--" nobody.
void neverWrong(const char* file)
{
    std::ifstream lines(support::dataDir() / "winnable" / file);
    ASSERT_TRUE(lines);
    int impossible = 0;
    for (std::string line; std::getline(lines, line);) {
        const auto position = notation::positionFromFen(line.substr(3));
        if (!position || !position->hasLegalMove())
            continue;
        for (const Color side : chess::AllColors) {
            const bool canMate = line[std::size_t(chess::index(side))] != '-';
            const bool cannotMate = game::cannotMateByMaterial(*position, side);
            ASSERT_FALSE(canMate && cannotMate) << line;
            impossible += cannotMate;
        }
    }
    EXPECT_GT(impossible, 0);
}

TEST(FlagFall, MaterialIsNeverWrongOnTheCollection)
{
    ADOUBE_NEED_DATA();
    neverWrong("real.txt");
    neverWrong("hard.txt");
}

} // namespace
