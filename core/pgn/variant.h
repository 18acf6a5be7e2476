#pragma once
#include "core/chess/position.h"

#include <string_view>

namespace pgn {

enum class Variant : std::uint8_t { Standard, Chess960, Unsupported };

// What a Variant tag names; "Standard", "From Position" and the like are the game itself. Spelling, spaces
// and hyphens differ from program to program.
Variant variantFromTag(std::string_view value);
// Has it a castling right that the standard array cannot have?
bool needsChess960(const chess::Position& position);

} // namespace pgn
