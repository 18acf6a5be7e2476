#pragma once
#include "core/game/clock.h"

#include <QString>

namespace ui::text {

// "5 minutes each, plus 3 seconds a move"; "No clock".
QString timeControl(const game::TimeControl& control);
// One side's part of it: "40 moves in 90 minutes, then 30 minutes, plus 30 seconds a move".
QString sideControl(const game::SideControl& side);
// "1 hour 30 minutes", "45 seconds", "1.5 seconds".
QString duration(game::Milliseconds time);
// A clock's face: "04:51", "1:04:51", below 20 s "0:19.4" (with the decimal sign of the language). Rounded
// up, so that it shows zero only when the flag has fallen (C5).
QString clockFace(game::Milliseconds remaining);
// How long until clockFace() of a running clock changes.
game::Milliseconds untilFaceChanges(game::Milliseconds remaining);
// For a screen reader: "4 minutes 51 seconds left".
QString clockSpoken(game::Milliseconds remaining);

} // namespace ui::text
