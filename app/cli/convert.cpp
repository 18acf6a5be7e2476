#include "app/cli/commands.h"
#include "app/cli/file_text.h"
#include "app/cli/game_converter.h"
#include "app/cli/inputs.h"
#include "app/cli/problem_text.h"
#include "app/cli/progress.h"
#include "app/cli/prose.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <ostream>
#include <set>
#include <sys/stat.h>

namespace cli {

namespace {

// Reads files and writes their games to one target.
class Conversion {
public:
    Conversion(const ConvertPlan& plan, const std::vector<std::string>& files, const Streams& streams)
        : m_plan(plan), m_files(files), m_streams(streams)
    {
    }

    // Either all is written or, to a file, nothing.
    ExitStatus run(const Target& target)
    {
        const auto isInput = [this](const std::string& path) {
            return !m_plan.inPlace && isOneOf(path, m_files);
        };
        GameOutput output(target, isInput, m_streams);
        const bool isFile = !target.path.empty() && target.path != "-";
        if (!isFile && isOneOf("/dev/stdout", m_files))
            m_failure = "the output goes to a file that is being read; to change it, use --in-place";
        for (const std::string& path : m_files) {
            if (m_failure.empty())
                readFile(path, output);
        }
        if (m_failure.empty())
            writeSorted(output);
        if (m_failure.empty() && isFile && m_status == ExitStatus::CouldNotRun)
            m_failure = fmt::format("{}: not written, as not all could be read", target.path);
        if (m_failure.empty())
            keep(output.finish());
        if (!m_failure.empty()) {
            complain(m_failure, m_streams);
            return ExitStatus::CouldNotRun;
        }
        if (isFile && !m_plan.quiet)
            tellCounts();
        return m_status;
    }

private:
    static bool isOneOf(const std::string& path, const std::vector<std::string>& files)
    {
        std::error_code isNone; // then it is not read either
        return std::filesystem::is_regular_file(path, isNone) &&
               std::any_of(files.begin(), files.end(), [&](const std::string& file) {
                   std::error_code error; // one of them does not exist: they are not the same
                   return file != "-" && std::filesystem::equivalent(path, file, error);
               });
    }

    void readFile(const std::string& path, GameOutput& output)
    {
        const auto file = FileText::open(path, m_streams.in, m_plan.inputEncoding);
        if (!file) {
            complain(file.error(), m_streams);
            m_status = ExitStatus::CouldNotRun;
            return;
        }
        if (m_plan.keepText && !file->isAsInFile()) {
            m_failure = fmt::format("{}: --keep-text cannot keep the text of a file in this encoding", path);
            return;
        }
        Progress progress(m_streams, m_plan.quiet, path, file->text().size());
        std::size_t games = 0;
        Prose<ConvertedGame> prose;
        pgn::forEachGame(
            file->games(), [&] { return GameConverter(m_plan, path, *file); },
            [&](ConvertedGame&& game) {
                progress.moveTo(game.end, ++games);
                const bool isChess = game.isChess;
                return prose.take(std::move(game), isChess, [&](ConvertedGame&& one) {
                    take(path, std::move(one), output, progress);
                    return m_failure.empty() && m_streams.out.good();
                });
            });
        progress.clear();
        if (prose.hasGame())
            m_gamesRead += games;
        else if (hasText(file->text()))
            takeNoGame(path);
    }

    void takeNoGame(const std::string& path)
    {
        m_status = worse(m_status, ExitStatus::Problems);
        const std::string message = fmt::format("{}: no game of chess was found in this file", path);
        if (m_plan.inPlace)
            m_failure = message + "; it is left as it is";
        else if (!m_plan.quiet)
            complain(message, m_streams);
    }

    void report(const std::string& path, const ConvertedGame& game, Progress& progress)
    {
        m_status = worse(m_status, ExitStatus::Problems);
        if (m_plan.quiet)
            return;
        progress.clear();
        for (const pgn::Problem& problem : game.errors)
            m_streams.err << problemText(path, problem) << '\n';
        if (!game.lostIn.empty())
            complain(fmt::format("{}: game {}: bytes that are no letters in {} become U+FFFD", path,
                                 game.number, game.lostIn),
                     m_streams);
    }

