#pragma once
#include "core/chess/outcome.h"

#include <string_view>

// The four words for a result (PGN standard 8.2.6): for a file and for the eye.
namespace notation {

// "1-0", "0-1", "1/2-1/2", "*": as PGN writes it.
std::string_view resultText(chess::Result result);
// "1-0", "0-1", "½-½", "*": as people write it.
std::string_view resultSign(chess::Result result);

} // namespace notation
