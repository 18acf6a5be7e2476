#include "core/chess/reach_proof.h"
#include "core/chess/winnability.h"
#include "tests/support/winnable_data.h"

#include <ctime>
#include <gtest/gtest.h>

namespace {

using namespace chess;

struct Tally {
    int questions = 0;
    int undecided = 0;
    int impossible = 0;
    int quicklyImpossible = 0;
};

Tally askEverything(const std::string& file)
{
    Tally tally;
    std::clock_t spent = 0; // of the processor's time
    for (const auto& c : support::winnableCases(file)) {
        for (const Color winner : AllColors) {
            const bool canMate = c.canMate[std::size_t(index(winner))];
            const std::clock_t start = std::clock();
            const auto verdict = decideWinnability(c.position, winner);
            spent += std::clock() - start;
            const bool isQuickNo = isCertainlyUnwinnable(c.position, winner);
            ++tally.questions;
            tally.undecided += verdict.answer == Winnability::Undecided;
            tally.impossible += !canMate;
            tally.quicklyImpossible += isQuickNo;
            EXPECT_NE(verdict.answer, canMate ? Winnability::Unwinnable : Winnability::Winnable) << c.text;
            EXPECT_FALSE(canMate && (isQuickNo || isMateOutOfReach(c.position, winner))) << c.text;
        }
    }
    std::printf("%s: %.1f µs a question\n", file.c_str(),
                1e6 * double(spent) / CLOCKS_PER_SEC / tally.questions);
    return tally;
}

TEST(WinnabilityCheck, PositionsOfRealGames)
{
    ADOUBE_NEED_DATA();
    const Tally tally = askEverything("real.txt");
    EXPECT_EQ(tally.questions, 65382);
    EXPECT_EQ(tally.undecided, 0);
    EXPECT_EQ(tally.quicklyImpossible, tally.impossible);
}

TEST(WinnabilityCheck, ConstructedPositions)
{
    ADOUBE_NEED_DATA();
    const Tally tally = askEverything("hard.txt");
    EXPECT_EQ(tally.questions, 4742);
    std::printf("%d undecided, %d of %d impossible ones found by the quick form\n", tally.undecided,
                tally.quicklyImpossible, tally.impossible);
    EXPECT_LE(tally.undecided, 7); // as measured: none more may come
    EXPECT_GE(tally.quicklyImpossible, 1250);
}

} // namespace
