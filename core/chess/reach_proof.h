#pragma once
#include "core/chess/position.h"

namespace chess {

// Proves without search that a side can never mate, from where the men could ever get at all.
//
// For every man a set of squares is grown to a fixpoint that holds each square it may ever stand on, whoever
// moves how often. A man that never leaves its square and can never be taken is a wall: line pieces stop
// there, and what it attacks the other king never enters. Every legal move leads from a position that these
// sets describe to another one, so what they exclude never happens. Whatever else could hinder a move (pins,
// the turn, other men in the way) is ignored: that only makes the sets larger.
bool isMateOutOfReach(const Position& p, Color winner);

} // namespace chess
