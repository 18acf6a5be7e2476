#pragma once
#include "core/database/game_index.h"
#include "core/game/byte_source.h"

#include <atomic>
#include <functional>
#include <utility>

namespace game {

// What stands under a name, as far as can be seen without reading it: enough to notice that somebody has
// written there.
struct Standing {
    qint64 size = -1;    // -1: nothing stands there
    qint64 modified = 0; // ms since 1970
    static Standing at(const QString& path);
    friend bool operator==(const Standing&, const Standing&) = default;
};

// What is known of a file's contents when it was read.
struct FileStamp {
    std::uint64_t size = 0;
    qint64 modified = 0; // ms since 1970
    std::uint64_t hash = 0;
};

// A part of the index, made in the worker and never changed again.
struct LoadChunk {
    std::shared_ptr<ByteSource> source; // of the rows, and its encoding as far as it is known
    pgn::Encoding encoding;
    std::vector<database::Row> rows;   // their names are numbered by the loader
    std::vector<database::Name> names; // the next numbers
    std::vector<std::pair<database::NameId, database::Name>> renewed; // read anew in another encoding
    std::uint64_t bytesRead = 0;
    std::uint64_t bytesTotal = 0;
};

struct LoadResult {
    std::shared_ptr<ByteSource> source; // UTF-8 in memory when the file is wide
    pgn::Encoding encoding;
    bool utf8IsProven = false;  // by a mark or by its characters
    bool wideIsExact = true;    // a wide file: converting it back gives the same bytes
    std::string newline = "\n"; // the first one of the file
    FileStamp stamp;
};

// Reads a file's index from beginning to end in whatever thread it is called in, and in one more. `sink` gets
// chunks as they come, one at a time, in either thread; nothing is returned when `cancelled` was set.
std::optional<tl::expected<LoadResult, FileError>> loadIndex(const QString& path,
                                                             const std::function<void(LoadChunk&&)>& sink,
                                                             const std::atomic<bool>& cancelled);

// The same of a UTF-8 text that is in memory, at once, without a source in the chunks; returns the text's
// first line end.
std::string indexText(ByteSource& text, const std::function<void(LoadChunk&&)>& sink);

} // namespace game
