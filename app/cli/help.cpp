#include "app/cli/help.h"

#include "app/cli/text_width.h"

#include <fmt/format.h>

namespace cli {

namespace {

constexpr std::size_t Width = 100;
constexpr std::size_t Indent = 26; // of the texts beside options

constexpr std::string_view FilesText =
    "\nThe file \"-\" is the standard input; of a folder all *.pgn files are read, those of its folders "
    "too.\n";
constexpr std::string_view ExitStatusText =
    "Exit status: 0 clean, 1 problems were found, 2 the command could not be carried out.\n";

// The words of a text, from this column on and indented so; paragraphs are kept.
std::string wrapped(std::string_view text, std::size_t indent, std::size_t column)
{
    std::string out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(" \n"), text.size());
        const std::size_t width = characterCount(text.substr(0, end));
        const bool startsLine = column == indent;
        if (!startsLine && column + 1 + width > Width) {
            out.append("\n").append(indent, ' ');
            column = indent;
        } else if (!startsLine) {
            out += ' ';
            ++column;
        }
        out += text.substr(0, end);
        column += width;
        if (end < text.size() && text[end] == '\n') {
            out.append("\n").append(indent, ' ');
            column = indent;
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out + "\n";
}

std::string beside(std::string left, std::string_view text)
{
    if (left.size() + 2 > Indent)
        left.append("\n").append(Indent, ' ');
    else
        left.resize(Indent, ' ');
    return left + wrapped(text, Indent, Indent);
}

std::string optionLine(const Option& option)
{
    std::string left = option.letter != 0 ? fmt::format("  -{}, {}", option.letter, option.name)
                                          : fmt::format("      {}", option.name);
    if (!option.value.empty())
        left += fmt::format(" {}", option.value);
    return beside(std::move(left), option.help);
}

} // namespace

std::vector<const Command*> allCommands()
{
    return {&checkCommand(), &convertCommand(), &perftCommand(), &statsCommand(), &winnableCommand()};
}

std::string helpFor(const Command& command)
{
    std::string text = fmt::format("Usage: adoube-cli {} [OPTION]... {}\n\n{}\nOptions:\n", command.name,
                                   command.operands, wrapped(command.about, 0, 0));
    for (const Option& option : command.options)
        text += optionLine(option);
    text += optionLine(HelpOption);
    text += command.operands.starts_with("FILE") ? FilesText : "\n";
    return text += ExitStatusText;
}

std::string generalHelp(std::span<const Command* const> commands)
{
    std::string text = "Usage: adoube-cli COMMAND [OPTION]... [ARGUMENT]...\n\nCommands:\n";
    for (const Command* command : commands)
        text += beside(fmt::format("  {} {}", command->name, command->operands), command->summary);
    text += "\nOptions:\n" + optionLine({"--help", 'h', "", "show this help, or after a command its own"}) +
            optionLine({"--version", 0, "", "show the version"});
    text += FilesText;
    return text += ExitStatusText;
}

} // namespace cli
