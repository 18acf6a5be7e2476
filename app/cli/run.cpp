#include "app/cli/run.h"

#include "app/cli/commands.h"
#include "app/cli/help.h"

#include <algorithm>
#include <fmt/format.h>
#include <istream>
#include <ostream>

namespace cli {

ExitStatus badUsage(std::string_view message, const Streams& streams)
{
    streams.err << fmt::format("adoube-cli: {}\nTry \"adoube-cli --help\".\n", message);
    return ExitStatus::CouldNotRun;
}

void complain(std::string_view message, const Streams& streams)
{
    streams.err << fmt::format("adoube-cli: {}\n", message);
}

ExitStatus atEndOfInput(ExitStatus status, const Streams& streams)
{
    if (!streams.in.bad())
        return status;
    complain(UnreadableInput, streams);
    return ExitStatus::CouldNotRun;
}

std::string counted(std::size_t count, std::string_view singular)
{
    return fmt::format("{} {}{}", count, singular, count == 1 ? "" : "s");
}

namespace {

bool asksForHelp(const std::vector<std::string>& arguments)
{
    const auto end = std::find(arguments.begin(), arguments.end(), "--");
    return std::any_of(arguments.begin(), end,
                       [](const std::string& word) { return word == "--help" || word == "-h"; });
}

} // namespace

ExitStatus run(const std::vector<std::string>& arguments, const Streams& streams)
{
    if (arguments.empty())
        return badUsage("no command given", streams);
    const auto commands = allCommands();
    const bool wantsHelp = asksForHelp(arguments) || arguments[0] == "help";
    for (const Command* command : commands) {
        const bool isNamed =
            arguments[0] == command->name || (wantsHelp && arguments.back() == command->name);
        if (!isNamed)
            continue;
        if (wantsHelp) {
            streams.out << helpFor(*command);
            return ExitStatus::Clean;
        }
        const auto parsed = parseArguments(std::span(arguments).subspan(1), command->options);
        return parsed ? command->run(*parsed, streams) : badUsage(parsed.error(), streams);
    }
    if (wantsHelp) {
        streams.out << generalHelp(commands);
        return ExitStatus::Clean;
    }
    if (arguments[0] == "--version") {
        streams.out << "adoube-cli " ADOUBE_VERSION "\n";
        return ExitStatus::Clean;
    }
    return badUsage(fmt::format("unknown command \"{}\"", arguments[0]), streams);
}

} // namespace cli
