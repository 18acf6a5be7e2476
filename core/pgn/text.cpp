#include "core/pgn/text.h"

#include <algorithm>

namespace pgn {

std::size_t spaceLength(std::string_view text)
{
    std::size_t length = 0;
    for (;;) {
        while (length < text.size() && isSpace(text[length]))
            ++length;
        if (length == text.size() || (text[length] & 0x80) == 0)
            return length;
        const std::string_view rest = text.substr(length, 3);
        if (rest.starts_with("\xc2\xa0"))
            length += 2;
        else if (rest == "\xe2\x80\xaf" || rest == "\xef\xbb\xbf")
            length += 3;
        else
            return length;
    }
}

std::size_t endOfLine(std::string_view text, std::size_t from)
{
    while (from < text.size() && !isLineEnd(text[from]))
        ++from;
    return from;
}

namespace {

std::size_t skipBlanks(std::string_view line, std::size_t at)
{
    while (at < line.size() && isBlank(line[at]))
        ++at;
    return at;
}

// What ends a tag's name (names of real files hold more than the standard's letters, digits and "_"), and
// what is more than a character of its value.
constexpr std::array<bool, 256> makeNameEnds()
{
    std::array<bool, 256> ends{};
    for (std::size_t c = 0; c <= ' '; ++c)
        ends[c] = true;
    ends['"'] = ends['['] = ends[']'] = true;
    return ends;
}
constexpr std::array<bool, 256> NameEnds = makeNameEnds();
constexpr std::array<bool, 256> makeValueMarks()
{
    std::array<bool, 256> marks{};
    marks['"'] = marks['\\'] = marks['\r'] = marks['\n'] = true;
    return marks;
}
constexpr std::array<bool, 256> ValueMarks = makeValueMarks();

// Is this quote the one before the "]"? Gives the place behind the bracket, 0 when it is not.
std::size_t closingBracketAfter(std::string_view line, std::size_t quote)
{
    const std::size_t at = skipBlanks(line, quote + 1);
    return at < line.size() && line[at] == ']' ? at + 1 : 0;
}

// The value in quotes from `open` on; the pair is filled in when a quote followed by a bracket is found in
// the line.
bool readQuotedValue(std::string_view line, std::size_t open, TagPair& pair)
{
    bool strayQuote = false;
    for (std::size_t at = open + 1; at < line.size(); ++at) {
        const char c = line[at];
        if (!ValueMarks[std::uint8_t(c)])
            continue;
        if (isLineEnd(c))
            return false;
        if (c == '\\') {
            const bool isEscape = at + 1 < line.size() && (line[at + 1] == '"' || line[at + 1] == '\\');
            pair.hasEscapes = pair.hasEscapes || isEscape;
            at += isEscape ? 1 : 0;
        } else if (const std::size_t end = closingBracketAfter(line, at)) {
            pair.value = line.substr(open + 1, at - open - 1);
            pair.end = end;
            pair.closed = true;
            pair.wellFormed = !strayQuote;
            return true;
        } else {
            strayQuote = true;
        }
    }
    return false;
}

// No proper value: everything to the "]" (the last of the line when a quote was opened), or to its end,
// without quotes at the ends.
void readLooseValue(std::string_view text, std::size_t from, bool quoted, TagPair& pair)
{
    std::string_view value = text.substr(from, endOfLine(text, from) - from);
    const std::size_t bracket = quoted ? value.rfind(']') : value.find(']');
    pair.closed = bracket != std::string_view::npos;
    pair.end = from + (pair.closed ? bracket + 1 : value.size());
    value = value.substr(0, bracket);
    while (!value.empty() && isBlank(value.back()))
        value.remove_suffix(1);
    if (value.starts_with('"'))
        value.remove_prefix(1);
    if (value.ends_with('"'))
        value.remove_suffix(1);
    pair.value = value;
    pair.hasEscapes = true;
}

} // namespace

bool isTagStart(std::string_view text, std::size_t at)
{
    if (at >= text.size() || text[at] != '[')
        return false;
    const std::size_t name = skipBlanks(text, at + 1);
    if (name >= text.size())
        return false;
    // "[ 1-0": a digit is only a name's when it is close to the bracket.
    return isLetter(text[name]) || text[name] == '_' || (isDigit(text[name]) && name == at + 1);
}

TagPair readTagPair(std::string_view text, std::size_t at)
{
    TagPair pair;
    const std::size_t nameBegin = skipBlanks(text, at + 1);
    std::size_t nameEnd = nameBegin;
    while (nameEnd < text.size() && !NameEnds[std::uint8_t(text[nameEnd])])
        ++nameEnd;
    pair.name = text.substr(nameBegin, nameEnd - nameBegin);
    const std::size_t valueBegin = skipBlanks(text, nameEnd);
    const bool quoted = valueBegin < text.size() && text[valueBegin] == '"';
    if (!quoted || !readQuotedValue(text, valueBegin, pair))
        readLooseValue(text, valueBegin, quoted, pair);
    return pair;
}

bool isWellFormedTag(std::string_view text, std::size_t at)
{
    if (!isTagStart(text, at))
        return false;
    std::size_t next = skipBlanks(text, at + 1);
    while (next < text.size() && !NameEnds[std::uint8_t(text[next])])
        ++next;
    next = skipBlanks(text, next);
    if (next >= text.size() || text[next] != '"')
        return false;
    for (++next; next < text.size() && !isLineEnd(text[next]); ++next) {
        if (text[next] == '"')
            return closingBracketAfter(text, next) != 0;
        const bool isEscape =
            text[next] == '\\' && next + 1 < text.size() && (text[next + 1] == '"' || text[next + 1] == '\\');
        next += isEscape ? 1 : 0;
    }
    return false;
}

std::string unescaped(std::string_view rawValue)
{
    std::string value;
    value.reserve(rawValue.size());
    for (std::size_t i = 0; i < rawValue.size(); ++i) {
        const bool escape = rawValue[i] == '\\' && i + 1 < rawValue.size() &&
                            (rawValue[i + 1] == '"' || rawValue[i + 1] == '\\');
        value += rawValue[escape ? ++i : i];
    }
    return value;
}

std::size_t skipBetweenTags(std::string_view body, std::size_t at)
{
    for (;;) {
        at += spaceLength(body.substr(at));
        if (at >= body.size())
            return body.size();
        const char c = body[at];
        const bool isEscape = c == '%' && (at == 0 || isLineEnd(body[at - 1]));
        if (c == ';' || isEscape || (c == '[' && !isTagStart(body, at))) {
            at = endOfLine(body, at);
        } else if (c == '{') {
            const CommentEnd comment = findCommentEnd(body, at);
            at = comment.end + (comment.closed ? 1 : 0);
        } else if (const auto reserved = reservedToken(body.substr(at)); !reserved.empty()) {
            at += reserved.size();
        } else {
            return at;
        }
    }
}

namespace {

bool isOneOf(char c, std::string_view set)
{
    return set.find(c) != std::string_view::npos;
}

std::string_view firstWord(std::string_view text)
{
    std::size_t end = 0;
    while (end < text.size() && !isSpace(text[end]) && !isOneOf(text[end], "{}();[]$*<>"))
        ++end;
    return text.substr(0, end);
}

// A white or black figurine: U+2654 to U+265F.
bool startsWithFigurine(std::string_view word)
{
    return word.size() > 3 && word.starts_with("\xe2\x99") && std::uint8_t(word[2]) >= 0x94 &&
           std::uint8_t(word[2]) <= 0x9f;
}

bool hasMoveForm(std::string_view word)
{
    if (startsWithFigurine(word))
        return true;
    std::size_t square = std::string_view::npos;
    for (std::size_t i = 0; i + 1 < word.size(); ++i) {
        if (word[i] >= 'a' && word[i] <= 'h' && word[i + 1] >= '1' && word[i + 1] <= '8')
            square = i;
    }
    if (square == std::string_view::npos)
        return false;
    const bool frontIsMove = std::all_of(word.begin(), word.begin() + std::ptrdiff_t(square),
                                         [](char c) { return isOneOf(c, "KQRBNPabcdefgh12345678x:-"); });
    return frontIsMove && std::all_of(word.begin() + std::ptrdiff_t(square) + 2, word.end(),
                                      [](char c) { return isOneOf(c, "=/QRBNqrbn+#!?.ep"); });
}

} // namespace

bool isTagLine(std::string_view text, std::size_t at)
{
    if (!isTagStart(text, at))
        return false;
    const TagPair pair = readTagPair(text, at);
    if (!pair.wellFormed)
        return false;
    std::size_t next = pair.end;
    while (next < text.size() && isBlank(text[next]))
        ++next;
    return next == text.size() || text[next] == '[' || isLineEnd(text[next]);
}

CommentEnd findCommentEnd(std::string_view text, std::size_t open, std::size_t end)
{
    end = std::min(end, text.size());
    for (std::size_t at = open + 1; at < end; ++at) {
        if (text[at] == '}')
            return {at, true};
        if (text[at] == '[' && isLineEnd(text[at - 1]) && isTagLine(text, at))
            return {at, false};
    }
    return {end, false};
}

std::string withTagLinesMovedIn(std::string text, LastLine lastLine)
{
    std::size_t at = text.find("\n[");
    if (at == std::string::npos)
        return text;
    const std::size_t size = text.size();
    if (lastLine == LastLine::GoesOn)
        text += '}';
    std::string moved;
    std::size_t kept = 0;
    for (; at != std::string::npos; at = text.find("\n[", at + 1)) {
        if (!isTagLine(text, at + 1))
            continue;
        moved.append(text, kept, at + 1 - kept) += ' ';
        kept = at + 1;
    }
    return moved.append(text, kept, size - kept);
}

std::string_view reservedToken(std::string_view text)
{
    if (!text.starts_with('<'))
        return {};
    const std::size_t end = text.find_first_of("<>{}();[]\r\n", 1);
    if (end == std::string_view::npos || text[end] != '>')
        return {};
    const std::string_view token = text.substr(0, end + 1);
    const bool says =
        std::any_of(token.begin(), token.end(), [](char c) { return isLetter(c) || isDigit(c); });
    return says ? token : std::string_view();
}

bool looksLikeMovetext(std::string_view text)
{
    std::size_t digits = 0;
    while (digits < text.size() && isDigit(text[digits]))
        ++digits;
    if (digits > 0 && digits < text.size() && text[digits] == '.')
        return true;
    if (digits > 0 && digits <= 3) { // "1 e4"
        const std::size_t move = skipBlanks(text, digits);
        if (move > digits && hasMoveForm(firstWord(text.substr(move))))
            return true;
    }
    const std::string_view word = firstWord(text);
    return word == "--" || word == "Z0" || word.starts_with("O-O") || word.starts_with("0-0") ||
           hasMoveForm(word);
}

} // namespace pgn
