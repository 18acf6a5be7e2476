#include "core/database/game_matcher.h"

#include "core/database/fold.h"
#include "core/pgn/game_parser.h"
#include "core/pgn/reader.h"
#include "core/pgn/text.h"
#include "core/record/comment.h"

#include <algorithm>

namespace database {

using chess::Position;
using record::Node;
using record::NodeId;
using record::Record;

namespace {

// White space of any kind and length as one blank.
std::string inOneLine(std::string_view text)
{
    std::string line;
    line.reserve(text.size());
    for (const char c : text) {
        if (!pgn::isSpace(c))
            line += c;
        else if (!line.empty() && line.back() != ' ')
            line += ' ';
    }
    if (!line.empty() && line.back() == ' ')
        line.pop_back();
    return line;
}

std::string longestWord(std::string_view line)
{
    std::string_view longest;
    while (!line.empty()) {
        const auto word = line.substr(0, line.find(' '));
        longest = word.size() > longest.size() ? word : longest;
        line.remove_prefix(std::min(word.size() + 1, line.size()));
    }
    return std::string(longest);
}

// How many plies up to a position, itself included, look as they should; the same for a tree and for a text.
class Lasting {
public:
    explicit Lasting(const MoveQuery& query)
        : m_material(query.material), m_wanted(query.material ? std::max(query.material->plies, 1) : 1)
    {
        if (query.board)
            m_board.emplace(query.board->sample, query.board->part);
    }
    int after(int plies, const Position& p) const
    {
        const bool fits = (!m_board || m_board->matches(p)) && (!m_material || m_material->matches(p));
        return fits ? plies + 1 : 0;
    }
    bool isEnough(int plies) const { return plies >= m_wanted; }
    bool isOutOfReach(const Position& p) const
    {
        return (m_board && m_board->isOutOfReach(p)) || (m_material && m_material->isOutOfReach(p));
    }

private:
    std::optional<BoardPattern> m_board;
    std::optional<MaterialPattern> m_material;
    int m_wanted;
};

// Looks at positions while a game is being read, and stops the reading as soon as the answer is known.
class Watch final : public pgn::ParseSink {
public:
    Watch(const Lasting& lasting, bool inVariations, pgn::GameParser& parser)
        : m_lasting(lasting), m_inVariations(inVariations), m_parser(parser)
    {
    }
    bool found() const { return m_found; }
    std::size_t positions() const { return m_positions; }

    void textBeforeTags(std::string_view, std::string_view) override {}
    void tag(std::string_view, std::string_view) override {}
    void start(const Position& position, bool) override
    {
        m_lines.front().now = m_lasting.after(0, position);
        look();
    }
    void move(chess::Move) override
    {
        const bool inMainLine = m_lines.size() == 1;
        if (!inMainLine && !m_inVariations)
            return;
        const Position& position = m_parser.position();
        auto& line = m_lines.back();
        line.before = line.now;
        line.now = m_lasting.after(line.now, position);
        look();
        if (!inMainLine)
            return;
        // A variation may still start where the last move did.
        const bool last = m_hopeless || !m_inVariations;
        m_hopeless = m_lasting.isOutOfReach(position);
        if (m_hopeless && last)
            m_parser.stop();
    }
    void nag(notation::Nag) override {}
    void comment(std::string_view, pgn::CommentForm, bool) override {}
    void escapeLine(std::string_view, bool) override {}
    void openVariation() override
    {
        const int before = m_lines.back().before;
        m_lines.push_back({before, before});
    }
    void closeVariation() override { m_lines.pop_back(); }
    void discardVariation() override { m_lines.pop_back(); }
    void unreadPiece(std::string_view, std::string_view) override {}
    void unreadTail(std::string_view, std::string_view, std::string_view) override {}
    void textAfterResult(std::string_view, std::string_view) override {}

private:
    struct Line { // plies that look as they should, as in Lasting
        int before = 0;
        int now = 0;
    };
    void look()
    {
        ++m_positions;
        if (!m_lasting.isEnough(m_lines.back().now))
            return;
        m_found = true;
        m_parser.stop();
    }

