#include "core/chess/reach_proof.h"
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
            EXPECT_FALSE(canMate && isMateOutOfReach(c.position, winner)) << c.text;
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

TEST(Winnability, StopsWhenToldTo)
{
    std::stop_source source;
    source.request_stop();
    // Long to decide: the search must see the request well before its limit.
    const Position p = positionFromFen("8/8/3b3p/5p1P/3b1p1K/5Pp1/6P1/5kb1 b - - 0 1");
    const auto verdict = decideWinnability(p, W, {.nodes = 100'000'000, .stop = source.get_token()});
    EXPECT_EQ(verdict.answer, Winnability::Undecided);
    EXPECT_LT(verdict.nodes, 50'000u);
}

TEST(Winnability, ObeysItsLimit)
{
    const Position p = positionFromFen("8/8/3b3p/5p1P/3b1p1K/5Pp1/6P1/5kb1 b - - 0 1");
    const auto verdict = decideWinnability(p, W, {.nodes = 3000, .stop = {}});
    EXPECT_EQ(verdict.answer, Winnability::Undecided);
    EXPECT_LT(verdict.nodes, 4000u);
}

} // namespace
