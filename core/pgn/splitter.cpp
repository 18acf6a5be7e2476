#include "core/pgn/splitter.h"

#include "core/notation/text.h"
#include "core/pgn/result_text.h"
#include "core/pgn/text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace pgn {

namespace {

std::size_t endOfWord(std::string_view text, std::size_t at)
{
    while (at < text.size() && !endsWord(text[at]))
        ++at;
    return at;
}

// Where passing over words has to look closer: a word ends there other than by a blank, or may be a result
// marker, or white space of more than one byte may begin.
constexpr std::array<bool, 256> makeStops()
{
    std::array<bool, 256> stops{};
    for (std::size_t c = 0; c < stops.size(); ++c)
        stops[c] = c >= 0x80 || (c != ' ' && endsWord(char(c)));
    stops['-'] = stops['/'] = true;
    return stops;
}
constexpr std::array<bool, 256> Stops = makeStops();

// A word that is only passed over, wherever it stands in a line: a move, or a number that begins no result.
bool isPlainWord(std::string_view text, std::size_t at)
{
    const char c = text[at];
    if (c == '1')
        return at + 1 < text.size() && (isDigit(text[at + 1]) || text[at + 1] == '.');
    return isLetter(c) || (isDigit(c) && c != '0');
}

} // namespace

void Splitter::read(std::string_view text, std::size_t base, std::vector<GameRange>& found)
{
    m_text = text;
    m_base = base;
    m_at = 0;
    m_found = &found;
    while (!atEnd())
        step();
    m_text = {};
    m_base = base + text.size();
    m_at = 0;
}

void Splitter::finish(std::vector<GameRange>& found)
{
    m_found = &found;
    if (std::exchange(m_inBrace, false) && m_phase == Phase::Outside)
        addOutsideText(m_braceBegin, m_braceLine, true);
    if (m_phase != Phase::Outside)
        endGame({});
    if (m_before && !m_finished) {
        // Nothing but text: shown as a game without moves, so that it can be seen and is not lost.
        const Text& text = *m_before;
        m_finished = GameRange{text.begin, text.end, text.line, text.end, text.end, text.end, {}};
    } else if (m_before) {
        m_finished->end = m_before->end;
    }
    m_before.reset();
    emitFinished();
}

std::size_t Splitter::openFrom() const
{
    std::size_t from = m_base + m_at;
    if (m_inBrace)
        from = std::min(from, m_braceBegin);
    if (m_before)
        from = std::min(from, m_before->begin);
    if (m_phase != Phase::Outside)
        from = std::min(from, m_game.begin);
    if (m_finished)
        from = std::min(from, m_finished->begin);
    return from;
}

void Splitter::step()
{
    if (m_inBrace) {
        readBrace();
        return;
    }
    skipSpace();
    if (atEnd())
        return;
    switch (m_phase) {
    case Phase::Outside:
        stepOutside();
        break;
    case Phase::Tags:
        stepTags();
        break;
    case Phase::Moves:
        stepMoves();
        break;
    }
}

void Splitter::stepOutside()
{
    if (m_lineEnds >= 2)
        m_blankSinceFinished = true;
    const std::string_view rest = m_text.substr(m_at);
    if (here() == '{') {
        openBrace();
    } else if (isTagStart(m_text, m_at)) {
        beginGame(Phase::Tags);
    } else if (isLoneResult() || looksLikeMovetext(rest)) {
        beginGame(Phase::Moves);
    } else {
        const bool isComment = here() == ';' || isEscapeLine();
        const std::size_t begin = at();
        skipLine();
        addOutsideText(begin, m_line, isComment);
    }
}

void Splitter::stepTags()
{
    if (m_lineEnds >= 2)
        m_blankInTags = true;
    if (here() == '[') {
        if (isTagStart(m_text, m_at))
            readTag();
        else
            skipLine();
    } else if (isEscapeLine()) {
        skipLine();
    } else if (here() == '{') {
        m_blankInTags = true;
        openBrace();
    } else if (here() == ';') {
        m_blankInTags = true;
        skipLine();
    } else if (const auto reserved = reservedToken(m_text.substr(m_at)); !reserved.empty()) {
        m_at += reserved.size();
        touch();
    } else {
        m_phase = Phase::Moves;
        m_lineEnds = 0;
    }
}

