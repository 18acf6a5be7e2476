#pragma once
#include "core/pgn/encoding.h"
#include "core/pgn/reader.h"

#include <map>
#include <mutex>
#include <thread>

namespace pgn {

// A text of many games. The encoding keeps ASCII: each game is read for itself, as encodingOfGame() says;
// `strictly` reads all of them as what it says.
struct GameSource {
    std::string_view text;
    Encoding encoding;
    bool strictly = false;
    unsigned threads = 0; // 0: as many as the machine has
};

// One game of it: as it stands there, and as UTF-8.
struct GameText {
    std::string_view bytes;
    std::string_view text; // UTF-8 that holds the game at `range`
    GameRange range;       // in `text`
    GamePlace place;       // of text[0]; when it was decoded, offsets in it are not those of the source
    std::size_t end = 0;   // of the game, in the source
    Encoding encoding;     // of `bytes`
    std::size_t line() const { return place.line + range.firstLine - 1; }
};

// Gives out the games of a source in batches, to any thread that asks.
class GameQueue {
public:
    static constexpr std::size_t BatchSize = 256; // games

    explicit GameQueue(const GameSource& source) : m_source(source), m_reader(source.text) {}
    struct Ticket {
        std::size_t batch = 0;
        std::size_t firstGame = 1;
    };
    // No ranges are left at the end, and after stop().
    Ticket take(std::vector<GameRange>& ranges);
    void stop();
    // Calls `read` with a game that take() has given out.
    template <typename Read>
    auto readOne(const GameRange& range, std::size_t number, Read& read) const
    {
        std::string decoded;
        return read(textOf(range, number, decoded));
    }

private:
    GameText textOf(const GameRange& range, std::size_t number, std::string& decoded) const;

    const GameSource& m_source;
    std::mutex m_mutex;
    Reader m_reader;
    std::size_t m_batches = 0;
    std::size_t m_games = 0;
    bool m_stopped = false;
};

// Reads all games on several threads: each makes itself a reader, which is called with one GameText after
// another, at the same time as those of the others. `use` gets what the readers return, one result at a time
// in the order of the text, from any of the threads; when it returns false no more games are read.
template <typename MakeReader, typename Use>
void forEachGame(const GameSource& source, MakeReader&& makeReader, Use&& use)
{
    using Results = std::vector<decltype(makeReader()(std::declval<const GameText&>()))>;
    GameQueue queue(source);
    std::mutex mutex;
    std::map<std::size_t, Results> waiting; // for those before them
    std::size_t nextBatch = 0;
    bool wanted = true;
    const auto handIn = [&](std::size_t batch, Results&& results) {
        const std::lock_guard lock(mutex);
        waiting.emplace(batch, std::move(results));
        for (; wanted && !waiting.empty() && waiting.begin()->first == nextBatch; ++nextBatch) {
            for (auto& result : waiting.begin()->second)
                wanted = wanted && use(std::move(result));
            waiting.erase(waiting.begin());
        }
        if (!wanted)
            queue.stop();
    };
    const auto work = [&] {
        auto reader = makeReader();
        std::vector<GameRange> ranges;
        for (;;) {
            const GameQueue::Ticket ticket = queue.take(ranges);
            if (ranges.empty())
                return;
            Results results;
            results.reserve(ranges.size());
            for (std::size_t i = 0; i < ranges.size(); ++i)
                results.push_back(queue.readOne(ranges[i], ticket.firstGame + i, reader));
            handIn(ticket.batch, std::move(results));
        }
    };
    const unsigned threads =
        source.threads > 0 ? source.threads : std::max(std::thread::hardware_concurrency(), 1u);
    std::vector<std::jthread> others;
    for (unsigned i = 1; i < threads; ++i)
        others.emplace_back(work);
    work();
}

} // namespace pgn
