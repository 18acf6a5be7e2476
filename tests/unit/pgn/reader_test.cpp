#include "core/pgn/mend.h"
#include "core/pgn/parallel_check.h"
#include "tests/support/pgn_files.h"
#include "tests/unit/pgn/pgn_text.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

using namespace pgn_test;
using pgn::ProblemKind;
using record::NodeId;

TEST(Reader, AFaultInAVariationEndsThatVariationOnly)
{
    const std::string text = "1. e4 e5 (1... c5 2. Nf9 Nc6 {x)} (2... a6)) 2. Nf3 (2. Zz) Nc6 *";
    const auto read = pgn_test::read(text);
    EXPECT_EQ(read.record.mainLine().size(), 4u);
    EXPECT_EQ(problems(read.problems), "unknown token@1:22 'Nf9', unknown token@1:57 'Zz'");
    const NodeId c5 = read.record.node(read.record.mainLine()[0]).children.at(1);
    EXPECT_EQ(read.record.node(c5).unreadTail, "2. Nf9 Nc6 {x)} (2... a6)");
    EXPECT_EQ(read.record.node(read.record.mainLine()[2]).unreadPieces, std::vector<std::string>{"(2. Zz)"});
    EXPECT_EQ(movetext(read.record),
              "1. e4 e5 (1... c5 2. Nf9 Nc6 {x)} (2... a6)) 2. Nf3 (2. Zz) 2... Nc6 *");
}

TEST(Reader, AFaultInTheMainLineKeepsTheRestVerbatim)
{
    const auto read = pgn_test::read("1. e4 e5 $1 {c} 2. {d} Nf9 {e  f}\n( ; g )\n h ) Nc6 1-0");
    EXPECT_EQ(read.record.mainLine().size(), 2u);
    EXPECT_EQ(read.record.unreadTail(), "2. {d} Nf9 {e  f}\n( ; g )\n h ) Nc6");
    EXPECT_EQ(read.record.result(), chess::Result::WhiteWins);
    EXPECT_EQ(movetext(read.record), "1. e4 e5 $1 {c} 2. {d} Nf9 {e  f}\n( ; g )\n h ) Nc6 1-0");
}

TEST(Reader, WhatIsOpenInUnreadTextIsClosed)
{
    EXPECT_EQ(read("1. Nf9 ( (").record.unreadTail(), "1. Nf9 ( ())");
    EXPECT_EQ(read("1. Nf9 ( {").record.unreadTail(), "1. Nf9 ( {})");
    EXPECT_EQ(movetext("1. e4 (1. d4 e5 (Zz"), "1. e4 (1. d4 e5 (Zz)) *");
    EXPECT_EQ(problems("1. e4 (1. d4 1-0\n"), "unclosed variation@1:7 '1.', missing result@1:17 ''");
}

// What is open is said, and where it was opened.
TEST(Reader, WhatIsOpenInUnreadTextIsNamed)
{
    EXPECT_EQ(problems("1. e4 Zz e5 {unt"),
              "unknown token@1:7 'Zz', unclosed comment@1:13 'unt', missing result@1:17 ''");
    EXPECT_EQ(problems("1. e4 Zz {x} e5 (a (b *"), "unknown token@1:7 'Zz', unclosed variation@1:17 'a', "
                                                   "missing result@1:24 ''");
    EXPECT_EQ(problems("1. e4 (1. d4 Zz {x *"),
              "unknown token@1:14 'Zz', unclosed comment@1:17 'x', missing result@1:21 ''");
    EXPECT_EQ(problems("1. e4 (1. d4 Zz (x *"), "unknown token@1:14 'Zz', unclosed variation@1:7 '1.', "
                                                "missing result@1:21 ''");
    // A click on the problem leads to the text.
    const auto read = pgn_test::read("1. e4 Zz e5 {unt");
    const auto place = pgn::unreadPlaceOf(read.record, read.problems.at(1));
    ASSERT_TRUE(place);
    EXPECT_EQ(pgn::unreadText(read.record, *place), read.record.unreadTail());
}

