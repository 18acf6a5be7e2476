#include "core/record/record.h"

#include <algorithm>

namespace record {

Record::Record() : m_nodes(1) {}

Record::Record(const chess::Position& start) : m_nodes(1), m_start(start) {}

bool Record::contains(NodeId id) const
{
    while (id != NodeId::Root) {
        if (std::size_t(id) >= m_nodes.size() || !node(id).attached)
            return false;
        id = node(id).parent;
    }
    return true;
}

NodeId Record::add(NodeId parent, chess::Move move)
{
    const auto id = NodeId(m_nodes.size());
    Node& added = m_nodes.emplace_back();
    added.parent = parent;
    added.move = move;
    node(parent).children.push_back(id);
    return id;
}

NodeId Record::mainChild(NodeId id) const
{
    const auto& children = node(id).children;
    return children.empty() ? NodeId::None : children.front();
}

NodeId Record::child(NodeId id, chess::Move move) const
{
    for (const NodeId c : node(id).children) {
        if (node(c).move == move)
            return c;
    }
    return NodeId::None;
}

NodeId Record::endOfLine(NodeId id) const
{
    while (!node(id).children.empty())
        id = node(id).children.front();
    return id;
}

bool Record::isMainLine(NodeId id) const
{
    for (; id != NodeId::Root; id = node(id).parent) {
        if (mainChild(node(id).parent) != id)
            return false;
    }
    return true;
}

bool Record::isAncestorOrSelf(NodeId ancestor, NodeId id) const
{
    while (id != ancestor && id != NodeId::Root)
        id = node(id).parent;
    return id == ancestor;
}

int Record::ply(NodeId id) const
{
    int plies = 0;
    for (; id != NodeId::Root; id = node(id).parent)
        ++plies;
    return plies;
}

std::vector<NodeId> Record::mainLine() const
{
    std::vector<NodeId> line;
    for (NodeId id = mainChild(NodeId::Root); id != NodeId::None; id = mainChild(id))
        line.push_back(id);
    return line;
}

std::vector<NodeId> Record::pathTo(NodeId id) const
{
    std::vector<NodeId> path;
    for (; id != NodeId::Root; id = node(id).parent)
        path.push_back(id);
    std::reverse(path.begin(), path.end());
    return path;
}

chess::Position Record::positionAt(NodeId id) const
{
    chess::Position position = m_start;
    for (const NodeId step : pathTo(id))
        position.play(node(step).move);
    return position;
}

std::vector<std::uint64_t> Record::keysTo(NodeId id) const
{
    chess::Position position = m_start;
    std::vector<std::uint64_t> keys{position.key()};
    for (const NodeId step : pathTo(id)) {
        position.play(node(step).move);
        keys.push_back(position.key());
    }
    return keys;
}

std::size_t Record::liveNodeCount() const
{
    std::size_t count = 0;
    std::vector<NodeId> open{NodeId::Root};
    while (!open.empty()) {
        const NodeId id = open.back();
        open.pop_back();
        ++count;
        open.insert(open.end(), node(id).children.begin(), node(id).children.end());
    }
    return count;
}

namespace {

bool sameContent(const Node& a, const Node& b)
{
    return a.move == b.move && a.children.size() == b.children.size() && a.nags == b.nags &&
           a.commentsBefore == b.commentsBefore && a.commentsAfter == b.commentsAfter &&
           a.commentsAfterVariation == b.commentsAfterVariation && a.unreadPieces == b.unreadPieces &&
           a.unreadTail == b.unreadTail;
}

// Without recursion: a game may be thousands of plies long.
bool sameTree(const Record& a, const Record& b)
{
    std::vector<std::pair<NodeId, NodeId>> open{{NodeId::Root, NodeId::Root}};
    while (!open.empty()) {
        const auto [inA, inB] = open.back();
        open.pop_back();
        const Node& nodeA = a.node(inA);
        const Node& nodeB = b.node(inB);
        if (!sameContent(nodeA, nodeB))
            return false;
        for (std::size_t i = 0; i < nodeA.children.size(); ++i)
            open.emplace_back(nodeA.children[i], nodeB.children[i]);
    }
    return true;
}

} // namespace

bool operator==(const Record& a, const Record& b)
{
    return a.m_result == b.m_result && a.m_chess960 == b.m_chess960 && a.m_tags == b.m_tags &&
           a.m_start == b.m_start && a.m_unreadTail == b.m_unreadTail &&
           a.m_textBeforeTags == b.m_textBeforeTags && a.m_textAfterResult == b.m_textAfterResult &&
           sameTree(a, b);
}

} // namespace record
