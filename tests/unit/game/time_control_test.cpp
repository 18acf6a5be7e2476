#include "core/game/time_control.h"
#include "tests/support/data.h"

#include <fstream>
#include <gtest/gtest.h>
#include <random>

namespace {

using namespace std::chrono_literals;
using game::BonusMoment;
using game::ClockKind;
using game::SideControl;
using game::Stage;
using game::TimeControl;

// What the tag says, as White's side of it.
std::optional<SideControl> read(std::string_view text)
{
    const auto control = TimeControl::fromPgn(text);
    if (!control)
        return std::nullopt;
    EXPECT_FALSE(control->isOdds());
    EXPECT_TRUE(control->isValid());
    return control->sides[0];
}

TEST(TimeControl, ReadsEveryFormOfTheStandard)
{
    EXPECT_EQ(read("-"), SideControl{});
    EXPECT_EQ(read("300"), (SideControl{ClockKind::Increment, {{0, 300s, 0ms}}}));
    EXPECT_EQ(read("300+0"), (SideControl{ClockKind::Increment, {{0, 300s, 0ms}}}));
    EXPECT_EQ(read("180+2"), (SideControl{ClockKind::Increment, {{0, 180s, 2s}}}));
    EXPECT_EQ(read("0+1"), (SideControl{ClockKind::Increment, {{0, 0ms, 1s}}}));
    EXPECT_EQ(read("40/9000"), (SideControl{ClockKind::Increment, {{40, 9000s, 0ms}}}));
    EXPECT_EQ(read("40/7200:3600"), (SideControl{ClockKind::Increment, {{40, 7200s, 0ms}, {0, 3600s, 0ms}}}));
    EXPECT_EQ(read("*180"), (SideControl{ClockKind::Hourglass, {{0, 180s, 0ms}}}));
    EXPECT_EQ(read("1/259200"), (SideControl{ClockKind::Increment, {{1, 259200s, 0ms}}}));
}

TEST(TimeControl, ReadsSeveralStagesWithTheirOwnIncrements) // C05, C17
{
    EXPECT_EQ(read("40/7200:20/3600:1800"),
              (SideControl{ClockKind::Increment, {{40, 7200s, 0ms}, {20, 3600s, 0ms}, {0, 1800s, 0ms}}}));
    EXPECT_EQ(read("40/5400+30:1800+30"),
              (SideControl{ClockKind::Increment, {{40, 5400s, 30s}, {0, 1800s, 30s}}}));
    EXPECT_EQ(read("40/7200:20/3600:900+30"),
              (SideControl{ClockKind::Increment, {{40, 7200s, 0ms}, {20, 3600s, 0ms}, {0, 900s, 30s}}}));
    EXPECT_EQ(read("40/1980:40/1980:40/1980")->stages.size(), 3U);
    const auto fide =
        TimeControl::same({ClockKind::Increment, {{40, 100min, 30s}, {20, 50min, 30s}, {0, 15min, 30s}}});
    EXPECT_EQ(fide.toPgn(), "40/6000+30:20/3000+30:900+30");
    EXPECT_EQ(TimeControl::fromPgn(fide.toPgn()), fide);
}

TEST(TimeControl, ReadsPartsOfSeconds)
{
    EXPECT_EQ(read("10.931+0.109"), (SideControl{ClockKind::Increment, {{0, 10931ms, 109ms}}}));
    EXPECT_EQ(read("10+0.05"), (SideControl{ClockKind::Increment, {{0, 10s, 50ms}}}));
    EXPECT_EQ(read("59.3999"), (SideControl{ClockKind::Increment, {{0, 59399ms, 0ms}}}));
    for (const char* text : {"10.931+0.109", "10+0.05", "95.26+0.953", "90+0.9"})
        EXPECT_EQ(TimeControl::fromPgn(text)->toPgn(), text);
}

TEST(TimeControl, ReadsDelayBronsteinAndByoYomi) // C16
{
    EXPECT_EQ(read("2700d5"), (SideControl{ClockKind::Delay, {{0, 2700s, 5s}}}));
    EXPECT_EQ(read("0d5"), (SideControl{ClockKind::Delay, {{0, 0s, 5s}}}));
    EXPECT_EQ(read("40/7200d5:1800d5"), (SideControl{ClockKind::Delay, {{40, 7200s, 5s}, {0, 1800s, 5s}}}));
    EXPECT_EQ(read("300b3"), (SideControl{ClockKind::Bronstein, {{0, 300s, 3s}}}));
    EXPECT_EQ(read("1800y3x30"), (SideControl{ClockKind::ByoYomi, {{0, 1800s, 30s, 3}}}));
    EXPECT_EQ(read("40/7200:1800y1x60"),
              (SideControl{ClockKind::ByoYomi, {{40, 7200s, 0s}, {0, 1800s, 60s, 1}}}));
    for (const char* text : {"2700d5", "40/7200d5:1800d5", "300b3", "1800y3x30", "40/7200:1800y1x60", "*180"})
        EXPECT_EQ(TimeControl::fromPgn(text)->toPgn(), text);
}

TEST(TimeControl, WhatCannotBeUnderstoodGivesNothing) // P33
{
    for (const char* text : {"",
                             " ",
                             "?",
                             "60 mins",
                             "15 min. + 10 s. per move",
                             "abc",
                             "300+",
                             "+3",
                             "300+3x",
                             "300 + 3",
                             "40/",
                             "/300",
                             "0/300",
                             "-5",
                             "-300+2",
                             "300:40/7200",
                             "40/7200:",
                             ":300",
                             "300::300",
                             "40/7200:-",
                             "*",
                             "*0",
                             "*180:300",
                             "40/300:*180",
                             "40/*180",
                             "*180+2",
                             "0",
                             "0+0",
                             "1e3",
                             "99999999999",
                             "300+99999999999",
                             "2147483647",
                             "300.",
                             "300.+2",
                             ".5",
                             "300d",
                             "40/7200d5:1800+30",
                             "300y0x30",
                             "300y3",
                             "300y3x",
                             "300y3x0:",
                             "1800y99999999999x30",
                             "40/40/300",
                             "100000/300",
                             "5400;1800",
                             "300\xc3\xa9"})
        EXPECT_EQ(TimeControl::fromPgn(text), std::nullopt) << text;
    std::string many = "1/60";
    for (int i = 0; i < 100; ++i)
        many += ":1/60";
    EXPECT_EQ(TimeControl::fromPgn(many), std::nullopt);
}

TEST(TimeControl, WhiteSpaceAroundTheValueDoesNotMatter)
{
    EXPECT_EQ(TimeControl::fromPgn(" 300+3\t"), TimeControl::suddenDeath(5min, 3s));
}

SideControl randomControl(std::mt19937& random)
{
    const auto pick = [&](int low, int high) { return std::uniform_int_distribution(low, high)(random); };
    const auto time = [&] { return game::Milliseconds(pick(0, 1) ? pick(1, 7200) * 1000 : pick(1, 100000)); };
    SideControl control;
    control.kind = ClockKind(pick(0, 5));
    const int stages = control.kind == ClockKind::Hourglass ? 1 : pick(1, 4);
    for (int i = 0; control.isTimed() && i < stages; ++i) {
        Stage stage{i + 1 < stages || pick(0, 3) == 0 ? pick(1, 60) : 0, time(), time(), 1};
        if (control.kind == ClockKind::ByoYomi)
            stage.periods = pick(1, 9);
        if (control.kind == ClockKind::Hourglass)
            stage = {0, time(), 0ms, 1};
        if (control.kind == ClockKind::Increment && pick(0, 1))
            stage.bonus = 0ms;
        control.stages.push_back(stage);
    }
    return control;
}

TEST(TimeControl, ReadingGivesBackWhatWasWritten)
{
    std::mt19937 random(1);
    for (int i = 0; i < 5000; ++i) {
        const SideControl control = randomControl(random);
        ASSERT_TRUE(control.isValid()) << control.toPgn();
        EXPECT_EQ(SideControl::fromPgn(control.toPgn()), control) << control.toPgn();
    }
}

TEST(TimeControl, NoTextDoesHarmAndWhatIsReadIsWrittenTheSame)
{
    std::mt19937 random(2);
    const std::string_view letters = "0123456789/:+*-?.dbyx ";
    int understood = 0;
    for (int i = 0; i < 100000; ++i) {
        std::string text;
        for (int n = std::uniform_int_distribution(0, 12)(random); n > 0; --n)
            text += letters[std::uniform_int_distribution<std::size_t>(0, letters.size() - 1)(random)];
        const auto control = TimeControl::fromPgn(text);
        if (!control)
            continue;
        ++understood;
        EXPECT_TRUE(control->isValid()) << text;
        const auto again = TimeControl::fromPgn(control->toPgn());
        ASSERT_TRUE(again) << text;
        EXPECT_EQ(again->toPgn(), control->toPgn()) << text;
    }
    EXPECT_GT(understood, 1000);
}

TEST(TimeControl, TagsForEqualAndForDifferentSides) // C4
{
    record::Tags tags;
    TimeControl::suddenDeath(5min, 3s).toTags(tags);
    EXPECT_EQ(tags.value("TimeControl"), "300+3");
    EXPECT_EQ(tags.all().size(), 1U);
    EXPECT_EQ(TimeControl::fromTags(tags), TimeControl::suddenDeath(5min, 3s));

    const auto odds =
        TimeControl::odds({ClockKind::Increment, {{0, 5min, 0s}}}, {ClockKind::Delay, {{0, 1min, 2s}}});
    EXPECT_TRUE(odds.isOdds());
    odds.toTags(tags);
    EXPECT_FALSE(tags.has("TimeControl"));
    EXPECT_EQ(tags.value("WhiteTimeControl"), "300");
    EXPECT_EQ(tags.value("BlackTimeControl"), "60d2");
    EXPECT_EQ(TimeControl::fromTags(tags), odds);

    TimeControl::untimed().toTags(tags);
    EXPECT_EQ(tags.value("TimeControl"), "-");
    EXPECT_EQ(tags.all().size(), 1U);
    EXPECT_EQ(TimeControl::fromTags(record::Tags()), std::nullopt);
}

TEST(TimeControl, AnHourglassIsForBothOrForNeither)
{
    const SideControl glass = TimeControl::hourglass(3min).sides[0];
    const SideControl other = TimeControl::suddenDeath(3min).sides[0];
    EXPECT_TRUE(TimeControl::odds(glass, TimeControl::hourglass(1min).sides[0]).isValid());
    EXPECT_FALSE(TimeControl::odds(glass, other).isValid());
    EXPECT_FALSE(TimeControl::odds(other, glass).isValid());
}

TEST(TimeControl, SettingsThatCannotBePlayedAreNotValid)
{
    const auto valid = [](ClockKind kind, std::vector<Stage> stages) {
        return SideControl{kind, std::move(stages)}.isValid();
    };
    EXPECT_TRUE(valid(ClockKind::Increment, {{0, 1min, 0s}}));
    EXPECT_TRUE(valid(ClockKind::Bronstein, {{0, 0s, 5s}}));
    EXPECT_FALSE(valid(ClockKind::Increment, {}));
    EXPECT_FALSE(valid(ClockKind::Increment, {{0, 0s, 0s}}));
    EXPECT_FALSE(valid(ClockKind::Increment, {{0, -1s, 0s}}));
    EXPECT_FALSE(valid(ClockKind::Increment, {{0, 1min, -1s}}));
    EXPECT_FALSE(valid(ClockKind::Increment, {{-1, 1min, 0s}}));
    EXPECT_FALSE(valid(ClockKind::Increment, {{0, 1min, 0s}, {0, 1min, 0s}}));
    EXPECT_FALSE(valid(ClockKind::Increment, {{0, std::chrono::hours(10000), 0s}}));
    EXPECT_FALSE(valid(ClockKind::ByoYomi, {{0, 1min, 30s, 0}}));
    EXPECT_FALSE(valid(ClockKind::Untimed, {{0, 1min, 0s}}));
    EXPECT_FALSE(valid(ClockKind::Hourglass, {{0, 1min, 1s}}));
}

TEST(TimeControl, PresetsAreThoseOfTheProduct) // C1
{
    std::vector<std::string> written;
    for (const TimeControl& preset : game::presets()) {
        EXPECT_TRUE(preset.isValid());
        written.push_back(preset.toPgn());
    }
    EXPECT_EQ(written, (std::vector<std::string>{"60", "180+2", "300", "600+5", "900+10", "1800", "5400+30",
                                                 "40/5400+30:1800+30"}));
}

TEST(TimeControl, TheCollectedCasesAreReadOrKeptAsText) // P34
{
    ADOUBE_NEED_DATA();
    std::ifstream file(support::dataDir() / "bugcases" / "P34-timecontrols.txt");
    ASSERT_TRUE(file);
    std::vector<std::string> kept;
    int understood = 0;
    for (std::string line; std::getline(file, line);)
        if (TimeControl::fromPgn(line))
            ++understood;
        else if (!line.empty())
            kept.push_back(line);
    EXPECT_EQ(kept, (std::vector<std::string>{"?", "60 mins"}));
    EXPECT_EQ(understood, 11);
}

} // namespace
