#include "ui/window/file_watch.h"

#include "ui/window/file_controller.h"
#include "ui/window/notice_bar.h"

#include <QBoxLayout>
#include <QEvent>
#include <QFileInfo>

namespace ui {

using game::PgnFile;

namespace {

constexpr int SettledAfter = 250; // ms

} // namespace

FileWatch::FileWatch(FileController& files, QBoxLayout& top, QWidget* window)
    : QObject(window), m_files(files), m_bar(new NoticeBar(QStringLiteral("changedBar"), window))
{
    top.insertWidget(0, m_bar);
    m_soon.setSingleShot(true);
    m_soon.setInterval(SettledAfter);
    connect(&m_soon, &QTimer::timeout, this, &FileWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this] { m_soon.start(); });
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] { m_soon.start(); });
    connect(&files, &FileController::openedChanged, this, &FileWatch::follow);
    connect(m_bar, &NoticeBar::accepted, this, [this] {
        m_bar->hide();
        m_files.reload();
    });
    // Network drives tell nobody: whoever comes back to the window looks.
    window->installEventFilter(this);
}

// The file was opened, read again, written or closed: as it is now is how it is known here.
void FileWatch::follow()
{
    m_bar->hide();
    m_soon.stop();
    if (!m_watcher.files().isEmpty())
        m_watcher.removePaths(m_watcher.files());
    if (!m_watcher.directories().isEmpty())
        m_watcher.removePaths(m_watcher.directories());
    const PgnFile* file = m_files.opened();
    if (!file || file->path().isEmpty())
        return;
    const QFileInfo info(file->path());
    // The folder too: a file that is replaced by another one of its name is no longer watched.
    m_watcher.addPaths({info.absoluteFilePath(), info.absolutePath()});
    // Somebody may have written in it before it was watched.
    m_seen.reset();
    m_soon.start();
}

void FileWatch::look()
{
    const PgnFile* file = m_files.opened();
    if (!file || file->path().isEmpty() || file->isLoading())
        return;
    const QFileInfo info(file->path());
    const auto now = game::Standing::at(file->path());
    if (now == m_seen)
        return;
    m_seen = now;
    if (info.exists() && !m_watcher.files().contains(info.absoluteFilePath()))
        m_watcher.addPath(info.absoluteFilePath());
    showWords();
}

void FileWatch::showWords()
{
    using State = PgnFile::OnDisk;
    const PgnFile* file = m_files.opened();
    const QString name = m_files.displayName(file);
    const State state = file->stateOnDisk();
    QString text;
    switch (state) {
    case State::AsRead:
        break;
    case State::AddedTo:
        text = tr("Games have been added to “%1” outside this window.").arg(name);
        break;
    case State::Changed:
        text = tr("“%1” has been changed outside this window. The games here are as they were.").arg(name);
        break;
    case State::Lost:
        text = tr("“%1” has been rewritten outside this window. Only the games you changed are still here as "
                  "they were.")
                   .arg(name);
        break;
    case State::Gone:
        text = tr("“%1” is no longer there. Saving writes it again.").arg(name);
        break;
    }
    m_bar->setWords(text, state == State::Gone ? QString() : tr("Read it again"));
    m_bar->setVisible(state != State::AsRead);
}

bool FileWatch::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::WindowActivate && m_files.opened())
        m_soon.start();
    return QObject::eventFilter(watched, event);
}

void FileWatch::retranslate()
{
    if (m_bar->isVisible() && m_files.opened())
        showWords();
}

} // namespace ui
