#include "core/chess/helpmate_dash.h"
#include "core/chess/move_reckoning.h"
#include "tests/support/winnable_data.h"

#include <gtest/gtest.h>

namespace {

using namespace chess;
using support::positionFromFen;

bool isMate(const Position& p)
{
    return p.isCheck() && !p.hasLegalMove();
}

// Before the last move of a line that was found to be legal all along.
Position beforeTheEnd(Position p, const std::vector<Move>& line)
{
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        EXPECT_TRUE(p.isLegal(line[i]));
        p.play(line[i]);
    }
    return p;
}

// Does the man that has moved give check itself, other than by castling or after an en passant capture?
bool isDirectCheck(const Position& before, Move m)
{
    const bool isPlain = m.kind() == MoveKind::Normal || m.isPromotion();
    return isPlain && before.after(m).checkers().contains(m.to());
}

TEST(HelpmateDash, FindsNearlyAllMatesOfRealGames)
{
    ADOUBE_NEED_DATA();
    int asked = 0;
    int found = 0;
    std::uint64_t nodes = 0;
    for (const auto& c : support::winnableCases("real.txt", 101)) {
        for (const Color winner : AllColors) {
            if (!c.position.hasLegalMove())
                continue;
            const auto verdict = dashForHelpmate(c.position, winner, 1000);
            asked += c.canMate[std::size_t(index(winner))] ? 1 : 0;
            if (verdict.answer != Winnability::Winnable)
                continue;
            ++found;
            nodes += verdict.nodes;
            const Position last = beforeTheEnd(c.position, verdict.line);
            ASSERT_TRUE(last.isLegal(verdict.line.back())) << c.text;
            EXPECT_TRUE(isMate(last.after(verdict.line.back()))) << c.text;
            EXPECT_EQ(last.sideToMove(), winner) << c.text;
            EXPECT_TRUE(c.canMate[std::size_t(index(winner))]) << c.text;
        }
    }
    EXPECT_GT(found * 1000, asked * 990);
    EXPECT_LT(nodes, std::uint64_t(found) * 60); // some forty on average
}

// Only beside two of the corners can the bishop stand in its king's way.
TEST(HelpmateDash, KnightAgainstBishopGoesToTheRightCorner)
{
    for (const char* fen : {"3kn3/8/8/8/8/3KB3/8/8 b - - 0 1", "8/2k5/8/4K3/1n6/8/8/B7 w - - 0 1"}) {
        const auto verdict = dashForHelpmate(positionFromFen(fen), Color::Black, 1000);
        EXPECT_EQ(verdict.answer, Winnability::Winnable) << fen;
    }
}

TEST(HelpmateDash, NeverSaysThatThereIsNoMate)
{
    const Position p = positionFromFen("8/8/2k5/1p2p2p/1P2P2P/8/5K2/8 b - - 0 34");
    const auto verdict = dashForHelpmate(p, Color::White, 1000);
    EXPECT_EQ(verdict.answer, Winnability::Undecided);
    EXPECT_LE(verdict.nodes, 1001u);
}

// So hardly a mate is passed over where the search stands before it: only those that need a pin, or that
// guard a flight along a line just opened.
TEST(MoveReckoning, SeesMatesByTheManThatMoves)
{
    ADOUBE_NEED_DATA();
    int mates = 0;
    int seen = 0;
    for (const auto& c : support::winnableCases("real.txt", 101)) {
        for (const Color winner : AllColors) {
            const auto verdict = dashForHelpmate(c.position, winner, 400);
            if (verdict.answer != Winnability::Winnable || verdict.line.empty())
                continue;
            const Position last = beforeTheEnd(c.position, verdict.line);
            const HelpmateGuess guess(winner);
            MoveReckoning reckoning(guess, last, guess(last, false));
            for (const Move m : last.legalMoves()) {
                if (!isDirectCheck(last, m) || !isMate(last.after(m)))
                    continue;
                ++mates;
                seen += reckoning(m).mayMate ? 1 : 0;
            }
        }
    }
    EXPECT_GT(mates, 500);
    EXPECT_GT(seen * 100, mates * 95);
}

// A queen's move that neither takes nor checks changes only the flights and her distance.
TEST(MoveReckoning, CountsFlightsAsTheGuessDoes)
{
    const Position p = positionFromFen("7k/8/8/8/8/8/3Q4/K7 w - - 0 1");
    const HelpmateGuess guess(Color::White);
    MoveReckoning reckoning(guess, p, guess(p, false));
    const auto after = [&](const char* to) {
        return reckoning(Move(*Square::fromName("d2"), *Square::fromName(to))).guess;
    };
    EXPECT_EQ(after("e1") - after("e2"), 1); // a step farther, nothing guarded either way
    EXPECT_EQ(after("d4") - after("f4"), 3 - 6 - HelpmateGuess::tempo());
}

} // namespace
