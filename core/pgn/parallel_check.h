#pragma once
#include "core/pgn/parallel_games.h"

#include <functional>

namespace pgn {

struct CheckedGame {
    std::size_t number = 0; // from 1
    std::size_t line = 1;   // of its first byte in the source
    std::size_t end = 0;    // in the source
    GameSummary summary;
    std::vector<Problem> problems;
};

// Reads all games of a source for their problems, on several threads. Games are given out in the order of the
// text, one at a time, from any of the threads, until `use` returns false.
void checkGames(const GameSource& source, const std::function<bool(const CheckedGame&)>& use);
// The same to the end of a text.
void checkGames(std::string_view text, const Encoding& encoding,
                const std::function<void(const CheckedGame&)>& use, unsigned threads = 0);

} // namespace pgn
