#pragma once
#include "core/chess/bitboard.h"

#include <vector>

namespace chess {

// Which side a castling right is for, seen from White: Queenside is towards the a-file.
enum class Wing : std::uint8_t { Kingside, Queenside };

// Whatever a FEN can say, legal or not: the state of the set-up board. Position is the legal one.
struct PositionSetup {
    std::array<std::optional<Piece>, 64> board{};
    Color sideToMove = Color::White;
    // Squares of the rooks that still have their castling right, both colours together (Chess960: any rook).
    Bitboard castlingRooks;
    // The square behind a pawn that has just gone two squares, whether or not it can be taken.
    std::optional<Square> enPassant;
    int halfmoveClock = 0;  // plies since the last capture or pawn move (FIDE 9.3)
    int fullmoveNumber = 1; // counts from 1, goes up after Black's move

    static PositionSetup standardArray();
    // Scharnagl's number, 0–959; 518 is the standard array (FIDE Guidelines II).
    static PositionSetup chess960Array(int number);

    std::optional<Piece>& at(Square s) { return board[std::size_t(s.index())]; }
    const std::optional<Piece>& at(Square s) const { return board[std::size_t(s.index())]; }
    friend bool operator==(const PositionSetup&, const PositionSetup&) = default;
};

// What is wrong with a set-up.
enum class SetupProblem : std::uint8_t {
    NoWhiteKing,
    NoBlackKing,
    TooManyWhiteKings,
    TooManyBlackKings,
    PawnOnBackRank,
    OppositeCheck,      // the side that is not to move stands in check
    TooManyMen,         // more than 16 of a colour, or more promoted men than pawns are missing
    TooManyCheckers,    // a check that no move can have given: three checkers, or two of impossible kinds
    BadCastlingRights,  // a right without its king and rook on the back rank
    BadEnPassantSquare, // no pawn can just have gone two squares to give this square
};

// Nobody can play on from such a set-up. The other problems only say that no game can have led to it, or that
// a right is claimed that cannot be.
constexpr bool isUnplayable(SetupProblem p)
{
    return p <= SetupProblem::OppositeCheck;
}

} // namespace chess
