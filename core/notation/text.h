#pragma once
#include <optional>
#include <string_view>

// Small helpers for reading text by hand; locale-free, safe for any bytes.
namespace notation {

// The bytes of white space that `text` starts with: ASCII blanks, or U+00A0 as UTF-8; 0 when it starts with
// none.
constexpr std::size_t spaceLength(std::string_view text)
{
    if (text.empty())
        return 0;
    if (text[0] == ' ' || (text[0] >= '\t' && text[0] <= '\r'))
        return 1;
    return text.substr(0, 2) == "\xc2\xa0" ? 2 : 0;
}

// The bytes of the hyphen that `text` starts with, or of a dash that people put in its place: U+2010 to
// U+2015 and the minus sign U+2212; 0 when it starts with none.
constexpr std::size_t dashLength(std::string_view text)
{
    if (text.starts_with('-'))
        return 1;
    if (text.size() < 3 || text[0] != '\xe2')
        return 0;
    const bool isDash = text[1] == '\x80' && text[2] >= '\x90' && text[2] <= '\x95';
    return isDash || text.starts_with("\xe2\x88\x92") ? 3 : 0;
}

constexpr std::string_view trimmed(std::string_view text)
{
    while (const std::size_t n = spaceLength(text))
        text.remove_prefix(n);
    for (;;) {
        if (!text.empty() && spaceLength(text.substr(text.size() - 1)) == 1)
            text.remove_suffix(1);
        else if (text.size() >= 2 && spaceLength(text.substr(text.size() - 2)) == 2)
            text.remove_suffix(2);
        else
            return text;
    }
}

// Removes `prefix` from the front of `text` if it stands there.
constexpr bool skip(std::string_view& text, std::string_view prefix)
{
    if (!text.starts_with(prefix))
        return false;
    text.remove_prefix(prefix.size());
    return true;
}
constexpr bool skipAtEnd(std::string_view& text, std::string_view suffix)
{
    if (!text.ends_with(suffix))
        return false;
    text.remove_suffix(suffix.size());
    return true;
}

// A number of decimal digits alone, at most `max`.
constexpr std::optional<int> parseNumber(std::string_view text, int max)
{
    if (text.empty())
        return std::nullopt;
    int value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9')
            return std::nullopt;
        value = value * 10 + (c - '0');
        if (value > max)
            return std::nullopt;
    }
    return value;
}

} // namespace notation
