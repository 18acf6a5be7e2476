#include "core/pgn/draft.h"

#include "core/pgn/reader.h"
#include "core/pgn/writer.h"

#include <algorithm>

namespace pgn {

using record::CommentPlace;
using record::Record;
using Kind = UnreadPlace::Kind;

namespace {

// The reading shows a comment with its braces, which are no part of it.
std::string withoutBraces(const std::string& text)
{
    const bool opens = !text.empty() && text.front() == '{';
    const bool closes = text.find('}') == text.size() - 1;
    return text.substr(opens ? 1 : 0, text.size() - (opens ? 1 : 0) - (closes ? 1 : 0));
}

record::Edit put(const Record& record, const UnreadPlace& place, const std::string& text)
{
    if (place.kind == Kind::RestOfGame)
        return record::SetUnreadTail{text};
    const record::Node& node = record.node(place.node);
    if (place.kind == Kind::RestOfLine)
        return record::SetUnread{place.node, node.unreadPieces, text};
    auto pieces = node.unreadPieces;
    if (place.piece < pieces.size())
        pieces[place.piece] = text;
    return record::SetUnread{place.node, pieces, node.unreadTail};
}

bool isOpen(const Problem& problem)
{
    return problem.kind == ProblemKind::UnclosedComment || problem.kind == ProblemKind::UnclosedVariation;
}

// Does the next game in the file stay what it is?
bool endsByItself(const std::optional<ReadGame>& next)
{
    return next && next->problems.empty() && next->record.mainLine().size() == 1 &&
           next->record.tags().value("Event") == "next";
}

// Would a file give this game back with that text unread, and nothing of it or behind it changed?
bool standsInAFile(const Record& record, UnreadPlace::Kind kind, const std::string& text)
{
    const std::string written = writeGame(record);
    const std::string file = written + "\n[Event \"next\"]\n\n1. e4 *\n";
    Reader reader(file);
    const auto game = reader.next();
    if (!game || !endsByItself(reader.next()) || reader.next() || writeGame(game->record) != written ||
        std::any_of(game->problems.begin(), game->problems.end(), isOpen))
        return false;
    // The nodes of the reading have other names than those here: the place is looked for by its text.
    const auto places = unreadPlaces(game->record);
    return std::any_of(places.begin(), places.end(), [&](const UnreadPlace& place) {
        return place.kind == kind && unreadText(game->record, place) == text;
    });
}

} // namespace

std::optional<record::Edit> keepAsUnread(const Record& record, const UnreadPlace& place,
                                         const std::string& text)
{
    if (place.kind == Kind::OpenComment)
        return keepAsComment(record, place, text);
    const record::Edit edit = put(record, place, text);
    Record drafted = record;
    if (text.empty() || !record::apply(drafted, edit) || !standsInAFile(drafted, place.kind, text))
        return {};
    return edit;
}

record::Edit keepAsComment(const Record& record, const UnreadPlace& place, const std::string& text)
{
    const bool isRest = place.kind == Kind::RestOfGame;
    const record::NodeId node = isRest ? record.endOfLine(record::NodeId::Root) : place.node;
    auto comments = record.node(node).commentsAfter;
    if (place.kind == Kind::OpenComment && !comments.empty())
        comments.pop_back();
    comments.push_back(withoutBraces(text));
    const record::Edit comment = record::SetComments{node, CommentPlace::After, comments};
    if (place.kind == Kind::OpenComment)
        return comment;
    return record::EditSequence{{withoutUnread(record, place), comment}};
}

} // namespace pgn
