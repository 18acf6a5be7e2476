#include "core/chess/outcome.h"

namespace chess {
namespace {

constexpr int FiftyMoves = 100; // half-moves
constexpr int SeventyFiveMoves = 150;

} // namespace

bool isInsufficientMaterial(const Position& p)
{
    const Bitboard kings = p.pieces(PieceType::King);
    const Bitboard others = p.occupied() & ~kings;
    const Bitboard bishops = p.pieces(PieceType::Bishop);
    if (others == bishops)
        return (bishops & Bitboard::darkSquares()).empty() || (bishops & ~Bitboard::darkSquares()).empty();
    return others == p.pieces(PieceType::Knight) && others.count() == 1;
}

int repetitions(std::span<const std::uint64_t> keys, int halfmoveClock)
{
    if (keys.empty())
        return 0;
    // Nothing before the last capture or pawn move can come back, and only every second position has the same
    // turn.
    const std::size_t last = keys.size() - 1;
    const std::size_t reach = std::min(last, std::size_t(std::max(halfmoveClock, 0)));
    int count = 1;
    for (std::size_t back = 2; back <= reach; back += 2)
        count += keys[last - back] == keys[last];
    return count;
}

Outcome automaticOutcome(const Position& p, std::span<const std::uint64_t> keys)
{
    if (!p.hasLegalMove())
        return p.isCheck() ? Outcome{winFor(~p.sideToMove()), EndReason::Checkmate}
                           : Outcome{Result::Draw, EndReason::Stalemate};
    if (isInsufficientMaterial(p))
        return {Result::Draw, EndReason::InsufficientMaterial};
    if (repetitions(keys, p.halfmoveClock()) >= 5)
        return {Result::Draw, EndReason::FivefoldRepetition};
    if (p.halfmoveClock() >= SeventyFiveMoves)
        return {Result::Draw, EndReason::SeventyFiveMoves};
    return {};
}

Claims claimsNow(const Position& p, std::span<const std::uint64_t> keys)
{
    if (!p.hasLegalMove())
        return {};
    return {.threefold = repetitions(keys, p.halfmoveClock()) >= 3,
            .fiftyMoves = p.halfmoveClock() >= FiftyMoves};
}

Claims claimsWithMove(const Position& p, std::span<const std::uint64_t> keys, Move declared)
{
    if (!p.isLegal(declared))
        return {};
    const Position next = p.after(declared);
    // A move that mates or stalemates ends the game itself.
    if (!next.hasLegalMove())
        return {};
    std::vector<std::uint64_t> history(keys.begin(), keys.end());
    history.push_back(next.key());
    return claimsNow(next, history);
}

} // namespace chess
