#pragma once
#include "core/database/game_matcher.h"
#include "core/game/pgn_file.h"

#include <QThreadPool>
#include <QTimer>

#include <map>
#include <span>

namespace game {

// Looks through the games of a file for what a query asks of their moves and comments: in threads of its own,
// and only through the games that are wanted and not known yet. Hits become known in the order they were
// wanted in.
class GameSearch : public QObject {
    Q_OBJECT
public:
    explicit GameSearch(QObject* parent = nullptr);
    ~GameSearch() override;

    // The file is watched until another one is set or it is destroyed.
    void setFile(PgnFile* file);
    // Forgets what was found; an empty query asks for nothing.
    void setQuery(const database::MoveQuery& query);
    const database::MoveQuery& query() const { return m_query; }
    bool isActive() const { return !m_query.empty(); }
    // From now on these rows are wanted, in this order, and no others.
    void want(std::span<const std::uint32_t> rows);
    bool isHit(std::size_t row) const { return row < m_known.size() && m_known[row] == Known::Hit; }
    // Looks no further until there is another query.
    void stop();
    bool isStopped() const { return m_stopped; }
    bool isRunning() const { return m_waiting + m_inWork + m_unsaved.size() > 0; }
    std::size_t wanted() const { return m_wanted; }
    std::size_t done() const { return m_wanted - m_waiting - m_inWork - m_unsaved.size(); }
    // Where in a game the hit is; the start for no query.
    std::optional<record::NodeId> find(const record::Record& game) const;
    // All positions looked at since the query was set.
    std::size_t positions() const { return m_positions; }

signals:
    // Hits or progress; several times a second.
    void advanced();
    // All that was wanted is known, or nothing more will be.
    void finished();
    // Rows have other numbers now: what is wanted has to be said again.
    void rowsMoved();

private:
    enum class Known : std::uint8_t { No, Asked, Miss, Hit };
    struct Job;
    struct Piece;
    void forget();
    void dropWork();
    void sendPieces();
    void take(std::size_t number, const std::vector<std::uint32_t>& rows,
              const std::vector<std::uint32_t>& hits, std::size_t positions);
    void lookAtUnsaved();
    void settle();
    void moveRows(const RowShift& shift);

    PgnFile* m_file = nullptr;
    database::MoveQuery m_query;
    std::unique_ptr<database::GameMatcher> m_matcher; // for find() and unsaved games
    std::shared_ptr<Job> m_job;
    std::vector<Known> m_known;         // by row
    std::vector<std::uint32_t> m_queue; // wanted rows
    std::size_t m_sent = 0;             // of them
    std::vector<std::uint32_t> m_unsaved;
    std::size_t m_wanted = 0, m_waiting = 0, m_inWork = 0;
    std::size_t m_nextPiece = 0, m_nextToTake = 0, m_piecesInWork = 0;
    struct Result {
        std::vector<std::uint32_t> rows, hits;
    };
    std::map<std::size_t, Result> m_early; // came before those in front of them
    std::size_t m_positions = 0;
    bool m_stopped = false;
    QThreadPool m_pool;
    QTimer m_tell;     // gathers what there is to tell
    QTimer m_lookSoon; // unsaved games are read here, a few at a time
};

} // namespace game
