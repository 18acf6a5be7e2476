#include "core/chess/outcome.h"

namespace chess {
namespace {

// Asks why the man on one square cannot go to another, one law after the other.
class Refusal {
public:
    Refusal(const Position& p, Square from, Square to) : m_position(p), m_from(from), m_to(to) {}

    IllegalReason reason(std::optional<PieceType> promotion) const
    {
        const auto man = m_position.pieceAt(m_from);
        if (!man)
            return IllegalReason::NoManThere;
        if (man->color != us())
            return IllegalReason::NotYourMan;
        if (findMove(m_position, m_from, m_to, promotion))
            return IllegalReason::None;
        if (man->type == PieceType::King && meansCastling())
            return castlingReason();
        if (m_position.pieces(us()).contains(m_to))
            return IllegalReason::OwnManOnTarget;
        if (const auto badStep = man->type == PieceType::Pawn ? pawnReason(promotion) : stepReason(*man);
            badStep != IllegalReason::None)
            return badStep;
        return kingReason(man->type);
    }

private:
    Color us() const { return m_position.sideToMove(); }

    // A king is sent two squares along its first rank, or onto a rook of its own there.
    bool meansCastling() const
    {
        if (m_from.rank() != m_to.rank() || m_from.rankFor(us()) != 0)
            return false;
        return std::abs(m_from.file() - m_to.file()) == 2 ||
               m_position.pieces(us(), PieceType::Rook).contains(m_to);
    }

    IllegalReason castlingReason() const
    {
        const Wing wing = m_to.file() > m_from.file() ? Wing::Kingside : Wing::Queenside;
        const auto rook = m_position.castlingRook(us(), wing);
        if (!rook)
            return IllegalReason::CastlingRightLost;
        const Move m = Move::castling(m_from, *rook);
        const Bitboard kingWay = between(m_from, m.kingTarget()) | m.kingTarget();
        const Bitboard way = kingWay | between(*rook, m.rookTarget()) | m.rookTarget();
        const Bitboard others = m_position.occupied() & ~(Bitboard(m_from) | *rook);
        if ((way & others).any())
            return IllegalReason::CastlingBlocked;
        if (m_position.isCheck())
            return IllegalReason::CastlingInCheck;
        for (const Square s : kingWay & ~Bitboard(m.kingTarget()))
            if (m_position.attackersTo(s, ~us(), others | *rook).any())
                return IllegalReason::CastlingThroughCheck;
        return IllegalReason::CastlingIntoCheck;
    }

    IllegalReason pawnReason(std::optional<PieceType> promotion) const
    {
        const int ranks = m_to.rankFor(us()) - m_from.rankFor(us());
        const int files = std::abs(m_to.file() - m_from.file());
        const bool isOccupied = m_position.occupied().contains(m_to);
        if (files == 1 && ranks == 1 && !isOccupied && m_position.enPassant() != m_to)
            return m_from.rankFor(us()) == 4 && hasPawnBeside() ? missedEnPassant()
                                                                : IllegalReason::PawnCannotCapture;
        if (files == 1 && ranks == 1)
            return promotionReason(promotion);
        if (files != 0 || ranks < 1 || ranks > 2 || (ranks == 2 && m_from.rankFor(us()) != 1))
            return IllegalReason::ManDoesNotMoveSo;
        if (isOccupied || (between(m_from, m_to) & m_position.occupied()).any())
            return IllegalReason::PawnBlocked;
        return promotionReason(promotion);
    }

    // The pawn that one would have taken, had it been the very next move (FIDE 3.7.3.2).
    bool hasPawnBeside() const
    {
        return m_position.pieces(~us(), PieceType::Pawn).contains(Square(m_to.file(), m_from.rank()));
    }

    // A position forgets an en passant square where every capture bares the king, so that reason goes before
    // lateness.
    IllegalReason missedEnPassant() const
    {
        const auto reason = kingReason(PieceType::Pawn);
        return reason == IllegalReason::None ? IllegalReason::EnPassantTooLate : reason;
    }

    IllegalReason promotionReason(std::optional<PieceType> promotion) const
    {
        const bool isNamed = promotion && *promotion != PieceType::Pawn && *promotion != PieceType::King;
        return m_to.rankFor(us()) == 7 && !isNamed && isSafe() ? IllegalReason::PromotionMissing
                                                               : IllegalReason::None;
    }

    IllegalReason stepReason(Piece man) const
    {
        if (!attacks(man, m_from, {}).contains(m_to))
            return IllegalReason::ManDoesNotMoveSo;
        return attacks(man, m_from, m_position.occupied()).contains(m_to) ? IllegalReason::None
                                                                          : IllegalReason::WayBlocked;
    }

    IllegalReason kingReason(PieceType type) const
    {
        if (isSafe())
            return IllegalReason::None;
        if (type == PieceType::King)
            return IllegalReason::KingWouldBeAttacked;
        return isParried() ? IllegalReason::Pinned : IllegalReason::DoesNotParryCheck;
    }

    Bitboard attackersAfter() const
    {
        const Square king = m_position.kingOf(us());
        const bool isEnPassant = m_position.pieces(us(), PieceType::Pawn).contains(m_from) &&
                                 m_from.file() != m_to.file() && !m_position.occupied().contains(m_to);
        Bitboard gone = m_from;
        if (isEnPassant)
            gone |= Square(m_to.file(), m_from.rank());
        const Bitboard occupied = (m_position.occupied() & ~gone) | m_to;
        return m_position.attackersTo(m_from == king ? m_to : king, ~us(), occupied) & ~Bitboard(m_to);
    }
    bool isSafe() const { return attackersAfter().empty(); }
    // The checks that stand are ended, so what attacks the king now was uncovered.
    bool isParried() const { return (attackersAfter() & m_position.checkers()).empty(); }

    const Position& m_position;
    const Square m_from;
    const Square m_to;
};

} // namespace

IllegalReason whyIllegal(const Position& p, Square from, Square to, std::optional<PieceType> promotion)
{
    return Refusal(p, from, to).reason(promotion);
}

std::optional<Move> findMove(const Position& p, Square from, Square to, std::optional<PieceType> promotion)
{
    const auto ifLegal = [&](Move m) { return p.isLegal(m) ? std::optional(m) : std::nullopt; };
    const auto man = p.pieceAt(from);
    if (!man || man->color != p.sideToMove())
        return std::nullopt;
    if (man->type == PieceType::Pawn && to.rankFor(man->color) == 7)
        return promotion && *promotion != PieceType::Pawn && *promotion != PieceType::King
                   ? ifLegal(Move::promotion(from, to, *promotion))
                   : std::nullopt;
    if (man->type == PieceType::Pawn && p.enPassant() == to && from.file() != to.file())
        return ifLegal(Move(from, to, MoveKind::EnPassant));
    if (const auto plain = ifLegal(Move(from, to)); plain || man->type != PieceType::King)
        return plain;
    for (const Square rook : p.castlingRooks(man->color)) {
        const Move castling = Move::castling(from, rook);
        if ((to == rook || to == castling.kingTarget()) && p.isLegal(castling))
            return castling;
    }
    return std::nullopt;
}

} // namespace chess
