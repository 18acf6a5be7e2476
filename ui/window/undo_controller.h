#pragma once
#include "core/game/game.h"

#include <QPointer>

#include <map>
#include <vector>

namespace ui {

class ActionRegistry;

// One Undo and one Redo for the game under review and the list of games: whichever of the two was changed
// last comes first, under its name.
class UndoController : public QObject {
    Q_OBJECT
public:
    UndoController(game::Game& review, ActionRegistry& actions, QObject* parent = nullptr);

    // Changes of the game under review cannot be undone while another one is being played.
    void setReviewActive(bool active);
    // The changes of the games that are listed; none when nothing is.
    void setList(QUndoStack* list);
    void pushToList(QUndoCommand* command);
    void undo();
    void redo();
    void retranslate() { showActions(); }

signals:
    // What was undone or redone; nothing at a new change, which makes what was said before untrue.
    void said(const QString& text);

private:
    // Where the game under review stood when the list was changed.
    struct Moment {
        int game = 0; // which one: counted as they come on the table
        int index = 0;
    };
    int indexAt(int command) const;
    QUndoStack* toUndo() const;
    QUndoStack* toRedo() const;
    void forgetRedo(QUndoStack* stack);
    void showActions();

    game::Game& m_review;
    ActionRegistry& m_actions;
    QPointer<QUndoStack> m_list;
    std::map<QUndoStack*, std::vector<Moment>> m_moments; // of each command
    int m_game = 0;
    int m_lastIndex = 0;
    bool m_reviewActive = false;
    bool m_stepping = false; // undoing or redoing, not changing anything new
};

} // namespace ui
