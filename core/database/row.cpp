#include "core/database/row.h"

#include "core/pgn/reader.h"

#include <algorithm>
#include <charconv>

namespace database {

namespace {

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\v' || c == '\f';
}
bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

std::string_view trimmed(std::string_view s)
{
    while (!s.empty() && isSpace(s.front()))
        s.remove_prefix(1);
    while (!s.empty() && isSpace(s.back()))
        s.remove_suffix(1);
    return s;
}

std::size_t endOfLine(std::string_view s, std::size_t at)
{
    const auto end = s.find_first_of("\r\n", at);
    return end == std::string_view::npos ? s.size() : end;
}

// Walks over the tag pairs at the head of a game. Values with an unescaped quote inside end at the last quote
// before "]".
class TagWalker {
public:
    explicit TagWalker(std::string_view text) : m_text(text) {}
    // The next tag pair; false at the movetext, which then begins at position().
    bool next(std::string_view& name, std::string_view& value);
    std::size_t position() const { return m_at; }

private:
    void skipBetween();
    std::string_view m_text;
    std::size_t m_at = 0;
    std::string m_unescaped;
};

void TagWalker::skipBetween()
{
    if (m_at == 0 && m_text.substr(0, 3) == "\xEF\xBB\xBF")
        m_at = 3;
    while (m_at < m_text.size()) {
        const bool lineStart = m_at == 0 || m_text[m_at - 1] == '\n' || m_text[m_at - 1] == '\r';
        if (m_text[m_at] == '%' && lineStart)
            m_at = endOfLine(m_text, m_at);
        else if (isSpace(m_text[m_at]))
            ++m_at;
        else
            return;
    }
}

bool TagWalker::next(std::string_view& name, std::string_view& value)
{
    skipBetween();
    if (m_at >= m_text.size() || m_text[m_at] != '[')
        return false;
    const auto lineEnd = endOfLine(m_text, m_at);
    const auto open = m_text.find('"', m_at);
    if (open == std::string_view::npos || open > lineEnd) {
        m_at = lineEnd; // no value: a tag line only in looks
        name = value = {};
        return true;
    }
    name = trimmed(m_text.substr(m_at + 1, open - m_at - 1));
    auto close = open + 1;
    bool escapes = false;
    for (; close < lineEnd; ++close) {
        if (m_text[close] == '\\' && close + 1 < lineEnd) {
            escapes = true;
            ++close;
        } else if (m_text[close] == '"') {
            auto after = close + 1;
            while (after < lineEnd && isSpace(m_text[after]))
                ++after;
            if (after == lineEnd || m_text[after] == ']') {
                m_at = std::min(after + 1, lineEnd);
                break;
            }
        }
    }
    if (close >= lineEnd) {
        close = lineEnd;
        m_at = lineEnd;
    }
    value = m_text.substr(open + 1, close - open - 1);
    if (escapes) {
        m_unescaped.clear();
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (value[i] == '\\' && i + 1 < value.size() && (value[i + 1] == '"' || value[i + 1] == '\\'))
                ++i;
            m_unescaped += value[i];
        }
        value = m_unescaped;
    }
    return true;
}

std::uint16_t parseElo(std::string_view value)
{
    value = trimmed(value);
    std::uint16_t elo = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), elo);
    return error == std::errc() && elo < 10000 ? elo : std::uint16_t(0);
}

std::array<char, 3> parseEco(std::string_view value)
{
    value = trimmed(value);
    if (value.size() < 3 || !isLetter(value[0]) || !isDigit(value[1]) || !isDigit(value[2]))
        return {};
    return {char(value[0] & ~0x20), value[1], value[2]};
}

std::optional<chess::Result> parseResult(std::string_view value)
{
    value = trimmed(value);
    if (value == "1-0")
        return chess::Result::WhiteWins;
    if (value == "0-1")
        return chess::Result::BlackWins;
    if (value == "1/2-1/2" || value == "1/2")
        return chess::Result::Draw;
    if (value == "*")
        return chess::Result::Unfinished;
    return std::nullopt;
}

// "?" and "-" mean unknown; the list shows nothing then.
std::string_view known(std::string_view value)
{
    value = trimmed(value);
    return value == "?" || value == "-" || value == "???" ? std::string_view() : value;
}

