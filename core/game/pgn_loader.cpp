#include "core/game/pgn_loader.h"

#include "core/pgn/encoding_probe.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QFileInfo>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

namespace game {

namespace {

// Gathers rows. A row's length is made to reach to the next game, so that what stands between two games
// (blank lines, escape lines) goes with the first of them.
class ChunkMaker {
public:
    ChunkMaker(const std::function<void(LoadChunk&&)>& sink, std::uint64_t bytesTotal)
        : m_sink(sink), m_bytesTotal(bytesTotal)
    {
        m_lastSent.start();
    }
    void add(const pgn::Scanner::Found& found)
    {
        auto row = database::rowOf(found, m_names);
        flushPending(row.offset);
        m_pending = row;
    }
    // What the file is written in, as far as one can tell by now. A wide one comes here as UTF-8.
    void setEncoding(const pgn::Encoding& encoding)
    {
        m_encoding = encoding;
        const pgn::Encoding ofNames = encoding.isWide() ? pgn::Encoding{} : encoding;
        if (ofNames.name == m_names.encoding().name)
            return;
        m_names.setEncoding(ofNames);
        m_renewed = true;
    }
    void sendIfDue(std::uint64_t bytesRead)
    {
        // The first rows at once, then rarely enough that the list has time to show them.
        if (m_rows.empty() || (m_anySent && m_rows.size() < 8192 && m_lastSent.elapsed() < 40))
            return;
        send(bytesRead);
    }
    void finish(std::uint64_t bytesRead)
    {
        flushPending(bytesRead);
        send(bytesRead);
    }

private:
    void flushPending(std::uint64_t end)
    {
        if (!m_pending)
            return;
        m_pending->length = std::uint32_t(end - m_pending->offset);
        m_rows.push_back(*m_pending);
        m_pending.reset();
    }
    void send(std::uint64_t bytesRead)
    {
        LoadChunk chunk;
        chunk.encoding = m_encoding;
        chunk.rows.swap(m_rows);
        for (std::size_t id = 0; m_renewed && id < m_namesSent; ++id) {
            if (const auto& name = m_names[database::NameId(id)]; !name.raw.empty())
                chunk.renewed.emplace_back(id, name);
        }
        m_renewed = false;
        for (; m_namesSent < m_names.size(); ++m_namesSent)
            chunk.names.push_back(m_names[database::NameId(m_namesSent)]);
        chunk.bytesRead = bytesRead;
        chunk.bytesTotal = m_bytesTotal;
        m_sink(std::move(chunk));
        m_lastSent.restart();
        m_anySent = true;
    }

    const std::function<void(LoadChunk&&)>& m_sink;
    std::uint64_t m_bytesTotal;
    pgn::Encoding m_encoding;
    database::NameTable m_names;
    std::size_t m_namesSent = 1; // the empty name is in every table
    bool m_renewed = false;      // those that were sent have been read anew
    std::vector<database::Row> m_rows;
    std::optional<database::Row> m_pending;
    QElapsedTimer m_lastSent;
    bool m_anySent = false;
};

// Games as the scanner found them, to be looked at elsewhere: their texts one after the other.
struct Batch {
    std::string texts;
    std::vector<pgn::GameRange> games;
    std::uint64_t bytesRead = 0;
    pgn::Encoding encoding;

    void add(const pgn::Scanner::Found& found)
    {
        texts += found.text;
        games.push_back(found.range);
    }
};

// Makes the rows in a thread of its own while the file is read and cut into games: each is about half of the
// work.
class RowThread {
public:
    RowThread(const std::function<void(LoadChunk&&)>& sink, std::uint64_t bytesTotal)
        : m_chunks(sink, bytesTotal), m_thread([this] { work(); })
    {
    }
    ~RowThread()
    {
        close(true);
        if (m_thread.joinable())
            m_thread.join();
    }
    // Waits while there is too much to be done already.
    void give(Batch&& batch)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_batches.size() < MostWaiting; });
        m_batches.push_back(std::move(batch));
        m_changed.notify_all();
    }
    void finish(std::uint64_t bytesRead, const pgn::Encoding& encoding)
    {
        close(false);
        m_thread.join();
        m_chunks.setEncoding(encoding);
        m_chunks.finish(bytesRead);
    }

