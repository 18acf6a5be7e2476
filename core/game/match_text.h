#pragma once
#include "core/game/match.h"

namespace game {

// A match as the journal keeps it: terms, score, and the game to be played now.
std::string toText(const Match& match);
// Nothing when the text is not one that toText() has written.
std::optional<Match> matchFromText(std::string_view text, Match::Lot lot = Match::randomLot);

} // namespace game
