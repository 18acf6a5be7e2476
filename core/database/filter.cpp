#include "core/database/fold.h"
#include "core/database/game_index.h"

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

} // namespace

std::vector<std::uint32_t> filtered(const GameIndex& index, std::string_view text, std::size_t from)
{
    std::vector<WordTest> tests;
    for (auto& word : wordsOf(text))
        tests.emplace_back(std::move(word), index.names());
    std::vector<std::uint32_t> rows;
    for (auto i = from; i < index.size(); ++i) {
        const auto& row = index.row(i);
        if (std::all_of(tests.begin(), tests.end(), [&row](const WordTest& test) { return test(row); }))
            rows.push_back(std::uint32_t(i));
    }
    return rows;
}

} // namespace database
