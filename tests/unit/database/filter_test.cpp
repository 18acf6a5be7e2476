#include "core/database/fold.h"
#include "core/database/game_filter.h"
#include "random_index.h"

#include <gtest/gtest.h>

using namespace database;

namespace {

std::size_t add(GameIndex& index, const char* white, const char* black, std::uint32_t date, const char* eco,
                chess::Result result, std::uint16_t elo = 0)
{
    Row row;
    row.white = index.names().intern(white);
    row.black = index.names().intern(black);
    row.event = index.names().intern("Wijk aan Zee");
    row.date = date;
    row.eco = {eco[0], eco[1], eco[2]};
    row.result = result;
    row.whiteElo = elo;
    index.append(row);
    return index.size() - 1;
}
using Rows = std::vector<std::uint32_t>;

} // namespace

TEST(Filter, everyWordMustBeFoundSomewhere)
{
    GameIndex index;
    add(index, "Réti, Richard", "Tartakower", 19250507, "A04", chess::Result::WhiteWins);
    add(index, "Tartakower", "RETI", 19260000, "B90", chess::Result::Draw, 2450);
    add(index, "Tal, M.", "Botvinnik", 19600315, "B91", chess::Result::BlackWins);
    EXPECT_EQ(filtered(index, "reti"), (Rows{0, 1}));
    EXPECT_EQ(filtered(index, " RÉTI  tarta "), (Rows{0, 1}));
    EXPECT_EQ(filtered(index, "reti 1-0"), (Rows{0}));
    EXPECT_EQ(filtered(index, "1/2-1/2"), (Rows{1}));
    EXPECT_EQ(filtered(index, "½-½"), (Rows{1}));
    EXPECT_EQ(filtered(index, "1925"), (Rows{0}));
    EXPECT_EQ(filtered(index, "1960.03"), (Rows{2}));
    EXPECT_EQ(filtered(index, "b9"), (Rows{1, 2}));
    EXPECT_EQ(filtered(index, "B91"), (Rows{2}));
    EXPECT_EQ(filtered(index, "2450"), (Rows{1}));
    EXPECT_EQ(filtered(index, "wijk"), (Rows{0, 1, 2}));
    EXPECT_EQ(filtered(index, "wijk nobody"), Rows{});
    EXPECT_EQ(filtered(index, ""), (Rows{0, 1, 2}));
}

TEST(Filter, findsExactlyWhatAPlainSearchOfTheNamesFinds)
{
    const auto index = support::randomIndex(4000, 3);
    for (const char* word : {"reti", "ost", "ŁUK", "er, an", "kas"}) {
        Rows expected;
        for (std::uint32_t i = 0; i < index.size(); ++i) {
            std::string all;
            for (const auto column : {Column::White, Column::Black, Column::Event, Column::Site})
                all += fold(index.cell(i, column)) + "\n";
            bool every = true;
            std::string words = fold(word) + " ";
            for (std::size_t at = 0; at < words.size(); at = words.find(' ', at) + 1)
                every = every && all.find(words.substr(at, words.find(' ', at) - at)) != std::string::npos;
            if (every)
                expected.push_back(i);
        }
        EXPECT_EQ(filtered(index, word), expected) << word;
        EXPECT_FALSE(expected.empty()) << word;
    }
}

namespace {

GameIndex someGames()
{
    GameIndex index;
    add(index, "Réti, Richard", "Tartakower", 19250507, "A04", chess::Result::WhiteWins, 2500);
    add(index, "Tartakower", "RETI", 19260000, "B90", chess::Result::Draw, 2450);
    add(index, "Tal, M.", "Botvinnik", 19600315, "B99", chess::Result::BlackWins);
    add(index, "Botvinnik", "Tal, M.", 0, "C00", chess::Result::Unfinished, 2600);
    index.row(0).blackElo = 2400;
    index.row(0).plies = 41;
    index.row(1).plies = 42;
    return index;
}

Rows passing(void (*set)(GameFilter&))
{
    GameFilter filter;
    set(filter);
    EXPECT_FALSE(filter.empty());
    return filtered(someGames(), filter);
}

} // namespace

