#include "core/chess/move_reckoning.h"

#include <algorithm>

namespace chess {
namespace {

constexpr auto Distances = [] {
    std::array<std::array<std::uint8_t, 64>, 64> table{};
    for (int a = 0; a < 64; ++a)
        for (int b = 0; b < 64; ++b)
            table[std::size_t(a)][std::size_t(b)] = std::uint8_t(distance(Square(a), Square(b)));
    return table;
}();

} // namespace

const MoveReckoning::Weights& MoveReckoning::weightsFor(Force force)
{
    static constexpr Weights Heavy{24, 6, 13, 6, 5, 1, 23, 0, 0, 0, 4, 9, 9};
    static constexpr Weights Pawns{23, 2, 2, 8, -4, 1, 15, 1, 4, -2, 2, 1, -4};
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
      m_losers(p.pieces(~m_winner)),
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
}

void MoveReckoning::setMover(Square from)
{
    m_from = from;
    m_mover = *m_position.pieceAt(from);
    m_kept = m_twice | (m_once & ~attacks(m_mover, from, m_inWay));
    const bool isKing = m_mover.type == PieceType::King;
    const bool isPawn = m_mover.type == PieceType::Pawn;
    m_perStep = isKing ? m_weights.kingStep : isPawn ? 0 : m_weights.pieceStep;
    m_nearest = isKing ? 2 : 0;
    const int flights = (m_around & ~m_losers & ~m_once).count();
    m_base = m_value + HelpmateGuess::tempo() - HelpmateGuess::perFlight(m_force) * flights -
             m_perStep * std::max(m_nearest, distance(from, m_losersKing)) +
             (isPawn ? m_weights.pawnMove : 0);
}

MoveReckoning::Reckoned MoveReckoning::winnersMove(Move m)
{
    if (m.isCastling())
        return {m_value + HelpmateGuess::tempo(), false};
    if (m_from != m.from())
        setMover(m.from());
    const Square to = m.to();
    const Piece landing{m_winner, m.isPromotion() ? m.promotionType() : m_mover.type};
    const Bitboard attacked = attacks(landing, to, m_inWay ^ m.from());
    Bitboard flights = m_around & ~m_losers & ~m_kept & ~attacked;
    const auto& distances = Distances[std::size_t(m_losersKing.index())];
    int guess = m_base + m_perStep * std::max(m_nearest, int(distances[std::size_t(to.index())]));
    if (m_losers.contains(to)) {
        flights |= m_around & to & ~m_kept;
        guess -= m_position.pieces(PieceType::Pawn).contains(to) ? m_weights.pawnTaken : m_weights.pieceTaken;
    }
    if (m.isPromotion() && m.promotionType() == PieceType::Queen)
        guess -= m_weights.promotion;
    guess += HelpmateGuess::perFlight(m_force) * flights.count();
    const bool isCheck = attacked.contains(m_losersKing);
    return {guess - (isCheck ? HelpmateGuess::tempo() : 0), isCheck && flights.empty()};
}

MoveReckoning::Reckoned MoveReckoning::losersMove(Move m) const
{
    int guess = m_value - HelpmateGuess::tempo();
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
