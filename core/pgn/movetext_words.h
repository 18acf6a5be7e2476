#pragma once
#include <string_view>
#include <vector>

namespace pgn {

// The words of a game's main line that may be moves, without move numbers, signs, comments, variations and
// the result. `body` are its tags and movetext.
std::vector<std::string_view> mainLineWords(std::string_view body);

} // namespace pgn
