#include "ui/dialogs/prompts.h"
#include "ui/text/problem_words.h"
#include "ui/window/background_writer.h"
#include "ui/window/file_controller.h"

#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QRegularExpression>

// The part of FileController that writes, and that says what is not written yet.
namespace ui {

using game::PgnFile;

namespace {

constexpr int MostRecent = 10;

std::size_t count(const PgnFile* file)
{
    return file ? file->index().size() : 0;
}

} // namespace

// --------------------------------------------------------------------------------------------------------

PgnFile* FileController::current() const
{
    if (m_playing || !m_home || !m_home->file)
        return m_session.get();
    return m_home->file;
}

bool FileController::save()
{
    stash();
    PgnFile* file = current();
    if (!m_playing && !m_home) // a position or game on the table that was never changed: save it all the same
        m_home = Home{file, file->appendGame(m_review.record())};
    return saveFile(*file);
}

bool FileController::saveAs()
{
    stash();
    return saveFileAs(*current());
}

bool FileController::saveFile(PgnFile& file)
{
    return file.path().isEmpty() ? saveFileAs(file) : writeTo(file, file.path());
}

bool FileController::saveFileAs(PgnFile& file)
{
    if (count(&file) == 0) {
        emit said(tr("There is no game to save yet."));
        return false;
    }
    const QString path = m_prompts.fileToSave(suggestedPath(file));
    if (path.isEmpty())
        return false;
    if (!QFileInfo::exists(path) || QFileInfo(path) == QFileInfo(file.path()))
        return writeTo(file, path);
    const QString name = QFileInfo(path).fileName();
    Question question{tr("“%1” is already there.").arg(name), {}, {}};
    const bool mayAdd = &file == m_session.get() && file.path().isEmpty();
    if (mayAdd)
        question.choices.push_back({tr("Add to it"), Choice::Role::Accept});
    question.choices.push_back({tr("Replace it"), Choice::Role::Destructive});
    question.choices.push_back({tr("Cancel"), Choice::Role::Cancel});
    const std::size_t answer = m_prompts.ask(question) + (mayAdd ? 0 : 1);
    if (answer == 0)
        return appendTo(path, file);
    return answer == 1 && writeTo(file, path);
}

bool FileController::writeTo(PgnFile& file, const QString& path)
{
    const auto written = path == file.path() ? file.save() : file.saveAs(path);
    return written ? afterSave(file) : askAfterFailure(file, written.error(), path);
}

// The session's games behind those of a file that is there; from then on that file is where the session is
// kept.
bool FileController::appendTo(const QString& path, PgnFile& file)
{
    auto target = std::make_unique<PgnFile>();
    QEventLoop wait;
    std::optional<game::FileError> failure;
    connect(target.get(), &PgnFile::loaded, &wait, &QEventLoop::quit);
    connect(target.get(), &PgnFile::failed, &wait, [&](const game::FileError& error) {
        failure = error;
        wait.quit();
    });
    target->setWriter(writeInBackground);
    target->open(path);
    if (target->isLoading())
        wait.exec(QEventLoop::ExcludeUserInputEvents);
    if (failure) {
        m_prompts.tell(text::fileError(*failure));
        return false;
    }
    const std::size_t before = count(target.get());
    for (std::size_t row = 0; row < count(&file); ++row)
        target->appendGame(file.readGame(row).record);
    const auto written = target->save();
    if (!written) {
        m_prompts.tell(text::fileError(written.error()));
        return false;
    }
    disconnect(target.get(), nullptr, this, nullptr);
    if (m_home && m_home->file == &file)
        m_home = Home{target.get(), m_home->row + before};
    if (m_playedRow)
        *m_playedRow += before;
    const bool wasListed = m_listed == &file;
    m_session = std::move(target);
    watch(m_session.get());
    if (wasListed)
        list(m_session.get());
    return afterSave(*m_session);
}

bool FileController::afterSave(PgnFile& file)
{
    remember(m_settings.recentFiles, file.path(), MostRecent);
    m_settings.lastFolder = QFileInfo(file.path()).absolutePath();
    emit stateChanged();
    emit said(tr("Saved in “%1”.").arg(QFileInfo(file.path()).fileName()));
    return true;
}

bool FileController::askAfterFailure(PgnFile& file, const game::FileError& error, const QString& path)
{
    using Kind = game::FileError::Kind;
    Question question{text::fileError(error), {}, {}};
    if (error.kind == Kind::ChangedBehindUs)
        question.choices = {{tr("Save elsewhere…"), Choice::Role::Accept},
                            {tr("Overwrite it"), Choice::Role::Destructive},
                            {tr("Cancel"), Choice::Role::Cancel}};
    else if (error.kind == Kind::WouldLoseCharacters)
        question.choices = {{tr("Save elsewhere…"), Choice::Role::Accept},
                            {tr("Save it as UTF-8"), Choice::Role::Accept},
                            {tr("Cancel"), Choice::Role::Cancel}};
    else if (error.kind == Kind::SourceLost)
        question.choices = {{tr("Save the changed games elsewhere…"), Choice::Role::Accept},
                            {tr("Cancel"), Choice::Role::Cancel}};
    else
        question.choices = {{tr("Save elsewhere…"), Choice::Role::Accept},
                            {tr("Try again"), Choice::Role::Accept},
                            {tr("Cancel"), Choice::Role::Cancel}};
    const std::size_t answer = m_prompts.ask(question);
    if (error.kind == Kind::SourceLost)
        return answer == 0 && saveChangedGames(file);
    if (answer == 0)
        return saveFileAs(file);
    if (answer != 1)
        return false;
    tl::expected<void, game::FileError> again;
    if (error.kind == Kind::ChangedBehindUs)
        again = file.save(true);
    else if (error.kind == Kind::WouldLoseCharacters)
        again = file.saveAs(path, pgn::Encoding());
    else
        return writeTo(file, path);
    return again ? afterSave(file) : askAfterFailure(file, again.error(), path);
}

// The file's other games are gone from the disk; what was changed here can still be written, beside it.
bool FileController::saveChangedGames(PgnFile& file)
{
    const QFileInfo info(file.path());
    const QString name = tr("%1 (changed games).pgn", "file name").arg(info.completeBaseName());
    const QString path = m_prompts.fileToSave(info.dir().filePath(name));
    if (path.isEmpty())
        return false;
    if (QFileInfo(path) == info || QFileInfo::exists(path)) {
        m_prompts.tell(tr("“%1” is already there.").arg(QFileInfo(path).fileName()));
        return saveChangedGames(file);
    }
    if (const auto written = file.saveUnsavedGamesAs(path); !written) {
        m_prompts.tell(text::fileError(written.error()));
        return saveChangedGames(file);
    }
    emit said(tr("Saved in “%1”.").arg(QFileInfo(path).fileName()));
    return true;
}

QString FileController::suggestedPath(const PgnFile& file) const
{
    if (!file.path().isEmpty())
        return file.path();
    QString name = tr("Games");
    if (count(&file) == 1) {
        const database::Row& row = file.index().row(0);
        const auto of = [&](database::NameId id) {
            return QString::fromStdString(std::string(file.index().name(id)));
        };
        if (!of(row.white).isEmpty() && of(row.white) != QLatin1String("?"))
            name = QStringLiteral("%1 - %2").arg(of(row.white), of(row.black));
    }
    static const QRegularExpression unfit(QStringLiteral("[\\\\/:*?\"<>|\\x00-\\x1f]+"));
    name.replace(unfit, QStringLiteral("_"));
    const QString folder = m_settings.lastFolder.isEmpty() ? QDir::homePath() : m_settings.lastFolder;
    return QDir(folder).filePath(name.left(100) + QStringLiteral(".pgn"));
}

// --- What is unsaved
// -----------------------------------------------------------------------------------------------

bool FileController::isModified() const
{
    return isDirty() || (m_opened && m_opened->isModified()) || m_session->isModified();
}

QString FileController::displayName(const PgnFile* file) const
{
    if (!file)
        return {};
    return file->path().isEmpty() ? tr("Games of this session") : QFileInfo(file->path()).fileName();
}

QString FileController::sessionLine() const
{
    int changed = 0;
    for (std::size_t row = 0; row < count(m_session.get()); ++row)
        changed += m_session->isModified(row) ? 1 : 0;
    return tr("%n unsaved game(s) of this session", nullptr, std::max(changed, 1));
}

QStringList FileController::unsaved() const
{
    QStringList lines;
    const bool loose = isDirty() && (!m_home || !m_home->file);
    const bool openedDirty = isDirty() && m_home && m_home->file == m_opened.get() && m_opened;
    if (m_session->isModified() || loose || (isDirty() && !openedDirty))
        lines << sessionLine();
    if (m_opened && (m_opened->isModified() || openedDirty))
        lines << tr("changes to “%1”").arg(displayName(m_opened.get()));
    return lines;
}

bool FileController::mayQuit()
{
    m_discarded = false;
    stash();
    const QStringList lines = unsaved();
    if (lines.isEmpty())
        return true;
    const Question question{tr("Save before closing?"),
                            QStringLiteral("• ") + lines.join(QStringLiteral("\n• ")),
                            {{tr("Save"), Choice::Role::Accept},
                             {tr("Discard"), Choice::Role::Destructive},
                             {tr("Cancel"), Choice::Role::Cancel}}};
    const std::size_t answer = m_prompts.ask(question);
    m_discarded = answer == 1;
    if (answer != 0)
        return m_discarded;
    for (PgnFile* file : {m_opened.get(), m_session.get()}) {
        if (file && file->isModified() && !saveFile(*file))
            return false;
    }
    return true;
}

} // namespace ui
