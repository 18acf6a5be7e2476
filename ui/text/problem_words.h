#pragma once
#include "core/game/pgn_file.h"
#include "core/notation/fen.h"
#include "core/pgn/problem.h"

#include <QString>

namespace ui::text {

QString fenError(const notation::FenError& error);
QString setupProblem(chess::SetupProblem problem);
QString positionError(const notation::PositionError& error);
QString problemKind(pgn::ProblemKind kind);
// What became of the text that a problem is about.
QString problemKept(const pgn::Problem& problem);
// What is wrong and with what, without its place: "This move is not legal: “Nf9”".
QString problemReason(const pgn::Problem& problem);
// "Game 3, line 41, column 7: “Nf9” is not a legal move: …"
QString problem(const pgn::Problem& problem);
// What happened, to what, and what one can do now.
QString fileError(const game::FileError& error);

} // namespace ui::text
