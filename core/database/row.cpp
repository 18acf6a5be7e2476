#include "core/database/row.h"

#include "core/database/ply_count.h"
#include "core/notation/text.h"
#include "core/pgn/reader.h"
#include "core/pgn/result_text.h"
#include "core/pgn/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>

namespace database {

namespace {

using notation::trimmed;
using pgn::isDigit;
using pgn::isLetter;

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

// "?" and "-" mean unknown; the list shows nothing then.
std::string_view known(std::string_view value)
{
    value = trimmed(value);
    return value == "?" || value == "-" || value == "???" ? std::string_view() : value;
}

// The tags of a game become its row; the first of a name counts, as in record::Tags.
class RowTags {
public:
    RowTags(Row& row, NameTable& names) : m_row(row), m_names(names) {}
    void take(const pgn::TagPair& tag);

private:
    enum Field : std::uint8_t {
        White,
        Black,
        Event,
        Site,
        Round,
        Date,
        WhiteElo,
        BlackElo,
        Eco,
        Result,
        None
    };
    static Field fieldOf(std::string_view name);
    NameId intern(const pgn::TagPair& tag);

    Row& m_row;
    NameTable& m_names;
    unsigned m_seen = 0; // a bit a field
};

RowTags::Field RowTags::fieldOf(std::string_view name)
{
    constexpr std::array<std::string_view, None> Names{"White", "Black",    "Event",    "Site", "Round",
                                                       "Date",  "WhiteElo", "BlackElo", "ECO",  "Result"};
    return Field(std::find(Names.begin(), Names.end(), name) - Names.begin());
}

NameId RowTags::intern(const pgn::TagPair& tag)
{
    if (tag.hasEscapes)
        return m_names.intern(known(pgn::unescaped(tag.value)));
    return m_names.intern(known(tag.value));
}

void RowTags::take(const pgn::TagPair& tag)
{
    const Field field = fieldOf(tag.name);
    if ((m_seen & (1u << field)) != 0)
        return;
    m_seen |= 1u << field;
    switch (field) {
    case White:
        m_row.white = intern(tag);
        break;
    case Black:
        m_row.black = intern(tag);
        break;
    case Event:
        m_row.event = intern(tag);
        break;
    case Site:
        m_row.site = intern(tag);
        break;
    case Round:
        m_row.round = intern(tag);
        break;
    case Date:
        m_row.date = parseDate(tag.value);
        break;
    case WhiteElo:
        m_row.whiteElo = parseElo(tag.value);
        break;
    case BlackElo:
        m_row.blackElo = parseElo(tag.value);
        break;
    case Eco:
        m_row.eco = parseEco(tag.value);
        break;
    case Result:
        m_row.result = pgn::resultFromText(trimmed(tag.value)).value_or(chess::Result::Unfinished);
        break;
    case None:
        break;
    }
}

// By the rules, for the few games whose form does not tell; but of a variant that we do not know, as counted.
std::size_t pliesByRules(std::string_view game, std::size_t counted)
{
    pgn::Reader reader(game);
    const auto range = reader.nextRange();
    if (!range)
        return counted;
    std::vector<pgn::Problem> problems;
    const int plies = pgn::Checker().check(game, *range, {}, problems).plies;
    return plies > 0 ? std::size_t(plies) : counted;
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

std::uint32_t parseWantedDate(std::string_view value)
{
    value = trimmed(value);
    std::array<unsigned, 3> parts{}; // year, month, day
    bool known = true;
    for (std::size_t i = 0; i < parts.size() && !value.empty(); ++i) {
        const std::string_view part = value.substr(0, value.find_first_of("./-"));
        value.remove_prefix(std::min(part.size() + 1, value.size()));
        if (i > 0 && !part.empty() && part.find_first_not_of('?') == std::string_view::npos) {
            known = false; // "1999.??.??" is that year
            continue;
        }
        const auto number = notation::parseNumber(part, i == 0 ? 9999 : 31);
        if (!number || *number == 0 || !known)
            return 0;
        parts[i] = unsigned(*number);
    }
    const auto [year, month, day] = parts;
    const std::chrono::year_month_day date{std::chrono::year(int(year)),
                                           std::chrono::month(std::max(month, 1u)),
                                           std::chrono::day(std::max(day, 1u))};
    return value.empty() && date.ok() && year != 0 ? year * 10000 + month * 100 + day : 0;
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

Row rowOf(const pgn::Scanner::Found& found, NameTable& names)
{
    Row row;
    row.offset = found.range.begin;
    row.length = std::uint32_t(found.range.end - found.range.begin);
    row.firstLine = std::uint32_t(found.range.firstLine);
    // Text before the tags and after the result is not to be taken for movetext.
    const auto& range = found.range;
    const auto bodyBegin = std::min(range.bodyBegin - range.begin, found.text.size());
    const auto body = found.text.substr(bodyBegin, range.tailBegin - range.bodyBegin);
    RowTags tags(row, names);
    const auto movetext = pgn::forEachTag(body, [&tags](const pgn::TagPair& tag) { tags.take(tag); });
    const auto counted = countPlies(body.substr(movetext));
    const auto plies = counted.sure ? counted.plies : pliesByRules(found.text, counted.plies);
    row.plies = std::uint32_t(plies);
    row.result = range.marker.value_or(row.result);
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
    row.plies = std::uint32_t(record.mainLine().size());
    return row;
}

} // namespace database
