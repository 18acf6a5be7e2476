#include "core/pgn/result_text.h"

#include <array>
#include <utility>

namespace pgn {

namespace {

using chess::Result;

// The longer of two that begin alike comes first.
constexpr std::array<std::pair<std::string_view, Result>, 5> Markers{{
    {"1-0", Result::WhiteWins},
    {"0-1", Result::BlackWins},
    {"1/2-1/2", Result::Draw},
    {"1/2", Result::Draw},
    {"\xc2\xbd-\xc2\xbd", Result::Draw},
}};

} // namespace

std::optional<Result> resultFromText(std::string_view text)
{
    const auto token = readResult(text);
    return token && token->length == text.size() ? std::optional(token->result) : std::nullopt;
}

std::optional<ResultToken> readResult(std::string_view text)
{
    if (text.empty() || startsNoResult(text[0]))
        return std::nullopt;
    if (text[0] == '*')
        return ResultToken{Result::Unfinished, 1};
    for (const auto& [marker, result] : Markers) {
        if (!text.starts_with(marker))
            continue;
        const bool ends = text.size() == marker.size() || endsWord(text[marker.size()]) ||
                          (text[marker.size()] & 0x80) != 0;
        if (ends)
            return ResultToken{result, marker.size()};
    }
    return std::nullopt;
}

} // namespace pgn
