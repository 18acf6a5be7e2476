#pragma once
#include "tests/support/data.h"
#include "tests/support/fen.h"

#include <fstream>

namespace support {

// A line of ../shared/data/winnable: "WB FEN", with '-' for a side that can never mate.
struct WinnableCase {
    chess::Position position;
    std::array<bool, 2> canMate{}; // by colour
    std::string text;
};

// Every nth position of hard.txt or real.txt.
inline std::vector<WinnableCase> winnableCases(const std::string& file, std::size_t every = 1)
{
    std::ifstream in(dataDir() / "winnable" / file);
    std::vector<WinnableCase> cases;
    std::string line;
    for (std::size_t i = 0; std::getline(in, line); ++i)
        if (i % every == 0)
            cases.push_back({positionFromFen(line.substr(3)), {line[0] == 'W', line[1] == 'B'}, line});
    return cases;
}

} // namespace support
