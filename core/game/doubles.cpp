#include "core/game/doubles.h"

#include "core/database/fold.h"
#include "core/notation/fen.h"
#include "core/notation/san.h"
#include "core/pgn/writer.h"
#include "core/record/tag_form.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <unordered_map>

namespace game {

namespace {

// "Réti,  Richard" and "reti, richard" are one man, "?" is nobody.
std::string plain(std::string_view text)
{
    std::string all;
    for (const char c : database::fold(text)) {
        const bool isSpace = c == ' ' || c == '\t' || c == '\n' || c == '\r';
        if (!isSpace)
            all += c;
    }
    return all == "?" || all == "-" ? std::string() : all;
}

std::string plainDate(std::string_view text)
{
    const auto date = database::parseDate(text);
    return date != 0 ? database::formatDate(date) : plain(text) == "????.??.??" ? "" : plain(text);
}

// One number for all names that are read as the same.
std::vector<std::uint32_t> plainNames(const database::NameTable& names)
{
    std::unordered_map<std::string, std::uint32_t> numbers;
    std::vector<std::uint32_t> all(names.size());
    for (std::size_t id = 0; id < names.size(); ++id) {
        auto name = plain(names[database::NameId(id)].text);
        all[id] = numbers.emplace(std::move(name), std::uint32_t(id)).first->second;
    }
    return all;
}

std::string gameKey(const record::Record& record)
{
    std::string key;
    for (const auto tag : record::SevenTagRoster) {
        const auto value = record.tags().value(tag);
        key += tag == "Date" ? plainDate(value) : plain(value);
        key += '\n';
    }
    key += notation::toFen(record.startPosition());
    for (const auto node : record.mainLine()) {
        key += ' ';
        key += notation::toUci(record.node(node).move);
    }
    return key + '\n' + record.unreadTail();
}

bool hasNotes(const record::Record& record)
{
    const auto line = record.mainLine();
    if (record.liveNodeCount() > line.size() + 1 || record.node(record::NodeId::Root).hasComments() ||
        !record.textBeforeTags().empty() || !record.textAfterResult().empty())
        return true;
    return std::any_of(line.begin(), line.end(), [&record](record::NodeId id) {
        const auto& node = record.node(id);
        return node.hasComments() || !node.nags.empty() || !node.unreadPieces.empty();
    });
}

// The movetext with all that belongs to it, without the tags.
std::string notesOf(record::Record record)
{
    if (!hasNotes(record))
        return {};
    record.tags() = {};
    return pgn::writeGame(record);
}

std::set<std::pair<std::string, std::string>> otherTagsOf(const record::Record& record)
{
    std::set<std::pair<std::string, std::string>> tags;
    for (const auto& [name, value] : record.tags().all()) {
        if (!record::isRosterTag(name))
            tags.emplace(name, value);
    }
    return tags;
}

} // namespace

bool DoubleSearch::Text::addsNothingTo(const Text& first) const
{
    return (notes.empty() || notes == first.notes) &&
           std::includes(first.tags.begin(), first.tags.end(), tags.begin(), tags.end());
}

std::size_t Doubles::count() const
{
    return std::accumulate(groups.begin(), groups.end(), std::size_t(0),
                           [](std::size_t sum, const auto& group) { return sum + group.size() - 1; });
}

std::vector<std::size_t> Doubles::rows() const
{
    std::vector<std::size_t> all;
    for (const auto& group : groups)
        all.insert(all.end(), group.begin() + 1, group.end());
    std::sort(all.begin(), all.end());
    return all;
}

DoubleSearch::DoubleSearch(const PgnFile& file) : m_file(file)
{
    const auto& index = file.index();
    const auto names = plainNames(index.names());
    const auto key = [&](std::uint32_t row) {
        const auto& r = index.row(row);
        return std::tuple(names[r.white], names[r.black], names[r.event], names[r.site], names[r.round],
                          r.date, r.plies, int(r.result));
    };
    auto rows = database::allRows(index);
    std::sort(rows.begin(), rows.end(), [&key](std::uint32_t a, std::uint32_t b) {
        const auto keyA = key(a), keyB = key(b);
        return keyA != keyB ? keyA < keyB : a < b;
    });
    for (std::size_t i = 0, bucket = 0; i < rows.size(); ++bucket) {
        auto end = i + 1;
        while (end < rows.size() && key(rows[end]) == key(rows[i]))
            ++end;
        for (const bool isAlone = end == i + 1; !isAlone && i < end; ++i)
            m_candidates.push_back({rows[i], std::uint32_t(bucket)});
        i = end;
    }
}

bool DoubleSearch::step(std::chrono::milliseconds budget)
{
    const auto until = std::chrono::steady_clock::now() + budget;
    while (m_next < m_candidates.size()) {
        readOne();
        if (std::chrono::steady_clock::now() >= until)
            break;
    }
    return m_next == m_candidates.size();
}

double DoubleSearch::progress() const
{
    return m_candidates.empty() ? 1 : double(m_next) / double(m_candidates.size());
}

void DoubleSearch::readOne()
{
    const auto& candidate = m_candidates[m_next++];
    const auto game = m_file.readGame(candidate.row);
    m_bucket.push_back({candidate.row, gameKey(game.record), notesOf(game.record), otherTagsOf(game.record)});
    if (m_next == m_candidates.size() || m_candidates[m_next].bucket != candidate.bucket)
        closeBucket();
}

void DoubleSearch::closeBucket()
{
    std::unordered_map<std::string_view, std::vector<const Text*>> games;
    for (const auto& text : m_bucket)
        games[text.game].push_back(&text);
    for (const auto& text : m_bucket) { // in the order of the file
        const auto& same = games[text.game];
        if (same.front() != &text)
            continue;
        std::vector<std::size_t> group{text.row};
        for (std::size_t i = 1; i < same.size(); ++i) {
            if (same[i]->addsNothingTo(text))
                group.push_back(same[i]->row);
            else
                ++m_found.withOtherNotes;
        }
        if (group.size() > 1)
            m_found.groups.push_back(std::move(group));
    }
    m_bucket.clear();
}

} // namespace game
