#include "ui/database/column_widths.h"

#include "ui/database/cell_delegate.h"
#include "ui/database/game_table_model.h"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>
#include <cmath>

namespace ui {

using database::Column;

namespace {

// In characters of average width.
int usualCharacters(Column column)
{
    switch (column) {
    case Column::Number:
        return 9;
    case Column::White:
    case Column::Black:
        return 22;
    case Column::WhiteElo:
    case Column::BlackElo:
        return 7;
    case Column::Result:
        return 8;
    case Column::Date:
        return 13;
    case Column::Event:
        return 24;
    case Column::Site:
        return 16;
    case Column::Round:
        return 8;
    case Column::Eco:
        return 7;
    case Column::Plies:
        return 8;
    }
    return 10;
}

// Names get what room is left, and yield what is lacking.
int shareOf(Column column)
{
    switch (column) {
    case Column::White:
    case Column::Black:
    case Column::Site:
        return 2;
    case Column::Event:
        return 3;
    default:
        return 0;
    }
}

constexpr int LeastCharacters = 10; // of a name, where room is scarce

// In front of a state of the header whose widths nobody has set.
constexpr const char* SharedWidths = "shared:";

} // namespace

ColumnWidths::ColumnWidths(QTableView* table) : QObject(table), m_table(table)
{
    m_table->viewport()->installEventFilter(this);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, this,
            [this](int, int before, int now) {
                const bool byHand = !m_sharing && before != 0 && now != 0; // 0: it was or is hidden
                m_areOwn = m_areOwn || byHand;
            });
    share();
}

int ColumnWidths::widthFor(int section, int characters) const
{
    return std::max(characters * m_table->fontMetrics().averageCharWidth() + 2 * CellDelegate::Pad,
                    m_table->horizontalHeader()->sectionSizeHint(section));
}

int ColumnWidths::usual(int section) const
{
    return widthFor(section, usualCharacters(GameTableModel::columnOf(section)));
}

// Names can be read in part; a number, a date or a result cannot.
int ColumnWidths::least(int section) const
{
    if (shareOf(GameTableModel::columnOf(section)) == 0)
        return usual(section);
    return std::min(usual(section), widthFor(section, LeastCharacters));
}

void ColumnWidths::share()
{
    if (m_areOwn)
        return;
    m_sharing = true;
    const auto* header = m_table->horizontalHeader();
    int used = 0, shares = 0, yielding = 0;
    for (int i = 0; i < header->count(); ++i) {
        if (header->isSectionHidden(i))
            continue;
        used += usual(i);
        yielding += usual(i) - least(i);
        shares += shareOf(GameTableModel::columnOf(i));
    }
    const int room = m_table->viewport()->width();
    const int left = std::max(0, room - used), lacking = std::clamp(used - room, 0, yielding);
    for (int i = 0; i < header->count(); ++i) {
        if (header->isSectionHidden(i)) // a width would bring it back
            continue;
        const int more = left * shareOf(GameTableModel::columnOf(i)) / std::max(shares, 1);
        const double less = double(lacking) * (usual(i) - least(i)) / std::max(yielding, 1);
        m_table->setColumnWidth(i, usual(i) + more - int(std::ceil(less)));
    }
    m_sharing = false;
}

QByteArray ColumnWidths::save() const
{
    const auto* header = m_table->horizontalHeader();
    if (!m_areOwn && header->hiddenSectionCount() == 0 && !header->sectionsMoved())
        return {};
    return (m_areOwn ? QByteArray() : QByteArray(SharedWidths)) + header->saveState();
}

void ColumnWidths::restore(const QByteArray& state)
{
    auto* header = m_table->horizontalHeader();
    m_sharing = true;
    const bool shared = state.startsWith(SharedWidths);
    const bool restored =
        !state.isEmpty() && header->restoreState(shared ? state.mid(qstrlen(SharedWidths)) : state);
    m_areOwn = restored && !shared;
    // How the list was sorted last time is not how this file should be.
    header->setSortIndicator(0, Qt::AscendingOrder);
    m_sharing = false;
    share();
}

bool ColumnWidths::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        share();
    return QObject::eventFilter(watched, event);
}

} // namespace ui
