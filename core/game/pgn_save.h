#pragma once
#include "core/game/pgn_loader.h"

#include <vector>

namespace game {

// One piece of the file to write: a run of games as they stand in the source, or one game's new text.
struct Piece {
    std::uint64_t offset = 0; // in the source
    std::uint64_t length = 0;
    std::string text; // bytes in the file's encoding; when not empty the source range is not used
    std::size_t firstRow = 0;
    std::size_t rows = 0;
    std::size_t expectedNodes = 0; // of a new text's record, for the check by reading it again
};

// Where a piece has come to stand in the written file.
struct Written {
    std::uint64_t offset = 0; // after the blank line that may have been put before it
    std::uint64_t length = 0;
    std::size_t line = 1;
};

struct SavePlan {
    QString path;
    std::shared_ptr<ByteSource> source;
    std::vector<Piece> pieces;
    std::string newline = "\n";
    pgn::Encoding encoding; // when it is UTF-16 the pieces are UTF-8 and are converted on the way out
    bool strictEncoding = false;
    QString backupPath; // where the file that is replaced goes; "" for none
};

struct SaveResult {
    std::vector<Written> places; // of each piece
    FileStamp stamp;
};

// Writes a new file beside the old one, reads it again, keeps the old one under the backup's name and only
// then lets the new one take its place: at no moment is there less than one whole file.
tl::expected<SaveResult, FileError> writeFile(const SavePlan& plan);

// Does the file still hold what it held when it was read? A newer date alone is no change. `source` is the
// open file that untouched games are copied from; nullptr when they are in memory.
// AddedTo: it begins with all it held and goes on.
enum class SourceState { Same, AddedTo, Replaced, RewrittenInPlace, Gone };
SourceState sourceState(const QString& path, const FileStamp& stamp, ByteSource* source);

} // namespace game