TEST(Reader, AnyDashStandsForAHyphen)
{
    for (const std::string dash :
         {"-", "\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2015", "\u2212"}) {
        const std::string moves = "1. e2" + dash + "e4 e5 2. Ng1" + dash + "f3 Nf6 3. Bc4 Bc5 4. O" + dash +
                                  "O O" + dash + "O (4... 0" + dash + "0 1" + dash + "0) ";
        for (const auto& [marker, result] :
             {std::pair("1" + dash + "0", "1-0"), std::pair("0" + dash + "1", "0-1"),
              std::pair("1/2" + dash + "1/2", "1/2-1/2"), std::pair("\u00bd" + dash + "\u00bd", "1/2-1/2")}) {
            const std::string text = moves + marker + "\n\n[Event \"next\"]\n\n1. d4 *";
            pgn::Reader reader(text);
            const auto game = reader.next();
            ASSERT_TRUE(game && reader.next() && !reader.next()) << text;
            EXPECT_EQ(notation::resultText(game->record.result()), result) << text;
            EXPECT_TRUE(game->problems.empty()) << text;
            EXPECT_EQ(game->record.mainLine().size(), 8u) << text;
        }
    }
    EXPECT_EQ(notation::resultText(read("1. e4 $1\u00bd-\u00bd").record.result()), "1/2-1/2");
    EXPECT_EQ(read("1. e4 \u2013 e5 *").record.mainLine().size(), 1u)
        << "a dash alone is no hyphen of a move";
    EXPECT_EQ(notation::resultText(read("[Result \"0\u20131\"]\n\n1. e4").record.result()), "0-1");
}

TEST(Reader, NoMoveIsEverInvented)
{
    const char* const texts[] = {"1. e4 e5 2. Nd2", // blocked
                                 "1. e4 d5 2. d5",  // a capture written as a push
                                 "1. e5",           "1. Ke2",  "1. O-O", "1. e4 e5 2. Bb5 Bb4 3. Bxd7 O-O-O",
                                 "1. e4e6e6",       "1. e4 e9"};
    for (const char* text : texts) {
        const auto read = pgn_test::read(text);
        chess::Position position;
        for (const NodeId id : read.record.mainLine()) {
            EXPECT_TRUE(position.isLegal(read.record.node(id).move)) << text;
            position.play(read.record.node(id).move);
        }
        EXPECT_FALSE(read.record.unreadTail().empty()) << text;
    }
    EXPECT_EQ(problems("[FEN \"4k3/8/8/8/8/8/8/R3K2R w - - 0 1\"]\n\n1. Rf1 Kd7 2. Rd1+ Ke7 3. Rde1+ *"),
              "illegal move@3:27 'Rde1+'");
    EXPECT_EQ(problems("[FEN \"4k3/8/8/8/8/4K3/8/R6R w - - 0 1\"]\n\n1. Rd1 *"), "ambiguous move@3:4 'Rd1'");
}

TEST(Reader, UnsupportedVariantsStayText)
{
    const auto read = pgn_test::read("[Variant \"Crazyhouse\"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@e4 {drop} *\n");
    ASSERT_EQ(read.problems.size(), 1u);
    EXPECT_EQ(read.problems[0].kind, ProblemKind::UnsupportedVariant);
    EXPECT_EQ(read.problems[0].token, "Crazyhouse");
    EXPECT_EQ(read.record.unreadTail(), "1. e4 d5 2. exd5 Qxd5 3. P@e4 {drop}");
    for (const char* name : {"Standard", "normal", "From Position", "", "Regular", "?"})
        EXPECT_EQ(problems("[Variant \"" + std::string(name) + "\"]\n\n1. e4 *\n"), "") << name;
    for (const char* name : {"chess 960", "fischerandom", "Fischerandom", "Chess960", "chess-960"})
        EXPECT_TRUE(pgn_test::read("[Variant \"" + std::string(name) + "\"]\n\n*\n").record.isChess960())
            << name;
    for (const char* name :
         {"Horde", "atomic", "Antichess", "no-king", "Seirawan960", "Something invalid", "шахматы"})
        EXPECT_EQ(pgn_test::read("[Variant \"" + std::string(name) + "\"]\n\n*\n").problems.size(), 1u)
            << name;
}

TEST(Reader, AnIllegalStartPositionStaysTextWithItsReason)
{
    const auto read =
        pgn_test::read("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4R3/4K3 w - - 0 1\"]\n\n1. Rxe8 *\n");
    ASSERT_EQ(read.problems.size(), 1u);
    EXPECT_EQ(read.problems[0].kind, ProblemKind::BadFenTag);
    ASSERT_TRUE(read.problems[0].position.has_value());
    EXPECT_EQ(read.problems[0].position->setup, chess::SetupProblem::OppositeCheck);
    EXPECT_EQ(read.record.unreadTail(), "1. Rxe8");
    const std::string written = pgn::writeGame(read.record);
    EXPECT_NE(written.find("[FEN \"4k3/8/8/8/8/8/4R3/4K3 w - - 0 1\"]"), std::string::npos);
    const auto syntax = pgn_test::read("[FEN \"no position\"]\n\n1. e4 *\n");
    ASSERT_EQ(syntax.problems.size(), 1u);
    EXPECT_TRUE(syntax.problems[0].position->fen.has_value());
}

