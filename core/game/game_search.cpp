#include "core/game/game_search.h"

#include <QElapsedTimer>
#include <QThread>

#include <algorithm>
#include <atomic>

namespace game {

using database::GameMatcher;

namespace {

constexpr std::size_t PieceRows = 1024;
constexpr std::uint64_t LargestGap = 16 * 1024; // bytes between two games that are read for nothing
constexpr std::uint64_t LargestRead = 1 << 20;
constexpr int TellEvery = 60;    // ms
constexpr int LookNoLonger = 10; // ms in which the window may wait

struct Place {
    std::uint32_t row;
    std::uint32_t length;
    std::uint64_t offset;
};

} // namespace

// What all threads share; nothing in it changes but the flag.
struct GameSearch::Job {
    database::MoveQuery query;
    GameTexts texts;
    std::atomic<bool> dropped = false;
};

struct GameSearch::Piece {
    std::size_t number;
    std::vector<Place> places;
    std::vector<std::uint32_t> hits;
    std::size_t positions = 0;

    void look(const Job& job)
    {
        GameMatcher matcher(job.query);
        for (std::size_t i = 0; i < places.size() && !job.dropped;) {
            const auto end = endOfRun(i);
            const auto begin = places[i].offset;
            const auto bytes =
                job.texts.source->read(begin, places[end - 1].offset + places[end - 1].length - begin);
            for (; i < end && !job.dropped; ++i)
                lookAt(matcher, job, bytes, begin, places[i]);
        }
        positions = matcher.positions();
    }

private:
    // Games that lie close together are read at once.
    std::size_t endOfRun(std::size_t from) const
    {
        auto end = from + 1;
        for (; end < places.size(); ++end) {
            const auto last = places[end - 1].offset + places[end - 1].length;
            const auto& next = places[end];
            if (next.offset < last || next.offset - last > LargestGap ||
                next.offset + next.length - places[from].offset > LargestRead)
                break;
        }
        return end;
    }
    void lookAt(GameMatcher& matcher, const Job& job, std::string_view bytes, std::uint64_t begin,
                const Place& place)
    {
        const auto at = std::min<std::uint64_t>(place.offset - begin, bytes.size());
        const auto game = bytes.substr(at, place.length);
        if (job.texts.isPlain(game) ? matcher.matches(game) : matcher.matches(job.texts.decoded(game)))
            hits.push_back(place.row);
    }
};

GameSearch::GameSearch(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(std::max(QThread::idealThreadCount(), 1));
    m_tell.setSingleShot(true);
    m_tell.setInterval(TellEvery);
    connect(&m_tell, &QTimer::timeout, this, &GameSearch::advanced);
    m_lookSoon.setInterval(0);
    connect(&m_lookSoon, &QTimer::timeout, this, &GameSearch::lookAtUnsaved);
}

GameSearch::~GameSearch()
{
    dropWork();
    m_pool.waitForDone();
}

void GameSearch::setFile(PgnFile* file)
{
    if (m_file)
        m_file->disconnect(this);
    m_file = file;
    forget();
    if (!m_file)
        return;
    connect(m_file, &QObject::destroyed, this, [this] {
        m_file = nullptr;
        forget();
    });
    connect(m_file, &PgnFile::rowsReset, this, &GameSearch::forget);
    connect(m_file, &PgnFile::encodingChanged, this, [this] {
        if (m_query.comment.empty())
            return;
        forget();
        emit rowsMoved();
    });
    connect(m_file, &PgnFile::rowsShifted, this, &GameSearch::moveRows);
}

void GameSearch::setQuery(const database::MoveQuery& query)
{
    forget();
    m_query = query;
    m_positions = 0;
    m_stopped = false;
    m_matcher = query.empty() ? nullptr : std::make_unique<GameMatcher>(query);
}

void GameSearch::forget()
{
    dropWork();
    m_known.clear();
}

// What is still being looked at is not waited for: its answer will be to a question nobody asks any more.
void GameSearch::dropWork()
{
    if (m_job)
        m_job->dropped = true;
    m_job.reset();
    m_pool.clear();
    m_queue.clear();
    m_unsaved.clear();
    m_early.clear();
    m_sent = m_wanted = m_waiting = m_inWork = m_piecesInWork = 0;
    m_lookSoon.stop();
    m_tell.stop();
    std::replace(m_known.begin(), m_known.end(), Known::Asked, Known::No);
}

void GameSearch::moveRows(const RowShift& shift)
{
    if (!isActive())
        return;
    dropWork();
    const auto old = std::exchange(m_known, {});
    m_known.resize(m_file->index().size(), Known::No);
    for (std::size_t row = 0; row < old.size(); ++row) {
        if (const auto now = shift(row); now && *now < m_known.size())
            m_known[*now] = old[row];
    }
    emit rowsMoved();
}

void GameSearch::want(std::span<const std::uint32_t> rows)
{
    if (!isActive() || m_stopped || !m_file)
        return;
    dropWork();
    m_known.resize(std::max(m_known.size(), m_file->index().size()));
    for (const auto row : rows) {
        if (m_known[row] == Known::No)
            m_queue.push_back(row);
    }
    m_wanted = rows.size();
    m_waiting = m_queue.size();
    if (m_queue.empty()) {
        emit finished();
        return;
    }
    m_job = std::make_shared<Job>();
    m_job->query = m_query;
    m_job->texts = m_file->texts();
    m_nextPiece = m_nextToTake = 0;
    sendPieces();
}

void GameSearch::sendPieces()
{
    while (m_sent < m_queue.size() && m_piecesInWork < 2 * std::size_t(m_pool.maxThreadCount())) {
        auto piece = std::make_shared<Piece>();
        piece->number = m_nextPiece++;
        const auto end = std::min(m_sent + PieceRows, m_queue.size());
        std::vector<std::uint32_t> rows;
        for (; m_sent < end; ++m_sent) {
            const auto row = m_queue[m_sent];
            const auto& entry = m_file->index().row(row);
            --m_waiting;
            m_known[row] = Known::Asked;
            if (entry.unsaved != 0) {
                m_unsaved.push_back(row);
                continue;
            }
            piece->places.push_back({row, entry.length, entry.offset});
            rows.push_back(row);
        }
        m_inWork += rows.size();
        ++m_piecesInWork;
        m_pool.start([this, job = m_job, piece, rows = std::move(rows)] {
            piece->look(*job);
            QMetaObject::invokeMethod(
                this,
                [this, job, piece, rows] {
                    if (job == m_job)
                        take(piece->number, rows, piece->hits, piece->positions);
                },
                Qt::QueuedConnection);
        });
    }
    if (!m_unsaved.empty())
        m_lookSoon.start();
}

void GameSearch::take(std::size_t number, const std::vector<std::uint32_t>& rows,
                      const std::vector<std::uint32_t>& hits, std::size_t positions)
{
    m_positions += positions;
    m_early[number] = {rows, hits};
    for (auto next = m_early.begin(); next != m_early.end() && next->first == m_nextToTake;
         next = m_early.erase(next)) {
        for (const auto row : next->second.rows)
            m_known[row] = Known::Miss;
        for (const auto row : next->second.hits)
            m_known[row] = Known::Hit;
        m_inWork -= next->second.rows.size();
        ++m_nextToTake;
    }
    --m_piecesInWork;
    sendPieces();
    settle();
}

void GameSearch::lookAtUnsaved()
{
    QElapsedTimer timer;
    timer.start();
    while (!m_unsaved.empty() && timer.elapsed() < LookNoLonger) {
        const auto row = m_unsaved.back();
        m_unsaved.pop_back();
        m_known[row] = m_matcher->find(m_file->readGame(row).record) ? Known::Hit : Known::Miss;
    }
    if (m_unsaved.empty())
        m_lookSoon.stop();
    settle();
}

void GameSearch::settle()
{
    if (isRunning()) {
        if (!m_tell.isActive())
            m_tell.start();
        return;
    }
    m_tell.stop();
    m_job.reset();
    emit finished();
}

void GameSearch::stop()
{
    if (!isRunning())
        return;
    const auto done = this->done();
    dropWork();
    m_wanted = done;
    m_stopped = true;
    emit finished();
}

std::optional<record::NodeId> GameSearch::find(const record::Record& game) const
{
    return m_matcher ? m_matcher->find(game) : std::nullopt;
}

} // namespace game
