#include "tests/unit/pgn/pgn_text.h"

#include <gtest/gtest.h>

// The public bug reports of data/bugcases/cases.md, section B: writing.
using namespace pgn_test;
using support::readAll;

TEST(BugCases, W01ReadWriteReadIsIdentical)
{
    for (const char* text : {"1. e4 d5 $1 *", "1. e4 $1 $14 {c} d5 *", "1. e4! d5?! {x} *"}) {
        const auto first = read(text).record;
        const auto second = read(pgn::writeGame(first)).record;
        EXPECT_EQ(movetext(first), movetext(second));
        EXPECT_EQ(movetext(first).find("$$"), std::string::npos);
    }
}

TEST(BugCases, W02BlackMovesThatBeginALineHaveTheirNumber)
{
    EXPECT_EQ(movetext("1. e4 e5 (c5 Nf3) Nf3 {a} Nc6 (d6) *"),
              "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 {a} 2... Nc6 (2... d6) *");
    EXPECT_EQ(movetext("[FEN \"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\"]\n\ne5 Nf3 *"),
              "1... e5 2. Nf3 *");
}

TEST(BugCases, W03NumbersGoOnFromTheStartPosition)
{
    EXPECT_EQ(movetext("[FEN \"4r3/8/2p2PPk/1p6/pP2p1R1/P1B5/2P2K2/3r4 w - - 1 45\"]\n\n1. f7 Rf8 *"),
              "45. f7 Rf8 *");
}

TEST(BugCases, W04FenHasItsSetUpTag)
{
    const auto read = pgn_test::read("[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=Q *");
    EXPECT_NE(pgn::writeGame(read.record).find("[SetUp \"1\"]\n[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n"),
              std::string::npos);
    const auto made = record::Record(*notation::positionFromFen("8/P6k/8/8/8/8/8/K7 w - - 0 1"));
    EXPECT_NE(pgn::writeGame(made).find("[SetUp \"1\"]\n[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n"),
              std::string::npos);
}

TEST(BugCases, W06CommentsAreWrittenVerbatim)
{
    for (const char* comment : {"{}", "{ spaced  out }", "{[%clk 0:01:00] [%new x] text}",
                                "{two\n\nparagraphs}", "{a { b}", "{% not first}"}) {
        const std::string text = "1. e4 " + std::string(comment) + " *";
        EXPECT_EQ(movetext(text), text);
    }
}

TEST(BugCases, W07AMissingResultIsWrittenAsStar)
{
    EXPECT_EQ(pgn::writeGame(record::Record()),
              "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
              "\"?\"]\n[Result \"*\"]\n\n*\n");
}

TEST(BugCases, W08BlankLinesBetweenGames)
{
    const auto games = readAll("[Event \"a\"]\n1. e4 *\n[Event \"b\"]\n1. d4 *\n");
    const std::string written = support::writeAll(games);
    EXPECT_NE(written.find("1. e4 *\n\n[Event \"b\"]"), std::string::npos);
    EXPECT_NE(written.find("[Result \"*\"]\n\n1. d4 *\n"), std::string::npos);
}

TEST(BugCases, W09OtherScriptsStayAsTheyAre)
{
    const std::string name = "Ма\xcc\x84шков, Jo\xc3\xa3o \xe6\xa3\x8b \xf0\x9f\x98\x80";
    const auto read = pgn_test::read("[White \"" + name + "\"]\n\n1. e4 {" + name + "} *\n");
    EXPECT_EQ(read.record.tags().value("White"), name);
    EXPECT_NE(pgn::writeGame(read.record).find("[White \"" + name + "\"]"), std::string::npos);
    EXPECT_EQ(movetext(read.record), "1. e4 {" + name + "} *");
}

// Every position of every kind of game, and not the last one alone.
TEST(BugCases, W12PositionsAfterReloadAreThoseThatWereSaved)
{
    for (const char* text :
         {"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O Nf6 5. d4 exd4 6. e5 d5 7. exd6 (7. exf6 Qxf6) O-O-O *",
          "1. e4 d5 2. exd5 c6 3. dxc6 Nf6 4. cxb7 Nbd7 5. bxa8=N {N} (5. bxc8=Q $1 Qxc8) 5... Nb6 *",
          "[FEN \"4k3/P7/8/8/8/8/6p1/R3K2R w KQ - 12 40\"]\n\n1. a8=R+ Kd7 2. O-O-O+ Kc6 3. Rd6+ *",
          "[FEN \"8/8/8/8/1p6/8/P7/k1K5 w - - 99 80\"]\n\n1. a4 bxa3 *",
          "[Variant \"Chess960\"]\n[FEN \"7k/8/8/8/8/8/8/1R3KR1 w GB - 3 9\"]\n\n1. O-O-O Kh7 2. Rd7+ *",
          "1. e4 -- 2. d4 e5 3. d5 c5 4. dxc6 *"}) {
        const record::Record saved = read(text).record, again = read(pgn::writeGame(saved)).record;
        const auto line = saved.mainLine(), lineAgain = again.mainLine();
        ASSERT_EQ(line.size(), lineAgain.size()) << text;
        ASSERT_GE(line.size(), 2u) << text;
        for (std::size_t i = 0; i < line.size(); ++i)
            EXPECT_EQ(saved.positionAt(line[i]), again.positionAt(lineAgain[i])) << text << " at " << i;
        EXPECT_EQ(movetext(saved), movetext(again)) << text;
    }
}

TEST(BugCases, W13AProblemSaysWhereItIs)
{
    const auto games =
        readAll("[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 d5\n2. \xc3\xa9\xc3\xa9 Nf9 *\n");
    ASSERT_EQ(games.size(), 2u);
    ASSERT_EQ(games[1].problems.size(), 1u);
    const pgn::Problem& problem = games[1].problems[0];
    EXPECT_EQ(problem.game, 2u);
    EXPECT_EQ(problem.line, 8u);
    EXPECT_EQ(problem.column, 4u);
    EXPECT_EQ(problem.token, "\xc3\xa9\xc3\xa9");
    EXPECT_EQ(problem.ply, 2);
    EXPECT_EQ(games[1].record.unreadTail(), "2. \xc3\xa9\xc3\xa9 Nf9");
    EXPECT_EQ(problems("1. e4 {\xc3\xa9} Nf3 *"), "illegal move@1:11 'Nf3'");
}
