#pragma once
#include "app/cli/arguments.h"
#include "app/cli/run.h"

namespace cli {

// What "adoube-cli NAME" is: how it is called, what it does, and what it understands.
struct Command {
    std::string_view name;
    std::string_view operands; // of the usage line
    std::string_view summary;  // for the list of commands
    std::string_view about;    // for its own help
    std::span<const Option> options;
    ExitStatus (*run)(const Arguments& arguments, const Streams& streams);
};

const Command& checkCommand();
const Command& convertCommand();
const Command& perftCommand();
const Command& statsCommand();
const Command& winnableCommand();
// All of them, in the order of the help.
std::vector<const Command*> allCommands();

inline constexpr Option HelpOption{"--help", 'h', "", "show this help"};

// Says what is wrong with the command line.
ExitStatus badUsage(std::string_view message, const Streams& streams);
// Says what went wrong.
void complain(std::string_view message, const Streams& streams);
inline constexpr std::string_view UnreadableInput = "the standard input cannot be read";
// CouldNotRun, and said, when the standard input could not be read to its end; else `status`.
ExitStatus atEndOfInput(ExitStatus status, const Streams& streams);
// The worse of two.
constexpr ExitStatus worse(ExitStatus a, ExitStatus b)
{
    return a < b ? b : a;
}

// "1 game", "2 games".
std::string counted(std::size_t count, std::string_view singular);

} // namespace cli
