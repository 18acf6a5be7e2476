#include "core/game/game.h"

#include "core/game/edit_command.h"
#include "core/game/game_change.h"

#include <algorithm>

namespace game {

using record::NodeId;

namespace {

void addOnce(std::vector<NodeId>& list, NodeId node)
{
    if (std::find(list.begin(), list.end(), node) == list.end())
        list.push_back(node);
}

// Writes down whom an edit concerns. Asked before the edit is applied, when the nodes to be removed are still
// there, and again of its inverse afterwards, when those that it added are.
template <typename Change>
class Concern {
public:
    Concern(const record::Record& record, Change& change) : m_record(record), m_change(change) {}

    void operator()(const record::AddMove& e) { addOnce(m_change.treeNear, e.parent); }
    void operator()(const record::RemoveSubtree& e) { parentOf(e.node); }
    void operator()(const record::RestoreSubtree& e) { parentOf(e.node); }
    void operator()(const record::MoveChild& e) { parentOf(e.node); }
    void operator()(const record::ReplaceMove& e)
    {
        parentOf(e.node);
        m_change.positionMayDiffer = true;
    }
    void operator()(const record::SetComments& e) { addOnce(m_change.nodesChanged, e.node); }
    void operator()(const record::SetNags& e) { addOnce(m_change.nodesChanged, e.node); }
    void operator()(const record::SetUnread& e) { addOnce(m_change.nodesChanged, e.node); }
    void operator()(const record::SetTags&) { m_change.tags = true; }
    void operator()(const record::SetResult&) { m_change.result = true; }
    void operator()(const record::SetUnreadTail&) { m_change.tail = true; }
    void operator()(const record::EditSequence& e)
    {
        for (const auto& part : e.edits)
            std::visit(*this, part);
    }

private:
    void parentOf(NodeId node)
    {
        if (m_record.contains(node) && node != NodeId::Root)
            addOnce(m_change.treeNear, m_record.node(node).parent);
    }
    const record::Record& m_record;
    Change& m_change;
};

// Would the edit leave the record as it is?
struct ChangesNothing {
    const record::Record& record;
    bool operator()(const record::SetComments& e) const
    {
        if (!record.contains(e.node))
            return false;
        const auto& n = record.node(e.node);
        switch (e.place) {
        case record::CommentPlace::Before:
            return e.comments == n.commentsBefore;
        case record::CommentPlace::After:
            return e.comments == n.commentsAfter;
        case record::CommentPlace::AfterVariation:
            return e.comments == n.commentsAfterVariation;
        }
        return false;
    }
    bool operator()(const record::SetNags& e) const
    {
        return record.contains(e.node) && record.node(e.node).nags == e.nags;
    }
    bool operator()(const record::SetTags& e) const { return record.tags() == e.tags; }
    bool operator()(const record::SetResult& e) const { return !e.withTag && record.result() == e.result; }
    bool operator()(const record::SetUnreadTail& e) const { return record.unreadTail() == e.text; }
    bool operator()(const record::EditSequence& e) const
    {
        return std::all_of(e.edits.begin(), e.edits.end(),
                           [this](const auto& part) { return std::visit(*this, part); });
    }
    template <typename E>
    bool operator()(const E&) const
    {
        return false;
    }
};

} // namespace

Game::Game(QObject* parent) : QObject(parent) {}

void Game::setRecord(record::Record record, NodeId at)
{
    m_record = std::move(record);
    setCursor(m_record.contains(at) ? at : NodeId::Root);
    m_undo.clear();
    emit recordReplaced();
}

void Game::setCursor(NodeId node)
{
    if (node != NodeId::Root && m_record.node(node).parent == m_current && m_record.contains(m_current))
        m_position.play(m_record.node(node).move);
    else
        m_position = m_record.positionAt(node);
    m_current = node;
}

void Game::goTo(NodeId node)
{
    if (node == m_current || !m_record.contains(node))
        return;
    const auto before = m_current;
    setCursor(node);
    emit currentChanged(m_current, before);
}

bool Game::goNext()
{
    const auto next = m_record.mainChild(m_current);
    goTo(next);
    return next != NodeId::None;
}

bool Game::goPrevious()
{
    if (m_current == NodeId::Root)
        return false;
    goTo(m_record.node(m_current).parent);
    return true;
}

void Game::goFirst()
{
    goTo(NodeId::Root);
}

void Game::goLast()
{
    goTo(m_record.endOfLine(m_current));
}

bool Game::goToSibling(int step)
{
    for (auto node = m_current; node != NodeId::Root; node = m_record.node(node).parent) {
        const auto& siblings = m_record.node(m_record.node(node).parent).children;
        if (siblings.size() < 2)
            continue;
        const auto at = std::find(siblings.begin(), siblings.end(), node) - siblings.begin() + step;
        // On the way up only the head of the line is asked: a line goes on with its first children.
        if (node != m_current && at - step == 0)
            continue;
        if (at < 0 || at >= std::ptrdiff_t(siblings.size()))
            return false;
        goTo(siblings[std::size_t(at)]);
        return true;
    }
    return false;
}

bool Game::goNextVariation()
{
    return goToSibling(+1);
}

bool Game::goPreviousVariation()
{
    return goToSibling(-1);
}

tl::expected<Game::Change, record::EditError> Game::change(const record::Edit& edit)
{
    Change change;
    std::visit(Concern(m_record, change), edit);
    const auto path = m_record.pathTo(m_current);
    auto applied = record::apply(m_record, edit);
    if (!applied)
        return tl::unexpected(applied.error());
    std::visit(Concern(m_record, change), applied->inverse);
    change.inverse = std::move(applied->inverse);
    change.touched = applied->touched;
    const auto left =
        std::find_if(path.rbegin(), path.rend(), [this](NodeId n) { return m_record.contains(n); });
    if (!m_record.contains(m_current))
        m_current = left == path.rend() ? NodeId::Root : *left;
    if (!change.treeNear.empty())
        m_position = m_record.positionAt(m_current);
    std::erase_if(change.treeNear, [this](NodeId n) { return !m_record.contains(n); });
    std::erase_if(change.nodesChanged, [this](NodeId n) { return !m_record.contains(n); });
    return change;
}

void Game::announce(const Change& change, NodeId before, bool positionChanged)
{
    for (const auto node : change.treeNear)
        emit treeChanged(node);
    for (const auto node : change.nodesChanged)
        emit nodeChanged(node);
    if (change.tags)
        emit tagsChanged();
    if (change.result)
        emit resultChanged();
    if (change.tail)
        emit unreadTailChanged();
    if (before != m_current || positionChanged)
        emit currentChanged(m_current, before);
}

tl::expected<NodeId, record::EditError> Game::push(const record::Edit& edit, const QString& description,
                                                   int mergeKey, bool follow)
{
    if (std::visit(ChangesNothing{m_record}, edit))
        return m_current;
    const auto before = m_current;
    auto changed = change(edit);
    if (!changed)
        return tl::unexpected(changed.error());
    if (follow)
        setCursor(changed->touched);
    EditCommand::Step step{edit, changed->inverse, before, m_current, changed->concernsTree()};
    m_undo.push(new EditCommand(*this, std::move(step), description, mergeKey));
    announce(*changed, before, changed->positionMayDiffer);
    return changed->touched;
}

tl::expected<NodeId, record::EditError> Game::edit(const record::Edit& edit, const QString& description,
                                                   int mergeKey)
{
    return push(edit, description, mergeKey, false);
}

tl::expected<NodeId, record::EditError> Game::playMove(chess::Move move, const QString& description)
{
    if (const auto child = m_record.child(m_current, move); child != NodeId::None) {
        goTo(child);
        return child;
    }
    return push(record::AddMove{m_current, move}, description, 0, true);
}

tl::expected<NodeId, record::EditError> Game::editWithoutUndo(const record::Edit& edit)
{
    const auto before = m_current;
    const auto changed = change(edit);
    if (!changed)
        return tl::unexpected(changed.error());
    announce(*changed, before, changed->positionMayDiffer);
    return changed->touched;
}

} // namespace game
