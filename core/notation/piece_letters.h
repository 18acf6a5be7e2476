#pragma once
#include "core/chess/types.h"

#include <span>

namespace notation {

// How a language names the men in moves: UTF-8 strings for pawn (empty), knight, bishop, rook, queen, king.
struct PieceLetters {
    std::string_view language; // ISO 639-1 code, "" for figurines
    std::array<std::string_view, 6> letters;
    std::string_view of(chess::PieceType t) const { return letters[std::size_t(chess::index(t))]; }
};

// N B R Q K, and P for a pawn (PGN standard 8.2.3.2).
constexpr std::optional<chess::PieceType> pieceOfEnglishLetter(char letter)
{
    switch (letter) {
    case 'N':
        return chess::PieceType::Knight;
    case 'B':
        return chess::PieceType::Bishop;
    case 'R':
        return chess::PieceType::Rook;
    case 'Q':
        return chess::PieceType::Queen;
    case 'K':
        return chess::PieceType::King;
    case 'P':
        return chess::PieceType::Pawn;
    default:
        return std::nullopt;
    }
}

const PieceLetters& englishLetters();
const PieceLetters& frenchLetters();   // C F T D R
const PieceLetters& figurineLetters(); // ♘ ♗ ♖ ♕ ♔
// English, French, figurines, then the other languages by code.
std::span<const PieceLetters> allPieceLetters();
// nullptr for a language that is not among them.
const PieceLetters* pieceLettersFor(std::string_view language);

// Takes the letter of a man, or a figurine of either colour, off the front of `text`; the longest one counts
// (Russian К, Кр). English reads P for a pawn too (PGN standard 8.2.3.2).
std::optional<chess::PieceType> takePieceLetter(std::string_view& text, const PieceLetters& letters);
// The same at the end of `text`, for a promotion.
std::optional<chess::PieceType> takePieceLetterAtEnd(std::string_view& text, const PieceLetters& letters);

} // namespace notation
