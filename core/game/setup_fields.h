#pragma once
#include "core/game/fields.h"
#include "core/game/game_setup.h"

namespace game {

// What a game begins with as fields, but for its starting position.
void putSetup(Fields& fields, const GameSetup& setup);
// Nothing when a clock cannot be understood.
std::optional<GameSetup> readSetup(const Fields& fields);

} // namespace game
