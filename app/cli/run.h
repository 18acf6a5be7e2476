#pragma once
#include <chrono>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

// adoube-cli: the core without a window, for scripts and arbiters.
namespace cli {

enum class ExitStatus { Clean = 0, Problems = 1, CouldNotRun = 2 };

class UnfinishedFiles;

// Where a command reads and writes; tests give it their own.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    std::optional<std::chrono::milliseconds> progressEvery = {}; // told in `err` where it is a terminal
    UnfinishedFiles* unfinished = nullptr; // who removes files when the program is interrupted
};

// Runs one command line, without the program's name.
ExitStatus run(const std::vector<std::string>& arguments, const Streams& streams);

} // namespace cli
