#include "core/game/row_shift.h"

#include <algorithm>
#include <numeric>

namespace game {

std::optional<std::size_t> RowShift::operator()(std::size_t row) const
{
    const auto at = std::lower_bound(removed.begin(), removed.end(), row);
    const auto before = std::size_t(at - removed.begin());
    if (at != removed.end() && *at == row)
        return isMove ? std::optional(inserted[before]) : std::nullopt;
    // The n-th inserted row has inserted[n] - n old ones in front of it.
    const auto old = row - before;
    std::size_t low = 0, high = inserted.size();
    while (low < high) {
        const auto middle = (low + high) / 2;
        if (inserted[middle] - middle <= old)
            low = middle + 1;
        else
            high = middle;
    }
    return old + low;
}

RowShift RowShift::move(const std::vector<std::size_t>& rows, std::size_t before)
{
    RowShift shift{rows, std::vector<std::size_t>(rows.size()), true};
    const auto above = std::lower_bound(rows.begin(), rows.end(), before) - rows.begin();
    std::iota(shift.inserted.begin(), shift.inserted.end(), before - std::size_t(above));
    if (shift.inserted == shift.removed)
        return {};
    return shift;
}

} // namespace game
