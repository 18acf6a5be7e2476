#pragma once
#include "core/chess/position.h"

// Internal to core/chess: how legal moves are found without trying them out.
namespace chess {

// The squares one step from these: up is the way the colour's pawns go.
template <Color Us>
constexpr Bitboard up(Bitboard b)
{
    return Us == Color::White ? Bitboard(b.bits() << 8) : Bitboard(b.bits() >> 8);
}
constexpr Bitboard toHigherFile(Bitboard b)
{
    return Bitboard(b.bits() << 1) & ~Bitboard::file(0);
}
constexpr Bitboard toLowerFile(Bitboard b)
{
    return Bitboard(b.bits() >> 1) & ~Bitboard::file(7);
}

// Finds the legal moves of the side to move, in sets. What restricts a man is known beforehand: in check it
// must land on the checker or in between; a pinned man stays between its king and the pinner. All straight
// pins can share one set, and all diagonal ones another, because a line man that is pinned along one line
// never reaches a parallel one or the other arm of the cross from there.
template <Color Us>
class Position::MoveGenerator {
public:
    explicit MoveGenerator(const Position& p)
        : m_position(p),
          m_occupied(p.occupied()),
          m_ours(p.pieces(Us)),
          m_theirs(p.pieces(Them)),
          m_king(p.kingOf(Us))
    {
        findChecksAndPins();
    }

    template <class Sink>
    void run(Sink& sink) const
    {
        kingMoves(sink);
        if (m_checkers.moreThanOne())
            return;
        pawnMoves(sink);
        knightMoves(sink);
        lineMoves(sink);
    }

private:
    static constexpr Color Them = ~Us;
    static constexpr int Up = Us == Color::White ? 8 : -8;

    void findChecksAndPins()
    {
        const Bitboard straight = rookAttacks(m_king, m_occupied);
        const Bitboard diagonal = bishopAttacks(m_king, m_occupied);
        const Bitboard theirStraight = m_position.m_straight & m_theirs;
        const Bitboard theirDiagonal = m_position.m_diagonal & m_theirs;
        m_checkers = (straight & theirStraight) | (diagonal & theirDiagonal) |
                     (knightAttacks(m_king) & m_position.pieces(PieceType::Knight) & m_theirs) |
                     (pawnAttacks(Us, m_king) & m_position.m_pawns & m_theirs);
        // What our screening men hide from the king.
        const Bitboard straightBehind = rookAttacks(m_king, m_occupied ^ (straight & m_ours)) & ~straight;
        const Bitboard diagonalBehind = bishopAttacks(m_king, m_occupied ^ (diagonal & m_ours)) & ~diagonal;
        for (const Square pinner : straightBehind& theirStraight)
            m_straightPins |= between(m_king, pinner) | pinner;
        for (const Square pinner : diagonalBehind& theirDiagonal)
            m_diagonalPins |= between(m_king, pinner) | pinner;
        if (m_checkers.any())
            m_targets = between(m_king, m_checkers.first()) | m_checkers;
        m_targets &= ~m_ours;
    }

    // Every square the opponent attacks. Our king does not shield the squares behind it.
    Bitboard attackedByThem() const
    {
        const Bitboard occupied = m_occupied ^ m_king;
        const Bitboard pawns = up<Them>(m_position.m_pawns & m_theirs);
        Bitboard attacked = toHigherFile(pawns) | toLowerFile(pawns) | kingAttacks(m_position.kingOf(Them));
        for (const Square s : m_position.pieces(PieceType::Knight) & m_theirs)
            attacked |= knightAttacks(s);
        for (const Square s : m_position.m_diagonal& m_theirs)
            attacked |= bishopAttacks(s, occupied);
        for (const Square s : m_position.m_straight& m_theirs)
            attacked |= rookAttacks(s, occupied);
        return attacked;
    }

    template <class Sink>
    void kingMoves(Sink& sink) const
    {
        const Bitboard targets = kingAttacks(m_king) & ~m_ours;
        const Bitboard castlingRooks = m_position.castlingRooks(Us);
        if (targets.empty() && castlingRooks.empty())
            return;
        const Bitboard attacked = attackedByThem();
        sink.man(m_king, targets & ~attacked);
        if (m_checkers.any())
            return;
        for (const Square rook : castlingRooks)
            if (canCastle(rook, attacked))
                sink.castling(m_king, rook);
    }

