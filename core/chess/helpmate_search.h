#pragma once
#include "core/chess/winnability.h"

namespace chess {

// Looks for a series of legal moves of both sides that ends with the winner mating, best guess first. Each
// position is met once, so a search that runs out of positions has proved that there is none. The position
// must not be the end of the game already.
WinnabilityVerdict searchHelpmate(const Position& p, Color winner, const WinnabilityLimits& limits,
                                  bool usesProofs);

} // namespace chess
