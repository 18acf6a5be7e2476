#include "core/chess/perft.h"

#include "app/cli/commands.h"
#include "app/cli/json.h"
#include "app/cli/problem_text.h"
#include "core/notation/fen.h"
#include "core/notation/san.h"
#include "core/notation/text.h"
#include "core/pgn/variant.h"

#include <algorithm>
#include <fmt/format.h>
#include <istream>
#include <ostream>

namespace cli {

namespace {

constexpr std::size_t MaxDepth = 30; // beyond all patience

constexpr Option Options[] = {
    {"--json", 0, "", "print a JSON object a position: fen, depth, moves (with the count of each), nodes"},
};

struct Count {
    std::vector<std::pair<std::string, std::uint64_t>> moves; // UCI, in alphabetical order
    std::uint64_t total = 0;
};

Count countLeaves(const chess::Position& position, int depth)
{
    Count count;
    if (depth == 0) {
        count.total = 1;
        return count;
    }
    const bool chess960 = pgn::needsChess960(position);
    for (const chess::Move move : position.legalMoves()) {
        count.moves.emplace_back(notation::toUci(move, chess960),
                                 chess::perft(position.after(move), depth - 1));
        count.total += count.moves.back().second;
    }
    std::sort(count.moves.begin(), count.moves.end());
    return count;
}

std::string asJson(const chess::Position& position, int depth, const Count& count)
{
    JsonWriter json;
    json.begin('{').member("fen", notation::toFen(position)).member("depth", depth);
    json.key("moves").begin('{');
    for (const auto& [move, leaves] : count.moves)
        json.member(move, std::size_t(leaves));
    json.end('}').member("nodes", std::size_t(count.total)).end('}');
    return json.text() + '\n';
}

std::string asText(const Count& count)
{
    std::string text;
    for (const auto& [move, leaves] : count.moves)
        text += fmt::format("{}: {}\n", move, leaves);
    return text + fmt::format("{}\n", count.total);
}

// A line "FEN<tab>total" for each FEN of the standard input.
ExitStatus countLines(int depth, bool json, const Streams& streams)
{
    ExitStatus status = ExitStatus::Clean;
    for (std::string line; streams.out && std::getline(streams.in, line);) {
        const std::string_view fen = notation::trimmed(line);
        if (fen.empty())
            continue;
        const auto position = notation::positionFromFen(fen);
        if (!position) {
            complain(fmt::format("\"{}\" is no position: {}", fen, reasonText(position.error())), streams);
            status = ExitStatus::Problems;
            continue;
        }
        const Count count = countLeaves(*position, depth);
        streams.out << (json ? asJson(*position, depth, count) : fmt::format("{}\t{}\n", fen, count.total))
                    << std::flush;
    }
    return atEndOfInput(status, streams);
}

ExitStatus runPerft(const Arguments& arguments, const Streams& streams)
{
    if (arguments.operands.size() != 2)
        return badUsage("perft needs a FEN (in quotes) and a depth", streams);
    const std::string& fen = arguments.operands[0];
    const auto position = notation::positionFromFen(fen);
    if (fen != "-" && !position)
        return badUsage(fmt::format("\"{}\" is no position: {}", fen, reasonText(position.error())), streams);
    const auto depth = numberFrom(arguments.operands[1], 0, MaxDepth);
    if (!depth)
        return badUsage(
            fmt::format("the depth \"{}\" is no number from 0 to {}", arguments.operands[1], MaxDepth),
            streams);
    if (fen == "-")
        return countLines(int(*depth), arguments.has("--json"), streams);
    const Count count = countLeaves(*position, int(*depth));
    streams.out << (arguments.has("--json") ? asJson(*position, int(*depth), count) : asText(count));
    return ExitStatus::Clean;
}

} // namespace

const Command& perftCommand()
{
    static constexpr Command Perft{"perft",
                                   "FEN DEPTH",
                                   "count the leaves of the tree of legal moves",
                                   "Counts the leaves of the tree of legal moves to that depth (in plies): a "
                                   "line a move, and the total last. "
                                   "With \"-\" in the place of the FEN, each line of the standard input is "
                                   "one, and the answer is a line "
                                   "\"FEN<tab>total\".",
                                   Options,
                                   runPerft};
    return Perft;
}

} // namespace cli
