#include "core/chess/perft.h"

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/problem_text.h"
#include "core/notation/fen.h"
#include "core/notation/san.h"
#include "core/pgn/variant.h"

#include <charconv>
#include <fmt/format.h>
#include <ostream>

namespace cli {

namespace {

constexpr int MaxDepth = 30; // beyond all patience

std::optional<int> depthFrom(std::string_view text)
{
    int depth = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), depth);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && depth >= 0 && depth <= MaxDepth ? std::optional(depth) : std::nullopt;
}

} // namespace

ExitStatus runPerft(const std::vector<std::string>& words, const Streams& streams)
{
    const auto arguments = parseArguments(words, {});
    if (!arguments)
        return badUsage(arguments.error(), streams);
    if (arguments->operands.size() != 2)
        return badUsage("perft needs a FEN (in quotes) and a depth", streams);
    const auto position = notation::positionFromFen(arguments->operands[0]);
    if (!position)
        return badUsage(
            fmt::format("\"{}\" is no position: {}", arguments->operands[0], reasonText(position.error())),
            streams);
    const auto depth = depthFrom(arguments->operands[1]);
    if (!depth)
        return badUsage(
            fmt::format("the depth \"{}\" is no number from 0 to {}", arguments->operands[1], MaxDepth),
            streams);
    const bool chess960 = pgn::needsChess960(*position);
    std::uint64_t total = *depth == 0 ? 1 : 0;
    for (const chess::Move move : position->legalMoves()) {
        if (*depth == 0)
            break;
        const std::uint64_t count = chess::perft(position->after(move), *depth - 1);
        streams.out << fmt::format("{}: {}\n", notation::toUci(move, chess960), count);
        total += count;
    }
    streams.out << fmt::format("{}\n", total);
    return ExitStatus::Clean;
}

} // namespace cli
