#pragma once
#include "core/chess/position.h"

#include <vector>

namespace game {

// The men that the player to move has touched, in order, and the moves that are left to him (FIDE 4.3
// to 4.5).
class TouchedMen {
public:
    // A touch of an empty square is none; touching the same man again changes nothing.
    void touch(const chess::Position& p, chess::Square square);
    void clear() { m_touched.clear(); }
    const std::vector<chess::Square>& squares() const { return m_touched; }

    // The legal moves that the touched men leave; all of them when no touched man can move or be taken.
    chess::MoveList allowedMoves(const chess::Position& p) const;
    // The touched men that every one of those moves has to do with, in the order of the touches: what must
    // move, be taken, or castle. None when no touched man can.
    std::vector<chess::Square> binding(const chess::Position& p) const;
    // Does the move castle with a rook that was touched before the king (FIDE 4.4.2)? The king of the move
    // counts as touched by it.
    bool forfeitsCastling(const chess::Position& p, chess::Move m) const;

private:
    std::vector<chess::Square> m_touched;
};

} // namespace game
