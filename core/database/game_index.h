#pragma once
#include "core/chess/outcome.h"
#include "core/pgn/scanner.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

// The index of a PGN file: a small row a game, names interned, filter and sort as permutations of row numbers.
namespace database {

enum class Column : std::uint8_t { Number, White, WhiteElo, Black, BlackElo, Result, Date, Event, Site, Round, Eco, Plies };

using NameId = std::uint32_t;

// What the list shows of a game. Names are interned in the GameIndex.
struct Row {
    std::uint64_t offset = 0;   // bytes from the start of the file
    std::uint32_t length = 0;   // bytes
    std::uint32_t firstLine = 0;
    NameId white = 0, black = 0, event = 0, site = 0, round = 0;
    std::uint32_t date = 0;     // yyyymmdd, 0 for unknown parts
    std::uint16_t whiteElo = 0, blackElo = 0; // 0 unknown
    std::array<char, 3> eco{};  // "C50" or zeros
    chess::Result result = chess::Result::Unfinished;
};

class GameIndex {
public:
    std::size_t size() const { return m_rows.size(); }
    const Row& row(std::size_t i) const { return m_rows[i]; }
    std::string_view name(NameId id) const;
    NameId intern(std::string_view name);
    // Adds the row of a game as the scanner found it.
    void add(const pgn::Scanner::Found& found);
    void append(Row row) { m_rows.push_back(row); }
    void replace(std::size_t i, Row row) { m_rows[i] = row; }
    void erase(std::size_t i);
    // The text of a cell as the list shows it.
    std::string cell(std::size_t row, Column column) const;

private:
    std::vector<Row> m_rows;
    // Interned names: to be filled in.
};

// Rows in the order of a column; equal ones keep the order of the file.
std::vector<std::uint32_t> sorted(const GameIndex& index, std::span<const std::uint32_t> rows, Column column, bool descending);
// Rows in which every word of the text is found (without regard to case or accents) in a name, date, result or ECO code.
std::vector<std::uint32_t> filtered(const GameIndex& index, std::string_view text);

} // namespace database
