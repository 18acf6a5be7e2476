#pragma once
#include "core/pgn/problem.h"

namespace cli {

// English words for scripts and logs.
std::string_view reasonText(chess::IllegalReason reason);
std::string reasonText(const notation::PositionError& error);
// "games.pgn:12:5: game 3: illegal move "Nf9": no man moves so".
std::string problemText(std::string_view file, const pgn::Problem& problem);

} // namespace cli
