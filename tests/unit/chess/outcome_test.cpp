#include "core/chess/outcome.h"
#include "tests/support/fen.h"

#include <gtest/gtest.h>
#include <sstream>

namespace {

using namespace chess;

// A game from a position by moves like "e2e4", castling as king takes rook.
struct Game {
    explicit Game(const std::string& fen, const std::string& moves = "")
        : position(support::positionFromFen(fen))
    {
        keys.push_back(position.key());
        std::istringstream in(moves);
        for (std::string uci; in >> uci;)
            play(uci);
    }
    Move move(const std::string& uci) const
    {
        for (const Move m : position.legalMoves())
            if (support::uciOf(m) == uci)
                return m;
        ADD_FAILURE() << uci << " is not legal in " << support::fenOf(position);
        return Move::null();
    }
    void play(const std::string& uci)
    {
        position.play(move(uci));
        keys.push_back(position.key());
    }
    Outcome outcome() const { return automaticOutcome(position, keys); }
    Claims claims() const { return claimsNow(position, keys); }
    Claims claimsWith(const std::string& uci) const { return claimsWithMove(position, keys, move(uci)); }
    int occurrences() const { return repetitions(keys, position.halfmoveClock()); }

    Position position;
    std::vector<std::uint64_t> keys;
};

const std::string Start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

std::string repeated(const std::string& moves, int times)
{
    std::string all;
    for (int i = 0; i < times; ++i)
        all += moves + ' ';
    return all;
}
const std::string ToAndFro = "g1f3 g8f6 f3g1 f6g8";

TEST(Outcome, Checkmate)
{
    EXPECT_EQ(Game(Start, "f2f3 e7e5 g2g4 d8h4").outcome(),
              (Outcome{Result::BlackWins, EndReason::Checkmate}));
    EXPECT_EQ(Game("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8").outcome(),
              (Outcome{Result::WhiteWins, EndReason::Checkmate}));
}

TEST(Outcome, Stalemate)
{
    EXPECT_EQ(Game("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").outcome(),
              (Outcome{Result::Draw, EndReason::Stalemate}));
    // M/F10: castling flags without rooks leave no move.
    EXPECT_EQ(Game("4k3/4P3/4K3/8/8/8/8/8 b - - 0 1").outcome().reason, EndReason::Stalemate);
}

TEST(Outcome, InsufficientMaterialAtOnce)
{
    EXPECT_EQ(Game("8/8/8/8/8/2k5/1q6/K7 w - - 0 1").outcome().reason, EndReason::Checkmate);
    EXPECT_EQ(Game("8/8/8/8/8/3k4/1p6/K7 w - - 0 1", "a1b2").outcome(),
              (Outcome{Result::Draw, EndReason::InsufficientMaterial}));
}

TEST(Outcome, UnfinishedGame)
{
    EXPECT_EQ(Game(Start).outcome(), Outcome{});
    EXPECT_FALSE(Game(Start).outcome().isOver());
    // R09 of the bug cases: fifty half-moves are no fifty moves.
    EXPECT_FALSE(Game("8/8/8/8/4k3/8/3K2p1/5r2 w - - 50 119").outcome().isOver());
}

TEST(Outcome, FivefoldEndsTheGameAndFourfoldDoesNot)
{
    EXPECT_FALSE(Game(Start, repeated(ToAndFro, 3)).outcome().isOver());
    EXPECT_EQ(Game(Start, repeated(ToAndFro, 4)).outcome(),
              (Outcome{Result::Draw, EndReason::FivefoldRepetition}));
}

TEST(Outcome, SeventyFiveMoves)
{
    EXPECT_FALSE(Game("4k3/8/8/8/8/8/8/R3K3 w - - 148 100", "a1a2").outcome().isOver());
    EXPECT_EQ(Game("4k3/8/8/8/8/8/8/R3K3 w - - 149 100", "a1a2").outcome(),
              (Outcome{Result::Draw, EndReason::SeventyFiveMoves}));
    // Mate on the last of them wins (FIDE 9.6.2), and so it does on the hundredth half-move (R10 of the bug
    // cases).
    EXPECT_EQ(Game("6k1/5ppp/8/8/8/8/8/R5K1 w - - 149 100", "a1a8").outcome().reason, EndReason::Checkmate);
    EXPECT_EQ(Game("8/8/2p5/3b1K1k/4p3/4PpR1/5P2/8 w - - 99 113", "g3h3").outcome(),
              (Outcome{Result::WhiteWins, EndReason::Checkmate}));
}

TEST(Claims, FiftyMoves)
{
    EXPECT_FALSE(Game("4k3/8/8/8/8/8/8/R3K3 w - - 99 100").claims().any());
    EXPECT_TRUE(Game("4k3/8/8/8/8/8/8/R3K3 w - - 99 100").claimsWith("a1a2").fiftyMoves);
    EXPECT_TRUE(Game("4k3/8/8/8/8/8/8/R3K3 w - - 100 100").claims().fiftyMoves);
    // A pawn move or a capture begins anew.
    EXPECT_FALSE(Game("4k3/p7/8/8/8/8/8/R3K3 w - - 99 100").claimsWith("a1a7").any());
    EXPECT_FALSE(Game("4k3/8/8/8/8/8/P7/4K3 w - - 99 100").claimsWith("a2a3").any());
    // Mate leaves nothing to claim.
    EXPECT_FALSE(Game("8/8/2p5/3b1K1k/4p3/4PpR1/5P2/8 w - - 99 113").claimsWith("g3h3").any());
}

TEST(Claims, Threefold)
{
    EXPECT_FALSE(Game(Start, repeated(ToAndFro, 1)).claims().any());
    EXPECT_TRUE(Game(Start, repeated(ToAndFro, 2)).claims().threefold);
    Game before(Start, repeated(ToAndFro, 1) + "g1f3 g8f6 f3g1");
    EXPECT_FALSE(before.claims().any());
    EXPECT_TRUE(before.claimsWith("f6g8").threefold);
    EXPECT_FALSE(before.claimsWith("f6d5").any());
    EXPECT_FALSE(claimsWithMove(before.position, before.keys, Move(Square(0), Square(63))).any());
}

TEST(Claims, RepetitionsNeedNotFollowEachOther)
{
    const Game game(Start, "g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1 c6b8 g1h3 b8a6 h3g1 a6b8");
    EXPECT_EQ(game.occurrences(), 4);
    EXPECT_FALSE(game.outcome().isOver());
}

// R03 of the bug cases: an en passant square where nobody may take is no difference.
TEST(Claims, IllegalEnPassantIsNoDifference)
{
    const std::string fen = "5kbq/3Q2n1/6p1/r3PpKn/2n5/8/8/q7 w - f6 7 4";
    EXPECT_TRUE(Game(fen, "d7c8 f8f7 c8d7 f7f8 d7d8 f8f7 d8d7 f7f8").claims().threefold);
}

TEST(Claims, LegalEnPassantIsADifference)
{
    const std::string fen = "4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1";
    const std::string kings = "e8d8 e1d1 d8e8 d1e1 ";
    EXPECT_EQ(Game(fen, "a2a4 " + kings).occurrences(), 1); // Black could have taken only the first time
    EXPECT_EQ(Game(fen, "a2a4 " + kings + kings).occurrences(), 2);
    const std::string noTaker = "4k3/8/8/8/2p5/8/P7/4K3 w - - 0 1";
    EXPECT_EQ(Game(noTaker, "a2a4 " + kings).occurrences(), 2);
}

// R05: a king that has moved and come back has lost its rights.
TEST(Claims, CastlingRightsAreADifference)
{
    const Game game(Start, "e2e4 e7e5 g1f3 g8f6 f3g1 f6g8 e1e2 e8e7 e2e1 e7e8 b1a3 b8a6 a3b1 a6b8");
    EXPECT_EQ(game.occurrences(), 2);
    EXPECT_FALSE(game.claims().any());
}

// R06: the first position counts.
TEST(Claims, TheStartPositionCounts)
{
    EXPECT_TRUE(Game("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e1d2 e8d7 d2e1 d7e8 e1f2 e8f7 f2e1 f7e8")
                    .claims()
                    .threefold);
}

TEST(Repetitions, OfNothing)
{
    EXPECT_EQ(repetitions({}, 4), 0);
}

TEST(SamePosition, CountersMayDiffer)
{
    const Game game(Start, ToAndFro);
    EXPECT_TRUE(game.position.samePosition(Position()));
    EXPECT_NE(game.position, Position());
    EXPECT_FALSE(Game(Start, "g1f3").position.samePosition(Position()));
}

TEST(InsufficientMaterial, OnlyWhatNoMovesCanMate)
{
    const auto insufficient = [](const char* fen) {
        return isInsufficientMaterial(support::positionFromFen(fen));
    };
    EXPECT_TRUE(insufficient("8/8/8/4k3/8/8/8/4K3 w - - 0 1"));
    EXPECT_TRUE(insufficient("8/8/8/4k3/8/8/8/4KN2 w - - 0 1"));
    EXPECT_TRUE(insufficient("8/8/8/4k3/8/8/8/4KB2 w - - 0 1"));
    EXPECT_TRUE(insufficient("5b2/8/4k3/8/8/8/8/B3K3 w - - 0 1"));  // f8 and a1 are both dark
    EXPECT_FALSE(insufficient("2b5/8/4k3/8/8/8/8/B3K3 w - - 0 1")); // c8 is light
    EXPECT_FALSE(insufficient("8/8/8/4k3/8/8/8/3NKN2 w - - 0 1"));
    EXPECT_FALSE(insufficient("5n2/8/8/4k3/8/8/8/4KN2 w - - 0 1"));
    EXPECT_FALSE(insufficient("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1"));
}

} // namespace
