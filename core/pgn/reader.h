#pragma once
#include "core/pgn/problem.h"
#include "core/pgn/splitter.h"
#include "core/record/record.h"

namespace pgn {

struct ReadGame {
    record::Record record;
    std::vector<Problem> problems;
    GameRange range;
};

// Reads the games of a UTF-8 text one by one (PGN standard, import format, and what the world writes). Never
// throws, never stops before the end of the text, never invents a move: at a fault in the main line the good
// part is kept and the rest of that game becomes Record::unreadTail(); a fault in a variation ends that
// variation likewise.
class Reader {
public:
    // Deeper variations are kept as text, so that nobody who walks a tree has to fear for his stack.
    static constexpr int MaxDepth = 200;
    explicit Reader(std::string_view text) : m_text(text) {}
    // The next game, or nothing at the end.
    std::optional<ReadGame> next();
    // Only where the next game stands.
    std::optional<GameRange> nextRange();

private:
    void splitMore();

    std::string_view m_text;
    Splitter m_splitter;
    std::vector<GameRange> m_found; // games found ahead,
    std::size_t m_given = 0;        // of which so many have been given out
    std::size_t m_at = 0;
    std::size_t m_games = 0;
    bool m_atEnd = false;
};

// One game out of a text that holds just that game. The place makes the problems point into the game's file.
ReadGame readGame(std::string_view text, const GamePlace& place = {});
// The game at that range of a text, whose first byte stands at the place.
ReadGame readGame(std::string_view text, const GameRange& range, const GamePlace& place);

// What a reading that keeps nothing tells of a game (adoube-cli check).
struct GameSummary {
    bool isChess = false; // has tags or moves, also unread ones, and not only text
    int plies = 0;        // of the main line
    int nodes = 0;        // moves with those of variations
    int comments = 0;     // with those before the tags and after the result
    int nags = 0;
    chess::Result result = chess::Result::Unfinished;
    chess::Position last; // of the main line
};

// Reads games for their problems only: as Reader, at several times its speed.
class Checker {
public:
    Checker();
    Checker(Checker&&) noexcept;
    Checker& operator=(Checker&&) noexcept;
    ~Checker();
    // One game of the text, whose first byte stands at the place. Problems are appended.
    GameSummary check(std::string_view text, const GameRange& range, const GamePlace& place,
                      std::vector<Problem>& problems);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace pgn
