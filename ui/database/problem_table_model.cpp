#include "ui/database/problem_table_model.h"

#include "ui/text/problem_words.h"

#include <QLocale>

#include <algorithm>
#include <numeric>
#include <utility>

namespace ui {

namespace {

// Nobody reads more; a file of a million broken games must not fill the memory.
constexpr std::size_t MostListed = 50'000;

bool leavesText(const pgn::Problem& problem)
{
    return problem.severity == pgn::Severity::Error;
}

int alignmentOf(ProblemTableModel::Column column)
{
    using Column = ProblemTableModel::Column;
    const bool isNumber = column == Column::Game || column == Column::Line || column == Column::Column;
    return int(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
}

} // namespace

ProblemTableModel::ProblemTableModel(QObject* parent) : QAbstractTableModel(parent) {}

void ProblemTableModel::setFile(game::PgnFile* file)
{
    auto* before = m_file;
    beginResetModel();
    m_file = file;
    m_entries.clear();
    m_states.clear();
    m_games = m_unreadGames = m_leftOut = 0;
    endResetModel();
    if (before != file)
        watch(before);
    emit countsChanged();
}

// Not anew for the file that is watched already: who looks at the games that came in was connected after us,
// and must find all others at their new rows.
void ProblemTableModel::watch(game::PgnFile* before)
{
    if (before)
        before->disconnect(this);
    if (!m_file)
        return;
    connect(m_file, &game::PgnFile::rowsShifted, this, &ProblemTableModel::follow);
    connect(m_file, &game::PgnFile::modifiedChanged, this, [this] { // lines are others after a save
        if (!m_entries.empty())
            emit dataChanged(index(0, int(Column::Line)), index(rowCount() - 1, int(Column::Line)));
    });
    connect(m_file, &QObject::destroyed, this, [this] {
        m_file = nullptr;
        setFile(nullptr);
    });
}

void ProblemTableModel::count(std::size_t row, State now)
{
    if (m_states.size() <= row)
        m_states.resize(row + 1, State::Sound);
    const State before = std::exchange(m_states[row], now);
    m_games += std::size_t(now != State::Sound) - std::size_t(before != State::Sound);
    m_unreadGames += std::size_t(now == State::Unread) - std::size_t(before == State::Unread);
}

void ProblemTableModel::append(const std::vector<game::FaultyGame>& games)
{
    std::vector<Entry> fresh;
    for (const auto& game : games) {
        if (game.row < m_states.size() && m_states[game.row] != State::Sound)
            continue; // looked at meanwhile
        const bool unread = std::any_of(game.problems.begin(), game.problems.end(), leavesText);
        count(game.row, unread ? State::Unread : State::Mended);
        for (const auto& problem : game.problems) {
            if (m_entries.size() + fresh.size() < MostListed)
                fresh.push_back({game.row, problem});
            else
                ++m_leftOut;
        }
    }
    if (!fresh.empty()) {
        const int first = int(m_entries.size());
        beginInsertRows({}, first, first + int(fresh.size()) - 1);
        m_entries.insert(m_entries.end(), std::make_move_iterator(fresh.begin()),
                         std::make_move_iterator(fresh.end()));
        endInsertRows();
        if (first > 0 && m_entries[std::size_t(first)].game < m_entries[std::size_t(first) - 1].game) {
            emit layoutAboutToBeChanged();
            putInOrder();
            emit layoutChanged();
        }
    }
    if (!games.empty())
        emit countsChanged();
}

void ProblemTableModel::setGame(std::size_t row, std::vector<pgn::Problem> problems)
{
    const auto before = [](const Entry& entry, std::size_t game) { return entry.game < game; };
    const auto begin = std::lower_bound(m_entries.begin(), m_entries.end(), row, before);
    const auto end = std::lower_bound(begin, m_entries.end(), row + 1, before);
    const int first = int(begin - m_entries.begin()), old = int(end - begin);
    const bool unread = std::any_of(problems.begin(), problems.end(), leavesText);
    const bool wasSound = row >= m_states.size() || m_states[row] == State::Sound; // listed or left out
    if (wasSound && problems.empty())
        return;
    count(row, problems.empty() ? State::Sound : unread ? State::Unread : State::Mended);
    // Row by row, so that a selected one stays selected.
    const int now = int(problems.size()), common = std::min(old, now);
    for (int i = 0; i < common; ++i)
        m_entries[std::size_t(first + i)].problem = std::move(problems[std::size_t(i)]);
    if (common > 0)
        emit dataChanged(index(first, 0), index(first + common - 1, columnCount() - 1));
    const auto behind = m_entries.begin() + first + common;
    if (old > now) {
        beginRemoveRows({}, first + now, first + old - 1);
        m_entries.erase(behind, behind + (old - now));
        endRemoveRows();
    } else if (now > old) {
        std::vector<Entry> fresh;
        for (int i = old; i < now; ++i)
            fresh.push_back({row, std::move(problems[std::size_t(i)])});
        beginInsertRows({}, first + old, first + now - 1);
        m_entries.insert(behind, std::make_move_iterator(fresh.begin()),
                         std::make_move_iterator(fresh.end()));
        endInsertRows();
    }
    emit countsChanged();
}

// Games came, went or changed places: all have other numbers.
void ProblemTableModel::follow(const game::RowShift& shift)
{
    if (!shift.isMove) {
        for (const auto row : shift.removed)
            setGame(row, {});
    }
    emit layoutAboutToBeChanged();
    const auto old = std::exchange(m_states, {});
    m_games = m_unreadGames = 0;
    for (std::size_t row = 0; row < old.size(); ++row) {
        const auto now = old[row] == State::Sound ? std::nullopt : shift(row);
        if (now)
            count(*now, old[row]);
    }
    for (Entry& entry : m_entries) {
        entry.game = shift(entry.game).value_or(entry.game);
        entry.problem.game = entry.game + 1;
    }
    putInOrder();
    emit layoutChanged();
    emit countsChanged();
}

// By game; between two signals that say so.
void ProblemTableModel::putInOrder()
{
    const auto persistent = persistentIndexList();
    std::vector<std::size_t> order(m_entries.size()); // old places in their new order
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(),
                     [this](std::size_t a, std::size_t b) { return m_entries[a].game < m_entries[b].game; });
    std::vector<int> places(order.size());
    std::vector<Entry> sorted;
    sorted.reserve(order.size());
    for (const auto from : order) {
        places[from] = int(sorted.size());
        sorted.push_back(std::move(m_entries[from]));
    }
    m_entries = std::move(sorted);
    QModelIndexList moved;
    for (const auto& each : persistent)
        moved.append(index(places[std::size_t(each.row())], each.column()));
    changePersistentIndexList(persistent, moved);
}

int ProblemTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_entries.size());
}

int ProblemTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(Column::Count);
}

std::size_t ProblemTableModel::lineOf(const Entry& entry) const
{
    return std::size_t(m_file->index().row(entry.game).firstLine) + entry.problem.line - 1;
}

ProblemTableModel::Numbers ProblemTableModel::largestNumbers() const
{
    if (!m_file || m_file->index().size() == 0)
        return {};
    const auto& index = m_file->index();
    Numbers largest{{Column::Game, index.size()},
                    {Column::Line, index.row(index.size() - 1).firstLine},
                    {Column::Column, 0}};
    for (const Entry& entry : m_entries)
        largest[Column::Column] = std::max(largest[Column::Column], entry.problem.column);
    if (!m_entries.empty() && m_entries.back().game < index.size())
        largest[Column::Line] = std::max(largest[Column::Line], lineOf(m_entries.back()));
    return largest;
}

QString ProblemTableModel::text(const Entry& entry, Column column) const
{
    const auto& index = m_file->index();
    const auto& problem = entry.problem;
    const auto name = [&](database::NameId id) {
        const QString given = QString::fromStdString(std::string(index.name(id)));
        return given.isEmpty() ? QStringLiteral("?") : given;
    };
    switch (column) {
    case Column::Game:
        return QLocale().toString(qulonglong(entry.game + 1));
    case Column::Players:
        return QStringLiteral("%1 – %2").arg(name(index.row(entry.game).white),
                                             name(index.row(entry.game).black));
    case Column::Line:
        return QLocale().toString(qulonglong(lineOf(entry)));
    case Column::Column:
        return QLocale().toString(qulonglong(problem.column));
    case Column::Text:
        return QString::fromStdString(problem.token).simplified();
    case Column::Reason: {
        const QString kind = text::problemKind(problem.kind);
        return problem.position ? kind + QStringLiteral(" — ") + text::positionError(*problem.position)
                                : kind;
    }
    case Column::Kept:
        return text::problemKept(problem);
    case Column::Count:
        break;
    }
    return {};
}

QVariant ProblemTableModel::data(const QModelIndex& index, int role) const
{
    if (!m_file || !index.isValid() || index.row() >= rowCount())
        return {};
    const Entry& shown = entry(index.row());
    const auto column = Column(index.column());
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(column);
    if ((role == Qt::DisplayRole || role == Qt::ToolTipRole) && shown.game < m_file->index().size())
        return text(shown, column);
    return {};
}

QVariant ProblemTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(Column(section));
    if (role != Qt::DisplayRole)
        return {};
    switch (Column(section)) {
    case Column::Game:
        return tr("Game");
    case Column::Players:
        return tr("Players");
    case Column::Line:
        return tr("Line");
    case Column::Column:
        return tr("Column");
    case Column::Text:
        return tr("Text");
    case Column::Reason:
        return tr("What is wrong");
    case Column::Kept:
        return tr("What was kept");
    case Column::Count:
        break;
    }
    return {};
}

void ProblemTableModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (!m_entries.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

} // namespace ui
