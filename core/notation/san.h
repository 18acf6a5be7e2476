#pragma once
#include "core/chess/outcome.h"
#include "core/notation/piece_letters.h"

#include <tl/expected.hpp>

// Standard Algebraic Notation (PGN standard 8.2.3, FIDE Appendix C), long algebraic and UCI.
namespace notation {

enum class MoveFault : std::uint8_t {
    NotAMove,  // the text has not the form of a move
    Illegal,   // no man of that kind can go there
    Ambiguous, // more than one man can go there
};
struct MoveError {
    MoveFault fault = MoveFault::NotAMove;
    // For Illegal, why the most likely man cannot; None when no man of the kind is on the board.
    chess::IllegalReason reason = chess::IllegalReason::None;
    friend bool operator==(const MoveError&, const MoveError&) = default;
};

struct SanStyle {
    const PieceLetters* letters = nullptr; // nullptr: English
    bool longForm = false;                 // Ng1-f3, e2-e4, Cf6xe4
    bool enPassantSuffix = false;          // " e.p."
    bool checkSigns = true;                // + and #
};

// A legal move (or "--" for the null move) in the export form: disambiguation by file, then rank, then both,
// counting only legal rivals.
std::string toSan(const chess::Position& p, chess::Move m, const SanStyle& style = {});

// Reads what people write: missing or superfluous +, #, x and "e.p.", O-O with letters or zeros, e8=Q, e8Q,
// e8(Q), Ng1-f3, e2e4, over-disambiguation, figurines, "--" and "Z0". Move signs ("!?") must have been cut
// off before. Squares alone ("g1f3", "e1g1") mean whatever man stands there, as in UCI. Never guesses: an
// ambiguous or illegal text is an error, "d5" is never a capture, "xd5" and "dxd5" are no moves. Castling
// must be written as castling ("Kg1" is not).
tl::expected<chess::Move, MoveError> parseSan(const chess::Position& p, std::string_view text,
                                              const PieceLetters& letters = englishLetters());

// UCI: e2e4, e7e8q; castling e1g1 in the standard array's form, king-takes-rook when chess960 is set; 0000 is
// null.
std::string toUci(chess::Move m, bool chess960 = false);
// Reads both forms of castling.
tl::expected<chess::Move, MoveError> parseUci(const chess::Position& p, std::string_view text);

} // namespace notation
