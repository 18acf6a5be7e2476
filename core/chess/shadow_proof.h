#pragma once
#include "core/chess/position.h"

#include <cstdint>

namespace chess {

// Proves by exhaustion that a side can never mate, where the free pieces are too many to try all their
// places.
//
// Kings and pawns have a place, and some of the pieces: which ones, several choices are tried. The others are
// shadows: each may stand on any square that it could have come to, and is never missing. From a position
// every move is tried that some placing of the shadows would allow; a shadow's own move is a pass, or takes
// what some place of it attacks. So every position that the game can come to is met with its shadows taken
// away, and when none of those could be a mate by any placing, there is none.
//
// A mate that stands already is not looked for. The effort is counted in squares tried, some ten nanoseconds
// each: no more than so many for each choice; what was spent is added up.
bool isMateBeyondShadows(const Position& p, Color winner, std::uint64_t maxEffort, std::uint64_t& effort);

} // namespace chess
