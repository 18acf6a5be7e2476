#include "core/game/match.h"

#include <gtest/gtest.h>

namespace {

using namespace std::chrono_literals;
using chess::Color;
using chess::EndReason;
using chess::Outcome;
using chess::Result;
using game::Match;

constexpr Outcome WhiteWins{Result::WhiteWins, EndReason::Checkmate};
constexpr Outcome BlackWins{Result::BlackWins, EndReason::Resignation};
constexpr Outcome Draw{Result::Draw, EndReason::Agreement};
constexpr Outcome Abandoned{Result::Unfinished, EndReason::Abandoned};

Match::Terms terms(int games = 0)
{
    Match::Terms terms;
    terms.players = {game::Player{"Anna"}, game::Player{"Bert"}};
    terms.games = games;
    terms.game.control = game::TimeControl::suddenDeath(5min, 3s);
    terms.game.event = "Match";
    return terms;
}

// A lot that falls as the test says.
struct FixedLot {
    std::vector<int> results;
    std::shared_ptr<std::size_t> next = std::make_shared<std::size_t>(0);
    int operator()(int n)
    {
        const int result = results[(*next)++ % results.size()];
        EXPECT_LT(result, n);
        return result;
    }
};

TEST(Match, EveryGameHasItsRoundAndTheFullTime)
{
    Match match(terms());
    EXPECT_EQ(match.game().round, "1");
    EXPECT_EQ(match.game().players[0].name, "Anna");
    EXPECT_EQ(match.game().players[1].name, "Bert");
    EXPECT_EQ(match.game().event, "Match");
    match.gameEnded(WhiteWins);
    EXPECT_EQ(match.game().round, "2");
    EXPECT_EQ(match.game().players[0].name, "Bert");
    EXPECT_EQ(match.game().control, game::TimeControl::suddenDeath(5min, 3s));
}

TEST(Match, PointsBelongToPlayersNotToColours)
{
    Match match(terms());
    match.gameEnded(WhiteWins); // Anna
    match.gameEnded(BlackWins); // Anna, with Black
    match.gameEnded(BlackWins); // Bert
    match.gameEnded(Draw);
    EXPECT_EQ(match.halfPoints(0), 5);
    EXPECT_EQ(match.halfPoints(1), 3);
    EXPECT_EQ(match.played()[1].white, 1);
    EXPECT_FALSE(match.isOver()) << "as many games as they like";
    EXPECT_EQ(match.decidedFor(), std::nullopt);
}

TEST(Match, AnAbandonedGameIsPlayedAgainWithTheSameColours)
{
    Match match(terms(2));
    match.gameEnded(Abandoned);
    EXPECT_EQ(match.round(), 1);
    EXPECT_EQ(match.playerOf(Color::White), 0);
    EXPECT_TRUE(match.played().empty());
}

TEST(Match, EndsAfterItsGamesAndIsDecidedBefore)
{
    Match match(terms(4));
    match.gameEnded(WhiteWins);
    match.gameEnded(BlackWins);
    EXPECT_EQ(match.decidedFor(), std::nullopt) << "two games are left for Bert to catch up";
    match.gameEnded(Draw);
    EXPECT_EQ(match.decidedFor(), 0);
    EXPECT_FALSE(match.isOver());
    match.gameEnded(Draw);
    EXPECT_TRUE(match.isOver());
    EXPECT_EQ(match.decidedFor(), 0);
}

TEST(Match, ColoursByChoiceByLotAndAlternating)
{
    Match::Terms t = terms();
    t.firstWhite = Match::FirstWhite::Player1;
    t.nextWhite = Match::NextWhite::Same;
    Match chosen(t);
    chosen.gameEnded(Draw);
    EXPECT_EQ(chosen.playerOf(Color::White), 1);
    EXPECT_EQ(chosen.playerOf(Color::Black), 0);

    t.firstWhite = Match::FirstWhite::Lot;
    t.nextWhite = Match::NextWhite::Lot;
    Match drawn(t, FixedLot{{1, 1, 0, 1}});
    std::vector<int> whites;
    for (int i = 0; i < 4; ++i) {
        whites.push_back(drawn.playerOf(Color::White));
        drawn.gameEnded(Draw);
    }
    EXPECT_EQ(whites, (std::vector{1, 1, 0, 1}));
}

TEST(Match, TheLotIsFair)
{
    Match::Terms t = terms();
    t.firstWhite = Match::FirstWhite::Lot;
    int first = 0;
    for (int i = 0; i < 2000; ++i)
        first += Match(t).playerOf(Color::White);
    EXPECT_NEAR(first, 1000, 200);
}

TEST(Match, ARematchTurnsTheColours)
{
    Match match(terms(2));
    match.gameEnded(WhiteWins);
    match.gameEnded(WhiteWins);
    const Match again = match.rematch();
    EXPECT_EQ(again.playerOf(Color::White), 1);
    EXPECT_EQ(again.game().players[0].name, "Bert");
    EXPECT_EQ(again.round(), 1);
    EXPECT_EQ(again.halfPoints(0), 0);
    EXPECT_EQ(again.rematch().playerOf(Color::White), 0);
}

TEST(Match, Chess960ArraysAreDrawnForEachGame) // R27
{
    Match::Terms t = terms();
    t.game.chess960 = true;
    t.newArrayEachGame = true;
    Match match(t, FixedLot{{0, 959, 518}});
    std::vector<int> numbers;
    for (int i = 0; i < 3; ++i) {
        numbers.push_back(game::chess960Number(match.game().start).value_or(-1));
        match.gameEnded(Draw);
    }
    EXPECT_EQ(numbers, (std::vector{0, 959, 518}));
    EXPECT_EQ(game::chess960Number(chess::Position()), 518);
    const auto moved = chess::Position().after(chess::Position().legalMoves()[0]);
    EXPECT_EQ(game::chess960Number(moved), std::nullopt);
}

} // namespace
