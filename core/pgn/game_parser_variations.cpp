#include "core/pgn/game_parser.h"
#include "core/pgn/reader.h"
#include "core/pgn/text.h"

#include <algorithm>

// Variations, and what becomes of text that cannot be read.
namespace pgn {

namespace {

// What bounds the memory for brackets that do not deepen the tree.
constexpr std::size_t MaxOpenBrackets = 100'000;

// Would a bracket that is closed come out as a sign: "(+" and then "(+)"?
bool makesSign(std::string_view text, std::string_view mend)
{
    const std::size_t open = text.rfind('(');
    return open != std::string_view::npos && mend.starts_with(')') &&
           notation::nagFromText(std::string(text.substr(open)) + ')', chess::Color::White).has_value();
}
} // namespace

void GameParser::openVariation()
{
    const std::size_t close = m_text.substr(0, m_at + 4).find(')', m_at);
    if (close != std::string_view::npos && parseSign(m_text.substr(m_at, close + 1 - m_at))) { // "(.)"
        m_at = close + 1;
        understood();
        return;
    }
    if (line().moves == 0) {
        openBeforeMove();
        return;
    }
    const bool isSister = inVariation() && line().moves == 1;
    const int treeDepth = line().treeDepth + (isSister ? 0 : 1);
    if (treeDepth > Reader::MaxDepth || m_lines.size() > MaxOpenBrackets) {
        keepVariationAsPiece(m_at, ProblemKind::TooDeep);
        return;
    }
    understood();
    Line variation;
    variation.before = variation.now = line().before;
    variation.treeDepth = treeDepth;
    variation.open = m_at;
    variation.readTo = ++m_at;
    m_lines.push_back(variation);
    m_sink->openVariation();
}

// There is no move that this could be a variation on.
void GameParser::openBeforeMove()
{
    if (!inVariation()) {
        keepVariationAsPiece(m_at, ProblemKind::VariationWithoutMove);
        return;
    }
    report(ProblemKind::VariationWithoutMove, Severity::Error, m_at, wordAt(m_at + 1));
    leaveLine();
}

void GameParser::closeVariation()
{
    const std::size_t close = m_at++;
    if (!inVariation()) {
        report(ProblemKind::UnexpectedClose, Severity::Note, close, ")");
        understood();
        return;
    }
    if (line().moves == 0)
        report(ProblemKind::VariationWithoutMove, Severity::Note, line().open, "(");
    m_lines.pop_back();
    m_sink->closeVariation();
    understood();
}

void GameParser::keepVariationAsPiece(std::size_t open, ProblemKind kind)
{
    report(kind, Severity::Error, open, wordAt(open + 1));
    const Skipped skipped = skipRest(open + 1, 1);
    m_at = skipped.end;
    keepPiece(std::string(textBetween(open, skipped.end)), skipped.mend);
    understood();
}

void GameParser::keepPiece(const std::string& text, const std::string& mend)
{
    m_sink->unreadPiece(text, makesSign(text, mend) ? " " + mend : mend);
}

void GameParser::closeOpenVariations()
{
    if (inVariation())
        report(ProblemKind::UnclosedVariation, Severity::Error, line().open, wordAt(line().open + 1));
    while (inVariation()) {
        m_lines.pop_back();
        m_sink->closeVariation();
    }
}

void GameParser::faultAt(std::size_t at, std::string_view token, const notation::MoveError& error)
{
    ProblemKind kind = ProblemKind::UnknownToken;
    if (error.fault == notation::MoveFault::Illegal)
        kind = line().now.hasLegalMove() ? ProblemKind::IllegalMove : ProblemKind::MoveAfterEnd;
    else if (error.fault == notation::MoveFault::Ambiguous)
        kind = ProblemKind::AmbiguousMove;
    report(kind, Severity::Error, at, token).illegalReason = error.reason;
    leaveLine(isEnglishToo(token) ? Barrier : "");
}

// "Rd1" in a French game, where the king cannot go there: what was read before it is written in English, and
// so a rook's move would come of it.
bool GameParser::isEnglishToo(std::string_view word) const
{
    if (m_letters == &notation::englishLetters())
        return false;
    constexpr std::size_t Longest = 10; // bytes of a move
    for (std::size_t length = 2; length <= std::min(word.size(), Longest); ++length) {
        if (notation::parseSan(line().now, word.substr(0, length)))
            return true;
    }
    return false;
}

// Keeps the rest of the line being read as text and goes on behind it.
void GameParser::leaveLine(std::string_view front)
{
    const std::size_t begin = line().readTo;
    if (!inVariation()) {
        const Skipped skipped = skipRest(begin, 0);
        m_at = m_text.size();
        m_done = true;
        keepTail(front, textBetween(begin, m_at), skipped.mend);
        if (!skipped.mend.empty())
            reportUnclosed(skipped);
        return;
    }
    Skipped skipped = skipRest(m_at, 1);
    if (!skipped.closed) {
        if (!skipped.isBraceOpen())
            skipped.open = line().open;
        reportUnclosed(skipped);
    }
    const Line left = line();
    m_lines.pop_back();
    m_at = skipped.end;
    if (left.moves > 0) {
        // The last ")" is the variation's own.
        std::string_view mend = skipped.mend;
        mend.remove_suffix(skipped.closed ? 0 : 1);
        if (mend == "\n")
            mend = {};
        keepTail(front, textBetween(begin, skipped.end - (skipped.closed ? 1 : 0)), mend);
        m_sink->closeVariation();
    } else {
        m_sink->discardVariation();
        std::string piece(textBetween(left.open, skipped.end));
        keepPiece(piece.insert(1, front), skipped.mend);
    }
    understood();
}

void GameParser::reportUnclosed(const Skipped& skipped)
{
    report(skipped.isBraceOpen() ? ProblemKind::UnclosedComment : ProblemKind::UnclosedVariation,
           Severity::Error, skipped.open, wordAt(skipped.open + 1));
}

void GameParser::keepTail(std::string_view front, std::string_view text, std::string_view mend)
{
    if (text.empty())
        return;
    // First in its line, where it may be written one day, this would be a tag or an escape line.
    const bool needsDots = text.front() == '[' || text.front() == '%';
    if (front.empty() && needsDots)
        front = "... ";
    m_sink->unreadTail(front, text, makesSign(text, mend) ? " " + std::string(mend) : mend);
}

// From inside `depth` brackets to behind the ")" of the outermost, or to the end of the game. Counts as
// Splitter does.
GameParser::Skipped GameParser::skipRest(std::size_t from, int depth) const
{
    const bool needsClose = depth > 0;
    Skipped skipped{m_text.size(), false, {}, from};
    bool inRestOfLine = false;
    for (std::size_t at = from; at < m_text.size(); ++at) {
        const char c = m_text[at];
        inRestOfLine = c == ';' || (c == '%' && at > 0 && isLineEnd(m_text[at - 1]));
        if (c == '{') {
            const std::size_t close = m_text.find('}', at);
            if (close == std::string_view::npos) {
                skipped.mend += '}';
                skipped.open = at;
                break;
            }
            at = close;
        } else if (inRestOfLine) {
            at = endOfLine(m_text, at);
        } else if (c == '(') {
            if (depth++ == 0)
                skipped.open = at;
        } else if (c == ')') {
            depth = std::max(depth - 1, 0);
            if (needsClose && depth == 0)
                return {at + 1, true, {}, 0};
        }
    }
    if (inRestOfLine && depth > 0)
        skipped.mend += '\n';
    skipped.mend.append(std::size_t(depth), ')');
    return skipped;
}

} // namespace pgn
