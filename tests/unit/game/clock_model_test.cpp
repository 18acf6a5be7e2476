// The clock against a model of it that moves its hands one millisecond at a time and knows nothing of stamps.
#include "core/game/clock.h"

#include <gtest/gtest.h>
#include <random>

namespace {

using namespace std::chrono_literals;
using chess::Color;
using game::BonusMoment;
using game::Clock;
using game::ClockKind;
using game::Milliseconds;
using game::SideControl;
using game::Stage;
using game::TimeControl;
using game::TimePoint;

// One side of the slow clock: hands, a delay wheel, a pot of periods, each as a device would have it.
struct Hand {
    SideControl control;
    std::size_t stage = 0;
    int moves = 0;
    int main = 0;
    int delay = 0;  // left of this move's delay
    int period = 0; // left of the period that runs
    int periods = 0;
    int gained = 0; // Bronstein: of the bonus, used in this move
    bool flag = false;

    const Stage& now() const { return control.stages[stage]; }
    int bonus() const { return int(now().bonus.count()); }

    void set(const SideControl& c)
    {
        control = c;
        if (c.stages.empty())
            return;
        main = int(now().time.count());
        if (c.kind == ClockKind::Increment && (c.bonusMoment == BonusMoment::BeforeMove || main == 0))
            main += bonus();
        if (c.kind == ClockKind::Bronstein)
            main += bonus();
        beginMove();
        periods = now().periods;
    }
    void beginMove()
    {
        delay = control.kind == ClockKind::Delay ? bonus() : 0;
        period = bonus();
        gained = 0;
    }
    // Returns whether a grain of sand fell.
    bool tick()
    {
        if (flag || control.kind == ClockKind::Untimed)
            return false;
        if (delay > 0) {
            --delay;
            flag = delay == 0 && main == 0;
            return false;
        }
        if (main > 0) {
            --main;
            if (control.kind == ClockKind::Bronstein && gained < bonus())
                ++gained;
            flag = main == 0 && (control.kind != ClockKind::ByoYomi || bonus() == 0);
            return true;
        }
        --period;
        if (period == 0) {
            --periods;
            period = bonus();
            flag = periods == 0;
        }
        return false;
    }
    void endMove()
    {
        if (control.kind == ClockKind::Untimed)
            return;
        if (control.kind == ClockKind::Bronstein)
            main += gained;
        const int earned = bonus();
        if (++moves == now().moves)
            nextStage();
        if (control.kind == ClockKind::Increment)
            main += control.bonusMoment == BonusMoment::AfterMove ? earned : bonus();
        beginMove();
    }
    void nextStage()
    {
        const int oldBonus = bonus();
        const bool last = stage + 1 == control.stages.size();
        if (last && now().moves == 1)
            main = control.kind == ClockKind::Bronstein ? oldBonus : 0;
        if (!last)
            ++stage;
        moves = 0;
        periods = now().periods;
        main += int(now().time.count());
        if (control.kind == ClockKind::Bronstein)
            main += bonus() - oldBonus;
    }
    int shown() const
    {
        if (flag || control.kind == ClockKind::Untimed)
            return 0;
        if (main > 0)
            return main;
        return control.kind == ClockKind::ByoYomi ? period : delay;
    }
};

struct SlowClock {
    std::array<Hand, 2> hands;
    int on = -1;
    bool paused = false;
    int moveTime = 0;

