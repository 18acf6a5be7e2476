#pragma once
#include "core/pgn/problem.h"
#include "core/record/record.h"

namespace pgn {

// Where a game stands in its text: bytes [begin, end), and the line its first byte is on (from 1). The ranges of all
// games and what lies between them cover the text without gap.
struct GameRange {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t firstLine = 1;
};

struct ReadGame {
    record::Record record;
    std::vector<Problem> problems;
    GameRange range;
};

// Reads the games of a UTF-8 text one by one (PGN standard, import format, and what the world writes). Never throws,
// never stops before the end of the text, never invents a move: at a fault in the main line the good part is kept and
// the rest of that game becomes Record::unreadTail(); a fault in a variation ends that variation likewise.
class Reader {
public:
    static constexpr int MaxDepth = 200;
    explicit Reader(std::string_view text);
    // The next game, or nothing at the end.
    std::optional<ReadGame> next();

private:
    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_line = 1;
    std::size_t m_games = 0;
};

// One game out of a text that holds just that game.
ReadGame readGame(std::string_view text);

} // namespace pgn
