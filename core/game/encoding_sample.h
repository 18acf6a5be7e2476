#pragma once
#include "core/game/pgn_file.h"

namespace game {

// Lines of a file that look different in different encodings: names and comments, each once, as the file has
// them. Empty when every character is plain ASCII.
std::vector<std::string> encodingSample(const PgnFile& file, std::size_t mostLines = 60);

} // namespace game
