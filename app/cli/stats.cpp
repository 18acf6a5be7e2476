#include "app/cli/commands.h"
#include "app/cli/encoding_option.h"
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
    FromEncodingOption,
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

struct StatsPlan {
    Selection selection;
    std::size_t top = 0;                        // 0: all
    std::optional<pgn::Encoding> inputEncoding; // when it is insisted on
    bool quiet = false;
};

tl::expected<StatsPlan, std::string> planFrom(const Arguments& arguments)
{
    auto selection = Selection::from(arguments);
    if (!selection)
        return tl::unexpected(selection.error());
    const std::string topText = arguments.value("--top").value_or("10");
    const auto top = numberFrom(topText, 0, 1'000'000'000);
    if (!top)
        return tl::unexpected(fmt::format("--top \"{}\": expected a number", topText));
    auto encoding = encodingFrom(FromEncodingOption.name, arguments);
    if (!encoding)
        return tl::unexpected(encoding.error());
    return StatsPlan{std::move(*selection), *top, std::move(*encoding), arguments.has("--quiet")};
}

// Adds the games of a file.
ExitStatus countFile(const std::string& path, const StatsPlan& plan, const opening::OpeningBook& book,
                     Statistics& statistics, const Streams& streams)
{
    const auto file = FileText::open(path, streams.in, plan.inputEncoding);
    if (!file) {
        complain(file.error(), streams);
        return ExitStatus::CouldNotRun;
    }
    Progress progress(streams, plan.quiet, path, file->text().size());
    std::size_t games = 0;
    pgn::forEachGame(
        file->games(), [&] { return GameCounter(plan.selection, book); },
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
    if (!plan.quiet)
        complain(fmt::format("{}: no game of chess was found in this file", path), streams);
    return ExitStatus::Problems;
}

ExitStatus runStats(const Arguments& arguments, const Streams& streams)
{
    if (arguments.operands.empty())
        return badUsage("stats needs a file, or \"-\" for the standard input", streams);
    const auto plan = planFrom(arguments);
    if (!plan)
        return badUsage(plan.error(), streams);
    const Inputs inputs = inputsFrom(arguments.operands, streams);
    ExitStatus status = inputs.allThere ? ExitStatus::Clean : ExitStatus::CouldNotRun;
    const auto book = loadOpenings();
    Statistics statistics;
    for (const std::string& path : inputs.files)
        status = worse(status, countFile(path, *plan, *book, statistics, streams));
    streams.out << (arguments.has("--json") ? asJson(statistics, plan->top) : asText(statistics, plan->top));
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
