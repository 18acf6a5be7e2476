#pragma once
#include <cstddef>
#include <string_view>

namespace database {

// Moves of the main line in a movetext, without knowing the rules: what stands outside comments and
// variations and looks like a move. Not `sure` where the form alone does not tell: moves without space
// between ("e4e5" may be two, or one in coordinates), a "0-0" at the end (castling, or a result that is
// none).
struct PlyCount {
    std::size_t plies = 0;
    bool sure = true;
};
PlyCount countPlies(std::string_view movetext);

} // namespace database