void take(Row& row, std::string_view name, std::string_view value, NameTable& names, bool& resultKnown)
{
    const auto intern = [&](NameId& field) { field = names.intern(known(value)); };
    if (name == "White")
        intern(row.white);
    else if (name == "Black")
        intern(row.black);
    else if (name == "Event")
        intern(row.event);
    else if (name == "Site")
        intern(row.site);
    else if (name == "Round")
        intern(row.round);
    else if (name == "Date")
        row.date = parseDate(value);
    else if (name == "WhiteElo")
        row.whiteElo = parseElo(value);
    else if (name == "BlackElo")
        row.blackElo = parseElo(value);
    else if (name == "ECO")
        row.eco = parseEco(value);
    else if (name == "Result") {
        const auto result = parseResult(value);
        resultKnown = result.has_value();
        row.result = result.value_or(chess::Result::Unfinished);
    }
}

// The first tag of a name counts, as in record::Tags.
unsigned tagBit(std::string_view name)
{
    constexpr std::array<std::string_view, 10> Names{"White",    "Black",    "Event", "Site", "Round",
                                                     "WhiteElo", "BlackElo", "Date",  "ECO",  "Result"};
    const auto at = std::find(Names.begin(), Names.end(), name);
    return at == Names.end() ? 0u : 1u << (at - Names.begin());
}

// Reads movetext by its outer form only.
class PlyCounter {
public:
    explicit PlyCounter(std::string_view text) : m_text(text) {}
    PlyCount count();

private:
    void skipComment();
    void skipVariation();
    // One token outside comments and variations; true when it is a move.
    bool takeToken();
    bool isMove(std::string_view token);
    std::string_view m_text;
    std::size_t m_at = 0;
    bool m_sure = true;
    bool m_zerosLast = false; // the last token was "0-0"
};

void PlyCounter::skipComment()
{
    if (m_text[m_at] == ';') {
        m_at = endOfLine(m_text, m_at);
        return;
    }
    const auto close = m_text.find('}', m_at);
    m_at = close == std::string_view::npos ? m_text.size() : close + 1;
}

void PlyCounter::skipVariation()
{
    int depth = 0;
    while (m_at < m_text.size()) {
        const char c = m_text[m_at];
        if (c == '{' || c == ';') {
            skipComment();
            continue;
        }
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        ++m_at;
        if (depth == 0)
            return;
    }
}

bool PlyCounter::takeToken()
{
    const auto begin = m_at;
    const auto endsToken = [](char c) {
        return isSpace(c) || c == '{' || c == '(' || c == ')' || c == ';' || c == '$';
    };
    const bool startsWithDigit = isDigit(m_text[begin]);
    while (m_at < m_text.size() && !endsToken(m_text[m_at])) {
        // "12.e4": the number ends where the letter begins.
        if (startsWithDigit && isLetter(m_text[m_at]))
            break;
        ++m_at;
    }
    const auto token = m_text.substr(begin, m_at - begin);
    m_zerosLast = false;
    if (!startsWithDigit)
        return isMove(token);
    const auto dots = token.find_last_of('.');
    const auto rest = dots == std::string_view::npos ? token : token.substr(dots + 1);
    m_zerosLast = rest.substr(0, 3) == "0-0";
    return m_zerosLast;
}

// A move names a square; two squares are one move only with a "-" or "x" between them for sure.
bool PlyCounter::isMove(std::string_view token)
{
    std::size_t squares = 0, squareEnd = 0;
    for (std::size_t i = 1; i < token.size(); ++i) {
        if (token[i] < '1' || token[i] > '8' || token[i - 1] < 'a' || token[i - 1] > 'h')
            continue;
        const bool linked =
            squares == 1 && squareEnd + 1 == i - 1 && (token[squareEnd] == '-' || token[squareEnd] == 'x');
        if (squares > 0 && !linked)
            m_sure = false;
        ++squares;
        squareEnd = i + 1;
    }
    if (squares > 0)
        return true;
    const auto head = token.substr(0, 3);
    return head == "O-O" || head == "o-o" || head.substr(0, 2) == "--" || head.substr(0, 2) == "Z0";
}