TEST(Filter, playersByColourAndByOpponent)
{
    EXPECT_EQ(filtered(someGames(), GameFilter()), (Rows{0, 1, 2, 3}));
    EXPECT_EQ(passing([](GameFilter& f) { f.player = "reti"; }), (Rows{0, 1}));
    EXPECT_EQ(passing([](GameFilter& f) { f.player = "richard réti"; }), (Rows{0}));
    EXPECT_EQ(passing([](GameFilter& f) { f.player = "tal", f.side = PlayerSide::White; }), (Rows{2}));
    EXPECT_EQ(passing([](GameFilter& f) { f.player = "tal", f.side = PlayerSide::Black; }), (Rows{3}));
    EXPECT_EQ(passing([](GameFilter& f) { f.player = "tal", f.opponent = "botv"; }), (Rows{2, 3}));
    EXPECT_EQ(passing([](GameFilter& f) { f.player = "tal", f.opponent = "reti"; }), Rows{});
    EXPECT_EQ(passing([](GameFilter& f) { f.opponent = "tartakower"; }), (Rows{0, 1}));
}

TEST(Filter, rangesIncludeBothEndsAndNoUnknownValue)
{
    EXPECT_EQ(passing([](GameFilter& f) { f.dateFrom = 19260000; }), (Rows{1, 2}));
    EXPECT_EQ(passing([](GameFilter& f) { f.dateTo = 19260000; }), (Rows{0, 1}));
    EXPECT_EQ(passing([](GameFilter& f) { f.dateFrom = f.dateTo = 19600300; }), (Rows{2}));
    EXPECT_EQ(passing([](GameFilter& f) { f.dateTo = 19600314; }), (Rows{0, 1}));
    EXPECT_EQ(passing([](GameFilter& f) { f.eloFrom = 2400; }), (Rows{0}));
    EXPECT_EQ(passing([](GameFilter& f) { f.eloFrom = 2450, f.eloOf = EloOf::Either; }), (Rows{0, 1, 3}));
    EXPECT_EQ(passing([](GameFilter& f) { f.eloTo = 2450, f.eloOf = EloOf::Either; }), (Rows{0, 1}));
    EXPECT_EQ(passing([](GameFilter& f) { f.eloFrom = f.eloTo = 2450, f.eloOf = EloOf::Average; }),
              (Rows{0}));
    EXPECT_EQ(passing([](GameFilter& f) { f.movesFrom = 21; }), (Rows{0, 1}));
    EXPECT_EQ(passing([](GameFilter& f) { f.movesTo = 20; }), (Rows{2, 3}));
}

TEST(Filter, resultsAndOpenings)
{
    EXPECT_EQ(passing([](GameFilter& f) { f.results.set(std::size_t(chess::Result::Draw)); }), (Rows{1}));
    EXPECT_EQ(passing([](GameFilter& f) {
                  f.results.set(std::size_t(chess::Result::WhiteWins));
                  f.results.set(std::size_t(chess::Result::BlackWins));
              }),
              (Rows{0, 2}));
    EXPECT_EQ(passing([](GameFilter& f) { f.ecoFrom = "b9"; }), (Rows{1, 2}));
    EXPECT_EQ(passing([](GameFilter& f) { f.ecoFrom = "A", f.ecoTo = "B90"; }), (Rows{0, 1}));
    EXPECT_EQ(passing([](GameFilter& f) { f.ecoFrom = "C"; }), (Rows{3}));
    EXPECT_EQ(passing([](GameFilter& f) { f.ecoTo = "A0"; }), (Rows{0}));
    EXPECT_EQ(passing([](GameFilter& f) { f.event = "aan zee", f.text = "tal 0-1"; }), (Rows{2}));
}
