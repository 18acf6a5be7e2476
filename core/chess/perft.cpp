#include "core/chess/perft.h"

namespace chess {

std::uint64_t perft(const Position& p, int depth)
{
    if (depth <= 0)
        return 1;
    if (depth == 1)
        return std::uint64_t(p.countLegalMoves());
    std::uint64_t leaves = 0;
    for (const Move m : p.legalMoves())
        leaves += perft(p.after(m), depth - 1);
    return leaves;
}

} // namespace chess
