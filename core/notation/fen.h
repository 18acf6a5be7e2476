#pragma once
#include "core/chess/position.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>

// Forsyth-Edwards Notation (PGN standard 16.1), X-FEN and Shredder-FEN for Chess960.
namespace notation {

enum class FenField : std::uint8_t {
    Placement,
    SideToMove,
    Castling,
    EnPassant,
    HalfmoveClock,
    FullmoveNumber,
    Whole
};
enum class FenFault : std::uint8_t {
    Empty,
    TooFewRanks,
    TooManyRanks,
    RankTooShort,
    RankTooLong,
    BadCharacter,
    BadSideToMove,
    BadCastling,
    BadEnPassant,
    BadCounter,        // not a number
    CounterOutOfRange, // a whole number, but not one from 0 to MaxFenCounter
    ExtraText,
};
inline constexpr int MaxFenCounter = 9999;

// What is wrong with a FEN: the field, the reason, and the column (in bytes from 0) of the offending text in
// the input.
struct FenError {
    FenField field = FenField::Whole;
    FenFault fault = FenFault::Empty;
    std::size_t column = 0;
    std::string token;
    friend bool operator==(const FenError&, const FenError&) = default;
};

// Reads one to six fields; missing ones take their usual values ("w", "-", "-", "0", "1"); runs of white
// space, no-break spaces too, count as one. Full-move number 0 is read as 1. Castling letters may come in any
// order and mix KQkq with files; K means the outermost rook on that side of the king, or the corner when
// there is none. "~" after a man (one that was promoted, in some programs) is skipped. The result may be any
// set-up, legal or not.
tl::expected<chess::PositionSetup, FenError> parseFen(std::string_view text);

// Either the text or the position it describes is at fault.
struct PositionError {
    std::optional<FenError> fen;
    std::optional<chess::SetupProblem> setup;
};
tl::expected<chess::Position, PositionError> positionFromFen(std::string_view text);

// Does a castling right need the rules of Chess960: its king not on the e-file, or its rook not in the
// corner?
bool isChess960(const chess::PositionSetup& setup);

enum class CastlingStyle : std::uint8_t {
    XFen,     // KQkq, a file letter only for a rook that is not the outermost
    Shredder, // HAha
};
// parseFen(toFen(s)) = s for every set-up whose counters are in range.
std::string toFen(const chess::PositionSetup& setup, CastlingStyle style = CastlingStyle::XFen);
std::string toFen(const chess::Position& p, CastlingStyle style = CastlingStyle::XFen);
// The first four fields: what EPD calls the position, and what openings are keyed by in text.
std::string toEpd(const chess::PositionSetup& setup, CastlingStyle style = CastlingStyle::XFen);
std::string toEpd(const chess::Position& p, CastlingStyle style = CastlingStyle::XFen);

} // namespace notation
