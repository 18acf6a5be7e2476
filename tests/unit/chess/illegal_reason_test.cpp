#include "core/chess/outcome.h"
#include "tests/support/fen.h"
#include "tests/support/slow_rules.h"

#include <gtest/gtest.h>
#include <random>

namespace {

using namespace chess;
using enum IllegalReason;

struct Refused {
    const char* fen;
    const char* from;
    const char* to;
    IllegalReason reason;
};

constexpr Refused Refusals[] = {
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "a1", "a2", NoManThere},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e8", "e7", NotYourMan},
    {"4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1", "e1", "e2", OwnManOnTarget},
    {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1", "b2", ManDoesNotMoveSo},
    {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1", "a1", OwnManOnTarget},
    {"4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", "a1", "a3", WayBlocked},
    {"4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", "e1", "e3", ManDoesNotMoveSo},
    {"4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a2", "b3", PawnCannotCapture},
    {"4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a2", "a5", ManDoesNotMoveSo},
    {"4k3/8/8/8/8/P7/8/4K3 w - - 0 1", "a3", "a5", ManDoesNotMoveSo},
    {"4k3/8/8/8/8/P7/8/4K3 w - - 0 1", "a3", "a2", ManDoesNotMoveSo},
    {"4k3/8/8/8/8/p7/P7/4K3 w - - 0 1", "a2", "a3", PawnBlocked},
    {"4k3/8/8/8/8/p7/P7/4K3 w - - 0 1", "a2", "a4", PawnBlocked},
    {"4k3/8/8/8/p7/8/P7/4K3 w - - 0 1", "a2", "a4", PawnBlocked},
    {"4k3/8/8/8/8/8/8/3rK3 w - - 0 1", "e1", "f1", KingWouldBeAttacked}, // along the line of the check
    {"4k3/8/8/8/8/8/r7/4K3 w - - 0 1", "e1", "e2", KingWouldBeAttacked},
    {"4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2", "c3", Pinned},
    {"4r1k1/8/8/8/8/8/8/R3K3 w - - 0 1", "a1", "a2", DoesNotParryCheck},
    {"4r1k1/8/8/8/7b/8/5N2/4K3 w - - 0 1", "f2", "e4", Pinned}, // parries one check and uncovers another
    {"4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1", "g1", CastlingRightLost},
    {"4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "e1", "c1", CastlingRightLost},
    {"4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "e1", "c1", CastlingBlocked},
    {"4k3/8/8/8/8/8/8/R3KB1R w KQ - 0 1", "e1", "h1", CastlingBlocked},
    {"4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "e1", "g1", CastlingInCheck},
    {"4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", "e1", "g1", CastlingThroughCheck},
    {"4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1", "e1", "g1", CastlingIntoCheck},
    {"4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5", "d6", EnPassantTooLate},
    {"4k3/8/8/4P3/8/8/8/4K3 w - - 0 1", "e5", "d6", PawnCannotCapture},
    {"8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1", "d5", "e6", Pinned},
    {"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7", "a8", PromotionMissing},
    {"1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7", "b8", PromotionMissing},
};

Square square(const char* name)
{
    return Square::fromName(name).value();
}

TEST(WhyIllegal, EveryReason)
{
    for (const Refused& r : Refusals)
        EXPECT_EQ(whyIllegal(support::positionFromFen(r.fen), square(r.from), square(r.to), {}), r.reason)
            << r.fen << ' ' << r.from << r.to << " gives "
            << int(whyIllegal(support::positionFromFen(r.fen), square(r.from), square(r.to), {}));
}

TEST(WhyIllegal, PromotionToAKingIsNoPromotion)
{
    const Position p = support::positionFromFen("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    EXPECT_EQ(whyIllegal(p, square("a7"), square("a8"), PieceType::King), PromotionMissing);
    EXPECT_EQ(whyIllegal(p, square("a7"), square("a8"), PieceType::Rook), None);
}

TEST(FindMove, CastlingByBothGestures)
{
    const Position p = support::positionFromFen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    const Move kingside = Move::castling(square("e1"), square("h1"));
    EXPECT_EQ(findMove(p, square("e1"), square("g1")), kingside);
    EXPECT_EQ(findMove(p, square("e1"), square("h1")), kingside);
    EXPECT_EQ(findMove(p, square("e1"), square("c1")), Move::castling(square("e1"), square("a1")));
    EXPECT_FALSE(findMove(p, square("e1"), square("b1")));
}

// In Chess960 a king's single step and castling can end on one square: the step is meant, castling is king
// onto rook.
TEST(FindMove, TheStepGoesBeforeCastling)
{
    const Position p = support::positionFromFen("4k3/8/8/8/8/8/8/R4K1R w AH - 0 1");
    EXPECT_EQ(findMove(p, square("f1"), square("g1")), Move(square("f1"), square("g1")));
    EXPECT_EQ(findMove(p, square("f1"), square("h1")), Move::castling(square("f1"), square("h1")));
    EXPECT_EQ(findMove(p, square("f1"), square("c1")), Move::castling(square("f1"), square("a1")));
}

TEST(FindMove, PromotionNeedsItsPiece)
{
    const Position p = support::positionFromFen("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    EXPECT_FALSE(findMove(p, square("a7"), square("a8")));
    EXPECT_EQ(findMove(p, square("a7"), square("a8"), PieceType::Knight),
              Move::promotion(square("a7"), square("a8"), PieceType::Knight));
}

// Every gesture in many positions: a move is found or a reason given, never both; the reason fits the board.
class EveryGesture : public testing::Test {
protected:
    void check(const Position& p)
    {
        for (int from = 0; from < 64; ++from)
            for (int to = 0; to < 64; ++to)
                for (const auto promotion : {std::optional<PieceType>{}, std::optional(PieceType::Queen)})
                    checkGesture(p, Square(from), Square(to), promotion);
    }

private:
    void checkGesture(const Position& p, Square from, Square to, std::optional<PieceType> promotion)
    {
        const auto move = findMove(p, from, to, promotion);
        const IllegalReason reason = whyIllegal(p, from, to, promotion);
        ASSERT_EQ(move.has_value(), reason == None) << support::fenOf(p) << ' ' << from.name() << to.name();
        if (move) {
            ASSERT_TRUE(p.isLegal(*move) && move->from() == from);
            ASSERT_TRUE(move->to() == to || move->kingTarget() == to);
        }
        // These say that only the king is in the way: the board after the plain move must show it attacked.
        if (reason == Pinned || reason == DoesNotParryCheck || reason == KingWouldBeAttacked) {
            const bool passing =
                p.pieceAt(from)->type == PieceType::Pawn && from.file() != to.file() && !p.pieceAt(to);
            const auto board = support::slow::after(
                p.toSetup(), Move(from, to, passing ? MoveKind::EnPassant : MoveKind::Normal));
            ASSERT_TRUE(isKingAttacked(board, p.sideToMove()))
                << support::fenOf(p) << ' ' << from.name() << to.name() << ' ' << int(reason);
        }
    }
    bool isKingAttacked(const PositionSetup& board, Color c)
    {
        for (int i = 0; i < 64; ++i)
            if (board.at(Square(i)) == Piece{c, PieceType::King})
                return support::slow::isAttacked(board, Square(i), ~c);
        return false;
    }
};

TEST_F(EveryGesture, FindsAMoveOrGivesAReason)
{
    std::mt19937 random(5);
    for (const int number : {518, 0, 700}) {
        Position p = Position::fromSetup(PositionSetup::chess960Array(number)).value();
        for (int ply = 0; ply < 60 && p.hasLegalMove(); ++ply) {
            if (ply % 3 == 0)
                check(p);
            const MoveList moves = p.legalMoves();
            p.play(moves[random() % moves.size()]);
        }
    }
    for (const Refused& r : Refusals)
        check(support::positionFromFen(r.fen));
}

} // namespace
