#pragma once
#include "core/pgn/problem.h"

namespace cli {

class JsonWriter;

// English words for scripts and logs.
std::string_view reasonText(chess::IllegalReason reason);
std::string reasonText(const notation::PositionError& error);
// "games.pgn:12:5: game 3: illegal move "Nf9": no man moves so".
std::string problemText(std::string_view file, const pgn::Problem& problem);

// The same as a JSON object: line, column, kind, severity, token, reason.
void writeProblem(JsonWriter& json, const pgn::Problem& problem);
// A text of white space is an empty file; anything else in which no game is found is none of ours.
bool hasText(std::string_view text);

} // namespace cli
