#pragma once
#include "core/chess/position.h"
#include "core/notation/piece_letters.h"

namespace notation {

// The letters that a game is written in (N6): those with which most of these moves, without move signs, can
// be played one after the other from the start. Where several do equally well, the first of
// allPieceLetters(), so English before all.
const PieceLetters& detectLetters(const chess::Position& start, std::span<const std::string_view> moves);

} // namespace notation
