#pragma once
#include "core/chess/position.h"

#include <vector>

// The laws of movement written a second time, as slowly and plainly as they read, to check core/chess
// against. It knows neither its attack tables nor its bitboards: every candidate is tried out on a board of
// 64 squares.
namespace support::slow {

bool isAttacked(const chess::PositionSetup& board, chess::Square target, chess::Color by);
bool isCheck(const chess::PositionSetup& board);
std::vector<chess::Move> legalMoves(const chess::PositionSetup& board);
// En passant is noted after every double step, whether or not it is possible.
chess::PositionSetup after(const chess::PositionSetup& board, chess::Move m);

} // namespace support::slow
