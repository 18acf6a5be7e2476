#pragma once
#include "core/game/game.h"

#include <QUndoCommand>

namespace game {

// One step of the undo stack: the edit that would undo or redo it now, and where the cursor belongs on either
// side.
class EditCommand : public QUndoCommand {
public:
    struct Step {
        record::Edit made;
        record::Edit inverse;
        record::NodeId cursorBefore = record::NodeId::Root;
        record::NodeId cursorAfter = record::NodeId::Root;
        bool movesCursor = true; // false for tags and result: undoing them should not turn pages
    };
    // The edit has been applied already: the redo() that QUndoStack::push() calls does nothing.
    EditCommand(Game& game, Step step, const QString& description, int mergeKey);

    void undo() override;
    void redo() override;
    int id() const override { return m_mergeKey == 0 ? -1 : m_mergeKey; }
    bool mergeWith(const QUndoCommand* other) override;

private:
    // Applies `edit`, keeps its inverse in `other`, puts the cursor on `cursor`.
    void swap(record::Edit& edit, record::Edit& other, record::NodeId cursor);

    Game& m_game;
    Step m_step;
    int m_mergeKey;
    bool m_alreadyDone = true;
};

} // namespace game
