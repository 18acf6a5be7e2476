#include "ui/window/file_controller.h"

#include "ui/dialogs/prompts.h"
#include "ui/text/problem_words.h"
#include "ui/window/pasted_text.h"

#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QRegularExpression>

namespace ui {

using game::PgnFile;

namespace {

constexpr int MostRecent = 10;

std::size_t count(const PgnFile* file)
{
    return file ? file->index().size() : 0;
}

} // namespace

FileController::FileController(game::Game& review, Settings& settings, Prompts& prompts, QObject* parent)
    : QObject(parent),
      m_review(review),
      m_settings(settings),
      m_prompts(prompts),
      m_session(std::make_unique<PgnFile>())
{
    watch(m_session.get());
    connect(m_review.undoStack(), &QUndoStack::cleanChanged, this, &FileController::stateChanged);
    connect(&m_review, &game::Game::tagsChanged, this, &FileController::stateChanged);
}

FileController::~FileController() = default;

void FileController::watch(PgnFile* file)
{
    connect(file, &PgnFile::modifiedChanged, this, &FileController::stateChanged);
    connect(file, &PgnFile::gameRemoved, this, [this, file](std::size_t row) {
        const auto shift = [row](std::size_t& kept) { kept -= kept > row ? 1 : 0; };
        if (m_home && m_home->file == file) {
            if (m_home->row == row)
                m_home.reset();
            else
                shift(m_home->row);
        }
        if (file == m_session.get() && m_playedRow) {
            if (*m_playedRow == row)
                m_playedRow.reset();
            else
                shift(*m_playedRow);
        }
        emit stateChanged();
    });
}

// --- Opening
// -------------------------------------------------------------------------------------------------------

void FileController::openWithDialog()
{
    const QString path = m_prompts.fileToOpen(m_settings.lastFolder);
    if (!path.isEmpty())
        open(path);
}

void FileController::open(const QString& path)
{
    const QString whole = QFileInfo(path).absoluteFilePath();
    for (PgnFile* known : {m_opened.get(), m_session.get()}) {
        if (known && !known->path().isEmpty() && QFileInfo(known->path()) == QFileInfo(whole)) {
            list(known);
            showRow(0);
            return;
        }
    }
    stash();
    if (!closeOpened())
        return;
    m_opening = std::make_unique<PgnFile>();
    PgnFile* file = m_opening.get();
    connect(file, &PgnFile::rowsAdded, this, [this, file](std::size_t rows) {
        if (rows > 0 && file == m_opening.get())
            adopt(std::move(m_opening));
    });
    connect(file, &PgnFile::loaded, this, [this, file] {
        if (file == m_opening.get()) {
            const QString name = QFileInfo(file->path()).fileName();
            m_opening.release()->deleteLater();
            m_prompts.tell(tr("There are no games in “%1”.").arg(name));
        } else if (file == m_opened.get()) {
            emit stateChanged();
        }
    });
    connect(file, &PgnFile::failed, this, &FileController::openFailed);
    file->open(whole);
}

void FileController::openFailed(const game::FileError& error)
{
    if (m_opening)
        m_opening.release()->deleteLater(); // we are inside its signal
    m_settings.recentFiles.removeAll(error.path);
    m_prompts.tell(text::fileError(error));
}

void FileController::adopt(std::unique_ptr<PgnFile> file)
{
    m_opened = std::move(file);
    watch(m_opened.get());
    remember(m_settings.recentFiles, m_opened->path(), MostRecent);
    m_settings.lastFolder = QFileInfo(m_opened->path()).absolutePath();
    list(m_opened.get());
    showRow(0);
}

bool FileController::closeOpened()
{
    if (!m_opened)
        return true;
    stash();
    if (m_opened->isModified()) {
        const Question question{tr("Save the changes to “%1”?").arg(displayName(m_opened.get())),
                                {},
                                {{tr("Save"), Choice::Role::Accept},
                                 {tr("Discard the changes"), Choice::Role::Destructive},
                                 {tr("Cancel"), Choice::Role::Cancel}}};
        const std::size_t answer = m_prompts.ask(question);
        if (answer == 2 || (answer == 0 && !saveFile(*m_opened)))
            return false;
    }
    if (m_home && m_home->file == m_opened.get()) {
        m_home.reset();
        m_review.setRecord(record::Record());
    }
    if (m_listed == m_opened.get())
        list(nullptr);
    m_opened.reset();
    emit stateChanged();
    return true;
}

void FileController::list(PgnFile* file)
{
    if (file == m_listed)
        return;
    m_listed = file;
    emit listChanged(file);
    emit stateChanged();
}

// --- The game under review
// -----------------------------------------------------------------------------------------

bool FileController::isDirty() const
{
    return !m_review.undoStack()->isClean();
}

// What was changed in the game under review goes into its file's unsaved games; a game without a file joins
// the session's.
void FileController::stash()
{
    if (!isDirty())
        return;
    if (!m_home || !m_home->file)
        m_home = Home{m_session.get(), m_session->appendGame(m_review.record())};
    else
        m_home->file->replaceGame(m_home->row, m_review.record());
    m_review.undoStack()->setClean();
}

void FileController::show(record::Record record, std::optional<Home> home,
                          const std::vector<pgn::Problem>& problems)
{
    m_home = home;
    m_review.setRecord(std::move(record));
    emit gameShown();
    emit stateChanged();
    if (problems.empty())
        emit said({});
    else if (problems.size() == 1)
        emit said(text::problem(problems.front()));
    else
        emit said(
            tr("%1 (and %n more)", nullptr, int(problems.size()) - 1).arg(text::problem(problems.front())));
}

void FileController::showRow(std::size_t row)
{
    if (row >= count(m_listed))
        return;
    stash();
    pgn::ReadGame game = m_listed->readGame(row);
    show(std::move(game.record), Home{m_listed, row}, game.problems);
}

void FileController::removeRows(const std::vector<std::size_t>& rows)
{
    if (!m_listed || rows.empty())
        return;
    const Question question{
        tr("Remove %n game(s) from “%1”?", nullptr, int(rows.size())).arg(displayName(m_listed)),
        tr("On the disk they stay until the file is saved."),
        {{tr("Remove"), Choice::Role::Destructive}, {tr("Cancel"), Choice::Role::Cancel}}};
    if (m_prompts.ask(question) != 0)
        return;
    stash();
    for (auto row = rows.rbegin(); row != rows.rend(); ++row)
        m_listed->removeGame(*row);
}

std::optional<std::size_t> FileController::shownRow() const
{
    if (m_home && m_home->file && m_home->file == m_listed)
        return m_home->row;
    return {};
}

void FileController::paste(const QString& text)
{
    Pasted pasted = readPasted(text);
    if (const auto* refused = std::get_if<PasteRefused>(&pasted)) {
        emit said(refused->reason);
        return;
    }
    stash();
    if (const auto* position = std::get_if<PastedPosition>(&pasted)) {
        show(record::Record(position->position), {}, {});
        return;
    }
    auto& games = std::get<PastedGames>(pasted).games;
    const std::size_t first = count(m_session.get());
    for (const pgn::ReadGame& game : games)
        m_session->appendGame(game.record);
    if (m_listed != m_opened.get() || !m_opened)
        list(count(m_session.get()) > 1 ? m_session.get() : nullptr);
    show(games.front().record, Home{m_session.get(), first}, games.front().problems);
}

// --- The game on the play table
// ------------------------------------------------------------------------------------

void FileController::keepPlayed(const record::Record& record)
{
    if (m_playedRow)
        m_session->replaceGame(*m_playedRow, record);
    else
        m_playedRow = m_session->appendGame(record);
    emit stateChanged();
}

void FileController::showPlayed()
{
    if (!m_playedRow)
        return;
    stash();
    if (!m_opened || m_listed != m_opened.get())
        list(count(m_session.get()) > 1 ? m_session.get() : nullptr);
    show(m_session->readGame(*m_playedRow).record, Home{m_session.get(), *m_playedRow}, {});
}

// --- Saving
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
    else
        question.choices = {{tr("Save elsewhere…"), Choice::Role::Accept},
                            {tr("Try again"), Choice::Role::Accept},
                            {tr("Cancel"), Choice::Role::Cancel}};
    const std::size_t answer = m_prompts.ask(question);
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
    if (answer != 0)
        return answer == 1;
    for (PgnFile* file : {m_opened.get(), m_session.get()}) {
        if (file && file->isModified() && !saveFile(*file))
            return false;
    }
    return true;
}

} // namespace ui
