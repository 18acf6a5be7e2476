#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/file_text.h"
#include "app/cli/problem_text.h"
#include "core/pgn/parallel_check.h"
#include "core/pgn/result_text.h"

#include <fmt/format.h>
#include <istream>
#include <ostream>

namespace cli {

namespace {

std::string gameLine(const pgn::CheckedGame& game)
{
    const pgn::GameSummary& summary = game.summary;
    return fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", game.number, summary.plies, summary.nodes,
                       summary.comments, summary.nags, pgn::resultText(summary.result), game.problems.size(),
                       notation::toEpd(summary.last));
}

// How many games and problems a text has; they are printed on the way.
struct Counts {
    std::size_t games = 0;
    std::size_t problems = 0;
};

// A text of white space is an empty file; anything else in which no game is found is none of ours.
bool hasText(std::string_view text)
{
    if (text.substr(0, 3) == "\xef\xbb\xbf")
        text.remove_prefix(3);
    return text.find_first_not_of(" \t\r\n\f\v") != std::string_view::npos;
}

Counts checkText(const std::string& name, const FileText& file, bool gameLines, std::ostream& out)
{
    Counts counts;
    pgn::checkGames(file.text(), file.encoding(), [&](const pgn::CheckedGame& game) {
        ++counts.games;
        counts.problems += game.problems.size();
        if (gameLines) {
            out << gameLine(game);
            return;
        }
        for (const pgn::Problem& problem : game.problems)
            out << problemText(name, problem) << '\n';
    });
    if (counts.games == 0 && hasText(file.text())) {
        ++counts.problems;
        if (!gameLines)
            out << name << ": no game of chess was found in this file\n";
    }
    return counts;
}

std::string counted(std::size_t count, std::string_view singular)
{
    return fmt::format("{} {}{}", count, singular, count == 1 ? "" : "s");
}

} // namespace

ExitStatus runCheck(const std::vector<std::string>& words, const Streams& streams)
{
    const auto arguments = parseArguments(words, {"--games"});
    if (!arguments)
        return badUsage(arguments.error(), streams);
    if (arguments->operands.empty())
        return badUsage("check needs a file, or \"-\" for the standard input", streams);
    const bool gameLines = arguments->has("--games");
    ExitStatus status = ExitStatus::Clean;
    for (const std::string& path : arguments->operands) {
        const auto file = FileText::open(path, streams.in);
        if (!file) {
            streams.err << fmt::format("adoube-cli: {}\n", file.error());
            status = ExitStatus::CouldNotRun;
            continue;
        }
        const Counts counts = checkText(path, *file, gameLines, streams.out);
        if (!gameLines)
            streams.out << fmt::format("{}: {}, {}\n", path, counted(counts.games, "game"),
                                       counted(counts.problems, "problem"));
        if (counts.problems > 0 && status == ExitStatus::Clean)
            status = ExitStatus::Problems;
    }
    streams.out.flush();
    return status;
}

} // namespace cli
