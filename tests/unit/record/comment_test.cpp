#include "core/record/comment.h"

#include <gtest/gtest.h>

using namespace std::chrono_literals;
using record::Arrow;
using record::MarkColor;
using record::Markup;
using record::SquareMark;

namespace {

chess::Square at(const char* name)
{
    return *chess::Square::fromName(name);
}

} // namespace

TEST(Comment, CommandsAreFoundAmongProse)
{
    const std::string comment = "quiet [%clk 0:05:12] and strong [%eval -0.25] [%new a b c][%empty]";
    const auto commands = record::commandsOf(comment);
    ASSERT_EQ(commands.size(), 4u);
    EXPECT_EQ(commands[0], (record::Command{"clk", "0:05:12"}));
    EXPECT_EQ(commands[1], (record::Command{"eval", "-0.25"}));
    EXPECT_EQ(commands[2], (record::Command{"new", "a b c"}));
    EXPECT_EQ(commands[3], (record::Command{"empty", ""}));
    EXPECT_EQ(record::proseOf(comment), "quiet and strong");
}

TEST(Comment, BracketsThatAreNoCommandsAreProse)
{
    EXPECT_EQ(record::proseOf("see [12] and [%never closed"), "see [12] and [%never closed");
    EXPECT_TRUE(record::commandsOf("100% sure [of it]").empty());
}

TEST(Comment, ProseIsReplacedAndCommandsStay)
{
    EXPECT_EQ(record::withProse("[%clk 0:05:12] old", "new"), "[%clk 0:05:12] new");
    EXPECT_EQ(record::withProse("old [%clk 0:05:12] old", "new"), "[%clk 0:05:12] new");
    EXPECT_EQ(record::withProse("[%eval 0.1] [%clk 1]", ""), "[%eval 0.1] [%clk 1]");
    EXPECT_EQ(record::withProse("", "new"), "new");
}

TEST(Comment, ACommandIsSetInItsPlaceAddedOrRemoved)
{
    EXPECT_EQ(record::withCommand("a [%clk 1] b", "clk", "2"), "a [%clk 2] b");
    EXPECT_EQ(record::withCommand("[%clk 1] [%x y] b", "emt", "2"), "[%clk 1] [%x y] [%emt 2] b");
    EXPECT_EQ(record::withCommand("b", "emt", "2"), "[%emt 2] b");
    EXPECT_EQ(record::withCommand("", "emt", "2"), "[%emt 2]");
    EXPECT_EQ(record::withCommand("a [%clk 1] b [%clk 2]", "clk", ""), "a b");
    EXPECT_EQ(record::withCommand("a [%clk 1] b [%clk 2] c", "clk", "3"), "a [%clk 3] b c");
    EXPECT_EQ(record::withCommand("a b", "clk", ""), "a b");
}

TEST(Comment, MarkupIsReadAndWritten)
{
    const Markup markup = record::markupOf("look [%csl Gd4,Re5] [%cal Gd2d4, Yc1h6] [%csl Ba1]");
    const Markup expected{
        {{at("d4"), MarkColor::Green}, {at("e5"), MarkColor::Red}, {at("a1"), MarkColor::Blue}},
        {{at("d2"), at("d4"), MarkColor::Green}, {at("c1"), at("h6"), MarkColor::Yellow}},
    };
    EXPECT_EQ(markup, expected);
    const std::string written = record::withMarkup("look [%clk 1]", markup);
    EXPECT_EQ(written, "look [%clk 1] [%csl Gd4,Re5,Ba1] [%cal Gd2d4,Yc1h6]");
    EXPECT_EQ(record::markupOf(written), markup);
    EXPECT_EQ(record::withMarkup(written, {}), "look [%clk 1]");
}

TEST(Comment, BadMarkupItemsAreLeftOut)
{
    EXPECT_TRUE(record::markupOf("[%csl Xd4,G,Gi9,Gd44,,] [%cal Gd2,Gd2d9,d2d4]").empty());
}

TEST(Comment, ClockTimesOfEveryForm)
{
    EXPECT_EQ(record::parseClock("0:05:12"), 312'000ms);
    EXPECT_EQ(record::parseClock("1:02:03.4"), 3'723'400ms);
    EXPECT_EQ(record::parseClock("0:00:05,3"), 5'300ms);
    EXPECT_EQ(record::parseClock("00:00:45"), 45'000ms);
    EXPECT_EQ(record::parseClock("9:58"), 598'000ms);
    EXPECT_EQ(record::parseClock("312"), 312'000ms);
    EXPECT_EQ(record::parseClock(" 0:0:4 "), 4'000ms);
    EXPECT_EQ(record::parseClock("0.01"), 10ms);
    EXPECT_EQ(record::parseClock("0:09:58.7123456"), 598'712ms);
    for (const char* bad :
         {"", ":", "1:", "1:2:3:4", "-1", "1:-2", "a", "1h", "1.2.3", "1:2.x", "99999999999", "."})
        EXPECT_EQ(record::parseClock(bad), std::nullopt) << bad;
}

TEST(Comment, ClockTimesAreWrittenAsTheSupplementWantsThem)
{
    EXPECT_EQ(record::formatClock(312s), "0:05:12");
    EXPECT_EQ(record::formatClock(9'400ms), "0:00:09.4");
    EXPECT_EQ(record::formatClock(9'499ms), "0:00:09.4");
    EXPECT_EQ(record::formatClock(10h + 1ms), "10:00:00");
    EXPECT_EQ(record::formatClock(-5s), "0:00:00");
    for (std::int64_t tenths = 0; tenths < 500'000; tenths += 337) {
        const std::chrono::milliseconds time(tenths * 100);
        EXPECT_EQ(record::parseClock(record::formatClock(time)), time);
    }
    EXPECT_EQ(record::clockOf("a [%clk 0:01:00] b"), 60s);
    EXPECT_EQ(record::elapsedOf("[%emt 0:00:03.5]"), 3500ms);
    EXPECT_EQ(record::clockOf("[%emt 0:00:03.5]"), std::nullopt);
}
