#include "ui/window/game_navigation.h"

#include "ui/actions/action_registry.h"
#include "ui/window/opening_line.h"

namespace ui {

using game::Game;

GameNavigation::GameNavigation(ActionRegistry& actions, OpeningLine& opening, QObject* parent)
    : QObject(parent), m_actions(actions), m_opening(opening)
{
    const auto on = [this](ActionId id, void (*go)(Game&)) {
        connect(m_actions.action(id), &QAction::triggered, this, [this, go] {
            if (m_game)
                go(*m_game);
        });
    };
    on(ActionId::First, [](Game& game) { game.goFirst(); });
    on(ActionId::Previous, [](Game& game) { game.goPrevious(); });
    on(ActionId::Next, [](Game& game) { game.goNext(); });
    on(ActionId::Last, [](Game& game) { game.goLast(); });
    on(ActionId::NextVariation, [](Game& game) { game.goNextVariation(); });
    on(ActionId::PreviousVariation, [](Game& game) { game.goPreviousVariation(); });
}

void GameNavigation::follow(Game& game)
{
    if (m_game)
        disconnect(m_game, nullptr, this, nullptr);
    m_game = &game;
    connect(m_game, &Game::currentChanged, this, &GameNavigation::show);
    connect(m_game, &Game::treeChanged, this, &GameNavigation::show);
    connect(m_game, &Game::recordReplaced, this, &GameNavigation::show);
    show();
}

void GameNavigation::show()
{
    const bool before = m_game->current() != record::NodeId::Root;
    const bool after = m_game->record().mainChild(m_game->current()) != record::NodeId::None;
    for (const ActionId id : {ActionId::First, ActionId::Previous})
        m_actions.action(id)->setEnabled(before);
    for (const ActionId id : {ActionId::Next, ActionId::Last})
        m_actions.action(id)->setEnabled(after);
    m_opening.setPath(m_game->record().keysTo(m_game->current()));
}

} // namespace ui
