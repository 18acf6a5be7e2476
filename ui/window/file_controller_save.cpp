#include "core/game/same_file.h"
#include "ui/dialogs/prompts.h"
#include "ui/text/problem_words.h"
#include "ui/window/background_writer.h"
#include "ui/window/file_controller.h"
#include "ui/window/file_name.h"

#include <QDir>
#include <QEventLoop>
#include <QFileInfo>

#include <algorithm>
#include <numeric>

// The part of FileController that writes, and that says what is not written yet.
namespace ui {

using game::isSameFile;
using game::PgnFile;

namespace {

constexpr int MostNamed = 3;

std::size_t count(const PgnFile* file)
{
    return file ? file->index().size() : 0;
}

// Opens and waits for the end.
std::optional<game::FileError> readWhole(PgnFile& file, const QString& path)
{
    QEventLoop wait;
    std::optional<game::FileError> failure;
    QObject::connect(&file, &PgnFile::loaded, &wait, &QEventLoop::quit);
    QObject::connect(&file, &PgnFile::failed, &wait, [&](const game::FileError& error) {
        failure = error;
        wait.quit();
    });
    file.open(path);
    if (file.isLoading())
        wait.exec(QEventLoop::ExcludeUserInputEvents);
    return failure;
}

// The array of the start and nothing else.
bool isBlank(const record::Record& record)
{
    return record == record::Record();
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
    if (m_playing && isPlayedInItsFile()) {
        emit said(tr("Saved in “%1”.").arg(QFileInfo(m_playedIn).fileName()));
        return true;
    }
    // The open file is what the window's title names: it is saved whatever game is on the table.
    // Where no game is left of it there is nothing to write, and that keeps no other game from being saved.
    const bool isLeft = count(m_opened.get()) > 0 || !m_session->isModified();
    const bool savesOpened =
        !m_playing && m_opened && m_opened->isModified() && current() != m_opened.get() && isLeft;
    if (savesOpened && !saveFile(*m_opened))
        return false;
    PgnFile* file = current();
    if (!m_playing && !m_home && !savesOpened && !isBlank(m_review.record()))
        m_home = Home{file, file->appendGame(m_review.record())}; // never changed: saved all the same
    return (savesOpened && !file->isModified()) || saveFile(*file);
}

bool FileController::saveAs()
{
    stash();
    return saveFileAs(*current(), {});
}

bool FileController::saveFile(PgnFile& file)
{
    return file.path().isEmpty() ? saveFileAs(file, {}) : writeTo(file, file.path(), {});
}

bool FileController::saveFileAs(PgnFile& file, const game::SaveConsent& consent)
{
    if (count(&file) == 0) {
        emit said(tr("There is no game to save yet."));
        return false;
    }
    const QString path = m_prompts.fileToSave(suggestedPath(file));
    if (path.isEmpty())
        return false;
    if (!QFileInfo::exists(path) || isSameFile(path, file.path()))
        return writeTo(file, path, consent);
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
    return answer == 1 && writeTo(file, path, consent);
}

bool FileController::writeTo(PgnFile& file, const QString& path, const game::SaveConsent& consent)
{
    const auto written = file.saveAs(path, consent);
    if (!written)
        return askAfterFailure(file, written.error(), path, consent);
    if (consent.keepAdded)
        reread(file, path);
    return afterSave(file);
}

// The session's games behind those of a file that is there; from then on that file is where the session is
// kept.
bool FileController::appendTo(const QString& path, PgnFile& file)
{
    if (m_opened && isSameFile(path, m_opened->path()))
        return appendToOpened(file);
    auto target = std::make_unique<PgnFile>();
    target->setWriter(writeInBackground);
    if (const auto failure = readWhole(*target, path)) {
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

// Into the file that is open here, where they are from now on.
bool FileController::appendToOpened(PgnFile& file)
{
    const std::size_t before = count(m_opened.get());
    std::vector<std::size_t> rows(count(&file));
    std::iota(rows.begin(), rows.end(), std::size_t(0));
    m_opened->insertGames(before, file, rows);
    if (m_home && m_home->file == &file)
        m_home = Home{m_opened.get(), m_home->row + before};
    m_playedRow.reset();
    file.close();
    list(m_opened.get());
    return saveFile(*m_opened);
}

bool FileController::afterSave(PgnFile& file)
{
    remember(m_settings.recentFiles, file.path(), MostRecent);
    m_settings.lastFolder = QFileInfo(file.path()).absolutePath();
    emit openedChanged();
    emit stateChanged();
    emit said(tr("Saved in “%1”.").arg(QFileInfo(file.path()).fileName()));
    return true;
}

namespace {

using Consent = game::SaveConsent;

// A way on from a save that failed: what is agreed to with it, and whether to another file.
struct WayOn {
    QString label;
    Choice::Role role = Choice::Role::Accept;
    Consent consent;
    bool elsewhere = false;
};

Consent with(Consent consent, bool Consent::*what)
{
    consent.*what = true;
    return consent;
}

Consent inUtf8(Consent consent)
{
    consent.encoding = pgn::Encoding();
    return consent;
}

} // namespace

// What has been agreed to holds for the questions that follow.
bool FileController::askAfterFailure(PgnFile& file, const game::FileError& error, const QString& path,
                                     const Consent& consent)
{
    using Kind = game::FileError::Kind;
    const auto accept = Choice::Role::Accept, destructive = Choice::Role::Destructive;
    const WayOn elsewhere{tr("Save elsewhere…"), accept, consent, true};
    Question question{text::fileError(error), {}, {}};
    std::vector<WayOn> ways;
    switch (error.kind) {
    case Kind::SourceLost:
        return rescue(file, error, path);
    case Kind::Cancelled:
    case Kind::NothingToWrite:
        emit said(text::fileError(error));
        return false;
    case Kind::ChangedBehindUs:
        ways = {elsewhere, {tr("Overwrite it"), destructive, with(consent, &Consent::overwrite)}};
        break;
    case Kind::AddedTo:
        question.detail = tr("Your changes can be saved together with what has been added.");
        ways = {{tr("Keep both"), accept, with(consent, &Consent::keepAdded)}, elsewhere};
        break;
    case Kind::UnreadBytes:
        question.detail = tr("Another encoding may read them: it can be chosen below the list of games.");
        ways = {{tr("Save it with “�”"), destructive, with(consent, &Consent::unreadBytes)}, elsewhere};
        break;
    case Kind::WouldLoseCharacters:
        ways = {{tr("Save elsewhere as UTF-8…"), accept, inUtf8(consent), true},
                {tr("Save it as UTF-8"), accept, inUtf8(consent)}};
        break;
    default:
        ways = {elsewhere, {tr("Try again"), accept, consent}};
        break;
    }
    for (const WayOn& way : ways)
        question.choices.push_back({way.label, way.role});
    question.choices.push_back({tr("Cancel"), Choice::Role::Cancel});
    const std::size_t answer = m_prompts.ask(question);
    if (answer >= ways.size())
        return false;
    const WayOn& way = ways[answer];
    return way.elsewhere ? saveFileAs(file, way.consent) : writeTo(file, path, way.consent);
}

// The file's own games are gone, those that were changed here are not: they get a file of their own, and that
// is what is open from then on. `path` is where the person wanted to save: not asked for twice.
bool FileController::rescue(PgnFile& file, const game::FileError& error, const QString& path)
{
    const bool chosen = !isSameFile(path, file.path());
    const QString name = QFileInfo(path).fileName();
    const Question question{
        text::fileError(error),
        tr("The games you did not change are as they stand in it now."),
        {{chosen ? tr("Save them in “%1”").arg(name) : tr("Save the changed games elsewhere…"),
          Choice::Role::Accept},
         {tr("Cancel"), Choice::Role::Cancel}}};
    if (m_prompts.ask(question) != 0)
        return false;
    const QFileInfo old(file.path());
    const QString beside = old.dir().filePath(
        tr("%1 (changed games)", "file name").arg(old.completeBaseName()) + QStringLiteral(".pgn"));
    const QString target = chosen ? path : placeFor(file, beside);
    if (target.isEmpty())
        return false;
    std::vector<std::size_t> changed;
    for (std::size_t row = 0; row < count(&file); ++row) {
        if (file.isModified(row))
            changed.push_back(row);
    }
    if (const auto written = file.saveUnsavedGamesAs(target); !written) {
        m_prompts.tell(text::fileError(written.error()));
        return false;
    }
    const auto newRow = [&changed](std::size_t row) {
        const auto at = std::lower_bound(changed.begin(), changed.end(), row);
        return at != changed.end() && *at == row ? std::optional(std::size_t(at - changed.begin()))
                                                 : std::nullopt;
    };
    if (m_home && m_home->file == &file) {
        if (const auto row = newRow(m_home->row))
            m_home->row = *row;
        else
            m_home.reset(); // it stays on the table, a game without a file
    }
    if (&file == m_session.get() && m_playedRow)
        m_playedRow = newRow(*m_playedRow);
    reread(file, target);
    return afterSave(file);
}

// Where to write; a file that is there is replaced only after a question. Empty: nowhere.
QString FileController::placeFor(const PgnFile& file, const QString& suggested)
{
    const QString path = m_prompts.fileToSave(suggested);
    if (path.isEmpty() || !QFileInfo::exists(path))
        return path;
    const Question question{
        isSameFile(path, file.path())
            ? tr("Replace “%1” by your changed games alone?").arg(QFileInfo(path).fileName())
            : tr("“%1” is already there.").arg(QFileInfo(path).fileName()),
        {},
        {{tr("Replace it"), Choice::Role::Destructive}, {tr("Cancel"), Choice::Role::Cancel}}};
    return m_prompts.ask(question) == 0 ? path : QString();
}

void FileController::reread(PgnFile& file, const QString& path)
{
    if (const auto failure = readWhole(file, path))
        m_prompts.tell(text::fileError(*failure));
}

QString FileController::suggestedPath(const PgnFile& file) const
{
    const QFileInfo now(file.path());
    if (!file.path().isEmpty() && now.dir().exists())
        return file.path();
    const QString name = !file.path().isEmpty() ? now.completeBaseName()
                         : count(&file) == 1    ? fileNameFor(file.readGame(0).record.tags())
                                                : tr("Games");
    const bool hasFolder = !m_settings.lastFolder.isEmpty() && QDir(m_settings.lastFolder).exists();
    return QDir(hasFolder ? m_settings.lastFolder : QDir::homePath()).filePath(name + QStringLiteral(".pgn"));
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
    return withNames(tr("%n unsaved game(s) of this session", nullptr, std::max(changed, 1)), *m_session);
}

// Behind it the games that were changed or added, by their players: the first few of them.
QString FileController::withNames(const QString& line, const PgnFile& file)
{
    QStringList names;
    for (std::size_t row = 0; row < count(&file) && names.size() <= MostNamed; ++row) {
        if (file.isModified(row))
            names << fileNameFor(file.readGame(row).record.tags());
    }
    if (names.isEmpty())
        return line;
    if (names.size() > MostNamed)
        names.last() = QStringLiteral("…");
    return tr("%1: %2", "what is unsaved: its games").arg(line, names.join(QStringLiteral(", ")));
}

QStringList FileController::unsaved() const
{
    QStringList lines;
    const bool loose = isDirty() && !hasHome();
    const bool openedDirty = isDirty() && hasHome() && m_home->file == m_opened.get();
    if (m_session->isModified() || loose || (isDirty() && !openedDirty))
        lines << sessionLine();
    if (m_opened && (m_opened->isModified() || openedDirty))
        lines << withNames(tr("changes to “%1”").arg(displayName(m_opened.get())), *m_opened);
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
