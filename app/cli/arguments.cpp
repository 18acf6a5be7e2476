#include "app/cli/arguments.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

namespace cli {

namespace {

// "--name=value" or "-nvalue" taken apart, and the option that it is.
struct Word {
    const Option* option = nullptr;
    std::optional<std::string_view> value;
};

Word readWord(std::string_view word, std::span<const Option> options)
{
    const bool isLong = word.starts_with("--");
    const std::size_t end = isLong ? std::min(word.find('='), word.size()) : 2;
    const auto option = std::find_if(options.begin(), options.end(), [&](const Option& known) {
        return isLong ? known.name == word.substr(0, end) : known.letter == word[1];
    });
    Word read;
    if (option == options.end())
        return read;
    read.option = &*option;
    if (end < word.size())
        read.value = word.substr(isLong ? end + 1 : end);
    return read;
}

} // namespace

std::optional<std::string> Arguments::value(std::string_view option) const
{
    const auto found = m_values.find(option);
    return found == m_values.end() ? std::nullopt : std::optional(found->second.back());
}

std::vector<std::string> Arguments::values(std::string_view option) const
{
    const auto found = m_values.find(option);
    return found == m_values.end() ? std::vector<std::string>() : found->second;
}

tl::expected<Arguments, std::string> parseArguments(std::span<const std::string> words,
                                                    std::span<const Option> options)
{
    Arguments arguments;
    bool optionsEnded = false;
    for (auto word = words.begin(); word != words.end(); ++word) {
        if (optionsEnded || word->size() < 2 || (*word)[0] != '-') {
            arguments.operands.push_back(*word);
            continue;
        }
        if (*word == "--") {
            optionsEnded = true;
            continue;
        }
        const Word read = readWord(*word, options);
        if (read.option == nullptr)
            return tl::unexpected(fmt::format("unknown option \"{}\"", *word));
        if (read.option->value.empty()) {
            if (read.value)
                return tl::unexpected(fmt::format("the option {} takes no value", read.option->name));
            arguments.add(read.option->name, {});
        } else if (read.value) {
            arguments.add(read.option->name, std::string(*read.value));
        } else if (std::next(word) != words.end()) {
            arguments.add(read.option->name, *++word);
        } else {
            return tl::unexpected(
                fmt::format("the option {} needs a value: {}", read.option->name, read.option->value));
        }
    }
    return arguments;
}

std::optional<std::size_t> numberFrom(std::string_view text, std::size_t least, std::size_t most)
{
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

} // namespace cli