void Splitter::stepMoves()
{
    if (m_lineEnds > 0 && stepMovesAtLineStart())
        return;
    switch (here()) {
    case '{':
        openBrace();
        return;
    case ';':
        skipLine();
        return;
    case '(':
        ++m_depth;
        break;
    case ')':
        m_depth = std::max(m_depth - 1, 0);
        break;
    case '[':
        if (isWellFormedTag(m_text, m_at)) {
            startNextGame(Phase::Tags);
            return;
        }
        break;
    case '<':
        m_at += std::max<std::size_t>(reservedToken(m_text.substr(m_at)).size(), 1);
        touch();
        return;
    default:
        readWord();
        return;
    }
    ++m_at;
    touch();
}

bool Splitter::stepMovesAtLineStart()
{
    if (isEscapeLine()) {
        skipLine();
        return true;
    }
    if (isTagStart(m_text, m_at)) {
        startNextGame(Phase::Tags);
        return true;
    }
    if (m_lineEnds >= 2 && m_depth == 0 && isFirstMoveAgain()) {
        startNextGame(Phase::Moves);
        return true;
    }
    return false;
}

void Splitter::readWord()
{
    if (here() == '$') { // its number ends it: a result may be glued to that
        for (++m_at; !atEnd() && isDigit(here()); ++m_at)
            ;
        touch();
        return;
    }
    if (m_depth == 0 && !startsNoResult(here())) {
        if (const auto result = readResult(m_text.substr(m_at))) {
            const std::size_t begin = at();
            m_at += result->length;
            touch();
            endGame({{begin, result->result}});
            return;
        }
    }
    m_at = std::max(endOfPlainWords(), m_at + 1);
    touch();
}

// From word to word, as long as nothing but blanks or a line end lies between: most of every file.
std::size_t Splitter::endOfPlainWords()
{
    std::size_t at = endOfWord(m_text, m_at);
    for (;;) {
        while (at < m_text.size() && !Stops[std::uint8_t(m_text[at])])
            ++at;
        const std::size_t passed = at < m_text.size() ? passStop(at) : 0;
        if (passed == 0)
            break;
        at += passed;
    }
    while (at > m_at && m_text[at - 1] == ' ')
        --at;
    return at;
}

// How many bytes to go on from a stop behind the first word; 0 where something else than a plain word may
// begin.
std::size_t Splitter::passStop(std::size_t& at)
{
    const char c = m_text[at];
    if (isLineEnd(c)) {
        const std::size_t length = m_text.substr(at, 2) == "\r\n" ? 2 : 1;
        if (at + length >= m_text.size() || !isPlainWord(m_text, at + length))
            return 0;
        ++m_line;
        return length;
    }
    const bool isLongDash =
        c == '\xe2' && m_text[at - 1] != ' ' && notation::dashLength(m_text.substr(at)) > 0;
    if (c == '-' || c == '/' || isLongDash) {
        if (m_text[at - 2] != ' ' || startsNoResult(m_text[at - 1]))
            return 1;
        --at; // to where the result begins
        return 0;
    }
    return endsWord(c) || m_text[at - 1] == ' ' ? 0 : 1;
}

void Splitter::skipSpace()
{
    while (!atEnd()) {
        if (isLineEnd(here())) {
            countLineEnd();
        } else if (isBlank(here())) {
            ++m_at;
            m_columnOne = false;
        } else {
            const std::size_t length = (here() & 0x80) != 0 ? spaceLength(m_text.substr(m_at, 3)) : 0;
            if (length == 0)
                return;
            const bool byteOrderMark = at() == 0 && length == 3;
            m_at += length;
            m_columnOne = m_columnOne && byteOrderMark;
        }
    }
}

void Splitter::countLineEnd()
{
    m_at += m_text.substr(m_at).starts_with("\r\n") ? 2 : 1;
    ++m_line;
    ++m_lineEnds;
    m_columnOne = true;
}

void Splitter::skipLine()
{
    std::size_t end = endOfLine(m_text, m_at);
    m_at = end;
    while (end > 0 && isBlank(m_text[end - 1]))
        --end;
    touch();
    m_contentEnd = m_base + end;
}

void Splitter::touch()
{
    m_contentEnd = at();
    m_lineEnds = 0;
    m_columnOne = false;
}

bool Splitter::isEscapeLine() const
{
    return m_columnOne && here() == '%';
}

