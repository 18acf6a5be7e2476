#include "core/pgn/game_parser.h"

#include "core/notation/plain_san.h"
#include "core/notation/text.h"
#include "core/pgn/result_text.h"
#include "core/pgn/text.h"

#include <algorithm>

namespace pgn {

namespace {

bool isOnlyOf(std::string_view text, std::string_view set)
{
    return text.find_first_not_of(set) == std::string_view::npos;
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
    if (m_letters == &notation::englishLetters() && isLetter(m_text[m_at]) && parsePlainMove())
        return;
    std::size_t end = m_at;
    while (end < m_text.size() && isDigit(m_text[end]))
        ++end;
    const bool hasDigits = end > m_at;
    const auto behind = m_text.substr(end);
    const bool isNumber = hasDigits && !behind.starts_with('/') && notation::dashLength(behind) == 0;
    if (!isNumber) {
        parseWord(wordAt(m_at));
        return;
    }
    while (end < m_text.size() && m_text[end] == '.')
        ++end;
    m_at = end;
    line().afterNumber = true;
}

// The short way for nearly every word of nearly every file: a move in the export form, which ends where the
// word does or at its sign. ("e8(Q)" is for parseWord() to look at.)
bool GameParser::parsePlainMove()
{
    std::size_t end = m_at;
    while (end < m_text.size() && !endsWord(m_text[end]) && m_text[end] != '!' && m_text[end] != '?')
        ++end;
    if (end < m_text.size() && m_text[end] == '(')
        return false;
    const auto move = notation::readPlainSan(line().now, m_text.substr(m_at, end - m_at));
    if (!move)
        return false;
    m_at = end;
    play(*move);
    return true;
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
        const auto move = readMove(line().now, moveText);
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

namespace {

// Has this word letters of men, and none that these letters give another man?
bool isOnlyEnglish(std::string_view word, const notation::PieceLetters& letters)
{
    bool found = false;
    for (const char c : word) {
        if (!notation::pieceOfEnglishLetter(c))
            continue;
        found = true;
        for (const std::string_view letter : letters.letters) {
            if (letter.starts_with(c))
                return false;
        }
    }
    return found;
}

} // namespace

// In another language's game a move that only English can mean is read so.
tl::expected<chess::Move, notation::MoveError> GameParser::readMove(const chess::Position& position,
                                                                    std::string_view word) const
{
    auto move = notation::parseSan(position, word, *m_letters);
    if (!move && m_strictness == Loosely && m_letters != &notation::englishLetters() &&
        isOnlyEnglish(word, *m_letters)) {
        if (const auto english = notation::parseSan(position, word))
            return english;
    }
    return move;
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
        const auto move = readMove(line().now, word.substr(0, length));
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
            if (const auto move = readMove(position, word.substr(at, length)))
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
    const CommentEnd comment = findCommentEnd(m_whole, open, m_text.size());
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

} // namespace pgn
