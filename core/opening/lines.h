#pragma once
#include <algorithm>
#include <array>
#include <string_view>

// The line format of the data files in resources/openings: fields separated by tabs, "#" for comments.
namespace opening {

// Takes the next line off the front of `text`, without its end ("\n" or "\r\n").
constexpr std::string_view takeLine(std::string_view& text)
{
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end < text.size() ? end + 1 : end);
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

constexpr bool isComment(std::string_view line)
{
    return line.empty() || line.front() == '#';
}

// Exactly N fields, none empty; else false.
template <std::size_t N>
constexpr bool splitFields(std::string_view line, std::array<std::string_view, N>& fields)
{
    for (std::size_t i = 0; i < N; ++i) {
        const std::size_t end = line.find('\t');
        if ((end == std::string_view::npos) != (i == N - 1))
            return false;
        fields[i] = line.substr(0, end);
        if (fields[i].empty())
            return false;
        line.remove_prefix(i == N - 1 ? line.size() : end + 1);
    }
    return true;
}

} // namespace opening
