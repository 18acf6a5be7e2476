#pragma once
#include "core/chess/position.h"

#include <cstdint>

namespace chess {

// Proves without search, or after a few moves where there is little choice, that a side can never mate: a man
// that must be taken at once is none that could mate later. No more effort than isMateBeyondShadows() may
// spend on one choice of shadows goes into each position; what was spent is added up.
bool isHopelessWhereForced(const Position& p, Color winner, std::uint64_t maxEffort, std::uint64_t& effort);

} // namespace chess
