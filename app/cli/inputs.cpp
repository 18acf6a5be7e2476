#include "app/cli/inputs.h"

#include "app/cli/commands.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <strings.h>

namespace cli {

namespace {

namespace fs = std::filesystem;

bool isPgn(const fs::path& path)
{
    return strcasecmp(path.extension().c_str(), ".pgn") == 0;
}

void addFolder(Inputs& inputs, const std::string& folder, const Streams& streams)
{
    std::vector<std::string> found;
    std::error_code error;
    fs::recursive_directory_iterator entry(folder, error);
    while (!error && entry != fs::recursive_directory_iterator()) {
        std::error_code ignored; // a link that leads nowhere is no file
        if (isPgn(entry->path()) && entry->is_regular_file(ignored))
            found.push_back(entry->path().string());
        entry.increment(error);
    }
    if (error || found.empty()) {
        complain(fmt::format("{}: {}", folder, error ? error.message() : "no *.pgn file in this folder"),
                 streams);
        inputs.allThere = false;
    }
    std::sort(found.begin(), found.end());
    inputs.files.insert(inputs.files.end(), found.begin(), found.end());
}

} // namespace

Inputs inputsFrom(const std::vector<std::string>& operands, const Streams& streams)
{
    Inputs inputs;
    for (const std::string& operand : operands) {
        std::error_code ignored; // opening it will say what is wrong
        if (operand != "-" && fs::is_directory(operand, ignored))
            addFolder(inputs, operand, streams);
        else
            inputs.files.push_back(operand);
    }
    return inputs;
}

} // namespace cli
