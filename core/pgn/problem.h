#pragma once
#include "core/chess/outcome.h"
#include "core/notation/fen.h"

#include <optional>
#include <string>
#include <string_view>

namespace pgn {

enum class ProblemKind : std::uint8_t {
    IllegalMove,
    AmbiguousMove,
    UnknownToken, // text that is no move, number, NAG, comment or result
    UnclosedComment,
    UnclosedVariation,
    UnexpectedClose, // ")" without "("
    UnclosedTag,
    BadTag, // a tag line that had to be mended, e.g. an unescaped quote
    DuplicateTag,
    BadFenTag,
    UnsupportedVariant,
    MissingResult,  // no termination marker
    ResultMismatch, // tag and marker, or marker and board, contradict
    VariationWithoutMove,
    TooDeep,         // variations nested deeper than Reader::MaxDepth are kept as text
    ReservedToken,   // "<…>"
    TextOutsideGame, // prose before the tags or after the result; kept
    NagOutOfRange,
    MoveAfterEnd, // text after mate or stalemate
    BadEncoding,
};
// How much a problem matters: notes are mended without loss, errors leave a part of the game as text.
enum class Severity : std::uint8_t { Note, Error };

struct Problem {
    ProblemKind kind = ProblemKind::UnknownToken;
    Severity severity = Severity::Error;
    std::size_t game = 0;   // from 1, in the file
    std::size_t line = 0;   // from 1, in the file
    std::size_t column = 0; // from 1, in characters (UTF-8 code points)
    std::size_t offset = 0; // bytes from the start of the text
    std::string token;      // the offending text
    int ply = 0;            // plies of the main line read before it
    bool inVariation = false;
    chess::IllegalReason illegalReason = chess::IllegalReason::None;
    std::optional<notation::PositionError> position; // for BadFenTag
};
// Is it a word of the main line that could not be read as a move?
bool isMoveFault(const Problem& problem);
// Where the text of a game stands in its file.
struct GamePlace {
    std::size_t game = 1;   // from 1
    std::size_t line = 1;   // of the first byte of the text
    std::size_t offset = 0; // of the first byte of the text
};

// A fixed English word for scripts and logs ("illegal move"); the window has its own translated words.
std::string_view codeName(ProblemKind kind);

} // namespace pgn
