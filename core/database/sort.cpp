#include "core/database/game_index.h"

#include <algorithm>
#include <numeric>

namespace database {

namespace {

constexpr std::uint32_t Unknown = 0xffffffff;

struct Keyed {
    std::uint32_t key;
    std::uint32_t row;
};

// Least significant digit first, 11 bits a pass: stable, and a million rows take a few passes over 8 MB.
void radixSort(std::vector<Keyed>& items)
{
    constexpr unsigned Bits = 11;
    constexpr std::uint32_t Mask = (1u << Bits) - 1;
    std::vector<Keyed> other(items.size());
    for (unsigned shift = 0; shift < 32; shift += Bits) {
        std::array<std::size_t, Mask + 2> starts{};
        for (const auto& item : items)
            ++starts[(item.key >> shift & Mask) + 1];
        if (std::find(starts.begin(), starts.end(), items.size()) != starts.end())
            continue; // all have the same digit
        std::partial_sum(starts.begin(), starts.end(), starts.begin());
        for (const auto& item : items)
            other[starts[item.key >> shift & Mask]++] = item;
        items.swap(other);
    }
}

// Compares runs of digits as numbers: round 2 comes before round 10, "3.9" before "3.10".
bool naturalLess(std::string_view a, std::string_view b)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    std::size_t i = 0, j = 0;
    while (i < a.size() && j < b.size()) {
        if (!isDigit(a[i]) || !isDigit(b[j])) {
            if (a[i] != b[j])
                return std::uint8_t(a[i]) < std::uint8_t(b[j]);
            ++i;
            ++j;
            continue;
        }
        const auto number = [&isDigit](std::string_view s, std::size_t& at) {
            while (at < s.size() && s[at] == '0')
                ++at;
            const auto begin = at;
            while (at < s.size() && isDigit(s[at]))
                ++at;
            return s.substr(begin, at - begin);
        };
        const auto x = number(a, i), y = number(b, j);
        if (x.size() != y.size())
            return x.size() < y.size();
        if (x != y)
            return x < y;
    }
    return a.size() - i < b.size() - j;
}

// A name with the first bytes of its folded form as a number, which settles most comparisons.
struct Prefixed {
    std::uint64_t prefix;
    NameId id;
};

std::uint64_t prefixOf(std::string_view s)
{
    std::uint64_t prefix = 0;
    for (std::size_t i = 0; i < 8; ++i)
        prefix = prefix << 8 | (i < s.size() ? std::uint8_t(s[i]) : 0u);
    return prefix;
}

// The place in the alphabet of each name that is `used`; names that read the same share it, the empty one has
// none.
std::vector<std::uint32_t> ranks(const NameTable& names, const std::vector<char>& used, bool natural)
{
    std::vector<Prefixed> order;
    for (NameId id = 0; id < names.size(); ++id) {
        if (used[id])
            order.push_back({natural ? 0 : prefixOf(names[id].folded), id});
    }
    const auto less = [&](const Prefixed& a, const Prefixed& b) {
        if (a.prefix != b.prefix)
            return a.prefix < b.prefix;
        const auto &x = names[a.id].folded, &y = names[b.id].folded;
        return natural ? naturalLess(x, y) : x < y;
    };
    std::sort(order.begin(), order.end(), less);
    std::vector<std::uint32_t> rank(names.size(), Unknown);
    std::uint32_t place = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i > 0 && less(order[i - 1], order[i]))
            ++place;
        if (!names[order[i].id].folded.empty())
            rank[order[i].id] = place;
    }
    return rank;
}

std::uint32_t numberKey(const Row& row, Column column)
{
    const auto known = [](std::uint32_t n) { return n == 0 ? Unknown : n; };
    switch (column) {
    case Column::WhiteElo:
        return known(row.whiteElo);
    case Column::BlackElo:
        return known(row.blackElo);
    case Column::Date:
        return known(row.date);
    case Column::Plies:
        return row.plies;
    case Column::Eco:
        return known(std::uint32_t(std::uint8_t(row.eco[0]) << 16 | std::uint8_t(row.eco[1]) << 8 |
                                   std::uint8_t(row.eco[2])));
    case Column::Result:
        switch (row.result) {
        case chess::Result::WhiteWins:
            return 0;
        case chess::Result::Draw:
            return 1;
        case chess::Result::BlackWins:
            return 2;
        case chess::Result::Unfinished:
            return Unknown;
        }
        return Unknown;
    default:
        return Unknown;
    }
}

NameId nameIn(const Row& row, Column column)
{
    switch (column) {
    case Column::White:
        return row.white;
    case Column::Black:
        return row.black;
    case Column::Event:
        return row.event;
    case Column::Site:
        return row.site;
    default:
        return row.round;
    }
}

bool isName(Column column)
{
    return column == Column::White || column == Column::Black || column == Column::Event ||
           column == Column::Site || column == Column::Round;
}

} // namespace

std::vector<std::uint32_t> sorted(const GameIndex& index, std::span<const std::uint32_t> rows, Column column,
                                  bool descending)
{
    std::vector<Keyed> items;
    items.reserve(rows.size());
    if (column == Column::Number) {
        for (const auto row : rows)
            items.push_back({row, row});
    } else if (isName(column)) {
        std::vector<char> used(index.names().size());
        for (const auto row : rows)
            used[nameIn(index.row(row), column)] = 1;
        const auto rank = ranks(index.names(), used, column == Column::Round);
        for (const auto row : rows)
            items.push_back({rank[nameIn(index.row(row), column)], row});
    } else {
        for (const auto row : rows)
            items.push_back({numberKey(index.row(row), column), row});
    }
    if (descending) {
        for (auto& item : items)
            item.key = item.key == Unknown ? Unknown : Unknown - 1 - item.key;
    }
    radixSort(items);
    std::vector<std::uint32_t> out(items.size());
    std::transform(items.begin(), items.end(), out.begin(), [](const Keyed& item) { return item.row; });
    return out;
}

} // namespace database
