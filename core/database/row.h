#pragma once
#include "core/chess/outcome.h"
#include "core/database/name_table.h"
#include "core/pgn/scanner.h"
#include "core/record/record.h"

#include <array>

namespace database {

// What the list shows of a game; 56 bytes, names interned in a NameTable.
struct Row {
    std::uint64_t offset = 0;    // bytes from the start of the file
    std::uint32_t length = 0;    // bytes
    std::uint32_t firstLine = 0; // from 1
    NameId white = 0, black = 0, event = 0, site = 0, round = 0;
    std::uint32_t date = 0; // yyyymmdd, 0 for unknown parts
    std::uint32_t unsaved =
        0; // for the owner of the file: where its unsaved text is, 0 when it is as in the file
    std::uint32_t plies = 0;                  // of the main line, as the text has them
    std::uint16_t whiteElo = 0, blackElo = 0; // 0 unknown
    std::array<char, 3> eco{};                // "C50" or zeros
    chess::Result result = chess::Result::Unfinished;
    friend bool operator==(const Row&, const Row&) = default;
};
static_assert(sizeof(Row) <= 56, "a million games are 56 MB");

// The row of a game as the scanner found it; its names are interned in `names`.
Row rowOf(const pgn::Scanner::Found& found, NameTable& names);
// The row of a game in memory; offset, length and line are left 0.
Row rowOf(const record::Record& record, NameTable& names);

// "1999.05.07", "1999.??.??", "1999", "1999-5-7" to yyyymmdd; 0 when there is no year.
std::uint32_t parseDate(std::string_view value);
// A date that somebody asks for, of which nothing may be left out of account: 0 also for a month or a day
// that is not in the calendar, and for other text behind it.
std::uint32_t parseWantedDate(std::string_view value);
// "1999.05.07", "1999.05", "1999" or "".
std::string formatDate(std::uint32_t date);

} // namespace database
