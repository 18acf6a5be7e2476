#include "ui/window/file_controller.h"

#include "core/game/same_file.h"
#include "core/notation/fen.h"
#include "core/pgn/writer.h"
#include "ui/dialogs/prompts.h"
#include "ui/text/problem_words.h"
#include "ui/window/background_writer.h"
#include "ui/window/no_game.h"
#include "ui/window/pasted_text.h"

#include <QFileInfo>

#include <algorithm>

namespace ui {

using game::PgnFile;

namespace {

// A large file may have been rewritten under us: then another game stands there, or a piece of one.
bool isAsListed(const PgnFile& file, std::size_t row, const record::Record& record)
{
    const std::string listed = file.index().cell(row, database::Column::White);
    const std::string_view read = record.tags().value("White");
    const auto isPlain = [](std::string_view text) {
        return std::none_of(text.begin(), text.end(), [](char c) { return (c & 0x80) != 0; });
    };
    return listed.empty() || !isPlain(listed) || !isPlain(read) ||
           read.find(listed) != std::string_view::npos;
}

// Of a game that is not in its file as it is now.
std::vector<pgn::Problem> problemsOf(const record::Record& record, std::size_t row)
{
    auto problems = pgn::readGame(pgn::writeGame(record), {row + 1, 1, 0}).problems;
    for (pgn::Problem& problem : problems)
        problem.line = problem.column = 0;
    return problems;
}

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
    file->setWriter(writeInBackground);
    connect(file, &PgnFile::modifiedChanged, this, &FileController::stateChanged);
    connect(file, &PgnFile::rowsShifted, this, [this, file](const game::RowShift& shift) {
        if (m_home && m_home->file == file) {
            if (const auto row = shift(m_home->row)) {
                m_home->row = *row;
            } else {
                const std::size_t before = std::exchange(m_home, std::nullopt)->row;
                emit shownGameLeft(before);
            }
        }
        if (file == m_session.get() && m_playedRow)
            m_playedRow = shift(*m_playedRow);
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
        if (known && !known->path().isEmpty() && game::isSameFile(known->path(), whole)) {
            list(known);
            showRow(0);
            return;
        }
    }
    stash();
    if (!closeOpened())
        return;
    emit opening();
    m_opening = std::make_unique<PgnFile>();
    PgnFile* file = m_opening.get();
    connect(file, &PgnFile::rowsAdded, this, [this, file](std::size_t rows) {
        if (rows > 0 && file == m_opening.get() && !holdsNoGame(*file))
            adopt(std::move(m_opening));
    });
    connect(file, &PgnFile::loaded, this, [this, file] {
        if (file == m_opening.get()) {
            const QString name = QFileInfo(file->path()).fileName();
            m_opening.release()->deleteLater();
            m_prompts.tell(tr("There is no chess game in “%1”.").arg(name));
        } else if (file == m_opened.get()) {
            readLettersAgain(*file);
            emit stateChanged();
        }
    });
    connect(file, &PgnFile::failed, this, [this, file](const game::FileError& error) {
        if (file == m_opening.get())
            m_opening.release()->deleteLater(); // we are inside its signal
        openFailed(error);
    });
    file->open(whole);
}

void FileController::openFailed(const game::FileError& error)
{
    m_settings.recentFiles.removeAll(error.path);
    m_prompts.tell(text::fileError(error));
}

void FileController::adopt(std::unique_ptr<PgnFile> file)
{
    m_opened = std::move(file);
    watch(m_opened.get());
    remember(m_settings.recentFiles, m_opened->path(), MostRecent);
    m_settings.lastFolder = QFileInfo(m_opened->path()).absolutePath();
    emit openedChanged();
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
    emit openedChanged();
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

void FileController::listSession()
{
    if (count(m_session.get()) == 0)
        return;
    list(m_session.get());
    if (!shownRow())
        showRow(0);
}

// --- The game under review
// -----------------------------------------------------------------------------------------

bool FileController::isDirty() const
{
    return !m_review.undoStack()->isClean();
}

// Not while its file is read anew, nor when that has become shorter.
bool FileController::hasHome() const
{
    return m_home && m_home->file && m_home->row < count(m_home->file);
}

void FileController::stash()
{
    emit leaving();
    if (!isDirty())
        return;
    if (!hasHome())
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
    emit problemsShown(problems);
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
    if (!m_listed->isModified(row) && !isAsListed(*m_listed, row, game.record)) {
        emit said(text::fileError({game::FileError::Kind::SourceLost, m_listed->path(), {}, {}}));
        return;
    }
    if (m_listed->isModified(row))
        game.problems = problemsOf(game.record, row);
    show(std::move(game.record), Home{m_listed, row}, game.problems);
}

void FileController::bringUp(std::size_t row)
{
    if (shownRow() == row)
        emit gameShown();
    else
        showRow(row);
}

void FileController::showAgain()
{
    if (const auto row = shownRow())
        showRow(*row);
}

// The game on the table was read when not all letters of its file were known.
void FileController::readLettersAgain(const PgnFile& file)
{
    if (m_playing || !hasHome() || m_home->file != &file || isDirty() || file.isModified(m_home->row))
        return;
    const pgn::ReadGame game = file.readGame(m_home->row);
    if (pgn::writeGame(game.record) == pgn::writeGame(m_review.record()))
        return;
    const record::NodeId current = m_review.current();
    show(game.record, m_home, game.problems);
    m_review.goTo(current);
}

void FileController::reload()
{
    if (!m_opened)
        return;
    stash();
    int kept = 0;
    for (std::size_t row = 0; row < count(m_opened.get()); ++row) {
        if (!m_opened->isModified(row))
            continue;
        m_session->appendGame(m_opened->readGame(row).record);
        ++kept;
    }
    const bool shown = m_home && m_home->file == m_opened.get();
    const std::size_t row = shown ? m_home->row : 0;
    if (shown)
        m_home.reset();
    const QString path = m_opened->path();
    reread(*m_opened, path);
    emit openedChanged();
    list(m_opened.get());
    if (count(m_opened.get()) > 0)
        showRow(std::min(row, count(m_opened.get()) - 1));
    if (kept > 0)
        emit said(tr("%n changed game(s) are now with the games of this session.", nullptr, kept));
    emit stateChanged();
}

std::optional<std::size_t> FileController::shownRow() const
{
    if (hasHome() && m_home->file == m_listed)
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
    if (const auto* position = std::get_if<PastedPosition>(&pasted)) {
        showPosition(position->position);
        return;
    }
    stash();
    auto& games = std::get<PastedGames>(pasted).games;
    const std::size_t first = count(m_session.get());
    for (const pgn::ReadGame& game : games)
        m_session->appendGame(game.record);
    if (games.size() > 1)
        list(m_session.get()); // where all of them can be seen
    else if (m_listed != m_opened.get() || !m_opened)
        list(count(m_session.get()) > 1 ? m_session.get() : nullptr);
    show(games.front().record, Home{m_session.get(), first}, games.front().problems);
    if (games.size() > 1)
        emit said(
            tr("%n games pasted; they are with the games of this session.", nullptr, int(games.size())));
}

void FileController::bringHome(PgnFile& file, std::size_t row)
{
    m_home = Home{&file, row};
    emit stateChanged();
}

void FileController::showPosition(const chess::Position& position)
{
    stash();
    record::Record record(position);
    record.setChess960(notation::isChess960(position.toSetup()));
    show(std::move(record), {}, {});
}

std::optional<std::pair<PgnFile*, std::size_t>> FileController::home() const
{
    if (!hasHome())
        return std::nullopt;
    return std::pair(m_home->file.data(), m_home->row);
}

} // namespace ui
