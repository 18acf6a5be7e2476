#pragma once
#include "core/chess/bitboard.h"
#include "core/record/comment.h"

#include <array>
#include <optional>
#include <vector>

namespace ui {

// Everything the board shows, and all it knows: the presenter fills it in, the widget draws it. The widget
// knows no rules; what may be played arrives as destinations.
struct BoardViewState {
    std::array<std::optional<chess::Piece>, 64> men{};
    chess::Color sideToMove = chess::Color::White;
    // Who may pick up men; neither when the board is only looked at.
    std::array<bool, 2> mayMove{true, true};
    // destinations[from]: squares a man on `from` may be dropped on (for castling the king's target and the
    // rook's square).
    std::array<chess::Bitboard, 64> destinations{};
    // Moves from `from` to these squares are promotions: the picker opens.
    std::array<chess::Bitboard, 64> promotions{};
    std::optional<std::pair<chess::Square, chess::Square>> lastMove;
    std::optional<chess::Square> check; // the king in check
    // Touched under the rule of touch-move: they must move, or be taken.
    chess::Bitboard touched;
    record::Markup markup;
};

} // namespace ui
