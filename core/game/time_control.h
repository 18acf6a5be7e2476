#pragma once
#include "core/chess/types.h"

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace game {

using Milliseconds = std::chrono::milliseconds;

enum class ClockKind : std::uint8_t {
    Untimed,
    Increment,  // Fischer: added after each move of one's own; 0 is sudden death
    Delay,      // US delay: the clock waits before it runs
    Bronstein,  // time used is given back, at most the delay
    ByoYomi,    // after the main time, periods that begin anew with each move
    Hourglass,  // what one side uses the other gets
};

// A part of the game with its own number of moves, time and increment (FIDE 6.3, PGN 9.6.1).
struct Stage {
    int moves = 0;           // 0: the rest of the game
    Milliseconds time{0};    // given at the start of the stage
    Milliseconds bonus{0};   // increment, delay or length of a byo-yomi period
    int periods = 1;         // byo-yomi only
    friend bool operator==(const Stage&, const Stage&) = default;
};

struct SideControl {
    ClockKind kind = ClockKind::Untimed;
    std::vector<Stage> stages;
    friend bool operator==(const SideControl&, const SideControl&) = default;
};

// What both clocks are set to; each side may have its own (C4).
struct TimeControl {
    std::array<SideControl, 2> sides;
    const SideControl& of(chess::Color c) const { return sides[std::size_t(chess::index(c))]; }
    bool isTimed() const;
    bool isOdds() const { return !(sides[0] == sides[1]); }

    static TimeControl untimed();
    static TimeControl suddenDeath(Milliseconds time, Milliseconds increment = Milliseconds(0));
    // The value of the PGN TimeControl tag (PGN 9.6.1): "300+3", "40/5400+30:1800+30", "-", "?"…; nothing when the text
    // cannot be understood (it is then kept as text by whoever asked).
    static std::optional<TimeControl> fromPgn(std::string_view value);
    std::string toPgn() const;
    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

} // namespace game
