#include "core/game/row_shift.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <random>

using game::RowShift;

namespace {

using Rows = std::vector<std::size_t>;

// The same by taking out and putting in one by one.
Rows applied(const RowShift& shift, Rows rows, std::size_t fresh)
{
    Rows taken;
    for (auto at = shift.removed.rbegin(); at != shift.removed.rend(); ++at) {
        taken.insert(taken.begin(), rows[*at]);
        rows.erase(rows.begin() + std::ptrdiff_t(*at));
    }
    for (std::size_t i = 0; i < shift.inserted.size(); ++i)
        rows.insert(rows.begin() + std::ptrdiff_t(shift.inserted[i]), shift.isMove ? taken[i] : fresh + i);
    return rows;
}

void expectRight(const RowShift& shift, std::size_t size)
{
    Rows old(size);
    std::iota(old.begin(), old.end(), 0u);
    const auto now = applied(shift, old, 1000);
    for (const auto row : old) {
        const auto at = std::find(now.begin(), now.end(), row);
        const auto found = shift(row);
        EXPECT_EQ(found.has_value(), at != now.end());
        if (found)
            EXPECT_EQ(*found, std::size_t(at - now.begin()));
    }
}

Rows some(std::mt19937& random, std::size_t size)
{
    Rows rows;
    for (std::size_t i = 0; i < size; ++i) {
        if (random() % 3 == 0)
            rows.push_back(i);
    }
    return rows;
}

} // namespace

TEST(RowShift, isWhatRemovingAndInsertingDo)
{
    std::mt19937 random(7);
    for (int round = 0; round < 500; ++round) {
        const std::size_t size = 1 + random() % 12;
        const auto removed = some(random, size);
        const auto inserted = some(random, size - removed.size());
        expectRight({removed, inserted}, size);
        expectRight({removed, {}}, size);
        expectRight({{}, inserted}, size);
    }
}

TEST(RowShift, movesTogetherAndBack)
{
    std::mt19937 random(8);
    for (int round = 0; round < 500; ++round) {
        const std::size_t size = 1 + random() % 12;
        const auto rows = some(random, size);
        const auto before = random() % (size + 1);
        const auto shift = RowShift::move(rows, before);
        expectRight(shift, size);
        Rows old(size);
        std::iota(old.begin(), old.end(), 0u);
        const auto now = applied(shift, old, 0);
        EXPECT_EQ(applied(shift.inverse(), now, 0), old);
        if (!shift.isNothing()) {
            const auto first = std::find(now.begin(), now.end(), rows.front());
            EXPECT_TRUE(std::equal(rows.begin(), rows.end(), first));
        }
    }
    EXPECT_TRUE(RowShift::move({2, 3}, 2).isNothing());
    EXPECT_TRUE(RowShift::move({2, 3}, 4).isNothing());
    EXPECT_TRUE(RowShift::move({2, 3}, 3).isNothing());
    EXPECT_FALSE(RowShift::move({2, 4}, 3).isNothing());
    EXPECT_TRUE(RowShift::move({}, 0).isNothing());
}
