#include "core/game/pgn_save.h"

#include "core/game/piece_walk.h"
#include "core/game/piece_watch.h"
#include "core/pgn/encoding_probe.h"
#include "core/pgn/reader.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#ifdef Q_OS_LINUX
#include <fcntl.h>
#endif
#include <filesystem>
#include <numeric>

namespace game {

namespace {

using Kind = FileError::Kind;

// Lets the disk begin with a written file while it is still read again: little is left to wait for then.
class EarlyDisk {
public:
    EarlyDisk(int handle, std::uint64_t size) : m_thread([this, handle, size] { run(handle, size); }) {}
    ~EarlyDisk() { stop(); }
    EarlyDisk(const EarlyDisk&) = delete;
    EarlyDisk& operator=(const EarlyDisk&) = delete;
    // Before the file is closed.
    void stop()
    {
        m_stopped = true;
        if (m_thread.joinable())
            m_thread.join();
    }

private:
    void run([[maybe_unused]] int handle, [[maybe_unused]] std::uint64_t size)
    {
#ifdef Q_OS_LINUX
        constexpr std::uint64_t Part = 8u << 20; // it may take its time, and somebody may want to stop
        // Nothing but an advice: what goes wrong with it is told by the last flush.
        for (std::uint64_t at = 0; at < size && !m_stopped; at += Part)
            sync_file_range(handle, off64_t(at), off64_t(Part), SYNC_FILE_RANGE_WRITE);
#endif
    }

    std::atomic<bool> m_stopped = false;
    std::thread m_thread; // last: it uses the other
};

// Writes the bytes that PieceWalk shows it and notes where each piece begins.
class PieceWriter {
public:
    PieceWriter(const SavePlan& plan, QSaveFile& out) : m_plan(plan), m_out(out) {}

    void begins(std::size_t piece, std::uint64_t offset)
    {
        // What is put between two games belongs to the first.
        if (m_plan.pieces[piece].rows > 0 && m_lastGames)
            m_places[*m_lastGames].length = offset - m_places[*m_lastGames].offset;
        m_places.push_back({offset, 0, 0});
    }
    void ends(std::size_t piece, std::uint64_t offset)
    {
        m_places.back().length = offset - m_places.back().offset;
        if (m_plan.pieces[piece].rows > 0)
            m_lastGames = piece;
    }
    bool bytes(std::string_view bytes, std::optional<std::uint64_t>)
    {
        if (m_plan.progress->cancelled)
            return false;
        m_plan.progress->done += bytes.size();
        return m_out.write(bytes.data(), qint64(bytes.size())) == qint64(bytes.size());
    }
    // The lines of the pieces are known to another.
    std::vector<Written> takePlaces(const std::vector<std::size_t>& lines)
    {
        for (std::size_t i = 0; i < m_places.size(); ++i)
            m_places[i].line = lines[i];
        return std::move(m_places);
    }

private:
    const SavePlan& m_plan;
    QSaveFile& m_out;
    std::vector<Written> m_places;
    std::optional<std::size_t> m_lastGames; // the last piece of games
};

// Reads the new file through the same handle: first that every byte is there, then that each new game reads
// as itself.
class Verifier {
public:
    Verifier(const SavePlan& plan, QSaveFile& file) : m_plan(plan)
    {
        m_opened = m_in.open(file.handle(), QIODevice::ReadOnly | QIODevice::Unbuffered,
                             QFileDevice::DontCloseHandle);
    }
    // 0 when it cannot be read.
    std::uint64_t hashOfFile()
    {
        if (!m_opened)
            return 0;
        StreamHash hash;
        BlockBuffer block;
        m_in.seek(0);
        while (!m_plan.progress->cancelled) {
            char* const bytes = block.room(BlockSize, 0);
            const qint64 length = m_in.read(bytes, qint64(BlockSize));
            if (length <= 0)
                break;
            hash.feed({bytes, std::size_t(length)});
            m_plan.progress->done += std::uint64_t(length);
        }
        return hash.value();
    }
    // The first new game that does not read as itself, by its piece.
    std::optional<std::size_t> unlikeItself(const std::vector<Written>& places)
    {
        for (std::size_t i = 0; i < places.size(); ++i) {
            const auto& piece = m_plan.pieces[i];
            if (piece.isCopy() || piece.rows == 0)
                continue;
            m_in.seek(qint64(places[i].offset));
            const auto bytes = m_in.read(qint64(places[i].length)).toStdString();
            const auto text =
                m_plan.encoding.isWide()
                    ? bytes
                    : pgn::decode(bytes, pgn::encodingOfGame(bytes, m_plan.encoding, m_plan.strictEncoding));
            std::size_t games = 0;
            pgn::Scanner scanner([&games](const pgn::Scanner::Found&) { ++games; });
            scanner.feed(text);
            scanner.finish();
            if (games != 1 || (piece.expectedNodes > 0 &&
                               pgn::readGame(text).record.liveNodeCount() != piece.expectedNodes))
                return i;
        }
        return std::nullopt;
    }

private:
    static constexpr std::uint64_t BlockSize = 1 << 17; // it is still near when it is hashed

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
    PieceWatch watch(plan);
    PieceWriter writer(plan, out);
    PieceWalk walk(plan, writer);
    const auto cancel = [&out, &plan](FileError error) {
        out.cancelWriting();
        return tl::unexpected(plan.progress->cancelled ? failure(Kind::Cancelled, plan.path)
                                                       : std::move(error));
    };
    if (!walk.run() || !out.flush()) {
        // Fewer bytes than were given, and nothing wrong: these just fitted.
        const bool isFull = out.error() == QFileDevice::NoError;
        return cancel(walk.sourceFailed() ? failure(Kind::SourceLost, plan.path)
                      : isFull            ? failure(Kind::DiskFull, plan.path)
                                          : fileError(plan.path, out, true));
    }
    EarlyDisk disk(out.handle(), walk.size());
    Verifier verifier(plan, out);
    const auto hash = verifier.hashOfFile(); // while what it should be is still being found out
    const auto found = watch.finish();
    if (!found.sourceIsAsItWas)
        return cancel(failure(Kind::SourceLost, plan.path));
    SaveResult result;
    result.places = writer.takePlaces(found.lines);
    result.stamp = {walk.size(), 0, found.hash};
    const auto unlike = verifier.unlikeItself(result.places);
    if (hash != found.hash || unlike || plan.progress->cancelled) {
        auto error = failure(Kind::VerifyFailed, plan.path);
        if (unlike)
            error.games = {plan.pieces[*unlike].firstRow + 1};
        return cancel(std::move(error));
    }
    disk.stop();
    if (plan.encoding.isWide()) {
        if (const auto converted = convertToWide(plan, out, result.stamp); !converted)
            return cancel(converted.error());
    }
    if (Standing::at(plan.path) != plan.replaced) // a large file takes its time
        return cancel(failure(Kind::ChangedBehindUs, plan.path));
    if (!keepBackup(plan.path, plan.backupPath))
        return cancel(failure(Kind::BackupFailed, plan.backupPath));
    // Before others can write in it.
    result.stamp.modified = out.fileTime(QFileDevice::FileModificationTime).toMSecsSinceEpoch();
    if (!out.commit())
        return tl::unexpected(fileError(plan.path, out, true));
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
    return Standing::at(path) == Standing{qint64(stamp.size), stamp.modified};
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
