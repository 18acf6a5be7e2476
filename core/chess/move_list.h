#pragma once
#include "core/chess/types.h"

#include <algorithm>

namespace chess {

// A list of moves without heap: no legal position has more than 218 moves.
class MoveList {
public:
    static constexpr std::size_t Capacity = 256;
    void push(Move m)
    {
        assert(m_size < Capacity);
        m_moves[m_size++] = m;
    }
    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    const Move* begin() const { return m_moves.data(); }
    const Move* end() const { return m_moves.data() + m_size; }
    Move operator[](std::size_t i) const { return m_moves[i]; }
    bool contains(Move m) const { return std::find(begin(), end(), m) != end(); }

private:
    std::array<Move, Capacity> m_moves;
    std::size_t m_size = 0;
};

} // namespace chess
