#pragma once
#include "core/pgn/result_text.h"
#include "core/record/record.h"

namespace pgn {

struct WriteOptions {
    std::size_t lineLength = 79; // PGN standard 8.2.1; 0 for no wrapping
    std::string_view newline = "\n";
    bool comments = true;
    bool nags = true;
    bool variations = true;
};

// What reading gave as text is written as that text, at its place; reading what was written gives the same
// game again. The export form (PGN standard 3.2), UTF-8: Seven Tag Roster first, other tags in their order,
// SetUp and FEN when the start is not the standard array, movetext in English SAN, one blank line after the
// tags and none at the end.
std::string writeGame(const record::Record& record, const WriteOptions& options = {});
} // namespace pgn
