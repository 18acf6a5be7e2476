#include "ui/window/file_journal.h"

#include "core/game/byte_source.h"
#include "core/game/same_file.h"
#include "core/pgn/reader.h"

#include <QFileInfo>

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <map>
#include <numeric>

// Each game is a text: a line with its place, a line with its file's path, then the game as PGN.
namespace ui {

using game::PgnFile;

namespace {

constexpr std::string_view Prefixes[] = {"opened.", "session."};
// More of them are a file's that was added: it is still there.
constexpr std::size_t MostAtOnce = 5000;
const std::string Order = "order"; // behind the prefix, where a game has its number

std::uint64_t hashOf(std::string_view text)
{
    game::StreamHash hash;
    hash.feed(text);
    return hash.value();
}

// As the file has them, whatever encoding they are read in.
std::string bytesOf(const PgnFile& file, std::size_t row)
{
    const auto& entry = file.index().row(row);
    return file.texts().source->read(entry.offset, entry.length);
}

std::string_view takeLine(std::string_view& text)
{
    const auto end = std::min(text.find('\n'), text.size());
    const auto line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

} // namespace

FileJournal::FileJournal(PgnFile& file, game::Journal& journal, std::string prefix, QObject* parent)
    : QObject(parent), m_file(&file), m_journal(journal), m_prefix(std::move(prefix))
{
    connect(&file, &PgnFile::gameChanged, this, &FileJournal::keep);
    connect(&file, &PgnFile::rowsShifted, this, [this](const game::RowShift& shift) {
        for (const auto row : shift.inserted) {
            if (shift.inserted.size() < MostAtOnce && m_file->isModified(row))
                keep(row);
        }
        dropOthers();
        keepOrder();
    });
    connect(&file, &PgnFile::rowsReset, this, &FileJournal::dropAll);
    connect(&file, &PgnFile::modifiedChanged, this, [this](bool modified) {
        if (!modified)
            dropAll();
    });
    if (file.isModified())
        keepAll();
}

FileJournal::~FileJournal()
{
    dropAll();
}

void FileJournal::letGo()
{
    m_isLetGo = true;
    m_names.clear();
    if (m_file)
        m_file->disconnect(this);
}

std::string FileJournal::nameOf(std::size_t row) const
{
    return m_prefix + std::to_string(m_file->index().row(row).unsaved);
}

std::string FileJournal::place(const PgnFile& file, std::size_t row)
{
    const auto& entry = file.index().row(row);
    const auto hash = entry.length > 0 ? hashOf(bytesOf(file, row)) : 0;
    return fmt::format("{} {} {}\n{}\n", entry.offset, entry.length, hash, file.path().toStdString());
}

void FileJournal::readPlace(std::string_view text, KeptGame& game)
{
    unsigned long long offset = 0, length = 0, hash = 0;
    const std::string numbers(takeLine(text));
    if (std::sscanf(numbers.c_str(), "%llu %llu %llu", &offset, &length, &hash) == 3) {
        game.offset = offset;
        game.length = length;
        game.hash = hash;
    }
    const auto path = takeLine(text);
    game.path = QString::fromUtf8(path.data(), qsizetype(path.size()));
}

void FileJournal::keep(std::size_t row)
{
    if (!m_file->isModified(row)) {
        dropOthers();
        return;
    }
    const auto name = nameOf(row);
    m_journal.put(name, place(*m_file, row) + m_file->currentText(row));
    m_names.insert(name);
}

void FileJournal::keepAll()
{
    for (std::size_t row = 0; row < m_file->index().size(); ++row) {
        if (m_file->isModified(row))
            keep(row);
    }
    keepOrder();
}

// Which games stand where; nothing while those of the disk are all there and in front.
void FileJournal::keepOrder()
{
    const auto name = m_prefix + Order;
    if (m_file->isInOrder()) {
        m_journal.remove(name);
        return;
    }
    auto text =
        fmt::format("{} {}\n{}\n", m_file->sizeOnDisk(), m_file->hashOnDisk(), m_file->path().toStdString());
    const auto& index = m_file->index();
    for (std::size_t row = 0; row < index.size();) {
        if (index.row(row).length == 0) {
            text += fmt::format("A {}\n", nameOf(row++));
            continue;
        }
        const auto first = row++;
        while (row < index.size() && index.row(row).length > 0 &&
               index.row(row).offset == index.row(row - 1).offset + index.row(row - 1).length)
            ++row;
        text += fmt::format("F {} {}\n", index.row(first).offset, row - first);
    }
    m_journal.put(name, text);
}

// Names whose game is not there any more, or as the file has it.
void FileJournal::dropOthers()
{
    std::set<std::string> live;
    for (std::size_t row = 0; row < m_file->index().size() && !m_names.empty(); ++row) {
        if (m_file->isModified(row))
            live.insert(nameOf(row));
    }
    for (auto name = m_names.begin(); name != m_names.end();) {
        if (live.count(*name) == 0) {
            m_journal.remove(*name);
            name = m_names.erase(name);
        } else {
            ++name;
        }
    }
}

void FileJournal::dropAll()
{
    if (m_isLetGo)
        return;
    for (const auto& name : m_names)
        m_journal.remove(name);
    m_names.clear();
    m_journal.remove(m_prefix + Order);
}

std::vector<KeptOrder> FileJournal::readOrders(const game::Journal::Found& found)
{
    std::vector<KeptOrder> orders;
    for (const auto prefix : Prefixes) {
        const auto at = found.texts.find(std::string(prefix) + Order);
        if (at == found.texts.end())
            continue;
        std::string_view text = at->second;
        KeptOrder order;
        unsigned long long a = 0, b = 0;
        if (std::sscanf(std::string(takeLine(text)).c_str(), "%llu %llu", &a, &b) != 2)
            continue;
        order.size = a;
        order.hash = b;
        const auto path = takeLine(text);
        order.path = QString::fromUtf8(path.data(), qsizetype(path.size()));
        while (!text.empty()) {
            const std::string line(takeLine(text));
            if (std::sscanf(line.c_str(), "F %llu %llu", &a, &b) == 2)
                order.runs.push_back({a, std::size_t(b), {}});
            else if (line.compare(0, 2, "A ") == 0)
                order.runs.push_back({0, 0, line.substr(2)});
        }
        orders.push_back(std::move(order));
    }
    return orders;
}

std::optional<std::vector<std::size_t>>
FileJournal::restoreOrder(PgnFile& file, const KeptOrder& order,
                          const std::map<std::string, std::size_t>& added)
{
    if (file.sizeOnDisk() != order.size || file.hashOnDisk() != order.hash)
        return std::nullopt;
    const auto& index = file.index();
    std::map<std::uint64_t, std::size_t> places;
    for (std::size_t row = 0; row < index.size(); ++row) {
        if (index.row(row).length > 0)
            places[index.row(row).offset] = row;
    }
    std::vector<std::size_t> wanted;
    for (const auto& run : order.runs) {
        if (const auto at = added.find(run.added); at != added.end())
            wanted.push_back(at->second);
        const auto first = places.find(run.offset);
        for (std::size_t i = 0; first != places.end() && i < run.games; ++i)
            wanted.push_back(first->second + i);
    }
    std::vector<std::size_t> all(index.size());
    std::iota(all.begin(), all.end(), std::size_t(0));
    auto sorted = wanted;
    std::sort(sorted.begin(), sorted.end());
    if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end() ||
        (!sorted.empty() && sorted.back() >= index.size()))
        return std::nullopt;
    const auto games = file.removeGames(all);
    std::vector<PgnFile::Removed> arranged;
    std::vector<std::size_t> rows(all.size());
    for (const auto row : wanted) {
        arranged.push_back(games[row]);
        arranged.back().row = arranged.size() - 1;
        rows[row] = arranged.size() - 1;
    }
    file.restoreGames(arranged);
    return rows;
}

std::vector<std::pair<std::string, KeptGame>> FileJournal::readAll(const game::Journal::Found& found)
{
    std::vector<std::pair<std::string, KeptGame>> games;
    for (const auto& [name, text] : found.texts) {
        const bool isOurs =
            std::any_of(std::begin(Prefixes), std::end(Prefixes),
                        [&name = name](auto prefix) { return name.compare(0, prefix.size(), prefix) == 0; });
        if (!isOurs || name.substr(name.find('.') + 1) == Order)
            continue;
        KeptGame kept;
        readPlace(text, kept);
        std::string_view rest = text;
        takeLine(rest);
        takeLine(rest);
        kept.record = pgn::readGame(rest).record;
        kept.text = rest;
        kept.name = name;
        games.emplace_back(name, std::move(kept));
    }
    // In the order in which they were first changed; names are numbered.
    std::stable_sort(games.begin(), games.end(), [](const auto& a, const auto& b) {
        return a.first.size() != b.first.size() ? a.first.size() < b.first.size() : a.first < b.first;
    });
    return games;
}

std::optional<std::size_t> FileJournal::findPlace(const PgnFile& file, const KeptGame& game)
{
    if (game.length == 0 || !::game::isSameFile(file.path(), game.path))
        return std::nullopt;
    for (std::size_t row = 0; row < file.index().size(); ++row) {
        const auto& entry = file.index().row(row);
        if (entry.offset == game.offset && entry.length == game.length)
            return hashOf(bytesOf(file, row)) == game.hash ? std::optional(row) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace ui
