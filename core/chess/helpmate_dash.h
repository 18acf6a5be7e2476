#pragma once
#include "core/chess/winnability.h"

namespace chess {

// The first try for a mate that both sides work for, in microseconds: led by HelpmateGuess, but a move is
// only reckoned with until its turn comes. Most are never played. Answers Winnable or Undecided.
WinnabilityVerdict dashForHelpmate(const Position& p, Color winner, std::uint64_t maxNodes);

} // namespace chess
