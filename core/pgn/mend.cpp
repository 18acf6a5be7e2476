#include "core/pgn/mend.h"

#include "core/notation/text.h"
#include "core/pgn/reader.h"
#include "core/pgn/typed_letters.h"
#include "core/pgn/writer.h"

#include <algorithm>

namespace pgn {

using notation::trimmed;
using record::CommentPlace;
using record::Node;
using record::NodeId;
using record::Record;
using Kind = UnreadPlace::Kind;

namespace {

std::vector<NodeId> nodesInOrder(const Record& record)
{
    std::vector<NodeId> nodes, open{NodeId::Root};
    while (!open.empty()) {
        const NodeId at = open.back();
        open.pop_back();
        nodes.push_back(at);
        const auto& children = record.node(at).children;
        open.insert(open.end(), children.rbegin(), children.rend());
    }
    return nodes;
}

// The moves up to a node and nothing else.
Record pathTo(const Record& record, NodeId node)
{
    Record path(record.startPosition());
    path.setChess960(record.isChess960());
    path.tags() = record.tags();
    NodeId last = NodeId::Root;
    for (const NodeId id : record.pathTo(node))
        last = path.add(last, record.node(id).move);
    return path;
}

// The path and the text behind it, as a file would have them, read again.
struct Reading {
    std::string written;
    std::size_t textBegin = 0;
    ReadGame game;
    NodeId at = NodeId::Root; // the end of the path in it
    std::optional<chess::Result> typedResult;
    std::optional<Problem> refusal;

    Reading(const Record& record, NodeId node, const std::string& text)
    {
        Record path = pathTo(record, node);
        // First in its line, where it may come to stand, this would be a tag or an escape line.
        const bool needsDots = text.front() == '[' || text.front() == '%';
        path.setUnreadTail((needsDots ? "... " : "") + text);
        written = writeGame(path);
        constexpr std::size_t SpaceAndResult = 3; // " *" and the line end
        textBegin = written.size() - SpaceAndResult - text.size();
        Reader reader(written);
        if (auto first = reader.next())
            game = std::move(*first);
        for (std::size_t ply = record.pathTo(node).size(); ply > 0 && at != NodeId::None; --ply)
            at = game.record.mainChild(at);
        find(text);
    }

    Problem faultBefore() const
    {
        Problem fault = game.problems.empty() ? Problem{} : game.problems.front();
        fault.offset = 0;
        return fault;
    }

private:
    // What keeps the text from being taken as it is.
    void find(const std::string& text)
    {
        const auto refuse = [&](ProblemKind kind, std::size_t offset, std::string token) {
            if (refusal)
                return;
            refusal.emplace();
            refusal->kind = kind;
            refusal->offset = offset;
            refusal->token = std::move(token);
        };
        for (const Problem& problem : game.problems) {
            const bool isOpen = problem.kind == ProblemKind::UnclosedComment ||
                                problem.kind == ProblemKind::UnclosedVariation;
            if (isOpen && problem.offset >= textBegin)
                refuse(problem.kind, problem.offset - textBegin, problem.token);
        }
        const std::size_t textEnd = textBegin + text.size();
        if (game.range.bodyEnd < textEnd) {
            typedResult = game.range.marker;
            const std::size_t after = std::max(game.range.tailBegin, textBegin) - textBegin;
            const auto rest = trimmed(std::string_view(text).substr(std::min(after, text.size())));
            if (!rest.empty())
                refuse(ProblemKind::TextOutsideGame, text.size() - rest.size(),
                       std::string(rest.substr(0, 60)));
        }
        if (at == NodeId::None) {
            const Problem first = game.problems.empty() ? Problem{} : game.problems.front();
            refuse(first.kind, 0, first.token);
        }
    }
};

// Makes the edits that bring what was read behind a node. New nodes get the next ids in turn.
class Graft {
public:
    Graft(const Record& to, const UnreadPlace& place, const Reading& reading)
        : m_to(to), m_target(place.node), m_from(reading.game.record), m_at(reading.at)
    {
        m_comments = m_to.node(m_target).commentsAfter;
        if (place.kind == Kind::OpenComment && !m_comments.empty())
            m_comments.pop_back();
        while (m_to.wasEver(NodeId(m_nextId)))
            ++m_nextId;
    }

    void add()
    {
        addAnnotations();
        if (m_at != NodeId::Root) {
            const auto& siblings = m_from.node(m_from.node(m_at).parent).children;
            for (const NodeId sibling : siblings) {
                if (sibling != m_at)
                    addTree(sibling, m_to.node(m_target).parent);
            }
        }
        for (const NodeId child : m_from.node(m_at).children)
            addTree(child, m_target);
    }

