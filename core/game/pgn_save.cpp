#include "core/game/pgn_save.h"

#include "core/database/encoding_probe.h"
#include "core/game/side_thread.h"
#include "core/pgn/reader.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <array>
#ifdef Q_OS_LINUX
#include <fcntl.h>
#endif
#include <filesystem>
#include <numeric>

namespace game {

namespace {

using Kind = FileError::Kind;

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
    explicit SourceWatch(const SavePlan& plan) : m_plan(plan) {}
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
            return !m_plan.progress->cancelled;
        });
    }

    const SavePlan& m_plan;
    StreamHash m_hash;
    std::uint64_t m_seen = 0;
    bool m_inOrder = true;
};

// Lets the disk begin with what has been written so far: when the whole file is there, little is left to wait
// for.
class EarlyDisk {
public:
    explicit EarlyDisk(int handle) : m_handle(handle) {}
    void hasWritten([[maybe_unused]] std::uint64_t size)
    {
#ifdef Q_OS_LINUX
        constexpr std::uint64_t Enough = 4u << 20; // less would be many small orders
        if (size - m_begun < Enough)
            return;
        // Nothing but an advice: what goes wrong with it is told by the last flush.
        sync_file_range(m_handle, off64_t(m_begun), off64_t(size - m_begun), SYNC_FILE_RANGE_WRITE);
        m_begun = size;
#endif
    }

private:
    int m_handle;
    std::uint64_t m_begun = 0;
};

// Writes the pieces one after the other and notes where each begins.
class PieceWriter {
public:
    PieceWriter(const SavePlan& plan, QSaveFile& out)
        : m_plan(plan), m_out(out), m_watch(plan), m_disk(out.handle())
    {
    }

    // False when writing failed or the source could not be read: see sourceFailed().
    bool writeAll();
    bool sourceFailed() const { return m_sourceFailed; }
    std::uint64_t hash() const { return m_hash.value(); }
    std::uint64_t size() const { return m_size; }
    std::vector<Written> takePlaces() { return std::move(m_places); }

private:
    // `bytes` must stay as they are until the next call has returned: the side thread may still look at them.
    bool write(std::string_view bytes, std::optional<std::uint64_t> placeInSource = {});
    bool copy(const Piece& piece);
    bool separate();

    const SavePlan& m_plan;
    QSaveFile& m_out;
    std::array<std::string, 2> m_blocks; // one is looked through while the other is read
    std::size_t m_turn = 0;
    // The side thread's as long as it is at work.
    SourceWatch m_watch;
    LineCounter m_lines;
    StreamHash m_hash;
    EarlyDisk m_disk;
    std::uint64_t m_size = 0;
    std::string m_tail; // the last few bytes written
    std::vector<Written> m_places;
    bool m_sourceFailed = false;
    SideThread m_side; // last: what it does is done before the others go
};

bool PieceWriter::write(std::string_view bytes, std::optional<std::uint64_t> placeInSource)
{
    if (m_plan.progress->cancelled)
        return false;
    const auto inspect = [this, bytes, placeInSource, before = m_size] {
        m_disk.hasWritten(before);
        if (placeInSource)
            m_watch.sees(*placeInSource, bytes);
        m_lines.feed(bytes);
        m_hash.feed(bytes);
    };
    constexpr std::size_t Few = 1 << 16; // bytes, looked through sooner than handed over
    if (bytes.size() < Few) {
        m_side.wait();
        inspect();
    } else {
        m_side.start(inspect);
    }
    m_size += bytes.size();
    m_tail += bytes.substr(bytes.size() - std::min<std::size_t>(bytes.size(), 4));
    m_tail.erase(0, m_tail.size() - std::min<std::size_t>(m_tail.size(), 4));
    m_plan.progress->done += bytes.size();
    return m_out.write(bytes.data(), qint64(bytes.size())) == qint64(bytes.size());
}

bool PieceWriter::copy(const Piece& piece)
{
    auto& source = piece.other ? *piece.other : *m_plan.source;
    for (std::uint64_t done = 0; done < piece.length;) {
        const auto offset = piece.offset + done;
        m_turn = 1 - m_turn;
        const auto block = source.read(
            offset, std::min<std::uint64_t>(piece.length - done, ByteSource::BlockSize), m_blocks[m_turn]);
        m_sourceFailed = m_sourceFailed || block.empty();
        if (block.empty() || !write(block, piece.other ? std::nullopt : std::optional(offset)))
            return false;
        done += block.size();
    }
    return true;
}