PlyCount PlyCounter::count()
{
    std::size_t plies = 0;
    while (m_at < m_text.size()) {
        const char c = m_text[m_at];
        if (c == '{' || c == ';')
            skipComment();
        else if (c == '(')
            skipVariation();
        else if (isSpace(c) || c == ')' || c == '.')
            ++m_at;
        else if (c == '$') {
            ++m_at;
            while (m_at < m_text.size() && isDigit(m_text[m_at]))
                ++m_at;
        } else if (takeToken())
            ++plies;
    }
    return {plies, m_sure && !m_zerosLast};
}

// By the rules, for the few games whose form does not tell.
std::size_t pliesByRules(std::string_view game)
{
    pgn::Reader reader(game);
    const auto range = reader.nextRange();
    if (!range)
        return 0;
    std::vector<pgn::Problem> problems;
    return std::size_t(pgn::Checker().check(game, *range, {}, problems).plies);
}

int numberUpTo(std::string_view& value, std::size_t digits)
{
    int n = 0;
    std::size_t used = 0;
    while (used < digits && used < value.size() && isDigit(value[used]))
        n = n * 10 + (value[used++] - '0');
    value.remove_prefix(used);
    return n;
}

} // namespace

std::uint32_t parseDate(std::string_view value)
{
    value = trimmed(value);
    const auto skipMark = [&value] {
        while (!value.empty() && (value[0] == '?' || value[0] == '.' || value[0] == '/' || value[0] == '-')) {
            const bool separates = value[0] != '?';
            value.remove_prefix(1);
            if (separates)
                break;
        }
    };
    const int year = numberUpTo(value, 4);
    if (year == 0)
        return 0;
    skipMark();
    int month = numberUpTo(value, 2);
    skipMark();
    int day = numberUpTo(value, 2);
    if (month < 1 || month > 12)
        month = day = 0;
    if (day > 31)
        day = 0;
    return std::uint32_t(year * 10000 + month * 100 + day);
}

std::string formatDate(std::uint32_t date)
{
    const auto two = [](std::uint32_t n) { return std::string{char('0' + n / 10), char('0' + n % 10)}; };
    if (date == 0)
        return {};
    const auto year = date / 10000, month = date / 100 % 100, day = date % 100;
    auto text = two(year / 100) + two(year % 100);
    if (month != 0)
        text.append(1, '.').append(two(month));
    if (day != 0)
        text.append(1, '.').append(two(day));
    return text;
}

PlyCount countPlies(std::string_view movetext)
{
    return PlyCounter(movetext).count();
}

Row rowOf(const pgn::Scanner::Found& found, NameTable& names)
{
    Row row;
    row.offset = found.range.begin;
    row.length = std::uint32_t(found.range.end - found.range.begin);
    row.firstLine = std::uint32_t(found.range.firstLine);
    // Comments and prose before the tags are not to be taken for movetext.
    const auto body =
        found.text.substr(std::min(found.range.bodyBegin - found.range.begin, found.text.size()));
    TagWalker tags(body);
    std::string_view name, value;
    bool resultKnown = false;
    unsigned seen = 0;
    while (tags.next(name, value)) {
        const auto bit = tagBit(name);
        if ((seen & bit) == 0)
            take(row, name, value, names, resultKnown);
        seen |= bit;
    }
    const auto movetext = body.substr(std::min(tags.position(), body.size()));
    const auto counted = countPlies(movetext);
    row.plies =
        std::uint16_t(std::min<std::size_t>(counted.sure ? counted.plies : pliesByRules(found.text), 0xffff));
    if (!resultKnown)
        row.result = found.range.marker.value_or(chess::Result::Unfinished);
    return row;
}

Row rowOf(const record::Record& record, NameTable& names)
{
    Row row;
    const auto& tags = record.tags();
    const auto intern = [&](std::string_view tag) { return names.internText(known(tags.value(tag))); };
    row.white = intern("White");
    row.black = intern("Black");
    row.event = intern("Event");
    row.site = intern("Site");
    row.round = intern("Round");
    row.date = parseDate(tags.value("Date"));
    row.whiteElo = parseElo(tags.value("WhiteElo"));
    row.blackElo = parseElo(tags.value("BlackElo"));
    row.eco = parseEco(tags.value("ECO"));
    row.result = record.result();
    row.plies = std::uint16_t(std::min<std::size_t>(record.mainLine().size(), 0xffff));
    return row;
}

} // namespace database
