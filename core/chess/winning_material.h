#pragma once
#include "core/chess/position.h"

namespace chess {

// The men alone show that this side can never mate again: a bare king; a lone knight against nothing but
// queens; bishops of one colour against nothing that could stand in its own king's way on the other colour.
// False also when the men leave it open. A mate that stands already is not looked for: bishops of one colour
// could only have given it as a double check that no move gives.
inline bool cannotMateByMaterial(const Position& p, Color winner)
{
    const Bitboard men = p.pieces(winner) & ~Bitboard(p.kingOf(winner));
    if (men.empty())
        return true;
    if ((men & (p.pieces(PieceType::Pawn) | p.straightPieces())).any())
        return false;
    const Bitboard theirs = p.pieces(~winner) & ~Bitboard(p.kingOf(~winner));
    const Bitboard bishops = p.diagonalPieces();
    if ((men & bishops).empty())
        return !men.moreThanOne() && theirs == (theirs & p.straightPieces() & p.diagonalPieces());
    if (men != (men & bishops))
        return false;
    const Bitboard colour =
        (men & Bitboard::darkSquares()).any() ? Bitboard::darkSquares() : ~Bitboard::darkSquares();
    const Bitboard harmless = p.straightPieces() | (bishops & colour);
    return (men & ~colour).empty() && (theirs & ~harmless).empty();
}

} // namespace chess
