#pragma once
#include "core/pgn/encoding.h"
#include "core/pgn/reader.h"

#include <functional>

namespace pgn {

struct CheckedGame {
    std::size_t number = 0; // from 1
    GameSummary summary;
    std::vector<Problem> problems;
};

// Reads all games of a text for their problems, on several threads; 0 takes as many as the machine has. Games
// are given out in the order of the text, one at a time, from any of the threads. The encoding keeps ASCII: a
// game that is not UTF-8 is decoded for itself (its problems' lines and columns are those of the text, their
// offsets are not).
void checkGames(std::string_view text, const Encoding& encoding,
                const std::function<void(const CheckedGame&)>& use, unsigned threads = 0);

} // namespace pgn
