#include "ui/window/list_controller.h"

#include "ui/actions/action_registry.h"
#include "ui/database/game_list_panel.h"
#include "ui/window/file_controller.h"
#include "ui/window/list_keys.h"
#include "ui/window/window_layout.h"

#include <QTableView>

namespace ui {

ListController::ListController(FileController& files, ActionRegistry& actions, WindowLayout& layout,
                               QObject* parent)
    : QObject(parent), m_files(files), m_actions(actions), m_layout(layout)
{
    connect(&m_files, &FileController::listChanged, this, &ListController::showFile);
    connect(&m_files, &FileController::stateChanged, this, [this] {
        if (m_list)
            m_list->setCurrentGame(m_files.shownRow());
    });
    for (const ActionId id :
         {ActionId::AddGames, ActionId::AddToFile, ActionId::CopyGames, ActionId::PasteGames,
          ActionId::RemoveGames, ActionId::MoveGamesUp, ActionId::MoveGamesDown, ActionId::FindDoubles})
        m_actions.action(id)->setEnabled(false); // until there is a list
    connect(m_actions.action(ActionId::GameList), &QAction::triggered, this, [this](bool shown) {
        madeList();
        m_layout.showList(shown);
    });
    connect(m_actions.action(ActionId::PreviousGame), &QAction::triggered, this,
            [this] { openNeighbour(-1); });
    connect(m_actions.action(ActionId::NextGame), &QAction::triggered, this, [this] { openNeighbour(+1); });
}

GameListPanel& ListController::madeList()
{
    if (m_list)
        return *m_list;
    m_list = new GameListPanel;
    m_list->setObjectName(QStringLiteral("gameList"));
    m_list->table()->installEventFilter(new ListKeys(m_list));
    connect(m_list, &GameListPanel::gameActivated, &m_files, &FileController::showRow);
    m_layout.placeList(m_list);
    m_actions.insertMenuAfter(ActionId::GameList, MenuId::View, m_list->columnsMenu());
    emit listMade(m_list);
    return *m_list;
}

GameListPanel& ListController::show()
{
    auto& list = madeList();
    m_actions.action(ActionId::GameList)->setChecked(true);
    m_layout.showList(true);
    return list;
}

void ListController::showFile(game::PgnFile* file)
{
    if (file || m_list)
        madeList().setFile(file);
    m_actions.action(ActionId::GameList)->setChecked(false);
    m_layout.showList(false);
    if (!file)
        return;
    m_offered = false;
    connect(file, &game::PgnFile::rowsAdded, this, &ListController::offer, Qt::UniqueConnection);
    connect(file, &game::PgnFile::loaded, this, &ListController::offer, Qt::UniqueConnection);
    connect(file, &game::PgnFile::rowsShifted, this, &ListController::offer, Qt::UniqueConnection);
    offer();
}

// A list comes by itself when there is something to choose: one game has all the room. Whoever hides it then
// has his will.
void ListController::offer()
{
    const game::PgnFile* file = m_files.listed();
    if (!file || m_offered)
        return;
    const std::size_t games = file->index().size();
    if (games == 1 || (games == 0 && file->isLoading()))
        return;
    m_offered = true;
    show();
}

void ListController::openNeighbour(int step)
{
    if (const auto row = m_list ? m_list->neighbour(step) : std::nullopt)
        m_files.showRow(*row);
}

} // namespace ui
