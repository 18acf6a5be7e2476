#pragma once
#include "core/chess/position.h"

namespace chess {

// The number of leaves of the tree of legal moves, depth in plies; 1 for depth 0.
std::uint64_t perft(const Position& p, int depth);

} // namespace chess
