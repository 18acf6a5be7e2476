#pragma once
#include "core/notation/result.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace pgn {

using notation::resultText;
// The value of a Result tag; nothing for other text than the four markers (and "1/2").
std::optional<chess::Result> resultFromText(std::string_view text);

struct ResultToken {
    chess::Result result = chess::Result::Unfinished;
    std::size_t length = 0; // bytes
};
// Can no result marker start with this character?
constexpr bool startsNoResult(char c)
{
    return c != '1' && c != '0' && c != '*' && c != '\xc2';
}
// The result marker that the text starts with: "1-0", "0-1", "1/2-1/2", "1/2", "½-½", "*"; other dashes will
// do for the hyphen.
std::optional<ResultToken> readResult(std::string_view text);

namespace detail {

constexpr std::array<bool, 256> makeWordEnds()
{
    std::array<bool, 256> ends{};
    for (std::size_t c = 0; c <= ' '; ++c)
        ends[c] = true;
    for (const char c : std::string_view("{}();[]*$<>"))
        ends[std::uint8_t(c)] = true;
    return ends;
}
inline constexpr std::array<bool, 256> WordEnds = makeWordEnds();

} // namespace detail

// Does this character end a word of movetext?
constexpr bool endsWord(char c)
{
    return detail::WordEnds[std::uint8_t(c)];
}

} // namespace pgn
