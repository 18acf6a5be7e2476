#pragma once
#include "core/game/game.h"

#include <QPointer>

namespace ui {

class ActionRegistry;
class BoardColumn;
class FileController;
class ListController;

// Between the search in the list of games and the board: the position on the board is offered to it and
// sought by a key, and a game that was found opens at the position found.
class SearchController : public QObject {
    Q_OBJECT
public:
    SearchController(game::Game& review, ListController& lists, FileController& files, BoardColumn& column,
                     ActionRegistry& actions, QObject* parent = nullptr);
    // The game on the board now.
    void follow(game::Game& game);

private:
    void offerPosition();
    void seekPosition();
    void goToHit();

    game::Game& m_review;
    ListController& m_lists;
    FileController& m_files;
    BoardColumn& m_column;
    QPointer<game::Game> m_game;
};

} // namespace ui
