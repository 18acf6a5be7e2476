#pragma once
#include "core/chess/position.h"
#include "ui/board/board_view_state.h"

namespace ui {

// Between the rules and the board: a position becomes what the board shows, a gesture becomes a move.
class PositionPresenter {
public:
    struct Extras {
        std::optional<chess::Move> lastMove; // the move that led to the position
        record::Markup markup;
        std::array<bool, 2> mayMove{true, true};
    };

    static BoardViewState present(const chess::Position& position, const Extras& extras);
    // The legal move a gesture means, or nothing. Castling may be shown with the king's target or with the
    // rook's square; a promotion needs the man chosen.
    static std::optional<chess::Move> moveFor(const chess::Position& position, chess::Square from,
                                              chess::Square to, std::optional<chess::PieceType> promotion);
};

} // namespace ui
