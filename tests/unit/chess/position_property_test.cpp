#include "core/chess/attacks.h"
#include "core/chess/outcome.h"
#include "tests/support/fen.h"
#include "tests/support/perft_data.h"
#include "tests/support/slow_rules.h"

#include <gtest/gtest.h>
#include <random>

namespace {

using namespace chess;

// Positions with what generators get wrong: castling past a screening rook, pinned en passant captures,
// double checks, promotions by capture, more queens than a game can give.
const std::vector<std::string> TrickyFens{
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/8/8/4B2b/6nN/8/5P2/2R1K2k w Q - 0 1",
    "4r3/3k4/8/8/8/8/6PP/qR1K1R2 w KQ - 0 1",
    "8/8/8/8/6k1/8/8/qRK4R w BH - 0 1",
    "rnbqk1nr/bb3p1p/1q2r3/2pPp3/3P4/7P/1PP1NpPP/R1BQKBNR w KQkq c6 0 1",
    "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1",
    "1b1k4/8/8/1rPpK3/8/8/8/8 w - d6 0 1",
    "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1",
    "2kr4/8/8/2PpP3/8/8/3K4/8 w - d6 0 1",
    "7k/b7/8/2PpP3/8/8/5K2/8 w - d6 0 1",
    "1rrrrrk1/1PPPPPPP/8/8/8/8/8/6K1 b - - 0 1",
    "4k3/P1P5/8/8/8/8/5p1p/4K1R1 w - - 0 1",
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    "kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1",
};

std::vector<std::uint16_t> sortedBits(const auto& moves)
{
    std::vector<std::uint16_t> bits;
    for (const Move m : moves)
        bits.push_back(m.bits());
    std::sort(bits.begin(), bits.end());
    return bits;
}

void expectAgreesWithSlowRules(const Position& p, const PositionSetup& board)
{
    const MoveList moves = p.legalMoves();
    const auto expected = sortedBits(support::slow::legalMoves(board));
    ASSERT_EQ(sortedBits(moves), expected) << support::fenOf(p);
    ASSERT_EQ(p.countLegalMoves(), int(expected.size())) << support::fenOf(p);
    ASSERT_EQ(p.hasLegalMove(), !expected.empty()) << support::fenOf(p);
    ASSERT_EQ(p.isCheck(), support::slow::isCheck(board)) << support::fenOf(p);
    ASSERT_EQ(p.isCheck(), p.checkers().any());
    ASSERT_EQ(p.key(), p.freshKey()) << support::fenOf(p);
    for (const Move m : moves) {
        ASSERT_TRUE(p.isLegal(m)) << support::fenOf(p) << ' ' << support::uciOf(m);
        ASSERT_EQ(p.after(m), Position::fromSetup(support::slow::after(board, m)).value())
            << support::fenOf(p) << ' ' << support::uciOf(m);
    }
}

// Every 16 bits that could be a move.
void expectIsLegalMeansListed(const Position& p)
{
    const auto listed = sortedBits(p.legalMoves());
    for (unsigned bits = 0; bits <= 0xffff; ++bits) {
        const bool isListed = std::binary_search(listed.begin(), listed.end(), std::uint16_t(bits));
        ASSERT_EQ(p.isLegal(Move::fromBits(std::uint16_t(bits))), isListed)
            << support::fenOf(p) << ' ' << bits;
    }
}

template <class Visit>
void randomWalk(Position p, int plies, std::mt19937& random, Visit visit)
{
    for (int ply = 0; ply < plies; ++ply) {
        visit(p);
        const MoveList moves = p.legalMoves();
        if (moves.empty())
            return;
        p.play(moves[random() % moves.size()]);
    }
}

TEST(PositionProperties, TrickyPositionsAgreeWithTheSlowRules)
{
    for (const auto& fen : TrickyFens) {
        const PositionSetup board = support::setupFromFen(fen);
        expectAgreesWithSlowRules(Position::fromSetup(board).value(), board);
        expectIsLegalMeansListed(support::positionFromFen(fen));
    }
}

TEST(PositionProperties, RandomGamesAgreeWithTheSlowRules)
{
    std::mt19937 random(20260101);
    for (int number = 0; number < 960; number += 97) {
        const auto start = Position::fromSetup(PositionSetup::chess960Array(number)).value();
        randomWalk(start, 120, random, [](const Position& p) { expectAgreesWithSlowRules(p, p.toSetup()); });
    }
    for (const auto& fen : TrickyFens)
        randomWalk(support::positionFromFen(fen), 20, random,
                   [](const Position& p) { expectAgreesWithSlowRules(p, p.toSetup()); });
}

TEST(PositionProperties, IsLegalMeansListed)
{
    std::mt19937 random(7);
    for (int number : {0, 111, 518, 959})
        randomWalk(Position::fromSetup(PositionSetup::chess960Array(number)).value(), 60, random,
                   [&](const Position& p) {
                       if (random() % 4 == 0)
                           expectIsLegalMeansListed(p);
                   });
}

TEST(PositionProperties, EveryPositionOfTheDataAgreesWithTheSlowRules)
{
    ADOUBE_NEED_DATA();
    const auto cases = support::perftCases();
    for (std::size_t i = 0; i < cases.size(); i += 7) {
        const PositionSetup board = support::setupFromFen(cases[i].fen);
        expectAgreesWithSlowRules(Position::fromSetup(board).value(), board);
    }
}

TEST(PositionProperties, SetupRoundTrip)
{
    std::mt19937 random(11);
    randomWalk(Position(), 200, random,
               [](const Position& p) { ASSERT_EQ(Position::fromSetup(p.toSetup()).value(), p); });
}

TEST(PositionProperties, AttackersMeanWhatTheBoardSays)
{
    std::mt19937 random(3);
    randomWalk(Position(), 80, random, [](const Position& p) {
        const PositionSetup board = p.toSetup();
        for (int i = 0; i < 64; ++i)
            for (const Color c : AllColors)
                ASSERT_EQ(p.isAttacked(Square(i), c), support::slow::isAttacked(board, Square(i), c));
    });
}

TEST(PositionProperties, PassingTheTurn)
{
    const Position p =
        support::positionFromFen("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3");
    ASSERT_TRUE(p.enPassant() && p.canPass());
    const Position passed = p.after(Move::null());
    EXPECT_EQ(support::fenOf(passed), "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR b AHah - 1 3");
    EXPECT_EQ(passed.key(), passed.freshKey());
    EXPECT_FALSE(p.isLegal(Move::null()));
}

TEST(Attacks, BetweenAndLine)
{
    const Square a1(0), h8(63), a8(56), b3(17);
    EXPECT_EQ(between(a1, h8).count(), 6);
    EXPECT_EQ(line(a1, h8).count(), 8);
    EXPECT_TRUE(between(a1, b3).empty() && line(a1, b3).empty() && line(a1, a1).empty());
    EXPECT_EQ(between(a1, a8), Bitboard::file(0) & ~(Bitboard(a1) | a8));
}

} // namespace
