#include "ui/database/game_table_model.h"

#include <QFont>
#include <QMimeData>
#include <QPointer>

#include <algorithm>
#include <array>

namespace ui {

using database::Column;

namespace {

constexpr std::array Columns{Column::Number,   Column::White,  Column::WhiteElo, Column::Black,
                             Column::BlackElo, Column::Result, Column::Date,     Column::Event,
                             Column::Site,     Column::Round,  Column::Eco,      Column::Plies};

Qt::Alignment alignmentOf(Column column)
{
    switch (column) {
    case Column::Number:
    case Column::WhiteElo:
    case Column::BlackElo:
    case Column::Plies:
        return Qt::AlignRight | Qt::AlignVCenter;
    case Column::Result:
        return Qt::AlignCenter;
    default:
        return Qt::AlignLeft | Qt::AlignVCenter;
    }
}

// The text of some games, put together when it is wanted: a drag inside the list never wants it.
class GamesMime : public QMimeData {
public:
    GamesMime(game::PgnFile* file, std::vector<std::size_t> games) : m_file(file), m_games(std::move(games))
    {
    }
    QStringList formats() const override { return {QStringLiteral("text/plain")}; }

protected:
    QVariant retrieveData(const QString& format, QMetaType) const override
    {
        if (format != QLatin1String("text/plain") || !m_file)
            return {};
        return m_file->currentTexts(m_games);
    }

private:
    QPointer<game::PgnFile> m_file;
    std::vector<std::size_t> m_games;
};

} // namespace

GameTableModel::GameTableModel(QObject* parent)
    : QAbstractTableModel(parent), m_search(new game::GameSearch(this))
{
    connect(m_search, &game::GameSearch::advanced, this, &GameTableModel::takeHits);
    connect(m_search, &game::GameSearch::finished, this, &GameTableModel::takeHits);
    connect(m_search, &game::GameSearch::rowsMoved, this, [this] {
        m_part.reset();
        refresh();
    });
    m_sortSoon.setSingleShot(true);
    m_sortSoon.setInterval(300);
    connect(&m_sortSoon, &QTimer::timeout, this, &GameTableModel::refresh);
}

Column GameTableModel::columnOf(int section)
{
    return Columns[std::size_t(section)];
}

int GameTableModel::sectionOf(Column column)
{
    return int(std::find(Columns.begin(), Columns.end(), column) - Columns.begin());
}

void GameTableModel::setFile(game::PgnFile* file)
{
    if (m_file)
        m_file->disconnect(this);
    m_file = file;
    m_part.reset();
    m_search->setFile(file); // first, so that it knows of a change when the rows are asked for
    if (m_file)
        watch();
    refresh();
}

void GameTableModel::watch()
{
    using game::PgnFile;
    connect(m_file, &QObject::destroyed, this, [this] {
        m_file = nullptr;
        refresh();
    });
    connect(m_file, &PgnFile::rowsReset, this, [this] {
        m_part.reset();
        refresh();
    });
    connect(m_file, &PgnFile::rowsAdded, this, &GameTableModel::takeRows);
    connect(m_file, &PgnFile::rowsShifted, this, [this] {
        m_part.reset();
        refresh();
    });
    connect(m_file, &PgnFile::gameChanged, this, &GameTableModel::showChanged);
    connect(m_file, &PgnFile::modifiedChanged, this, [this] {
        if (!m_order.empty()) // the marks of unsaved games
            emit dataChanged(index(0, 0), index(rowCount() - 1, 0));
    });
    // Names may read differently now that the encoding is known.
    connect(m_file, &PgnFile::encodingChanged, this, [this] {
        if (isFiltered() || !isFileOrder())
            refresh();
        else if (!m_order.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    });
    connect(m_file, &PgnFile::loaded, this, [this] {
        if (!isFileOrder() || m_search->isActive())
            refresh();
    });
}

std::size_t GameTableModel::totalCount() const
{
    return m_file ? m_file->index().size() : 0;
}

database::GameFilter GameTableModel::wholeFilter() const
{
    auto filter = m_fields;
    filter.text = m_filter.toStdString();
    return filter;
}

std::vector<std::uint32_t> GameTableModel::hitsAmongCandidates() const
{
    std::vector<std::uint32_t> hits;
    for (const auto row : m_candidates) {
        if (m_search->isHit(row))
            hits.push_back(row);
    }
    return hits;
}

std::vector<std::uint32_t> GameTableModel::wantedOrder() const
{
    if (!m_file)
        return {};
    if (m_part)
        return *m_part;
    const auto& index = m_file->index();
    const auto filter = wholeFilter();
    auto rows = filter.empty() ? database::allRows(index) : database::filtered(index, filter);
    return isFileOrder() ? rows : database::sorted(index, rows, m_sortColumn, m_descending);
}

void GameTableModel::refresh()
{
    m_sortSoon.stop();
    auto order = wantedOrder();
    m_candidates = {};
    if (m_search->isActive() && !m_part) {
        m_candidates = std::move(order);
        order = hitsAmongCandidates();
    }
    beginResetModel();
    m_order = std::move(order);
    m_seen = totalCount();
    endResetModel();
    m_search->want(m_candidates);
    emit countsChanged();
}

// Hits at the end, as they come in a list in the order of the file, are put there; others need a new order.
void GameTableModel::takeHits()
{
    if (m_part)
        return;
    auto hits = hitsAmongCandidates();
    const auto old = m_order.size();
    if (hits.size() > old && std::equal(m_order.begin(), m_order.end(), hits.begin())) {
        beginInsertRows({}, int(old), int(hits.size()) - 1);
        m_order = std::move(hits);
        endInsertRows();
    } else if (hits != m_order) {
        beginResetModel();
        m_order = std::move(hits);
        endResetModel();
    }
    emit countsChanged();
}

// New games of a file that is being read: those that pass the filter are put at the end.
void GameTableModel::takeRows(std::size_t total)
{
    if (total < m_seen)
        return refresh();
    if (m_search->isActive()) {
        m_sortSoon.start(); // not for each handful of rows: a search that begins anew loses what is in work
        return;
    }
    std::vector<std::uint32_t> added;
    const auto filter = wholeFilter();
    if (filter.empty()) {
        for (auto i = m_seen; i < total; ++i)
            added.push_back(std::uint32_t(i));
    } else {
        added = database::filtered(m_file->index(), filter, m_seen);
    }
    m_seen = total;
    if (!added.empty()) {
        beginInsertRows({}, int(m_order.size()), int(m_order.size() + added.size()) - 1);
        m_order.insert(m_order.end(), added.begin(), added.end());
        endInsertRows();
        if (!isFileOrder() && !m_sortSoon.isActive())
            m_sortSoon.start();
    }
    emit countsChanged();
}

void GameTableModel::showChanged(std::size_t game)
{
    if (const auto row = rowOfGame(game))
        emit dataChanged(index(*row, 0), index(*row, columnCount() - 1));
}

void GameTableModel::setFilter(const QString& text)
{
    const auto trimmed = text.trimmed();
    if (trimmed == m_filter)
        return;
    m_filter = trimmed;
    m_part.reset();
    refresh();
}

void GameTableModel::setSearch(const database::GameFilter& fields, const database::MoveQuery& moves)
{
    const bool sameMoves = moves == m_search->query() && !m_search->isStopped();
    if (fields == m_fields && sameMoves)
        return;
    m_fields = fields;
    m_part.reset();
    if (!sameMoves)
        m_search->setQuery(moves);
    refresh();
}

void GameTableModel::showOnly(std::vector<std::uint32_t> games)
{
    m_part = std::move(games);
    refresh();
}

void GameTableModel::showAll()
{
    if (!m_part)
        return;
    m_part.reset();
    refresh();
}

QMimeData* GameTableModel::mimeData(const QModelIndexList& indexes) const
{
    std::vector<std::size_t> games;
    for (const QModelIndex& each : indexes) {
        if (each.column() == 0)
            games.push_back(gameAt(each.row()));
    }
    return new GamesMime(m_file, std::move(games));
}

Qt::ItemFlags GameTableModel::flags(const QModelIndex& index) const
{
    return QAbstractTableModel::flags(index) | (index.isValid() ? Qt::ItemIsDragEnabled : Qt::NoItemFlags);
}

void GameTableModel::sort(int section, Qt::SortOrder order)
{
    const auto column = section < 0 ? Column::Number : columnOf(section);
    const bool descending = order == Qt::DescendingOrder && section >= 0;
    if (column == m_sortColumn && descending == m_descending)
        return;
    m_sortColumn = column;
    m_descending = descending;
    m_part.reset();
    refresh();
}

std::optional<int> GameTableModel::rowOfGame(std::size_t game) const
{
    const auto at = std::find(m_order.begin(), m_order.end(), std::uint32_t(game));
    return at == m_order.end() ? std::nullopt : std::optional(int(at - m_order.begin()));
}

int GameTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_order.size());
}

int GameTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(Columns.size());
}

QVariant GameTableModel::data(const QModelIndex& index, int role) const
{
    if (!m_file || !index.isValid() || std::size_t(index.row()) >= m_order.size())
        return {};
    const auto game = gameAt(index.row());
    const auto column = columnOf(index.column());
    const bool unsaved = m_file->isModified(game);
    switch (role) {
    case Qt::DisplayRole: {
        auto text = QString::fromStdString(m_file->index().cell(game, column));
        if (column == Column::Plies) {
            const std::uint32_t plies = m_file->index().row(game).plies;
            return plies == 0 ? QString() : QString::number((plies + 1) / 2);
        }
        return column == Column::Number && unsaved ? QStringLiteral("• ") + text : text;
    }
    case Qt::ToolTipRole:
        if (column == Column::Number)
            return unsaved ? tr("Game %1, changed and not saved").arg(game + 1) : QVariant();
        return QString::fromStdString(m_file->index().cell(game, column));
    case Qt::TextAlignmentRole:
        return int(alignmentOf(column));
    default:
        return {};
    }
}

QVariant GameTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const auto column = columnOf(section);
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeft | Qt::AlignVCenter); // the arrow of the sorting stands at the right
    if (role == Qt::ToolTipRole) {
        if (column == Column::WhiteElo)
            return tr("Elo rating of White");
        if (column == Column::BlackElo)
            return tr("Elo rating of Black");
        if (column == Column::Plies)
            return tr("Number of moves");
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Column::Number:
        return tr("No.");
    case Column::White:
        return tr("White");
    case Column::Black:
        return tr("Black");
    case Column::WhiteElo:
    case Column::BlackElo:
        return tr("Elo");
    case Column::Result:
        return tr("Result");
    case Column::Date:
        return tr("Date");
    case Column::Event:
        return tr("Event");
    case Column::Site:
        return tr("Site");
    case Column::Round:
        return tr("Round");
    case Column::Eco:
        return tr("ECO");
    case Column::Plies:
        return tr("Moves");
    }
    return {};
}

void GameTableModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

} // namespace ui
