#include "app/cli/arguments.h"

#include <fmt/format.h>

namespace cli {

tl::expected<Arguments, std::string> parseArguments(const std::vector<std::string>& words,
                                                    const std::set<std::string, std::less<>>& knownOptions)
{
    Arguments arguments;
    bool optionsEnded = false;
    for (const std::string& word : words) {
        if (optionsEnded || word.size() < 2 || word[0] != '-')
            arguments.operands.push_back(word);
        else if (word == "--")
            optionsEnded = true;
        else if (knownOptions.contains(word))
            arguments.options.insert(word);
        else
            return tl::unexpected(fmt::format("unknown option \"{}\"", word));
    }
    return arguments;
}

} // namespace cli
