#include "core/pgn/parallel_check.h"
#include "tests/support/data.h"
#include "tests/support/zstd_file.h"

#include <gtest/gtest.h>

// 325,022 real games, 216 MB: every move legal up to the first error, and just two games with an illegal
// move.
TEST(MastersCheck, EveryMoveOfEveryGame)
{
    ADOUBE_NEED_DATA();
    const std::string text = support::readZstd(support::dataDir() / "big" / "masters_unique.pgn.zst");
    std::size_t games = 0, plies = 0, unreadable = 0;
    std::vector<std::string> faults;
    pgn::checkGames(text, pgn::detectEncoding(text), [&](const pgn::CheckedGame& game) {
        ++games;
        plies += std::size_t(game.summary.plies);
        for (const pgn::Problem& problem : game.problems) {
            if (problem.kind ==
                pgn::ProblemKind::ResultMismatch) // 12 games end in a mate that their result denies
                continue;
            ++unreadable;
            faults.push_back(std::string(codeName(problem.kind)) + " in game " + std::to_string(game.number) +
                             ": " + problem.token);
        }
    });
    EXPECT_EQ(games, 325'022u);
    EXPECT_EQ(plies, 26'569'070u);
    EXPECT_EQ(faults, (std::vector<std::string>{"illegal move in game 87710: Qxe1",
                                                "illegal move in game 226532: Bf3"}));
}
