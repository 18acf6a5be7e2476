#include "core/game/piece_watch.h"

#include "core/game/piece_walk.h"

#include <utility>

namespace game {

namespace {

// How many of the first `size` places fit? Counted in bytes, a few at a time, which the compiler makes fast:
// with wider sums it took longer than writing the file.
template <typename Fits>
std::size_t countIf(std::size_t size, Fits&& fits)
{
    std::size_t all = 0;
    for (std::size_t at = 0; at < size;) {
        const std::size_t end = std::min(at + 255, size);
        std::uint8_t some = 0;
        for (; at < end; ++at)
            some = std::uint8_t(some + (fits(at) ? 1 : 0));
        all += some;
    }
    return all;
}

// Counts lines the way the reader does: CR, LF and CR LF are one end of line each.
class LineCounter {
public:
    void feed(std::string_view bytes)
    {
        if (bytes.empty())
            return;
        m_line += countIf(bytes.size(), [bytes](std::size_t i) { return bytes[i] == '\n'; });
        m_line -= m_afterCr && bytes[0] == '\n' ? 1 : 0;
        if (bytes.find('\r') != std::string_view::npos) {
            m_line += countIf(bytes.size(), [bytes](std::size_t i) { return bytes[i] == '\r'; });
            m_line -= countIf(bytes.size() - 1, [bytes](std::size_t i) {
                return (unsigned(bytes[i] == '\r') & unsigned(bytes[i + 1] == '\n')) != 0; // no branch
            });
        }
        m_afterCr = bytes.back() == '\r';
    }
    std::size_t line() const { return m_line; }

private:
    std::size_t m_line = 1;
    bool m_afterCr = false;
};

// Finds out on the way whether the source still is what it was when it was read: its bytes go by here anyway.
class SourceWatch {
public:
    SourceWatch(const SavePlan& plan, const std::atomic<bool>& stopped) : m_plan(plan), m_stopped(stopped) {}
    // Bytes of the source that have been read to be copied.
    void sees(std::uint64_t offset, std::string_view bytes)
    {
        if (!m_plan.sourceStamp || !m_inOrder || bytes.empty())
            return;
        m_inOrder = offset >= m_seen && skipTo(offset);
        if (!m_inOrder)
            return;
        m_hash.feed(bytes);
        m_seen = offset + bytes.size();
    }
    // Reads what was not copied, or all of it when games have changed their places.
    bool isAsItWas()
    {
        if (!m_plan.sourceStamp)
            return true;
        if (!m_inOrder) {
            m_seen = 0;
            m_hash = {};
        }
        const auto& stamp = *m_plan.sourceStamp;
        return m_seen <= stamp.size && skipTo(stamp.size) && m_hash.value() == stamp.hash;
    }

private:
    bool skipTo(std::uint64_t offset)
    {
        const std::uint64_t from = std::exchange(m_seen, offset);
        return m_plan.source->forEachBlock(from, offset - from, [this](std::string_view block) {
            m_hash.feed(block);
            return !m_stopped && !m_plan.progress->cancelled;
        });
    }

    const SavePlan& m_plan;
    const std::atomic<bool>& m_stopped;
    StreamHash m_hash;
    std::uint64_t m_seen = 0;
    bool m_inOrder = true;
};

// What PieceWalk shows the bytes to.
class Onlooker {
public:
    Onlooker(const SavePlan& plan, const std::atomic<bool>& stopped)
        : m_plan(plan), m_stopped(stopped), m_source(plan, stopped)
    {
    }
    void begins(std::size_t, std::uint64_t) { m_pieceLines.push_back(m_lines.line()); }
    void ends(std::size_t, std::uint64_t) {}
    bool bytes(std::string_view bytes, std::optional<std::uint64_t> inSource)
    {
        if (inSource)
            m_source.sees(*inSource, bytes);
        m_lines.feed(bytes);
        m_hash.feed(bytes);
        return !m_stopped && !m_plan.progress->cancelled;
    }
    PieceWatch::Findings findings()
    {
        return {m_source.isAsItWas(), m_hash.value(), std::move(m_pieceLines)};
    }

private:
    const SavePlan& m_plan;
    const std::atomic<bool>& m_stopped;
    SourceWatch m_source;
    LineCounter m_lines;
    StreamHash m_hash;
    std::vector<std::size_t> m_pieceLines;
};

} // namespace

PieceWatch::PieceWatch(const SavePlan& plan) : m_plan(plan), m_thread([this] { run(); }) {}

PieceWatch::~PieceWatch()
{
    m_stopped = true;
    if (m_thread.joinable())
        m_thread.join();
}

void PieceWatch::run()
{
    Onlooker onlooker(m_plan, m_stopped);
    if (PieceWalk(m_plan, onlooker).run())
        m_findings = onlooker.findings();
}

PieceWatch::Findings PieceWatch::finish()
{
    m_thread.join();
    return std::move(m_findings);
}

} // namespace game
