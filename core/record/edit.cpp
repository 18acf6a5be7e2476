#include "core/record/edit.h"

#include "core/notation/result.h"

#include <algorithm>
#include <utility>

namespace record {

namespace {

using Outcome = tl::expected<Applied, EditError>;

bool isPlayable(const chess::Position& position, chess::Move move)
{
    return move.isNull() ? position.canPass() : position.isLegal(move);
}

std::size_t placeIn(const std::vector<NodeId>& children, int index)
{
    return index < 0 ? children.size() : std::min(std::size_t(index), children.size());
}

int indexOf(const std::vector<NodeId>& children, NodeId id)
{
    return int(std::find(children.begin(), children.end(), id) - children.begin());
}

std::vector<std::string>& commentsAt(Node& node, CommentPlace place)
{
    switch (place) {
    case CommentPlace::Before:
        return node.commentsBefore;
    case CommentPlace::AfterVariation:
        return node.commentsAfterVariation;
    case CommentPlace::After:
        break;
    }
    return node.commentsAfter;
}

// Applies one edit and gives back its inverse; a failed edit has changed nothing.
class TreeEditor {
public:
    explicit TreeEditor(Record& record) : m_record(record) {}

    Outcome operator()(const AddMove& edit)
    {
        if (!m_record.contains(edit.parent))
            return tl::unexpected(EditError::NoSuchNode);
        if (!isPlayable(m_record.positionAt(edit.parent), edit.move))
            return tl::unexpected(EditError::IllegalMove);
        const NodeId id = m_record.add(edit.parent, edit.move);
        place(id, edit.index);
        return Applied{RemoveSubtree{id}, id};
    }

    Outcome operator()(const RemoveSubtree& edit)
    {
        if (const auto error = checkMove(edit.node))
            return tl::unexpected(*error);
        Node& node = m_record.node(edit.node);
        auto& siblings = m_record.node(node.parent).children;
        const int index = indexOf(siblings, edit.node);
        siblings.erase(siblings.begin() + index);
        node.attached = false;
        return Applied{RestoreSubtree{edit.node, index}, node.parent};
    }

    Outcome operator()(const RestoreSubtree& edit)
    {
        if (!isRestorable(edit.node))
            return tl::unexpected(EditError::NotRestorable);
        Node& node = m_record.node(edit.node);
        node.attached = true;
        m_record.node(node.parent).children.push_back(edit.node);
        place(edit.node, edit.index);
        return Applied{RemoveSubtree{edit.node}, edit.node};
    }

    Outcome operator()(const MoveChild& edit)
    {
        if (const auto error = checkMove(edit.node))
            return tl::unexpected(*error);
        const int oldIndex = indexOf(siblingsOf(edit.node), edit.node);
        place(edit.node, edit.newIndex);
        return Applied{MoveChild{edit.node, oldIndex}, edit.node};
    }

    Outcome operator()(const ReplaceMove& edit)
    {
        if (const auto error = checkMove(edit.node))
            return tl::unexpected(*error);
        Node& node = m_record.node(edit.node);
        if (!isPlayable(m_record.positionAt(node.parent), edit.move))
            return tl::unexpected(EditError::IllegalMove);
        return Applied{ReplaceMove{edit.node, std::exchange(node.move, edit.move)}, edit.node};
    }

    Outcome operator()(const SetComments& edit)
    {
        if (!m_record.contains(edit.node))
            return tl::unexpected(EditError::NoSuchNode);
        auto& comments = commentsAt(m_record.node(edit.node), edit.place);
        return Applied{SetComments{edit.node, edit.place, std::exchange(comments, edit.comments)}, edit.node};
    }

    Outcome operator()(const SetNags& edit)
    {
        if (!m_record.contains(edit.node))
            return tl::unexpected(EditError::NoSuchNode);
        return Applied{SetNags{edit.node, std::exchange(m_record.node(edit.node).nags, edit.nags)},
                       edit.node};
    }

    Outcome operator()(const SetTags& edit)
    {
        return Applied{SetTags{std::exchange(m_record.tags(), edit.tags)}, NodeId::Root};
    }

    Outcome operator()(const SetResult& edit)
    {
        const Tags oldTags = m_record.tags();
        const chess::Result oldResult = m_record.result();
        m_record.setResult(edit.result);
        if (!edit.withTag)
            return Applied{SetResult{oldResult, false}, NodeId::Root};
        m_record.tags().set("Result", notation::resultText(edit.result));
        return Applied{EditSequence{{SetResult{oldResult, false}, SetTags{oldTags}}}, NodeId::Root};
    }

    Outcome operator()(const SetUnreadTail& edit)
    {
        SetUnreadTail inverse{m_record.unreadTail()};
        m_record.setUnreadTail(edit.text);
        return Applied{inverse, m_record.endOfLine(NodeId::Root)};
    }

