#pragma once
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace cli {

// An option of a command, as it is read and as the help shows it.
struct Option {
    std::string_view name;  // "--output"
    char letter = 0;        // 'o' for "-o"; 0 for none
    std::string_view value; // "FILE" when it takes a value, "" for a switch
    std::string_view help;
};

// A command line taken apart: options with their values, and what is left. "--" ends the options; "-" is no
// option.
class Arguments {
public:
    std::vector<std::string> operands;

    void add(std::string_view option, std::string value) { m_values[option].push_back(std::move(value)); }
    bool has(std::string_view option) const { return m_values.contains(option); }
    // The last one counts, so that an alias may be overruled.
    std::optional<std::string> value(std::string_view option) const;
    std::vector<std::string> values(std::string_view option) const;

private:
    std::map<std::string_view, std::vector<std::string>> m_values; // "" for a switch
};
// Reads "--name VALUE", "--name=VALUE", "-n VALUE" and "-nVALUE". The error is a message for the user.
tl::expected<Arguments, std::string> parseArguments(std::span<const std::string> words,
                                                    std::span<const Option> options);

// A whole number in this range, else nothing.
std::optional<std::size_t> numberFrom(std::string_view text, std::size_t least, std::size_t most);

} // namespace cli
