#include "core/chess/helpmate_guess.h"

#include <algorithm>

namespace chess {
namespace {

// The weights were found by trial: on positions of real games these led to a mate after the fewest positions.

int toSideFiles(Square s)
{
    return std::min(s.file(), 7 - s.file());
}
int toEndRanks(Square s)
{
    return std::min(s.rank(), 7 - s.rank());
}

// The squares of a colour, if all these are bishops on it.
std::optional<Bitboard> colourOfBishops(const Position& p, Bitboard men)
{
    const Bitboard dark = Bitboard::darkSquares();
    if (men.empty() || (men & ~(p.diagonalPieces() & ~p.straightPieces())).any())
        return std::nullopt;
    if ((men & ~dark).empty())
        return dark;
    return (men & dark).empty() ? std::optional(~dark) : std::nullopt;
}

} // namespace

int HelpmateGuess::operator()(const Position& p, bool isCheck) const
{
    const Force force = forceOf(p);
    int guess = 30 + placeOf(p, p.kingOf(m_loser)) + perFlight(force) * flights(p);
    switch (force) {
    case Force::BishopsAndKnights:
        return std::clamp(guess + withBishopsAndKnights(p), 0, 255);
    case Force::QueenOrRook:
        guess += withQueenOrRook(p) + common(p, {0, 2, 10, 4});
        break;
    case Force::Pawns:
        guess += withPawns(p) + common(p, {2, 6, 10, 2});
        break;
    }
    return std::clamp(guess - (isCheck || p.sideToMove() == m_winner ? tempo() : 0), 0, 255);
}

Force HelpmateGuess::forceOf(const Position& p) const
{
    const Bitboard winners = p.pieces(m_winner);
    if ((winners & p.straightPieces()).any())
        return Force::QueenOrRook;
    return (winners & p.pieces(PieceType::Pawn)).any() ? Force::Pawns : Force::BishopsAndKnights;
}

// At the edge, or in a corner that bishops and knights can attack; the other king opposite.
int HelpmateGuess::placeOf(const Position& p, Square king) const
{
    const int apart = std::max(0, distance(p.kingOf(m_winner), king) - 2);
    switch (forceOf(p)) {
    case Force::QueenOrRook: {
        const auto [near, far] = std::minmax({toSideFiles(king), toEndRanks(king)});
        return 4 * near + 2 * far + 4 * apart;
    }
    case Force::Pawns:
        return 8 * (toSideFiles(king) + toEndRanks(king)) + 11 * apart;
    case Force::BishopsAndKnights:
        break;
    }
    return 22 * cornerDistance(p, king) + 18 * apart;
}

int HelpmateGuess::withQueenOrRook(const Position& p) const
{
    const Bitboard losers = p.pieces(m_loser);
    const Bitboard pawns = p.pieces(PieceType::Pawn);
    const bool hasQueen = (p.pieces(m_winner) & p.straightPieces() & p.diagonalPieces()).any();
    return 15 * (losers & ~pawns).count() + 19 * (losers & pawns).count() - (hasQueen ? 21 : 0);
}

// A pawn has to be promoted first.
int HelpmateGuess::withPawns(const Position& p) const
{
    int promotion = 24;
    for (const Square pawn : p.pieces(m_winner, PieceType::Pawn))
        promotion = std::min(promotion, promotionCost(p, pawn));
    return 9 + 11 * promotion + 8 * p.pieces(m_loser).count();
}

int HelpmateGuess::common(const Position& p, const Common& weights) const
{
    const auto [nearest, second] = nearestMen(p);
    return weights.nearest * nearest + weights.second * second -
           weights.pawn * p.pieces(m_winner, PieceType::Pawn).count() - (isOpposed(p) ? weights.opposed : 0);
}

// With men of the loser's in its king's way.
int HelpmateGuess::withBishopsAndKnights(const Position& p) const
{
    return 33 + 21 * (p.pieces(m_loser) & p.straightPieces()).count() + 2 * blockerCost(p);
}

// Squares beside the loser's king that are neither attacked nor taken up by its own men.
int HelpmateGuess::flights(const Position& p) const
{
    const Square king = p.kingOf(m_loser);
    const Bitboard occupied = p.occupied() ^ king;
    const Bitboard winners = p.pieces(m_winner);
    Bitboard open = kingAttacks(king) & ~p.pieces(m_loser) & ~kingAttacks(p.kingOf(m_winner));
    for (const Square s : winners& p.diagonalPieces())
        open &= ~bishopAttacks(s, occupied);
    for (const Square s : winners& p.straightPieces())
        open &= ~rookAttacks(s, occupied);
    for (const Square s : winners& p.pieces(PieceType::Knight))
        open &= ~knightAttacks(s);
    for (const Square s : winners& p.pieces(PieceType::Pawn))
        open &= ~pawnAttacks(m_winner, s);
    return open.count();
}

// How near the winner's two nearest pieces are.
std::pair<int, int> HelpmateGuess::nearestMen(const Position& p) const
{
    int nearest = 8;
    int second = 8;
    for (const Square s : p.pieces(m_winner) & ~p.pieces(PieceType::Pawn) & ~Bitboard(p.kingOf(m_winner))) {
        const int d = distance(s, p.kingOf(m_loser));
        second = std::min(second, std::max(nearest, d));
        nearest = std::min(nearest, d);
    }
    return {nearest, second};
}

bool HelpmateGuess::isOpposed(const Position& p) const
{
    const Square a = p.kingOf(m_loser);
    const Square b = p.kingOf(m_winner);
    return (toSideFiles(a) == 0 && a.rank() == b.rank() && std::abs(a.file() - b.file()) == 2) ||
           (toEndRanks(a) == 0 && a.file() == b.file() && std::abs(a.rank() - b.rank()) == 2);
}

// Steps of the loser's king to the nearest corner where these men can mate.
int HelpmateGuess::cornerDistance(const Position& p, Square king) const
{
    const Bitboard corners = matingCorners(p);
    int nearest = 14;
    for (const Square corner : corners)
        nearest =
            std::min(nearest, std::abs(corner.file() - king.file()) + std::abs(corner.rank() - king.rank()));
    return nearest;
}

// Bishops of one colour mate in a corner of theirs. Knights do it where a bishop of the loser's, if it has
// nothing else, stands beside the corner on the other colour.
Bitboard HelpmateGuess::matingCorners(const Position& p) const
{
    constexpr Bitboard corners(0x8100000000000081ull);
    if (const auto colour = colourOfBishops(p, p.pieces(m_winner) & ~Bitboard(p.kingOf(m_winner))))
        return corners & *colour;
    const Bitboard blockers = p.pieces(m_loser) & ~Bitboard(p.kingOf(m_loser)) & ~p.straightPieces();
    if ((p.pieces(m_winner) & p.diagonalPieces()).empty())
        if (const auto colour = colourOfBishops(p, blockers))
            return corners & ~*colour;
    return corners;
}

// Moves until a man of the loser's, not one that could capture or come between, stands beside its king.
int HelpmateGuess::blockerCost(const Position& p) const
{
    const Square king = p.kingOf(m_loser);
    int cost = 6;
    for (const Square s : p.pieces(m_loser) & ~Bitboard(king) & ~p.straightPieces()) {
        const int steps = distance(s, king) - 1;
        const bool mustPromote = steps > 0 && p.pieces(PieceType::Pawn).contains(s);
        cost = std::min(cost, mustPromote ? 8 - s.rankFor(m_loser) : steps);
    }
    return cost;
}

// Steps of a pawn to the last rank, straight on or after a capture, and what must first leave its way.
int HelpmateGuess::promotionCost(const Position& p, Square pawn) const
{
    const bool isWhite = m_winner == Color::White;
    const Bitboard ahead =
        isWhite ? Bitboard(~0ull << (pawn.index() | 7)) : Bitboard((1ull << (pawn.index() & 56)) - 1);
    int best = 24;
    for (int file = std::max(0, pawn.file() - 1); file <= std::min(7, pawn.file() + 1); ++file) {
        const Bitboard inWay = ahead & Bitboard::file(file) & p.occupied();
        int cost =
            7 - pawn.rankFor(m_winner) + inWay.count() + 2 * (inWay & p.pieces(PieceType::Pawn)).count();
        if (file != pawn.file())
            cost += captureCost(p, Square(file, pawn.rank() + (isWhite ? 1 : -1)));
        best = std::min(best, cost);
    }
    return best;
}

// Is a victim there, or a piece that can go there?
int HelpmateGuess::captureCost(const Position& p, Square target) const
{
    const Bitboard victims = p.pieces(m_loser) & ~Bitboard(p.kingOf(m_loser));
    if (victims.contains(target))
        return 0;
    const Bitboard canCome =
        p.attackersTo(target, m_loser, p.occupied()) & victims & ~p.pieces(PieceType::Pawn);
    return canCome.any() ? 1 : 3;
}

} // namespace chess
