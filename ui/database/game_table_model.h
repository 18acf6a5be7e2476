#pragma once
#include "core/database/game_filter.h"
#include "core/game/game_search.h"

#include <QAbstractTableModel>
#include <QTimer>

#include <optional>

namespace ui {

// The games of a file as a table, filtered and sorted by permutations of its own: no proxy model stands
// between a million rows and the view. Also while the file is still being read.
class GameTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit GameTableModel(QObject* parent = nullptr);

    // The file is watched until another one is set or it is destroyed.
    void setFile(game::PgnFile* file);
    game::PgnFile* file() const { return m_file; }
    // Words that a row must have.
    void setFilter(const QString& text);
    const QString& filter() const { return m_filter; }
    // What else a game must be like, and what must be found in its moves. Hits come in as they are found.
    void setSearch(const database::GameFilter& fields, const database::MoveQuery& moves);
    bool isFiltered() const { return !m_filter.isEmpty() || !m_fields.empty() || m_search->isActive(); }
    game::GameSearch& search() const { return *m_search; }

    static database::Column columnOf(int section);
    static int sectionOf(database::Column column);
    // Between rows of the table and games of the file (both from 0).
    std::size_t gameAt(int row) const { return m_order[std::size_t(row)]; }
    std::optional<int> rowOfGame(std::size_t game) const;
    // Only these games in this order, whatever the filter and the sorting are, until showAll() or another
    // change of what is wanted.
    void showOnly(std::vector<std::uint32_t> games);
    void showAll();
    bool isPart() const { return m_part.has_value(); }
    // The rows stand as the games stand in the file; a filter may hide some.
    bool isFileOrder() const { return m_sortColumn == database::Column::Number && !m_descending && !m_part; }
    // Games as text for other places, made only when somebody asks for it.
    QStringList mimeTypes() const override { return {QStringLiteral("text/plain")}; }
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    Qt::DropActions supportedDragActions() const override { return Qt::CopyAction | Qt::MoveAction; }
    std::size_t shownCount() const { return m_order.size(); }
    std::size_t totalCount() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int section, Qt::SortOrder order) override;
    // Asks the view to read the headers again (another language).
    void retranslate();

signals:
    void countsChanged();

private:
    void watch();
    void refresh();
    void takeRows(std::size_t total);
    void showChanged(std::size_t game);
    void takeHits();
    std::vector<std::uint32_t> hitsAmongCandidates() const;
    database::GameFilter wholeFilter() const;
    std::vector<std::uint32_t> wantedOrder() const;

    game::PgnFile* m_file = nullptr;
    QString m_filter;
    database::GameFilter m_fields;
    game::GameSearch* m_search;
    std::vector<std::uint32_t> m_candidates; // rows that a search goes through, sorted; none without a search
    database::Column m_sortColumn = database::Column::Number;
    bool m_descending = false;
    std::vector<std::uint32_t> m_order;
    std::optional<std::vector<std::uint32_t>> m_part;
    std::size_t m_seen = 0; // games of the file that m_order has been made from
    QTimer m_sortSoon;      // while a file is being read its rows are sorted now and then
};

} // namespace ui
