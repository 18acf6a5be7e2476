#include "tests/unit/cli/cli_run.h"

#include <gtest/gtest.h>

using cli::ExitStatus;
using support::Ran;
using support::run;
using support::TemporaryFolder;

namespace {

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
    const TemporaryFolder folder;
    const std::string file = folder.file("a.pgn", Clean + "\n" + Clean);
    const Ran ran = run({"check", file});
    EXPECT_EQ(ran.status, ExitStatus::Clean);
    EXPECT_EQ(ran.out, file + ": 2 games, 0 problems\n");
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
    const TemporaryFolder folder;
    const std::string file = folder.file("a.pgn", Clean), empty = folder.file("b.pgn", "");
    const Ran ran = run({"check", "/no/such/file.pgn", file, empty});
    EXPECT_EQ(ran.status, ExitStatus::CouldNotRun);
    EXPECT_EQ(ran.out, file + ": 1 game, 0 problems\n" + empty + ": 0 games, 0 problems\n");
    EXPECT_NE(ran.err.find("/no/such/file.pgn: No such file or directory"), std::string::npos);
}

TEST(Cli, AFolderStandsForThePgnFilesInIt)
{
    const TemporaryFolder folder;
    const std::string second = folder.file("b.PGN", Clean), first = folder.file("a/z.pgn", Clean);
    folder.file("notes.txt", "no game");
    EXPECT_EQ(run({"check", folder.path()}).out,
              first + ": 1 game, 0 problems\n" + second + ": 1 game, 0 problems\n");
    const TemporaryFolder none;
    const Ran ran = run({"check", none.path()});
    EXPECT_EQ(ran.status, ExitStatus::CouldNotRun);
    EXPECT_EQ(ran.err, "adoube-cli: " + none.path() + ": no *.pgn file in this folder\n");
}

// What a folder keeps from its reader is named, and hides nothing else.
TEST(Cli, AFolderThatCannotBeReadIsNamed)
{
    const TemporaryFolder folder;
    const std::string before = folder.file("a/x.pgn", Clean), after = folder.file("z/x.pgn", Clean);
    const std::string closed = folder / "closed";
    std::filesystem::create_directory(closed);
    std::filesystem::permissions(closed, std::filesystem::perms::none);
    const uid_t user = geteuid(), nobody = 65534;
    if (user == 0) // who may read everything
        ASSERT_EQ(seteuid(nobody), 0);
    const Ran ran = run({"check", folder.path()});
    ASSERT_EQ(seteuid(user), 0);
    std::filesystem::permissions(closed, std::filesystem::perms::owner_all);
    EXPECT_EQ(ran.status, ExitStatus::CouldNotRun);
    EXPECT_EQ(ran.err, "adoube-cli: " + closed + ": Permission denied\n");
    EXPECT_EQ(ran.out, before + ": 1 game, 0 problems\n" + after + ": 1 game, 0 problems\n");
}

TEST(Cli, HelpSpeaksOfFilesWhereThereAreSome)
{
    for (const char* command : {"check", "convert", "stats"})
        EXPECT_NE(run({command, "--help"}).out.find("of a folder all"), std::string::npos) << command;
    for (const char* command : {"perft", "winnable"}) {
        const std::string help = run({command, "--help"}).out;
        EXPECT_EQ(help.find("folder"), std::string::npos) << help;
        EXPECT_NE(help.find("\n\nExit status:"), std::string::npos) << help;
    }
}

TEST(Cli, CheckCanAnswerInJson)
{
    const Ran ran = run({"check", "--json", "-"}, Clean + "\n" + Faulty);
    EXPECT_EQ(ran.status, ExitStatus::Problems);
    EXPECT_EQ(ran.out,
              R"({"file":"-","game":1,"line":1,"plies":2,"moves":3,"comments":1,"nags":1,"result":"*",)"
              R"("position":"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -","problems":[]})"
              "\n"
              R"({"file":"-","game":2,"line":6,"plies":1,"moves":1,"comments":0,"nags":0,"result":"*",)"
              R"("position":"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -","problems":[{"line":10,)"
              R"("column":3,"kind":"illegal move","severity":"error","token":"Ke5",)"
              R"("reason":"the man does not move so"}]})"
              "\n");
    EXPECT_EQ(run({"check", "--json", "-"}, std::string(9, '\0')).out,
              R"({"file":"-","game":0,"problems":[{"kind":"no game","severity":"error"}]})"
              "\n");
    // Any bytes in a token are JSON.
    const Ran odd = run({"check", "--json", "-"}, "1. e4 \"\\\x01\xff\x7f *\n");
    EXPECT_NE(odd.out.find(R"("token":"\"\\)"), std::string::npos) << odd.out;
}