    explicit SlowClock(const TimeControl& control)
    {
        hands[0].set(control.sides[0]);
        hands[1].set(control.sides[1]);
    }
    void tick()
    {
        if (on < 0 || paused)
            return;
        ++moveTime;
        if (hands[std::size_t(on)].tick() && hands[0].control.kind == ClockKind::Hourglass)
            ++hands[std::size_t(1 - on)].main;
    }
    int press()
    {
        if (on < 0 || paused)
            return 0;
        const int took = moveTime;
        if (hands[std::size_t(on)].flag)
            return took;
        hands[std::size_t(on)].endMove();
        on = 1 - on;
        moveTime = 0;
        return took;
    }
    // Only while main time is shown, where the meaning needs no convention.
    void add(int side, int time)
    {
        Hand& hand = hands[std::size_t(side)];
        hand.main = std::max(1, hand.main + time);
        if (hand.control.kind == ClockKind::Bronstein && hand.main < hand.bonus())
            hand.gained = std::max(hand.gained, hand.bonus() - hand.main);
    }
};

class Random {
public:
    explicit Random(unsigned seed) : m_engine(seed) {}
    int pick(int low, int high) { return std::uniform_int_distribution(low, high)(m_engine); }

private:
    std::mt19937 m_engine;
};

SideControl randomSide(Random& random, ClockKind kind)
{
    SideControl side;
    side.kind = kind;
    const int stages = kind == ClockKind::Untimed ? 0 : kind == ClockKind::Hourglass ? 1 : random.pick(1, 3);
    for (int i = 0; i < stages; ++i) {
        Stage stage;
        stage.moves = i + 1 < stages || (kind != ClockKind::Hourglass && random.pick(0, 2) == 0)
                          ? random.pick(1, 4)
                          : 0;
        stage.time =
            Milliseconds(random.pick(0, 4) == 0 && kind != ClockKind::Hourglass ? 0 : random.pick(1, 300));
        stage.bonus =
            Milliseconds(kind == ClockKind::Hourglass ? 0 : random.pick(stage.time == 0ms ? 1 : 0, 40));
        stage.periods = kind == ClockKind::ByoYomi ? random.pick(1, 4) : 1;
        side.stages.push_back(stage);
    }
    if (kind == ClockKind::Increment && random.pick(0, 1))
        side.bonusMoment = BonusMoment::BeforeMove;
    return side;
}

TimeControl randomControl(Random& random)
{
    const auto kind = ClockKind(random.pick(0, 5));
    const SideControl white = randomSide(random, kind);
    if (kind == ClockKind::Hourglass)
        return TimeControl::odds(white, randomSide(random, kind));
    return random.pick(0, 1) ? TimeControl::same(white)
                             : TimeControl::odds(white, randomSide(random, ClockKind(random.pick(0, 4))));
}

class Comparison {
public:
    explicit Comparison(unsigned seed)
        : m_random(seed), m_control(randomControl(m_random)), m_clock(m_control), m_slow(m_control)
    {
    }

    void run()
    {
        ASSERT_TRUE(m_control.isValid());
        for (int step = 0; step < 40; ++step) {
            act();
            ASSERT_NO_FATAL_FAILURE(compare());
        }
    }

private:
    void wait(int ms)
    {
        for (int i = 0; i < ms; ++i)
            m_slow.tick();
        m_now += Milliseconds(ms);
    }

    void act()
    {
        switch (m_random.pick(0, 11)) {
        case 0:
            m_clock.pause(m_now);
            m_slow.paused = m_slow.on >= 0;
            break;
        case 1:
        case 2:
            m_clock.resume(m_now);
            m_slow.paused = false;
            break;
        case 3:
            if (m_slow.on < 0) {
                m_clock.start(Color::White, m_now);
                m_slow.on = 0;
            }
            break;
        case 4:
            edit();
            break;
        case 5:
            snapshot();
            break;
        default:
            wait(m_random.pick(0, m_random.pick(0, 3) == 0 ? 200 : 20));
            ASSERT_NO_FATAL_FAILURE(compare());
            ASSERT_EQ(m_clock.press(m_now).count(), m_slow.press());
        }
    }

    void edit()
    {
        const int side = m_random.pick(0, 1);
        const Hand& hand = m_slow.hands[std::size_t(side)];
        if (hand.flag || hand.main == 0 || hand.control.kind == ClockKind::Untimed)
            return;
        const int time = m_random.pick(-100, 100);
        m_clock.add(Color(side), Milliseconds(time), m_now);
        m_slow.add(side, time);
    }

