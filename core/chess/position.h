#pragma once
#include "core/chess/attacks.h"
#include "core/chess/move_list.h"
#include "core/chess/position_setup.h"

#include <tl/expected.hpp>

namespace chess {

// A position one can play on from: a small value (one cache line). Copying it is how one goes back.
//
// Invariants: one king a side; no pawn on a back rank; the side not to move is not in check; a castling right
// always has its king and rook at home; the en passant square is set only when an en passant capture is legal
// (so that equal keys mean the same position in the sense of FIDE 9.2.3).
class Position {
public:
    // The standard array.
    Position();
    // Refuses what cannot be played on from (the first of the isUnplayable() problems). Castling rights and
    // an en passant square that cannot be are dropped; so is, silently, an en passant square where no capture
    // is legal. checkSetup() in setup_check.h lists every problem.
    static tl::expected<Position, SetupProblem> fromSetup(const PositionSetup& setup);
    PositionSetup toSetup() const;

    Color sideToMove() const { return m_sideToMove; }
    std::optional<Piece> pieceAt(Square s) const;
    Bitboard pieces(Color c) const { return m_men[std::size_t(index(c))]; }
    Bitboard pieces(PieceType t) const;
    Bitboard pieces(Color c, PieceType t) const { return pieces(c) & pieces(t); }
    Bitboard occupied() const { return m_men[0] | m_men[1]; }
    // Queens and bishops; queens and rooks.
    Bitboard diagonalPieces() const { return m_diagonal; }
    Bitboard straightPieces() const { return m_straight; }
    Square kingOf(Color c) const { return m_kings[std::size_t(index(c))]; }
    // Rooks that still have their castling right, both colours.
    Bitboard castlingRooks() const
    {
        return Bitboard(std::uint64_t(m_castlingFiles[0]) | std::uint64_t(m_castlingFiles[1]) << 56);
    }
    Bitboard castlingRooks(Color c) const
    {
        return Bitboard(std::uint64_t(m_castlingFiles[std::size_t(index(c))])
                        << (c == Color::White ? 0 : 56));
    }
    std::optional<Square> castlingRook(Color c, Wing w) const;
    std::optional<Square> enPassant() const
    {
        return m_enPassant == NoSquare ? std::nullopt : std::optional(Square(m_enPassant));
    }
    // Plies since the last capture or pawn move (FIDE 9.3); stops counting at 65535.
    int halfmoveClock() const { return m_halfmoveClock; }
    int fullmoveNumber() const { return m_fullmoveNumber; }
    // Zobrist key of men, turn, castling rights and legal en passant, not of the counters.
    std::uint64_t key() const { return m_key; }
    // The same key reckoned from nothing; equal to key() always (tests).
    std::uint64_t freshKey() const;

    bool isCheck() const { return isAttacked(kingOf(m_sideToMove), ~m_sideToMove); }
    // The men that give check to the side to move.
    Bitboard checkers() const { return attackersTo(kingOf(m_sideToMove), ~m_sideToMove, occupied()); }
    // The men of colour `by` that attack s, given these occupied squares.
    Bitboard attackersTo(Square s, Color by, Bitboard occupied) const;
    bool isAttacked(Square s, Color by) const { return attackersTo(s, by, occupied()).any(); }

    // Every legal move (FIDE 3.1–3.10), each once, in no particular order.
    MoveList legalMoves() const;
    bool hasLegalMove() const;
    // How many legal moves, without making the list.
    int countLegalMoves() const;
    // True for exactly the moves of legalMoves(), in constant time, and safe for any 16 bits.
    bool isLegal(Move m) const;

    // The position after a legal move (or after the null move when not in check: turn passes, and with it the
    // chance to take en passant).
    Position after(Move m) const
    {
        Position next = *this;
        next.play(m);
        return next;
    }
    void play(Move m);
    // The same without one man that is no king, and without en passant. Only for what-if reckoning: it may
    // uncover a check that no move has given.
    Position without(Square s) const;
    // May the turn be passed (PGN "--")? Not while in check.
    bool canPass() const { return !isCheck(); }

    // Men, turn, rights and en passant are equal; the counters may differ (FIDE 9.2.3).
    bool samePosition(const Position& other) const;
    friend bool operator==(const Position&, const Position&) = default;

private:
    static constexpr std::uint8_t NoSquare = 64;

    Position(const PositionSetup& setup, Bitboard castlingRooks);
    void put(Piece man, Square s);
    PieceType typeAt(Square s) const;
    void movePiece(Color c, PieceType type, Square from, Square to);
    void passTurn();
    void forgetEnPassant();
    void dropCastlingRights(Bitboard lost);
    void take(Square s, Color owner);
    void castle(Square king, Square rook);
    void promote(Square s, PieceType type);
    void allowEnPassant(Square passed);
    bool isEnPassantLegal(Square from, Square passed) const;
    bool isCastlingLegal(Square rook) const;
    bool isKingSafeAfter(Square from, Square to) const;
    bool isPawnStep(Square from, Square to) const;

    template <Color Us>
    class MoveGenerator;

    // Five bitboards tell what stands where. Queens stand in both line planes; knights and kings in none of
    // the three, and the kings' squares are known.
    std::array<Bitboard, 2> m_men{};
    Bitboard m_pawns;
    Bitboard m_diagonal;
    Bitboard m_straight;
    std::uint64_t m_key = 0;
    std::array<Square, 2> m_kings{};
    std::array<std::uint8_t, 2> m_castlingFiles{}; // a bit a file of the colour's back rank
    std::uint8_t m_enPassant = NoSquare;
    Color m_sideToMove = Color::White;
    std::uint16_t m_halfmoveClock = 0;
    std::int32_t m_fullmoveNumber = 1;
};
static_assert(sizeof(Position) <= 64);

// Inline, because move generation and searches live on these two.
inline Bitboard Position::pieces(PieceType t) const
{
    switch (t) {
    case PieceType::Pawn:
        return m_pawns;
    case PieceType::Knight:
        return occupied() & ~(m_pawns | m_diagonal | m_straight | m_kings[0] | m_kings[1]);
    case PieceType::Bishop:
        return m_diagonal & ~m_straight;
    case PieceType::Rook:
        return m_straight & ~m_diagonal;
    case PieceType::Queen:
        return m_diagonal & m_straight;
    case PieceType::King:
        return Bitboard(m_kings[0]) | m_kings[1];
    }
    return {};
}

inline Bitboard Position::attackersTo(Square s, Color by, Bitboard occupied) const
{
    const Bitboard knights = knightAttacks(s) & pieces(PieceType::Knight);
    const Bitboard lines =
        (bishopAttacks(s, occupied) & m_diagonal) | (rookAttacks(s, occupied) & m_straight);
    const Bitboard steps = (pawnAttacks(~by, s) & m_pawns) | (kingAttacks(s) & kingOf(by));
    return (knights | lines | steps) & pieces(by) & occupied;
}

} // namespace chess
