#include "core/game/edit_command.h"

#include "core/game/game_change.h"

namespace game {

namespace {

// Do both edits set the same thing, so that the second makes the first unnecessary?
struct SetsSameThing {
    bool operator()(const record::SetComments& a, const record::SetComments& b) const
    {
        return a.node == b.node && a.place == b.place;
    }
    bool operator()(const record::SetNags& a, const record::SetNags& b) const { return a.node == b.node; }
    bool operator()(const record::SetTags&, const record::SetTags&) const { return true; }
    bool operator()(const record::SetUnreadTail&, const record::SetUnreadTail&) const { return true; }
    bool operator()(const record::SetUnread& a, const record::SetUnread& b) const { return a.node == b.node; }
    template <typename A, typename B>
    bool operator()(const A&, const B&) const
    {
        return false;
    }
};

} // namespace

EditCommand::EditCommand(Game& game, Step step, const QString& description, int mergeKey)
    : QUndoCommand(description), m_game(game), m_step(std::move(step)), m_mergeKey(mergeKey)
{
}

void EditCommand::undo()
{
    swap(m_step.inverse, m_step.made, m_step.cursorBefore);
}

void EditCommand::redo()
{
    if (m_alreadyDone) {
        m_alreadyDone = false;
        return;
    }
    swap(m_step.made, m_step.inverse, m_step.cursorAfter);
}

void EditCommand::swap(record::Edit& edit, record::Edit& other, record::NodeId cursor)
{
    const auto before = m_game.current();
    auto changed = m_game.change(edit);
    if (!changed) {
        // The node went away by Game::editWithoutUndo(): nothing is left to undo, so the step leaves the
        // stack.
        setObsolete(true);
        return;
    }
    other = std::move(changed->inverse);
    if (m_step.movesCursor && m_game.record().contains(cursor))
        m_game.setCursor(cursor);
    m_game.announce(*changed, before, changed->positionMayDiffer);
}

bool EditCommand::mergeWith(const QUndoCommand* command)
{
    const auto* other = dynamic_cast<const EditCommand*>(command);
    if (!other || !std::visit(SetsSameThing{}, m_step.made, other->m_step.made))
        return false;
    m_step.made = other->m_step.made;
    m_step.cursorAfter = other->m_step.cursorAfter;
    setText(other->text());
    return true;
}

} // namespace game
