#pragma once
#include "core/game/pgn_file.h"
#include "core/game/pgn_loader.h"
#include "core/game/pgn_save.h"
#include "core/pgn/encoding_probe.h"

class QThread;

namespace game {

// A game that is not in the file as it stands on the disk: a record, or the bytes of another source.
struct GameBody {
    std::shared_ptr<const record::Record> record; // when there is no source
    std::shared_ptr<ByteSource> source;
    std::uint64_t offset = 0;
    std::uint32_t length = 0;
    std::uint32_t firstLine = 0; // of the source, from 1
    std::string newline;
    pgn::Encoding encoding;
    bool strictEncoding = false;
    bool isUtf8 = false; // whatever the encoding says: a wide file is held so

    bool isText() const { return source != nullptr; }
    std::string text() const;        // UTF-8
    record::Record toRecord() const; // problems are forgotten
    static std::shared_ptr<const GameBody> of(const record::Record& record);
};

struct PgnFile::Private {
    explicit Private(PgnFile& owner) : q(owner) {}

    PgnFile& q;
    QString path;
    database::GameIndex index;
    std::vector<database::NameId> namesOfLoader{
        0}; // while it reads: its ids in the index; the empty name's is 0
    std::shared_ptr<ByteSource> source = ByteSource::inMemory({});
    pgn::Encoding encoding;
    bool strictEncoding = false;
    bool utf8IsProven = false;
    bool wideIsExact = true; // a wide file: converting it back gives the same bytes
    std::string newline = "\n";
    FileStamp stamp;
    std::uint64_t preamble = 0; // bytes before the first game: a byte order mark, as a rule
    std::vector<std::shared_ptr<const GameBody>> unsaved; // Row::unsaved − 1 points here
    std::size_t savedGames = 0;                           // that the file on the disk has
    bool modified = false;
    bool complete = true;
    bool backedUp = false;
    Writer writer = &SaveJob::run;

    QThread* worker = nullptr;
    std::shared_ptr<std::atomic<bool>> cancelled;

    void stopWorker();
    void reset();
    void takeChunk(LoadChunk&& chunk);
    void takeResult(tl::expected<LoadResult, FileError>&& result);
    void readIn(const pgn::Encoding& other, bool strictly);
    void readNamesAgain();
    void setModified(bool on);
    void noteModified();
    bool isAsOnDisk() const;
    const GameBody& bodyOf(const database::Row& row) const { return *unsaved[row.unsaved - 1]; }
    std::uint32_t addBody(std::shared_ptr<const GameBody> body);
    std::shared_ptr<const GameBody> bodyInFile(const database::Row& row) const;

    std::string bytesOf(const database::Row& row) const { return source->read(row.offset, row.length); }
    pgn::Encoding encodingFor(std::string_view bytes) const
    {
        return isInMemoryUtf8() ? pgn::Encoding{} : pgn::encodingOfGame(bytes, encoding, strictEncoding);
    }
    // A wide file is held as UTF-8 and converted as a whole.
    bool isInMemoryUtf8() const { return encoding.isWide(); }
    SourceState sourceState() const
    {
        return game::sourceState(path, stamp, isInMemoryUtf8() ? nullptr : source.get());
    }
    FileError unencodable(const pgn::Unencodable& characters, const pgn::Encoding& target,
                          std::size_t row) const;
    tl::expected<std::string, FileError> textOf(std::size_t row, const SaveConsent& consent) const;
    tl::expected<std::string, FileError> encoded(const std::string& text, const pgn::Encoding& target,
                                                 std::size_t row) const;
    tl::expected<Piece, FileError> pieceOf(std::size_t row, const SaveConsent& consent) const;
    FileError unreadBytes(std::size_t row) const;
    bool isCopied(const GameBody& body) const;
    std::string bytesToBe(const Piece& piece, bool first) const;
    void keepApart(SavePlan& plan) const;
    tl::expected<SavePlan, FileError> plan(const QString& target, const SaveConsent& consent,
                                           const SaveProgress& progress) const;
    std::uint64_t roughSize() const;
    // `replaced` is what stands there and has been looked at. `added` are bytes that go behind the last game.
    tl::expected<void, FileError> write(const QString& target, const Standing& replaced,
                                        const SaveConsent& consent, const std::string& added = {});
    void adopt(const SavePlan& plan, const SaveResult& result);
    void adoptCopied(const Piece& piece, const Written& place);
    void adoptWritten(database::Row& row, const std::string& bytes, const Written& place);
};

} // namespace game