    // A takeback: both go to an earlier state in which a move had just begun.
    void snapshot()
    {
        if (m_saved && m_random.pick(0, 2) == 0) {
            m_clock = m_saved->first.takenUpAt(m_now);
            m_slow = m_saved->second;
        } else if (!m_slow.paused && m_slow.moveTime == 0) {
            m_saved.emplace(m_clock, m_slow);
        }
    }

    void compare()
    {
        for (Color side : chess::AllColors) {
            const Hand& hand = m_slow.hands[std::size_t(side)];
            const Clock::Face face = m_clock.face(side, m_now);
            const std::string where = m_control.sides[0].toPgn() + " | " + m_control.sides[1].toPgn();
            ASSERT_EQ(face.remaining.count(), hand.shown()) << where;
            ASSERT_EQ(face.flagFallen, hand.flag) << where;
            ASSERT_EQ(face.flagFallen, face.timed && face.remaining == 0ms) << where;
            if (!face.timed)
                continue;
            ASSERT_EQ(face.stage, int(hand.stage)) << where;
            ASSERT_EQ(face.movesToGo, hand.now().moves > 0 ? hand.now().moves - hand.moves : 0) << where;
            const bool byoYomi = hand.control.kind == ClockKind::ByoYomi && hand.bonus() > 0;
            ASSERT_EQ(face.periodsLeft, byoYomi ? hand.periods : 0) << where;
            const bool bronstein = hand.control.kind == ClockKind::Bronstein;
            ASSERT_EQ(face.delayLeft.count(),
                      bronstein ? std::max(0, hand.bonus() - hand.gained) : hand.delay)
                << where;
        }
        ASSERT_EQ(m_clock.moveTime(m_now).count(), m_slow.moveTime);
        ASSERT_NO_FATAL_FAILURE(compareFall());
    }

    // The announced moment of the fall is the first at which the flag is down.
    void compareFall()
    {
        const auto at = m_clock.flagFallsAt();
        const bool ticking = m_slow.on >= 0 && !m_slow.paused;
        ASSERT_EQ(at.has_value(),
                  ticking && m_slow.hands[std::size_t(m_slow.on)].control.kind != ClockKind::Untimed);
        if (!at || m_slow.hands[std::size_t(m_slow.on)].flag)
            return;
        ASSERT_GT(*at, m_now);
        ASSERT_TRUE(m_clock.hasFlagFallen(Color(m_slow.on), *at));
        ASSERT_FALSE(m_clock.hasFlagFallen(Color(m_slow.on), *at - 1ms));
    }

    Random m_random;
    TimeControl m_control;
    Clock m_clock;
    SlowClock m_slow;
    TimePoint m_now{5000};
    std::optional<std::pair<Clock, SlowClock>> m_saved;
};

TEST(ClockModel, TenThousandRandomSequencesAgreeWithIt)
{
    for (unsigned seed = 0; seed < 10000; ++seed) {
        SCOPED_TRACE(seed);
        Comparison(seed).run();
        if (HasFatalFailure())
            return;
    }
}

TEST(ClockModel, BronsteinAndDelayAreTheSameJudge)
{
    Random random(99);
    for (int game = 0; game < 1000; ++game) {
        const Milliseconds time(random.pick(0, 300));
        const Milliseconds bonus(random.pick(1, 40));
        Clock delay(TimeControl::delay(time, bonus));
        Clock bronstein(TimeControl::bronstein(time, bonus));
        TimePoint now{0};
        delay.start(Color::White, now);
        bronstein.start(Color::White, now);
        for (int move = 0; move < 20; ++move) {
            ASSERT_EQ(delay.flagFallsAt(), bronstein.flagFallsAt());
            now += Milliseconds(random.pick(0, 60));
            ASSERT_EQ(delay.press(now), bronstein.press(now));
        }
    }
}

} // namespace
