#include "ui/database/game_selection.h"

#include "ui/database/game_table_model.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

// More pieces than these make every row slow to paint.
constexpr qsizetype MostRanges = 5000;

} // namespace

GameSelection::GameSelection(GameTableModel& model, QTableView& view, QObject* parent)
    : QObject(parent), m_model(model), m_view(view)
{
    connect(&m_model, &QAbstractItemModel::modelAboutToBeReset, this, &GameSelection::keep);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &GameSelection::restore);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, [this] { m_total = m_model.totalCount(); });
}

std::vector<std::size_t> GameSelection::games() const
{
    std::vector<std::size_t> games;
    for (const auto& range : m_view.selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            games.push_back(m_model.gameAt(row));
    }
    std::sort(games.begin(), games.end());
    games.erase(std::unique(games.begin(), games.end()), games.end());
    return games;
}

void GameSelection::choose(const std::vector<std::size_t>& games)
{
    select({games.begin(), games.end()});
    for (const auto game : games) {
        const auto row = m_model.rowOfGame(game);
        if (!row)
            continue;
        m_view.selectionModel()->setCurrentIndex(m_model.index(*row, 0), QItemSelectionModel::NoUpdate);
        bringIntoView(*row);
        return;
    }
}

void GameSelection::bringIntoView(int row)
{
    m_view.scrollTo(m_model.index(row, m_view.horizontalHeader()->logicalIndexAt(0)));
}

void GameSelection::follow(const game::RowShift& shift)
{
    if (shift.isNothing())
        return;
    keep();
    std::vector<std::uint32_t> games;
    for (const auto game : m_selected) {
        if (const auto now = shift(game))
            games.push_back(std::uint32_t(*now));
    }
    m_total = m_model.totalCount();
    if (!shift.inserted.empty())
        games.assign(shift.inserted.begin(), shift.inserted.end());
    else if (games.empty() && m_total > 0) // what stands where the others were
        games.push_back(std::uint32_t(std::min(shift.removed.front(), m_total - 1)));
    m_selected = std::move(games);
    const auto current = m_current && shift.inserted.empty() ? shift(*m_current) : std::nullopt;
    m_current = current || m_selected.empty() ? current : m_selected.front();
    m_followed = true;
}

void GameSelection::keep()
{
    if (m_followed)
        return;
    m_selected.clear();
    for (const auto game : games())
        m_selected.push_back(std::uint32_t(game));
    const auto current = m_view.currentIndex();
    m_current = current.isValid() ? std::optional(m_model.gameAt(current.row())) : std::nullopt;
    m_inView = -1;
    if (current.isValid() && m_view.viewport()->rect().contains(m_view.viewport()->rect().left(),
                                                                m_view.rowViewportPosition(current.row())))
        m_inView = current.row() - m_view.verticalScrollBar()->value();
}

void GameSelection::restore()
{
    const bool followed = std::exchange(m_followed, false);
    const auto total = m_model.totalCount();
    const bool sameGames = m_model.file() && (total == m_total || m_model.file()->isLoading());
    m_total = total;
    // Other numbers may mean other games; nobody wants to delete one he has not chosen.
    if (!sameGames) {
        m_selected.clear();
        m_current.reset();
    }
    auto row = m_current ? m_model.rowOfGame(*m_current) : std::nullopt;
    const bool keepsCurrent = row.has_value();
    if (!row && m_home)
        row = m_model.rowOfGame(*m_home);
    if (row && !keepsCurrent)
        m_selected = {std::uint32_t(m_model.gameAt(*row))};
    select(m_selected);
    if (!row)
        return;
    m_view.selectionModel()->setCurrentIndex(m_model.index(*row, 0), QItemSelectionModel::NoUpdate);
    if (followed)
        bringIntoView(*row);
    else if (keepsCurrent && m_inView >= 0)
        m_view.verticalScrollBar()->setValue(*row - m_inView);
    else if (!keepsCurrent)
        m_view.scrollTo(m_model.index(*row, 0), QAbstractItemView::PositionAtCenter);
}

void GameSelection::select(const std::vector<std::uint32_t>& games)
{
    std::vector<char> wanted(m_model.totalCount());
    for (const auto game : games) {
        if (game < wanted.size())
            wanted[game] = 1;
    }
    QItemSelection selection;
    const int rows = games.empty() ? 0 : m_model.rowCount(), last = m_model.columnCount() - 1;
    for (int row = 0; row < rows && selection.size() <= MostRanges; ++row) {
        if (!wanted[m_model.gameAt(row)])
            continue;
        const int first = row;
        while (row + 1 < rows && wanted[m_model.gameAt(row + 1)])
            ++row;
        selection.append(QItemSelectionRange(m_model.index(first, 0), m_model.index(row, last)));
    }
    if (selection.size() <= MostRanges)
        m_view.selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

} // namespace ui
