#pragma once
#include "core/chess/position_setup.h"

namespace chess {

// Every problem of a set-up, in the order of SetupProblem; empty when Position::fromSetup loses and refuses nothing.
std::vector<SetupProblem> checkSetup(const PositionSetup& setup);

} // namespace chess
