#include "tests/unit/pgn/pgn_text.h"

#include <gtest/gtest.h>

// The public bug reports of data/bugcases/cases.md, section A: the whole kind of
// each fault, by its id there.
using namespace pgn_test;
using record::NodeId;
using support::readAll;

namespace {

// Tags that leave nothing to be desired, for tests about movetext.
std::string game(std::string_view movetext)
{
    return "[Event \"t\"]\n[Result \"*\"]\n\n" + std::string(movetext) + "\n";
}

const record::Node& mainNode(const record::Record& record, std::size_t ply)
{
    return record.node(record.mainLine().at(ply - 1));
}

} // namespace

TEST(BugCases, P01SemicolonInBracesIsText)
{
    const auto read = pgn_test::read(game("1. e4 {a; b} e5 2. Nf3 ; rest } here\nNc6 *"));
    EXPECT_TRUE(read.problems.empty());
    ASSERT_EQ(read.record.mainLine().size(), 4u);
    EXPECT_EQ(mainNode(read.record, 1).commentsAfter, std::vector<std::string>{"a; b"});
    EXPECT_EQ(mainNode(read.record, 3).commentsAfter, std::vector<std::string>{" rest } here"});
    EXPECT_EQ(plies("1. e4 ; {not open\ne5 *"), 2u);
    EXPECT_EQ(plies("1. e4 {(} e5 {)} *"), 2u);
}

TEST(BugCases, P02NestedVariationsKeepTheirDepth)
{
    const std::string text = "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 (2... Nf6 3. e5)) 2... d6) 2. Nf3 Nc6 *";
    EXPECT_EQ(movetext(text), text);
    const auto read = pgn_test::read(text);
    ASSERT_EQ(read.record.mainLine().size(), 4u);
    const NodeId e4 = read.record.mainLine()[0];
    const NodeId c5 = read.record.node(e4).children.at(1);
    const NodeId c3 = read.record.node(c5).children.at(1);
    const NodeId nf6 = read.record.node(c3).children.at(1);
    EXPECT_EQ(notation::toEpd(read.record.positionAt(nf6)),
              "rnbqkb1r/pp1ppppp/5n2/2p5/4P3/2P5/PP1P1PPP/RNBQKBNR w KQkq -");
    EXPECT_EQ(read.record.liveNodeCount(), 12u);
}

TEST(BugCases, P04CommentThatOpensAVariationBelongsToItsFirstMove)
{
    const auto read = pgn_test::read("1. e4 e5 {weak} ({better was} 1... c5 2. Nf3) 2. Nf3 *");
    const NodeId e5 = read.record.mainLine()[1];
    const NodeId c5 = read.record.node(read.record.mainLine()[0]).children.at(1);
    EXPECT_EQ(read.record.node(e5).commentsAfter, std::vector<std::string>{"weak"});
    EXPECT_EQ(read.record.node(c5).commentsBefore, std::vector<std::string>{"better was"});
    EXPECT_EQ(read.record.mainLine().size(), 3u);
    // Between number and move is before the move, too; behind the brackets is behind the variation.
    const std::string text =
        "{root} 1. {before} e4 {after} e5 ({a} 1... {b} c5 {c}) {d} (1... d5) {e} 2. {f} Nf3 {g} *";
    EXPECT_EQ(
        movetext(text),
        "{root} 1. {before} e4 {after} 1... e5 ({a} {b} 1... c5 {c}) {d} (1... d5) {e} 2. {f} Nf3 {g} *");
}

TEST(BugCases, P07SignsGluedToAnythingAreRead)
{
    const std::string glued = "1. e4 $1 (1. d4 d5 $13)e5!?$6 2.Nf3$1{x}Nc6?!{y}*";
    EXPECT_EQ(problems(glued), "");
    EXPECT_EQ(movetext(glued), "1. e4 $1 (1. d4 d5 $13) 1... e5 $5 $6 2. Nf3 $1 {x} 2... Nc6 $6 {y} *");
}

TEST(BugCases, P08ByteOrderMarkIsNoText)
{
    const auto games = readAll("\xef\xbb\xbf[Event \"t\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n");
    ASSERT_EQ(games.size(), 1u);
    EXPECT_EQ(games[0].record.tags().value("Event"), "t");
    EXPECT_TRUE(games[0].problems.empty());
    EXPECT_EQ(games[0].record.mainLine().size(), 2u);
}