    // FIDE 3.8.2 and Guidelines II: nothing else between or on the landing squares, the king's whole way
    // unattacked. A rook that screens the king from its own side of the back rank would uncover it.
    bool canCastle(Square rook, Bitboard attacked) const
    {
        const Move m = Move::castling(m_king, rook);
        const Bitboard kingWay = between(m_king, m.kingTarget()) | m.kingTarget();
        const Bitboard rookWay = between(rook, m.rookTarget()) | m.rookTarget();
        const Bitboard others = m_occupied ^ m_king ^ rook;
        return ((kingWay | rookWay) & others).empty() && (kingWay & attacked).empty() &&
               !m_straightPins.contains(rook);
    }

    template <class Sink>
    void pawnMoves(Sink& sink) const
    {
        const Bitboard pawns = m_position.m_pawns & m_ours;
        pawnPushes(sink, pawns & ~m_diagonalPins);
        pawnCaptures(sink, pawns & ~m_straightPins);
        if (m_position.m_enPassant != NoSquare)
            enPassantCaptures(sink, pawns);
    }

    template <class Sink>
    void pawnPushes(Sink& sink, Bitboard pawns) const
    {
        const Bitboard empty = ~m_occupied;
        const Bitboard single =
            (up<Us>(pawns & ~m_straightPins) | (up<Us>(pawns & m_straightPins) & m_straightPins)) & empty;
        const Bitboard fromThirdRank = single & Bitboard::rank(Us == Color::White ? 2 : 5);
        pawnTargets(sink, single & m_targets, Up);
        sink.pawns(up<Us>(fromThirdRank) & empty & m_targets, 2 * Up);
    }

    template <class Sink>
    void pawnCaptures(Sink& sink, Bitboard pawns) const
    {
        const Bitboard free = up<Us>(pawns & ~m_diagonalPins);
        const Bitboard pinned = up<Us>(pawns & m_diagonalPins);
        const Bitboard victims = m_theirs & m_targets;
        pawnTargets(sink, (toHigherFile(free) | (toHigherFile(pinned) & m_diagonalPins)) & victims, Up + 1);
        pawnTargets(sink, (toLowerFile(free) | (toLowerFile(pinned) & m_diagonalPins)) & victims, Up - 1);
    }

    template <class Sink>
    void pawnTargets(Sink& sink, Bitboard targets, int step) const
    {
        constexpr Bitboard lastRank = Bitboard::rank(Us == Color::White ? 7 : 0);
        sink.pawns(targets & ~lastRank, step);
        sink.promotions(targets & lastRank, step);
    }

    // Two men leave a rank at once, so this rare move is tried out.
    template <class Sink>
    void enPassantCaptures(Sink& sink, Bitboard pawns) const
    {
        const Square passed(m_position.m_enPassant);
        for (const Square from : pawnAttacks(Them, passed) & pawns)
            if (m_position.isEnPassantLegal(from, passed))
                sink.enPassant(from, passed);
    }

    template <class Sink>
    void knightMoves(Sink& sink) const
    {
        const Bitboard knights = m_position.pieces(PieceType::Knight) & m_ours;
        for (const Square from : knights & ~(m_straightPins | m_diagonalPins))
            sink.man(from, knightAttacks(from) & m_targets);
    }

    template <class Sink>
    void lineMoves(Sink& sink) const
    {
        const Bitboard diagonal = m_position.m_diagonal & m_ours & ~m_straightPins;
        const Bitboard straight = m_position.m_straight & m_ours & ~m_diagonalPins;
        for (const Square from : diagonal & ~m_diagonalPins)
            sink.man(from, bishopAttacks(from, m_occupied) & m_targets);
        for (const Square from : diagonal& m_diagonalPins)
            sink.man(from, bishopAttacks(from, m_occupied) & m_targets & m_diagonalPins);
        for (const Square from : straight & ~m_straightPins)
            sink.man(from, rookAttacks(from, m_occupied) & m_targets);
        for (const Square from : straight& m_straightPins)
            sink.man(from, rookAttacks(from, m_occupied) & m_targets & m_straightPins);
    }

    const Position& m_position;
    const Bitboard m_occupied;
    const Bitboard m_ours;
    const Bitboard m_theirs;
    const Square m_king;
    Bitboard m_checkers;
    Bitboard m_straightPins; // from beside our king to the pinner, itself included
    Bitboard m_diagonalPins;
    Bitboard m_targets = Bitboard::all(); // where a man other than the king may land
};

} // namespace chess