// A blank line between two games that did not stand one after the other before.
bool PieceWriter::separate()
{
    if (m_size == 0 || (m_size == 3 && m_tail == "\xEF\xBB\xBF"))
        return true;
    int ends = 0;
    for (auto at = m_tail.size(); at > 0 && (m_tail[at - 1] == '\n' || m_tail[at - 1] == '\r'); --at) {
        if (m_tail[at - 1] == '\n' && at > 1 && m_tail[at - 2] == '\r')
            --at;
        ++ends;
    }
    for (; ends < 2; ++ends) {
        if (!write(m_plan.newline))
            return false;
    }
    return true;
}

bool PieceWriter::writeAll()
{
    const Piece* before = nullptr;
    std::size_t lastGames = m_plan.pieces.size(); // the last piece of games
    for (std::size_t i = 0; i < m_plan.pieces.size(); ++i) {
        const auto& piece = m_plan.pieces[i];
        if (before && !before->isFollowedBy(piece) && !separate())
            return false;
        if (piece.rows > 0 && lastGames < i)
            m_places[lastGames].length = m_size - m_places[lastGames].offset;
        m_side.wait();
        m_places.push_back({m_size, 0, m_lines.line()});
        if (!(piece.isCopy() ? copy(piece) : write(piece.text)))
            return false;
        m_places.back().length = m_size - m_places.back().offset;
        before = &piece;
        if (piece.rows > 0)
            lastGames = i;
    }
    m_side.wait();
    m_sourceFailed = !m_watch.isAsItWas();
    return !m_sourceFailed;
}

// Reads the new file through the same handle: first that every byte is there, then that each new game reads
// as itself.
class Verifier {
public:
    Verifier(const SavePlan& plan, QSaveFile& file) : m_plan(plan)
    {
        m_opened = m_in.open(file.handle(), QIODevice::ReadOnly | QIODevice::Unbuffered,
                             QFileDevice::DontCloseHandle);
    }
    bool check(std::uint64_t hash, const std::vector<Written>& places)
    {
        return m_opened && hashOfFile() == hash && newGamesReadBack(places);
    }

private:
    std::uint64_t hashOfFile()
    {
        StreamHash hash;
        std::array<std::string, 2> blocks; // one is hashed while the other is read
        blocks.fill(std::string(ByteSource::BlockSize, '\0'));
        SideThread side;
        m_in.seek(0);
        for (std::size_t turn = 0; !m_plan.progress->cancelled; turn = 1 - turn) {
            const qint64 length = m_in.read(blocks[turn].data(), qint64(blocks[turn].size()));
            if (length <= 0)
                break;
            const auto block = std::string_view(blocks[turn]).substr(0, std::size_t(length));
            side.start([&hash, block] { hash.feed(block); });
            m_plan.progress->done += block.size();
        }
        side.wait();
        return hash.value();
    }
    bool newGamesReadBack(const std::vector<Written>& places)
    {
        for (std::size_t i = 0; i < places.size(); ++i) {
            const auto& piece = m_plan.pieces[i];
            if (piece.isCopy() || piece.rows == 0)
                continue;
            m_in.seek(qint64(places[i].offset));
            const auto bytes = m_in.read(qint64(places[i].length)).toStdString();
            const auto text = m_plan.encoding.isWide()
                                  ? bytes
                                  : pgn::decode(bytes, database::encodingOfGame(bytes, m_plan.encoding,
                                                                                m_plan.strictEncoding));
            std::size_t games = 0;
            pgn::Scanner scanner([&games](const pgn::Scanner::Found&) { ++games; });
            scanner.feed(text);
            scanner.finish();
            if (games != 1 || (piece.expectedNodes > 0 &&
                               pgn::readGame(text).record.liveNodeCount() != piece.expectedNodes))
                return false;
        }
        return true;
    }

    const SavePlan& m_plan;
    QFile m_in;
    bool m_opened = false;
};

FileError failure(Kind kind, const QString& path, const QString& detail = {})
{
    return {kind, path, detail, {}};
}

// Keeps the old file under the backup's name: as a second link to it where the file system can, else as a
// copy.
bool keepBackup(const QString& path, const QString& backup)
{
    if (backup.isEmpty() || !QFileInfo::exists(path))
        return true;
    namespace fs = std::filesystem;
    const fs::path from = fs::path(QFileInfo(path).canonicalFilePath().toStdU16String());
    const fs::path to = fs::path(backup.toStdU16String());
    const fs::path fresh = fs::path((backup + QStringLiteral(".new")).toStdU16String());
    std::error_code error;
    fs::remove(fresh, error);
    fs::create_hard_link(from, fresh, error);
    if (error) {
        error.clear();
        fs::copy_file(from, fresh, fs::copy_options::overwrite_existing, error);
    }
    if (!error)
        fs::rename(fresh, to, error);
    if (error) {
        std::error_code ignored;
        fs::remove(fresh, ignored);
    }
    return !error;
}

