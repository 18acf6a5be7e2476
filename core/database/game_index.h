#pragma once
#include "core/database/row.h"

#include <span>

// The index of a PGN file: a small row a game, names interned, filter and sort as permutations of row
// numbers.
namespace database {

enum class Column : std::uint8_t {
    Number,
    White,
    WhiteElo,
    Black,
    BlackElo,
    Result,
    Date,
    Event,
    Site,
    Round,
    Eco,
    Plies
};

// Rows one after the other in blocks, so that a growing list is never copied and wastes at most one block.
class RowStore {
public:
    std::size_t size() const { return m_size; }
    const Row& operator[](std::size_t i) const { return m_blocks[i / BlockSize][i % BlockSize]; }
    Row& operator[](std::size_t i) { return m_blocks[i / BlockSize][i % BlockSize]; }
    void push(const Row& row);
    // Rows of any number in one go; `at` is ascending: where they are afterwards, or where they were.
    void insert(std::span<const std::size_t> at, std::span<const Row> rows);
    void erase(std::span<const std::size_t> at);
    void clear();

private:
    static constexpr std::size_t BlockSize = 16384;
    std::vector<std::vector<Row>> m_blocks;
    std::size_t m_size = 0;
};

class GameIndex {
public:
    std::size_t size() const { return m_rows.size(); }
    const Row& row(std::size_t i) const { return m_rows[i]; }
    Row& row(std::size_t i) { return m_rows[i]; }
    const NameTable& names() const { return m_names; }
    NameTable& names() { return m_names; }
    std::string_view name(NameId id) const { return m_names[id].text; }
    // Adds the row of a game as the scanner found it.
    void add(const pgn::Scanner::Found& found) { m_rows.push(rowOf(found, m_names)); }
    void append(const Row& row) { m_rows.push(row); }
    void insert(std::span<const std::size_t> at, std::span<const Row> rows) { m_rows.insert(at, rows); }
    void erase(std::span<const std::size_t> at) { m_rows.erase(at); }
    void clear();
    // The text of a cell as the list shows it; unknown values are empty.
    std::string cell(std::size_t row, Column column) const;

private:
    RowStore m_rows;
    NameTable m_names;
};

// Rows in the order of a column; equal ones keep the order of the file, unknown values come last either way.
std::vector<std::uint32_t> sorted(const GameIndex& index, std::span<const std::uint32_t> rows, Column column,
                                  bool descending);
std::vector<std::uint32_t> allRows(const GameIndex& index);

} // namespace database
