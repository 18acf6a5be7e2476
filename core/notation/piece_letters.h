#pragma once
#include "core/chess/types.h"

#include <span>

namespace notation {

// How a language names the men in moves: UTF-8 strings for pawn (nearly always empty), knight, bishop, rook,
// queen, king.
struct PieceLetters {
    std::string_view language; // ISO 639-1 code, "" for figurines
    std::array<std::string_view, 6> letters;
    std::string_view of(chess::PieceType t) const { return letters[std::size_t(chess::index(t))]; }
};

const PieceLetters& englishLetters();
const PieceLetters& frenchLetters();   // C F T D R
const PieceLetters& figurineLetters(); // ♘ ♗ ♖ ♕ ♔
// English, French and 20 more languages.
std::span<const PieceLetters> allPieceLetters();
const PieceLetters* pieceLettersFor(std::string_view language);

} // namespace notation
