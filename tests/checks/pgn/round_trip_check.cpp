#include "core/pgn/encoding.h"
#include "tests/support/pgn_files.h"
#include "tests/support/round_trip.h"

#include <gtest/gtest.h>

// P1 over all real files: write(read(x)) is a fixpoint, and every tag, move, comment, NAG, command and result
// is found again in its place.
TEST(RoundTripCheck, EveryFileOfTheDataIsKept)
{
    ADOUBE_NEED_DATA();
    for (const auto& path : support::pgnFiles()) {
        const std::string bytes = support::readFile(path);
        const std::string text = pgn::decode(bytes, pgn::detectEncoding(bytes));
        EXPECT_EQ(support::coverageFault(text), "") << path;
        EXPECT_EQ(support::roundTripFault(text).substr(0, 4000), "") << path;
    }
}

TEST(RoundTripCheck, ScannerFindsTheGamesOfEveryFile)
{
    ADOUBE_NEED_DATA();
    const std::vector<std::vector<std::size_t>> cuts{{1}, {7, 1, 64, 3}, {4096}, {1000, 1, 1}};
    for (const auto& path : support::pgnFiles()) {
        const std::string text = support::readFile(path);
        for (const auto& cut : cuts) {
            if (cut.front() >= 1000 || text.size() < 1'000'000) {
                EXPECT_EQ(support::scannerFault(text, cut), "") << path;
            }
        }
    }
}
