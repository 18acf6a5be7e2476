#include "ui/notation/line_writer.h"

#include "core/notation/result.h"
#include "core/record/comment.h"

#include <algorithm>

namespace ui {

using record::NodeId;

namespace {

// What is said at one place is shown as far as one reads it in a list; the rest stands in the editor.
// Text without a space is broken here: the layout looks for the end of a word anew at every line.
constexpr qsizetype LongestComments = 10000;
constexpr qsizetype LongestUnread = 4000;
constexpr qsizetype LongestWord = 60;
// A paragraph is laid out as a whole: longer ones go on in another.
constexpr qsizetype LongestParagraph = 4000;

QString fromUtf8(const std::string& s)
{
    return QString::fromUtf8(s.data(), qsizetype(s.size()));
}

QString proseText(const std::string& comment)
{
    return fromUtf8(record::proseOf(comment)).simplified();
}

// Never between the halves of a character.
qsizetype cutAt(const QString& text, qsizetype at)
{
    return at < text.size() && text[at].isLowSurrogate() ? at - 1 : at;
}

// A word that no line can hold is filled up like the rest: it may be broken between any two characters.
QString withBreaks(const QString& text)
{
    QString broken;
    broken.reserve(text.size());
    for (qsizetype begin = 0; begin < text.size();) {
        qsizetype end = begin;
        while (end < text.size() && !text[end].isSpace())
            ++end;
        const bool isLong = end - begin > LongestWord;
        for (qsizetype i = begin; i < end; ++i) {
            if (isLong && i > begin && !text[i].isLowSurrogate() && !text[i].isMark())
                broken += QChar(0x200b); // a line may end here
            broken += text[i];
        }
        for (; end < text.size() && text[end].isSpace(); ++end)
            broken += text[end];
        begin = end;
    }
    return broken;
}

// As much of a text as `room` holds, with a mark where more follows.
QString shortened(const QString& text, qsizetype room)
{
    return withBreaks(text.size() <= room ? text : text.left(cutAt(text, room)) + QStringLiteral(" […]"));
}

// A draw that was offered is marked behind the move (FIDE Appendix C.12), and read there like a sign.
bool isDrawOffer(const std::string& comment)
{
    return proseText(comment) == QLatin1String("(=)");
}

QString unreadText(const std::string& text)
{
    return shortened(fromUtf8(text.substr(0, 8 * LongestUnread)).simplified(), LongestUnread);
}

} // namespace

LineWriter::LineWriter(const MoveListDocument& document) : m_document(document), m_record(*document.m_record)
{
}

QString LineWriter::unbroken(const std::string& utf8)
{
    auto text = fromUtf8(utf8);
    const QString joined = QString(QChar(WordJoiner)) + QChar('-') + QChar(WordJoiner);
    return text.replace(QChar('-'), joined).replace(QChar(' '), QChar(QChar::Nbsp));
}

bool LineWriter::hasProse(const std::vector<std::string>& comments)
{
    return std::any_of(comments.begin(), comments.end(),
                       [](const auto& c) { return !proseText(c).isEmpty(); });
}

QString LineWriter::signsOf(const record::Node& node)
{
    auto signs = signsText(node.nags);
    if (std::any_of(node.commentsAfter.begin(), node.commentsAfter.end(), isDrawOffer))
        signs += QString(QChar(QChar::Nbsp)) + QStringLiteral("(=)");
    return signs;
}

bool LineWriter::isCommented(const record::Node& node)
{
    return std::any_of(node.commentsAfter.begin(), node.commentsAfter.end(),
                       [](const auto& c) { return !proseText(c).isEmpty() && !isDrawOffer(c); });
}

QString LineWriter::clockText(std::chrono::milliseconds time)
{
    using namespace std::chrono;
    const auto ms = std::max<std::int64_t>(time.count(), 0);
    const auto hours = ms / 3600000, minutes = ms / 60000 % 60, seconds = ms / 1000 % 60;
    const auto two = [](std::int64_t n) { return QStringLiteral("%1").arg(n, 2, 10, QChar('0')); };
    if (hours > 0)
        return QStringLiteral("%1:%2:%3").arg(hours).arg(two(minutes), two(seconds));
    auto text = QStringLiteral("%1:%2").arg(minutes).arg(two(seconds));
    if (ms < 20000)
        text += QStringLiteral(".%1").arg(ms / 100 % 10);
    return text;
}

void LineWriter::append(SpanKind kind, NodeId node, const QString& text, MoveTone tone)
{
    const bool mayBegin = kind == SpanKind::Number || kind == SpanKind::Comment || text == QLatin1String("(");
    if (m_paragraph.kind == MoveBlock::Kind::Text && m_paragraph.text.size() > LongestParagraph && mayBegin)
        endParagraph();
    m_paragraph.spans.push_back({int(m_paragraph.text.size()), int(text.size()), kind, node, tone});
    m_paragraph.text += text;
}

void LineWriter::space()
{
    if (!m_paragraph.text.isEmpty() && !m_paragraph.text.endsWith(QChar('(')))
        m_paragraph.text += QChar(' ');
}

void LineWriter::endParagraph()
{
    if (!m_paragraph.text.isEmpty()) {
        m_paragraph.level = m_level;
        m_blocks.push_back(std::move(m_paragraph));
    }
    m_paragraph = {};
}

std::vector<MoveBlock> LineWriter::takeBlocks()
{
    endParagraph();
    return std::move(m_blocks);
}

void LineWriter::comments(const std::vector<std::string>& comments, NodeId node)
{
    auto room = LongestComments;
    const bool signsAway = node != NodeId::Root && &comments == &m_record.node(node).commentsAfter;
    for (const auto& comment : comments) {
        const auto prose = proseText(comment);
        if (prose.isEmpty() || (signsAway && isDrawOffer(comment)))
            continue;
        m_numberDue = true;
        space();
        append(SpanKind::Comment, node, shortened(prose, room));
        if ((room -= prose.size()) <= 0)
            return;
    }
}

void LineWriter::unread(NodeId id)
{
    const auto& node = m_record.node(id);
    for (const auto& fault : m_document.m_options.faults) {
        if (fault.node != id)
            continue;
        space();
        append(SpanKind::Fault, id, fault.words);
        m_numberDue = true;
    }
    auto room = LongestUnread;
    for (std::size_t i = 0; i < node.unreadPieces.size(); ++i) {
        const auto& piece = node.unreadPieces[i];
        space();
        append(SpanKind::Unread, id, room > 0 ? unreadText(piece) : QStringLiteral("[…]"));
        m_paragraph.spans.back().piece = int(i);
        m_numberDue = true;
        if (room <= 0)
            break;
        room -= qsizetype(piece.size());
    }
    if (!node.unreadTail.empty()) {
        space();
        append(SpanKind::Unread, id, unreadText(node.unreadTail));
    }
}

void LineWriter::unreadTail(const std::string& text)
{
    if (text.empty())
        return;
    endParagraph();
    m_paragraph.kind = MoveBlock::Kind::Unread;
    if (!m_document.m_options.unreadHeading.isEmpty()) {
        append(SpanKind::Heading, NodeId::None, m_document.m_options.unreadHeading);
        m_paragraph.text += QChar(QChar::LineSeparator);
    }
    append(SpanKind::Unread, NodeId::None, unreadText(text));
    endParagraph();
}

void LineWriter::result(chess::Result result)
{
    if (result == chess::Result::Unfinished)
        return;
    endParagraph();
    m_paragraph.kind = MoveBlock::Kind::Result;
    append(SpanKind::Result, NodeId::None, unbroken(std::string(notation::resultSign(result))));
    endParagraph();
}

void LineWriter::move(NodeId node, int ply)
{
    const auto& n = m_record.node(node);
    if (!n.commentsBefore.empty())
        comments(n.commentsBefore, node);
    space();
    if (m_numberDue || m_document.isWhite(ply)) {
        append(SpanKind::Number, node, m_document.numberText(ply));
        m_paragraph.text += QChar(QChar::Nbsp);
    }
    m_numberDue = false;
    const auto tone = toneOf(n.nags);
    append(SpanKind::Move, node, m_document.san(node), tone);
    if (const auto signs = signsOf(n); !signs.isEmpty())
        append(SpanKind::Sign, node, unbroken(signs.toStdString()), tone);
    comments(n.commentsAfter, node);
    unread(node);
}

void LineWriter::line(NodeId first, int ply)
{
    for (auto node = first; node != NodeId::None; node = m_record.mainChild(node), ++ply) {
        move(node, ply);
        if (node != first)
            alternatives(node, ply);
    }
}

// The alternatives to a move that goes on with its line.
void LineWriter::alternatives(NodeId node, int ply)
{
    const auto& siblings = m_record.node(m_record.node(node).parent).children;
    for (std::size_t i = 1; i < siblings.size(); ++i) {
        m_numberDue = true;
        if (runsAlong(siblings[i])) {
            space();
            append(SpanKind::Bracket, NodeId::None, QStringLiteral("("));
            line(siblings[i], ply);
            append(SpanKind::Bracket, NodeId::None, QStringLiteral(")"));
        } else {
            endParagraph();
            variation(siblings[i], m_level + 1, ply);
        }
        m_numberDue = true;
    }
}

// Short, and nothing is said in it.
bool LineWriter::runsAlong(NodeId first) const
{
    constexpr int Longest = 6;
    int plies = 0;
    for (auto node = first; node != NodeId::None; node = m_record.mainChild(node)) {
        const auto& n = m_record.node(node);
        if (++plies > Longest || n.hasComments() || n.children.size() > 1 || !n.unreadPieces.empty() ||
            !n.unreadTail.empty() || m_document.hasFault(node))
            return false;
    }
    return true;
}

void LineWriter::variation(NodeId first, int level, int ply)
{
    endParagraph();
    const int outer = std::exchange(m_level, level);
    m_numberDue = true;
    append(SpanKind::Bracket, NodeId::None, QStringLiteral("("));
    line(first, ply);
    append(SpanKind::Bracket, NodeId::None, QStringLiteral(")"));
    comments(m_record.node(first).commentsAfterVariation, first);
    endParagraph();
    m_level = outer;
}

} // namespace ui
