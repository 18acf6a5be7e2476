#include "random_index.h"

#include <algorithm>
#include <gtest/gtest.h>

using namespace database;

namespace {

constexpr Column AllColumns[] = {Column::Number,   Column::White,  Column::WhiteElo, Column::Black,
                                 Column::BlackElo, Column::Result, Column::Date,     Column::Event,
                                 Column::Site,     Column::Round,  Column::Eco,      Column::Plies};

} // namespace

TEST(Sort, isAPermutationInOrderAndStable)
{
    const auto index = support::randomIndex(5000, 1);
    const auto rows = allRows(index);
    for (const auto column : AllColumns) {
        for (const bool descending : {false, true}) {
            const auto order = sorted(index, rows, column, descending);
            auto again = order;
            std::sort(again.begin(), again.end());
            EXPECT_EQ(again, rows);
            bool unknownSeen = false;
            for (std::size_t i = 1; i < order.size(); ++i) {
                const auto a = index.cell(order[i - 1], column), b = index.cell(order[i], column);
                unknownSeen = unknownSeen || a.empty();
                if (a == b) {
                    EXPECT_TRUE(column == Column::Number || order[i - 1] < order[i]) << int(column);
                }
                if (unknownSeen && column != Column::Plies) {
                    ASSERT_TRUE(b.empty()) << int(column) << " unknown values are not last";
                }
            }
        }
    }
}

TEST(Sort, agreesWithAPlainComparison)
{
    const auto index = support::randomIndex(3000, 2);
    const auto expectOrder = [&](Column column, auto&& less) {
        auto expected = allRows(index);
        std::stable_sort(expected.begin(), expected.end(),
                         [&](auto a, auto b) { return less(index.row(a), index.row(b)); });
        const auto order = sorted(index, allRows(index), column, false);
        const auto known = std::find_if(order.begin(), order.end(),
                                        [&](auto row) { return index.cell(row, column).empty(); });
        // Unknown values are first in the plain order and last in ours.
        EXPECT_TRUE(std::equal(order.begin(), known, expected.end() - (known - order.begin())))
            << int(column);
    };
    const auto& names = index.names();
    expectOrder(Column::White,
                [&](auto& a, auto& b) { return names[a.white].folded < names[b.white].folded; });
    expectOrder(Column::Event,
                [&](auto& a, auto& b) { return names[a.event].folded < names[b.event].folded; });
    expectOrder(Column::Date, [](auto& a, auto& b) { return a.date < b.date; });
    expectOrder(Column::BlackElo, [](auto& a, auto& b) { return a.blackElo < b.blackElo; });
    expectOrder(Column::Eco, [](auto& a, auto& b) { return a.eco < b.eco; });
}

TEST(Sort, roundsCountLikeNumbers)
{
    GameIndex index;
    for (const char* round : {"10.1", "2", "1.10", "1.9", "01", "", "10"}) {
        Row row;
        row.round = index.names().intern(round);
        index.append(row);
    }
    std::vector<std::string> cells;
    for (const auto row : sorted(index, allRows(index), Column::Round, false))
        cells.push_back(index.cell(row, Column::Round));
    EXPECT_EQ(cells, (std::vector<std::string>{"01", "1.9", "1.10", "2", "10", "10.1", ""}));
}
