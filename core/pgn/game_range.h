#pragma once
#include "core/chess/outcome.h"

#include <cstddef>
#include <optional>

namespace pgn {

// Where a game stands in its text: bytes [begin, end), and the line its first byte is on (from 1). Between
// two games and around them stands nothing but white space.
//
//     begin      text before the tags: comments, escape lines, prose
//     bodyBegin  tags and movetext
//     bodyEnd    the result marker
//     tailBegin  text after the result, up to the next blank line
//     end
struct GameRange {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t firstLine = 1;
    std::size_t bodyBegin = 0;
    std::size_t bodyEnd = 0;
    std::size_t tailBegin = 0;
    std::optional<chess::Result> marker; // nothing: the game has no termination marker
    friend bool operator==(const GameRange&, const GameRange&) = default;
};

} // namespace pgn
