#pragma once
#include "core/chess/position.h"
#include "ui/sound/sound.h"

#include <chrono>

namespace ui {

// The one sound of a move: the end of the game says more than a check, a check more than a capture.
Sound soundOfMove(const chess::Position& before, chess::Move move, bool gameOver);

// Says when a player is to be warned: once as the time comes down to the limit, and again only after it has
// been well above it (an increment that hovers at the limit does not ring at every move).
class LowTimeAlarm {
public:
    explicit LowTimeAlarm(std::chrono::milliseconds limit) : m_limit(limit) {}

    // True when the warning for `side` is due at this remaining time.
    bool ringsAt(chess::Color side, std::chrono::milliseconds remaining);

private:
    std::chrono::milliseconds m_limit;
    // A side is armed only after it was seen above the limit: a game of ten seconds does not begin with a
    // warning.
    std::array<bool, 2> m_armed{};
};

} // namespace ui