TEST(BugCases, P09MovesInTagsAreNoMoves)
{
    const std::string one =
        "[Event \"?\"]\n[White \"White vs 1...c5\"]\n[Black \"2. Nf3\"]\n[Result \"*\"]\n\n *\n\n";
    const auto games = readAll("\xef\xbb\xbf" + one + one);
    ASSERT_EQ(games.size(), 2u);
    for (const auto& read : games) {
        EXPECT_TRUE(read.problems.empty());
        EXPECT_TRUE(read.record.mainLine().empty());
        EXPECT_EQ(read.record.tags().value("White"), "White vs 1...c5");
    }
}

TEST(BugCases, P10AnythingMayStandInATagValue)
{
    const std::string value = "X (Y) {defence}; 1. e4 % $1 [a] * 1-0 <x>";
    const auto read = pgn_test::read("[Opening \"" + value + "\"]\n\n1. e4 a6 *\n");
    EXPECT_EQ(read.record.tags().value("Opening"), value);
    EXPECT_TRUE(read.problems.empty());
    EXPECT_EQ(read.record.mainLine().size(), 2u);
}

TEST(BugCases, P13AnUnescapedQuoteIsMendedAndSaid)
{
    const auto games = readAll(
        "[Event \"5th \"Memorial\" Open\"]\n[White \"A\"]\n\n1. e4 *\n\n[Event \"next\"]\n\n1. d4 *\n");
    ASSERT_EQ(games.size(), 2u);
    EXPECT_EQ(games[0].record.tags().value("Event"), "5th \"Memorial\" Open");
    EXPECT_EQ(games[0].record.tags().value("White"), "A");
    EXPECT_EQ(problems(games[0].problems), "bad tag@1:1 '[Event \"5th \"Memorial\" Open\"]'");
    EXPECT_EQ(games[1].record.tags().value("Event"), "next");
    EXPECT_NE(pgn::writeGame(games[0].record).find("[Event \"5th \\\"Memorial\\\" Open\"]"),
              std::string::npos);
    // The other ways a tag can be broken.
    const auto broken =
        pgn_test::read("[Event \"open\n[Site]\n[Date 2020]\n[Path \"C:\\\"]\n[Odd? \"x\"]\n\n1. e4 *\n");
    EXPECT_EQ(broken.record.tags().value("Event"), "open");
    EXPECT_EQ(broken.record.tags().value("Site"), "");
    EXPECT_EQ(broken.record.tags().value("Date"), "2020");
    EXPECT_EQ(broken.record.tags().value("Path"), "C:\\");
    EXPECT_EQ(broken.record.tags().value("Odd?"), "x");
    EXPECT_EQ(broken.problems.size(), 4u);
    EXPECT_EQ(broken.record.mainLine().size(), 1u);
}

TEST(BugCases, P14SeveralTagsInALine)
{
    const auto read = pgn_test::read("[Event \"a\"] [Site \"b\"][Round \"1\"] 1. e4 e5 *");
    EXPECT_EQ(read.record.tags().all().size(), 3u);
    EXPECT_EQ(read.record.tags().value("Round"), "1");
    EXPECT_EQ(read.record.mainLine().size(), 2u);
    EXPECT_TRUE(read.problems.empty());
    // A page's line breaks among them do no harm.
    EXPECT_EQ(plies("[Event \"a\"]<br />[Site \"b\"]<br /><br />1. e4 e5<br />2. Nf3 *"), 3u);
}

TEST(BugCases, P16GamesWithoutMovesAndWithoutBlankLines)
{
    EXPECT_EQ(readAll("*\n*\n*\n").size(), 3u);
    EXPECT_EQ(readAll("* 1-0 1/2-1/2").size(), 3u);
    const auto games = readAll("[Event \"a\"]\n*\n[Event \"b\"]\n *\n[Event \"c\"]\n1/2-1/2\n");
    ASSERT_EQ(games.size(), 3u);
    EXPECT_EQ(games[2].record.result(), chess::Result::Draw);
}

TEST(BugCases, P17BlankLinesBetweenTagsAndMoves)
{
    const auto games = readAll("[Event \"a\"]\n\n\n\n1. e4 e5\n\n\n2. Nf3 Nc6 *\n");
    ASSERT_EQ(games.size(), 1u);
    EXPECT_EQ(games[0].record.mainLine().size(), 4u);
    EXPECT_TRUE(games[0].problems.empty());
}

