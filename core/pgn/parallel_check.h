#pragma once
#include "core/pgn/reader.h"

#include <functional>

namespace pgn {

struct CheckedGame {
    std::size_t number = 0; // from 1
    GameSummary summary;
    std::vector<Problem> problems;
};

// Reads all games of a UTF-8 text for their problems, on several threads; 0 takes as many as the machine has.
// Games are given out in the order of the text, one at a time, from any of the threads.
void checkGames(std::string_view text, const std::function<void(const CheckedGame&)>& use,
                unsigned threads = 0);

} // namespace pgn
