#include "app/cli/commands.h"
#include "app/cli/encoding_option.h"
#include "app/cli/file_text.h"
#include "app/cli/inputs.h"
#include "app/cli/json.h"
#include "app/cli/problem_text.h"
#include "app/cli/progress.h"
#include "app/cli/prose.h"
#include "core/pgn/parallel_check.h"
#include "core/pgn/result_text.h"

#include <fmt/format.h>
#include <istream>
#include <ostream>

namespace cli {

namespace {

enum class Output { Problems, GameLines, Json, Nothing };

constexpr Option Options[] = {
    {"--games", 0, "",
     "print a line a game instead, its fields parted by tabs: number, plies of the main line, moves with "
     "variations, "
     "comments, signs, result, problems, last position (EPD)"},
    {"--json", 0, "", "print a JSON object a game instead, with its problems"},
    {"--errors", 0, "",
     "report only what leaves a part of a game unread, and not what reading mends without loss"},
    FromEncodingOption,
    {"--quiet", 'q', "", "print nothing: the exit status is the answer"},
};

// Reads one file, and prints what is asked for on the way.
class FileCheck {
public:
    FileCheck(std::string name, Output output, bool onlyErrors, const Streams& streams)
        : m_name(std::move(name)), m_output(output), m_onlyErrors(onlyErrors), m_streams(streams)
    {
    }

    ExitStatus run(const std::optional<pgn::Encoding>& encoding)
    {
        const auto file = FileText::open(m_name, m_streams.in, encoding);
        if (!file) {
            complain(file.error(), m_streams);
            return ExitStatus::CouldNotRun;
        }
        Progress progress(m_streams, m_output == Output::Nothing, m_name, file->text().size());
        Prose<pgn::CheckedGame> prose;
        pgn::checkGames(file->games(), [&](const pgn::CheckedGame& game) {
            progress.moveTo(game.end, game.number);
            return prose.take(game, game.summary.isChess, [&](const pgn::CheckedGame& one) {
                take(one, progress);
                return m_streams.out.good();
            });
        });
        progress.clear();
        if (!prose.hasGame())
            reportNoGame(hasText(file->text()));
        if (m_output == Output::Problems)
            m_streams.out << fmt::format("{}: {}, {}\n", m_name, counted(m_games, "game"),
                                         counted(m_problems, "problem"));
        return m_problems > 0 ? ExitStatus::Problems : ExitStatus::Clean;
    }

private:
    bool counts(const pgn::Problem& problem) const
    {
        return !m_onlyErrors || problem.severity == pgn::Severity::Error;
    }

    void take(const pgn::CheckedGame& game, Progress& progress)
    {
        ++m_games;
        std::size_t problems = 0;
        for (const pgn::Problem& problem : game.problems) {
            if (!counts(problem))
                continue;
            ++problems;
            if (m_output == Output::Problems) {
                progress.clear();
                m_streams.out << problemText(m_name, problem) << '\n';
            }
        }
        m_problems += problems;
        if (m_output == Output::GameLines)
            m_streams.out << gameLine(game, problems);
        else if (m_output == Output::Json)
            m_streams.out << gameObject(game);
    }

    static std::string gameLine(const pgn::CheckedGame& game, std::size_t problems)
    {
        const pgn::GameSummary& summary = game.summary;
        return fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", game.number, summary.plies, summary.nodes,
                           summary.comments, summary.nags, pgn::resultText(summary.result), problems,
                           notation::toEpd(summary.last));
    }

    std::string gameObject(const pgn::CheckedGame& game) const
    {
        const pgn::GameSummary& summary = game.summary;
        JsonWriter json;
        json.begin('{').member("file", m_name).member("game", game.number).member("line", game.line);
        json.member("plies", summary.plies).member("moves", summary.nodes);
        json.member("comments", summary.comments).member("nags", summary.nags);
        json.member("result", pgn::resultText(summary.result));
        json.member("position", notation::toEpd(summary.last)).key("problems").begin('[');
        for (const pgn::Problem& problem : game.problems) {
            if (counts(problem))
                writeProblem(json, problem);
        }
        json.end(']').end('}');
        return json.text() + '\n';
    }

    // An empty file is no problem, but who reads JSON is told of every file.
    void reportNoGame(bool isProblem)
    {
        m_problems += isProblem ? 1 : 0;
        if (m_output == Output::Problems && isProblem) {
            m_streams.out << m_name << ": no game of chess was found in this file\n";
        } else if (m_output == Output::Json) {
            JsonWriter json;
            json.begin('{').member("file", m_name).member("game", 0).key("problems").begin('[');
            if (isProblem)
                json.begin('{').member("kind", "no game").member("severity", "error").end('}');
            json.end(']').end('}');
            m_streams.out << json.text() << '\n';
        }
    }

    std::string m_name;
    Output m_output;
    bool m_onlyErrors;
    const Streams& m_streams;
    std::size_t m_games = 0;
    std::size_t m_problems = 0;
};

ExitStatus runCheck(const Arguments& arguments, const Streams& streams)
{
    if (arguments.operands.empty())
        return badUsage("check needs a file, or \"-\" for the standard input", streams);
    const Output output = arguments.has("--quiet")   ? Output::Nothing
                          : arguments.has("--json")  ? Output::Json
                          : arguments.has("--games") ? Output::GameLines
                                                     : Output::Problems;
    const auto encoding = encodingFrom(FromEncodingOption.name, arguments);
    if (!encoding)
        return badUsage(encoding.error(), streams);
    const Inputs inputs = inputsFrom(arguments.operands, streams);
    ExitStatus status = inputs.allThere ? ExitStatus::Clean : ExitStatus::CouldNotRun;
    for (const std::string& path : inputs.files) {
        if (streams.out)
            status =
                worse(status, FileCheck(path, output, arguments.has("--errors"), streams).run(*encoding));
    }
    return status;
}

} // namespace

const Command& checkCommand()
{
    static constexpr Command Check{
        "check",
        "FILE...",
        "read the games of PGN files move by move and report every problem",
        "Reads every game of every file move by move and prints each problem as a line with file, line, "
        "column, "
        "game, kind, text and reason; then how many games and problems each file has.",
        Options,
        runCheck};
    return Check;
}

} // namespace cli
