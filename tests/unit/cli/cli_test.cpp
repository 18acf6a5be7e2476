#include "app/cli/run.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

using cli::ExitStatus;

namespace {

struct Ran {
    ExitStatus status;
    std::string out;
    std::string err;
};

Ran run(const std::vector<std::string>& arguments, const std::string& input = {})
{
    std::istringstream in(input);
    std::ostringstream out, err;
    const ExitStatus status = cli::run(arguments, {in, out, err});
    return {status, out.str(), err.str()};
}

// A file that is gone with the test.
class TemporaryFile {
public:
    explicit TemporaryFile(std::string_view content)
        : m_path(std::filesystem::temp_directory_path() /
                 ("adoube-cli-test-" + std::to_string(std::uintptr_t(this)) + ".pgn"))
    {
        std::ofstream(m_path, std::ios::binary) << content;
    }
    ~TemporaryFile() { std::filesystem::remove(m_path); }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    std::string path() const { return m_path.string(); }

private:
    std::filesystem::path m_path;
};

const std::string Start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const std::string Clean = "[Event \"a\"]\n[Result \"*\"]\n\n1. e4 {x} e5 $1 (1... c5) *\n";
const std::string Faulty = "[Event \"b\"]\n[Result \"*\"]\n\n1. e4\n  Ke5 *\n";

} // namespace

TEST(Cli, PerftGivesALineAMoveAndTheTotal)
{
    const Ran ran = run({"perft", Start, "3"});
    EXPECT_EQ(ran.status, ExitStatus::Clean);
    EXPECT_NE(ran.out.find("e2e4: 600\n"), std::string::npos);
    EXPECT_TRUE(ran.out.ends_with("\n8902\n"));
    EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 21);
    EXPECT_EQ(run({"perft", Start, "0"}).out, "1\n");
    EXPECT_NE(run({"perft", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "1"}).out.find("e1g1: 1\n"), std::string::npos);
    EXPECT_NE(run({"perft", "4k3/8/8/8/8/8/8/1R2K3 w B - 0 1", "1"}).out.find("e1b1: 1\n"),
              std::string::npos);
}

TEST(Cli, CheckSaysNothingButTheCountsOfACleanFile)
{
    const TemporaryFile file(Clean + "\n" + Clean);
    const Ran ran = run({"check", file.path()});
    EXPECT_EQ(ran.status, ExitStatus::Clean);
    EXPECT_EQ(ran.out, file.path() + ": 2 games, 0 problems\n");
    EXPECT_EQ(ran.err, "");
}

TEST(Cli, CheckSaysWhereAndWhatAndWhy)
{
    const Ran ran = run({"check", "-"}, Clean + "\n" + Faulty);
    EXPECT_EQ(ran.status, ExitStatus::Problems);
    EXPECT_EQ(ran.out,
              "-:10:3: game 2: illegal move \"Ke5\": the man does not move so\n-: 2 games, 1 problem\n");
}

TEST(Cli, CheckGamesPrintsALineAGame)
{
    const Ran ran = run({"check", "--games", "-"}, Clean + "\n" + Faulty);
    EXPECT_EQ(ran.status, ExitStatus::Problems);
    EXPECT_EQ(ran.out, "1\t2\t3\t1\t1\t*\t0\trnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -\n"
                       "2\t1\t1\t0\t0\t*\t1\trnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -\n");
}

TEST(Cli, AFileThatCannotBeReadDoesNotHideTheOthers)
{
    const TemporaryFile file(Clean), empty("");
    const Ran ran = run({"check", "/no/such/file.pgn", file.path(), empty.path(),
                         std::filesystem::temp_directory_path().string()});
    EXPECT_EQ(ran.status, ExitStatus::CouldNotRun);
    EXPECT_EQ(ran.out, file.path() + ": 1 game, 0 problems\n" + empty.path() + ": 0 games, 0 problems\n");
    EXPECT_NE(ran.err.find("/no/such/file.pgn: No such file or directory"), std::string::npos);
    EXPECT_NE(ran.err.find("Is a directory"), std::string::npos);
}

TEST(Cli, AFileWithoutAnyGameIsAProblem)
{
    const std::string none = "-: no game of chess was found in this file\n-: 0 games, 1 problem\n";
    for (const auto& text : {std::string(1000, '\0'), std::string("\xef\xbb\xbf") + std::string(1, '\0')}) {
        const Ran ran = run({"check", "-"}, text);
        EXPECT_EQ(ran.out, none);
        EXPECT_EQ(ran.status, ExitStatus::Problems);
        EXPECT_EQ(run({"check", "--games", "-"}, text).status, ExitStatus::Problems);
    }
    for (const char* text : {"", "\n", " \r\n\t\n", "\xef\xbb\xbf", "\xef\xbb\xbf\n"}) {
        const Ran ran = run({"check", "-"}, text);
        EXPECT_EQ(ran.out, "-: 0 games, 0 problems\n") << text;
        EXPECT_EQ(ran.status, ExitStatus::Clean);
    }
}

TEST(Cli, OtherEncodingsAreRead)
{
    EXPECT_EQ(run({"check", "-"}, "\xef\xbb\xbf" + Clean).out, "-: 1 game, 0 problems\n");
    EXPECT_EQ(run({"check", "-"}, "[White \"M\xfcller\"]\n\n1. e4 \xe9\xe8 *\n").out,
              "-:3:7: game 1: unknown token \"\u00e9\u00e8\"\n-: 1 game, 1 problem\n");
    std::string wide = "\xff\xfe";
    for (const char c : Clean)
        wide += std::string{c, '\0'};
    EXPECT_EQ(run({"check", "-"}, wide).out, "-: 1 game, 0 problems\n");
}

TEST(Cli, BadUsageIsAPlainMessageAndStatusTwo)
{
    const std::vector<std::vector<std::string>> bad{
        {},
        {"no-such-command"},
        {"check"},
        {"check", "--no-such-option", "-"},
        {"perft"},
        {"perft", Start},
        {"perft", Start, "2", "3"},
        {"perft", Start, "-1"},
        {"perft", Start, "two"},
        {"perft", Start, "999999999999"},
        {"perft", "no position", "2"},
        {"perft", "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "2"},
    };
    for (const auto& arguments : bad) {
        const Ran ran = run(arguments);
        EXPECT_EQ(ran.status, ExitStatus::CouldNotRun);
        EXPECT_EQ(ran.out, "");
        EXPECT_TRUE(ran.err.starts_with("adoube-cli: ")) << ran.err;
    }
    EXPECT_NE(run(bad.back()).err.find("the side that is not to move is in check"), std::string::npos);
}

TEST(Cli, HelpAndVersion)
{
    for (const char* help : {"--help", "-h"})
        EXPECT_TRUE(run({help}).out.starts_with("Usage: adoube-cli"));
    EXPECT_TRUE(run({"check", "--help"}).out.starts_with("Usage: adoube-cli"));
    EXPECT_EQ(run({"check", "--help"}).status, ExitStatus::Clean);
    EXPECT_TRUE(run({"--version"}).out.starts_with("adoube-cli "));
}

TEST(Cli, TwoDashesEndTheOptions)
{
    EXPECT_NE(run({"check", "--", "--games"}).err.find("--games: No such file"), std::string::npos);
}