    std::vector<record::Edit> edits;
    std::size_t moves = 0;
    bool annotated = false;
    NodeId endOfLine = NodeId::None; // of the moves behind the target

private:
    void addAnnotations()
    {
        const Node& read = m_from.node(m_at);
        const Node& old = m_to.node(m_target);
        m_comments.insert(m_comments.end(), read.commentsAfter.begin(), read.commentsAfter.end());
        // Escape lines have lost their place in the reading.
        if (const std::string& escapes = m_from.textBeforeTags(); !escapes.empty())
            m_comments.push_back(escapes);
        if (m_comments != old.commentsAfter)
            edits.push_back(record::SetComments{m_target, CommentPlace::After, m_comments});
        if (!read.nags.empty()) {
            auto nags = old.nags;
            nags.insert(nags.end(), read.nags.begin(), read.nags.end());
            edits.push_back(record::SetNags{m_target, nags});
        }
        annotated = !edits.empty();
    }

    void addTree(NodeId top, NodeId parent)
    {
        struct Visit {
            NodeId from, parent;
        };
        std::vector<Visit> open{{top, parent}};
        while (!open.empty()) {
            const Visit visit = open.back();
            open.pop_back();
            const Node& node = m_from.node(visit.from);
            const NodeId id{m_nextId++};
            ++moves;
            edits.push_back(record::AddMove{visit.parent, node.move, -1});
            describe(node, id);
            const bool onLine = visit.parent == m_target || visit.parent == endOfLine;
            if (onLine && m_from.mainChild(node.parent) == visit.from)
                endOfLine = id;
            for (auto child = node.children.rbegin(); child != node.children.rend(); ++child)
                open.push_back({*child, id});
        }
    }

    void describe(const Node& node, NodeId id)
    {
        const auto comments = [&](CommentPlace place, const std::vector<std::string>& texts) {
            if (!texts.empty())
                edits.push_back(record::SetComments{id, place, texts});
        };
        comments(CommentPlace::Before, node.commentsBefore);
        comments(CommentPlace::After, node.commentsAfter);
        comments(CommentPlace::AfterVariation, node.commentsAfterVariation);
        if (!node.nags.empty())
            edits.push_back(record::SetNags{id, node.nags});
        if (!node.unreadPieces.empty() || !node.unreadTail.empty())
            edits.push_back(record::SetUnread{id, node.unreadPieces, node.unreadTail});
    }

