#include "core/pgn/parallel_check.h"

#include <map>
#include <mutex>
#include <thread>

namespace pgn {

namespace {

// Threads take the next few games one after another, read them at the same time, and hand in what they found.
class ParallelCheck {
public:
    ParallelCheck(std::string_view text, const Encoding& encoding,
                  const std::function<void(const CheckedGame&)>& use)
        : m_text(text), m_encoding(encoding), m_reader(text), m_use(use)
    {
    }

    void work()
    {
        Checker checker;
        std::vector<GameRange> ranges;
        for (;;) {
            const Ticket ticket = takeGames(ranges);
            if (ranges.empty())
                return;
            std::vector<CheckedGame> games(ranges.size());
            for (std::size_t i = 0; i < ranges.size(); ++i) {
                games[i].number = ticket.firstGame + i;
                checkGame(checker, ranges[i], games[i]);
            }
            handIn(ticket.batch, std::move(games));
        }
    }

private:
    static constexpr std::size_t BatchSize = 256; // games

    struct Ticket {
        std::size_t batch = 0;
        std::size_t firstGame = 1;
    };

    void checkGame(Checker& checker, const GameRange& range, CheckedGame& game) const
    {
        const std::string_view bytes = m_text.substr(range.begin, range.end - range.begin);
        if (isUtf8(bytes)) {
            game.summary = checker.check(m_text, range, {game.number, 1, 0}, game.problems);
            return;
        }
        const std::string decoded = decode(bytes, m_encoding);
        Reader reader(decoded);
        if (const auto inDecoded = reader.nextRange())
            game.summary = checker.check(decoded, *inDecoded, {game.number, range.firstLine, range.begin},
                                         game.problems);
    }

    Ticket takeGames(std::vector<GameRange>& ranges)
    {
        const std::lock_guard lock(m_readerMutex);
        ranges.clear();
        while (ranges.size() < BatchSize) {
            const auto range = m_reader.nextRange();
            if (!range)
                break;
            ranges.push_back(*range);
        }
        const Ticket ticket{m_batches++, m_games + 1};
        m_games += ranges.size();
        return ticket;
    }

    void handIn(std::size_t batch, std::vector<CheckedGame>&& games)
    {
        const std::lock_guard lock(m_doneMutex);
        m_done.emplace(batch, std::move(games));
        while (!m_done.empty() && m_done.begin()->first == m_nextBatch) {
            for (const CheckedGame& game : m_done.begin()->second)
                m_use(game);
            m_done.erase(m_done.begin());
            ++m_nextBatch;
        }
    }

    std::string_view m_text;
    const Encoding& m_encoding;
    std::mutex m_readerMutex;
    Reader m_reader;
    std::size_t m_batches = 0;
    std::size_t m_games = 0;
    std::mutex m_doneMutex;
    std::map<std::size_t, std::vector<CheckedGame>> m_done; // waiting for those before them
    std::size_t m_nextBatch = 0;
    const std::function<void(const CheckedGame&)>& m_use;
};

} // namespace

void checkGames(std::string_view text, const Encoding& encoding,
                const std::function<void(const CheckedGame&)>& use, unsigned threads)
{
    if (threads == 0)
        threads = std::max(std::thread::hardware_concurrency(), 1u);
    ParallelCheck check(text, encoding, use);
    std::vector<std::jthread> others;
    for (unsigned i = 1; i < threads; ++i)
        others.emplace_back([&check] { check.work(); });
    check.work();
}

} // namespace pgn
