#include "core/notation/fen.h"
#include "tests/unit/notation/collection.h"
#include "tests/unit/notation/san_properties.h"

using namespace notation;

namespace {

// Every position of the collection that is legal.
std::vector<chess::Position> allPositions()
{
    std::vector<chess::Position> positions;
    for (const std::string& fen : support::dataFens())
        if (const auto p = positionFromFen(fen))
            positions.push_back(*p);
    return positions;
}

} // namespace

TEST(NotationCheck, EveryPositionIsReadAsItWasWritten)
{
    ADOUBE_NEED_DATA();
    const auto positions = allPositions();
    for (const auto& p : positions)
        for (const auto style : {CastlingStyle::XFen, CastlingStyle::Shredder})
            ASSERT_EQ(positionFromFen(toFen(p, style)), p) << toFen(p);
    EXPECT_GT(positions.size(), 41000u);
}

TEST(NotationCheck, EveryMoveIsReadAsItWasWritten)
{
    ADOUBE_NEED_DATA();
    std::size_t moves = 0;
    for (const auto& p : allPositions()) {
        support::checkEveryMove(p);
        ASSERT_FALSE(testing::Test::HasFatalFailure()) << toFen(p);
        moves += p.legalMoves().size();
    }
    EXPECT_GT(moves, 900000u);
}

TEST(NotationCheck, NothingIsGuessedInAnyPosition)
{
    ADOUBE_NEED_DATA();
    for (const auto& p : allPositions()) {
        support::checkNothingIsGuessed(p);
        ASSERT_FALSE(testing::Test::HasFatalFailure()) << toFen(p);
    }
}
