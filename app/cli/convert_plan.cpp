#include "app/cli/convert_plan.h"

#include "app/cli/encoding_option.h"

#include <fmt/format.h>

namespace cli {

namespace {

using Done = tl::expected<void, std::string>;

constexpr Option OwnOptions[] = {
    {"--output", 'o', "FILE", "write this file instead of the standard output; it appears when it is whole"},
    {"--in-place", 'i', "", "write each file over itself, and keep what it was as FILE.bak"},
    {"--keep-text", 0, "", "copy the text of a game as it is, byte for byte, unless its tags are changed"},
    {"--encoding", 0, "NAME", "of what is written: UTF-8 (the default), WINDOWS-1252, ISO-8859-1 …"},
    FromEncodingOption,
    {"--lossy", 0, "",
     "write ? for what the encoding cannot write, instead of giving up, and say nothing of bytes that are no "
     "letters"},
    {"--sort", 0, "KEYS",
     "number, white, black, event, site, round, date, eco, result, elo (the higher one) or moves, or several "
     "with "
     "commas; what is unknown comes last"},
    {"--descending", 0, "", "sort from high to low"},
    {"--unique", 0, "", "leave out games that are the same as one before, tags, moves, comments and all"},
    {"--unique-moves", 0, "", "leave out games with the start, main line and result of one before"},
    {"--split", 0, "N", "so many games a file: with -o games.pgn games-0001.pgn, games-0002.pgn …"},
    {"--split-by", 0, "TAG", "a file for each value of a tag: games-Carlsen, Magnus.pgn …"},
    {"--quiet", 'q', "", "say nothing of what could not be read, nor how many games were written"},
};

template <typename Part>
Done readPart(Part& part, const Arguments& arguments)
{
    auto read = Part::from(arguments);
    if (!read)
        return tl::unexpected(read.error());
    part = std::move(*read);
    return {};
}

Done readEncodings(ConvertPlan& plan, const Arguments& arguments)
{
    const auto output = encodingFrom("--encoding", arguments);
    if (!output)
        return tl::unexpected(output.error());
    plan.encoding = output->value_or(plan.encoding);
    const auto input = encodingFrom(FromEncodingOption.name, arguments);
    if (!input)
        return tl::unexpected(input.error());
    plan.inputEncoding = *input;
    return {};
}

Done readTarget(ConvertPlan& plan, const Arguments& arguments)
{
    Target& target = plan.target;
    target.path = arguments.value("--output").value_or("");
    target.splitTag = arguments.value("--split-by").value_or("");
    if (const auto count = arguments.value("--split")) {
        const auto number = numberFrom(*count, 1, 1'000'000'000);
        if (!number)
            return tl::unexpected(fmt::format("--split \"{}\": expected a number from 1", *count));
        target.perFile = *number;
    }
    const bool isSplit = target.perFile > 0 || !target.splitTag.empty();
    const bool hasFile = !target.path.empty() && target.path != "-";
    if (isSplit && !hasFile)
        return tl::unexpected(std::string("--split and --split-by need -o FILE to name the parts after"));
    if (target.perFile > 0 && !target.splitTag.empty())
        return tl::unexpected(std::string("--split and --split-by do not go together"));
    plan.inPlace = arguments.has("--in-place");
    if (plan.inPlace && (isSplit || !target.path.empty()))
        return tl::unexpected(std::string("--in-place does not go with -o, --split or --split-by"));
    if (plan.inPlace && !plan.format.isPgn())
        return tl::unexpected(std::string("--in-place writes PGN and nothing else"));
    return {};
}

// The text of a game can only be kept where nothing in it is to be different.
Done checkKeepText(const ConvertPlan& plan, const Arguments& arguments)
{
    if (!plan.keepText)
        return {};
    if (!plan.format.isPgn() || !plan.changes.leavesMovesAlone() || arguments.has("--encoding") ||
        arguments.has("--line-ends"))
        return tl::unexpected(
            std::string("--keep-text does not go with --to, --encoding, --line-ends and what "
                        "leaves out comments, signs or variations"));
    return {};
}

void readHead(ConvertPlan& plan)
{
    const pgn::Encoding withMark{plan.encoding.name, plan.encoding.isWide()};
    plan.target.head = pgn::encode(plan.format.head(), withMark).value_or(plan.format.head());
}

} // namespace

std::span<const Option> ConvertPlan::options()
{
    static const std::vector<Option> all = [] {
        std::vector<Option> options;
        for (const auto part :
             {std::span<const Option>(OwnOptions).first(1), GameFormat::options(),
              std::span<const Option>(OwnOptions).subspan(1), Selection::options(), Changes::options()})
            options.insert(options.end(), part.begin(), part.end());
        return options;
    }();
    return all;
}

tl::expected<ConvertPlan, std::string> ConvertPlan::from(const Arguments& arguments)
{
    ConvertPlan plan;
    plan.keepText = arguments.has("--keep-text");
    plan.lossy = arguments.has("--lossy");
    plan.quiet = arguments.has("--quiet");
    plan.doubles = arguments.has("--unique-moves") ? Doubles::LeaveOutMoves
                   : arguments.has("--unique")     ? Doubles::LeaveOut
                                                   : Doubles::Keep;
    Done done = readPart(plan.selection, arguments);
    if (done)
        done = readPart(plan.changes, arguments);
    if (done)
        done = readPart(plan.format, arguments);
    if (done)
        done = readPart(plan.order, arguments);
    if (done)
        done = readEncodings(plan, arguments);
    if (done)
        done = readTarget(plan, arguments);
    if (done)
        done = checkKeepText(plan, arguments);
    if (!done)
        return tl::unexpected(done.error());
    readHead(plan);
    return plan;
}

} // namespace cli
