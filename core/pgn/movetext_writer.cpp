#include "core/pgn/movetext_writer.h"

#include "core/notation/san.h"
#include "core/pgn/text.h"

#include <algorithm>
#include <fmt/format.h>

namespace pgn {

using record::Node;
using record::NodeId;

namespace {

std::size_t characterCount(std::string_view text)
{
    return std::size_t(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

// A "}" can only stand in a comment to the end of the line (PGN standard 5).
bool needsRestOfLine(const std::string& comment)
{
    return comment.find('}') != std::string::npos;
}

// May a line end here? A space at the end of a line says that the text goes on (as in RFC 3676): the reader
// joins the two, and a line end without it stays one. Commands are kept in one piece, and no line may begin
// as a tag or an escape line does.
bool isSoftPlace(std::string_view text, std::size_t at)
{
    const auto isBlackAt = [&](std::size_t i) { return i < text.size() && !isSpace(text[i]); };
    constexpr std::size_t Brace = 1; // a line end behind "{ " would not be read so
    return text[at] == ' ' && at > Brace && isBlackAt(at - 1) && isBlackAt(at + 1) && text[at + 1] != '[' &&
           text[at + 1] != '%' && text[at + 1] != '}';
}

// A line end behind one space would be read as such a place.
std::string withHardLineEnds(const std::string& comment)
{
    std::string text;
    for (std::size_t i = 0; i < comment.size(); ++i) {
        const bool joins = comment[i] == '\n' && text.size() > 1 && text.back() == ' ' &&
                           !isSpace(text[text.size() - 2]) && i + 1 < comment.size() &&
                           !isSpace(comment[i + 1]);
        if (joins)
            text.pop_back();
        text += comment[i];
    }
    return text;
}

// The comment of a brace pair. The reader leaves a comment at a line that would pass for a tag, for the sake
// of files with a forgotten "}".
std::string braced(const std::string& comment)
{
    return fmt::format("{{{}}}", withTagLinesMovedIn(withHardLineEnds(comment), LastLine::GoesOn));
}

} // namespace

MovetextWriter::MovetextWriter(const record::Record& record, const WriteOptions& options, std::string& out)
    : m_record(record), m_options(options), m_out(out)
{
}

void MovetextWriter::write()
{
    writeAnnotations(NodeId::Root);
    m_lines.push_back({NodeId::Root, m_record.startPosition(), m_record.startPosition(), 0, {}});
    while (!m_lines.empty())
        writeStep();
    token(resultText(m_record.result()));
}

void MovetextWriter::writeStep()
{
    Line& line = m_lines.back();
    const Node& at = m_record.node(line.at);
    if (line.nextVariation > 0 && m_options.variations) {
        const auto& alternatives = m_record.node(at.parent).children;
        if (line.nextVariation < alternatives.size()) {
            openVariation(alternatives[line.nextVariation++]);
            return;
        }
    }
    if (at.children.empty())
        endLine();
    else
        writeMainChild(at.children.front());
}

void MovetextWriter::writeMainChild(NodeId child)
{
    Line& line = m_lines.back();
    line.before = line.now;
    writeMove(line.before, child, false);
    line.at = child;
    line.now.play(m_record.node(child).move);
    line.nextVariation = 1;
    line.unreadTail += m_record.node(child).unreadTail;
}

void MovetextWriter::openVariation(NodeId first)
{
    const chess::Position before = m_lines.back().before;
    const Node& node = m_record.node(first);
    token("(");
    m_glueNext = true;
    m_needsNumber = true;
    writeMove(before, first, true);
    m_lines.push_back({first, before, before.after(node.move), 0, node.unreadTail});
}

void MovetextWriter::endLine()
{
    const bool isVariation = m_lines.size() > 1;
    writeUnread(isVariation ? m_lines.back().unreadTail : m_record.unreadTail());
    m_lines.pop_back();
    if (!isVariation)
        return;
    glued(")");
    m_needsNumber = true;
    const Line& outer = m_lines.back();
    const auto& alternatives = m_record.node(m_record.node(outer.at).parent).children;
    writeComments(m_record.node(alternatives[outer.nextVariation - 1]).commentsAfterVariation);
}

void MovetextWriter::writeMove(const chess::Position& before, NodeId id, bool opensVariation)
{
    const Node& node = m_record.node(id);
    if (opensVariation)
        writeComments(node.commentsBefore);
    const bool comment = m_options.comments && !opensVariation && !node.commentsBefore.empty();
    if (before.sideToMove() == chess::Color::White)
        token(fmt::format("{}.", before.fullmoveNumber()));
    else if (m_needsNumber || comment)
        token(fmt::format("{}...", before.fullmoveNumber()));
    if (comment)
        writeComments(node.commentsBefore);
    token(notation::toSan(before, node.move));
    m_needsNumber = false;
    writeAnnotations(id);
}

void MovetextWriter::writeAnnotations(NodeId id)
{
    const Node& node = m_record.node(id);
    writeNags(node.nags);
    writeComments(node.commentsAfter);
    // A move that has become the main line may bring along what stood behind its variation.
    if (id != NodeId::Root && m_record.mainChild(node.parent) == id)
        writeComments(node.commentsAfterVariation);
    for (const std::string& piece : node.unreadPieces) {
        if (m_options.variations || !piece.starts_with('('))
            writeUnread(piece);
    }
}

void MovetextWriter::writeNags(const std::vector<notation::Nag>& nags)
{
    if (!m_options.nags)
        return;
    for (const notation::Nag nag : nags)
        token(fmt::format("${}", nag));
}

void MovetextWriter::writeComments(const std::vector<std::string>& comments)
{
    if (!m_options.comments)
        return;
    for (const std::string& comment : comments)
        writeComment(comment);
}

void MovetextWriter::writeComment(const std::string& comment)
{
    m_needsNumber = true;
    if (needsRestOfLine(comment))
        writeRestOfLineComments(comment);
    else
        writeBraced(braced(comment));
}

void MovetextWriter::writeBraced(std::string_view text)
{
    constexpr std::size_t RoomBehind = 1; // the space that says it goes on, or the "}"
    bool inCommand = false;
    std::size_t behindCommand = 0; // what it stands beside stays in its line: "[%emt 0:00:07] (=)"
    bool likeTag = false;          // the line begins as a tag does
    std::size_t behindTag = 0;     // alone in its line it would be one
    std::size_t begin = 0;
    const auto put = [&](std::size_t end) {
        const std::string_view piece = text.substr(begin, end - begin);
        if (begin == 0) {
            token(piece, RoomBehind);
        } else {
            const std::size_t firstLine = characterCount(piece.substr(0, piece.find('\n')));
            glued(" ");
            if (m_options.lineLength > 0 && m_column + firstLine + RoomBehind > m_options.lineLength)
                newline();
            glued(piece);
        }
        begin = end + 1;
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (inCommand && text[i] == ']')
            behindCommand = i + 1;
        inCommand = text[i] == '[' ? text.substr(i, 2) == "[%" : inCommand && text[i] != ']';
        if (text[i] == '\n') {
            likeTag = isTagStart(text, i + 1);
            behindTag = likeTag ? readTagPair(text, i + 1).end : 0;
        }
        if (!inCommand && i != behindCommand && i != behindTag && isSoftPlace(text, i))
            put(i);
    }
    put(text.size());
    if (likeTag) // what follows must not close it either: "[Site "a} b"]"
        newline();
}

void MovetextWriter::writeRestOfLineComments(std::string_view text)
{
    for (;;) {
        const std::size_t end = endOfLine(text, 0);
        token(fmt::format(";{}", text.substr(0, end)));
        newline();
        if (end == text.size())
            return;
        text.remove_prefix(end + 1);
    }
}

void MovetextWriter::writeUnread(const std::string& text)
{
    if (text.empty())
        return;
    m_needsNumber = true;
    token(text);
    const std::string_view lastLine = std::string_view(text).substr(text.rfind('\n') + 1);
    // What follows must not come into a comment or an escape line, nor close a tag pair or a reserved token.
    const std::size_t angle = lastLine.rfind('<');
    const bool isOpen =
        angle != std::string_view::npos && lastLine.find('>', angle) == std::string_view::npos;
    if (lastLine.starts_with('%') || lastLine.find_first_of(";[") != std::string_view::npos || isOpen)
        newline();
}

void MovetextWriter::token(std::string_view text, std::size_t reserve)
{
    const std::size_t firstLine = characterCount(text.substr(0, text.find('\n')));
    if (!m_glueNext && !m_out.ends_with('\n')) {
        if (m_options.lineLength > 0 && m_column + 1 + firstLine + reserve > m_options.lineLength)
            newline();
        else
            glued(" ");
    }
    glued(text);
}

void MovetextWriter::glued(std::string_view text)
{
    m_out += text;
    const std::size_t lastEnd = text.rfind('\n');
    m_column = lastEnd == std::string_view::npos ? m_column + characterCount(text)
                                                 : characterCount(text.substr(lastEnd + 1));
    m_glueNext = false;
}

void MovetextWriter::newline()
{
    m_out += '\n';
    m_column = 0;
    m_glueNext = false;
}

} // namespace pgn
