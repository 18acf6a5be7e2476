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
// Why the touched men forbid this move: what must be done with which one, or that castling is lost.
QString touchedFirst(const chess::Position& position, game::TouchedMen touched, chess::Move move);
QString illegalMovePenalty(const Names& names, chess::Color by);
// "1½ – ½" with the names around it; `games` is 0 when the series has no fixed length.
QString score(const game::Match& match);
QString seriesState(const game::Match& match);
// "Game 2 of 3": the one that is played now.
QString seriesGame(const game::Match& match);
// The names beside the score; "Player 1" where there is none.
QString playerName(const game::Match& match, int player);
// Half points as "1½".
QString points(int halfPoints);

} // namespace ui::text
