#include "core/pgn/game_parser.h"
#include "core/pgn/result_text.h"
#include "core/pgn/text.h"

#include <algorithm>

// Where words and texts end, and where a problem stands.
namespace pgn {

namespace {

bool isOneOf(char c, std::string_view set)
{
    return set.find(c) != std::string_view::npos;
}
// Where the movetext word that starts at `at` ends; "e8(Q)" is one word.
std::size_t endOfWord(std::string_view text, std::size_t at)
{
    std::size_t end = at;
    while (end < text.size() && !endsWord(text[end]) &&
           (!(text[end] & 0x80) || spaceLength(text.substr(end, 3)) == 0))
        ++end;
    const bool promotion = end > at + 1 && end + 2 < text.size() && text[end] == '(' &&
                           text[end + 2] == ')' && isOneOf(text[end + 1], "QRBN") &&
                           isOneOf(text[end - 1], "18=");
    return promotion ? end + 3 : std::max(end, std::min(at + 1, text.size()));
}

// How a problem shows what it is about: a token may be a whole line.
std::string_view shortened(std::string_view token)
{
    constexpr std::size_t MaxLength = 60;
    if (token.size() <= MaxLength)
        return token;
    std::size_t length = MaxLength;
    while (length > 0 && (token[length] & 0xc0) == 0x80)
        --length;
    return token.substr(0, length);
}

} // namespace

bool GameParser::isEscapeLine() const
{
    return m_text[m_at] == '%' && (m_at == 0 || isLineEnd(m_text[m_at - 1]));
}

std::string_view GameParser::wordAt(std::size_t at) const
{
    return at < m_text.size() ? m_text.substr(at, endOfWord(m_text, at) - at) : std::string_view();
}

// Without white space at its ends.
std::string_view GameParser::textBetween(std::size_t begin, std::size_t end) const
{
    std::string_view text = m_whole.substr(begin, end - begin);
    text.remove_prefix(spaceLength(text));
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

// Line and column are counted from the last problem on, so that a game full of them does not take for ever.
void GameParser::moveMarkTo(std::size_t at)
{
    const auto isEnd = [&](std::size_t i) {
        return m_whole[i] == '\n' ||
               (m_whole[i] == '\r' && (i + 1 == m_whole.size() || m_whole[i + 1] != '\n'));
    };
    const auto startsCharacter = [&](std::size_t i) { return (m_whole[i] & 0xc0) != 0x80; };
    if (at < m_mark.at) {
        for (std::size_t i = at; i < m_mark.at; ++i)
            m_mark.line -= isEnd(i) ? 1 : 0;
        m_mark.column = 1;
        for (std::size_t i = at; i > 0 && !isLineEnd(m_whole[i - 1]); --i)
            m_mark.column += startsCharacter(i - 1) ? 1 : 0;
    } else {
        for (std::size_t i = m_mark.at; i < at; ++i) {
            m_mark.column = isEnd(i) ? 1 : m_mark.column + (startsCharacter(i) ? 1 : 0);
            m_mark.line += isEnd(i) ? 1 : 0;
        }
    }
    m_mark.at = at;
}

Problem& GameParser::report(ProblemKind kind, Severity severity, std::size_t at, std::string_view token)
{
    Problem& problem = m_problems->emplace_back();
    problem.kind = kind;
    problem.severity = severity;
    problem.game = m_place.game;
    problem.offset = m_place.offset + at;
    problem.token = shortened(token);
    problem.ply = m_plies;
    problem.inVariation = inVariation();
    moveMarkTo(at);
    problem.line = m_place.line - 1 + m_mark.line;
    problem.column = m_mark.column;
    return problem;
}

} // namespace pgn
