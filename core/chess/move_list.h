#pragma once
#include "core/chess/types.h"

#include <algorithm>
#include <memory>

namespace chess {

// A list of moves without heap.
class MoveList {
public:
    // A legal position has at most 218 moves. A set-up with more queens than a game can give has more, but no
    // square is reached by more than eight line pieces and eight knights: that keeps every position below
    // this.
    static constexpr std::size_t Capacity = 512;

    MoveList() {}
    void push(Move m)
    {
        assert(m_size < Capacity);
        std::construct_at(&m_moves[m_size++], m);
    }
    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    const Move* begin() const { return m_moves; }
    const Move* end() const { return m_moves + m_size; }
    Move operator[](std::size_t i) const
    {
        assert(i < m_size);
        return m_moves[i];
    }
    bool contains(Move m) const { return std::find(begin(), end(), m) != end(); }

private:
    // In a union, so that a list that holds thirty moves does not begin by clearing room for all.
    union {
        Move m_moves[Capacity];
    };
    std::size_t m_size = 0;
};

} // namespace chess
