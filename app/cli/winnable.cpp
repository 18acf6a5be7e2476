#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/problem_text.h"
#include "core/chess/winnability.h"
#include "core/notation/fen.h"
#include "core/notation/san.h"
#include "core/pgn/variant.h"

#include <chrono>
#include <fmt/format.h>
#include <istream>
#include <ostream>

namespace cli {

namespace {

using chess::Color;
using chess::Winnability;

struct Answer {
    chess::WinnabilityVerdict verdict;
    std::int64_t microseconds = 0;
};

Answer ask(const chess::Position& position, Color winner)
{
    const auto begin = std::chrono::steady_clock::now();
    Answer answer{chess::decideWinnability(position, winner), 0};
    answer.microseconds =
        std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - begin)
            .count();
    return answer;
}

std::string_view word(Winnability answer)
{
    switch (answer) {
    case Winnability::Winnable:
        return "winnable";
    case Winnability::Unwinnable:
        return "unwinnable";
    case Winnability::Undecided:
        break;
    }
    return "undecided";
}

std::string uciLine(const chess::Position& position, const std::vector<chess::Move>& line)
{
    const bool chess960 = pgn::needsChess960(position);
    std::string text;
    for (const chess::Move move : line)
        text += (text.empty() ? "" : " ") + notation::toUci(move, chess960);
    return text;
}

std::optional<Color> colorFrom(std::string_view name)
{
    if (name == "white")
        return Color::White;
    if (name == "black")
        return Color::Black;
    return std::nullopt;
}

// For people: who can still mate, and how.
void printAnswer(const chess::Position& position, Color winner, const Streams& streams)
{
    const Answer answer = ask(position, winner);
    streams.out << fmt::format("{}: {}\n", winner == Color::White ? "white" : "black",
                               word(answer.verdict.answer));
    if (!answer.verdict.line.empty())
        streams.out << fmt::format("  line: {}\n", uciLine(position, answer.verdict.line));
    streams.out << fmt::format("  nodes: {}\n  time: {} µs\n", answer.verdict.nodes, answer.microseconds);
}

// Without a colour the side that does not move is meant: it is the one that a flag may hand the game to.
std::string answerToLine(std::string_view line)
{
    const auto tab = line.find('\t');
    const auto position = notation::positionFromFen(line.substr(0, tab));
    if (!position)
        return fmt::format("error\tno position: {}", reasonText(position.error()));
    std::string_view name = tab == std::string_view::npos ? std::string_view() : line.substr(tab + 1);
    name = name.substr(0, name.find('\t'));
    const auto winner = name.empty() ? std::optional(~position->sideToMove()) : colorFrom(name);
    if (!winner)
        return fmt::format("error\t\"{}\" is neither white nor black", name);
    const Answer answer = ask(*position, *winner);
    return fmt::format("{}\t{}\t{}\t{}", word(answer.verdict.answer), uciLine(*position, answer.verdict.line),
                       answer.verdict.nodes, answer.microseconds);
}

ExitStatus answerLines(const Streams& streams)
{
    bool allUnderstood = true;
    for (std::string line; std::getline(streams.in, line);) {
        if (!line.empty() && line.back() == '\r')
            line.pop_back();
        if (line.empty())
            continue;
        const std::string answer = answerToLine(line);
        allUnderstood = allUnderstood && !answer.starts_with("error");
        streams.out << answer << '\n' << std::flush;
    }
    return allUnderstood ? ExitStatus::Clean : ExitStatus::Problems;
}

} // namespace

ExitStatus runWinnable(const std::vector<std::string>& words, const Streams& streams)
{
    const auto arguments = parseArguments(words, {});
    if (!arguments)
        return badUsage(arguments.error(), streams);
    const auto& operands = arguments->operands;
    if (operands.size() == 1 && operands[0] == "-")
        return answerLines(streams);
    if (operands.empty() || operands.size() > 2)
        return badUsage("winnable needs a FEN (in quotes) and may be told white or black", streams);
    const auto position = notation::positionFromFen(operands[0]);
    if (!position)
        return badUsage(fmt::format("\"{}\" is no position: {}", operands[0], reasonText(position.error())),
                        streams);
    std::vector<Color> winners{Color::White, Color::Black};
    if (operands.size() == 2) {
        const auto winner = colorFrom(operands[1]);
        if (!winner)
            return badUsage(fmt::format("\"{}\" is neither white nor black", operands[1]), streams);
        winners = {*winner};
    }
    for (const Color winner : winners)
        printAnswer(*position, winner, streams);
    return ExitStatus::Clean;
}

} // namespace cli
