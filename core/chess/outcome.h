#pragma once
#include "core/chess/position.h"

#include <span>

namespace chess {

enum class Result : std::uint8_t { Unfinished, WhiteWins, BlackWins, Draw };
constexpr Result winFor(Color c)
{
    return c == Color::White ? Result::WhiteWins : Result::BlackWins;
}

// Every way a game can end (FIDE 5, 6.9, 7.5, 9).
enum class EndReason : std::uint8_t {
    None,
    Checkmate,            // 5.1.1
    Resignation,          // 5.1.2
    FlagFall,             // 6.9
    IllegalMoves,         // 7.5.5: the second completed illegal move
    Stalemate,            // 5.2.1
    InsufficientMaterial, // 5.2.2, by material alone
    DeadPosition,         // 5.2.2, proved
    Agreement,            // 5.2.3
    ThreefoldRepetition,  // 9.2, claimed
    FiftyMoves,           // 9.3, claimed
    FivefoldRepetition,   // 9.6.1
    SeventyFiveMoves,     // 9.6.2
    FlagFallCannotMate,   // 6.9, second sentence: a draw
    Abandoned,            // stopped without a result
    Adjudication,
};

struct Outcome {
    Result result = Result::Unfinished;
    EndReason reason = EndReason::None;
    constexpr bool isOver() const { return reason != EndReason::None; }
    friend constexpr bool operator==(Outcome, Outcome) = default;
};

// No material on the board can mate: K–K, KB–K, KN–K, and bishops only, all on squares of one colour
// (FIDE 5.2.2, R15).
bool isInsufficientMaterial(const Position& p);

// How often the last of these positions has occurred among them, itself included (FIDE 9.2.3). `keys` are the
// Position::key()s of the game from its start to now.
int repetitions(std::span<const std::uint64_t> keys, int halfmoveClock);

// What ends the game at once in the last position of this history: checkmate, stalemate, insufficient
// material, fivefold repetition, seventy-five moves, in this order (mate on the last move wins: 9.6.2).
Outcome automaticOutcome(const Position& p, std::span<const std::uint64_t> keys);

// What the player to move may claim now (FIDE 9.2, 9.3).
struct Claims {
    bool threefold = false;
    bool fiftyMoves = false;
    bool any() const { return threefold || fiftyMoves; }
};
Claims claimsNow(const Position& p, std::span<const std::uint64_t> keys);
// What may be claimed by declaring this legal move without playing it (9.2.1, 9.3.1).
Claims claimsWithMove(const Position& p, std::span<const std::uint64_t> keys, Move declared);

// Why a move is not legal, for the words of a refusal (R11, R23).
enum class IllegalReason : std::uint8_t {
    None, // it is legal
    NoManThere,
    NotYourMan,
    OwnManOnTarget,
    ManDoesNotMoveSo, // the geometry of the man
    WayBlocked,
    PawnCannotCapture, // a pawn's diagonal step without a man to take
    PawnBlocked,
    KingWouldBeAttacked, // the king moves onto an attacked square
    Pinned,              // the man screens its king
    DoesNotParryCheck,   // in check, and the move does not end it
    CastlingRightLost,   // king or rook has moved
    CastlingBlocked,
    CastlingInCheck,
    CastlingThroughCheck,
    CastlingIntoCheck,
    EnPassantTooLate, // not on the very next move, or no such pawn
    PromotionMissing, // a pawn reaches the last rank and no piece is named
};
IllegalReason whyIllegal(const Position& p, Square from, Square to, std::optional<PieceType> promotion);

// The legal move that the gesture means: king two squares or king onto its rook castles; promotion only with
// a type.
std::optional<Move> findMove(const Position& p, Square from, Square to,
                             std::optional<PieceType> promotion = {});

} // namespace chess
