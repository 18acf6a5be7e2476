#pragma once
#include "core/game/pgn_save.h"

namespace ui {

// Saves a large file in a thread of its own while the window goes on drawing and clocks go on running; the
// hand of the user waits, and after a moment sees how far it is and may give it up. Small files are written
// at once.
tl::expected<game::SaveResult, game::FileError> writeInBackground(game::SaveJob& job);

} // namespace ui
