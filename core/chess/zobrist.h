#pragma once
#include "core/chess/types.h"

// The random numbers a position's key is the exclusive-or of.
namespace chess::zobrist {

struct Keys {
    std::array<std::array<std::array<std::uint64_t, 64>, 6>, 2> men;
    std::array<std::array<std::uint64_t, 8>, 2> castlingRook; // by colour and file
    std::array<std::uint64_t, 8> enPassantFile;
    std::uint64_t blackToMove;
};
extern const Keys TheKeys;

inline std::uint64_t man(Color c, PieceType t, Square s)
{
    return TheKeys.men[std::size_t(index(c))][std::size_t(index(t))][std::size_t(s.index())];
}
inline std::uint64_t castlingRook(Color c, int file)
{
    return TheKeys.castlingRook[std::size_t(index(c))][std::size_t(file)];
}
inline std::uint64_t enPassant(Square s)
{
    return TheKeys.enPassantFile[std::size_t(s.file())];
}
inline std::uint64_t blackToMove()
{
    return TheKeys.blackToMove;
}

} // namespace chess::zobrist