TEST(Cli, CheckCanBeQuietAndCanLeaveNotesOut)
{
    for (const std::string& text : {Clean, Faulty}) {
        const Ran ran = run({"check", "-q", "-"}, text);
        EXPECT_EQ(ran.status, text == Clean ? ExitStatus::Clean : ExitStatus::Problems);
        EXPECT_EQ(ran.out + ran.err, "");
    }
    const std::string noResult = "[Event \"a\"]\n\n1. e4 e5\n";
    EXPECT_EQ(run({"check", "-"}, noResult).status, ExitStatus::Problems);
    EXPECT_EQ(run({"check", "--errors", "-"}, noResult).out, "-: 1 game, 0 problems\n");
    EXPECT_EQ(run({"check", "--errors", "-"}, Faulty).status, ExitStatus::Problems);
}

TEST(Cli, PerftReadsLinesAndAnswersInJson)
{
    const Ran lines = run({"perft", "-", "2"}, Start + "\r\n\nno position\n8/8/8/8/8/8/8/K1k5 w - - 0 1");
    EXPECT_EQ(lines.status, ExitStatus::Problems);
    EXPECT_EQ(lines.out, Start + "\t400\n8/8/8/8/8/8/8/K1k5 w - - 0 1\t3\n");
    EXPECT_NE(lines.err.find("\"no position\" is no position"), std::string::npos);
    EXPECT_EQ(run({"perft", "--json", "8/8/8/8/8/8/8/K1k5 w - - 0 1", "1"}).out,
              R"({"fen":"8/8/8/8/8/8/8/K1k5 w - - 0 1","depth":1,"moves":{"a1a2":1},"nodes":1})"
              "\n");
}

TEST(Cli, WinnableAnswersInJson)
{
    const Ran ran = run({"winnable", "--json", "8/8/8/8/8/8/8/K1k5 w - - 0 1", "white"});
    EXPECT_TRUE(ran.out.starts_with(
        R"({"fen":"8/8/8/8/8/8/8/K1k5 w - - 0 1","winner":"white","answer":"unwinnable","line":"","nodes":)"))
        << ran.out;
    const Ran lines = run({"winnable", "--json", "-"}, "\r\n\n8/8/8/8/8/8/8/K1k5 w - - 0 1\tred\n");
    EXPECT_EQ(lines.status, ExitStatus::Problems);
    EXPECT_EQ(lines.out, R"({"error":"\"red\" is neither white nor black"})"
                         "\n");
}

