#include "core/chess/perft.h"
#include "tests/support/fen.h"
#include "tests/support/perft_data.h"
#include "tests/support/slow_rules.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace {

// About two minutes on one core in all. ADOUBE_PERFT_BUDGET sets another number of leaves a position.
std::uint64_t leavesPerPosition()
{
    const char* set = std::getenv("ADOUBE_PERFT_BUDGET");
    return set ? std::strtoull(set, nullptr, 10) : 25'000'000;
}

TEST(PerftCheck, EveryPositionOfTheData)
{
    ADOUBE_NEED_DATA();
    const std::uint64_t budget = leavesPerPosition();
    std::uint64_t total = 0;
    int counted = 0;
    for (const auto& c : support::perftCases()) {
        const auto [depth, leaves] = c.deepestAffordable(budget);
        EXPECT_EQ(chess::perft(support::positionFromFen(c.fen), depth), leaves) << c.id << ' ' << c.fen;
        total += leaves;
        ++counted;
    }
    EXPECT_EQ(counted, 6793);
    std::printf("%d positions, %.1f thousand million leaves\n", counted, double(total) / 1e9);
}

TEST(PerftCheck, EveryPositionAgreesWithTheSlowRules)
{
    ADOUBE_NEED_DATA();
    for (const auto& c : support::perftCases()) {
        const auto setup = support::setupFromFen(c.fen);
        const auto p = chess::Position::fromSetup(setup).value();
        for (const chess::Move m : p.legalMoves()) {
            const auto board = support::slow::after(setup, m);
            const chess::Position next = p.after(m);
            ASSERT_EQ(next, chess::Position::fromSetup(board).value()) << c.fen;
            ASSERT_EQ(next.key(), next.freshKey()) << c.fen;
            auto expected = support::slow::legalMoves(board);
            ASSERT_EQ(next.countLegalMoves(), int(expected.size())) << support::fenOf(next);
            for (const chess::Move reply : expected)
                ASSERT_TRUE(next.isLegal(reply)) << support::fenOf(next) << ' ' << support::uciOf(reply);
        }
    }
}

} // namespace
