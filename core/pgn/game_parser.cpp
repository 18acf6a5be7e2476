#include "core/pgn/game_parser.h"

#include "core/pgn/reader.h"
#include "core/pgn/result_text.h"
#include "core/pgn/text.h"

#include <algorithm>

namespace pgn {

namespace {

// What bounds the memory for brackets that do not deepen the tree.
constexpr std::size_t MaxOpenBrackets = 100'000;

bool isOneOf(char c, std::string_view set)
{
    return set.find(c) != std::string_view::npos;
}

bool isOnlyOf(std::string_view text, std::string_view set)
{
    return text.find_first_not_of(set) == std::string_view::npos;
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

void GameParser::parse(std::string_view text, const GameRange& range, const GamePlace& place, ParseSink& sink,
                       std::vector<Problem>& problems)
{
    m_whole = text;
    m_text = text.substr(0, range.bodyEnd);
    m_range = range;
    m_place = place;
    m_sink = &sink;
    m_problems = &problems;
    m_at = range.bodyBegin;
    m_done = false;
    m_plies = 0;
    m_mark = {range.begin, range.firstLine, 1};
    for (std::size_t i = range.begin; i > 0 && !isLineEnd(text[i - 1]); --i)
        m_mark.column += (text[i - 1] & 0xc0) != 0x80 ? 1 : 0;
    m_lines.resize(1);
    m_lines.front() = Line{};
    line().readTo = m_at;
    if (range.bodyBegin > range.begin) {
        m_sink->textBeforeTags(textBetween(range.begin, range.bodyBegin),
                               checkOutsideText(range.begin, range.bodyBegin));
    }
    parseTags();
    const bool playable = prepareStart();
    if (playable)
        parseMovetext();
    else
        leaveLine();
    checkResult();
    if (range.end > range.tailBegin) {
        m_sink->textAfterResult(textBetween(range.tailBegin, range.end),
                                checkOutsideText(range.tailBegin, range.end));
    }
}

void GameParser::parseMovetext()
{
    while (!m_done) {
        m_at += spaceLength(m_text.substr(m_at));
        if (m_at >= m_text.size())
            break;
        parseToken();
    }
    closeOpenVariations();
}

void GameParser::parseToken()
{
    switch (m_text[m_at]) {
    case '{':
        parseBrace();
        break;
    case ';':
        parseRestOfLine();
        break;
    case '(':
        openVariation();
        break;
    case ')':
        closeVariation();
        break;
    case '$':
        parseNag();
        break;
    case '<':
        parseReserved();
        break;
    case '.':
        ++m_at;
        break;
    case '[':
        parseBox();
        break;
    case '%':
        if (isEscapeLine()) {
            parseEscapeLine();
            break;
        }
        [[fallthrough]];
    default:
        parseNumberOrWord();
    }
}

void GameParser::parseNumberOrWord()
{
    std::size_t end = m_at;
    while (end < m_text.size() && isDigit(m_text[end]))
        ++end;
    const bool hasDigits = end > m_at;
    const bool isNumber = hasDigits && (end == m_text.size() || (m_text[end] != '-' && m_text[end] != '/'));
    if (!isNumber) {
        parseWord(wordAt(m_at));
        return;
    }
    while (end < m_text.size() && m_text[end] == '.')
        ++end;
    m_at = end;
    line().afterNumber = true;
}

void GameParser::parseWord(std::string_view word)
{
    // Signs such as "!?" stand behind the move; what else may be glued to it is looked for when this fails.
    std::size_t signs = 0;
    while (signs < word.size() && word[signs] != '!' && word[signs] != '?')
        ++signs;
    const std::string_view moveText = word.substr(0, signs);
    notation::MoveError error;
    if (!moveText.empty()) {
        const auto move = notation::parseSan(line().now, moveText);
        if (move) {
            m_at += signs;
            play(*move);
            return;
        }
        error = move.error();
    }
    if (parseOddWord(word) || parseSplitWord(word) || parseGluedMoves(word))
        return;
    faultAt(m_at, word, error);
}

// Words that are no moves and yet no faults.
bool GameParser::parseOddWord(std::string_view word)
{
    const auto skip = [&](std::size_t length) {
        m_at += length;
        understood();
        return true;
    };
    if (parseSign(word))
        return skip(word.size());
    if (isOnlyOf(word, "!?")) { // more of them than have a meaning
        report(ProblemKind::UnknownToken, Severity::Note, m_at, word);
        m_sink->unreadPiece(word, {});
        return skip(word.size());
    }
    const bool saidOfTheMove = word == "e.p." || word == "ep" || word == "e.p" || isOnlyOf(word, "+#");
    if (saidOfTheMove && line().moves > 0)
        return skip(word.size());
    const auto result = inVariation() ? readResult(m_text.substr(m_at)) : std::nullopt;
    if (!result)
        return false;
    if (line().moves > 0) {
        m_sink->unreadPiece(m_text.substr(m_at, result->length), {});
        return skip(result->length);
    }
    // Outside its brackets it would end the game.
    report(ProblemKind::VariationWithoutMove, Severity::Note, line().open, "(");
    leaveLine();
    return true;
}

bool GameParser::parseSign(std::string_view word)
{
    const auto nag = notation::nagFromText(word, ~line().now.sideToMove());
    if (nag)
        m_sink->nag(*nag);
    return nag.has_value();
}

// A move with a sign glued to it that is no "!" or "?": "Nf3±", "Nf3+-".
bool GameParser::parseSplitWord(std::string_view word)
{
    for (std::size_t length = 2; length < word.size() && length <= 10; ++length) {
        if (!notation::nagFromText(word.substr(length), line().now.sideToMove()))
            continue;
        const auto move = notation::parseSan(line().now, word.substr(0, length));
        if (!move)
            continue;
        play(*move);
        m_at += length;
        parseSign(word.substr(length));
        m_at += word.size() - length;
        understood();
        return true;
    }
    return false;
}

// "e4e5" and "Nf3Nc6": moves without space between, when that reading is legal to its end.
bool GameParser::parseGluedMoves(std::string_view word)
{
    constexpr std::size_t MaxGlued = 200; // bytes: not a megabyte of letters
    if (word.size() > MaxGlued)
        return false;
    chess::Position position = line().now;
    std::vector<std::pair<chess::Move, std::size_t>> moves; // with where each ends
    for (std::size_t at = 0; at < word.size();) {
        std::optional<chess::Move> found;
        std::size_t length = std::min<std::size_t>(word.size() - at, 8);
        for (; length >= 2 && !found; --length) {
            if (const auto move = notation::parseSan(position, word.substr(at, length)))
                found = *move;
        }
        if (!found)
            return false;
        at += length + 1; // undoes the last step of the loop
        position.play(*found);
        moves.emplace_back(*found, at);
    }
    const std::size_t begin = m_at;
    for (const auto& [move, end] : moves) {
        m_at = begin + end;
        play(move);
    }
    return moves.size() > 1;
}

void GameParser::play(chess::Move move)
{
    Line& current = line();
    current.before = current.now;
    current.now.play(move);
    ++current.moves;
    understood();
    if (!inVariation())
        ++m_plies;
    m_sink->move(move);
}

// What was read so far is kept; a fault spoils only what follows.
void GameParser::understood()
{
    line().readTo = m_at;
    line().afterNumber = false;
}

void GameParser::parseBrace()
{
    const std::size_t open = m_at;
    const CommentEnd comment = findCommentEnd(m_text, open);
    std::size_t end = comment.end;
    if (!comment.closed) {
        report(ProblemKind::UnclosedComment, Severity::Error, open, wordAt(open + 1));
        while (end > open + 1 && isSpace(m_text[end - 1]))
            --end;
    }
    m_at = comment.end + (comment.closed ? 1 : 0);
    const bool beforeMove = line().afterNumber;
    m_sink->comment(m_text.substr(open + 1, end - open - 1), CommentForm::Brace, beforeMove);
    if (!beforeMove)
        understood();
}

void GameParser::parseEscapeLine()
{
    const std::size_t end = endOfLine(m_text, m_at);
    m_sink->escapeLine(textBetween(m_at, end), line().afterNumber);
    m_at = end;
    if (!line().afterNumber)
        understood();
}

void GameParser::parseRestOfLine()
{
    const std::size_t begin = m_at + 1;
    m_at = endOfLine(m_text, begin);
    std::size_t end = m_at;
    while (end > begin && isSpace(m_text[end - 1]))
        --end;
    const bool beforeMove = line().afterNumber;
    m_sink->comment(m_text.substr(begin, end - begin), CommentForm::RestOfLine, beforeMove);
    if (!beforeMove)
        understood();
}

void GameParser::parseNag()
{
    std::size_t end = m_at + 1;
    while (end < m_text.size() && isDigit(m_text[end]))
        ++end;
    const std::string_view token = m_text.substr(m_at, end - m_at);
    const auto nag = notation::nagFromText(token, line().now.sideToMove());
    // PGN standard 10 knows 0 to 255.
    if (!nag || *nag > 255)
        report(ProblemKind::NagOutOfRange, Severity::Note, m_at, token);
    m_at = end;
    if (nag)
        m_sink->nag(*nag);
    else
        m_sink->unreadPiece(token, {});
    understood();
}

void GameParser::parseReserved()
{
    std::size_t signEnd = m_at;
    while (signEnd < m_text.size() && !isSpace(m_text[signEnd]))
        ++signEnd;
    if (parseSign(m_text.substr(m_at, signEnd - m_at))) { // "<=>"
        m_at = signEnd;
        understood();
        return;
    }
    const std::string_view token = reservedToken(m_text.substr(m_at));
    if (token.empty()) {
        faultAt(m_at, wordAt(m_at), {});
        return;
    }
    keepReserved(token);
}

void GameParser::keepReserved(std::string_view token)
{
    report(ProblemKind::ReservedToken, Severity::Note, m_at, token);
    m_sink->unreadPiece(token, {});
    m_at += token.size();
    understood();
}

// "[]": the only move.
void GameParser::parseBox()
{
    const std::string_view token = m_text.substr(m_at, 2);
    if (!parseSign(token)) {
        faultAt(m_at, token, {});
        return;
    }
    m_at += token.size();
    understood();
}

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
    m_sink->unreadPiece(textBetween(open, skipped.end), skipped.mend);
    understood();
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
    leaveLine();
}

// Keeps the rest of the line being read as text and goes on behind it.
void GameParser::leaveLine()
{
    const std::size_t begin = line().readTo;
    if (!inVariation()) {
        const Skipped skipped = skipRest(begin, 0);
        m_at = m_text.size();
        m_done = true;
        keepTail(textBetween(begin, m_at), skipped.mend);
        if (!skipped.mend.empty())
            report(ProblemKind::UnclosedVariation, Severity::Error, begin, wordAt(begin));
        return;
    }
    const Skipped skipped = skipRest(m_at, 1);
    if (!skipped.closed)
        report(ProblemKind::UnclosedVariation, Severity::Error, line().open, wordAt(line().open + 1));
    const Line left = line();
    m_lines.pop_back();
    m_at = skipped.end;
    if (left.moves > 0) {
        // The last ")" is the variation's own.
        std::string_view mend = skipped.mend;
        mend.remove_suffix(skipped.closed ? 0 : 1);
        if (mend == "\n")
            mend = {};
        keepTail(textBetween(begin, skipped.end - (skipped.closed ? 1 : 0)), mend);
        m_sink->closeVariation();
    } else {
        m_sink->discardVariation();
        m_sink->unreadPiece(textBetween(left.open, skipped.end), skipped.mend);
    }
    understood();
}

void GameParser::keepTail(std::string_view text, std::string_view mend)
{
    if (text.empty())
        return;
    // First in its line, where it may be written one day, this would be a tag or an escape line.
    const bool needsDots = text.front() == '[' || text.front() == '%';
    m_sink->unreadTail(needsDots ? "... " : "", text, mend);
}

// From inside `depth` brackets to behind the ")" of the outermost, or to the end of the game. Counts as
// Splitter does.
GameParser::Skipped GameParser::skipRest(std::size_t from, int depth) const
{
    const bool needsClose = depth > 0;
    Skipped skipped{m_text.size(), false, {}};
    bool inRestOfLine = false;
    for (std::size_t at = from; at < m_text.size(); ++at) {
        const char c = m_text[at];
        inRestOfLine = c == ';' || (c == '%' && at > 0 && isLineEnd(m_text[at - 1]));
        if (c == '{') {
            at = m_text.find('}', at);
            if (at == std::string_view::npos) {
                skipped.mend += '}';
                break;
            }
        } else if (inRestOfLine) {
            at = endOfLine(m_text, at);
        } else if (c == '(') {
            ++depth;
        } else if (c == ')') {
            depth = std::max(depth - 1, 0);
            if (needsClose && depth == 0)
                return {at + 1, true, {}};
        }
    }
    if (inRestOfLine && depth > 0)
        skipped.mend += '\n';
    skipped.mend.append(std::size_t(depth), ')');
    return skipped;
}

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
    moveMarkTo(at);
    problem.line = m_place.line - 1 + m_mark.line;
    problem.column = m_mark.column;
    return problem;
}

} // namespace pgn
