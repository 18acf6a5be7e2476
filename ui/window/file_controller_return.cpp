#include "ui/window/file_controller.h"

#include <QFileInfo>

#include <algorithm>

// What comes back after the program was killed, or after a second thought about what was discarded.
namespace ui {

using game::PgnFile;

namespace {

constexpr int MostRecent = 10;

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

} // namespace

void FileController::forgetPlayed()
{
    m_playedRow.reset();
    m_playedIn.clear();
    emit stateChanged();
}

void FileController::playedIsIn(const QString& path, const record::Record& record)
{
    m_playedIn = path;
    m_playedRecord = record;
    remember(m_settings.recentFiles, path, MostRecent);
    if (m_playedRow && m_session->path().isEmpty())
        m_session->removeGame(*m_playedRow); // saved in the middle of the game, but nowhere to stay
    else if (m_playedRow)
        m_session->replaceGame(*m_playedRow, record);
    if (m_opened && QFileInfo(m_opened->path()) == QFileInfo(path)) {
        stash();
        if (!m_opened->isModified()) // else its saving finds out, and keeps both
            reread(*m_opened, path);
    }
    emit stateChanged();
}

// False when another file is open with changes, or this one: nobody is to be asked anything now.
bool FileController::showPlayedInItsFile()
{
    stash();
    if (m_opened && m_opened->isModified())
        return false;
    if (!m_opened || QFileInfo(m_opened->path()) != QFileInfo(m_playedIn)) {
        auto file = std::make_unique<PgnFile>();
        reread(*file, m_playedIn);
        if (file->index().size() == 0 || !closeOpened())
            return false;
        comeBack(nullptr); // another file may be on its way
        m_opening.reset();
        adopt(std::move(file));
    }
    list(m_opened.get());
    showRow(m_opened->index().size() - 1);
    return true;
}

std::optional<std::pair<PgnFile*, std::size_t>> FileController::home() const
{
    if (!hasHome())
        return std::nullopt;
    return std::pair(m_home->file.data(), m_home->row);
}

void FileController::bringBack(std::vector<KeptGame> games, std::vector<KeptOrder> orders, bool show)
{
    // One file can be open; what belongs to another one joins the session's games.
    QString path;
    for (const KeptGame& game : games)
        path = path.isEmpty() ? game.path : path;
    for (const KeptOrder& order : orders)
        path = path.isEmpty() ? order.path : path;
    Kept kept{std::move(games), std::move(orders), show};
    if (path.isEmpty() || !QFileInfo::exists(path)) {
        putBack(kept, nullptr);
        return;
    }
    open(path);
    PgnFile* file = m_opening.get();
    if (!file) {
        putBack(kept, m_opened.get());
        return;
    }
    m_comingBack = std::move(kept);
    connect(file, &PgnFile::loaded, this,
            [this, file] { comeBack(file == m_opened.get() ? file : nullptr); });
    connect(file, &PgnFile::failed, this, [this] { comeBack(nullptr); });
}

// Once: the same file is read again now and then.
void FileController::comeBack(PgnFile* file)
{
    if (const auto kept = std::exchange(m_comingBack, std::nullopt))
        putBack(*kept, file);
}

void FileController::putBack(const Kept& kept, PgnFile* file)
{
    std::string shown;
    record::NodeId cursor = record::NodeId::Root;
    std::map<std::string, Home> homes;
    // A large file may have been worked on while it was still read: that stays, and what comes back to the
    // same game stands beside it.
    stash();
    const bool isAtWork = file && file->isModified();
    for (const KeptGame& game : kept.games) {
        Home home{m_session.get(), 0};
        auto row = file ? FileJournal::findPlace(*file, game) : std::nullopt;
        if (isAtWork && row && file->isModified(*row))
            row.reset();
        const bool wasAdded = file && game.length == 0 && !game.path.isEmpty() &&
                              QFileInfo(file->path()) == QFileInfo(game.path);
        if (row || wasAdded)
            home.file = file;
        if (row)
            home.row = *row;
        if (row)
            file->replaceGame(*row, game.record);
        else
            home.row = append(*home.file, game);
        if (game.isPlayed)
            m_playedRow = home.row;
        const std::string name = game.name.empty() ? std::to_string(homes.size()) : game.name;
        if (game.isShown || shown.empty()) {
            shown = name;
            cursor = game.current;
        }
        homes[name] = home;
    }
    putOrderBack(kept, file, homes);
    if (!shown.empty() && kept.show && !isAtWork) {
        const Home& home = homes[shown];
        stash();
        list(home.file);
        showRow(home.row);
        m_review.goTo(cursor);
    }
    emit stateChanged();
    emit broughtBack(int(kept.games.size()));
}

// Games that were removed, moved or put in between, each where it stood. The rows of `homes` follow.
void FileController::putOrderBack(const Kept& kept, PgnFile* file, std::map<std::string, Home>& homes)
{
    for (const KeptOrder& order : kept.orders) {
        PgnFile* ordered = order.path.isEmpty() ? m_session.get() : file;
        if (!ordered || (!order.path.isEmpty() && QFileInfo(ordered->path()) != QFileInfo(order.path)))
            continue;
        std::map<std::string, std::size_t> added;
        for (const auto& [name, home] : homes) {
            if (home.file == ordered)
                added[name] = home.row;
        }
        const auto played = m_playedRow;
        const auto rows = FileJournal::restoreOrder(*ordered, order, added);
        if (rows && played && ordered == m_session.get())
            m_playedRow = (*rows)[*played];
        for (auto& [name, home] : homes) {
            if (home.file == ordered && rows)
                home.row = (*rows)[home.row];
        }
        if (ordered == m_listed && !m_home && ordered->index().size() > 0)
            showRow(0);
    }
}

} // namespace ui