private:
    static constexpr std::size_t MostWaiting = 4;

    void close(bool dropped)
    {
        const std::lock_guard lock(m_mutex);
        m_closed = true;
        if (dropped)
            m_batches.clear();
        m_changed.notify_all();
    }
    std::optional<Batch> take()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return !m_batches.empty() || m_closed; });
        if (m_batches.empty())
            return std::nullopt;
        auto batch = std::move(m_batches.front());
        m_batches.pop_front();
        m_changed.notify_all();
        return batch;
    }
    void work()
    {
        while (const auto batch = take()) {
            m_chunks.setEncoding(batch->encoding);
            std::string_view rest = batch->texts;
            for (const auto& range : batch->games) {
                m_chunks.add({range, rest.substr(0, range.end - range.begin)});
                rest.remove_prefix(range.end - range.begin);
            }
            m_chunks.sendIfDue(batch->bytesRead);
        }
    }

    ChunkMaker m_chunks; // of the thread, until it has ended
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Batch> m_batches;
    bool m_closed = false;
    std::thread m_thread;
};

// A short one: the first rows are to be seen at once.
constexpr std::uint64_t FirstBlock = 64 * 1024;

std::string firstNewline(std::string_view text)
{
    const auto at = text.find_first_of("\r\n");
    if (at == std::string_view::npos)
        return {};
    if (text[at] == '\n')
        return "\n";
    return at + 1 < text.size() && text[at + 1] == '\n' ? "\r\n" : "\r";
}

} // namespace

Standing Standing::at(const QString& path)
{
    const QFileInfo info(path);
    return info.exists() ? Standing{info.size(), info.lastModified().toMSecsSinceEpoch()} : Standing{};
}

std::string indexText(ByteSource& text, const std::function<void(LoadChunk&&)>& sink)
{
    ChunkMaker chunks(sink, text.size());
    pgn::Scanner scanner([&chunks](const pgn::Scanner::Found& found) { chunks.add(found); });
    const auto bytes = text.read(0, text.size());
    scanner.feed(bytes);
    scanner.finish();
    chunks.finish(bytes.size());
    const auto newline = firstNewline(bytes);
    return newline.empty() ? "\n" : newline;
}

std::optional<tl::expected<LoadResult, FileError>> loadIndex(const QString& path,
                                                             const std::function<void(LoadChunk&&)>& sink,
                                                             const std::atomic<bool>& cancelled)
{
    auto opened = ByteSource::fromFile(path);
    if (!opened)
        return tl::expected<LoadResult, FileError>(tl::unexpected(opened.error()));
    LoadResult result;
    result.source = keptIfSmall(*opened);
    result.stamp.size = result.source->size();
    result.stamp.modified = Standing::at(path).modified;

    StreamHash hash;
    const auto wide = pgn::wideEncoding(result.source->read(0, FirstBlock));
    if (wide) {
        const auto bytes = result.source->read(0, result.stamp.size);
        hash.feed(bytes);
        result.encoding = *wide;
        auto text = pgn::decode(bytes, result.encoding);
        result.wideIsExact = pgn::encode(text, result.encoding).value_or(std::string()) == bytes;
        result.source = ByteSource::inMemory(std::move(text));
    }

    const auto total = result.source->size();
    // A game is shown as soon as its row is there.
    const std::function<void(LoadChunk &&)> sinkWithSource = [&](LoadChunk&& chunk) {
        chunk.source = result.source;
        sink(std::move(chunk));
    };
    RowThread rows(sinkWithSource, total);
    Batch batch;
    pgn::Scanner scanner([&batch](const pgn::Scanner::Found& found) { batch.add(found); });
    pgn::EncodingProbe probe;
    std::size_t nextGuess = 0; // when there is so much evidence of the encoding
    std::uint64_t at = 0;
    bool newlineKnown = false;
    BlockBuffer buffer;
    while (at < total) {
        if (cancelled)
            return std::nullopt;
        const bool isFirst = at == 0;
        const auto block = result.source->read(at, isFirst ? FirstBlock : ByteSource::BlockSize, buffer);
        if (block.empty())
            return tl::expected<LoadResult, FileError>(
                tl::unexpected(FileError{FileError::Kind::ReadFailed, path, {}, {}}));
        at += block.size();
        if (!wide) {
            hash.feed(block);
            probe.feed(block);
        }
        if (!wide && (isFirst || probe.evidence() >= nextGuess)) {
            result.encoding = pgn::EncodingProbe(probe).finish();
            nextGuess = 2 * probe.evidence() + 1;
        }
        if (!newlineKnown) {
            const auto newline = firstNewline(block);
            newlineKnown = !newline.empty();
            if (newlineKnown)
                result.newline = newline;
        }
        scanner.feed(block);
        batch.bytesRead = at;
        batch.encoding = result.encoding;
        rows.give(std::exchange(batch, {}));
    }
    scanner.finish();
    if (!wide) {
        result.encoding = probe.finish();
        result.utf8IsProven = probe.isUtf8Proven();
    }
    batch.encoding = result.encoding;
    rows.give(std::move(batch));
    rows.finish(at, result.encoding);
    result.stamp.hash = hash.value();
    return tl::expected<LoadResult, FileError>(std::move(result));
}

} // namespace game
