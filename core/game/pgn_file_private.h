#pragma once
#include "core/game/encoding_probe.h"
#include "core/game/pgn_file.h"
#include "core/game/pgn_loader.h"
#include "core/game/pgn_save.h"

class QThread;

namespace game {

struct PgnFile::Private {
    explicit Private(PgnFile& owner) : q(owner) {}

    PgnFile& q;
    QString path;
    database::GameIndex index;
    std::shared_ptr<ByteSource> source = ByteSource::inMemory({});
    pgn::Encoding encoding;
    bool strictEncoding = false;
    std::string newline = "\n";
    FileStamp stamp;
    std::uint64_t preamble = 0;          // bytes before the first game: a byte order mark, as a rule
    std::vector<record::Record> unsaved; // Row::unsaved − 1 points here
    std::size_t structureChanges = 0;    // games removed or added and not saved
    bool modified = false;
    bool complete = true;
    bool backedUp = false;
    Writer writer = writeFile;

    QThread* worker = nullptr;
    std::shared_ptr<std::atomic<bool>> cancelled;

    void stopWorker();
    void reset();
    void takeChunk(LoadChunk&& chunk);
    void takeResult(tl::expected<LoadResult, FileError>&& result);
    void setModified(bool on);
    void noteModified();

    std::string bytesOf(const database::Row& row) const { return source->read(row.offset, row.length); }
    pgn::Encoding encodingFor(std::string_view bytes) const
    {
        return isInMemoryUtf8() ? pgn::Encoding{} : encodingOfGame(bytes, encoding, strictEncoding);
    }
    // A UTF-16 file is held as UTF-8 and converted as a whole.
    bool isInMemoryUtf8() const { return encoding.name.substr(0, 6) == "UTF-16"; }
    SourceState sourceState() const
    {
        return game::sourceState(path, stamp, isInMemoryUtf8() ? nullptr : source.get());
    }
    FileError unencodable(const pgn::Unencodable& characters, const pgn::Encoding& target,
                          std::size_t row) const;
    tl::expected<std::string, FileError> textOf(std::size_t row, const pgn::Encoding* convertTo) const;
    tl::expected<SavePlan, FileError> plan(const QString& target, const pgn::Encoding* convertTo) const;
    // `added` are bytes that go behind the last game.
    tl::expected<void, FileError> write(const QString& target, const pgn::Encoding* convertTo,
                                        std::string added = {});
    void adopt(const SavePlan& plan, const SaveResult& result);
};

} // namespace game
