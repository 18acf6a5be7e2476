#pragma once
#include "core/game/game.h"
#include "ui/notation/move_list_view.h"

namespace ui {

// The moves of the game being played: to be looked at, not to be changed.
class PlayMoves : public MoveListView {
    Q_OBJECT
public:
    explicit PlayMoves(game::Game& game, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void step(MoveStep where);
    game::Game& m_game;
};

} // namespace ui
