#pragma once
#include "core/chess/mating_plan.h"
#include "core/chess/winnability.h"

namespace chess {

// Looks for a series of legal moves of both sides that ends with the winner mating, best guess first. Each
// position is met once, so a search that runs out of positions has proved that there is none. The position
// must not be the end of the game already.
WinnabilityVerdict searchHelpmate(const Position& p, Color winner, const WinnabilityLimits& limits,
                                  bool usesProofs);
// The same, led by a plan instead of the guess.
WinnabilityVerdict searchHelpmate(const Position& p, Color winner, const WinnabilityLimits& limits,
                                  const MatingPlan& plan);

} // namespace chess
