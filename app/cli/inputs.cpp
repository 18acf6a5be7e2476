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

// A walk of our own: the standard one ends at the first folder that cannot be read, and does not say which.
class FolderWalk {
public:
    explicit FolderWalk(const Streams& streams) : m_streams(streams) {}
    std::vector<std::string> found;
    bool allRead = true;

    void enter(const fs::path& folder)
    {
        std::error_code error;
        fs::directory_iterator entry(folder, error);
        for (; !error && entry != fs::directory_iterator(); entry.increment(error))
            take(*entry);
        if (!error)
            return;
        complain(fmt::format("{}: {}", folder.string(), error.message()), m_streams);
        allRead = false;
    }

private:
    void take(const fs::directory_entry& entry)
    {
        std::error_code ignored; // a link that leads nowhere is no file
        const bool isLink = entry.is_symlink(ignored);
        if (!isLink && entry.is_directory(ignored)) // a link to a folder may lead back to where it stands
            enter(entry.path());
        else if (isPgn(entry.path()) && entry.is_regular_file(ignored))
            found.push_back(entry.path().string());
    }

    const Streams& m_streams;
};

void addFolder(Inputs& inputs, const std::string& folder, const Streams& streams)
{
    FolderWalk walk(streams);
    walk.enter(folder);
    if (walk.allRead && walk.found.empty()) {
        complain(fmt::format("{}: no *.pgn file in this folder", folder), streams);
        inputs.allThere = false;
    }
    inputs.allThere = inputs.allThere && walk.allRead;
    std::sort(walk.found.begin(), walk.found.end());
    inputs.files.insert(inputs.files.end(), walk.found.begin(), walk.found.end());
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
