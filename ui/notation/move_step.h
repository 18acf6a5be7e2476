#pragma once
#include "core/game/game.h"

#include <cstdint>

namespace ui {

// Where the reader wants to go from the current move.
enum class MoveStep : std::uint8_t { First, Previous, Next, Last, NextVariation, PreviousVariation };

// Goes there; at an end nothing happens.
void step(game::Game& game, MoveStep where);

} // namespace ui
