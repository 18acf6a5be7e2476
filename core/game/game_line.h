#pragma once
#include "core/chess/outcome.h"

#include <optional>
#include <vector>

namespace game {

// The moves of a game in play from its start to now, and what the Laws say of them. A plain value.
class GameLine {
public:
    explicit GameLine(const chess::Position& start = chess::Position());

    const chess::Position& start() const { return m_positions.front(); }
    const chess::Position& position() const { return m_positions.back(); }
    // Position::key() of every position from the start to now.
    std::span<const std::uint64_t> keys() const { return m_keys; }
    int plies() const { return int(m_moves.size()); }
    chess::Move move(int ply) const { return m_moves[std::size_t(ply)]; }

    void push(chess::Move legal);
    void pop();

    chess::Outcome automaticOutcome() const { return chess::automaticOutcome(position(), m_keys); }
    // What the side to move may claim, as things stand or with the move it declares.
    chess::Claims claims(std::optional<chess::Move> declared = {}) const;

    // What a claim rests on (FIDE 9.2, 9.3), to show it or to say why it is refused. Plies count from 0, the
    // start.
    struct Basis {
        std::vector<int>
            equalPlies; // where the position stood, the last one included; with a declared move also its ply
        int quietHalfmoves = 0;              // without capture or pawn move; a claim needs 100
        std::optional<int> lastIrreversible; // the ply of the last capture or pawn move, if the game has one
    };
    Basis basis(std::optional<chess::Move> declared = {}) const;

private:
    std::vector<chess::Position> m_positions;
    std::vector<std::uint64_t> m_keys;
    std::vector<chess::Move> m_moves;
};

} // namespace game
