#include "core/record/edit.h"
#include "tests/unit/pgn/pgn_text.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

using namespace pgn_test;
using record::NodeId;
using record::Record;

namespace {

std::vector<std::string> lines(const std::string& text)
{
    std::vector<std::string> all(1);
    for (const char c : text) {
        if (c == '\n')
            all.emplace_back();
        else
            all.back() += c;
    }
    return all;
}

} // namespace

TEST(Writer, TagsStandInTheOrderOfTheStandard)
{
    const auto record =
        read("[ECO \"C50\"]\n[Black \"B\"]\n[Event \"E\"]\n[x \"y\"]\n[Result \"1-0\"]\n\n1-0\n").record;
    EXPECT_EQ(pgn::writeGame(record),
              "[Event \"E\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
              "[Black \"B\"]\n[Result \"1-0\"]\n[ECO \"C50\"]\n[x \"y\"]\n\n1-0\n");
}

TEST(Writer, LinesAreWrappedAtTheLimitOfTheStandard)
{
    std::string text;
    for (int i = 0; i < 60; ++i)
        text += i % 2 == 0 ? "Nf3 Nf6 $1 " : "Ng1 (d4 d5 c4) Ng8 ";
    const Record record = read(text).record;
    for (const std::string& line : lines(pgn::writeGame(record))) {
        EXPECT_LE(line.size(), 79u);
        EXPECT_FALSE(line.ends_with(' '));
    }
    pgn::WriteOptions narrow;
    narrow.lineLength = 20;
    EXPECT_EQ(movetext(read(pgn::writeGame(record, narrow)).record), movetext(record));
    pgn::WriteOptions unwrapped;
    unwrapped.lineLength = 0;
    EXPECT_EQ(lines(pgn::writeGame(record, unwrapped)).size(), 10u);
}

// "{ so }" at any place of a line: none is broken behind the brace, where the line end would be the
// comment's.
TEST(Writer, CommentsWithSpaceAtTheirEndsAreReadBackAsTheyWere)
{
    pgn::WriteOptions unwrapped;
    unwrapped.lineLength = 0;
    const Record bare = read("1. e4 { so } e5 { so it goes } 2. Nf3 { so } Nc6 { on } *").record;
    const Record record = read(pgn::writeGame(bare, unwrapped)).record; // with its seven tags
    for (std::size_t length = 8; length < 80; ++length) {
        pgn::WriteOptions options;
        options.lineLength = length;
        EXPECT_EQ(read(pgn::writeGame(record, options)).record, record) << length;
    }
}

TEST(Writer, LongCommentsAreWrappedAndReadBackAsTheyWere)
{
    std::string prose = "[%cal Ge2e4,Rd7d5]";
    for (int i = 0; i < 60; ++i)
        prose += i % 7 == 0 ? " [%clk 0:01:00] élan" : i % 5 == 0 ? " % of a \"[x]\"" : " quiet and strong";
    const std::string withLines = "first line\nsecond line\n\n" + prose + " \n\nlast  one\n";
    const Record record =
        read("1. e4 {" + prose + "} e5 {" + withLines + "} 2. Nf3 (2. Nc3 {" + prose + "}) *").record;
    const auto line = record.mainLine();
    EXPECT_EQ(record.node(line[0]).commentsAfter, std::vector<std::string>{prose});
    EXPECT_EQ(record.node(line[1]).commentsAfter, std::vector<std::string>{withLines});
    const std::string written = pgn::writeGame(record);
    for (const std::string& text : lines(written)) {
        EXPECT_LE(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }), 79)
            << text;
        EXPECT_FALSE(text.starts_with('%')) << text;
    }
    EXPECT_EQ(movetext(read(written).record), movetext(record)) << written;
    EXPECT_EQ(support::roundTripFault(written), "");
    pgn::WriteOptions crlf;
    crlf.newline = "\r\n";
    EXPECT_EQ(movetext(read(pgn::writeGame(record, crlf)).record), movetext(record));
}

// "[%emt 0:00:07] (=)" as the game in play writes it: never a line that ends with the blank between the two.
TEST(Writer, WhatStandsBehindACommandStaysInItsLine)
{
    const Record record =
        read("1. e4 {[%clk 0:04:53] [%emt 0:00:07] (=)} e5 {[%clk 0:04:58] (=) and on it goes} *").record;
    for (std::size_t length = 20; length < 110; ++length) {
        pgn::WriteOptions options;
        options.lineLength = length;
        const std::string written = pgn::writeGame(record, options);
        for (const std::string& line : lines(written))
            EXPECT_FALSE(line.ends_with("] ")) << written;
        EXPECT_EQ(movetext(read(written).record), movetext(record));
    }
}

TEST(Writer, ALineEndOfTheEditorBehindASpaceStaysALineEnd)
{
    Record record;
    const auto e4 = record.add(NodeId::Root, *notation::parseSan(chess::Position(), "e4"));
    record.node(e4).commentsAfter = {"one \ntwo"};
    const Record again = read(pgn::writeGame(record)).record;
    EXPECT_EQ(again.node(again.mainLine()[0]).commentsAfter, std::vector<std::string>{"one\ntwo"});
}

