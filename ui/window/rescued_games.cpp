#include "ui/window/rescued_games.h"

#include "core/game/same_file.h"
#include "ui/window/file_controller.h"

#include <QFileInfo>

#include <utility>

namespace ui {

using game::PgnFile;

namespace {

// Behind the last game, with its own white space and line ends where they are known. Its row.
std::size_t append(PgnFile& file, const KeptGame& game)
{
    PgnFile text;
    if (!game.text.empty())
        text.openText(game.text);
    if (text.index().size() != 1)
        return file.appendGame(game.record);
    return file.insertGames(file.index().size(), text, {0}).inserted.front();
}

bool isFileOf(const PgnFile* file, const QString& path)
{
    return file && !path.isEmpty() && game::isSameFile(file->path(), path);
}

// One file can be open; what belongs to another one joins the session's games.
QString pathOf(const std::vector<KeptGame>& games, const std::vector<KeptOrder>& orders)
{
    for (const KeptGame& game : games) {
        if (!game.path.isEmpty())
            return game.path;
    }
    for (const KeptOrder& order : orders) {
        if (!order.path.isEmpty())
            return order.path;
    }
    return {};
}

} // namespace

RescuedGames::RescuedGames(FileController& files, game::Game& review, QObject* parent)
    : QObject(parent), m_files(files), m_review(review)
{
    // Another file is in the way of theirs.
    connect(&files, &FileController::opening, this, [this] { comeBack(nullptr); });
}

void RescuedGames::bringBack(std::vector<KeptGame> games, std::vector<KeptOrder> orders, bool show)
{
    const QString path = pathOf(games, orders);
    Kept kept{std::move(games), std::move(orders), show};
    if (path.isEmpty() || !QFileInfo::exists(path)) {
        putBack(kept, nullptr);
        return;
    }
    m_files.open(path);
    PgnFile* file = m_files.beingOpened();
    if (!file) {
        putBack(kept, m_files.opened());
        return;
    }
    m_waiting = std::move(kept);
    connect(file, &PgnFile::loaded, this,
            [this, file] { comeBack(file == m_files.opened() ? file : nullptr); });
    connect(file, &PgnFile::failed, this, [this] { comeBack(nullptr); });
}

// Once: the same file is read again now and then.
void RescuedGames::comeBack(PgnFile* file)
{
    if (const auto kept = std::exchange(m_waiting, std::nullopt))
        putBack(*kept, file);
}

void RescuedGames::putBack(const Kept& kept, PgnFile* file)
{
    m_files.stash();
    // A large file may have been worked on while it was still read.
    const bool isAtWork = file && file->isModified();
    Places places;
    std::string shown;
    record::NodeId cursor = record::NodeId::Root;
    for (const KeptGame& game : kept.games) {
        const std::string name = game.name.empty() ? std::to_string(places.size()) : game.name;
        places[name] = putBack(game, file, isAtWork);
        if (game.isShown || shown.empty()) {
            shown = name;
            cursor = game.current;
        }
    }
    for (const KeptOrder& order : kept.orders)
        putOrderBack(order, file, places);
    if (!shown.empty() && kept.show && !isAtWork) {
        const Place& place = places[shown];
        m_files.stash();
        m_files.list(place.file);
        m_files.showRow(place.row);
        m_review.goTo(cursor);
    }
    m_files.noteListChanged();
    emit areBack(int(kept.games.size()));
}

// What was changed since stays, and what comes back to the same game stands beside it.
RescuedGames::Place RescuedGames::putBack(const KeptGame& game, PgnFile* file, bool isAtWork)
{
    auto row = file ? FileJournal::findPlace(*file, game) : std::nullopt;
    if (isAtWork && row && file->isModified(*row))
        row.reset();
    const bool wasAdded = game.length == 0 && isFileOf(file, game.path);
    Place place{row || wasAdded ? file : m_files.session(), row.value_or(0)};
    if (row)
        file->replaceGame(*row, game.record);
    else
        place.row = append(*place.file, game);
    if (game.isPlayed)
        m_files.setPlayedRow(place.row);
    return place;
}

// Games that were removed, moved or put in between, each where it stood. The rows of `places` follow.
void RescuedGames::putOrderBack(const KeptOrder& order, PgnFile* file, Places& places)
{
    PgnFile* session = m_files.session();
    PgnFile* ordered = order.path.isEmpty() ? session : file;
    if (!ordered || (!order.path.isEmpty() && !isFileOf(ordered, order.path)))
        return;
    std::map<std::string, std::size_t> added;
    for (const auto& [name, place] : places) {
        if (place.file == ordered)
            added[name] = place.row;
    }
    const auto played = m_files.playedRow();
    const auto rows = FileJournal::restoreOrder(*ordered, order, added);
    if (rows && played && ordered == session)
        m_files.setPlayedRow((*rows)[*played]);
    for (auto& [name, place] : places) {
        if (place.file == ordered && rows)
            place.row = (*rows)[place.row];
    }
    if (ordered == m_files.listed() && !m_files.home() && ordered->index().size() > 0)
        m_files.showRow(0);
}

} // namespace ui
