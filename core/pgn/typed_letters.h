#pragma once
#include "core/notation/piece_letters.h"

#include <string>
#include <string_view>

namespace pgn {

// Movetext that somebody has typed in the letters he plays in (N6), as a file has it: moves with the letters
// of English, all else as it is.
std::string withEnglishLetters(std::string_view movetext, const notation::PieceLetters& letters);

} // namespace pgn
