#include "core/chess/move_reckoning.h"

#include <algorithm>

namespace chess {

const MoveReckoning::Weights& MoveReckoning::weightsFor(Force force)
{
    static constexpr Weights Heavy{15, 6, 14, 6, 1, 1, 18, -1, 0, 5, 3, 9, 5};
    static constexpr Weights Pawns{18, 2, 8, 7, -4, -1, 16, 0, 3, -2, 2, 4, -5};
    static constexpr Weights Minor{26, 3, 13, -1, -3, 5, 16, 2, 5, 2, 3, 10, 6};
    switch (force) {
    case Force::QueenOrRook:
        return Heavy;
    case Force::Pawns:
        return Pawns;
    case Force::BishopsAndKnights:
        break;
    }
    return Minor;
}

MoveReckoning::MoveReckoning(const HelpmateGuess& guess, const Position& p, int value)
    : m_guess(guess),
      m_position(p),
      m_force(guess.forceOf(p)),
      m_weights(weightsFor(m_force)),
      m_value(value),
      m_winner(guess.winner()),
      m_losersKing(p.kingOf(~m_winner)),
      m_around(kingAttacks(m_losersKing)),
      m_inWay(p.occupied() ^ m_losersKing)
{
    if (p.sideToMove() == m_winner)
        findGuards();
    else
        m_place = guess.placeOf(p, m_losersKing);
}

MoveReckoning::Reckoned MoveReckoning::operator()(Move m)
{
    return m_position.sideToMove() == m_winner ? winnersMove(m) : losersMove(m);
}

void MoveReckoning::findGuards()
{
    const Bitboard winners = m_position.pieces(m_winner);
    const auto add = [this](Bitboard attacked) {
        m_twice |= m_once & attacked;
        m_once |= attacked & m_around;
    };
    add(kingAttacks(m_position.kingOf(m_winner)));
    for (const Square s : winners& m_position.pieces(PieceType::Pawn))
        add(pawnAttacks(m_winner, s));
    for (const Square s : winners& m_position.pieces(PieceType::Knight))
        add(knightAttacks(s));
    for (const Square s : winners& m_position.diagonalPieces() & m_position.straightPieces())
        add(queenAttacks(s, m_inWay));
    for (const Square s : winners& m_position.pieces(PieceType::Bishop))
        add(bishopAttacks(s, m_inWay));
    for (const Square s : winners& m_position.pieces(PieceType::Rook))
        add(rookAttacks(s, m_inWay));
    m_flights = (m_around & ~m_position.pieces(~m_winner) & ~m_once).count();
}

void MoveReckoning::setMover(Square from)
{
    if (m_from == from)
        return;
    m_from = from;
    m_mover = *m_position.pieceAt(from);
    m_kept = m_twice | (m_once & ~attacks(m_mover, from, m_inWay));
}

MoveReckoning::Reckoned MoveReckoning::winnersMove(Move m)
{
    if (m.isCastling())
        return {m_value + m_guess.tempo(), false};
    setMover(m.from());
    const Bitboard losers = m_position.pieces(~m_winner);
    const Piece landing{m_winner, m.isPromotion() ? m.promotionType() : m_mover.type};
    const Bitboard attacked = attacks(landing, m.to(), m_inWay ^ m.from());
    Bitboard flights = m_around & ~losers & ~m_kept & ~attacked;
    int guess = m_value + m_guess.tempo() + advance(m);
    if (losers.contains(m.to())) {
        flights |= m_around & m.to() & ~m_kept;
        guess -=
            m_position.pieces(PieceType::Pawn).contains(m.to()) ? m_weights.pawnTaken : m_weights.pieceTaken;
    }
    guess += m_guess.perFlight(m_force) * (flights.count() - m_flights);
    const bool isCheck = attacked.contains(m_losersKing);
    return {guess - (isCheck ? m_guess.tempo() : 0), isCheck && flights.empty()};
}

int MoveReckoning::advance(Move m) const
{
    const int before = distance(m.from(), m_losersKing);
    const int after = distance(m.to(), m_losersKing);
    if (m_mover.type == PieceType::King)
        return m_weights.kingStep * (std::max(2, after) - std::max(2, before));
    if (m_mover.type != PieceType::Pawn)
        return m_weights.pieceStep * (after - before);
    const bool becomesQueen = m.isPromotion() && m.promotionType() == PieceType::Queen;
    return m_weights.pawnMove - (becomesQueen ? m_weights.promotion : 0);
}

MoveReckoning::Reckoned MoveReckoning::losersMove(Move m) const
{
    int guess = m_value - m_guess.tempo();
    if (m_position.pieces(m_winner).contains(m.to()))
        guess += m_weights.manLost;
    if (m.from() == m_losersKing)
        return {guess + m_guess.placeOf(m_position, m.kingTarget()) - m_place + m_weights.kingMove, false};
    guess += m_weights.otherMove;
    if (m_around.contains(m.from()))
        guess += m_weights.leavesKing;
    if (m_around.contains(m.to()))
        guess -= m_weights.joinsKing;
    return {guess + (m.isPromotion() ? m_weights.losersPromotion : 0), false};
}

} // namespace chess
