#pragma once
#include "core/game/pgn_loader.h"

#include <atomic>
#include <functional>
#include <vector>

namespace game {

// One piece of the file to write: a run of games as they stand in the source, or one game's new text.
struct Piece {
    std::uint64_t offset = 0; // in the source
    std::uint64_t length = 0;
    std::string text; // bytes in the file's encoding; when not empty the source range is not used
    std::size_t firstRow = 0;
    std::size_t rows = 0;
    std::size_t expectedNodes = 0; // of a new text's record, for the check by reading it again; 0: not looked
    std::shared_ptr<ByteSource> other; // the range is of this source and not of the plan's
    bool isCopy() const { return text.empty(); }
    // Does that one stand straight behind this one in the source, or did what it replaces? A game that was
    // added (length 0) stands nowhere in it.
    bool isFollowedBy(const Piece& next) const
    {
        return length > 0 && next.length > 0 && other == next.other && offset + length == next.offset;
    }
};

// Where a piece has come to stand in the written file.
struct Written {
    std::uint64_t offset = 0; // after the blank line that may have been put before it
    std::uint64_t length = 0; // of games, up to the next one
    std::size_t line = 1;
};

// How far the writing is, for whoever waits in another thread.
struct SaveProgress {
    std::atomic<std::uint64_t> done = 0;  // bytes written, and then read again
    std::atomic<std::uint64_t> total = 0; // what that comes to; 0 until it is known
    std::atomic<bool> cancelled = false;  // as long as the old file stands
};

struct SavePlan {
    QString path;
    Standing replaced; // what may be replaced there; something else that has come meanwhile may not
    std::shared_ptr<ByteSource> source;
    std::optional<FileStamp> sourceStamp; // what it must still hold, or nothing is written
    std::vector<Piece> pieces;
    std::string newline = "\n";
    pgn::Encoding encoding; // when it is wide the pieces are UTF-8 and are converted on the way out
    bool strictEncoding = false;
    std::shared_ptr<SaveProgress> progress = std::make_shared<SaveProgress>();
    std::uint64_t size() const; // of the pieces
    QString backupPath;         // where the file that is replaced goes; "" for none
};

struct SaveResult {
    std::vector<Written> places; // of each piece
    FileStamp stamp;
};

// Writes a new file beside the old one, reads it again, keeps the old one under the backup's name and only
// then lets the new one take its place: at no moment is there less than one whole file. ChangedBehindUs when
// another file than `replaced` stands there by then.
tl::expected<SaveResult, FileError> writeFile(const SavePlan& plan);

// A save from beginning to end: what is to be written is found out, games in other encodings are converted,
// and the file is written. May run in any thread while nothing is changed in the file of the window's thread.
class SaveJob {
public:
    using Planner = std::function<tl::expected<SavePlan, FileError>(const SaveProgress&)>;
    SaveJob(std::uint64_t roughSize, Planner planner) : m_roughSize(roughSize), m_planner(std::move(planner))
    {
    }
    std::uint64_t roughSize() const { return m_roughSize; } // bytes to write
    const std::shared_ptr<SaveProgress>& progress() const { return m_progress; }
    tl::expected<SaveResult, FileError> run();
    // Afterwards.
    const SavePlan& plan() const { return m_plan; }

private:
    std::uint64_t m_roughSize;
    Planner m_planner;
    std::shared_ptr<SaveProgress> m_progress = std::make_shared<SaveProgress>();
    SavePlan m_plan;
};

// Has the file the size and the date of when it was read? Takes no time, and is no proof.
bool seemsUntouched(const QString& path, const FileStamp& stamp);

// Does the file still hold what it held when it was read? A newer date alone is no change. `source` is the
// open file that untouched games are copied from; nullptr when they are in memory.
// AddedTo: it begins with all it held and goes on.
enum class SourceState { Same, AddedTo, Replaced, RewrittenInPlace, Gone };
SourceState sourceState(const QString& path, const FileStamp& stamp, ByteSource* source);

} // namespace game