// The reader ends a comment at a line that is a tag: no line may become one by how it is broken, by what
// comes to stand behind the comment, or because two lines were joined.
TEST(Writer, NoLineOfACommentBecomesATagByBeingWritten)
{
    for (const std::string_view comment : {"x\n[White \"A. Player\"] was White", "x\n[Site \"Yugos",
                                           "x\n[White \"A. \nPlayer\"]\n", "x\n[White \"A. \nPlayer\"]"}) {
        const std::string text = fmt::format("1. e4 {{{}}}\nlavia, \"Zagreb\"] *", comment);
        EXPECT_EQ(support::roundTripFault(text), "");
        const Record record = read(text).record;
        for (std::size_t length = 8; length < 40; ++length) {
            pgn::WriteOptions options;
            options.lineLength = length;
            const Record again = read(pgn::writeGame(record, options)).record;
            EXPECT_EQ(movetext(again), movetext(record)) << length;
            EXPECT_EQ(again.unreadTail(), record.unreadTail()) << length;
        }
    }
}

TEST(Writer, OptionsLeaveOutWhatTheySay)
{
    const Record record = read("{a} 1. e4 $1 {b} (1. d4 {c} (1. c4)) e5 (Zz) 2. <x> Nf3 *").record;
    pgn::WriteOptions options;
    options.comments = false;
    EXPECT_NE(pgn::writeGame(record, options).find("1. e4 $1 (1. d4) (1. c4) 1... e5 (Zz) <x> 2. Nf3 *"),
              std::string::npos);
    options.variations = false;
    EXPECT_NE(pgn::writeGame(record, options).find("1. e4 $1 e5 <x> 2. Nf3 *"), std::string::npos);
    options.nags = false;
    EXPECT_NE(pgn::writeGame(record, options).find("1. e4 e5 <x> 2. Nf3 *"), std::string::npos);
}

TEST(Writer, TheLineEndIsTheFilesOwn)
{
    pgn::WriteOptions options;
    options.newline = "\r\n";
    const Record record = read("% esc\n[Event \"a\"]\n\n1. e4 {two\nlines} Nf9 {in\ntail} *\n").record;
    const std::string text = pgn::writeGame(record, options);
    EXPECT_EQ(std::count(text.begin(), text.end(), '\r'), std::count(text.begin(), text.end(), '\n'));
    EXPECT_EQ(text.find("\r\r"), std::string::npos);
    EXPECT_EQ(read(text).record.unreadTail(), record.unreadTail());
}

// What the window may put into a record, which no file could have given.
TEST(Writer, AnyStringOfAnEditorIsWrittenSafely)
{
    Record record;
    record.tags().set("Event", "line\nbreak \"and\" back\\slash\\");
    record.tags().append({"", "no name"});
    record.tags().append({"a b]", "bad name"});
    record.tags().append({"9lives", "digit"});
    record.tags().append({"\u00e9", "letter"});
    const auto e4 = record.add(NodeId::Root, *notation::parseSan(chess::Position(), "e4"));
    record.node(e4).commentsAfter = {"a } brace", "two } braces }\nin lines", "",
                                     "looks like\n[Event \"x\"]\na tag", "% first"};
    record.node(e4).nags = {1, 999};
    const std::string once = pgn::writeGame(record);
    const auto games = support::readAll(once);
    ASSERT_EQ(games.size(), 1u);
    EXPECT_EQ(games[0].record.tags().value("Event"), "line break \"and\" back\\slash\\");
    EXPECT_EQ(games[0].record.tags().all().size(), 11u);
    EXPECT_EQ(games[0].record.mainLine().size(), 1u);
    EXPECT_EQ(games[0].record.node(games[0].record.mainLine()[0]).commentsAfter,
              (std::vector<std::string>{"a } brace", "two } braces }", "in lines", "",
                                        "looks like\n [Event \"x\"]\na tag", "% first"}));
    EXPECT_EQ(support::roundTripFault(once), "");
}

TEST(Writer, PromotingAVariationKeepsAllThatIsSaid)
{
    Record record = read("1. e4 {a} (1. d4 {b} d5) {c} (1. c4) {d} e5 {e} *").record;
    const NodeId d4 = record.node(NodeId::Root).children.at(1);
    ASSERT_TRUE(record::apply(record, record::makeMainLine(record, d4)).has_value());
    const std::string text = movetext(record);
    EXPECT_EQ(text, "1. d4 {b} {c} (1. e4 {a} 1... e5 {e}) (1. c4) {d} 1... d5 *");
    EXPECT_EQ(movetext(text), text);
}

TEST(Writer, AVariationOnTheLastMoveAndOnTheFirst)
{
    EXPECT_EQ(movetext("1. e4 (1. d4) *"), "1. e4 (1. d4) *");
    EXPECT_EQ(movetext("1. e4 e5 (1... c5) (1... e6 {x}) {y} *"), "1. e4 e5 (1... c5) (1... e6 {x}) {y} *");
}
