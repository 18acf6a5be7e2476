#include "core/database/fold.h"
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