void Splitter::readTag()
{
    const TagPair pair = readTagPair(m_text, m_at);
    if (startsNextGame(pair.name)) {
        startNextGame(Phase::Tags);
        return;
    }
    if (m_tagCount++ == 0)
        m_firstTag = pair.name;
    m_lastTag = pair.name;
    m_sawEvent = m_sawEvent || pair.name == "Event";
    m_at = pair.end;
    touch();
}

// Tags of a game without moves, and then those of the next game?
bool Splitter::startsNextGame(std::string_view tagName) const
{
    const bool repeated = m_tagCount > 0 && (tagName == m_firstTag || (tagName == "Event" && m_sawEvent));
    return repeated && (m_blankInTags || tagName != m_lastTag);
}

void Splitter::openBrace()
{
    m_inBrace = true;
    m_braceBegin = at();
    m_braceLine = m_line;
    ++m_at;
    touch();
}

void Splitter::readBrace()
{
    while (!atEnd()) {
        const char c = here();
        if (c == '}' || (c == '[' && m_columnOne && isTagLine(m_text, m_at))) {
            closeBrace(c == '}');
            return;
        }
        if (isLineEnd(c)) {
            countLineEnd();
        } else {
            ++m_at;
            m_columnOne = false;
            if (!isBlank(c))
                m_contentEnd = at();
        }
    }
}

void Splitter::closeBrace(bool properly)
{
    m_inBrace = false;
    if (properly) {
        ++m_at;
        touch();
    }
    if (m_phase == Phase::Outside)
        addOutsideText(m_braceBegin, m_braceLine, true);
}

// "1." and White's move behind it, in the same line.
bool Splitter::isFirstMoveAgain() const
{
    if (!m_text.substr(m_at).starts_with("1."))
        return false;
    std::size_t move = m_at + 2;
    while (move < m_text.size() && isBlank(m_text[move]))
        ++move;
    return move < m_text.size() && looksLikeMovetext(m_text.substr(move)) && !isDigit(m_text[move]);
}

// A result marker that may be a game of its own: not a "*" that begins a line of prose.
bool Splitter::isLoneResult() const
{
    const auto result = readResult(m_text.substr(m_at));
    if (!result)
        return false;
    std::size_t next = m_at + result->length;
    const auto skipBlanks = [&] {
        while (next < m_text.size() && isBlank(m_text[next]))
            ++next;
    };
    skipBlanks();
    // Several in a line, but not a line of stars.
    constexpr int MaxInLine = 8;
    int count = 1;
    while (const auto another = readResult(m_text.substr(next))) {
        if (++count > MaxInLine)
            return false;
        next += another->length;
        skipBlanks();
    }
    return next >= m_text.size() || isLineEnd(m_text[next]) || endsWord(m_text[next]);
}

void Splitter::addOutsideText(std::size_t begin, std::size_t line, bool isComment)
{
    if (m_finished && !m_blankSinceFinished) {
        m_finished->end = m_contentEnd;
        return;
    }
    if (!m_before)
        m_before = Text{begin, m_contentEnd, line, true};
    m_before->end = m_contentEnd;
    m_before->onlyComments = m_before->onlyComments && isComment;
}

void Splitter::beginGame(Phase phase)
{
    emitFinished();
    m_game = {};
    m_game.begin = m_before ? m_before->begin : at();
    m_game.firstLine = m_before ? m_before->line : m_line;
    // Without tags, comments in front are said of the game, not of its tags.
    const bool commentsBelong = phase == Phase::Moves && m_before && m_before->onlyComments;
    m_game.bodyBegin = commentsBelong ? m_game.begin : at();
    m_before.reset();
    m_phase = phase;
    m_depth = 0;
    m_lineEnds = 0;
    m_blankInTags = false;
    m_tagCount = 0;
    m_firstTag.clear();
    m_sawEvent = false;
}

void Splitter::endGame(std::optional<Marker> marker)
{
    m_game.end = m_game.tailBegin = m_contentEnd;
    m_game.bodyEnd = marker ? marker->begin : m_contentEnd;
    if (marker)
        m_game.marker = marker->result;
    m_finished = m_game;
    m_blankSinceFinished = false;
    m_phase = Phase::Outside;
}

void Splitter::startNextGame(Phase phase)
{
    endGame({});
    beginGame(phase);
}

void Splitter::emitFinished()
{
    if (m_finished)
        m_found->push_back(*m_finished);
    m_finished.reset();
}

} // namespace pgn