// Wide files are small and rare: they are put together in memory and written in one go.
tl::expected<std::string, FileError> wideBytes(const SavePlan& plan, std::string_view utf8)
{
    auto bytes = pgn::encode(utf8, plan.encoding);
    if (!bytes)
        return tl::unexpected(failure(Kind::WouldLoseCharacters, plan.path));
    return std::move(*bytes);
}

std::string wholeFile(QSaveFile& out)
{
    QFile in;
    if (!in.open(out.handle(), QIODevice::ReadOnly, QFileDevice::DontCloseHandle))
        return {};
    in.seek(0);
    return in.readAll().toStdString();
}

tl::expected<void, FileError> convertToWide(const SavePlan& plan, QSaveFile& out, FileStamp& stamp)
{
    const auto bytes = wideBytes(plan, wholeFile(out));
    if (!bytes)
        return tl::unexpected(bytes.error());
    if (!out.seek(0) || out.write(bytes->data(), qint64(bytes->size())) != qint64(bytes->size()) ||
        !out.flush())
        return tl::unexpected(fileError(plan.path, out, true));
    StreamHash hash;
    hash.feed(*bytes);
    stamp.hash = hash.value();
    stamp.size = bytes->size();
    return {};
}

} // namespace

std::uint64_t SavePlan::size() const
{
    return std::accumulate(pieces.begin(), pieces.end(), std::uint64_t(0),
                           [](std::uint64_t sum, const Piece& piece) {
                               return sum + (piece.isCopy() ? piece.length : piece.text.size());
                           });
}

tl::expected<SaveResult, FileError> writeFile(const SavePlan& plan)
{
    if (!QFileInfo(plan.path).absoluteDir().exists())
        return tl::unexpected(failure(Kind::NotFound, plan.path));
    QSaveFile out(plan.path);
    if (!out.open(QIODevice::WriteOnly))
        return tl::unexpected(fileError(plan.path, out, true));
    PieceWriter writer(plan, out);
    if (!writer.writeAll() || !out.flush()) {
        // Fewer bytes than were given, and nothing wrong: these just fitted.
        const bool isFull = out.error() == QFileDevice::NoError;
        const auto error = plan.progress->cancelled ? failure(Kind::Cancelled, plan.path)
                           : writer.sourceFailed()  ? failure(Kind::SourceLost, plan.path)
                           : isFull                 ? failure(Kind::DiskFull, plan.path)
                                                    : fileError(plan.path, out, true);
        out.cancelWriting();
        return tl::unexpected(error);
    }
    SaveResult result;
    result.places = writer.takePlaces();
    result.stamp = {writer.size(), 0, writer.hash()};
    const auto cancel = [&out](FileError error) {
        out.cancelWriting();
        return tl::unexpected(std::move(error));
    };
    const bool verified = Verifier(plan, out).check(writer.hash(), result.places);
    if (plan.progress->cancelled)
        return cancel(failure(Kind::Cancelled, plan.path));
    if (!verified)
        return cancel(failure(Kind::VerifyFailed, plan.path));
    if (plan.encoding.isWide()) {
        if (const auto converted = convertToWide(plan, out, result.stamp); !converted)
            return cancel(converted.error());
    }
    if (!keepBackup(plan.path, plan.backupPath))
        return cancel(failure(Kind::BackupFailed, plan.backupPath));
    if (!out.commit())
        return tl::unexpected(fileError(plan.path, out, true));
    result.stamp.modified = modifiedTime(plan.path);
    return result;
}

tl::expected<SaveResult, FileError> SaveJob::run()
{
    auto plan = m_planner(*m_progress);
    if (!plan)
        return tl::unexpected(plan.error());
    m_plan = std::move(*plan);
    m_plan.progress = m_progress;
    m_progress->total = 2 * m_plan.size();
    return writeFile(m_plan);
}

bool seemsUntouched(const QString& path, const FileStamp& stamp)
{
    const QFileInfo info(path);
    return info.exists() && std::uint64_t(info.size()) == stamp.size && modifiedTime(path) == stamp.modified;
}

SourceState sourceState(const QString& path, const FileStamp& stamp, ByteSource* source)
{
    const auto beginsAsItWas = [&stamp](ByteSource& bytes) {
        if (bytes.size() < stamp.size)
            return false;
        StreamHash hash;
        return bytes.forEachBlock(0, stamp.size, [&hash](std::string_view block) {
            hash.feed(block);
            return true;
        }) && hash.value() == stamp.hash;
    };
    if (source && !beginsAsItWas(*source))
        return SourceState::RewrittenInPlace;
    if (!QFileInfo::exists(path))
        return SourceState::Gone;
    if (seemsUntouched(path, stamp))
        return SourceState::Same;
    const auto now = ByteSource::fromFile(path);
    if (!now || !beginsAsItWas(**now))
        return SourceState::Replaced;
    return (*now)->size() == stamp.size ? SourceState::Same : SourceState::AddedTo;
}

} // namespace game
