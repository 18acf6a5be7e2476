#include "core/game/same_file.h"
#include "ui/window/file_controller.h"

#include <QFileInfo>

// The part of FileController for the game on the play table: where it is kept, and how it comes under review.
namespace ui {

using game::PgnFile;

void FileController::keepPlayed(const record::Record& record)
{
    if (m_playedRow)
        m_session->replaceGame(*m_playedRow, record);
    else
        m_playedRow = m_session->appendGame(record);
    emit stateChanged();
}

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
    if (m_opened && game::isSameFile(m_opened->path(), path)) {
        stash();
        if (!m_opened->isModified()) // else its saving finds out, and keeps both
            reread(*m_opened, path);
    }
    emit stateChanged();
}

void FileController::showPlayed()
{
    if (isPlayedInItsFile()) {
        if (showPlayedInItsFile())
            return;
        keepPlayed(m_playedRecord);
    }
    if (!m_playedRow)
        return;
    stash();
    if (!m_opened || m_listed != m_opened.get())
        list(m_session->index().size() > 1 ? m_session.get() : nullptr);
    show(m_session->readGame(*m_playedRow).record, Home{m_session.get(), *m_playedRow}, {});
}

// False when another file is open with changes, or this one: nobody is to be asked anything now.
bool FileController::showPlayedInItsFile()
{
    stash();
    if (m_opened && m_opened->isModified())
        return false;
    if (!m_opened || !game::isSameFile(m_opened->path(), m_playedIn)) {
        auto file = std::make_unique<PgnFile>();
        reread(*file, m_playedIn);
        if (file->index().size() == 0 || !closeOpened())
            return false;
        emit opening();
        m_opening.reset();
        adopt(std::move(file));
    }
    list(m_opened.get());
    showRow(m_opened->index().size() - 1);
    return true;
}

} // namespace ui
