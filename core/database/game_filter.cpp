#include "core/database/game_filter.h"

#include "core/database/fold.h"

#include <algorithm>

namespace database {

namespace {

std::vector<std::string> wordsOf(std::string_view text)
{
    const auto folded = fold(text);
    std::vector<std::string> words;
    for (std::size_t at = 0; at < folded.size();) {
        const auto end = std::min(folded.find_first_of(" \t\r\n", at), folded.size());
        if (end > at)
            words.push_back(folded.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

// One word of the filter, with everything about it that can be found out once instead of once a row.
class WordTest {
public:
    WordTest(std::string word, const NameTable& names);
    bool operator()(const Row& row) const
    {
        return m_inName[row.white] || m_inName[row.black] || m_inName[row.event] || m_inName[row.site] ||
               (m_looksLikeDate && inDate(row.date)) ||
               (m_elo != 0 && (row.whiteElo == m_elo || row.blackElo == m_elo)) ||
               (m_result && row.result == *m_result) || (m_looksLikeEco && beginsEco(row.eco));
    }

private:
    bool inDate(std::uint32_t date) const;
    bool beginsEco(const std::array<char, 3>& eco) const
    {
        return std::equal(m_eco.begin(), m_eco.end(), eco.begin());
    }

    std::string m_word;
    std::vector<char> m_inName; // by NameId
    bool m_looksLikeDate = false;
    std::uint16_t m_elo = 0;
    std::optional<chess::Result> m_result;
    bool m_looksLikeEco = false;
    std::string m_eco;
    mutable std::vector<char> m_dates; // by packed date: 0 not asked yet, 1 no, 2 yes
};

std::optional<chess::Result> resultFrom(std::string_view word)
{
    if (word == "1-0")
        return chess::Result::WhiteWins;
    if (word == "0-1")
        return chess::Result::BlackWins;
    if (word == "1/2" || word == "1/2-1/2" || word == "½" || word == "½-½")
        return chess::Result::Draw;
    if (word == "*")
        return chess::Result::Unfinished;
    return std::nullopt;
}

bool isAll(std::string_view s, std::string_view allowed)
{
    return !s.empty() && s.find_first_not_of(allowed) == std::string_view::npos;
}

WordTest::WordTest(std::string word, const NameTable& names) : m_word(std::move(word)), m_inName(names.size())
{
    for (NameId id = 0; id < names.size(); ++id)
        m_inName[id] = names[id].folded.find(m_word) != std::string::npos;
    // Two digits would be found in nearly every date.
    m_looksLikeDate = m_word.size() >= 4 && isAll(m_word, "0123456789.");
    if (m_looksLikeDate)
        m_dates.resize(10000u << 9);
    if (m_word.size() == 4 && isAll(m_word, "0123456789"))
        m_elo = std::uint16_t(std::stoi(m_word));
    m_result = resultFrom(m_word);
    const bool letter = m_word[0] >= 'a' && m_word[0] <= 'e';
    m_looksLikeEco =
        letter && m_word.size() >= 2 && m_word.size() <= 3 && isAll(m_word.substr(1), "0123456789");
    if (m_looksLikeEco) {
        m_eco = m_word;
        m_eco[0] = char(m_eco[0] - 32);
    }
}

bool WordTest::inDate(std::uint32_t date) const
{
    const auto packed = date / 10000 << 9 | date / 100 % 100 << 5 | date % 100;
    auto& known = m_dates[packed];
    if (known == 0)
        known = formatDate(date).find(m_word) != std::string::npos ? 2 : 1;
    return known == 2;
}

// All words of a text in one name.
class NameTest {
public:
    NameTest(std::string_view text, const NameTable& names)
    {
        const auto words = wordsOf(text);
        if (words.empty())
            return;
        m_passes.resize(names.size());
        for (NameId id = 0; id < names.size(); ++id) {
            const auto& name = names[id].folded;
            m_passes[id] = std::all_of(words.begin(), words.end(), [&name](const std::string& word) {
                return name.find(word) != std::string::npos;
            });
        }
    }
    bool asks() const { return !m_passes.empty(); }
    bool operator()(NameId id) const { return m_passes.empty() || m_passes[id] != 0; }

private:
    std::vector<char> m_passes; // by NameId; none: every name passes
};

// The first or last code that begins so.
std::array<char, 3> ecoBound(std::string_view beginning, char padding)
{
    std::array<char, 3> code{'A', padding, padding};
    for (std::size_t i = 0; i < code.size() && i < beginning.size(); ++i)
        code[i] = beginning[i];
    if (code[0] >= 'a' && code[0] <= 'e')
        code[0] = char(code[0] - 32);
    return code;
}

class RowTest {
public:
    RowTest(const GameFilter& filter, const NameTable& names)
        : m_filter(filter),
          m_player(filter.player, names),
          m_opponent(filter.opponent, names),
          m_event(filter.event, names)
    {
        for (auto& word : wordsOf(filter.text))
            m_words.emplace_back(std::move(word), names);
        if (!filter.ecoFrom.empty() || !filter.ecoTo.empty()) {
            m_ecoFrom = ecoBound(filter.ecoFrom, '0');
            m_ecoTo = ecoBound(filter.ecoTo.empty() ? filter.ecoFrom : filter.ecoTo, '9');
        }
    }
    bool operator()(const Row& row) const
    {
        return numbersPass(row) && playersPass(row) &&
               (!m_event.asks() || m_event(row.event) || m_event(row.site)) &&
               std::all_of(m_words.begin(), m_words.end(),
                           [&row](const WordTest& test) { return test(row); });
    }

private:
    bool playersPass(const Row& row) const
    {
        const bool asWhite = m_filter.side != PlayerSide::Black;
        const bool asBlack = m_filter.side != PlayerSide::White;
        return (asWhite && m_player(row.white) && m_opponent(row.black)) ||
               (asBlack && m_player(row.black) && m_opponent(row.white));
    }
    bool numbersPass(const Row& row) const
    {
        const int moves = int((row.plies + 1) / 2);
        return (m_filter.results.none() || m_filter.results[std::size_t(row.result)]) &&
               datePasses(row.date) && eloPasses(row) &&
               (m_filter.movesFrom == 0 || moves >= m_filter.movesFrom) &&
               (m_filter.movesTo == 0 || moves <= m_filter.movesTo) &&
               (m_ecoFrom[0] == 0 || (row.eco >= m_ecoFrom && row.eco <= m_ecoTo));
    }
    bool datePasses(std::uint32_t date) const
    {
        // "to 1925" and "to 1925.06" are meant with all their days.
        auto to = m_filter.dateTo;
        if (to != 0 && to % 100 == 0)
            to += to % 10000 == 0 ? 9999 : 99;
        const bool bounded = m_filter.dateFrom != 0 || to != 0;
        return !bounded || (date != 0 && date >= m_filter.dateFrom && (to == 0 || date <= to));
    }
    bool eloPasses(const Row& row) const
    {
        if (m_filter.eloFrom == 0 && m_filter.eloTo == 0)
            return true;
        const auto fits = [this](int elo) {
            return elo != 0 && elo >= m_filter.eloFrom && (m_filter.eloTo == 0 || elo <= m_filter.eloTo);
        };
        switch (m_filter.eloOf) {
        case EloOf::Both:
            return fits(row.whiteElo) && fits(row.blackElo);
        case EloOf::Either:
            return fits(row.whiteElo) || fits(row.blackElo);
        case EloOf::Average:
            break;
        }
        return row.whiteElo != 0 && row.blackElo != 0 && fits((row.whiteElo + row.blackElo + 1) / 2);
    }

    const GameFilter& m_filter;
    NameTest m_player, m_opponent, m_event;
    std::vector<WordTest> m_words;
    std::array<char, 3> m_ecoFrom{}, m_ecoTo{};
};

} // namespace

std::vector<std::uint32_t> filtered(const GameIndex& index, const GameFilter& filter, std::size_t from)
{
    const RowTest test(filter, index.names());
    std::vector<std::uint32_t> rows;
    for (auto i = from; i < index.size(); ++i) {
        if (test(index.row(i)))
            rows.push_back(std::uint32_t(i));
    }
    return rows;
}

std::vector<std::uint32_t> filtered(const GameIndex& index, std::string_view text, std::size_t from)
{
    GameFilter filter;
    filter.text = text;
    return filtered(index, filter, from);
}

} // namespace database