    const Record& m_to;
    NodeId m_target;
    const Record& m_from;
    NodeId m_at;
    std::vector<std::string> m_comments; // behind the target
    std::uint32_t m_nextId = 0;
};

// Which text is left, and where.
void keepRest(Mending& mending, std::vector<record::Edit>& edits, const Record& record,
              const UnreadPlace& place, const Reading& reading, NodeId end)
{
    const std::string& rest = reading.game.record.unreadTail();
    const std::vector<std::string>& readPieces = reading.game.record.node(reading.at).unreadPieces;
    const Node& node = record.node(place.node);
    std::vector<std::string> pieces = node.unreadPieces;
    auto at = pieces.end();
    if (place.kind == Kind::Piece)
        at = pieces.erase(pieces.begin() + std::ptrdiff_t(place.piece));
    const std::size_t first = std::size_t(at - pieces.begin());
    pieces.insert(at, readPieces.begin(), readPieces.end());
    std::string tail = place.kind == Kind::RestOfLine ? std::string() : node.unreadTail;
    const NodeId last = end == NodeId::None ? place.node : end;
    if (place.kind == Kind::RestOfGame) {
        edits.push_back(record::SetUnreadTail{rest});
        mending.rest = UnreadPlace{Kind::RestOfGame, last, 0};
    } else if (place.kind == Kind::RestOfLine && last != place.node) {
        edits.push_back(record::SetUnread{last, {}, rest});
        mending.rest = UnreadPlace{Kind::RestOfLine, last, 0};
    } else if (place.kind == Kind::RestOfLine) {
        tail = rest;
        mending.rest = UnreadPlace{Kind::RestOfLine, last, 0};
    } else if (!rest.empty()) { // a piece it is from now on
        pieces.insert(pieces.begin() + std::ptrdiff_t(first + readPieces.size()), rest);
        mending.rest = UnreadPlace{Kind::Piece, place.node, first + readPieces.size()};
    }
    if (rest.empty())
        mending.rest.reset();
    if (!readPieces.empty() && !mending.rest)
        mending.rest = UnreadPlace{Kind::Piece, place.node, first};
    if (pieces != node.unreadPieces || tail != node.unreadTail)
        edits.push_back(record::SetUnread{place.node, pieces, tail});
}

std::optional<Problem> firstFault(const Reading& reading)
{
    for (const Problem& problem : reading.game.problems) {
        if (problem.severity != Severity::Error || problem.offset < reading.textBegin)
            continue;
        Problem fault = problem;
        fault.offset -= reading.textBegin;
        return fault;
    }
    return std::nullopt;
}

std::vector<UnreadPlace> lastComments(const Record& record)
{
    std::vector<UnreadPlace> places;
    for (const NodeId id : nodesInOrder(record)) {
        if (!record.node(id).commentsAfter.empty())
            places.push_back({Kind::OpenComment, id, 0});
    }
    return places;
}

} // namespace

std::vector<UnreadPlace> unreadPlaces(const Record& record)
{
    std::vector<UnreadPlace> places;
    for (const NodeId id : nodesInOrder(record)) {
        const Node& node = record.node(id);
        for (std::size_t i = 0; i < node.unreadPieces.size(); ++i)
            places.push_back({Kind::Piece, id, i});
        if (!node.unreadTail.empty())
            places.push_back({Kind::RestOfLine, id, 0});
    }
    if (!record.unreadTail().empty())
        places.push_back({Kind::RestOfGame, record.endOfLine(NodeId::Root), 0});
    return places;
}

std::string unreadText(const Record& record, const UnreadPlace& place)
{
    if (place.kind == Kind::RestOfGame)
        return record.unreadTail();
    if (!record.contains(place.node))
        return {};
    const Node& node = record.node(place.node);
    if (place.kind == Kind::RestOfLine)
        return node.unreadTail;
    if (place.kind == Kind::OpenComment)
        return node.commentsAfter.empty() ? std::string() : "{" + node.commentsAfter.back() + "}";
    return place.piece < node.unreadPieces.size() ? node.unreadPieces[place.piece] : std::string();
}

std::optional<UnreadPlace> unreadPlaceOf(const Record& record, const Problem& problem)
{
    const auto plyOf = [&](NodeId node) { // where it leaves the main line
        while (node != NodeId::Root && !record.isMainLine(node))
            node = record.node(node).parent;
        return record.ply(node);
    };
    const auto nearest = [&](const std::vector<UnreadPlace>& places) {
        std::optional<UnreadPlace> best;
        int bestDistance = 0;
        for (const UnreadPlace& place : places) {
            const bool isRest = place.kind == Kind::RestOfGame;
            const bool otherLine = problem.inVariation ? isRest : place.kind == Kind::RestOfLine;
            if (otherLine || unreadText(record, place).find(problem.token) == std::string::npos)
                continue;
            const int distance = std::abs(plyOf(place.node) - problem.ply);
            if (!best || distance < bestDistance || (isRest && distance == bestDistance)) {
                best = place;
                bestDistance = distance;
            }
        }
        return best;
    };
    // An open comment may stand in text that could not be read for another reason.
    const auto comment =
        problem.kind == ProblemKind::UnclosedComment ? nearest(lastComments(record)) : std::nullopt;
    return comment ? comment : nearest(unreadPlaces(record));
}

tl::expected<Mending, Problem> mend(const Record& record, const UnreadPlace& place, const std::string& text)
{
    const std::string_view wanted = trimmed(text);
    if (wanted.empty())
        return Mending{withoutUnread(record, place), 0, {}, {}};
    const NodeId target = place.kind == Kind::RestOfGame ? record.endOfLine(NodeId::Root) : place.node;
    const Reading reading(record, target, std::string(wanted));
    if (reading.refusal)
        return tl::unexpected(*reading.refusal);
    UnreadPlace from = place;
    from.node = target;
    Graft graft(record, from, reading);
    graft.add();
    Mending mending;
    mending.moves = graft.moves;
    mending.fault = firstFault(reading);
    const bool result = reading.typedResult && *reading.typedResult != record.result();
    const bool nothingRead = graft.moves == 0 && !graft.annotated && !result;
    if (nothingRead && !mending.fault && !reading.game.record.unreadTail().empty())
        mending.fault = reading.faultBefore(); // not the text is wrong but the start, or the kind of chess
    if (nothingRead && mending.fault)
        return tl::unexpected(*mending.fault);
    keepRest(mending, graft.edits, record, from, reading, graft.endOfLine);
    if (result)
        graft.edits.push_back(record::SetResult{*reading.typedResult});
    mending.edit = record::EditSequence{std::move(graft.edits)};
    return mending;
}

tl::expected<Mending, Problem> mend(const Record& record, const UnreadPlace& place, const std::string& text,
                                    const notation::PieceLetters& letters)
{
    auto asInFiles = mend(record, place, text);
    if (&letters == &notation::englishLetters() || (asInFiles && !asInFiles->fault))
        return asInFiles;
    auto asTyped = mend(record, place, withEnglishLetters(text, letters));
    const bool readsMore = asTyped && (!asInFiles || asTyped->moves > asInFiles->moves);
    return readsMore ? asTyped : asInFiles;
}

record::Edit withoutUnread(const Record& record, const UnreadPlace& place)
{
    if (place.kind == Kind::RestOfGame)
        return record::SetUnreadTail{};
    const Node& node = record.node(place.node);
    if (place.kind == Kind::RestOfLine)
        return record::SetUnread{place.node, node.unreadPieces, {}};
    if (place.kind == Kind::OpenComment) {
        auto comments = node.commentsAfter;
        if (!comments.empty())
            comments.pop_back();
        return record::SetComments{place.node, CommentPlace::After, comments};
    }
    auto pieces = node.unreadPieces;
    if (place.piece < pieces.size())
        pieces.erase(pieces.begin() + std::ptrdiff_t(place.piece));
    return record::SetUnread{place.node, pieces, node.unreadTail};
}

} // namespace pgn
