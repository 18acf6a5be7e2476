#include "app/cli/commands.h"
#include "app/cli/json.h"
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

constexpr Option Options[] = {
    {"--json", 0, "",
     "print a JSON object an answer: fen, winner, answer, line (moves in UCI), nodes, microseconds"},
};

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
        text.append(text.empty() ? "" : " ").append(notation::toUci(move, chess960));
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

std::string_view name(Color color)
{
    return color == Color::White ? "white" : "black";
}

std::string asJson(const chess::Position& position, Color winner, const Answer& answer)
{
    JsonWriter json;
    json.begin('{').member("fen", notation::toFen(position)).member("winner", name(winner));
    json.member("answer", word(answer.verdict.answer));
    json.member("line", uciLine(position, answer.verdict.line));
    json.member("nodes", std::size_t(answer.verdict.nodes));
    json.member("microseconds", std::size_t(answer.microseconds)).end('}');
    return json.text() + '\n';
}

// For people: who can still mate, and how.
std::string asText(const chess::Position& position, Color winner, const Answer& answer)
{
    std::string text = fmt::format("{}: {}\n", name(winner), word(answer.verdict.answer));
    if (!answer.verdict.line.empty())
        text += fmt::format("  line: {}\n", uciLine(position, answer.verdict.line));
    return text + fmt::format("  nodes: {}\n  time: {} µs\n", answer.verdict.nodes, answer.microseconds);
}

std::string errorLine(const std::string& message, bool json)
{
    if (!json)
        return fmt::format("error\t{}\n", message);
    JsonWriter object;
    object.begin('{').member("error", message).end('}');
    return object.text() + '\n';
}

struct LineAnswer {
    std::string text;
    bool understood = true;
};

// Without a colour the side that does not move is meant: it is the one that a flag may hand the game to.
LineAnswer answerToLine(std::string_view line, bool json)
{
    const auto tab = line.find('\t');
    const auto position = notation::positionFromFen(line.substr(0, tab));
    if (!position)
        return {errorLine(fmt::format("no position: {}", reasonText(position.error())), json), false};
    std::string_view side = tab == std::string_view::npos ? std::string_view() : line.substr(tab + 1);
    side = side.substr(0, side.find('\t'));
    const auto winner = side.empty() ? std::optional(~position->sideToMove()) : colorFrom(side);
    if (!winner)
        return {errorLine(fmt::format("\"{}\" is neither white nor black", side), json), false};
    const Answer answer = ask(*position, *winner);
    if (json)
        return {asJson(*position, *winner, answer)};
    return {fmt::format("{}\t{}\t{}\t{}\n", word(answer.verdict.answer),
                        uciLine(*position, answer.verdict.line), answer.verdict.nodes, answer.microseconds)};
}

ExitStatus answerLines(bool json, const Streams& streams)
{
    ExitStatus status = ExitStatus::Clean;
    for (std::string line; streams.out && std::getline(streams.in, line);) {
        if (!line.empty() && line.back() == '\r')
            line.pop_back();
        if (line.empty())
            continue;
        const LineAnswer answer = answerToLine(line, json);
        streams.out << answer.text << std::flush;
        if (!answer.understood)
            status = ExitStatus::Problems;
    }
    return atEndOfInput(status, streams);
}

ExitStatus runWinnable(const Arguments& arguments, const Streams& streams)
{
    const auto& operands = arguments.operands;
    const bool json = arguments.has("--json");
    if (operands.size() == 1 && operands[0] == "-")
        return answerLines(json, streams);
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
    for (const Color winner : winners) {
        const Answer answer = ask(*position, winner);
        streams.out << (json ? asJson(*position, winner, answer) : asText(*position, winner, answer));
    }
    return ExitStatus::Clean;
}

} // namespace

const Command& winnableCommand()
{
    static constexpr Command Winnable{
        "winnable",
        "FEN [white|black]",
        "can that side, or either, still mate by some series of legal moves? with such a line",
        "Says whether that side, or either, can still mate by any series of legal moves (FIDE 5.2.2, 6.9), "
        "and shows "
        "such a line. With \"-\" each line \"FEN<tab>white|black\" of the standard input is a question, and "
        "the "
        "answer a line: winnable, unwinnable or undecided, the mating moves, positions looked at, "
        "microseconds; "
        "without a colour the side that is not to move is meant.",
        Options,
        runWinnable};
    return Winnable;
}

} // namespace cli
