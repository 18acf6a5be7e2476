#include "core/database/game_index.h"

#include "core/notation/result.h"

#include <numeric>

namespace database {

void RowStore::push(const Row& row)
{
    if (m_size == m_blocks.size() * BlockSize)
        m_blocks.emplace_back().reserve(BlockSize);
    m_blocks[m_size / BlockSize].push_back(row);
    ++m_size;
}

void RowStore::insert(std::size_t i, const Row& row)
{
    push(row);
    for (auto at = m_size - 1; at > i; --at)
        (*this)[at] = (*this)[at - 1];
    (*this)[i] = row;
}

void RowStore::erase(std::size_t i)
{
    for (auto at = i; at + 1 < m_size; ++at)
        (*this)[at] = (*this)[at + 1];
    m_blocks.back().pop_back();
    if (m_blocks.back().empty())
        m_blocks.pop_back();
    --m_size;
}

void RowStore::clear()
{
    m_blocks.clear();
    m_size = 0;
}

void GameIndex::clear()
{
    m_rows.clear();
    m_names = {};
}

std::string GameIndex::cell(std::size_t i, Column column) const
{
    const auto& r = row(i);
    const auto number = [](unsigned n) { return n == 0 ? std::string() : std::to_string(n); };
    switch (column) {
    case Column::Number:
        return std::to_string(i + 1);
    case Column::White:
        return std::string(name(r.white));
    case Column::Black:
        return std::string(name(r.black));
    case Column::Event:
        return std::string(name(r.event));
    case Column::Site:
        return std::string(name(r.site));
    case Column::Round:
        return std::string(name(r.round));
    case Column::WhiteElo:
        return number(r.whiteElo);
    case Column::BlackElo:
        return number(r.blackElo);
    case Column::Result:
        return std::string(notation::resultSign(r.result));
    case Column::Date:
        return formatDate(r.date);
    case Column::Eco:
        return r.eco[0] == 0 ? std::string() : std::string(r.eco.data(), r.eco.size());
    case Column::Plies:
        return number(r.plies);
    }
    return {};
}

std::vector<std::uint32_t> allRows(const GameIndex& index)
{
    std::vector<std::uint32_t> rows(index.size());
    std::iota(rows.begin(), rows.end(), 0u);
    return rows;
}

} // namespace database
