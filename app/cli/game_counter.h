#pragma once
#include "app/cli/selection.h"
#include "core/chess/outcome.h"
#include "core/opening/opening_book.h"
#include "core/pgn/parallel_games.h"

#include <chrono>

namespace cli {

// What the statistics take of a game.
struct CountedGame {
    std::size_t number = 0; // in its file, from 1
    std::size_t end = 0;    // in its file
    bool isChess = false;   // has tags or moves, and not only text
    bool selected = false;
    bool faulty = false;
    chess::Result result = chess::Result::Unfinished;
    int plies = 0;
    std::string white, black; // "" when unknown
    std::size_t whiteElo = 0, blackElo = 0;
    int year = 0;
    std::string eco;         // by the tag, else by the moves; "" when neither has one
    std::string opening;     // its name by the moves
    std::string termination; // the tag's value
    bool isMate = false, isStalemate = false;
    // By the clock times in the comments, for White and for Black.
    struct Thinking {
        std::chrono::milliseconds time{0};
        std::size_t moves = 0;
        std::chrono::milliseconds longest{0};
    };
    std::array<Thinking, 2> thinking;
};

// Reads games of one file for the statistics; one for each thread.
class GameCounter {
public:
    GameCounter(const Selection& selection, const opening::OpeningBook& book);
    GameCounter(GameCounter&&) noexcept;
    ~GameCounter();
    CountedGame operator()(const pgn::GameText& game);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace cli
