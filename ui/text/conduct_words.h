#pragma once
#include "core/game/match.h"
#include "ui/text/words.h"

// What the referee says beside moves: claims, penalties, the state of a series.
namespace ui::text {

// "After move 12", "At the start".
QString plyName(int ply, const chess::Position& start);
// Why a claim is refused, and what follows: "The claim is not correct: this position has stood twice; 34
// moves without capture or pawn move."
QString claimRefused(const game::GameLine::Basis& basis, bool declared, bool penalty);
// "Equal positions: after 12… Ng8, 14… Ng8"; how many moves since the last capture or pawn move.
QString repetitionBasis(const game::GameLine::Basis& basis);
QString quietBasis(const game::GameLine::Basis& basis);
// What touched men bind to (R24); `binding` as TouchedMen::binding() gives it.
QString touched(const chess::Position& position, const std::vector<chess::Square>& binding);
QString illegalMovePenalty(const Names& names, chess::Color by);
// "1½ – ½" with the names around it; `games` is 0 when the series has no fixed length.
QString score(const game::Match& match);
QString seriesState(const game::Match& match);
// Half points as "1½".
QString points(int halfPoints);

} // namespace ui::text
