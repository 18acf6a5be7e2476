#pragma once
#include "core/chess/outcome.h"
#include "core/chess/position.h"
#include "core/notation/nag.h"
#include "core/record/tags.h"

#include <cstdint>
#include <string>
#include <vector>

// A game as it is written down: tags, a tree of moves, what was said about them, the result.
namespace record {

// A node of the tree; the root (the position before the first move) is 0. Ids stay valid until the node is
// deleted, and undoing the deletion brings the same ids back.
enum class NodeId : std::uint32_t { Root = 0, None = 0xffffffff };

struct Node {
    NodeId parent = NodeId::None;
    chess::Move move;                        // null move allowed (PGN "--"); unused at the root
    std::vector<NodeId> children;            // the first one goes on with the line this node is in
    std::vector<std::string> commentsBefore; // between the move number and the move, or straight after "("
    std::vector<std::string> commentsAfter;  // at the root: before the first move
    std::vector<std::string> commentsAfterVariation; // of the first move of a variation: behind its ")"
    std::vector<notation::Nag> nags;
    // Text of the file that could not be read, verbatim (P5): whole variations with their brackets and
    // reserved
    // "<…>" tokens that stood after this move, …
    std::vector<std::string> unreadPieces;
    // … and the rest of the variation this node ends. The main line's is Record::unreadTail().
    std::string unreadTail;
    bool attached = true; // false: deleted, kept so that undoing brings the same id back

    bool hasComments() const
    {
        return !commentsBefore.empty() || !commentsAfter.empty() || !commentsAfterVariation.empty();
    }
};

class Record {
public:
    Record(); // the standard array, no tags, "*"
    explicit Record(const chess::Position& start);

    const Tags& tags() const { return m_tags; }
    Tags& tags() { return m_tags; }
    const chess::Position& startPosition() const { return m_start; }
    // Only while there are no moves.
    void setStartPosition(const chess::Position& start) { m_start = start; }
    // True for Chess960 games: castling is shown and written for any array.
    bool isChess960() const { return m_chess960; }
    void setChess960(bool on) { m_chess960 = on; }
    chess::Result result() const { return m_result; }
    // Sets the result marker; the Result tag is another thing (real files hold both, and they may differ).
    // The edit SetResult changes both.
    void setResult(chess::Result r) { m_result = r; }
    // Movetext that could not be read, verbatim, from the first fault to the end of the game (P5); "" when
    // none.
    const std::string& unreadTail() const { return m_unreadTail; }
    void setUnreadTail(std::string text) { m_unreadTail = std::move(text); }
    // Comments, escape lines ("%…") and prose of the file before the first tag and after the result,
    // verbatim.
    const std::string& textBeforeTags() const { return m_textBeforeTags; }
    void setTextBeforeTags(std::string text) { m_textBeforeTags = std::move(text); }
    const std::string& textAfterResult() const { return m_textAfterResult; }
    void setTextAfterResult(std::string text) { m_textAfterResult = std::move(text); }

    const Node& node(NodeId id) const { return m_nodes[std::size_t(id)]; }
    Node& node(NodeId id) { return m_nodes[std::size_t(id)]; }
    // Is the node part of the game, that is, neither out of range nor deleted?
    bool contains(NodeId id) const;
    // Was this id ever given out? Deleted nodes can still be looked at.
    bool wasEver(NodeId id) const { return std::size_t(id) < m_nodes.size(); }
    // Adds a move as the last child, without asking whether it is legal or already there.
    NodeId add(NodeId parent, chess::Move move);
    NodeId mainChild(NodeId id) const; // None at the end of a line
    NodeId child(NodeId id, chess::Move move) const;
    NodeId endOfLine(NodeId id) const;
    bool isMainLine(NodeId id) const;
    bool isAncestorOrSelf(NodeId ancestor, NodeId id) const;
    // Plies from the root; 0 at the root.
    int ply(NodeId id) const;
    std::vector<NodeId> mainLine() const;        // without the root
    std::vector<NodeId> pathTo(NodeId id) const; // without the root, with id
    chess::Position positionAt(NodeId id) const; // replays from the start: microseconds
    std::vector<std::uint64_t>
    keysTo(NodeId id) const;           // of every position from the start to id, both included
    std::size_t liveNodeCount() const; // with the root

    // Equal as documents: same tags, tree in the same order, comments, NAGs, result (ids may differ).
    friend bool operator==(const Record& a, const Record& b);

private:
    std::vector<Node> m_nodes;
    Tags m_tags;
    chess::Position m_start;
    chess::Result m_result = chess::Result::Unfinished;
    std::string m_unreadTail;
    std::string m_textBeforeTags;
    std::string m_textAfterResult;
    bool m_chess960 = false;
};

} // namespace record
