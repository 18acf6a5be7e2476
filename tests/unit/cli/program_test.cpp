#include "tests/unit/cli/cli_run.h"

#include <csignal>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <thread>

// The program as a shell runs it: pipes, signals, full disks.
using support::contentOf;
using support::TemporaryFolder;

namespace {

constexpr const char* Game = "[White \"A\"]\n[Result \"*\"]\n\n1. e4 e5 *\n\n";

// A command line of the shell, in which $CLI is the program; its exit status.
int shell(const std::string& command)
{
    const int status = std::system(("CLI='" ADOUBE_CLI "'; " + command).c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

} // namespace

TEST(Program, ReadsPipesAndWritesThem)
{
    const TemporaryFolder folder;
    const std::string in = folder.file("in.pgn", std::string(Game) + Game), out = folder / "out";
    EXPECT_EQ(shell("cat '" + in + "' | $CLI convert --to uci - | cat >'" + out + "'"), 0);
    EXPECT_EQ(contentOf(out), "position startpos moves e2e4 e7e5\nposition startpos moves e2e4 e7e5\n");
    EXPECT_EQ(shell("cat '" + in + "' | $CLI check - | grep -q '^-: 2 games, 0 problems$'"), 0);
    EXPECT_EQ(shell("mkfifo '" + (folder / "pipe") + "'; cat '" + in + "' >'" + (folder / "pipe") +
                    "' & $CLI check '" + (folder / "pipe") + "' >'" + out + "'"),
              0);
}

TEST(Program, SaysThatItsInputCannotBeRead)
{
    const TemporaryFolder folder;
    const std::string in = folder.file("in.pgn", Game), out = folder / "out", err = folder / "err";
    for (const char* command : {"check -", "stats -", "convert -", "perft - 1", "winnable -"}) {
        for (const char* closed : {"<&-", "</"}) { // no input at all; a folder, which opens and does not read
            EXPECT_EQ(
                shell(std::string("$CLI ") + command + " " + closed + " >'" + out + "' 2>'" + err + "'"), 2)
                << command << closed;
            EXPECT_EQ(contentOf(err), "adoube-cli: the standard input cannot be read\n") << command << closed;
        }
    }
    EXPECT_EQ(shell("$CLI check '" + in + "' <&- >/dev/null 2>&1"), 0);
}

TEST(Program, SaysThatTheDiskIsFull)
{
    const TemporaryFolder folder;
    const std::string in = folder.file("in.pgn", Game), err = folder / "err";
    for (const char* command : {"check", "convert"}) {
        EXPECT_EQ(shell(std::string("$CLI ") + command + " '" + in + "' >/dev/full 2>'" + err + "'"), 2);
        EXPECT_EQ(contentOf(err), "adoube-cli: standard output: No space left on device\n");
    }
    EXPECT_EQ(shell("$CLI --help >/dev/full 2>/dev/null"), 2);
}

TEST(Program, SaysThatAFileMayNotGrowSoLarge)
{
    const TemporaryFolder folder;
    std::string many;
    for (int i = 0; i < 200; ++i)
        many += Game;
    const std::string in = folder.file("in.pgn", many), out = folder / "out.pgn", err = folder / "err";
    EXPECT_EQ(shell("ulimit -f 2; $CLI convert '" + in + "' -o '" + out + "' 2>'" + err + "'"), 2);
    EXPECT_EQ(contentOf(err), "adoube-cli: " + out + ": File too large\n");
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"err", "in.pgn"}));
}

TEST(Program, DoesNotAppendToWhatItReads)
{
    const TemporaryFolder folder;
    const std::string in = folder.file("in.pgn", Game), err = folder / "err";
    EXPECT_EQ(shell("$CLI convert '" + in + "' >>'" + in + "' 2>'" + err + "'"), 2);
    EXPECT_EQ(contentOf(in), Game);
    EXPECT_EQ(contentOf(err),
              "adoube-cli: the output goes to a file that is being read; to change it, use --in-place\n");
}

TEST(Program, EndsWhenNobodyReadsOn)
{
    const TemporaryFolder folder;
    std::string many;
    for (int i = 0; i < 20000; ++i)
        many += Game;
    const std::string in = folder.file("in.pgn", many);
    // 128 + SIGPIPE, as of any other program.
    EXPECT_EQ(shell("{ $CLI convert '" + in + "' 2>&1; echo $? >'" + (folder / "status") +
                    "'; } | head -1 >/dev/null"),
              0);
    EXPECT_EQ(contentOf(folder / "status"), "141\n");
}

TEST(Program, LeavesNothingBehindWhenItIsInterrupted)
{
    for (const char* signal : {"INT", "TERM", "HUP"}) {
        const TemporaryFolder folder;
        std::filesystem::create_directory(folder / "out");
        // The pipe stays open, so that the program waits for more; its file has been begun by then.
        const std::string pipe = folder / "pipe", out = folder / "out/out.pgn";
        folder.file("in.pgn", Game);
        EXPECT_EQ(shell("mkfifo '" + pipe + "'; $CLI convert --to epd '" + (folder / "in.pgn") + "' '" +
                        pipe + "' -o '" + out + "' & cli=$!; exec 3>'" + pipe + "'; kill -" + signal +
                        " $cli; wait $cli"),
                  128 + (signal[0] == 'I'   ? SIGINT
                         : signal[0] == 'T' ? SIGTERM
                                            : SIGHUP));
        EXPECT_TRUE(std::filesystem::is_empty(folder / "out")) << signal;
    }
}