TEST(Reader, ProblemsOfAGameReadAloneStandWhereTheFileHasThem)
{
    const std::string text = "[Event \"a\"]\n\n*\n\n[Event \"b\"]\n\n1. e4\n  Nf9 *\n";
    pgn::Reader reader(text);
    reader.nextRange();
    const auto range = *reader.nextRange();
    const auto alone = pgn::readGame(std::string_view(text).substr(range.begin, range.end - range.begin),
                                     {2, range.firstLine, range.begin});
    ASSERT_EQ(alone.problems.size(), 1u);
    EXPECT_EQ(alone.problems[0].game, 2u);
    EXPECT_EQ(alone.problems[0].line, 8u);
    EXPECT_EQ(alone.problems[0].column, 3u);
    EXPECT_EQ(text.substr(alone.problems[0].offset, 3), "Nf9");
}

// A game read alone from its range is the game read from the whole file; the quick check sees the same.
TEST(Reader, EveryWayOfReadingAGameAgrees)
{
    ADOUBE_NEED_DATA();
    for (const auto& path : support::pgnFiles(
             {"bugcases", "pgn/kokopu", "pgn/chess-library", "pgn/python-chess", "pgn/chessx"})) {
        const std::string bytes = support::readFile(path);
        if (bytes.size() > 100'000)
            continue;
        const std::string text = pgn::decode(bytes, pgn::detectEncoding(bytes));
        const auto games = support::readAll(text);
        std::size_t checked = 0;
        pgn::checkGames(text, {}, [&](const pgn::CheckedGame& quick) {
            ASSERT_LT(checked, games.size()) << path;
            const pgn::ReadGame& whole = games[checked++];
            const auto& range = whole.range;
            const auto alone =
                pgn::readGame(std::string_view(text).substr(range.begin, range.end - range.begin),
                              {checked, range.firstLine, range.begin});
            EXPECT_EQ(alone.record, whole.record) << path << " game " << checked;
            EXPECT_EQ(problems(alone.problems).size(), problems(whole.problems).size())
                << path << " game " << checked;
            EXPECT_EQ(problems(quick.problems), problems(whole.problems)) << path << " game " << checked;
            const auto line = whole.record.mainLine();
            EXPECT_EQ(std::size_t(quick.summary.plies), line.size());
            EXPECT_EQ(std::size_t(quick.summary.nodes), whole.record.liveNodeCount() - 1);
            EXPECT_EQ(quick.summary.result, whole.record.result());
            EXPECT_EQ(quick.summary.last, whole.record.positionAt(line.empty() ? NodeId::Root : line.back()));
            EXPECT_EQ(quick.number, checked);
        });
        EXPECT_EQ(checked, games.size()) << path;
    }
}

TEST(CheckGames, GamesComeInOrderFromAnyNumberOfThreads)
{
    std::string text;
    for (int i = 0; i < 3000; ++i)
        text += "[Round \"" + std::to_string(i) + "\"]\n\n1. e4 " + (i % 7 == 0 ? "Nf9" : "e5") + " *\n\n";
    for (const unsigned threads : {1u, 2u, 5u}) {
        std::size_t next = 1, faulty = 0;
        pgn::checkGames(
            text, {},
            [&](const pgn::CheckedGame& game) {
                EXPECT_EQ(game.number, next++);
                faulty += game.problems.size();
                for (const auto& problem : game.problems) {
                    EXPECT_EQ(problem.game, game.number);
                    EXPECT_EQ(problem.line, (game.number - 1) * 4 + 3);
                }
            },
            threads);
        EXPECT_EQ(next, 3001u);
        EXPECT_EQ(faulty, 429u);
    }
}

TEST(CheckGames, AGameInAnotherEncodingIsDecodedForItself)
{
    const std::string text =
        "[White \"Jo\xc3\xa3o\"]\n\n1. \xc3\xa9 *\n\n[White \"M\xfcller\"]\n\n1. \xe9 *\n";
    std::vector<std::string> tokens;
    pgn::checkGames(text, {"WINDOWS-1252", false}, [&](const pgn::CheckedGame& game) {
        for (const auto& problem : game.problems)
            tokens.push_back(std::to_string(problem.line) + ":" + problem.token);
    });
    EXPECT_EQ(tokens, (std::vector<std::string>{"3:\u00e9", "7:\u00e9"}));
}

// N6: what is stored is English SAN, whatever letters the file has.
TEST(Reader, MovesInTheLettersOfAnotherLanguageAreRead)
{
    EXPECT_EQ(movetext("1. e4 e5 2. Cf3 Cc6 3. Fb5 Cf6 (3... a6 4. Fa4) 4. O-O Fe7 5. Te1 d6 6. De2 Rf8 *"),
              "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 (3... a6 4. Ba4) 4. O-O Be7 5. Re1 d6 6. Qe2 Kf8 *");
    EXPECT_EQ(problems("1. e4 e5 2. Cf3 Cc6 3. Fb5! {clouage} a6 *"), "");
    EXPECT_EQ(problems("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 *"), "") << "German";
    EXPECT_EQ(movetext("1. e4 e5 2. \u041a"
                       "f3 \u041a"
                       "c6 3. \u0421"
                       "b5 *"),
              "1. e4 e5 2. Nf3 Nc6 3. Bb5 *")
        << "Russian";
    std::vector<pgn::Problem> found;
    const std::string french = "1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 *";
    pgn::Reader reader(french);
    EXPECT_EQ(pgn::Checker().check(french, *reader.nextRange(), {}, found).plies, 6);
    EXPECT_TRUE(found.empty());
}

TEST(Reader, EveryLanguageIsTold)
{
    for (const notation::PieceLetters& letters : notation::allPieceLetters()) {
        chess::Position position;
        std::string text, english;
        for (const char* move : {"e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "O-O", "Nf6", "Re1", "Be7", "Bxc6",
                                 "dxc6", "Nxe5", "Qd4", "Kh1", "Kf8"}) {
            const auto played = notation::parseSan(position, move);
            text += notation::toSan(position, *played, {&letters}) + ' ';
            english += fmt::format("{} ", move);
            position.play(*played);
        }
        EXPECT_EQ(movetext(text + "*"), movetext(english + "*")) << letters.language;
        EXPECT_EQ(problems(text + "*"), "") << letters.language;
    }
}

TEST(Reader, AWrongMoveIsNotTakenForAnotherLanguage)
{
    EXPECT_EQ(problems("1. e4 e5 2. Re2 *"), "illegal move@1:13 'Re2'") << "no French king";
    EXPECT_EQ(problems("1. e4 e5 2. Sf3 Nc6 *"), "unknown token@1:13 'Sf3'");
    const auto read = pgn_test::read("1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. Fa4 Cf6 5. Zz Cd4 *");
    EXPECT_EQ(read.record.mainLine().size(), 8u) << "a French game with a fault";
    EXPECT_EQ(read.record.unreadTail(), "5. Zz Cd4");
}

TEST(Reader, AnEnglishMoveAmongThoseOfAnotherLanguageIsReadWhenItCanBeNothingElse)
{
    const std::string german = "1. d4 d5 2. Sf3 Sf6 3. Lf4 e6 4. e3 Ld6 5. Lg3 O-O 6. Qd3 De7 7. Sc3 *";
    EXPECT_EQ(problems(german), "");
    EXPECT_EQ(movetext("1. b3 @@@@@@@@@@@@@@@@e5 2. Lb2 *"), "1. b3 -- 2. -- -- 3. -- e5 4. Bb2 *");
    EXPECT_EQ(movetext(german), "1. d4 d5 2. Nf3 Nf6 3. Bf4 e6 4. e3 Bd6 5. Bg3 O-O 6. Qd3 Qe7 7. Nc3 *");
}

// The king cannot go to g1, and a rook's move it must not become, neither now nor when it has been written.
TEST(Reader, AWrongMoveInAnotherLanguageStaysOne)
{
    for (const std::string_view end : {"5. Rg1 Cd4 *", "5. a3 Cd4 (5... Rg8 6. O-O) (5... d6 6. Rg1) *",
                                       "5. a3 Tg8 6. h3 (6. Rg1) (6. Rg1g2) *"}) {
        const std::string text = fmt::format("1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. Fa4 Cf6 {}", end);
        EXPECT_NE(problems(text).find("illegal move"), std::string::npos) << text;
        EXPECT_EQ(movetext(text).find(" Rg1 Nd4"), std::string::npos);
        EXPECT_EQ(support::roundTripFault(text), "");
    }
}
