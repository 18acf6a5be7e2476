#pragma once

namespace game {
class PgnFile;
}

namespace ui {

// Is it a picture, a letter or anything else that is nobody's game? Only its first games are looked at.
bool holdsNoGame(const game::PgnFile& file);

} // namespace ui
