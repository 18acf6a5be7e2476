#include "core/game/clock.h"

#include <gtest/gtest.h>

namespace {

using namespace std::chrono_literals;
using chess::Color;
using game::BonusMoment;
using game::Clock;
using game::ClockKind;
using game::Milliseconds;
using game::SideControl;
using game::TimeControl;
using game::TimePoint;

constexpr Color White = Color::White;
constexpr Color Black = Color::Black;

// A clock and a time that the test moves; White's clock runs from the start.
struct Table {
    explicit Table(const TimeControl& control) : clock(control) { clock.start(White, now); }

    Milliseconds white() const { return clock.remaining(White, now); }
    Milliseconds black() const { return clock.remaining(Black, now); }
    Clock::Face face(Color c) const { return clock.face(c, now); }
    Milliseconds pressAfter(Milliseconds thought)
    {
        now += thought;
        return clock.press(now);
    }
    void round(Milliseconds whiteThinks, Milliseconds blackThinks)
    {
        pressAfter(whiteThinks);
        pressAfter(blackThinks);
    }

    TimePoint now{1000000};
    Clock clock;
};

TEST(Clock, SuddenDeathRunsDownForTheSideOnMoveOnly)
{
    Table t(TimeControl::suddenDeath(5min));
    EXPECT_EQ(t.pressAfter(12s), 12s);
    EXPECT_EQ(t.white(), 4min + 48s);
    t.now += 3500ms;
    EXPECT_EQ(t.white(), 4min + 48s);
    EXPECT_EQ(t.black(), 4min + 56500ms);
    EXPECT_EQ(t.clock.running(), Black);
    EXPECT_EQ(t.clock.moveTime(t.now), 3500ms);
}

TEST(Clock, TheFlagFallsAtZeroAndNothingIsBelowZero)
{
    Table t(TimeControl::suddenDeath(1min));
    EXPECT_EQ(t.clock.flagFallsAt(), t.now + 1min);
    t.now += 1min - 1ms;
    EXPECT_FALSE(t.face(White).flagFallen);
    EXPECT_EQ(t.white(), 1ms);
    t.now += 1ms;
    EXPECT_TRUE(t.face(White).flagFallen);
    EXPECT_EQ(t.white(), 0ms);
    t.now += 1h;
    EXPECT_EQ(t.white(), 0ms);
    EXPECT_EQ(t.black(), 1min);
}

TEST(Clock, APressAfterTheFallChangesNothing)
{
    Table t(TimeControl::suddenDeath(1min, 5s));
    const Clock before = t.clock;
    EXPECT_EQ(t.pressAfter(1min), 1min);
    EXPECT_EQ(t.clock, before);
    EXPECT_EQ(t.clock.running(), White);
}

TEST(Clock, BothSidesGetTheSameNumberOfIncrements) // C01, C02
{
    Table t(TimeControl::suddenDeath(30min, 20s));
    EXPECT_EQ(t.white(), 30min);
    EXPECT_EQ(t.black(), 30min);
    t.round(0s, 0s);
    EXPECT_EQ(t.white(), 30min + 20s);
    EXPECT_EQ(t.black(), 30min + 20s);
    t.round(10s, 50s);
    EXPECT_EQ(t.white(), 30min + 30s);
    EXPECT_EQ(t.black(), 29min + 50s);
}

TEST(Clock, AnIncrementBeforeTheMoveIsThereFromTheStart) // C01
{
    auto side = TimeControl::suddenDeath(30min, 20s).sides[0];
    side.bonusMoment = BonusMoment::BeforeMove;
    Table t(TimeControl::same(side));
    EXPECT_EQ(t.white(), 30min + 20s);
    EXPECT_EQ(t.black(), 30min + 20s);
    t.round(15s, 20s);
    EXPECT_EQ(t.white(), 30min + 25s);
    EXPECT_EQ(t.black(), 30min + 20s);
}

TEST(Clock, WithoutMainTimeTheFirstIncrementComesFirst)
{
    Table t(TimeControl::suddenDeath(0s, 3s));
    EXPECT_EQ(t.white(), 3s);
    EXPECT_FALSE(t.face(White).flagFallen);
    t.round(1s, 2s);
    EXPECT_EQ(t.white(), 5s);
    EXPECT_EQ(t.black(), 4s);
}

TEST(Clock, ADelayWaitsBeforeTheClockRuns)
{
    Table t(TimeControl::delay(1min, 5s));
    t.now += 3s;
    EXPECT_EQ(t.white(), 1min);
    EXPECT_TRUE(t.face(White).inDelay);
    EXPECT_EQ(t.face(White).delayLeft, 2s);
    EXPECT_FALSE(t.face(Black).inDelay);
    t.now += 4s;
    EXPECT_EQ(t.white(), 58s);
    EXPECT_FALSE(t.face(White).inDelay);
    EXPECT_EQ(t.face(White).delayLeft, 0s);
    EXPECT_EQ(t.clock.flagFallsAt(), t.now + 58s);
    EXPECT_EQ(t.pressAfter(0s), 7s);
    t.pressAfter(5s);
    EXPECT_EQ(t.white(), 58s);
    EXPECT_EQ(t.black(), 1min);
}

TEST(Clock, BronsteinGivesBackWhatWasUsedOfTheBonus)
{
    Table t(TimeControl::bronstein(1min, 5s));
    EXPECT_EQ(t.white(), 65s);
    EXPECT_EQ(t.black(), 65s);
    t.now += 3s;
    EXPECT_EQ(t.white(), 62s);
    EXPECT_EQ(t.face(White).delayLeft, 2s);
    EXPECT_FALSE(t.face(White).inDelay) << "what is shown does not stand still";
    t.round(0s, 9s);
    EXPECT_EQ(t.white(), 65s);
    EXPECT_EQ(t.black(), 61s);
    EXPECT_EQ(t.clock.flagFallsAt(), t.now + 65s);
}

TEST(Clock, WithoutMainTimeEachMoveHasItsDelay) // C06
{
    for (const TimeControl& control : {TimeControl::bronstein(0s, 5s), TimeControl::delay(0s, 5s)}) {
        Table t(control);
        EXPECT_EQ(t.white(), 5s);
        t.now += 4s;
        EXPECT_EQ(t.white(), 1s);
        EXPECT_FALSE(t.face(White).flagFallen);
        t.round(900ms, 4999ms);
        EXPECT_EQ(t.white(), 5s);
        EXPECT_EQ(t.black(), 5s);
        t.clock.pause(t.now += 2s);
        t.clock.resume(t.now += 1h);
        EXPECT_EQ(t.white(), 3s);
        t.now += 3s;
        EXPECT_TRUE(t.face(White).flagFallen);
        EXPECT_EQ(t.white(), 0s);
    }
}

TEST(Clock, APauseKeepsThePartOfTheDelayThatIsUsed) // C10
{
    Table t(TimeControl::delay(1min, 5s));
    t.now += 2s;
    t.clock.pause(t.now);
    EXPECT_TRUE(t.clock.isPaused());
    EXPECT_EQ(t.clock.flagFallsAt(), std::nullopt);
    t.now += 10min;
    EXPECT_EQ(t.face(White).delayLeft, 3s);
    EXPECT_EQ(t.clock.moveTime(t.now), 2s);
    EXPECT_EQ(t.pressAfter(0s), 0s) << "a paused clock cannot be pressed";
    t.clock.resume(t.now);
    EXPECT_EQ(t.face(White).delayLeft, 3s);
    t.now += 3s;
    EXPECT_EQ(t.white(), 1min);
    EXPECT_EQ(t.pressAfter(1s), 6s);
    EXPECT_EQ(t.white(), 59s);
}

TEST(Clock, ByoYomiPeriodsBeginAnewWithEachMove)
{
    Table t(TimeControl::byoYomi(1min, 3, 30s));
    EXPECT_EQ(t.face(White).periodsLeft, 3);
    EXPECT_FALSE(t.face(White).inPeriod);
    t.round(50s, 1s);
    EXPECT_EQ(t.white(), 10s);
    t.now += 10s;
    EXPECT_EQ(t.white(), 30s);
    EXPECT_TRUE(t.face(White).inPeriod);
    EXPECT_EQ(t.face(White).periodsLeft, 3);
    t.round(29999ms, 1s);
    EXPECT_EQ(t.white(), 30s) << "moved within the period";
    EXPECT_EQ(t.face(White).periodsLeft, 3);
    t.now += 45s;
    EXPECT_EQ(t.white(), 15s);
    EXPECT_EQ(t.face(White).periodsLeft, 2);
    t.round(0s, 1s);
    EXPECT_EQ(t.white(), 30s);
    EXPECT_EQ(t.face(White).periodsLeft, 2);
    EXPECT_EQ(t.clock.flagFallsAt(), t.now + 1min);
    t.now += 1min - 1ms;
    EXPECT_EQ(t.white(), 1ms);
    EXPECT_EQ(t.face(White).periodsLeft, 1);
    t.now += 1ms;
    EXPECT_TRUE(t.face(White).flagFallen);
    EXPECT_EQ(t.face(White).periodsLeft, 0);
}

TEST(Clock, ByoYomiAloneIsATimeForEachMove)
{
    Table t(TimeControl::byoYomi(0s, 1, 10s));
    EXPECT_EQ(t.white(), 10s);
    t.round(9s, 2s);
    EXPECT_EQ(t.white(), 10s);
    t.now += 10s;
    EXPECT_TRUE(t.face(White).flagFallen);
}

TEST(Clock, InAnHourglassTheOtherGetsWhatOneUses)
{
    Table t(TimeControl::hourglass(1min));
    t.now += 10s;
    EXPECT_EQ(t.white(), 50s);
    EXPECT_EQ(t.black(), 70s);
    t.pressAfter(0s);
    t.now += 30s;
    EXPECT_EQ(t.white(), 80s);
    EXPECT_EQ(t.black(), 40s);
    t.now += 50s;
    EXPECT_TRUE(t.face(Black).flagFallen);
    EXPECT_EQ(t.white() + t.black(), 2min);
}

TEST(Clock, EachStageGivesItsOwnTime) // C04
{
    Table t(TimeControl::same({ClockKind::Increment, {{10, 20min, 0s}, {5, 10min, 0s}, {0, 5min, 0s}}}));
    EXPECT_EQ(t.face(White).movesToGo, 10);
    for (int i = 0; i < 9; ++i)
        t.round(1min, 1s);
    EXPECT_EQ(t.white(), 11min);
    EXPECT_EQ(t.face(White).movesToGo, 1);
    EXPECT_EQ(t.face(White).stage, 0);
    t.pressAfter(1min);
    EXPECT_EQ(t.white(), 20min) << "what was saved is kept, ten minutes come on top";
    EXPECT_EQ(t.face(White).stage, 1);
    EXPECT_EQ(t.face(White).movesToGo, 5);
    EXPECT_EQ(t.face(Black).stage, 0);
    t.pressAfter(1s);
    EXPECT_EQ(t.face(Black).stage, 1);
    for (int i = 0; i < 5; ++i)
        t.round(1min, 1s);
    EXPECT_EQ(t.white(), 20min);
    EXPECT_EQ(t.face(White).stage, 2);
    EXPECT_EQ(t.face(White).movesToGo, 0);
}

TEST(Clock, AFlagBeforeTheLastMoveOfAStageFalls)
{
    Table t(TimeControl::same({ClockKind::Increment, {{2, 1min, 0s}, {0, 10min, 0s}}}));
    t.round(1s, 1s);
    t.now += 59s;
    EXPECT_TRUE(t.face(White).flagFallen);
}

TEST(Clock, TheIncrementIsThatOfTheStageOfTheMove)
{
    SideControl side{ClockKind::Increment, {{2, 1min, 0s}, {0, 1min, 10s}}};
    Table after(TimeControl::same(side));
    after.round(0s, 0s);
    after.round(0s, 0s);
    EXPECT_EQ(after.white(), 2min);
    after.round(0s, 0s);
    EXPECT_EQ(after.white(), 2min + 10s);
    side.bonusMoment = BonusMoment::BeforeMove;
    Table before(TimeControl::same(side));
    before.round(0s, 0s);
    before.round(0s, 0s);
    EXPECT_EQ(before.white(), 2min + 10s) << "for the first move of the second stage";
}

TEST(Clock, TheLastStageRepeatsWhenItHasANumberOfMoves) // C05, PGN 9.6.1
{
    Table t(TimeControl::same({ClockKind::Increment, {{2, 10s, 0s}}}));
    for (int i = 0; i < 4; ++i)
        t.round(1s, 1s);
    EXPECT_EQ(t.white(), 30s - 4s);
    EXPECT_EQ(t.face(White).movesToGo, 2);
}

TEST(Clock, ATimeForASingleMoveIsGivenAnewForEach) // C05
{
    Table t(TimeControl::same({ClockKind::Increment, {{1, 72h, 0s}}}));
    t.round(50h, 1h);
    EXPECT_EQ(t.white(), 72h);
    EXPECT_EQ(t.black(), 72h);
    EXPECT_EQ(t.face(White).movesToGo, 1);
}

TEST(Clock, ByoYomiAfterAStageOfMoves)
{
    Table t(TimeControl::same({ClockKind::ByoYomi, {{2, 1min, 0s, 1}, {0, 1min, 30s, 2}}}));
    EXPECT_EQ(t.face(White).periodsLeft, 0);
    EXPECT_EQ(t.clock.flagFallsAt(), t.now + 1min);
    t.round(10s, 10s);
    t.round(10s, 10s);
    EXPECT_EQ(t.white(), 100s);
    EXPECT_EQ(t.face(White).periodsLeft, 2);
    EXPECT_EQ(t.clock.flagFallsAt(), t.now + 160s);
}

TEST(Clock, EachSideHasItsOwnControl) // C4
{
    Table t(TimeControl::odds(TimeControl::suddenDeath(5min, 2s).sides[0],
                              TimeControl::delay(1min, 3s).sides[0]));
    t.round(10s, 10s);
    EXPECT_EQ(t.white(), 4min + 52s);
    EXPECT_EQ(t.black(), 53s);
    Table untimed(TimeControl::odds({}, TimeControl::suddenDeath(1min).sides[0]));
    EXPECT_EQ(untimed.clock.flagFallsAt(), std::nullopt);
    EXPECT_EQ(untimed.pressAfter(1h), 1h);
    EXPECT_FALSE(untimed.face(White).timed);
    EXPECT_EQ(untimed.clock.flagFallsAt(), untimed.now + 1min);
}

TEST(Clock, AnUntimedClockStillMeasuresTheMove)
{
    Table t(TimeControl::untimed());
    EXPECT_EQ(t.pressAfter(2h), 2h);
    EXPECT_EQ(t.pressAfter(7s), 7s);
    EXPECT_FALSE(t.face(White).flagFallen);
    EXPECT_EQ(t.clock.flagFallsAt(), std::nullopt);
    t.clock.setRemaining(White, 1s, t.now);
    t.clock.add(White, 1s, t.now);
    EXPECT_EQ(t.face(White), Clock::Face());
}

TEST(Clock, StoppedClocksStandStill) // C13
{
    Table t(TimeControl::suddenDeath(5min));
    t.now += 10s;
    t.clock.stop(t.now);
    t.now += 1h;
    EXPECT_EQ(t.white(), 4min + 50s);
    EXPECT_EQ(t.black(), 5min);
    EXPECT_EQ(t.clock.running(), std::nullopt);
    EXPECT_EQ(t.clock.flagFallsAt(), std::nullopt);
    EXPECT_EQ(t.pressAfter(0s), 0s);
}

TEST(Clock, PausesDoNotCountAndMayNest)
{
    Table t(TimeControl::suddenDeath(5min));
    t.clock.pause(t.now += 1s);
    t.clock.pause(t.now += 1s);
    t.clock.resume(t.now += 1s);
    t.clock.resume(t.now += 1s);
    EXPECT_EQ(t.pressAfter(1s), 3s);
    EXPECT_EQ(t.white(), 4min + 57s);
    Clock idle(TimeControl::suddenDeath(5min));
    idle.pause(t.now);
    EXPECT_FALSE(idle.isPaused());
}

TEST(Clock, AStampFromThePastCostsNothing) // C08
{
    Table t(TimeControl::suddenDeath(5min, 1s));
    t.pressAfter(10s);
    EXPECT_EQ(t.clock.press(t.now - 3s), 0s);
    EXPECT_EQ(t.clock.running(), White);
    EXPECT_EQ(t.black(), 5min + 1s) << "one increment";
    EXPECT_EQ(t.white(), 4min + 51s) << "White's time counts from the press before, not from the stamp";
    EXPECT_EQ(t.clock.remaining(White, t.now - 1h), 4min + 51s);
}

TEST(Clock, ASnapshotGoesBackOverAChangeOfStage)
{
    Table t(TimeControl::same({ClockKind::ByoYomi, {{2, 1min, 0s, 1}, {0, 1min, 30s, 2}}}));
    t.round(10s, 10s);
    const Clock snapshot = t.clock;
    t.round(20s, 20s);
    EXPECT_EQ(t.face(White).stage, 1);
    t.now += 1h;
    t.clock = snapshot.takenUpAt(t.now);
    EXPECT_EQ(t.face(White).stage, 0);
    EXPECT_EQ(t.face(White).movesToGo, 1);
    EXPECT_EQ(t.white(), 50s);
    EXPECT_EQ(t.black(), 50s);
    EXPECT_EQ(t.clock.moveTime(t.now), 0s);
    t.now += 3s;
    EXPECT_EQ(t.white(), 47s);
}

TEST(Clock, TheArbiterSetsATime) // C7
{
    for (const TimeControl& control :
         {TimeControl::suddenDeath(5min, 2s), TimeControl::delay(5min, 3s), TimeControl::bronstein(5min, 3s),
          TimeControl::byoYomi(5min, 2, 30s), TimeControl::hourglass(5min)}) {
        SCOPED_TRACE(control.toPgn());
        Table t(control);
        t.now += 10s;
        const Milliseconds other = t.black();
        t.clock.setRemaining(White, 90s, t.now);
        EXPECT_EQ(t.white(), 90s);
        EXPECT_EQ(t.black(), other);
        EXPECT_EQ(t.clock.moveTime(t.now), 10s) << "the move has lasted as long as it has";
        t.clock.setRemaining(Black, 45s, t.now);
        EXPECT_EQ(t.white(), 90s);
        EXPECT_EQ(t.black(), 45s);
        EXPECT_FALSE(t.face(Black).flagFallen);
        EXPECT_EQ(t.pressAfter(0s), 10s);
        EXPECT_EQ(t.black(), 45s);
        t.clock.add(Black, 2min, t.now);
        EXPECT_EQ(t.black(), 165s);
        t.clock.setRemaining(White, 0s, t.now);
        EXPECT_EQ(t.white(), 1ms) << "a flag only falls by running out";
        t.clock.add(White, -1h, t.now);
        EXPECT_FALSE(t.face(White).flagFallen);
    }
}

TEST(Clock, TheArbiterMayRaiseAFallenFlag)
{
    for (const TimeControl& control :
         {TimeControl::suddenDeath(1min), TimeControl::delay(1min, 3s), TimeControl::bronstein(1min, 3s),
          TimeControl::byoYomi(1min, 2, 30s), TimeControl::hourglass(1min)}) {
        SCOPED_TRACE(control.toPgn());
        Table t(control);
        t.now += 1h;
        ASSERT_TRUE(t.face(White).flagFallen);
        t.clock.setRemaining(White, 20s, t.now);
        EXPECT_EQ(t.white(), 20s);
        EXPECT_EQ(t.clock.flagFallsAt(), t.now + 20s);
        EXPECT_GE(t.pressAfter(19s), 1h);
        EXPECT_EQ(t.clock.running(), Black);
    }
}

TEST(Clock, AnEditWithinADelayKeepsTheRestOfIt)
{
    Table t(TimeControl::delay(1min, 5s));
    t.now += 2s;
    t.clock.add(White, 2min, t.now);
    EXPECT_EQ(t.white(), 3min);
    EXPECT_EQ(t.face(White).delayLeft, 3s);
    Table bare(TimeControl::delay(0s, 5s));
    bare.now += 2s;
    bare.clock.add(White, 2min, bare.now);
    EXPECT_EQ(bare.white(), 2min);
    EXPECT_EQ(bare.clock.flagFallsAt(), bare.now + 2min + 3s);
}

TEST(Clock, AnEditWithinAPeriodOfByoYomi)
{
    Table t(TimeControl::byoYomi(1min, 3, 30s));
    t.now += 100s; // ten seconds into the second period
    ASSERT_EQ(t.white(), 20s);
    t.clock.setRemaining(White, 25s, t.now);
    EXPECT_EQ(t.white(), 25s);
    EXPECT_EQ(t.face(White).periodsLeft, 2);
    t.clock.add(White, 2min, t.now);
    EXPECT_EQ(t.white(), 145s);
    EXPECT_FALSE(t.face(White).inPeriod);
    EXPECT_EQ(t.clock.flagFallsAt(), t.now + 145s + 60s);
}

TEST(Clock, ThreeHoursOfMovesLoseNoMillisecond) // C5
{
    Table t(TimeControl::suddenDeath(10h));
    Milliseconds white{0};
    Milliseconds black{0};
    for (int i = 0; t.now < TimePoint(1000000) + 3h; ++i) {
        const Milliseconds w(1 + i * 7919 % 2003);
        const Milliseconds b(1 + i * 104729 % 1999);
        t.round(w, b);
        white += w;
        black += b;
    }
    EXPECT_EQ(t.white(), 10h - white);
    EXPECT_EQ(t.black(), 10h - black);
}

} // namespace
