#include "core/game/file_check.h"

#include "core/game/game_texts.h"

#include <QElapsedTimer>
#include <QThread>

#include <map>
#include <mutex>
#include <thread>

namespace game {

namespace {

constexpr std::size_t BatchSize = 128; // games
constexpr qint64 TellEvery = 100;      // ms

struct GameToCheck {
    std::uint64_t offset = 0;
    std::uint32_t length = 0;
    bool unsaved = false; // what is on the disk is not what counts
};

// Threads take the next few games one after another and hand in what they found, which is told in order.
class Checking {
public:
    using Tell = std::function<void(std::vector<FaultyGame>&& games, std::size_t checked)>;
    Checking(const GameTexts& texts, const std::vector<GameToCheck>& games,
             const std::atomic<bool>& cancelled, Tell tell)
        : m_texts(texts), m_games(games), m_cancelled(cancelled), m_tell(std::move(tell))
    {
        m_sinceTold.start();
    }

    void work()
    {
        pgn::Checker checker;
        while (!m_cancelled) {
            const std::size_t first = m_next.fetch_add(BatchSize);
            if (first >= m_games.size())
                return;
            handIn(first, checkFrom(checker, first));
        }
    }
    // What has been found since it was last told.
    void tellRest()
    {
        if (!m_cancelled)
            m_tell(std::move(m_untold), m_games.size());
    }

private:
    std::vector<FaultyGame> checkFrom(pgn::Checker& checker, std::size_t first) const
    {
        std::vector<FaultyGame> faulty;
        const std::size_t end = std::min(first + BatchSize, m_games.size());
        for (std::size_t row = first; row < end && !m_cancelled; ++row) {
            const auto& place = m_games[row];
            if (place.unsaved)
                continue;
            FaultyGame game{row, {}};
            check(checker, m_texts.source->read(place.offset, place.length), game);
            if (!game.problems.empty())
                faulty.push_back(std::move(game));
        }
        return faulty;
    }

    void check(pgn::Checker& checker, std::string bytes, FaultyGame& game) const
    {
        if (!m_texts.isPlain(bytes))
            bytes = m_texts.decoded(bytes);
        pgn::Reader reader(bytes);
        if (const auto range = reader.nextRange())
            checker.check(bytes, *range, {game.row + 1, 1, 0}, game.problems);
    }

    void handIn(std::size_t first, std::vector<FaultyGame>&& games)
    {
        const std::lock_guard lock(m_mutex);
        m_done.emplace(first, std::move(games));
        while (!m_done.empty() && m_done.begin()->first == m_inOrder) {
            auto& batch = m_done.begin()->second;
            m_untold.insert(m_untold.end(), std::make_move_iterator(batch.begin()),
                            std::make_move_iterator(batch.end()));
            m_done.erase(m_done.begin());
            m_inOrder += BatchSize;
        }
        if (m_sinceTold.elapsed() < TellEvery || m_inOrder >= m_games.size())
            return;
        m_tell(std::exchange(m_untold, {}), m_inOrder);
        m_sinceTold.restart();
    }

    const GameTexts& m_texts;
    const std::vector<GameToCheck>& m_games;
    const std::atomic<bool>& m_cancelled;
    Tell m_tell;
    std::atomic<std::size_t> m_next = 0;
    std::mutex m_mutex;
    std::map<std::size_t, std::vector<FaultyGame>> m_done; // waiting for those before them
    std::size_t m_inOrder = 0;
    std::vector<FaultyGame> m_untold;
    QElapsedTimer m_sinceTold;
};

} // namespace

FileCheck::FileCheck(QObject* parent) : QObject(parent) {}

FileCheck::~FileCheck()
{
    cancel();
}

void FileCheck::start(const PgnFile& file, unsigned threads)
{
    cancel();
    auto cancelled = std::make_shared<std::atomic<bool>>(false);
    m_cancelled = cancelled;
    if (threads == 0)
        threads = std::max(std::thread::hardware_concurrency(), 2u) - 1;
    const auto post = [this, cancelled](auto&& call) {
        QMetaObject::invokeMethod(
            this,
            [call = std::forward<decltype(call)>(call), cancelled]() mutable {
                if (!*cancelled) // of a file that has been let go meanwhile
                    call();
            },
            Qt::QueuedConnection);
    };
    std::vector<GameToCheck> games;
    games.reserve(file.index().size());
    for (std::size_t i = 0; i < file.index().size(); ++i) {
        const auto& row = file.index().row(i);
        games.push_back({row.offset, row.length, row.unsaved != 0});
    }
    m_worker =
        QThread::create([this, texts = file.texts(), games = std::move(games), cancelled, threads, post] {
            const std::size_t total = games.size();
            Checking checking(
                texts, games, *cancelled, [&](std::vector<FaultyGame>&& faulty, std::size_t checked) {
                    auto shared = std::make_shared<std::vector<FaultyGame>>(std::move(faulty));
                    post([this, shared, checked, total] { emit found(*shared, checked, total); });
                });
            {
                std::vector<std::jthread> others;
                for (unsigned i = 1; i < threads; ++i)
                    others.emplace_back([&checking] { checking.work(); });
                checking.work();
            }
            checking.tellRest();
            post([this] {
                cancel();
                emit finished();
            });
        });
    m_worker->start();
}

void FileCheck::cancel()
{
    if (!m_worker)
        return;
    *m_cancelled = true;
    m_worker->wait();
    delete m_worker;
    m_worker = nullptr;
}

} // namespace game
