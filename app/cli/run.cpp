#include "app/cli/run.h"

#include "app/cli/commands.h"

#include <fmt/format.h>
#include <ostream>

namespace cli {

namespace {

constexpr std::string_view Help = R"(Usage: adoube-cli COMMAND [OPTION]... [ARGUMENT]...

Commands:
  check FILE...         read the games of PGN files move by move and report every problem
      --games           print a line a game instead, fields parted by tabs: number, plies of the main line,
                        moves with variations, comments, annotation glyphs, result, problems, last position (EPD)
  perft FEN DEPTH       count the leaves of the tree of legal moves, a line a move and the total last
  winnable FEN [white|black]
                        can that side, or either, still mate by some series of legal moves? with such a line
  winnable -            the same for each line "FEN<tab>white|black" of the standard input, a line an answer:
                        winnable, unwinnable or undecided, the mating moves, positions looked at, microseconds

Options:
  -h, --help            show this help
  --version             show the version

The file "-" is the standard input. Exit status: 0 clean, 1 problems were found, 2 the command could not run.
)";

} // namespace

ExitStatus badUsage(std::string_view message, const Streams& streams)
{
    streams.err << fmt::format("adoube-cli: {}\nTry \"adoube-cli --help\".\n", message);
    return ExitStatus::CouldNotRun;
}

ExitStatus run(const std::vector<std::string>& arguments, const Streams& streams)
{
    if (arguments.empty())
        return badUsage("no command given", streams);
    const std::string& command = arguments.front();
    const std::vector<std::string> rest(arguments.begin() + 1, arguments.end());
    for (const std::string& word : arguments) {
        if (word == "--")
            break;
        if (word == "--help" || word == "-h") {
            streams.out << Help;
            return ExitStatus::Clean;
        }
    }
    if (command == "--version") {
        streams.out << "adoube-cli " ADOUBE_VERSION "\n";
        return ExitStatus::Clean;
    }
    if (command == "check")
        return runCheck(rest, streams);
    if (command == "perft")
        return runPerft(rest, streams);
    if (command == "winnable")
        return runWinnable(rest, streams);
    return badUsage(fmt::format("unknown command \"{}\"", command), streams);
}

} // namespace cli
