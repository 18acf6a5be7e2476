#include "core/pgn/typed_letters.h"

#include "core/pgn/result_text.h"
#include "core/pgn/text.h"

#include <algorithm>

namespace pgn {

namespace {

using notation::PieceLetters;

std::string_view english(chess::PieceType type)
{
    return notation::englishLetters().of(type);
}

// "D" of "e8=D", "e8D", "e8(D)+".
std::string withEnglishPromotion(std::string_view move, const PieceLetters& letters)
{
    const std::size_t stem = std::min(move.find_first_of("+#!?)"), move.size());
    std::string_view front = move.substr(0, stem);
    const auto type = notation::takePieceLetterAtEnd(front, letters);
    const bool isPromotion =
        type && !front.empty() && std::string_view("=/(18").find(front.back()) != std::string_view::npos;
    return isPromotion ? std::string(front).append(english(*type)).append(move.substr(stem))
                       : std::string(move);
}

// One word, behind its move number.
std::string translated(std::string_view word, const PieceLetters& letters)
{
    std::string_view rest = word;
    const auto type = notation::takePieceLetter(rest, letters);
    constexpr std::string_view BehindALetter = "abcdefgh12345678x:-";
    if (type && !rest.empty() && BehindALetter.find(rest.front()) != std::string_view::npos)
        return std::string(english(*type)).append(withEnglishPromotion(rest, letters));
    return withEnglishPromotion(word, letters);
}

} // namespace

std::string withEnglishLetters(std::string_view movetext, const PieceLetters& letters)
{
    std::string text;
    const auto copyTo = [&](std::size_t end) {
        text += movetext.substr(0, end);
        movetext.remove_prefix(std::min(end, movetext.size()));
    };
    while (!movetext.empty()) {
        if (movetext.front() == '{') {
            copyTo(std::min(movetext.find('}'), movetext.size() - 1) + 1);
        } else if (movetext.front() == ';') {
            copyTo(endOfLine(movetext, 0));
        } else if (endsWord(movetext.front()) || isDigit(movetext.front()) || movetext.front() == '.') {
            copyTo(1);
        } else {
            std::size_t end = 0; // "e8(D)" is one word
            while (end < movetext.size() && (!endsWord(movetext[end]) || (movetext[end] == '(' && end > 0)))
                ++end;
            text += translated(movetext.substr(0, end), letters);
            movetext.remove_prefix(end);
        }
    }
    return text;
}

} // namespace pgn
