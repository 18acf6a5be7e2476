#pragma once
#include "core/chess/position.h"

#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <unordered_map>

// Names of openings by position, so that transpositions are found.
namespace opening {

struct Opening {
    std::string eco;  // "C50"
    std::string name; // "Italian Game", English
};

class OpeningBook {
public:
    // Text of the data file: eco, name, moves in UCI, tab-separated, a line an opening; lines that begin with
    // # are comments. The error is the number of the first bad line, from 1.
    static tl::expected<OpeningBook, int> parse(std::string_view tsv);
    // The opening whose last position this is; nullptr when it has no name.
    const Opening* find(const chess::Position& p) const { return find(p.key()); }
    const Opening* find(std::uint64_t key) const;
    // The last named opening on a path of positions, given by their keys from the start of the game to now
    // (V6); nullptr when none has a name.
    const Opening* lastOn(std::span<const std::uint64_t> keys) const;
    std::size_t size() const { return m_byKey.size(); }

private:
    std::unordered_map<std::uint64_t, Opening> m_byKey;
};

} // namespace opening
