#pragma once
#include "core/chess/outcome.h"

#include <functional>

namespace game {

// Can a side still mate by some series of legal moves? Undecided counts as possible.
enum class MateVerdict : std::uint8_t { Impossible, Possible, Undecided };

// Asks whether `winner` can still mate. It answers exactly once, at once or later, in the thread that asked;
// nobody minds an answer that comes when the game has gone on.
using MateJudge =
    std::function<void(const chess::Position&, chess::Color winner, std::function<void(MateVerdict)> answer)>;

// True when no series of legal moves lets `winner` mate, by material alone: a bare king; a knight against
// nothing but queens; bishops of one colour against nothing that could stand in its own king's way. Never
// wrong, not complete.
bool cannotMateByMaterial(const chess::Position& p, chess::Color winner);
// The judge that looks at the material only; it answers at once.
void judgeByMaterial(const chess::Position& p, chess::Color winner,
                     const std::function<void(MateVerdict)>& answer);

// The flag of `flagged` has fallen (FIDE 6.9).
chess::Outcome outcomeOnFlagFall(chess::Color flagged, MateVerdict opponent);
// `offender` has completed its second illegal move (FIDE 7.5.5).
chess::Outcome outcomeOnIllegalMoves(chess::Color offender, MateVerdict opponent);

} // namespace game
