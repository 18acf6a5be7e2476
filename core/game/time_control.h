#pragma once
#include "core/chess/types.h"
#include "core/record/tags.h"

#include <array>
#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace game {

using Milliseconds = std::chrono::milliseconds;

enum class ClockKind : std::uint8_t {
    Untimed,
    Increment, // Fischer: added for each move of one's own; 0 is sudden death
    Delay,     // US delay: the clock waits before it runs (FIDE 6.3.2, "time-delay mode")
    Bronstein, // the same time, but shown: the bonus is part of the display and what was used of it is given
               // back
    ByoYomi,   // after the main time, periods that begin anew with each move
    Hourglass, // what one side uses the other gets
};

// A part of the game with its own number of moves, time and increment (FIDE 6.3, PGN 9.6.1).
struct Stage {
    int moves = 0; // 0: the rest of the game; the last stage of a control is repeated when it has a number
    Milliseconds time{0};  // given at the start of the stage
    Milliseconds bonus{0}; // increment, delay or length of a byo-yomi period
    int periods = 1;       // byo-yomi only
    friend bool operator==(const Stage&, const Stage&) = default;
};

// When a Fischer increment is credited. Both sides get the same number of increments either way.
enum class BonusMoment : std::uint8_t {
    AfterMove,  // with the press; 5+3 begins at 5:00
    BeforeMove, // for the move to come, the first one too, as electronic clocks approved by FIDE do; 5+3
                // begins at 5:03
};

// What one clock is set to.
struct SideControl {
    ClockKind kind = ClockKind::Untimed;
    std::vector<Stage> stages;
    BonusMoment bonusMoment = BonusMoment::AfterMove; // not part of the PGN form; Increment only

    bool isTimed() const { return kind != ClockKind::Untimed; }
    // Can a game be played with it? Every stage but the last has a number of moves, no number is negative or
    // beyond reason (LongestTime, MostMoves), and no player starts without any time.
    bool isValid() const;
    // One side's part of the PGN tag, and the reading of it; see TimeControl::fromPgn().
    static std::optional<SideControl> fromPgn(std::string_view value);
    std::string toPgn() const;
    friend bool operator==(const SideControl&, const SideControl&) = default;

    static constexpr Milliseconds LongestTime = std::chrono::hours(24 * 366);
    static constexpr int MostMoves = 9999;
    static constexpr int MostStages = 32;
};

// What both clocks are set to; each side may have its own (C4).
struct TimeControl {
    std::array<SideControl, 2> sides;
    const SideControl& of(chess::Color c) const { return sides[std::size_t(chess::index(c))]; }
    bool isTimed() const { return sides[0].isTimed() || sides[1].isTimed(); }
    bool isOdds() const { return !(sides[0] == sides[1]); }
    // Both sides are valid, and an hourglass is there for both or for neither.
    bool isValid() const;

    static TimeControl untimed() { return {}; }
    static TimeControl same(const SideControl& both) { return {{both, both}}; }
    static TimeControl odds(const SideControl& white, const SideControl& black) { return {{white, black}}; }
    static TimeControl suddenDeath(Milliseconds time, Milliseconds increment = Milliseconds(0));
    static TimeControl delay(Milliseconds time, Milliseconds delay);
    static TimeControl bronstein(Milliseconds time, Milliseconds bonus);
    static TimeControl byoYomi(Milliseconds time, int periods, Milliseconds period);
    static TimeControl hourglass(Milliseconds time);

    // The value of the PGN TimeControl tag (PGN 9.6.1): "300+3", "40/5400+30:1800+30", "*180", "-"…; seconds
    // may have a fraction. PGN has no word for the other kinds: read and written are the proposed "2700d5"
    // (US delay) and, in the same manner, "2700b5" (Bronstein) and "1800y3x30" (byo-yomi, three periods of 30
    // s). Nothing when the text cannot be understood or says that the control is unknown ("?"); it is then
    // kept as text by whoever asked.
    static std::optional<TimeControl> fromPgn(std::string_view value);
    // White's form; for a game at odds use toTags().
    std::string toPgn() const { return sides[0].toPgn(); }
    // TimeControl, or WhiteTimeControl and BlackTimeControl when the sides differ (the names other programs
    // use).
    void toTags(record::Tags& tags) const;
    static std::optional<TimeControl> fromTags(const record::Tags& tags);
    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

// The controls that one click gives (C1), in the order of their length: 1+0, 3+2, 5+0, 10+5, 15+10, 30+0,
// 90+30 and 40 moves in 90 min, then 30 min, 30 s a move throughout.
std::span<const TimeControl> presets();

} // namespace game
