#pragma once
#include "core/chess/position_setup.h"

namespace chess {

// Every problem of a set-up, in the order of SetupProblem; empty when a game can have led to it, as far as
// one can tell from the men and the last move.
std::vector<SetupProblem> checkSetup(const PositionSetup& setup);

// The castling rights that can be: king and rook on the back rank, at most one rook on either side of the
// king (the outermost).
Bitboard possibleCastlingRooks(const PositionSetup& setup);

// Can the opponent's last move have been a pawn's double step over the set en passant square?
bool isEnPassantPossible(const PositionSetup& setup);

} // namespace chess