    void take(const std::string& path, ConvertedGame&& game, GameOutput& output, Progress& progress)
    {
        if (!game.selected)
            return;
        if (!game.errors.empty() || !game.lostIn.empty())
            report(path, game, progress);
        if (m_plan.doubles != Doubles::Keep && !m_seen.insert(game.digest).second) {
            ++m_doubles;
            return;
        }
        if (!game.unwritable.empty()) {
            m_failure =
                fmt::format("{}: game {}: {} cannot be written in {} (--lossy writes ? instead)", path,
                            game.number, fmt::join(game.unwritable, " "), game.encoded.encoding);
            return;
        }
        if (m_plan.order.isAsked())
            m_sorted.push_back(std::move(game));
        else
            write(game, output);
    }

    void writeSorted(GameOutput& output)
    {
        std::stable_sort(m_sorted.begin(), m_sorted.end(),
                         [&](const ConvertedGame& a, const ConvertedGame& b) {
                             return m_plan.order.isBefore(a.key, b.key);
                         });
        for (const ConvertedGame& game : m_sorted) {
            if (m_failure.empty() && m_streams.out.good())
                write(game, output);
        }
    }

    void write(const ConvertedGame& game, GameOutput& output)
    {
        keep(output.add(game.encoded));
        ++m_gamesWritten;
    }

    void keep(const GameOutput::Done& done)
    {
        if (!done)
            m_failure = done.error();
    }

    void tellCounts() const
    {
        std::string text = fmt::format("{} read, {} written", counted(m_gamesRead, "game"), m_gamesWritten);
        if (m_doubles > 0)
            text += fmt::format(", {} left out", counted(m_doubles, "double"));
        m_streams.err << text << '\n';
    }

    const ConvertPlan& m_plan;
    const std::vector<std::string>& m_files;
    const Streams& m_streams;
    ExitStatus m_status = ExitStatus::Clean;
    std::string m_failure; // what keeps all from being written
    std::set<Digest> m_seen;
    std::vector<ConvertedGame> m_sorted; // when they are to be sorted
    std::size_t m_gamesRead = 0;
    std::size_t m_gamesWritten = 0;
    std::size_t m_doubles = 0;
};

// Files by what they are, not by their names: a second pass over one would put the changed file in the place
// of its backup.
class FilesDone {
public:
    void add(const std::string& path)
    {
        if (const auto file = identityOf(path))
            m_files.insert(*file);
    }
    bool has(const std::string& path) const
    {
        const auto file = identityOf(path);
        return file && m_files.contains(*file);
    }

private:
    using Identity = std::pair<dev_t, ino_t>;
    static std::optional<Identity> identityOf(const std::string& path)
    {
        struct stat status {};
        return stat(path.c_str(), &status) == 0 ? std::optional(Identity(status.st_dev, status.st_ino))
                                                : std::nullopt;
    }
    std::set<Identity> m_files;
};

ExitStatus convertInPlace(const ConvertPlan& plan, const std::vector<std::string>& files,
                          const Streams& streams)
{
    ExitStatus status = ExitStatus::Clean;
    FilesDone done;
    for (const std::string& path : files) {
        if (path == "-")
            return badUsage("the standard input cannot be written over: --in-place needs files", streams);
        if (done.has(path))
            continue;
        Target target = plan.target;
        target.path = path;
        std::error_code ignored; // opening it will say what is wrong
        target.backup = std::filesystem::weakly_canonical(path, ignored).string() + ".bak";
        const std::vector<std::string> one{path};
        status = worse(status, Conversion(plan, one, streams).run(target));
        done.add(path); // the file that is there now: another hard link to the old one is a file of its own
    }
    return status;
}

ExitStatus runConvert(const Arguments& arguments, const Streams& streams)
{
    if (arguments.operands.empty())
        return badUsage("convert needs a file, or \"-\" for the standard input", streams);
    const auto plan = ConvertPlan::from(arguments);
    if (!plan)
        return badUsage(plan.error(), streams);
    const Inputs inputs = inputsFrom(arguments.operands, streams);
    if (!inputs.allThere)
        return ExitStatus::CouldNotRun;
    if (plan->inPlace)
        return convertInPlace(*plan, inputs.files, streams);
    return Conversion(*plan, inputs.files, streams).run(plan->target);
}

} // namespace

const Command& convertCommand()
{
    static const Command Convert{"convert",
                                 "FILE...",
                                 "write the games of PGN files anew: in another form, chosen, sorted, "
                                 "without doubles, with other tags",
                                 "Writes the games of all files as one stream of PGN in export form, or in "
                                 "another form, to the standard output "
                                 "or a file. Games can be chosen, sorted and split, doubles left out and "
                                 "tags set. What cannot be read as moves "
                                 "stays in PGN as the text it was, and is reported.",
                                 ConvertPlan::options(),
                                 runConvert};
    return Convert;
}

} // namespace cli
