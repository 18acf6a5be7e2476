#pragma once
#include "app/cli/run.h"

namespace cli {

// The files that operands name: of a folder its *.pgn files, those of its folders too, in the order of their
// names; anything else stands for itself. What is wrong with a folder is said and makes `allThere` false.
struct Inputs {
    std::vector<std::string> files;
    bool allThere = true;
};
Inputs inputsFrom(const std::vector<std::string>& operands, const Streams& streams);

} // namespace cli
