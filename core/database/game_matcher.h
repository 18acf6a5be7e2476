#pragma once
#include "core/database/position_pattern.h"
#include "core/record/record.h"

#include <memory>
#include <string>

namespace database {

// What to look for in the moves and comments of games. What is asked of a position must be true of one and
// the same; the comment may stand anywhere in the game.
struct MoveQuery {
    std::string comment; // found as it is written here, but for case, accents and the kind of white space
    struct Board {
        chess::Position sample;
        BoardPart part = BoardPart::Everything;
        friend bool operator==(const Board&, const Board&) = default;
    };
    std::optional<Board> board;
    std::optional<MaterialPattern> material;
    bool inVariations = false; // positions: in variations too

    bool empty() const { return comment.empty() && !asksForPosition(); }
    bool asksForPosition() const { return board || material; }
    friend bool operator==(const MoveQuery&, const MoveQuery&) = default;
};

// Answers the query for one game after the other. Not for several threads at once; copies are.
class GameMatcher {
public:
    explicit GameMatcher(const MoveQuery& query);
    GameMatcher(const GameMatcher& other);
    ~GameMatcher();

    // Is it found in the first game of this text (UTF-8)? The same answer as of find() on the game read from
    // it, without reading more of it than is needed.
    bool matches(std::string_view text);
    // How many positions have been looked at for it.
    std::size_t positions() const;
    // Where it is found first, in the order of the score: at a position, or where the comment stands when no
    // position is asked for.
    std::optional<record::NodeId> find(const record::Record& game) const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace database