TEST(Cli, ATerminalSeesProgressAndAPipeDoesNot)
{
    std::string many; // more than the clock is asked after
    for (int i = 0; i < 300; ++i)
        many += Clean + "\n";
    const Ran shown = run({"check", "-"}, many, true);
    EXPECT_EQ(shown.out, "-: 300 games, 0 problems\n");
    EXPECT_NE(shown.err.find(" %, "), std::string::npos);
    EXPECT_TRUE(shown.err.ends_with("\r\x1b[K"));
    EXPECT_EQ(run({"check", "-"}, many).err, "");
    EXPECT_EQ(run({"check", "--quiet", "-"}, many, true).err, "");
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

TEST(Cli, AllCommandsAgreeOnWhatHoldsNoGame)
{
    const std::string message = "no game of chess was found in this file";
    for (const char* text :
         {"Just a letter to a friend.\n", "I lost 0-1 to Bob.\n\nThe end.\n", "*\n\n{x} 1-0\n"}) {
        EXPECT_EQ(run({"check", "-"}, text).out, "-: " + message + "\n-: 0 games, 1 problem\n") << text;
        EXPECT_EQ(run({"check", "--games", "-"}, text).out, "") << text;
        EXPECT_EQ(run({"check", "--json", "-"}, text).out,
                  R"({"file":"-","game":0,"problems":[{"kind":"no game","severity":"error"}]})"
                  "\n");
        EXPECT_EQ(run({"stats", "-"}, text).out, "0 games\n");
        EXPECT_EQ(run({"convert", "-"}, text).out, "") << text;
        for (const char* command : {"convert", "stats"})
            EXPECT_EQ(run({command, "-"}, text).err, "adoube-cli: -: " + message + "\n") << text;
        for (const char* command : {"check", "convert", "stats"})
            EXPECT_EQ(run({command, "-q", "-"}, text).status, ExitStatus::Problems) << text;
    }
    for (const char* empty : {"", " \n"}) {
        EXPECT_EQ(run({"check", "--json", "-"}, empty).out, R"({"file":"-","game":0,"problems":[]})"
                                                            "\n");
        for (const char* command : {"check", "convert", "stats"})
            EXPECT_EQ(run({command, "-q", "-"}, empty).status, ExitStatus::Clean);
    }
    // What cannot be read is moves all the same, and what stands before a game is not lost.
    EXPECT_TRUE(run({"check", "-"}, "1. e9 *\n").out.ends_with("-: 1 game, 1 problem\n"));
    EXPECT_EQ(run({"check", "--errors", "-"}, "{x} *\n\n" + Clean).out, "-: 2 games, 0 problems\n");
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

TEST(Cli, TheEncodingOfWhatIsReadCanBeTold)
{
    const std::string cyrillic = "[White \"\xcf\xe5\xf2\"]\n\n1. e4 \xe9 *\n";
    EXPECT_EQ(run({"check", "--from-encoding", "cp1251", "-"}, cyrillic).out,
              "-:3:7: game 1: unknown token \"й\"\n-: 1 game, 1 problem\n");
    EXPECT_NE(run({"stats", "--from-encoding", "cp1251", "-"}, cyrillic).out.find("  Пет  1"),
              std::string::npos);
    for (const char* command : {"check", "convert", "stats"}) {
        const Ran ran = run({command, "--from-encoding", "EBCDIC", "-"}, Clean);
        EXPECT_EQ(ran.status, ExitStatus::CouldNotRun);
        EXPECT_NE(ran.err.find("--from-encoding \"EBCDIC\": expected one of UTF-8"), std::string::npos);
    }
}

TEST(Cli, BadUsageIsAPlainMessageAndStatusTwo)
{
    const std::vector<std::vector<std::string>> bad{
        {},
        {"no-such-command"},
        {"check"},
        {"check", "--no-such-option", "-"},
        {"check", "--json=yes", "-"},
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
    for (const char* command : {"check", "convert", "perft", "stats", "winnable"}) {
        const std::string help = run({command, "-h"}).out;
        EXPECT_TRUE(help.starts_with(std::string("Usage: adoube-cli ") + command)) << help;
        EXPECT_NE(help.find("--json"), std::string::npos) << help;
        EXPECT_EQ(run({"help", command}).out, help);
        EXPECT_NE(run({"--help"}).out.find(std::string("\n  ") + command), std::string::npos);
    }
    EXPECT_TRUE(run({"--version"}).out.starts_with("adoube-cli "));
}

TEST(Cli, TwoDashesEndTheOptions)
{
    EXPECT_NE(run({"check", "--", "--games"}).err.find("--games: No such file"), std::string::npos);
}

TEST(Cli, TheManualAndTheCompletionKnowEveryCommandAndOption)
{
    const std::filesystem::path packaging = std::filesystem::path(ADOUBE_SOURCE_DIR) / "packaging";
    std::string manual;
    for (const char c : support::contentOf(packaging / "adoube-cli.1"))
        manual += c == '\\' ? "" : std::string(1, c);
    const std::string completion = support::contentOf(packaging / "adoube-cli.bash");
    for (const std::string command : {"check", "convert", "perft", "stats", "winnable"}) {
        EXPECT_NE(manual.find("adoube-cli " + command), std::string::npos);
        EXPECT_NE(completion.find(command), std::string::npos);
        std::istringstream lines(run({command, "--help"}).out);
        for (std::string line; std::getline(lines, line);) {
            const std::size_t begin = line.find("--");
            if (!line.starts_with("  ") || begin == std::string::npos || begin > 8 || line[begin + 2] == ' ')
                continue;
            const std::string option = line.substr(begin, line.find_first_of(" ", begin) - begin);
            EXPECT_NE(manual.find(option), std::string::npos) << option;
        }
    }
}

TEST(Cli, SignsHaveOneName)
{
    EXPECT_EQ(support::contentOf(ADOUBE_SOURCE_DIR "/packaging/adoube-cli.1").find("glyph"),
              std::string::npos);
    for (const char* command : {"check", "convert", "stats"})
        EXPECT_EQ(run({command, "--help"}).out.find("glyph"), std::string::npos) << command;
}

TEST(Cli, BashCompletesCommandsOptionsAndValues)
{
    const TemporaryFolder folder;
    const auto completed = [&](const std::string& words) {
        const std::string script = folder.file(
            "script",
            std::string("source '" ADOUBE_SOURCE_DIR "/packaging/adoube-cli.bash'\n") +
                "COMP_WORDS=(" ADOUBE_CLI " " + words +
                ")\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n_adoube_cli\necho \"${COMPREPLY[*]}\"\n");
        EXPECT_EQ(std::system(("bash '" + script + "' >'" + (folder / "out") + "'").c_str()), 0);
        return support::contentOf(folder / "out");
    };
    EXPECT_EQ(completed("co"), "convert\n");
    EXPECT_EQ(completed("check --e"), "--errors\n");
    EXPECT_EQ(completed("check --from-encoding KOI"), "KOI8-R\n");
    EXPECT_EQ(completed("stats --f"), "--from-encoding --faulty --faultless\n");
    EXPECT_EQ(completed("convert --to e"), "epd\n");
    EXPECT_EQ(completed("convert --no-c"), "--no-comments --no-commands --no-clocks\n");
    EXPECT_EQ(completed("stats --since \"\""), "\n");
}
