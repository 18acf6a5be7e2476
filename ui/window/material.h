#pragma once
#include "core/chess/position.h"

#include <vector>

namespace ui {

// What each side has taken since the start, the dearest men first, and who is ahead.
struct Material {
    std::array<std::vector<chess::PieceType>, 2> takenBy; // White, Black
    int whiteAhead = 0;                                   // in pawns: 1, 3, 3, 5, 9
};
// Promoted men count as the pawns they were.
Material materialOf(const chess::Position& start, const chess::Position& now);

} // namespace ui
