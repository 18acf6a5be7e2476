#include "core/game/match_text.h"

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

// At any point a match that was written down and read goes on as the one that was not.
TEST(Match, GoesOnFromItsText)
{
    for (const bool chess960 : {false, true}) {
        Match::Terms t = terms(4);
        t.firstWhite = Match::FirstWhite::Lot;
        t.nextWhite = Match::NextWhite::Lot;
        t.game.chess960 = t.newArrayEachGame = chess960;
        t.game.rules.touchMove = true;
        t.game.control.sides[1] = game::TimeControl::byoYomi(5min, 3, 30s).sides[1];
        t.players[1].name = "Bo = né\nDupont";
        const FixedLot lot{{1, 0, 0, 1, 1, 0, 1}};
        Match match(t, lot);
        for (const Outcome outcome : {WhiteWins, Draw, Abandoned, BlackWins, Draw}) {
            const auto read = game::matchFromText(game::toText(match), lot);
            ASSERT_TRUE(read);
            EXPECT_EQ(read->round(), match.round());
            EXPECT_EQ(read->isOver(), match.isOver());
            EXPECT_EQ(read->terms().games, 4);
            EXPECT_TRUE(read->terms().players[1].name == "Bo = né Dupont");
            EXPECT_EQ(read->playerOf(Color::White), match.playerOf(Color::White));
            EXPECT_EQ(read->game().start, match.game().start);
            EXPECT_EQ(read->game().control, match.game().control);
            EXPECT_EQ(read->game().rules, match.game().rules);
            EXPECT_EQ(read->game().round, match.game().round);
            for (const int player : {0, 1})
                EXPECT_EQ(read->halfPoints(player), match.halfPoints(player));
            match = *read;
            match.gameEnded(outcome);
        }
        EXPECT_TRUE(match.isOver());
        EXPECT_EQ(game::matchFromText(game::toText(match))->rematch().terms().firstWhite,
                  match.rematch().terms().firstWhite);
    }
}

TEST(Match, IsNotReadFromAnythingElse)
{
    const std::string good = game::toText(Match(terms()));
    EXPECT_TRUE(game::matchFromText(good));
    for (const std::string bad : {"", "played=0:9:1", "nowStart=8/8/8 w - - 0 1", "controlWhite=what"})
        EXPECT_FALSE(game::matchFromText(bad.empty() ? bad : good + bad + '\n')) << bad;
}

} // namespace
