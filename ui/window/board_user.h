#pragma once
#include "core/chess/position.h"
#include "core/game/clock.h"
#include "core/record/comment.h"

#include <QString>

#include <optional>

namespace ui {

// Whoever the board works for just now: the game being played or the game under review.
class BoardUser {
public:
    virtual ~BoardUser() = default;
    virtual const chess::Position& position() const = 0;
    // Plays a legal move; `when` is the moment of the gesture. A refusal in words, empty when it was played.
    virtual QString play(chess::Move move, game::TimePoint when) = 0;
    // A gesture that somebody has to judge though it may be no legal move (touch-move, penalties, claims):
    // what there is to say, or nothing when it is to be taken as usual. `promotion` as in BoardWidget.
    virtual std::optional<QString> takeGesture(chess::Square /*from*/, chess::Square /*to*/,
                                               std::optional<chess::PieceType> /*promotion*/,
                                               game::TimePoint /*when*/)
    {
        return std::nullopt;
    }
    // Why nothing can be played now ("The game is paused."), or empty.
    virtual QString whyClosed() const = 0;
    virtual void step(int plies) = 0;
    virtual void setMarkup(const record::Markup& markup) = 0;
    // A key of a sign ("!", "+"), or "" to take the signs away. False: moves are not signed here.
    virtual bool typeSign(const QString& key) = 0;
};

} // namespace ui
