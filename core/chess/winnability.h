#pragma once
#include "core/chess/position.h"

#include <stop_token>
#include <vector>

namespace chess {

// Can a side still checkmate by some series of legal moves, the opponent's most helpful ones included? That
// is the question of the dead position (FIDE 5.2.2: neither side can) and of the flag (6.9: a draw if the
// opponent cannot). Repetitions and the counts of moves are left out of it: nobody need claim them.
enum class Winnability : std::uint8_t { Winnable, Unwinnable, Undecided };

struct WinnabilityVerdict {
    Winnability answer = Winnability::Undecided;
    // When winnable: legal moves from the position to a checkmate, replayed before it was believed.
    std::vector<Move> line;
    // Positions looked at.
    std::uint64_t nodes = 0;
};

struct WinnabilityLimits {
    // Some 0.3 µs each; no more than 500,000 are kept at a time, of 100 bytes each.
    std::uint64_t nodes = 4'000'000;
    // Asked every few thousand nodes; the answer is then Undecided.
    std::stop_token stop;
};

WinnabilityVerdict decideWinnability(const Position& p, Color winner, const WinnabilityLimits& limits = {});

// The quick form, in microseconds: true only when `winner` certainly cannot mate; false leaves it open.
bool isCertainlyUnwinnable(const Position& p, Color winner);

} // namespace chess
