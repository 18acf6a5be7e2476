#include "app/cli/selection.h"

#include "core/database/fold.h"
#include "core/database/row.h"
#include "core/pgn/result_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace cli {

namespace {

using Done = tl::expected<void, std::string>;

constexpr Option Options[] = {
    {"--numbers", 0, "LIST", "games of these numbers in their file: 7, 10-20, 30- or several with commas"},
    {"--player", 0, "NAME", "games of a player whose name has this text, whatever case and accents"},
    {"--white", 0, "NAME", "the same for White only"},
    {"--black", 0, "NAME", "the same for Black only"},
    {"--event", 0, "TEXT", "games whose event has this text"},
    {"--site", 0, "TEXT", "games whose site has this text"},
    {"--tag", 0, "NAME=TEXT", "games whose tag of that name has this text"},
    {"--result", 0, "RESULT", "1-0, 0-1, 1/2-1/2 (or 1/2) or *"},
    {"--eco", 0, "CODES", "B, B2, B23 or B20-B99"},
    {"--since", 0, "DATE", "games of that day, month or year, and later: 1999, 1999.12, 1999.12.31"},
    {"--until", 0, "DATE", "games of that day, month or year, and earlier"},
    {"--min-elo", 0, "N", "games in which both players have at least that rating"},
    {"--max-elo", 0, "N", "games in which neither player has more"},
    {"--min-moves", 0, "N", "games of at least so many moves"},
    {"--max-moves", 0, "N", "games of at most so many moves"},
    {"--faulty", 0, "", "only games of which a part cannot be read"},
    {"--faultless", 0, "", "only games that can be read to their end"},
};

bool contains(std::string_view tagValue, const std::string& folded)
{
    return database::fold(tagValue).find(folded) != std::string::npos;
}

std::size_t eloOf(const record::Tags& tags, std::string_view name)
{
    return numberFrom(tags.value(name), 1, 9999).value_or(0);
}

// "A" to "E" and up to two digits.
bool isEcoPrefix(std::string_view text)
{
    return !text.empty() && text.size() <= 3 && text[0] >= 'A' && text[0] <= 'E' &&
           std::all_of(text.begin() + 1, text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::string upperCase(std::string text)
{
    for (char& c : text)
        c = c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c;
    return text;
}

Done fault(std::string_view option, std::string_view value, std::string_view expected)
{
    return tl::unexpected(fmt::format("{} \"{}\": expected {}", option, value, expected));
}

} // namespace

std::span<const Option> Selection::options()
{
    return Options;
}

tl::expected<Selection, std::string> Selection::from(const Arguments& arguments)
{
    Selection selection;
    for (const auto read : {&Selection::readNumbers, &Selection::readTexts, &Selection::readResults,
                            &Selection::readEco, &Selection::readDates, &Selection::readLimits}) {
        if (const Done done = (selection.*read)(arguments); !done)
            return tl::unexpected(done.error());
    }
    return selection;
}

Done Selection::readNumbers(const Arguments& arguments)
{
    constexpr std::size_t Most = std::size_t(-1);
    for (const std::string& value : arguments.values("--numbers")) {
        std::string_view list = value;
        for (bool more = true; more;) {
            const std::size_t comma = std::min(list.find(','), list.size());
            const std::string_view item = list.substr(0, comma);
            const std::size_t dash = std::min(item.find('-'), item.size());
            const auto first = numberFrom(item.substr(0, dash), 1, Most);
            const auto last = dash == item.size()       ? first
                              : dash + 1 == item.size() ? Most
                                                        : numberFrom(item.substr(dash + 1), 1, Most);
            if (!first || !last || *last < *first)
                return fault("--numbers", value, "numbers from 1 as in 7, 10-20 or 30-");
            m_numbers.push_back({*first, *last});
            more = comma < list.size();
            list.remove_prefix(std::min(comma + 1, list.size()));
        }
    }
    return {};
}

Done Selection::readTexts(const Arguments& arguments)
{
    const auto add = [&](std::string_view option, std::vector<std::string_view> tags) {
        TagText wanted{std::move(tags), {}};
        for (const std::string& text : arguments.values(option))
            wanted.texts.push_back(database::fold(text));
        if (!wanted.texts.empty())
            m_texts.push_back(std::move(wanted));
    };
    add("--player", {"White", "Black"});
    add("--white", {"White"});
    add("--black", {"Black"});
    add("--event", {"Event"});
    add("--site", {"Site"});
    for (const std::string& value : arguments.values("--tag")) {
        const std::size_t equals = value.find('=');
        if (equals == 0 || equals == std::string::npos)
            return fault("--tag", value, "NAME=TEXT");
        m_tags.push_back({value.substr(0, equals), database::fold(value.substr(equals + 1))});
    }
    return {};
}

Done Selection::readResults(const Arguments& arguments)
{
    for (const std::string& value : arguments.values("--result")) {
        const auto result = pgn::resultFromText(value);
        if (!result)
            return fault("--result", value, "1-0, 0-1, 1/2-1/2 or *");
        m_results.push_back(*result);
    }
    return {};
}

Done Selection::readEco(const Arguments& arguments)
{
    for (const std::string& value : arguments.values("--eco")) {
        const std::string codes = upperCase(value);
        const std::size_t dash = codes.find('-');
        EcoRange range{codes.substr(0, dash), dash == std::string::npos ? codes : codes.substr(dash + 1)};
        if (!isEcoPrefix(range.first) || !isEcoPrefix(range.last))
            return fault("--eco", value, "codes as in B, B2, B23 or B20-B99");
        m_eco.push_back(std::move(range));
    }
    return {};
}

Done Selection::readDates(const Arguments& arguments)
{
    for (const std::string_view option : {"--since", "--until"}) {
        const auto value = arguments.value(option);
        if (!value)
            continue;
        const std::uint32_t date = database::parseWantedDate(*value);
        if (date == 0)
            return fault(option, *value, "a date as in 1999, 1999.12 or 1999.12.31");
        (option == "--since" ? m_since : m_until) = date;
    }
    // The whole of a year or month.
    if (m_until % 10000 == 0 && m_until != 0)
        m_until += 9999;
    else if (m_until % 100 == 0 && m_until != 0)
        m_until += 99;
    return {};
}

Done Selection::readLimits(const Arguments& arguments)
{
    const std::pair<std::string_view, std::size_t*> limits[] = {{"--min-elo", &m_minElo},
                                                                {"--max-elo", &m_maxElo},
                                                                {"--min-moves", &m_minMoves},
                                                                {"--max-moves", &m_maxMoves}};
    for (const auto& [option, limit] : limits) {
        const auto value = arguments.value(option);
        const auto number = numberFrom(value.value_or("0"), value ? 1 : 0, 9999);
        if (!number)
            return fault(option, *value, "a number from 1 to 9999");
        *limit = *number;
    }
    if (arguments.has("--faulty") && arguments.has("--faultless"))
        return tl::unexpected(std::string("--faulty and --faultless leave no game"));
    if (arguments.has("--faulty") || arguments.has("--faultless"))
        m_faulty = arguments.has("--faulty");
    return {};
}

bool Selection::accepts(const GameFacts& game) const
{
    const auto isInside = [&](const Range& range) {
        return game.number >= range.first && game.number <= range.last;
    };
    if (!m_numbers.empty() && std::none_of(m_numbers.begin(), m_numbers.end(), isInside))
        return false;
    if (!m_results.empty() && std::find(m_results.begin(), m_results.end(), game.result) == m_results.end())
        return false;
    const std::size_t moves = std::size_t(game.plies + 1) / 2;
    if (moves < m_minMoves || (m_maxMoves > 0 && moves > m_maxMoves))
        return false;
    if (m_faulty && *m_faulty != game.faulty)
        return false;
    return acceptsTexts(game.tags) && acceptsDate(game.tags) && acceptsElo(game.tags) &&
           acceptsEco(game.tags);
}

bool Selection::acceptsTexts(const record::Tags& tags) const
{
    const auto isFound = [&](const TagText& wanted) {
        return std::any_of(wanted.tags.begin(), wanted.tags.end(), [&](std::string_view name) {
            return std::any_of(wanted.texts.begin(), wanted.texts.end(),
                               [&](const std::string& text) { return contains(tags.value(name), text); });
        });
    };
    return std::all_of(m_texts.begin(), m_texts.end(), isFound) &&
           std::all_of(m_tags.begin(), m_tags.end(), [&](const NamedText& wanted) {
               return tags.has(wanted.tag) && contains(tags.value(wanted.tag), wanted.text);
           });
}

bool Selection::acceptsDate(const record::Tags& tags) const
{
    if (m_since == 0 && m_until == 0)
        return true;
    const std::uint32_t date = database::parseDate(tags.value("Date"));
    return date != 0 && date >= m_since && (m_until == 0 || date <= m_until);
}

bool Selection::acceptsElo(const record::Tags& tags) const
{
    if (m_minElo == 0 && m_maxElo == 0)
        return true;
    const std::size_t white = eloOf(tags, "WhiteElo");
    const std::size_t black = eloOf(tags, "BlackElo");
    if (white == 0 || black == 0)
        return false;
    return std::min(white, black) >= m_minElo && (m_maxElo == 0 || std::max(white, black) <= m_maxElo);
}

bool Selection::acceptsEco(const record::Tags& tags) const
{
    if (m_eco.empty())
        return true;
    const std::string code = upperCase(std::string(tags.value("ECO").substr(0, 3)));
    return code.size() == 3 && std::any_of(m_eco.begin(), m_eco.end(), [&](const EcoRange& range) {
               return code.compare(0, range.first.size(), range.first) >= 0 &&
                      code.compare(0, range.last.size(), range.last) <= 0;
           });
}

} // namespace cli
