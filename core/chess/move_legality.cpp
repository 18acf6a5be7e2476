#include "core/chess/position.h"

namespace chess {
namespace {

// Does a man of that type (no pawn) attack `to`? Asks for the one way between instead of all of them: the
// tables of line attacks are larger than the nearest caches, and reading games asks this for every move.
bool reaches(PieceType type, Square from, Square to, Bitboard occupied)
{
    const auto sees = [&](bool aligned) { return aligned && (between(from, to) & occupied).empty(); };
    switch (type) {
    case PieceType::Knight:
        return knightAttacks(from).contains(to);
    case PieceType::Bishop:
        return sees(bishopAttacks(from, {}).contains(to));
    case PieceType::Rook:
        return sees(rookAttacks(from, {}).contains(to));
    case PieceType::Queen:
        return sees(queenAttacks(from, {}).contains(to));
    case PieceType::King:
        return kingAttacks(from).contains(to);
    case PieceType::Pawn:
        break;
    }
    return false;
}

} // namespace

bool Position::isLegal(Move m) const
{
    const Square from = m.from();
    const Square to = m.to();
    const Bitboard ours = pieces(m_sideToMove);
    const bool saysPromotion = m.isPromotion();
    const bool hasStrayBits = !saysPromotion && m != Move(from, to, m.kind());
    if (hasStrayBits || !ours.contains(from))
        return false;
    if (m.isCastling())
        return from == kingOf(m_sideToMove) && castlingRooks(m_sideToMove).contains(to) &&
               isCastlingLegal(to);
    if (ours.contains(to))
        return false;

    const PieceType type = typeAt(from);
    if (type != PieceType::Pawn)
        return m.kind() == MoveKind::Normal && reaches(type, from, to, occupied()) &&
               isKingSafeAfter(from, to);
    if (m.kind() == MoveKind::EnPassant)
        return m_enPassant == to.index() && pawnAttacks(m_sideToMove, from).contains(to) &&
               isEnPassantLegal(from, to);
    return saysPromotion == (to.rankFor(m_sideToMove) == 7) && isPawnStep(from, to) &&
           isKingSafeAfter(from, to);
}

// A pawn's advance or ordinary capture (FIDE 3.7.1–3.7.3), whatever becomes of the king.
bool Position::isPawnStep(Square from, Square to) const
{
    if (occupied().contains(to))
        return pawnAttacks(m_sideToMove, from).contains(to) && pieces(~m_sideToMove).contains(to);
    const int ranks = to.rankFor(m_sideToMove) - from.rankFor(m_sideToMove);
    if (to.file() != from.file())
        return false;
    return ranks == 1 ||
           (ranks == 2 && from.rankFor(m_sideToMove) == 1 && (between(from, to) & occupied()).empty());
}

bool Position::isKingSafeAfter(Square from, Square to) const
{
    const Square king = kingOf(m_sideToMove);
    const Square kingAfter = from == king ? to : king;
    const Bitboard occupiedAfter = (occupied() ^ from) | to;
    const Bitboard enemies = pieces(~m_sideToMove) & ~Bitboard(to);
    const Bitboard steppers = (knightAttacks(kingAfter) & pieces(PieceType::Knight)) |
                              (pawnAttacks(m_sideToMove, kingAfter) & m_pawns) |
                              (kingAttacks(kingAfter) & kingOf(~m_sideToMove));
    if ((steppers & enemies).any())
        return false;
    const Bitboard aligned =
        (bishopAttacks(kingAfter, {}) & m_diagonal) | (rookAttacks(kingAfter, {}) & m_straight);
    for (const Square s : aligned& enemies)
        if ((between(kingAfter, s) & occupiedAfter).empty())
            return false;
    return true;
}

bool Position::isCastlingLegal(Square rook) const
{
    const Square king = kingOf(m_sideToMove);
    const Move m = Move::castling(king, rook);
    const Bitboard kingWay = between(king, m.kingTarget()) | m.kingTarget();
    const Bitboard rookWay = between(rook, m.rookTarget()) | m.rookTarget();
    const Bitboard others = occupied() ^ king ^ rook;
    if (((kingWay | rookWay) & others).any())
        return false;
    // Without king and rook on the board, so that neither screens a square of the way; the rook's own landing
    // square only ever screens the king from beyond, where the wall of the board or the castled rook is.
    for (const Square s : kingWay | king)
        if (attackersTo(s, ~m_sideToMove, others | rook).any())
            return false;
    return attackersTo(m.kingTarget(), ~m_sideToMove, others | m.rookTarget()).empty();
}

} // namespace chess
