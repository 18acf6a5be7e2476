#pragma once
#include "core/chess/outcome.h"

#include <optional>
#include <string_view>

namespace pgn {

// "1-0", "0-1", "1/2-1/2", "*".
std::string_view resultText(chess::Result r);
// The value of a Result tag; nothing for other text than the four markers (and "1/2").
std::optional<chess::Result> resultFromText(std::string_view text);

struct ResultToken {
    chess::Result result = chess::Result::Unfinished;
    std::size_t length = 0; // bytes
};
// The result marker that the text starts with: "1-0", "0-1", "1/2-1/2", "1/2", "½-½", "*".
std::optional<ResultToken> readResult(std::string_view text);

// Does this character end a word of movetext?
constexpr bool endsWord(char c)
{
    return std::uint8_t(c) <= ' ' || c == '{' || c == '}' || c == '(' || c == ')' || c == ';' ||
           c == '[' || c == ']' || c == '*' || c == '$' || c == '<' || c == '>';
}

} // namespace pgn
