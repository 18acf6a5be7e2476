#include "core/chess/reach_proof.h"
#include "core/chess/shadow_proof.h"
#include "core/chess/winnability.h"
#include "tests/support/tsv.h"
#include "tests/support/winnable_data.h"

#include <gtest/gtest.h>

namespace {

using namespace chess;
using support::positionFromFen;

bool endsInMate(Position p, const std::vector<Move>& line, Color winner)
{
    for (const Move m : line) {
        if (!p.isLegal(m))
            return false;
        p.play(m);
    }
    return p.isCheck() && !p.hasLegalMove() && p.sideToMove() != winner;
}

// The answer, once a "yes" has been played out and the quick form found not to contradict.
Winnability answer(const Position& p, Color winner, std::uint64_t nodes = 200'000)
{
    const auto verdict = decideWinnability(p, winner, {.nodes = nodes, .stop = {}});
    if (verdict.answer == Winnability::Winnable) {
        EXPECT_TRUE(endsInMate(p, verdict.line, winner));
        EXPECT_FALSE(isCertainlyUnwinnable(p, winner) || isMateOutOfReach(p, winner));
    }
    return verdict.answer;
}

struct Known {
    const char* fen;
    Color winner;
    bool canMate;
};

constexpr Color W = Color::White;
constexpr Color B = Color::Black;

constexpr Known KnownAnswers[] = {
    // Rows R12 to R18 of the bug cases.
    {"8/8/2k5/1p2p2p/1P2P2P/8/5K2/8 b - - 0 34", W, false},
    {"8/8/2k5/1p2p2p/1P2P2P/8/5K2/8 b - - 0 34", B, false},
    {"3k4/8/8/p2p2p1/P2P2P1/8/3p4/3K4 w - - 0 1", B, true},
    {"3k4/8/8/p2p2p1/P2P2P1/8/8/3K4 b - - 0 1", W, false},
    {"3k4/8/8/p2p2p1/P2P2P1/8/8/3K4 b - - 0 1", B, false},
    {"kb6/2N5/1K6/8/8/8/8/8 b - - 0 50", W, false},
    {"kb6/2N5/1K6/8/8/8/8/8 b - - 0 50", B, false},
    {"8/8/8/8/1B6/8/p7/k1K5 w - - 0 1", W, true},
    {"4k3/8/8/3q4/8/8/8/2N1K3 w - - 0 1", W, false},
    {"4k3/8/8/3r4/8/8/8/2N1K3 w - - 0 1", W, true},
    {"4k3/8/8/3q4/8/8/8/2B1K3 w - - 0 1", W, false},
    {"4k3/8/8/3r4/8/8/8/2B1K3 w - - 0 1", W, false},
    {"1b3kBR/4pP1P/1p1pP2P/1P1P4/8/K5p1/6P1/1B6 b - - 0 1", W, true},
    // The ends of games.
    {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", W, false}, // stalemate
    {"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", B, true},
    {"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", W, false}, // mated already
    {"8/8/8/8/8/2b1k1b1/8/3RKR2 w - - 0 1", B, true}, // mated by what could never mate again
    // Castling and en passant count.
    {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", W, true},
    {"8/8/8/1p1p1p1p/pP1P1P1P/P7/3k4/5K2 b - b3 0 1", B, true},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", W, true},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", B, true},
    // Two knights need no help of the rules, only of the opponent.
    {"8/8/8/2K5/8/1NN5/8/k7 b - - 0 1", W, true},
    // The bishops are all on one colour; a pawn may stand in its king's way, or become what does.
    {"8/8/8/8/1k6/8/2p5/K4B2 w - - 0 1", W, true},
};

// Long to decide by trying moves: each needs an argument of its own.
constexpr Known HardAnswers[] = {
    // Two pawns that face each other on a file never pass; the kings stay on their sides.
    {"1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/4K3 w - - 0 1", W, false},
    {"1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/4K3 w - - 0 1", B, false},
    // The king in its cage is stalemated before the free bishops can give mate.
    {"8/8/3b3p/5p1P/3b1p1K/5Pp1/6P1/5kb1 b - - 0 1", W, false},
    {"8/8/3b3p/5p1P/3b1p1K/5Pp1/6P1/5kb1 b - - 0 1", B, false},
    {"8/1p2B1B1/1PpB1B2/k1P1B3/p1P2B2/P7/5K2/8 w - - 0 1", W, false},
    // Pieces that shut each other in.
    {"8/B4b2/2k5/1p1p4/1P1Pp1pB/1pp1P1P1/1p6/bK3b2 w - - 0 1", W, false},
    {"6B1/b7/2k5/p1p1p1pB/P1P1P1P1/pp6/rp6/1K2b3 b - - 0 1", W, false},
    {"bn1n2k1/2p2p1b/2p2Pp1/1pKp1pP1/1P1P1P2/8/5B2/2B1B1B1 b - - 0 1", W, false},
    {"6b1/8/1k6/3p1p2/3PpP1B/3pKp2/3P1P1n/B7 w - - 0 1", W, false},
    // A corner of the bishop's colour, with bishops of the other colour in the king's way.
    {"8/4k1b1/3b1b2/p1pBp1p1/P1P1P1P1/8/4K3/8 w - - 0 1", W, true},
    {"k1b1b3/8/8/1pBpBpBp/1PbPbPbP/8/8/K1B1B3 w - - 0 1", B, true},
    {"8/3k4/4b3/3b4/2b5/8/8/2KN4 b - - 0 1", W, true},
    {"8/2k5/8/4K3/1n6/8/8/B7 w - - 0 1", B, true},
    // Far from where the kings stand there is one corner where bishops can block and mate.
    {"k6B/1b4B1/2b2B2/4B3/3B4/1pB1B3/pP1B4/K7 w - - 0 1", W, true},
    {"k1b5/8/8/1pBpBpBp/1PbPbPpP/6P1/6P1/K1B1B3 w - - 0 1", B, true},
    {"5kBR/b3pP1P/1p1pP1BP/1P1P1B1B/6B1/6K1/1P4P1/8 b - - 0 1", W, true},
    // Men that must be taken before anything else can be done.
    {"knQ5/1q1p4/p1pPp3/P1P1Pp2/1K3Pp1/BbB3P1/8/8 w - - 0 1", W, false},
    {"B7/1b6/2k5/8/1p1p1p1p/1PpP1PbP/K1P4b/NB6 b - - 0 1", B, false},
};

TEST(Winnability, HardAnswers)
{
    for (const Known& known : HardAnswers)
        EXPECT_EQ(answer(positionFromFen(known.fen), known.winner),
                  known.canMate ? Winnability::Winnable : Winnability::Unwinnable)
            << known.fen << ' ' << index(known.winner);
}

// Whatever a free piece could do is allowed for: each of these mates needs one of it.
TEST(Winnability, ShadowsAreNeverMissing)
{
    for (const Known& known : KnownAnswers) {
        const Position p = positionFromFen(known.fen);
        std::uint64_t effort = 0;
        const bool isOpen = known.canMate && p.hasLegalMove();
        EXPECT_FALSE(isOpen && isMateBeyondShadows(p, known.winner, 100'000, effort)) << known.fen;
    }
}

TEST(Winnability, KnownAnswers)
{
    for (const Known& known : KnownAnswers)
        EXPECT_EQ(answer(positionFromFen(known.fen), known.winner),
                  known.canMate ? Winnability::Winnable : Winnability::Unwinnable)
            << known.fen << ' ' << index(known.winner);
}

// Positions that a well-known tool calls unwinnable, with their mates.
TEST(Winnability, NothingIsProvedAgainstAKnownMate)
{
    ADOUBE_NEED_DATA();
    const support::Table table(support::dataDir() / "winnable" / "claimed_unwinnable_but_mate.tsv");
    ASSERT_GE(table.size(), 3u);
    for (std::size_t i = 0; i < table.size(); ++i) {
        const Color winner = table.at(i, "intended_winner") == "white" ? W : B;
        Position p = positionFromFen(table.at(i, "fen"));
        EXPECT_NE(answer(p, winner), Winnability::Unwinnable) << table.at(i, "fen");
        // The mate stays possible all along its line.
        for (const auto& uci : support::split(table.at(i, "helpmate_uci"), ' ')) {
            EXPECT_FALSE(isCertainlyUnwinnable(p, winner) || isMateOutOfReach(p, winner))
                << support::fenOf(p);
            for (const Move m : p.legalMoves())
                if (support::uciOf(m) == uci) {
                    p.play(m);
                    break;
                }
        }
        EXPECT_TRUE(p.isCheck() && !p.hasLegalMove());
    }
}

void expectNeverWrong(const std::vector<support::WinnableCase>& cases, std::uint64_t nodes)
{
    for (const auto& c : cases) {
        for (const Color winner : AllColors) {
            const bool canMate = c.canMate[std::size_t(index(winner))];
            const Winnability found = answer(c.position, winner, nodes);
            EXPECT_NE(found, canMate ? Winnability::Unwinnable : Winnability::Winnable) << c.text;
            EXPECT_FALSE(canMate && isCertainlyUnwinnable(c.position, winner)) << c.text;
            std::uint64_t effort = 0;
            EXPECT_FALSE(canMate && isMateOutOfReach(c.position, winner)) << c.text;
            EXPECT_FALSE(canMate && c.position.hasLegalMove() &&
                         isMateBeyondShadows(c.position, winner, 5000, effort))
                << c.text;
        }
    }
}

// Small parts under sanitizers; tests/checks/chess asks every question.
TEST(Winnability, NeverWrongOnConstructedPositions)
{
    ADOUBE_NEED_DATA();
    expectNeverWrong(support::winnableCases("hard.txt", 11), 8000);
}

TEST(Winnability, NeverWrongOnPositionsOfRealGames)
{
    ADOUBE_NEED_DATA();
    expectNeverWrong(support::winnableCases("real.txt", 101), 20'000);
}

constexpr const char* LongToDecide = "8/5ppp/8/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1";

TEST(Winnability, StopsWhenToldTo)
{
    std::stop_source source;
    source.request_stop();
    // Long to decide: the search must see the request well before its limit.
    const Position p = positionFromFen(LongToDecide);
    const auto verdict = decideWinnability(p, W, {.nodes = 100'000'000, .stop = source.get_token()});
    EXPECT_EQ(verdict.answer, Winnability::Undecided);
    EXPECT_LT(verdict.nodes, 50'000u);
}

TEST(Winnability, ObeysItsLimit)
{
    const Position p = positionFromFen(LongToDecide);
    for (const std::uint64_t limit : {300u, 3000u, 30'000u}) {
        const auto verdict = decideWinnability(p, W, {.nodes = limit, .stop = {}});
        EXPECT_EQ(verdict.answer, Winnability::Undecided);
        EXPECT_LT(verdict.nodes, limit + 1000);
    }
}

} // namespace
