#include "ui/notation/move_step.h"

namespace ui {

void step(game::Game& game, MoveStep where)
{
    switch (where) {
    case MoveStep::First:
        game.goFirst();
        break;
    case MoveStep::Previous:
        game.goPrevious();
        break;
    case MoveStep::Next:
        game.goNext();
        break;
    case MoveStep::Last:
        game.goLast();
        break;
    case MoveStep::NextVariation:
        game.goNextVariation();
        break;
    case MoveStep::PreviousVariation:
        game.goPreviousVariation();
        break;
    }
}

} // namespace ui
