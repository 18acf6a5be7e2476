#pragma once
#include "core/chess/position.h"
#include "core/game/time_control.h"

#include <QDate>
#include <QString>

namespace game {

struct Player {
    QString name;
};

// What may be chosen for a game besides the clock.
struct HouseRules {
    enum class Takeback : std::uint8_t { Never, Asked, Free };
    // Whether White's time runs from the start, or nobody's until White has moved or pressed the clock (C7).
    enum class ClockStart : std::uint8_t { WithFirstMove, AtOnce };
    Takeback takeback = Takeback::Asked;
    ClockStart clockStart = ClockStart::WithFirstMove;
    bool touchMove = false;          // R24, FIDE 4
    bool pressClock = false;         // R26, FIDE 6.2.1: a move is completed by pressing the clock
    bool illegalMovePenalty = false; // R23, FIDE 7.5.5: two minutes, the second loses
    bool claimPenalty = false;       // R19, FIDE 9.5.3: two minutes for an incorrect claim
    friend bool operator==(const HouseRules&, const HouseRules&) = default;
};

// What the opponent gets for an illegal move or an incorrect claim.
inline constexpr Milliseconds PenaltyTime = std::chrono::minutes(2);

struct GameSetup {
    std::array<Player, 2> players; // White, Black
    TimeControl control;
    HouseRules rules;
    chess::Position start;
    bool chess960 = false;
    // The rest of the Seven Tag Roster; empty is written as PGN's "unknown" ("?", for the round "-").
    QString event;
    QString site;
    QString round;
    QDate date; // none: today
};

} // namespace game
