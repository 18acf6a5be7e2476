#include "ui/window/file_controller.h"

#include <QFileInfo>

#include <algorithm>

// What comes back after the program was killed, or after a second thought about what was discarded.
namespace ui {

using game::PgnFile;

namespace {

constexpr int MostRecent = 10;

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
        adopt(std::move(file));
    }
    list(m_opened.get());
    showRow(m_opened->index().size() - 1);
    return true;
}

std::optional<std::pair<PgnFile*, std::size_t>> FileController::home() const
{
    if (!m_home || !m_home->file)
        return std::nullopt;
    return std::pair(m_home->file.data(), m_home->row);
}

void FileController::bringBack(std::vector<KeptGame> games, bool show)
{
    // One file can be open; what belongs to another one joins the session's games.
    const auto inFile =
        std::find_if(games.begin(), games.end(), [](const KeptGame& game) { return !game.path.isEmpty(); });
    if (inFile == games.end() || !QFileInfo::exists(inFile->path)) {
        putBack(std::move(games), nullptr, show);
        return;
    }
    open(inFile->path);
    PgnFile* file = m_opening.get();
    if (!file) {
        putBack(std::move(games), m_opened.get(), show);
        return;
    }
    const auto kept = std::make_shared<std::vector<KeptGame>>(std::move(games));
    connect(file, &PgnFile::loaded, this, [this, file, kept, show] {
        putBack(std::move(*kept), file == m_opened.get() ? file : nullptr, show);
    });
    connect(file, &PgnFile::failed, this, [this, kept, show] { putBack(std::move(*kept), nullptr, show); });
}

void FileController::putBack(std::vector<KeptGame> games, PgnFile* file, bool show)
{
    std::optional<Home> shown;
    record::NodeId cursor = record::NodeId::Root;
    for (const KeptGame& game : games) {
        Home home{m_session.get(), 0};
        const auto row = file ? FileJournal::findPlace(*file, game) : std::nullopt;
        const bool wasAdded = file && game.length == 0 && !game.path.isEmpty() &&
                              QFileInfo(file->path()) == QFileInfo(game.path);
        if (row || wasAdded)
            home.file = file;
        if (row)
            home.row = *row;
        if (row)
            file->replaceGame(*row, game.record);
        else
            home.row = home.file->appendGame(game.record);
        if (game.isPlayed)
            m_playedRow = home.row;
        if (game.isShown || !shown) {
            shown = home;
            cursor = game.current;
        }
    }
    if (shown && show) {
        stash();
        list(shown->file);
        showRow(shown->row);
        m_review.goTo(cursor);
    }
    emit stateChanged();
    emit broughtBack(int(games.size()));
}

} // namespace ui
