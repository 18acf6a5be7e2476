#include "tests/unit/cli/cli_run.h"

#include <gtest/gtest.h>

using cli::ExitStatus;
using support::Ran;
using support::run;
using support::TemporaryFolder;

namespace {

const std::string Games =
    "[Date \"1999.01.02\"]\n[White \"Ann\"]\n[Black \"Zoë\"]\n[Result \"1-0\"]\n[WhiteElo "
    "\"2000\"]\n[BlackElo "
    "\"1800\"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n\n"
    "[Date \"2001\"]\n[White \"Zoë\"]\n[Black \"Ann\"]\n[Result \"1/2-1/2\"]\n[ECO \"B20\"]\n[WhiteElo "
    "\"1900\"]\n"
    "[Termination \"Time forfeit\"]\n[TimeControl \"60+2\"]\n\n1. e4 {[%clk 0:01:00]} c5 {[%clk 0:00:59]} "
    "2. d4 {[%clk 0:00:52]} (2. a3 {[%clk 0:00:01]}) cxd4 {[%clk 0:00:56]} 1/2-1/2\n\n"
    "[White \"Ann\"]\n[Result \"*\"]\n\n*\n";

bool has(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

TEST(Stats, PrintsAlignedTables)
{
    const Ran ran = run({"stats", "-"}, Games);
    EXPECT_EQ(ran.status, ExitStatus::Clean);
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(ran.out, R"(3 games

Results
  White wins       1  33.3 %
  Black wins       0   0.0 %
  Draws            1  33.3 %
  Unfinished       1  33.3 %
  White's score  1.5  75.0 %

Years
  unknown  1  33.3 %
  1999     1  33.3 %
  2001     1  33.3 %

Moves: 2.0 on average, 2 in the middle, 0 to 4
  0     1  33.3 %
  1-10  2  66.7 %

Openings: games, White's score
  B20  1  33.3 %   50.0 %   Sicilian Defense: Smith-Morra Gambit
  C23  1  33.3 %  100.0 %   Bishop's Opening

Players: games, points of finished games
  Ann  3  1.5/2  75.0 %
  Zoë  2  0.5/2  25.0 %

Ratings: average, lowest, highest, games
  White  1950  1900  2000  2
  Black  1800  1800  1800  1

Ends on the board, and by the tag Termination
  checkmate       1  33.3 %
  stalemate       0   0.0 %
  "Time forfeit"  1  33.3 %

Time for a move, in 1 game: average, longest
  White  10.0 s  10.0 s
  Black   5.0 s   5.0 s
  longest in -, game 2
)");
}

TEST(Stats, AnswersInJson)
{
    EXPECT_EQ(
        run({"stats", "--json", "-", "--top", "1"}, Games).out,
        R"({"games":3,"faulty":0,"results":{"white":1,"black":0,"draw":1,"unfinished":1,"whiteScore":0.750},)"
        R"("years":{"unknown":1,"1999":1,"2001":1},"moves":{"average":2.000,"median":2,"shortest":0,"longest":4,)"
        R"("distribution":[{"from":0,"to":0,"games":1},{"from":1,"to":10,"games":2}]},"openings":[{"eco":"B20",)"
        R"("name":"Sicilian Defense: Smith-Morra Gambit","games":1,"wins":0,"draws":1,"losses":0,)"
        R"("score":0.500}],"players":[{"name":"Ann","games":3,"wins":1,"draws":1,"losses":0,"score":0.750}],)"
        R"("elo":{"white":{"games":2,"average":1950.000,"lowest":1900,"highest":2000},"black":{"games":1,)"
        R"("average":1800.000,"lowest":1800,"highest":1800}},"ends":{"checkmate":1,"stalemate":0,"tags":)"
        R"({"Time forfeit":1}},"time":{"games":1,"white":{"moves":1,"seconds":10.000,"longest":10.000},)"
        R"("black":{"moves":1,"seconds":5.000,"longest":5.000},"longestIn":"-","longestGame":2}})"
        "\n");
    EXPECT_TRUE(has(run({"stats", "--json", "-"}, "").out, R"("whiteScore":null)"));
}

TEST(Stats, CountsWhatIsChosenOverAllFiles)
{
    const TemporaryFolder folder;
    folder.file("a.pgn", Games);
    folder.file("b.pgn", Games);
    EXPECT_TRUE(run({"stats", folder.path()}).out.starts_with("6 games\n"));
    EXPECT_TRUE(run({"stats", "--since", "2000", folder.path()}).out.starts_with("2 games\n"));
    EXPECT_FALSE(has(run({"stats", "--top", "1", folder.path()}).out, "Zoë"));
    EXPECT_TRUE(has(run({"stats", "--top", "0", folder.path()}).out, "Zoë"));
}

TEST(Stats, SaysWhatIsWrong)
{
    EXPECT_EQ(run({"stats", "-"}, "").out, "0 games\n");
    for (const std::string& none : {std::string("Dear diary\n"), std::string(100, '\1')}) {
        const Ran ran = run({"stats", "-"}, none);
        EXPECT_EQ(ran.status, ExitStatus::Problems);
        EXPECT_EQ(ran.out, "0 games\n");
        EXPECT_EQ(ran.err, "adoube-cli: -: no game of chess was found in this file\n");
        EXPECT_EQ(run({"stats", "-q", "-"}, none).err, "");
    }
    const Ran broken = run({"stats", "-"}, "1. e4 Ke2 *");
    EXPECT_EQ(broken.status, ExitStatus::Problems);
    EXPECT_TRUE(broken.out.starts_with("1 game, 1 of them cannot be read to the end\n"));
    EXPECT_EQ(run({"stats", "/no/such"}).status, ExitStatus::CouldNotRun);
    EXPECT_TRUE(has(run({"stats"}).err, "stats needs a file"));
    EXPECT_TRUE(has(run({"stats", "--top", "many", "-"}).err, "--top \"many\": expected a number"));
    EXPECT_TRUE(has(run({"stats", "--eco", "9", "-"}).err, "--eco \"9\": expected codes"));
}
