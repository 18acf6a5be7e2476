#include "ui/database/game_list_panel.h"
#include "ui/database/game_selection.h"

#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTableView>

// The part of GameListPanel that keeps the selection, and that takes the keys.
namespace ui {

void GameListPanel::followShift(const game::RowShift& shift)
{
    m_selection->follow(shift);
    if (m_current)
        m_current = shift(*m_current);
    m_selection->setHome(m_current);
}

std::vector<std::size_t> GameListPanel::selectedGames() const
{
    return m_selection->games();
}

void GameListPanel::selectGames(const std::vector<std::size_t>& games)
{
    m_selection->choose(games);
}

std::size_t GameListPanel::gameBefore(int row) const
{
    if (row < m_model->rowCount())
        return m_model->gameAt(row);
    // Behind the last one that is shown; in a filtered list others may follow.
    return row > 0 ? m_model->gameAt(m_model->rowCount() - 1) + 1 : m_model->totalCount();
}

bool GameListPanel::tableKey(const QKeyEvent& key)
{
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const auto current = m_table->currentIndex(); current.isValid())
            emit gameActivated(m_model->gameAt(current.row()));
        return true;
    case Qt::Key_Home:
    case Qt::Key_End:
        return goToEdge(key);
    case Qt::Key_Menu:
        emit menuIntended(
            m_table->viewport()->mapToGlobal(m_table->visualRect(m_table->currentIndex()).center()));
        return true;
    case Qt::Key_Escape:
        if (!showsSome())
            return false;
        clearSearch();
        return true;
    default:
        return listKey(key);
    }
}

// To the first game or the last one, which is then selected; with Shift those on the way to it as well. The
// view itself would go from column to column, and with Ctrl away from what stays selected.
bool GameListPanel::goToEdge(const QKeyEvent& key)
{
    const int rows = m_model->rowCount();
    if (rows == 0 || key.modifiers().testFlag(Qt::AltModifier))
        return false;
    using Selection = QItemSelectionModel;
    const QModelIndex from = m_table->currentIndex();
    const QModelIndex to =
        m_model->index(key.key() == Qt::Key_End ? rows - 1 : 0, std::max(from.column(), 0));
    auto* selection = m_table->selectionModel();
    if (key.modifiers().testFlag(Qt::ShiftModifier) && from.isValid()) {
        selection->setCurrentIndex(to, Selection::NoUpdate);
        selection->select(QItemSelection(m_model->index(std::min(from.row(), to.row()), 0),
                                         m_model->index(std::max(from.row(), to.row()), 0)),
                          Selection::Select | Selection::Rows);
    } else {
        selection->setCurrentIndex(to, Selection::ClearAndSelect | Selection::Rows);
    }
    m_table->scrollTo(to);
    return true;
}

// Keys that change the list.
bool GameListPanel::listKey(const QKeyEvent& key)
{
    const auto games = selectedGames();
    const bool alt = (key.modifiers() & ~Qt::KeypadModifier) == Qt::AltModifier;
    if (key.matches(QKeySequence::Copy))
        emit copyIntended(games);
    else if (key.matches(QKeySequence::Paste))
        emit pasteIntended();
    else if (alt && (key.key() == Qt::Key_Up || key.key() == Qt::Key_Down))
        emit stepIntended(key.key() == Qt::Key_Up ? -1 : 1);
    else if (key.key() == Qt::Key_Delete && key.modifiers() == Qt::NoModifier)
        emit removeIntended(games);
    else
        return false;
    return true;
}

// What is typed in the list goes on in the filter; the view's own search would walk through a million rows.
bool GameListPanel::typedInTable(const QKeyEvent& key)
{
    if ((key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) != 0 || key.text().isEmpty() ||
        !key.text().at(0).isPrint() || key.text().at(0).isSpace())
        return false;
    m_filter->setFocus(Qt::OtherFocusReason);
    m_filter->setText(m_filter->text() + key.text());
    return true;
}

bool GameListPanel::filterKey(int key)
{
    switch (key) {
    case Qt::Key_Down:
    case Qt::Key_PageDown:
        if (m_model->rowCount() > 0 && !m_table->currentIndex().isValid())
            m_table->selectRow(0);
        m_table->setFocus(Qt::OtherFocusReason);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_model->rowCount() > 0)
            emit gameActivated(m_model->gameAt(0));
        return true;
    case Qt::Key_Escape:
        if (m_filter->text().isEmpty())
            return false;
        m_filter->clear();
        return true;
    default:
        return false;
    }
}

} // namespace ui
