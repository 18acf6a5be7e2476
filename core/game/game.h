#pragma once
#include "core/record/edit.h"

#include <QObject>
#include <QUndoStack>

namespace game {

// A record, a cursor in it and the position there: what board and move list show. All changes go through the
// undo stack. Signals come after the whole change is made: first what changed in the record, then where the
// cursor is.
class Game : public QObject {
    Q_OBJECT
public:
    explicit Game(QObject* parent = nullptr);

    const record::Record& record() const { return m_record; }
    record::NodeId current() const { return m_current; }
    const chess::Position& position() const { return m_position; }
    QUndoStack* undoStack() { return &m_undo; }

    // A new record on the table: the undo stack is emptied, the cursor goes to the root (or `at`).
    void setRecord(record::Record record, record::NodeId at = record::NodeId::Root);
    // A node that is not in the record is ignored.
    void goTo(record::NodeId node);
    // Navigation; false when there is nowhere to go.
    bool goNext();
    bool goPrevious();
    void goFirst();
    void goLast(); // the end of the line the cursor is in
    // Among the alternatives to the current move; inside a variation without any, among those to its first
    // move.
    bool goNextVariation();
    bool goPreviousVariation();

    // Applies the edit and puts its inverse on the undo stack; an edit that changes nothing leaves the stack
    // alone. `mergeKey` ≠ 0 lets edits of one thing in a row with the same key (typing) become one step.
    // `description` is the step's translated name, given by the ui. The cursor moves only when its node goes
    // away: to the nearest one left.
    tl::expected<record::NodeId, record::EditError> edit(const record::Edit& edit, const QString& description,
                                                         int mergeKey = 0);
    // Plays a legal move at the cursor: goes to the child if it is there, else adds it (last), and steps on
    // to it.
    tl::expected<record::NodeId, record::EditError> playMove(chess::Move move, const QString& description);
    // Changes the record outside the undo stack: while a game is being played its moves cannot be undone by
    // Ctrl+Z.
    tl::expected<record::NodeId, record::EditError> editWithoutUndo(const record::Edit& edit);

signals:
    void recordReplaced();                 // everything is new
    void treeChanged(record::NodeId near); // moves came, went or changed order among the children of `near`
    void nodeChanged(record::NodeId node); // comments or NAGs of one node
    void tagsChanged();
    void resultChanged();
    void unreadTailChanged();
    // Also sent with now = before when the position at the cursor changed under it (a move on the way was
    // mended).
    void currentChanged(record::NodeId now, record::NodeId before);

private:
    friend class EditCommand;
    struct Change;

    // Applies without telling anyone; the inverse and what to tell are returned.
    tl::expected<Change, record::EditError> change(const record::Edit& edit);
    void setCursor(record::NodeId node);
    void announce(const Change& change, record::NodeId before, bool positionChanged);
    tl::expected<record::NodeId, record::EditError> push(const record::Edit& edit, const QString& description,
                                                         int mergeKey, bool follow);
    bool goToSibling(int step);

    record::Record m_record;
    record::NodeId m_current = record::NodeId::Root;
    chess::Position m_position;
    QUndoStack m_undo;
};

} // namespace game
