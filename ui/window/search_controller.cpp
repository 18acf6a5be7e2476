#include "ui/window/search_controller.h"

#include "ui/actions/action_registry.h"
#include "ui/database/game_list_panel.h"
#include "ui/database/search_panel.h"
#include "ui/window/board_column.h"
#include "ui/window/file_controller.h"
#include "ui/window/list_controller.h"

namespace ui {

using game::Game;

SearchController::SearchController(Game& review, ListController& lists, FileController& files,
                                   BoardColumn& column, ActionRegistry& actions, QObject* parent)
    : QObject(parent), m_review(review), m_lists(lists), m_files(files), m_column(column)
{
    connect(actions.action(ActionId::FindGames), &QAction::triggered, this,
            [this] { m_lists.show().beginSearch(); });
    connect(actions.action(ActionId::FindPosition), &QAction::triggered, this,
            &SearchController::seekPosition);
    connect(&m_lists, &ListController::listMade, this, &SearchController::offerPosition);
    connect(&m_files, &FileController::gameShown, this, &SearchController::goToHit);
}

void SearchController::follow(Game& game)
{
    if (m_game)
        disconnect(m_game, nullptr, this, nullptr);
    m_game = &game;
    connect(m_game, &Game::currentChanged, this, &SearchController::offerPosition);
    connect(m_game, &Game::recordReplaced, this, &SearchController::offerPosition);
    offerPosition();
}

void SearchController::offerPosition()
{
    if (m_lists.list() && m_game)
        m_lists.list()->searchPanel()->setBoardPosition(m_game->position());
}

void SearchController::seekPosition()
{
    if (!m_files.listed()) {
        m_column.say(tr("Open a file of games first; then the games with this position can be found in it."));
        return;
    }
    m_lists.show().seek(m_game->position());
}

void SearchController::goToHit()
{
    const auto row = m_files.shownRow();
    if (!row || !m_lists.list())
        return;
    const auto& search = m_lists.list()->model()->search();
    if (!search.isActive() || !search.isHit(*row))
        return;
    if (const auto node = search.find(m_review.record()))
        m_review.goTo(*node);
}

} // namespace ui
