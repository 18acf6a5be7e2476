#pragma once
#include "core/chess/types.h"

#include <QString>

#include <optional>

namespace ui {

// "white knight", in the interface's language.
QString manName(chess::Piece man);
// "e4, white knight" or "e4, empty", in the interface's language.
QString squareName(chess::Square square, std::optional<chess::Piece> man);
// The key that picks that man for a promotion, from its initial in the interface's language.
int promotionKey(chess::PieceType type);
QString promotionInitial(chess::PieceType type);

} // namespace ui