    const Lasting& m_lasting;
    bool m_inVariations;
    pgn::GameParser& m_parser;
    std::vector<Line> m_lines = std::vector<Line>(1);
    bool m_found = false;
    bool m_hopeless = false;
    std::size_t m_positions = 0;
};

// Calls `visit(node, position, plies)` for every node in the order of the score, the root first, until it
// says true: that node is returned. Without recursion: a game may be thousands of plies long.
template <typename Visit>
std::optional<NodeId> walk(const Record& game, bool inVariations, const Lasting& lasting, Visit&& visit)
{
    struct Open {
        NodeId node;
        Position position;
        int plies;
    };
    const Position& start = game.startPosition();
    const Open root{NodeId::Root, start, lasting.after(0, start)};
    if (visit(root.node, root.position, root.plies))
        return root.node;
    const auto enter = [&](const Open& parent, NodeId node) {
        Open next{node, parent.position, 0};
        next.position.play(game.node(node).move);
        next.plies = lasting.after(parent.plies, next.position);
        return next;
    };
    std::vector<std::pair<Open, NodeId>> waiting; // parent, and the child to be entered; None: go on from it
    waiting.emplace_back(root, NodeId::None);
    while (!waiting.empty()) {
        auto [parent, child] = waiting.back();
        waiting.pop_back();
        if (child != NodeId::None) {
            parent = enter(parent, child);
            if (visit(child, parent.position, parent.plies))
                return child;
        }
        const auto& children = game.node(parent.node).children;
        if (children.empty())
            continue;
        const Open first = enter(parent, children.front());
        if (visit(first.node, first.position, first.plies))
            return first.node;
        waiting.emplace_back(first, NodeId::None);
        for (auto i = children.size(); inVariations && i > 1; --i)
            waiting.emplace_back(parent, children[i - 1]);
    }
    return std::nullopt;
}

} // namespace

struct GameMatcher::Private {
    explicit Private(const MoveQuery& asked)
        : query(asked),
          lasting(asked),
          comment(inOneLine(fold(asked.comment))),
          commentWord(longestWord(comment))
    {
    }
    bool asksForComment() const { return !comment.empty(); }
    bool isIn(std::string_view text) const
    {
        return inOneLine(fold(record::proseOf(text))).find(comment) != std::string::npos;
    }
    bool isInAny(const std::vector<std::string>& comments) const
    {
        return std::any_of(comments.begin(), comments.end(),
                           [this](const std::string& text) { return isIn(text); });
    }
    bool isAt(const Node& node) const
    {
        return isInAny(node.commentsBefore) || isInAny(node.commentsAfter) ||
               isInAny(node.commentsAfterVariation);
    }
    std::optional<NodeId> findComment(const Record& game) const;
    // False when it certainly is in no comment of the text.
    bool mayHoldComment(std::string_view text) const;
    bool hasPosition(std::string_view text);

    MoveQuery query;
    Lasting lasting;
    std::string comment; // folded, in one line
    std::string commentWord;
    pgn::GameParser parser;
    std::vector<pgn::Problem> problems;
    std::size_t positions = 0;
};

std::optional<NodeId> GameMatcher::Private::findComment(const Record& game) const
{
    if (isIn(game.textBeforeTags()))
        return NodeId::Root;
    const auto found =
        walk(game, true, lasting, [&](NodeId id, const Position&, int) { return isAt(game.node(id)); });
    if (found)
        return found;
    return isIn(game.textAfterResult()) ? std::optional(game.endOfLine(NodeId::Root)) : std::nullopt;
}

bool GameMatcher::Private::mayHoldComment(std::string_view text) const
{
    // Commands are taken out of a comment before one looks, which may join what stood around them.
    return text.find("[%") != std::string_view::npos || fold(text).find(commentWord) != std::string::npos;
}

bool GameMatcher::Private::hasPosition(std::string_view text)
{
    pgn::Reader reader(text);
    const auto range = reader.nextRange();
    Watch watch(lasting, query.inVariations, parser);
    problems.clear();
    parser.parse(text, range.value_or(pgn::GameRange()), {}, watch, problems);
    positions += watch.positions();
    return watch.found();
}

GameMatcher::GameMatcher(const MoveQuery& query) : d(std::make_unique<Private>(query)) {}
GameMatcher::GameMatcher(const GameMatcher& other) : d(std::make_unique<Private>(other.d->query)) {}
GameMatcher::~GameMatcher() = default;

bool GameMatcher::matches(std::string_view text)
{
    if (d->asksForComment() && !d->mayHoldComment(text))
        return false;
    if (d->query.asksForPosition() && !d->hasPosition(text))
        return false;
    return !d->asksForComment() || d->findComment(pgn::readGame(text).record).has_value();
}

std::size_t GameMatcher::positions() const
{
    return d->positions;
}

std::optional<NodeId> GameMatcher::find(const Record& game) const
{
    const auto comment = d->asksForComment() ? d->findComment(game) : NodeId::Root;
    if (!comment || !d->query.asksForPosition())
        return comment;
    return walk(game, d->query.inVariations, d->lasting,
                [this](NodeId, const Position&, int plies) { return d->lasting.isEnough(plies); });
}

} // namespace database
