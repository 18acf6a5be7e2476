#pragma once
#include "core/notation/piece_letters.h"
#include "core/pgn/game_range.h"

#include <string_view>

namespace pgn {

// The letters of the men in a game that English reads for only so many plies (N6): those that read more of
// its main line, to its end or much further. Of several that do equally well the first of
// notation::allPieceLetters(); English when there are none.
const notation::PieceLetters& lettersOf(std::string_view text, const GameRange& range, int englishPlies);

} // namespace pgn
