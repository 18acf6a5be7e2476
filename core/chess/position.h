#pragma once
#include "core/chess/move_list.h"
#include "core/chess/position_setup.h"

#include <tl/expected.hpp>

namespace chess {

// A legal position: a small value. Copying it is how one goes back.
//
// Invariants: one king a side; the side not to move is not in check; a castling right always has its king and rook at
// home; the en passant square is set only when an en passant capture is legal (so that equal keys mean the same
// position in the sense of FIDE 9.2.3).
class Position {
public:
    // The standard array.
    Position();
    // A setup's castling rights and en passant square that cannot be are dropped here, everything else that is wrong is
    // an error. checkSetup() in setup_check.h lists every problem, those too.
    static tl::expected<Position, SetupProblem> fromSetup(const PositionSetup& setup);
    PositionSetup toSetup() const;

    Color sideToMove() const;
    std::optional<Piece> pieceAt(Square s) const;
    Bitboard pieces(Color c) const;
    Bitboard pieces(PieceType t) const;
    Bitboard pieces(Color c, PieceType t) const;
    Bitboard occupied() const;
    Square kingOf(Color c) const;
    // Rooks that still have their castling right, both colours.
    Bitboard castlingRooks() const;
    std::optional<Square> castlingRook(Color c, Wing w) const;
    std::optional<Square> enPassant() const;
    int halfmoveClock() const;
    int fullmoveNumber() const;
    // Zobrist key of men, turn, castling rights and legal en passant, not of the counters.
    std::uint64_t key() const;
    // The same key reckoned from nothing; equal to key() always (tests).
    std::uint64_t freshKey() const;

    bool isCheck() const { return checkers().any(); }
    // The men that give check to the side to move.
    Bitboard checkers() const;
    // The men of colour `by` that attack s, given these occupied squares.
    Bitboard attackersTo(Square s, Color by, Bitboard occupied) const;
    bool isAttacked(Square s, Color by) const;

    // Every legal move (FIDE 3.1–3.10), each once, in no particular order.
    MoveList legalMoves() const;
    bool hasLegalMove() const;
    // How many legal moves, without making the list.
    int countLegalMoves() const;
    // True for exactly the moves of legalMoves(), in constant time, and safe for any 16 bits.
    bool isLegal(Move m) const;

    // The position after a legal move (or after the null move when not in check: turn passes, nothing else changes).
    Position after(Move m) const;
    void play(Move m);
    // May the turn be passed (PGN "--")? Not while in check.
    bool canPass() const { return !isCheck(); }

    // Men, turn, rights and en passant are equal; the counters may differ (FIDE 9.2.3).
    bool samePosition(const Position& other) const;
    friend bool operator==(const Position&, const Position&) = default;

    // (representation: see the .cpp's opening comment)
private:
    // To be filled in.
};

} // namespace chess
