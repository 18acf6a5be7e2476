#pragma once
#include <cstddef>
#include <optional>
#include <vector>

namespace game {

// How the rows of a list have changed places: some were taken out, then some were put in. Where a row is now
// is found in the logarithm of the number of rows that were touched.
struct RowShift {
    std::vector<std::size_t> removed;  // as they were counted before, ascending
    std::vector<std::size_t> inserted; // as they are counted now, ascending
    bool isMove = false;               // the n-th of the one is the n-th of the other

    // Where that row is now; nothing when it was taken out.
    std::optional<std::size_t> operator()(std::size_t row) const;
    bool isNothing() const { return removed.empty() && inserted.empty(); }
    // What undoes it.
    RowShift inverse() const { return {inserted, removed, isMove}; }
    // These rows (ascending) together, in front of the row `before`, all counted as they are now; the number
    // of rows for the end. Nothing when they stand there already.
    static RowShift move(const std::vector<std::size_t>& rows, std::size_t before);
};

} // namespace game
