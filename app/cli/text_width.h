#pragma once
#include <algorithm>
#include <string_view>

namespace cli {

// The characters of a UTF-8 text, which is what it takes of a line.
inline std::size_t characterCount(std::string_view text)
{
    return std::size_t(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

} // namespace cli
