#pragma once
#include "core/chess/bitboard.h"

namespace chess {

namespace detail {

// One square's slice of the table of line attacks: the men on `mask` select the entry.
struct LineTable {
    const Bitboard* attacks;
    std::uint64_t mask;
    std::uint64_t magic;
    int shift;
    Bitboard at(Bitboard occupied) const { return attacks[((occupied.bits() & mask) * magic) >> shift]; }
};

extern const std::array<Bitboard, 64> KnightAttacks;
extern const std::array<Bitboard, 64> KingAttacks;
extern const std::array<std::array<Bitboard, 64>, 2> PawnAttacks;
extern const std::array<std::array<Bitboard, 64>, 64> Between;
extern const std::array<std::array<Bitboard, 64>, 64> Line;
extern const std::array<LineTable, 64> BishopLines;
extern const std::array<LineTable, 64> RookLines;

} // namespace detail

// The squares a man attacks (FIDE 3.1.2), own men included; line pieces are blocked by the occupied squares
// (3.5).
inline Bitboard knightAttacks(Square s)
{
    return detail::KnightAttacks[std::size_t(s.index())];
}
inline Bitboard kingAttacks(Square s)
{
    return detail::KingAttacks[std::size_t(s.index())];
}
inline Bitboard pawnAttacks(Color c, Square s)
{
    return detail::PawnAttacks[std::size_t(index(c))][std::size_t(s.index())];
}
inline Bitboard bishopAttacks(Square s, Bitboard occupied)
{
    return detail::BishopLines[std::size_t(s.index())].at(occupied);
}
inline Bitboard rookAttacks(Square s, Bitboard occupied)
{
    return detail::RookLines[std::size_t(s.index())].at(occupied);
}
inline Bitboard queenAttacks(Square s, Bitboard occupied)
{
    return bishopAttacks(s, occupied) | rookAttacks(s, occupied);
}
Bitboard attacks(Piece man, Square s, Bitboard occupied);

// The squares strictly between two squares of one rank, file or diagonal; empty for any other pair.
inline Bitboard between(Square a, Square b)
{
    return detail::Between[std::size_t(a.index())][std::size_t(b.index())];
}
// The whole rank, file or diagonal through two squares; empty when there is none or they are the same.
inline Bitboard line(Square a, Square b)
{
    return detail::Line[std::size_t(a.index())][std::size_t(b.index())];
}

} // namespace chess