TEST(BugCases, P18BlankLinesBetweenTags)
{
    const auto games =
        readAll("[Event \"a\"]\n\n[White \"A\"]\n\n\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
    ASSERT_EQ(games.size(), 1u);
    EXPECT_EQ(games[0].record.tags().all().size(), 3u);
    EXPECT_TRUE(games[0].problems.empty());
    // But the tags of a game without moves end where the next game's begin.
    EXPECT_EQ(readAll("[Event \"a\"]\n[White \"A\"]\n\n[Event \"b\"]\n[White \"B\"]\n\n*\n").size(), 2u);
}

TEST(BugCases, P19EscapeLinesAreKeptAndNotRead)
{
    const auto read = pgn_test::read(
        "% tool 1. e4\n[Event \"a\"]\n% more (\n\n1. e4 {100% sure\n% in it\n} e5\n% 2. h4 { (\n2. Nf3 *\n");
    EXPECT_TRUE(read.problems.empty());
    EXPECT_EQ(read.record.mainLine().size(), 3u);
    EXPECT_EQ(mainNode(read.record, 1).commentsAfter, std::vector<std::string>{"100% sure\n% in it\n"});
    EXPECT_EQ(read.record.textBeforeTags(), "% tool 1. e4\n% more (\n% 2. h4 { (");
    EXPECT_EQ(support::roundTripFault(pgn::writeGame(read.record)), "");
    // Elsewhere in a line it is a token like any other.
    EXPECT_EQ(problems("1. e4 %foo *"), "unknown token@1:7 '%foo'");
}

TEST(BugCases, P20NullMovesPassTheTurn)
{
    const auto read = pgn_test::read(game("1. e4 Z0 2. d4 (2. -- e5) -- 3. Nf3 *"));
    EXPECT_TRUE(read.problems.empty());
    EXPECT_EQ(read.record.mainLine().size(), 5u);
    EXPECT_EQ(movetext(read.record), "1. e4 -- 2. d4 (2. -- e5) 2... -- 3. Nf3 *");
    EXPECT_EQ(problems(game("1. f3 e5 2. a3 Qh4+ 3. -- *")), "illegal move@4:24 '--'");
}

TEST(BugCases, P22CastlingWithZeros)
{
    EXPECT_EQ(movetext("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Nf6 5. d3 0-0 *"),
              "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. d3 O-O *");
    EXPECT_EQ(movetext("[FEN \"r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1\"]\n\n1. 0-0! 0-0-0!? *"),
              "1. O-O $1 O-O-O $5 *");
}

TEST(BugCases, P25DeepNestingAndLongGamesNeedNoStack)
{
    std::string deep = "1. e4 ";
    for (int i = 0; i < 3000; ++i)
        deep += "(1. d4 ";
    deep += std::string(3000, ')') + " e5 *";
    EXPECT_EQ(problems(deep), "");
    EXPECT_EQ(read(deep).record.liveNodeCount(), 3003u);
    EXPECT_EQ(support::roundTripFault(deep), "");
    // Deep in the tree too: what is too deep for anybody stays text.
    std::string tree = "1. e4 e5 ", dance[2] = {"1... e5 2. Nf3 ", "1... c5 2. Nf3 "};
    for (int i = 0; i < 3000; ++i)
        tree += "(" + dance[0] + "(2. d4 " + "exd4 3. c3 (3. Nf3 Nc6 ";
    const auto unclosed = read(tree);
    EXPECT_EQ(unclosed.record.mainLine().size(), 2u);
    EXPECT_EQ(support::roundTripFault(tree), "");

    std::string longGame;
    for (int i = 0; i < 2000; ++i)
        longGame += i % 2 == 0 ? "Nf3 Nf6 " : "Ng1 Ng8 ";
    EXPECT_EQ(plies(longGame + "*"), 4000u);
    EXPECT_EQ(support::roundTripFault(longGame), "");
}

TEST(BugCases, P26AFaultSpoilsNoOtherGame)
{
    const auto games = readAll("[Event \"a\"]\n\n1. e4 Nf3 ) e5 *\n\n[Event \"b\"]\n\n1. e4 e5 ) 2. Nf3 *\n");
    ASSERT_EQ(games.size(), 2u);
    EXPECT_EQ(games[0].record.mainLine().size(), 1u);
    EXPECT_EQ(games[0].record.unreadTail(), "Nf3 ) e5");
    EXPECT_EQ(problems(games[0].problems), "illegal move@3:7 'Nf3'");
    EXPECT_EQ(games[0].problems[0].illegalReason, chess::IllegalReason::ManDoesNotMoveSo);
    EXPECT_EQ(games[1].record.mainLine().size(), 3u);
    EXPECT_EQ(problems(games[1].problems), "unexpected close@7:10 ')'");
    EXPECT_EQ(games[1].problems[0].game, 2u);
}

TEST(BugCases, P28AMissingResultEndsWithTheNextTags)
{
    const auto games =
        readAll("[Event \"a\"]\n\n1. d4 d5 2. c4\n\n[Event \"b\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n");
    ASSERT_EQ(games.size(), 2u);
    EXPECT_EQ(games[0].record.result(), chess::Result::Unfinished);
    EXPECT_EQ(problems(games[0].problems), "missing result@3:15 ''");
    EXPECT_EQ(games[1].record.result(), chess::Result::WhiteWins);
    // Without a blank line, and without tags.
    EXPECT_EQ(readAll("1. d4 d5\n[Event \"b\"]\n1. e4 *\n").size(), 2u);
    EXPECT_EQ(readAll("1. d4 d5 2. c4\n\n1. e4 e5\n").size(), 2u);
    EXPECT_EQ(readAll("1. d4 d5\n\n2. c4 e6\n").size(), 1u);
}

TEST(BugCases, P29AResultInBracesIsAComment)
{
    const auto read = pgn_test::read("[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# {0-1}\n");
    EXPECT_EQ(read.record.mainLine().size(), 4u);
    EXPECT_EQ(read.record.result(), chess::Result::BlackWins);
    EXPECT_EQ(mainNode(read.record, 4).commentsAfter, std::vector<std::string>{"0-1"});
    EXPECT_EQ(movetext(read.record), "1. f3 e5 2. g4 Qh4# {0-1} 0-1");
}

TEST(BugCases, P30AFalseMarkerIsNoCastling)
{
    const auto read = pgn_test::read("[Result \"0-0\"]\n\n1. f3 e5 2. g4 Qh4# 0-0\n");
    EXPECT_EQ(read.record.mainLine().size(), 4u);
    EXPECT_EQ(read.record.unreadTail(), "0-0");
    EXPECT_EQ(read.problems[0].kind, pgn::ProblemKind::MoveAfterEnd);
    EXPECT_EQ(read.record.tags().value("Result"), "0-0");
}

TEST(BugCases, P31AnUnclosedCommentHidesNoLaterGame)
{
    const auto games = readAll(
        "[Event \"a\"]\n\n1. e4 e5 {never closed 1-0\n\n[Event \"b\"]\n[Result \"0-1\"]\n\n1. f3 {x} 0-1\n");
    ASSERT_EQ(games.size(), 2u);
    EXPECT_EQ(problems(games[0].problems).substr(0, 29), "unclosed comment@3:10 'never'");
    EXPECT_EQ(mainNode(games[0].record, 2).commentsAfter, std::vector<std::string>{"never closed 1-0"});
    EXPECT_EQ(games[1].record.mainLine().size(), 1u);
    // A comment may quote tags when it is closed, if not a whole line of them.
    EXPECT_EQ(readAll("1. e4 {see [Event \"b\"] there} e5 *").size(), 1u);
    EXPECT_EQ(readAll("1. e4 {never closed").size(), 1u);
    EXPECT_EQ(readAll("{never closed\n[Event \"a\"]\n\n1. e4 *").size(), 1u);
}

TEST(BugCases, P33TagsOfAnyContentAreText)
{
    const auto read =
        pgn_test::read("[TimeControl \"60 mins\"]\n[WhiteElo \"abc\"]\n[Date \"yesterday\"]\n\n1. e4 *\n");
    EXPECT_TRUE(read.problems.empty());
    EXPECT_EQ(read.record.tags().value("TimeControl"), "60 mins");
    EXPECT_EQ(read.record.mainLine().size(), 1u);
}

TEST(BugCases, P42FullMoveNumberZeroIsOne)
{
    EXPECT_EQ(
        movetext("[FEN \"6R1/2p1qr1k/1p1p1r1p/p3p3/2P1P3/2P3Q1/PP3P2/2K3R1 w - - 0 0\"]\n\n1. Rg7+ Rxg7 *"),
        "1. Rg7+ Rxg7 *");
}

TEST(BugCases, P44APawnCaptureWithoutFileIsNoMove)
{
    const auto read = pgn_test::read(game("1. e4 d5 2. xd5 Qxd5 *"));
    EXPECT_EQ(read.record.mainLine().size(), 2u);
    EXPECT_EQ(read.record.unreadTail(), "2. xd5 Qxd5");
    EXPECT_EQ(movetext(read.record), "1. e4 d5 2. xd5 Qxd5 *");
}

TEST(BugCases, P46CastlingByCoordinatesNeverPromotes)
{
    const std::string fen = "[FEN \"k7/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n";
    EXPECT_EQ(movetext(fen + "1. e1h1 *"), "1. O-O *");
    EXPECT_EQ(movetext(fen + "1. e1g1 *"), "1. O-O *");
    EXPECT_EQ(problems(fen + "1. Kg1 *"), "illegal move@3:4 'Kg1'");
    EXPECT_EQ(problems(fen + "1. Kh1 *"), "illegal move@3:4 'Kh1'");
}

TEST(BugCases, P47MovesOfEveryDialect)
{
    EXPECT_EQ(movetext("1. e2e4 e7e5 2. g1f3 b8c6 3. f1b5 g8f6 4. e1g1 *"),
              "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O *");
    EXPECT_EQ(movetext("1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. Bf1-b5 a7-a6 4. Bb5xc6 d7xc6 *"),
              "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 *");
    EXPECT_EQ(movetext("1. e4 a6 2. e5 d5 3. exd6 e.p. exd6 4. Nf3+!? *"),
              "1. e4 a6 2. e5 d5 3. exd6 exd6 4. Nf3 $5 *");
    EXPECT_EQ(movetext("1. e4 e5 2. \xe2\x99\x98"
                       "f3 \xe2\x99\x9e"
                       "c6 *"),
              "1. e4 e5 2. Nf3 Nc6 *");
    EXPECT_EQ(movetext("1.e4e5 2.Nf3Nc6 3.Bb5a6*"), "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *");
    EXPECT_EQ(movetext("1. ... *"), "*");
    EXPECT_EQ(movetext("1 e4 1... e5 2. ... *"), "1. e4 e5 *");
    EXPECT_EQ(movetext("1.\xc2\xa0"
                       "e4\xc2\xa0"
                       "e5\xe2\x80\xaf"
                       "*"),
              "1. e4 e5 *");
    const std::string promotion = "[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. ";
    for (const char* san : {"a8=Q", "a8Q", "a8(Q)", "a8/Q", "a7a8q", "a7-a8=Q"})
        EXPECT_EQ(movetext(promotion + san + " *"), "1. a8=Q *") << san;
    EXPECT_EQ(movetext("1. e4+- e5\xc2\xb1 2. Nf3 += Nc6 N 3. Bb5 = a6 \xe2\x88\x9e *"),
              "1. e4 $18 e5 $16 2. Nf3 $14 Nc6 $146 3. Bb5 $10 a6 $13 *");
}

TEST(BugCases, P50LineEndsOfEveryKind)
{
    const std::string unix =
        "[Event \"t\"]\n[Site \"?\"]\n\n1. e4 e5\n2. Nf3 {a\nb} ; c\nNc6 *\n\n[Event \"u\"]\n\n*\n";
    const auto expected = readAll(unix);
    ASSERT_EQ(expected.size(), 2u);
    for (const std::string_view lineEnd : {"\r\n", "\r"}) {
        std::string text;
        for (const char c : unix)
            text += c == '\n' ? lineEnd : std::string_view(&c, 1);
        const auto games = readAll(text);
        ASSERT_EQ(games.size(), 2u);
        EXPECT_EQ(games[0].record, expected[0].record);
        EXPECT_EQ(games[1].range.firstLine, expected[1].range.firstLine);
        EXPECT_EQ(mainNode(games[0].record, 3).commentsAfter, (std::vector<std::string>{"a\nb", " c"}));
    }
}

TEST(BugCases, P55AContradictionIsKeptAndSaid)
{
    const auto read = pgn_test::read("[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
    EXPECT_EQ(read.record.tags().value("Result"), "1-0");
    EXPECT_EQ(read.record.result(), chess::Result::BlackWins);
    EXPECT_EQ(problems(read.problems), "result mismatch@3:21 '0-1'");
    EXPECT_EQ(support::roundTripFault(pgn::writeGame(read.record)), "");
    EXPECT_EQ(problems("[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n"),
              "result mismatch@3:21 '1-0'"); // the board says 0-1
}

TEST(BugCases, P57ReservedTokensAreKeptWithANote)
{
    const auto read = pgn_test::read("1. e4 <future use> e5 2. Nf3 *");
    EXPECT_EQ(problems(read.problems), "reserved token@1:7 '<future use>'");
    EXPECT_EQ(read.problems[0].severity, pgn::Severity::Note);
    EXPECT_EQ(movetext(read.record), "1. e4 <future use> 1... e5 2. Nf3 *");
}

TEST(BugCases, P59DoubleTagsAreBothKept)
{
    const auto read = pgn_test::read("[Event \"a\"]\n[White \"First\"]\n[White \"Second\"]\n[result "
                                     "\"1-0\"]\n[Result \"*\"]\n\n1. e4 *\n");
    EXPECT_EQ(problems(read.problems), "duplicate tag@3:2 'White'");
    EXPECT_EQ(read.record.tags().value("White"), "First");
    EXPECT_EQ(read.record.tags().all().size(), 5u);
    const std::string written = pgn::writeGame(read.record);
    EXPECT_NE(written.find("[White \"First\"]\n[White \"Second\"]\n"), std::string::npos);
    EXPECT_NE(written.find("[result \"1-0\"]"), std::string::npos);
}

TEST(BugCases, P61SignsOutOfRange)
{
    const auto read = pgn_test::read("1. e4 $0 e5 $139 2. Nf3 $255 Nc6 $999 3. Bb5 $ a6 $99999999999 *");
    EXPECT_EQ(
        problems(read.problems),
        "NAG out of range@1:34 '$999', NAG out of range@1:46 '$', NAG out of range@1:51 '$99999999999'");
    EXPECT_EQ(movetext(read.record), "1. e4 $0 e5 $139 2. Nf3 $255 Nc6 $999 3. Bb5 $ 3... a6 $99999999999 *");
}

TEST(BugCases, P62VariationsWithoutMoves)
{
    const auto read = pgn_test::read("1. e4 () e5 ({only text}) 2. Nf3 (2. ) Nc6 (=) *");
    EXPECT_EQ(read.record.mainLine().size(), 4u);
    EXPECT_EQ(movetext(read.record), "1. e4 e5 {only text} 2. Nf3 Nc6 $10 *");
    EXPECT_EQ(read.problems.size(), 4u);
    EXPECT_EQ(movetext(game("(1. d4) 1. e4 ((1... c5)) e5 *")), "(1. d4) 1. e4 ((1... c5)) 1... e5 *");
}

TEST(BugCases, P64Chess960Castling)
{
    const std::string text =
        "[Variant \"chess 960\"]\n[FEN \"bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w GDgd - 0 1\"]\n\n"
        "1. b3 c5 2. Nf3 d5 3. d4 b6 4. O-O Nf6 *\n";
    const auto read = pgn_test::read(text);
    EXPECT_TRUE(read.problems.empty());
    EXPECT_TRUE(read.record.isChess960());
    ASSERT_EQ(read.record.mainLine().size(), 8u);
    const chess::Position last = read.record.positionAt(read.record.mainLine().back());
    EXPECT_EQ(last.kingOf(chess::Color::White).name(), "g1");
    EXPECT_EQ(last.pieceAt(*chess::Square::fromName("f1")),
              (chess::Piece{chess::Color::White, chess::PieceType::Rook}));
    EXPECT_NE(pgn::writeGame(read.record).find("w GDgd - 0 1\"]"), std::string::npos); // as somebody wrote it
}

TEST(BugCases, P65CommentsOutsideTheMoves)
{
    const auto games = readAll("{for a} [Event \"a\"]\n\n{intro} 1. e4 {a} {b} e5 1-0 {after the "
                               "end}\n\n{for b}\n[Event \"b\"]\n\n*\n");
    ASSERT_EQ(games.size(), 2u);
    const record::Record& first = games[0].record;
    EXPECT_EQ(first.textBeforeTags(), "{for a}");
    EXPECT_EQ(first.node(NodeId::Root).commentsAfter, std::vector<std::string>{"intro"});
    EXPECT_EQ(mainNode(first, 1).commentsAfter, (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(first.textAfterResult(), "{after the end}");
    EXPECT_EQ(games[1].record.textBeforeTags(), "{for b}");
    EXPECT_EQ(support::roundTripFault(support::writeAll(games)), "");
}
