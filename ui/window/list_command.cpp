#include "ui/window/list_command.h"

#include <numeric>

namespace ui {

using game::PgnFile;
using game::RowShift;

ListCommand::ListCommand(PgnFile& file, const QString& name, Changed changed)
    : QUndoCommand(name), m_file(file), m_changed(std::move(changed))
{
}

RemoveGames::RemoveGames(PgnFile& file, const QString& name, Changed changed, std::vector<std::size_t> rows)
    : ListCommand(file, name, std::move(changed)), m_rows(std::move(rows))
{
}

void RemoveGames::redo()
{
    m_games = m_file.removeGames(m_rows);
    m_changed({m_rows, {}});
}

void RemoveGames::undo()
{
    const auto shift = m_file.restoreGames(m_games);
    m_games.clear();
    m_changed(shift);
}

MoveGames::MoveGames(PgnFile& file, const QString& name, Changed changed, RowShift shift)
    : ListCommand(file, name, std::move(changed)), m_shift(std::move(shift))
{
}

void MoveGames::apply(const RowShift& shift)
{
    m_file.moveGames(shift);
    m_changed(shift);
}

InsertGames::InsertGames(PgnFile& file, const QString& name, Changed changed, std::size_t before,
                         std::unique_ptr<PgnFile> from)
    : ListCommand(file, name, std::move(changed)), m_before(before), m_from(std::move(from))
{
}

void InsertGames::redo()
{
    RowShift shift;
    if (m_from) {
        std::vector<std::size_t> all(m_from->index().size());
        std::iota(all.begin(), all.end(), std::size_t(0));
        shift = m_file.insertGames(m_before, *m_from, all);
        m_from.reset();
    } else {
        shift = m_file.restoreGames(m_games);
        m_games.clear();
    }
    m_rows = shift.inserted;
    m_changed(shift);
}

void InsertGames::undo()
{
    m_games = m_file.removeGames(m_rows);
    m_changed({m_rows, {}});
}

} // namespace ui
