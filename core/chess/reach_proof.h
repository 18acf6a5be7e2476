#pragma once
#include "core/chess/position.h"

namespace chess {

// Proves without search that a side can never mate, from where the men could ever get at all.
bool isMateOutOfReach(const Position& p, Color winner);

} // namespace chess
