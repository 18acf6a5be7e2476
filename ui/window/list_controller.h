#pragma once
#include <QObject>

namespace game {
class PgnFile;
}

namespace ui {

class ActionRegistry;
class FileController;
class GameListPanel;
class WindowLayout;

// Between the list of games and the files: which list is shown, which game is on the board, what is opened.
// The list is made when there is something to list: whoever only plays never waits for it.
class ListController : public QObject {
    Q_OBJECT
public:
    ListController(FileController& files, ActionRegistry& actions, WindowLayout& layout,
                   QObject* parent = nullptr);
    // Null until a file was opened.
    GameListPanel* list() const { return m_list; }
    // Brings the list into sight.
    GameListPanel& show();

signals:
    void listMade(ui::GameListPanel* list);

private:
    GameListPanel& madeList();
    void showFile(game::PgnFile* file);
    void offer();
    void openNeighbour(int step);

    FileController& m_files;
    ActionRegistry& m_actions;
    WindowLayout& m_layout;
    GameListPanel* m_list = nullptr;
    bool m_offered = false; // the list of this file
};

} // namespace ui
