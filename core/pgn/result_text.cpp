#include "core/pgn/result_text.h"

#include "core/notation/text.h"

namespace pgn {

namespace {

using chess::Result;

enum class Score { None, Zero, Half, One };

// One side's points at the front of the text, which are taken off.
Score takeScore(std::string_view& text)
{
    if (notation::skip(text, "1/2") || notation::skip(text, "\xc2\xbd"))
        return Score::Half;
    if (notation::skip(text, "1"))
        return Score::One;
    return notation::skip(text, "0") ? Score::Zero : Score::None;
}

std::optional<Result> resultOf(Score white, Score black)
{
    if (white == Score::One && black == Score::Zero)
        return Result::WhiteWins;
    if (white == Score::Zero && black == Score::One)
        return Result::BlackWins;
    return white == Score::Half && black == Score::Half ? std::optional(Result::Draw) : std::nullopt;
}

bool endsMarker(std::string_view rest)
{
    return rest.empty() || endsWord(rest[0]) || (rest[0] & 0x80) != 0;
}

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
    std::string_view rest = text;
    const Score white = takeScore(rest);
    const std::string_view half = rest;
    if (const std::size_t dash = notation::dashLength(rest); dash > 0) {
        rest.remove_prefix(dash);
        const auto result = resultOf(white, takeScore(rest));
        if (result && endsMarker(rest))
            return ResultToken{*result, text.size() - rest.size()};
    }
    if (white == Score::Half && text[0] == '1' && endsMarker(half)) // a lone "½" is prose
        return ResultToken{Result::Draw, text.size() - half.size()};
    return std::nullopt;
}

} // namespace pgn
