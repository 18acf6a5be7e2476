#pragma once
#include "core/game/game.h"

namespace ui {

class ActionRegistry;
class OpeningLine;

// Steps through whichever game is on the board, and names its opening.
class GameNavigation : public QObject {
    Q_OBJECT
public:
    GameNavigation(ActionRegistry& actions, OpeningLine& opening, QObject* parent = nullptr);
    void follow(game::Game& game);

private:
    void show();

    ActionRegistry& m_actions;
    OpeningLine& m_opening;
    game::Game* m_game = nullptr;
};

} // namespace ui
