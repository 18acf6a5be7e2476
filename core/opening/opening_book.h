#pragma once
#include "core/chess/position.h"

#include <string>
#include <string_view>
#include <unordered_map>

#include <tl/expected.hpp>

// Names of openings by position, so that transpositions are found.
namespace opening {

struct Opening {
    std::string eco;  // "C50"
    std::string name; // "Italian Game", English
};

class OpeningBook {
public:
    // Text of the data file: eco, name, moves in UCI, tab-separated, a line an opening. The error is the line number.
    static tl::expected<OpeningBook, int> parse(std::string_view tsv);
    // The opening whose last position this is; nullptr when it has no name.
    const Opening* find(const chess::Position& p) const;
    std::size_t size() const { return m_byKey.size(); }

private:
    std::unordered_map<std::uint64_t, Opening> m_byKey;
};

} // namespace opening
