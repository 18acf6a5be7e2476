#include "ui/window/list_editor.h"

#include "ui/actions/action_registry.h"
#include "ui/database/game_list_panel.h"
#include "ui/dialogs/prompts.h"
#include "ui/text/problem_words.h"
#include "ui/window/file_controller.h"
#include "ui/window/list_command.h"
#include "ui/window/no_game.h"
#include "ui/window/pasted_text.h"
#include "ui/window/undo_controller.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QTableView>

#include <algorithm>

namespace ui {

using game::PgnFile;
using game::RowShift;

namespace {

constexpr qsizetype LargestCopy = 64 << 20; // bytes; more than a clipboard is for

// Pasted games as a file of their own, byte by byte where they came as PGN.
std::unique_ptr<PgnFile> asFile(const QString& text, Pasted& pasted)
{
    auto file = std::make_unique<PgnFile>();
    if (const auto* position = std::get_if<PastedPosition>(&pasted)) {
        file->appendGame(record::Record(position->position));
        return file;
    }
    const auto& games = std::get<PastedGames>(pasted).games;
    if (text.trimmed().startsWith(QLatin1Char('['))) {
        file->openText(text.toStdString());
        if (file->index().size() == games.size())
            return file;
        file->close();
    }
    for (const pgn::ReadGame& game : games)
        file->appendGame(game.record);
    return file;
}

} // namespace

ListEditor::ListEditor(GameListPanel& list, FileController& files, UndoController& undo,
                       ActionRegistry& actions, Prompts& prompts, QObject* parent)
    : QObject(parent), m_list(list), m_files(files), m_undo(undo), m_actions(actions), m_prompts(prompts)
{
    connectList();
    connectActions();
    showActions();
}

void ListEditor::connectList()
{
    connect(&m_list, &GameListPanel::removeIntended, this, &ListEditor::remove);
    connect(&m_list, &GameListPanel::moveIntended, this, &ListEditor::move);
    connect(&m_list, &GameListPanel::stepIntended, this, &ListEditor::step);
    connect(&m_list, &GameListPanel::copyIntended, this, &ListEditor::copy);
    connect(&m_list, &GameListPanel::textDropped, this, &ListEditor::paste);
    connect(&m_list, &GameListPanel::filesDropped, this, &ListEditor::takeFiles);
    connect(&m_list, &GameListPanel::pasteIntended, m_actions.action(ActionId::PasteGames),
            &QAction::trigger);
    connect(&m_list, &GameListPanel::menuIntended, this,
            [this](const QPoint& at) { m_actions.menu(MenuId::List)->popup(at); });
    connect(&m_list, &GameListPanel::selectionChanged, this, &ListEditor::showActions);
    connect(&m_files, &FileController::shownGameLeft, this, [this](std::size_t row) { m_shownLeft = row; });
    connect(&m_files, &FileController::gameShown, this, [this] {
        m_shownLeft.reset();
        ++m_showings;
    });
}

void ListEditor::connectActions()
{
    const auto on = [this](ActionId id, auto slot) {
        connect(m_actions.action(id), &QAction::triggered, this, slot);
    };
    on(ActionId::RemoveGames, [this] { remove(m_list.selectedGames()); });
    on(ActionId::CopyGames, [this] { copy(m_list.selectedGames()); });
    on(ActionId::MoveGamesUp, [this] { step(-1); });
    on(ActionId::MoveGamesDown, [this] { step(1); });
    on(ActionId::PasteGames, [this] {
        const auto games = m_list.selectedGames();
        const std::size_t end = m_file ? m_file->index().size() : 0;
        paste(QApplication::clipboard()->text(), games.empty() ? end : games.back() + 1);
    });
}

void ListEditor::follow(PgnFile* file)
{
    m_file = file;
    m_undo.setList(file ? stackOf(file) : nullptr);
    showActions();
}

QUndoStack* ListEditor::stackOf(PgnFile* file)
{
    auto& stack = m_stacks[file];
    if (!stack) {
        stack = std::make_unique<QUndoStack>();
        // What is read anew has other rows.
        connect(file, &PgnFile::rowsReset, stack.get(), &QUndoStack::clear);
        connect(file, &QObject::destroyed, this, [this, file] {
            m_stacks.erase(file);
            if (m_file == file)
                m_file = nullptr;
        });
    }
    return stack.get();
}

void ListEditor::showActions()
{
    const bool listed = m_file != nullptr;
    const bool selected = listed && m_list.table()->selectionModel()->hasSelection();
    for (const ActionId id :
         {ActionId::RemoveGames, ActionId::CopyGames, ActionId::MoveGamesUp, ActionId::MoveGamesDown})
        m_actions.action(id)->setEnabled(selected);
    for (const ActionId id :
         {ActionId::PasteGames, ActionId::AddGames, ActionId::AddToFile, ActionId::FindDoubles})
        m_actions.action(id)->setEnabled(listed);
}

bool ListEditor::mayChange()
{
    if (!m_file)
        return false;
    if (m_file->isComplete())
        return true;
    emit said(m_file->isLoading() ? tr("The list can be changed as soon as the file is read.")
                                  : tr("The file was not read to the end: its list cannot be changed."));
    return false;
}

bool ListEditor::mayMove()
{
    if (m_list.model()->isFileOrder())
        return true;
    emit said(tr("Games can be moved while the list is in the order of the file: click on “No.”."));
    return false;
}

// What a command calls each time it is done or undone. The game under review that it takes out of the file is
// that game of the file again when the command brings it back, whatever was done to it meanwhile: else it
// would be there twice.
ListCommand::Changed ListEditor::changedBy(PgnFile* file)
{
    struct Left {
        std::size_t row = 0;
        std::size_t showings = 0;
    };
    return [this, file, left = std::optional<Left>()](const RowShift& shift) mutable {
        if (!shift.removed.empty() && !shift.isMove)
            left = m_shownLeft ? std::optional(Left{*m_shownLeft, m_showings}) : std::nullopt;
        else if (left && left->showings == m_showings && !m_files.home())
            m_files.bringHome(*file, left->row);
        shifted(file, shift);
    };
}

// Everything that shows the list hears of it; a game that was taken off the review table makes room for the
// one that stands in its place, and comes back with it.
void ListEditor::shifted(PgnFile* file, const RowShift& shift)
{
    m_files.noteListChanged();
    const bool left = std::exchange(m_shownLeft, std::nullopt) && !shift.removed.empty();
    if (m_files.isPlaying() || file != m_files.listed() || shift.isMove)
        return;
    const std::size_t size = file->index().size();
    if (left && size > 0) {
        m_showsNeighbour = true;
        m_files.showRow(std::min(shift.removed.front(), size - 1));
    } else if (!shift.inserted.empty() && std::exchange(m_showsNeighbour, false)) {
        m_files.showRow(shift.inserted.front());
    }
}

void ListEditor::remove(const std::vector<std::size_t>& rows)
{
    if (rows.empty() || !mayChange())
        return;
    m_files.stash();
    PgnFile* file = m_file;
    m_undo.pushToList(new RemoveGames(*file, tr("deletion of %n game(s)", nullptr, int(rows.size())),
                                      changedBy(file), rows));
    emit said(tr("%n game(s) deleted from the list; on the disk they stay until the file is saved.", nullptr,
                 int(rows.size())));
}

void ListEditor::move(const std::vector<std::size_t>& rows, std::size_t before)
{
    if (rows.empty() || !mayChange() || !mayMove())
        return;
    auto shift = RowShift::move(rows, before);
    if (shift.isNothing())
        return;
    PgnFile* file = m_file;
    m_undo.pushToList(new MoveGames(*file, tr("move of %n game(s)", nullptr, int(rows.size())),
                                    changedBy(file), std::move(shift)));
}

void ListEditor::step(int step)
{
    const auto games = m_list.selectedGames();
    if (games.empty() || !mayChange() || !mayMove())
        return;
    const auto edge = m_list.model()->rowOfGame(step < 0 ? games.front() : games.back());
    const int to = edge.value_or(0) + (step < 0 ? -1 : 2); // the row they will stand in front of
    if (to >= 0 && to <= m_list.model()->rowCount())
        move(games, m_list.gameBefore(to));
}

void ListEditor::copy(const std::vector<std::size_t>& rows)
{
    if (!m_file || rows.empty())
        return;
    m_files.stash();
    qsizetype size = 0;
    for (const auto row : rows)
        size += m_file->index().row(row).length;
    if (size > LargestCopy) {
        emit said(tr("These games are too many for the clipboard: save the file under another name."));
        return;
    }
    QApplication::clipboard()->setText(m_file->currentTexts(rows));
    emit said(tr("%n game(s) copied.", nullptr, int(rows.size())));
}

void ListEditor::paste(const QString& text, std::size_t before)
{
    if (!mayChange())
        return;
    Pasted pasted = readPasted(text);
    if (const auto* refused = std::get_if<PasteRefused>(&pasted)) {
        emit said(refused->reason);
        return;
    }
    insertAndSay(before, asFile(text, pasted));
}

void ListEditor::add(const record::Record& record)
{
    if (!mayChange())
        return;
    auto file = std::make_unique<PgnFile>();
    file->appendGame(record);
    insertAndSay(m_file->index().size(), std::move(file));
}

void ListEditor::insertAndSay(std::size_t before, std::unique_ptr<PgnFile> from)
{
    const int games = int(from->index().size());
    insert(before, std::move(from));
    emit said(tr("%n game(s) added.", nullptr, games));
}

void ListEditor::insert(std::size_t before, std::unique_ptr<PgnFile> from)
{
    const int games = int(from->index().size());
    m_files.stash();
    m_showsNeighbour = false;
    PgnFile* file = m_file;
    m_undo.pushToList(new InsertGames(*file, tr("addition of %n game(s)", nullptr, games), changedBy(file),
                                      before, std::move(from)));
}

// --- Files

void ListEditor::addFilesWithDialog(const QString& folder)
{
    if (mayChange())
        addFiles(m_prompts.filesToAdd(folder));
}

void ListEditor::addFiles(const QStringList& paths)
{
    if (paths.isEmpty() || !mayChange())
        return;
    for (const QString& path : paths)
        m_waiting << QDir::cleanPath(path); // a folder has its name without the "/" behind it
    loadNext();
}

void ListEditor::loadNext()
{
    if (m_reading)
        return;
    if (m_waiting.isEmpty()) {
        emit said(std::exchange(m_added, {}).words());
        return;
    }
    const QString path = m_waiting.takeFirst();
    m_reading = std::make_unique<PgnFile>();
    PgnFile* from = m_reading.get();
    const QPointer<PgnFile> into = m_file;
    const auto taken = [this, into] {
        take(std::exchange(m_reading, nullptr), into);
        loadNext();
    };
    connect(from, &PgnFile::loaded, this, taken, Qt::QueuedConnection); // it goes away, not in its own signal
    connect(from, &PgnFile::failed, this, [this](const game::FileError& error) {
        std::exchange(m_reading, nullptr).release()->deleteLater(); // we are inside its signal
        m_added.addFailed(text::fileError(error));
        loadNext();
    });
    emit said(tr("Reading “%1”…").arg(QFileInfo(path).fileName()));
    from->open(QFileInfo(path).absoluteFilePath());
}

// The games of a file that has been read, if what they were read for is still listed.
void ListEditor::take(std::unique_ptr<PgnFile> from, PgnFile* into)
{
    const QString name = QFileInfo(from->path()).fileName();
    const std::size_t games = from->index().size();
    from->disconnect(this);
    if (!into || into != m_file) {
        m_waiting.clear();
    } else if (games == 0 || holdsNoGame(*from)) {
        m_added.addWithoutGame(name);
    } else {
        m_added.add(name, games);
        insert(into->index().size(), std::move(from));
        return;
    }
    from.release()->deleteLater();
}

void ListEditor::takeFiles(const QStringList& paths)
{
    if (std::all_of(paths.begin(), paths.end(),
                    [](const QString& path) { return QFileInfo(path).isDir(); })) {
        emit said(
            text::fileError({game::FileError::Kind::IsFolder, QDir::cleanPath(paths.value(0)), {}, {}}));
        return;
    }
    if (!m_file || !m_file->isComplete()) {
        emit openWanted(paths);
        return;
    }
    const QString name = paths.size() == 1 ? QFileInfo(paths.first()).fileName() : QString();
    const Question question{
        name.isEmpty() ? tr("What is to be done with these %n file(s)?", nullptr, int(paths.size()))
                       : tr("What is to be done with “%1”?").arg(name),
        {},
        {{tr("Add the games to “%1”").arg(m_files.displayName(m_file)), Choice::Role::Accept},
         {tr("Open"), Choice::Role::Accept},
         {tr("Cancel"), Choice::Role::Cancel}}};
    const std::size_t answer = m_prompts.ask(question);
    if (answer == 0)
        addFiles(paths);
    else if (answer == 1)
        emit openWanted(paths);
}

} // namespace ui
