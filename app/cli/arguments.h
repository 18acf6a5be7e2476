#pragma once
#include <set>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace cli {

// A command line taken apart: options ("--games") and what is left. "--" ends the options; "-" is no option.
struct Arguments {
    std::set<std::string, std::less<>> options;
    std::vector<std::string> operands;
    bool has(std::string_view option) const { return options.contains(option); }
};
// The error is a message for the user.
tl::expected<Arguments, std::string> parseArguments(const std::vector<std::string>& words,
                                                    const std::set<std::string, std::less<>>& knownOptions);

} // namespace cli
