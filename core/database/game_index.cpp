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

void RowStore::insert(std::span<const std::size_t> at, std::span<const Row> rows)
{
    if (at.empty())
        return;
    auto from = m_size;
    for (const auto& row : rows)
        push(row);
    auto left = at.size();
    for (auto to = m_size; left > 0; --to) {
        if (at[left - 1] == to - 1)
            (*this)[to - 1] = rows[--left];
        else
            (*this)[to - 1] = (*this)[--from];
    }
}

void RowStore::erase(std::span<const std::size_t> at)
{
    if (at.empty())
        return;
    auto to = at.front();
    std::size_t next = 0;
    for (auto from = to; from < m_size; ++from) {
        if (next < at.size() && at[next] == from)
            ++next;
        else
            (*this)[to++] = (*this)[from];
    }
    m_size = to;
    m_blocks.resize((m_size + BlockSize - 1) / BlockSize);
    if (!m_blocks.empty())
        m_blocks.back().resize(m_size - (m_blocks.size() - 1) * BlockSize);
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
