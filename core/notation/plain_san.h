#pragma once
#include "core/chess/position.h"

#include <string_view>

namespace notation {

// The short way for nearly every move of nearly every file: the legal move that a text in the export form
// names ("e4", "Nbd2+", "exd8=Q#", "O-O"). Nothing for any other text; parseSan() tells what that is, and
// tries this first.
std::optional<chess::Move> readPlainSan(const chess::Position& p, std::string_view text);

} // namespace notation
