#include "ui/window/file_journal.h"

#include "core/game/byte_source.h"
#include "core/pgn/reader.h"
#include "core/pgn/writer.h"

#include <QFileInfo>

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>

// Each game is a text: a line with its place, a line with its file's path, then the game as PGN.
namespace ui {

using game::PgnFile;

namespace {

constexpr std::string_view Prefixes[] = {"opened.", "session."};

std::uint64_t hashOf(std::string_view text)
{
    game::StreamHash hash;
    hash.feed(text);
    return hash.value();
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
    connect(&file, &PgnFile::gameInserted, this, &FileJournal::keep);
    connect(&file, &PgnFile::gameRemoved, this, &FileJournal::dropOthers);
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
    const auto hash = entry.length > 0 ? hashOf(file.gameText(row)) : 0;
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
    m_journal.put(name, place(*m_file, row) + pgn::writeGame(m_file->readGame(row).record));
    if (std::find(m_names.begin(), m_names.end(), name) == m_names.end())
        m_names.push_back(name);
}

void FileJournal::keepAll()
{
    for (std::size_t row = 0; row < m_file->index().size(); ++row) {
        if (m_file->isModified(row))
            keep(row);
    }
}

// Names whose game is not there any more, or as the file has it.
void FileJournal::dropOthers()
{
    std::vector<std::string> live;
    for (std::size_t row = 0; row < m_file->index().size(); ++row) {
        if (m_file->isModified(row))
            live.push_back(nameOf(row));
    }
    std::sort(live.begin(), live.end());
    const auto gone = std::stable_partition(m_names.begin(), m_names.end(), [&live](const auto& name) {
        return std::binary_search(live.begin(), live.end(), name);
    });
    std::for_each(gone, m_names.end(), [this](const auto& name) { m_journal.remove(name); });
    m_names.erase(gone, m_names.end());
}

void FileJournal::dropAll()
{
    for (const auto& name : m_names)
        m_journal.remove(name);
    m_names.clear();
}

std::vector<std::pair<std::string, KeptGame>> FileJournal::readAll(const game::Journal::Found& found)
{
    std::vector<std::pair<std::string, KeptGame>> games;
    for (const auto& [name, text] : found.texts) {
        const bool isOurs =
            std::any_of(std::begin(Prefixes), std::end(Prefixes),
                        [&name = name](auto prefix) { return name.compare(0, prefix.size(), prefix) == 0; });
        if (!isOurs)
            continue;
        KeptGame kept;
        readPlace(text, kept);
        std::string_view rest = text;
        takeLine(rest);
        takeLine(rest);
        kept.record = pgn::readGame(rest).record;
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
    if (game.length == 0 || QFileInfo(file.path()) != QFileInfo(game.path))
        return std::nullopt;
    for (std::size_t row = 0; row < file.index().size(); ++row) {
        const auto& entry = file.index().row(row);
        if (entry.offset == game.offset && entry.length == game.length)
            return hashOf(file.gameText(row)) == game.hash ? std::optional(row) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace ui
