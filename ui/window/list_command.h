#pragma once
#include "core/game/pgn_file.h"

#include <QUndoCommand>

namespace ui {

// A change of a file's list of games as a step that can be undone. `changed` hears of each change when it has
// been made, with the rows that are to be looked at.
class ListCommand : public QUndoCommand {
public:
    using Changed = std::function<void(const game::RowShift& shift)>;
    ListCommand(game::PgnFile& file, const QString& name, Changed changed);

protected:
    game::PgnFile& m_file;
    Changed m_changed;
};

class RemoveGames : public ListCommand {
public:
    RemoveGames(game::PgnFile& file, const QString& name, Changed changed, std::vector<std::size_t> rows);
    void undo() override;
    void redo() override;

private:
    std::vector<std::size_t> m_rows;
    std::vector<game::PgnFile::Removed> m_games;
};

class MoveGames : public ListCommand {
public:
    MoveGames(game::PgnFile& file, const QString& name, Changed changed, game::RowShift shift);
    void undo() override { apply(m_shift.inverse()); }
    void redo() override { apply(m_shift); }

private:
    void apply(const game::RowShift& shift);
    game::RowShift m_shift;
};

// All games of another file, in front of a row.
class InsertGames : public ListCommand {
public:
    InsertGames(game::PgnFile& file, const QString& name, Changed changed, std::size_t before,
                std::unique_ptr<game::PgnFile> from);
    void undo() override;
    void redo() override;

private:
    std::size_t m_before;
    std::unique_ptr<game::PgnFile> m_from; // until they have come in
    std::vector<std::size_t> m_rows;
    std::vector<game::PgnFile::Removed> m_games;
};

} // namespace ui
