#include "core/pgn/record_builder.h"

#include "core/pgn/text.h"

#include <iterator>
#include <utility>

namespace pgn {

using record::Node;
using record::NodeId;

namespace {

// Line ends of any kind become "\n".
std::string withPlainLineEnds(std::string_view text)
{
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\r')
            plain += text[i];
        else if (i + 1 == text.size() || text[i + 1] != '\n')
            plain += '\n';
    }
    return plain;
}

// One space at the end of a line says that the text goes on in the next (MovetextWriter wraps so).
std::string withJoinedLines(std::string_view text)
{
    std::string joined;
    joined.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool goesOn = text[i] == '\n' && i > 1 && text[i - 1] == ' ' && !isSpace(text[i - 2]) &&
                            i + 1 < text.size() && !isSpace(text[i + 1]);
        if (!goesOn)
            joined += text[i];
    }
    return joined;
}

std::string mended(std::string_view text, std::string_view mend)
{
    return withPlainLineEnds(text).append(mend);
}

} // namespace

void RecordBuilder::textBeforeTags(std::string_view text, std::string_view mend)
{
    m_record.setTextBeforeTags(mended(text, mend));
}

void RecordBuilder::textAfterResult(std::string_view text, std::string_view mend)
{
    m_record.setTextAfterResult(mended(text, mend));
}

void RecordBuilder::tag(std::string_view name, std::string_view rawValue)
{
    m_record.tags().append({std::string(name), unescaped(rawValue)});
}

void RecordBuilder::start(const chess::Position& position, bool chess960)
{
    m_record.setStartPosition(position);
    m_record.setChess960(chess960);
}

void RecordBuilder::move(chess::Move move)
{
    keepEscapeLines();
    const NodeId id = m_record.add(line().last, move);
    Node& node = m_record.node(id);
    node.commentsBefore = std::exchange(line().commentsBefore, {});
    node.nags = std::exchange(line().nags, {});
    node.unreadPieces = std::exchange(line().unreadPieces, {});
    line().last = line().owner = id;
    line().closedVariation = NodeId::None;
    line().empty = false;
}

void RecordBuilder::nag(notation::Nag nag)
{
    if (isEmptyVariation()) {
        line().nags.push_back(nag);
        return;
    }
    flushPending();
    owner().nags.push_back(nag);
}

void RecordBuilder::comment(std::string_view text, CommentForm, bool beforeMove)
{
    // Two lines that were no tag may be one when they are joined.
    std::string plain = withTagLinesMovedIn(withJoinedLines(withPlainLineEnds(text)), LastLine::GoesOn);
    if (beforeMove || isEmptyVariation())
        line().commentsBefore.push_back(std::move(plain));
    else if (line().closedVariation != NodeId::None)
        m_record.node(line().closedVariation).commentsAfterVariation.push_back(std::move(plain));
    else
        owner().commentsAfter.push_back(std::move(plain));
}

void RecordBuilder::escapeLine(std::string_view text, bool beforeMove)
{
    (beforeMove || isEmptyVariation() ? line().escapeLines : m_escapeLines).emplace_back(text);
}

void RecordBuilder::openVariation()
{
    flushPending();
    Line variation;
    variation.owner = line().last;
    variation.last = m_record.node(line().last).parent;
    m_lines.push_back(std::move(variation));
}

void RecordBuilder::closeVariation()
{
    flushPending();
    const bool empty = line().empty;
    const NodeId owner = line().owner;
    m_lines.pop_back();
    if (!empty) {
        NodeId first = owner;
        while (m_record.node(first).parent != m_record.node(line().last).parent)
            first = m_record.node(first).parent;
        line().closedVariation = first;
    }
}

void RecordBuilder::discardVariation()
{
    m_lines.pop_back();
}

void RecordBuilder::unreadPiece(std::string_view text, std::string_view mend)
{
    if (isEmptyVariation()) {
        line().unreadPieces.push_back(mended(text, mend));
        return;
    }
    flushPending();
    owner().unreadPieces.push_back(mended(text, mend));
}

void RecordBuilder::unreadTail(std::string_view front, std::string_view text, std::string_view mend)
{
    // They are part of the text.
    line().commentsBefore.clear();
    line().escapeLines.clear();
    // Its last line may have ended with a result: written, it stands alone.
    std::string kept = withTagLinesMovedIn(std::string(front) + mended(text, mend), LastLine::Ends);
    if (m_lines.size() > 1)
        owner().unreadTail = std::move(kept);
    else
        m_record.setUnreadTail(std::move(kept));
}

void RecordBuilder::keepEscapeLines()
{
    for (std::string& escape : line().escapeLines)
        m_escapeLines.push_back(std::move(escape));
    line().escapeLines.clear();
}

// What waited for a move that has not come.
void RecordBuilder::flushPending()
{
    keepEscapeLines();
    Node& node = owner();
    const auto append = [](auto& to, auto& from) {
        to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
        from.clear();
    };
    append(node.commentsAfter, line().commentsBefore);
    append(node.nags, line().nags);
    append(node.unreadPieces, line().unreadPieces);
}

record::Record RecordBuilder::take(chess::Result result)
{
    flushPending();
    // Escape lines have no place among moves in the export form: they go before the tags, where they do no
    // harm.
    std::string text = m_record.textBeforeTags();
    for (const std::string& escape : m_escapeLines)
        text.append(text.empty() ? "" : "\n").append(escape);
    m_record.setTextBeforeTags(std::move(text));
    m_record.setResult(result);
    return std::move(m_record);
}

} // namespace pgn
