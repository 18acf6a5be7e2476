#pragma once
#include "core/game/game.h"
#include "core/game/game_setup.h"

namespace game {

// The score sheet of a game in play: writes its tags, moves, clock times, draw offers and end into a Game,
// outside the undo stack. The game in play is the main line; what somebody adds beside it meanwhile is left
// alone.
class GameRecorder {
public:
    explicit GameRecorder(Game& game) : m_game(game) {}

    // A new record on the table.
    void begin(const GameSetup& setup);
    // Goes on with a record whose main line is the game so far.
    void adopt(const record::Record& record);

    // The last move of the game in play, or the root.
    record::NodeId tip() const { return m_line.back(); }
    record::NodeId node(int ply) const { return m_line[std::size_t(ply)]; }
    record::NodeId addMove(chess::Move move);
    record::NodeId removeLastMove();
    // [%clk] and [%emt] of the last move (C8); a tenth of a second is the finest that is written.
    void setTimes(std::optional<Milliseconds> remaining, Milliseconds elapsed);
    // "(=)" behind that side's last move (FIDE Appendix C.12), or in front of all moves when it has not moved
    // yet.
    void markDrawOffer(chess::Color by);
    // Result and Termination (PGN 9.8.1); what the arbiter gave as his reason stands behind the last move.
    void finish(chess::Outcome outcome, const std::string& reason = {});

private:
    std::string comment(record::NodeId node) const;
    void setComment(record::NodeId node, std::string text);
    void addProse(record::NodeId node, std::string_view words);

    Game& m_game;
    std::vector<record::NodeId> m_line{record::NodeId::Root};
};

} // namespace game
