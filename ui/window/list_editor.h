#pragma once
#include "core/game/pgn_file.h"
#include "ui/window/added_files.h"
#include "ui/window/list_command.h"

#include <QUndoStack>

#include <map>

namespace ui {

class ActionRegistry;
class FileController;
class GameListPanel;
class Prompts;
class UndoController;

// Changes the list of games: removing, moving, copying and pasting, adding the games of other files. Every
// change can be undone under its name; what is not saved yet is none of its business.
class ListEditor : public QObject {
    Q_OBJECT
public:
    ListEditor(GameListPanel& list, FileController& files, UndoController& undo, ActionRegistry& actions,
               Prompts& prompts, QObject* parent = nullptr);

    // The file whose games are listed.
    void follow(game::PgnFile* file);
    void remove(const std::vector<std::size_t>& rows);
    void move(const std::vector<std::size_t>& rows, std::size_t before);
    // The selected games one row up (-1) or down, as the list shows them.
    void step(int step);
    void copy(const std::vector<std::size_t>& rows);
    void paste(const QString& text, std::size_t before);
    // A game that is on the board, behind the last one.
    void add(const record::Record& record);
    // One file after the other, each behind the last game.
    void addFiles(const QStringList& paths);
    void addFilesWithDialog(const QString& folder);
    // Files that were dropped on the list: opened or added, as the person says.
    void takeFiles(const QStringList& paths);

signals:
    void said(const QString& text);
    void openWanted(const QStringList& paths);

private:
    void connectList();
    void connectActions();
    void showActions();
    bool mayChange();
    bool mayMove();
    void insert(std::size_t before, std::unique_ptr<game::PgnFile> from);
    void insertAndSay(std::size_t before, std::unique_ptr<game::PgnFile> from);
    void take(std::unique_ptr<game::PgnFile> from, game::PgnFile* into);
    void loadNext();
    ListCommand::Changed changedBy(game::PgnFile* file);
    void shifted(game::PgnFile* file, const game::RowShift& shift);
    QUndoStack* stackOf(game::PgnFile* file);

    GameListPanel& m_list;
    FileController& m_files;
    UndoController& m_undo;
    ActionRegistry& m_actions;
    Prompts& m_prompts;
    game::PgnFile* m_file = nullptr;
    std::map<game::PgnFile*, std::unique_ptr<QUndoStack>> m_stacks;
    std::unique_ptr<game::PgnFile> m_reading; // a file whose games will be added
    QStringList m_waiting;                    // more of them
    AddedFiles m_added;                       // what became of those before
    std::optional<std::size_t>
        m_shownLeft;               // the game under review was taken out of its file, out of this row
    std::size_t m_showings = 0;    // of games for review, so far
    bool m_showsNeighbour = false; // so another one is shown
};

} // namespace ui
