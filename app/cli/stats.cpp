#include "app/cli/commands.h"
#include "app/cli/file_text.h"
#include "app/cli/inputs.h"
#include "app/cli/openings.h"
#include "app/cli/problem_text.h"
#include "app/cli/progress.h"
#include "app/cli/statistics.h"

#include <fmt/format.h>
#include <ostream>

namespace cli {

namespace {

constexpr Option OwnOptions[] = {
    {"--json", 0, "", "print one JSON object"},
    {"--top", 0, "N", "so many openings, players and kinds of ends, 10 unless told otherwise; 0: all"},
    {"--quiet", 'q', "", "do not say which files hold no games"},
};

std::span<const Option> statsOptions()
{
    static const std::vector<Option> all = [] {
        std::vector<Option> options(std::begin(OwnOptions), std::end(OwnOptions));
        const auto selection = Selection::options();
        options.insert(options.end(), selection.begin(), selection.end());
        return options;
    }();
    return all;
}

// Adds the games of a file.
ExitStatus countFile(const std::string& path, const Selection& selection, const opening::OpeningBook& book,
                     bool quiet, Statistics& statistics, const Streams& streams)
{
    const auto file = FileText::open(path, streams.in);
    if (!file) {
        complain(file.error(), streams);
        return ExitStatus::CouldNotRun;
    }
    Progress progress(streams, quiet, path, file->text().size());
    std::size_t games = 0;
    pgn::forEachGame(
        file->games(), [&] { return GameCounter(selection, book); },
        [&](const CountedGame& game) {
            games += game.isChess ? 1 : 0;
            progress.moveTo(game.end, game.number);
            if (game.isChess && game.selected)
                statistics.add(game, path);
            return true;
        });
    progress.clear();
    if (games > 0 || !hasText(file->text()))
        return ExitStatus::Clean;
    if (!quiet)
        complain(fmt::format("{}: no game of chess was found in this file", path), streams);
    return ExitStatus::Problems;
}

ExitStatus runStats(const Arguments& arguments, const Streams& streams)
{
    if (arguments.operands.empty())
        return badUsage("stats needs a file, or \"-\" for the standard input", streams);
    const auto selection = Selection::from(arguments);
    if (!selection)
        return badUsage(selection.error(), streams);
    const std::string topText = arguments.value("--top").value_or("10");
    const auto top = numberFrom(topText, 0, 1'000'000'000);
    if (!top)
        return badUsage(fmt::format("--top \"{}\": expected a number", topText), streams);
    const Inputs inputs = inputsFrom(arguments.operands, streams);
    ExitStatus status = inputs.allThere ? ExitStatus::Clean : ExitStatus::CouldNotRun;
    const auto book = loadOpenings();
    Statistics statistics;
    for (const std::string& path : inputs.files)
        status =
            worse(status, countFile(path, *selection, *book, arguments.has("--quiet"), statistics, streams));
    streams.out << (arguments.has("--json") ? asJson(statistics, *top) : asText(statistics, *top));
    return statistics.faulty > 0 ? worse(status, ExitStatus::Problems) : status;
}

} // namespace

const Command& statsCommand()
{
    static const Command Stats{
        "stats",
        "FILE...",
        "count results, years, lengths, openings, players, ratings, ends and times",
        "Counts the games of all files together: results by colour, years, lengths, openings, players with "
        "their "
        "scores, ratings, how games ended, and the time for a move where clock times are noted.",
        statsOptions(),
        runStats};
    return Stats;
}

} // namespace cli