    Outcome operator()(const SetUnread& edit)
    {
        if (!m_record.contains(edit.node))
            return tl::unexpected(EditError::NoSuchNode);
        Node& node = m_record.node(edit.node);
        SetUnread inverse{edit.node, std::exchange(node.unreadPieces, edit.pieces),
                          std::exchange(node.unreadTail, edit.tail)};
        return Applied{inverse, edit.node};
    }

    Outcome operator()(const EditSequence& sequence)
    {
        EditSequence inverse;
        NodeId touched = NodeId::Root;
        for (const Edit& edit : sequence.edits) {
            auto applied = record::apply(m_record, edit);
            if (!applied) {
                undo(inverse);
                return tl::unexpected(applied.error());
            }
            inverse.edits.push_back(std::move(applied->inverse));
            touched = applied->touched;
        }
        std::reverse(inverse.edits.begin(), inverse.edits.end());
        return Applied{std::move(inverse), touched};
    }

private:
    std::vector<NodeId>& siblingsOf(NodeId id) { return m_record.node(m_record.node(id).parent).children; }

    // Brings a child to its place among its siblings; -1 is the last.
    void place(NodeId id, int index)
    {
        auto& siblings = siblingsOf(id);
        siblings.erase(std::find(siblings.begin(), siblings.end(), id));
        siblings.insert(siblings.begin() + std::ptrdiff_t(placeIn(siblings, index)), id);
    }

    std::optional<EditError> checkMove(NodeId id) const
    {
        if (!m_record.contains(id))
            return EditError::NoSuchNode;
        return id == NodeId::Root ? std::optional(EditError::RootCannotChange) : std::nullopt;
    }

    bool isRestorable(NodeId id) const
    {
        return m_record.wasEver(id) && !m_record.node(id).attached &&
               m_record.contains(m_record.node(id).parent);
    }

    void undo(EditSequence& inverses)
    {
        while (!inverses.edits.empty()) {
            record::apply(m_record, inverses.edits.back());
            inverses.edits.pop_back();
        }
    }

    Record& m_record;
};

} // namespace

tl::expected<Applied, EditError> apply(Record& record, const Edit& edit)
{
    return std::visit(TreeEditor(record), edit);
}

namespace {

// The first move of the variation that holds the node: its nearest ancestor or self that is not a first
// child.
NodeId variationStart(const Record& record, NodeId id)
{
    while (id != NodeId::Root && record.mainChild(record.node(id).parent) == id)
        id = record.node(id).parent;
    return id;
}

int childIndex(const Record& record, NodeId id)
{
    return indexOf(record.node(record.node(id).parent).children, id);
}

} // namespace

Edit promoteVariation(const Record& record, NodeId node)
{
    const NodeId start = variationStart(record, node);
    if (start == NodeId::Root)
        return EditSequence{};
    return EditSequence{{MoveChild{start, childIndex(record, start) - 1}}};
}

Edit makeMainLine(const Record& record, NodeId node)
{
    EditSequence sequence;
    for (NodeId at = variationStart(record, node); at != NodeId::Root;
         at = variationStart(record, record.node(at).parent))
        sequence.edits.push_back(MoveChild{at, 0});
    return sequence;
}

Edit demoteVariation(const Record& record, NodeId node)
{
    // In a main line there is no variation start: the nearest fork above decides what goes down.
    NodeId at = variationStart(record, node);
    if (at == NodeId::Root) {
        at = node;
        while (at != NodeId::Root && record.node(record.node(at).parent).children.size() < 2)
            at = record.node(at).parent;
    }
    if (at == NodeId::Root ||
        childIndex(record, at) + 1 == int(record.node(record.node(at).parent).children.size()))
        return EditSequence{};
    return EditSequence{{MoveChild{at, childIndex(record, at) + 1}}};
}

Edit truncateAfter(const Record& record, NodeId node)
{
    EditSequence sequence;
    for (const NodeId child : record.node(node).children)
        sequence.edits.push_back(RemoveSubtree{child});
    return sequence;
}

namespace {

void clearNode(const Record& record, NodeId id, EditSequence& sequence)
{
    const Node& node = record.node(id);
    if (!node.commentsBefore.empty())
        sequence.edits.push_back(SetComments{id, CommentPlace::Before, {}});
    if (!node.commentsAfter.empty())
        sequence.edits.push_back(SetComments{id, CommentPlace::After, {}});
    if (!node.commentsAfterVariation.empty())
        sequence.edits.push_back(SetComments{id, CommentPlace::AfterVariation, {}});
    if (!node.nags.empty())
        sequence.edits.push_back(SetNags{id, {}});
    for (std::size_t i = 1; i < node.children.size(); ++i)
        sequence.edits.push_back(RemoveSubtree{node.children[i]});
}

} // namespace

Edit removeAnnotations(const Record& record)
{
    EditSequence sequence;
    for (NodeId id = NodeId::Root; id != NodeId::None; id = record.mainChild(id))
        clearNode(record, id, sequence);
    return sequence;
}

} // namespace record
