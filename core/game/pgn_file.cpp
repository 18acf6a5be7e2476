#include "core/game/pgn_file.h"

#include "core/game/encoding_probe.h"
#include "core/game/pgn_loader.h"
#include "core/game/pgn_save.h"
#include "core/pgn/writer.h"

#include <QFileInfo>
#include <QThread>

namespace game {

using Kind = FileError::Kind;

namespace {

constexpr std::string_view Utf8Bom = "\xEF\xBB\xBF";

// White space at the end of a game's bytes: the blank line before the next one.
std::string_view trailingSpace(std::string_view bytes)
{
    const auto last = bytes.find_last_not_of(" \t\r\n");
    return last == std::string_view::npos ? bytes : bytes.substr(last + 1);
}

// Are they the same once they are written? A file may lack tags that every written game has.
bool writtenAlike(const record::Record& a, const record::Record& b)
{
    return a == b || pgn::writeGame(a) == pgn::writeGame(b);
}

bool isWide(const pgn::Encoding& encoding)
{
    return encoding.name.substr(0, 6) == "UTF-16";
}

// How a piece of text is encoded on its way into a file: the mark is written once, and a UTF-16 file is put
// together as UTF-8 and converted as a whole.
pgn::Encoding forPieces(const pgn::Encoding& encoding)
{
    return isWide(encoding) ? pgn::Encoding{} : pgn::Encoding{encoding.name, false};
}

} // namespace

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
    bool isInMemoryUtf8() const { return isWide(encoding); }
    SourceState sourceState() const
    {
        return game::sourceState(path, stamp, isInMemoryUtf8() ? nullptr : source.get());
    }
    tl::expected<std::string, FileError> textOf(std::size_t row, const pgn::Encoding* convertTo) const;
    tl::expected<SavePlan, FileError> plan(const QString& target, const pgn::Encoding* convertTo) const;
    tl::expected<void, FileError> write(const QString& target, const pgn::Encoding* convertTo);
    void adopt(const SavePlan& plan, const SaveResult& result);
};

PgnFile::PgnFile(QObject* parent) : QObject(parent), d(std::make_unique<Private>(*this)) {}

PgnFile::~PgnFile()
{
    d->stopWorker();
}

void PgnFile::Private::stopWorker()
{
    if (!worker)
        return;
    *cancelled = true;
    worker->wait();
    delete worker;
    worker = nullptr;
}

void PgnFile::Private::reset()
{
    stopWorker();
    path.clear();
    index.clear();
    source = ByteSource::inMemory({});
    encoding = {};
    strictEncoding = false;
    newline = "\n";
    stamp = {};
    preamble = 0;
    unsaved.clear();
    structureChanges = 0;
    complete = true;
    backedUp = false;
}

void PgnFile::close()
{
    d->reset();
    emit rowsReset();
    d->setModified(false);
}

void PgnFile::open(const QString& path)
{
    close();
    d->path = path;
    d->complete = false;
    // Games can be opened while the list still fills.
    if (auto source = ByteSource::fromFile(path))
        d->source = *source;
    auto cancelled = std::make_shared<std::atomic<bool>>(false);
    d->cancelled = cancelled;
    const auto post = [this, cancelled](auto&& call) {
        QMetaObject::invokeMethod(
            this,
            [call = std::forward<decltype(call)>(call), cancelled]() mutable {
                if (!*cancelled) // of a file that has been let go meanwhile
                    call();
            },
            Qt::QueuedConnection);
    };
    d->worker = QThread::create([this, path, cancelled, post] {
        const auto sink = [this, &post](LoadChunk&& chunk) {
            auto shared = std::make_shared<LoadChunk>(std::move(chunk));
            post([this, shared] { d->takeChunk(std::move(*shared)); });
        };
        if (auto result = loadIndex(path, sink, *cancelled)) {
            auto shared = std::make_shared<tl::expected<LoadResult, FileError>>(std::move(*result));
            post([this, shared] { d->takeResult(std::move(*shared)); });
        }
    });
    d->worker->start();
}

void PgnFile::cancel()
{
    d->stopWorker();
}

bool PgnFile::isLoading() const
{
    return d->worker != nullptr;
}

bool PgnFile::isComplete() const
{
    return d->complete;
}

void PgnFile::Private::takeChunk(LoadChunk&& chunk)
{
    for (auto& name : chunk.names)
        index.names().append(std::move(name));
    if (index.size() == 0 && !chunk.rows.empty())
        preamble = chunk.rows.front().offset;
    for (auto& row : chunk.rows) {
        if (index.size() == 0 && row.offset == 0 && source->read(0, 3) == Utf8Bom) {
            row.offset += 3;
            row.length -= 3;
            preamble = 3;
        }
        index.append(row);
    }
    emit q.rowsAdded(index.size(), qint64(chunk.bytesRead), qint64(chunk.bytesTotal));
}

void PgnFile::Private::takeResult(tl::expected<LoadResult, FileError>&& result)
{
    stopWorker();
    if (!result) {
        emit q.failed(result.error());
        return;
    }
    source = std::move(result->source);
    encoding = result->encoding;
    newline = result->newline;
    stamp = result->stamp;
    index.names().setEncoding(isInMemoryUtf8() ? pgn::Encoding{} : encoding);
    if (index.size() == 0)
        preamble = source->size();
    complete = true;
    emit q.encodingChanged();
    emit q.loaded();
}

QString PgnFile::path() const
{
    return d->path;
}

const database::GameIndex& PgnFile::index() const
{
    return d->index;
}

const pgn::Encoding& PgnFile::encoding() const
{
    return d->encoding;
}

void PgnFile::setEncoding(const pgn::Encoding& encoding)
{
    if (d->isInMemoryUtf8() || d->path.isEmpty())
        return;
    d->encoding = encoding;
    d->strictEncoding = true;
    d->index.names().setEncoding(encoding, true);
    emit encodingChanged();
}

std::string PgnFile::gameText(std::size_t row) const
{
    const auto bytes = d->bytesOf(d->index.row(row));
    return pgn::decode(bytes, d->encodingFor(bytes));
}

pgn::ReadGame PgnFile::readGame(std::size_t row) const
{
    const auto& entry = d->index.row(row);
    if (entry.unsaved != 0) {
        pgn::ReadGame game;
        game.record = d->unsaved[entry.unsaved - 1];
        return game;
    }
    auto game = pgn::readGame(gameText(row), {row + 1, entry.firstLine, entry.offset});
    game.range.begin = entry.offset;
    game.range.end = entry.offset + entry.length;
    return game;
}

void PgnFile::Private::setModified(bool on)
{
    if (modified == on)
        return;
    modified = on;
    emit q.modifiedChanged(on);
}

void PgnFile::Private::noteModified()
{
    bool any = structureChanges > 0;
    for (std::size_t i = 0; i < index.size() && !any; ++i)
        any = index.row(i).unsaved != 0;
    setModified(any);
}

void PgnFile::replaceGame(std::size_t row, const record::Record& record)
{
    auto& entry = d->index.row(row);
    const bool asInFile = entry.length > 0 && writtenAlike(pgn::readGame(gameText(row)).record, record);
    if (asInFile && entry.unsaved == 0)
        return;
    const auto old = entry;
    entry = database::rowOf(record, d->index.names());
    entry.offset = old.offset;
    entry.length = old.length;
    entry.firstLine = old.firstLine;
    if (!asInFile) {
        entry.unsaved = old.unsaved;
        if (entry.unsaved == 0) {
            d->unsaved.push_back(record);
            entry.unsaved = std::uint32_t(d->unsaved.size());
        } else {
            d->unsaved[entry.unsaved - 1] = record;
        }
    }
    d->noteModified();
    emit gameChanged(row);
}

std::size_t PgnFile::appendGame(const record::Record& record)
{
    auto entry = database::rowOf(record, d->index.names());
    d->unsaved.push_back(record);
    entry.unsaved = std::uint32_t(d->unsaved.size());
    d->index.append(entry);
    const auto row = d->index.size() - 1;
    emit gameInserted(row);
    d->setModified(true);
    return row;
}

PgnFile::Removed PgnFile::removeGame(std::size_t row)
{
    const Removed removed{row, d->index.row(row)};
    d->index.erase(row);
    ++d->structureChanges;
    emit gameRemoved(row);
    d->noteModified();
    return removed;
}

void PgnFile::restoreGame(const Removed& removed)
{
    const auto row = std::min(removed.row, d->index.size());
    d->index.insert(row, removed.entry);
    --d->structureChanges;
    emit gameInserted(row);
    d->noteModified();
}

bool PgnFile::isModified() const
{
    return d->modified;
}

bool PgnFile::isModified(std::size_t row) const
{
    return d->index.row(row).unsaved != 0;
}

// The bytes of an unsaved game, ready to stand in the file.
tl::expected<std::string, FileError> PgnFile::Private::textOf(std::size_t row,
                                                              const pgn::Encoding* convertTo) const
{
    const auto& entry = index.row(row);
    const auto original = entry.length > 0 ? bytesOf(entry) : std::string();
    pgn::WriteOptions options;
    options.newline = newline;
    auto text = pgn::writeGame(unsaved[entry.unsaved - 1], options);
    text.erase(text.find_last_not_of(" \t\r\n") + 1);
    const auto target = forPieces(convertTo          ? *convertTo
                                  : entry.length > 0 ? encodingFor(original)
                                                     : encoding);
    auto bytes = pgn::encode(text, target);
    if (!bytes) {
        FileError error{Kind::WouldLoseCharacters, path, QString::fromStdString(target.name), {}};
        for (const auto& character : bytes.error().characters)
            error.characters.append(QString::fromStdString(character));
        return tl::unexpected(error);
    }
    const auto space = trailingSpace(original);
    return *bytes + (space.empty() ? newline : std::string(space));
}

tl::expected<SavePlan, FileError> PgnFile::Private::plan(const QString& target,
                                                         const pgn::Encoding* convertTo) const
{
    SavePlan plan;
    plan.path = target;
    plan.source = source;
    plan.newline = newline;
    plan.encoding = convertTo ? *convertTo : encoding;
    plan.strictEncoding = strictEncoding || convertTo;
    const bool sameFile = !path.isEmpty() && QFileInfo(target) == QFileInfo(path);
    if (!(sameFile && backedUp) && QFileInfo::exists(target))
        plan.backupPath = backupPathFor(target);
    if (convertTo) {
        if (convertTo->bom && convertTo->name == "UTF-8")
            plan.pieces.push_back({0, 0, std::string(Utf8Bom), 0, 0, 0});
    } else if (preamble > 0) {
        plan.pieces.push_back({0, preamble, {}, 0, 0, 0});
    }
    for (std::size_t i = 0; i < index.size(); ++i) {
        const auto& row = index.row(i);
        if (row.unsaved != 0) {
            auto text = textOf(i, convertTo);
            if (!text)
                return tl::unexpected(text.error());
            plan.pieces.push_back(
                {row.offset, row.length, std::move(*text), i, 1, unsaved[row.unsaved - 1].liveNodeCount()});
        } else if (convertTo) {
            const auto bytes = bytesOf(row);
            auto converted = pgn::encode(pgn::decode(bytes, encodingFor(bytes)), forPieces(*convertTo));
            if (!converted)
                return tl::unexpected(FileError{Kind::WouldLoseCharacters, path, {}, {}});
            const auto nodes = pgn::readGame(pgn::decode(bytes, encodingFor(bytes))).record.liveNodeCount();
            plan.pieces.push_back({row.offset, row.length, std::move(*converted), i, 1, nodes});
        } else if (!plan.pieces.empty() && plan.pieces.back().text.empty() && plan.pieces.back().rows > 0 &&
                   plan.pieces.back().offset + plan.pieces.back().length == row.offset) {
            plan.pieces.back().length += row.length;
            ++plan.pieces.back().rows;
        } else {
            plan.pieces.push_back({row.offset, row.length, {}, i, 1, 0});
        }
    }
    return plan;
}

// The rows point into the new file from now on.
void PgnFile::Private::adopt(const SavePlan& plan, const SaveResult& result)
{
    preamble = 0;
    for (std::size_t p = 0; p < plan.pieces.size(); ++p) {
        const auto& piece = plan.pieces[p];
        const auto& place = result.places[p];
        if (piece.rows == 0) {
            preamble = place.length;
            continue;
        }
        const auto oldLine = index.row(piece.firstRow).firstLine;
        for (auto i = piece.firstRow; i < piece.firstRow + piece.rows; ++i) {
            auto& row = index.row(i);
            if (piece.text.empty()) {
                row.offset = row.offset - piece.offset + place.offset;
                row.firstLine = std::uint32_t(row.firstLine - oldLine + place.line);
            } else {
                row.offset = place.offset;
                row.length = std::uint32_t(place.length);
                row.firstLine = std::uint32_t(place.line);
                row.unsaved = 0;
            }
        }
    }
    unsaved.clear();
    structureChanges = 0;
    stamp = result.stamp;
}

tl::expected<void, FileError> PgnFile::Private::write(const QString& target, const pgn::Encoding* convertTo)
{
    if (index.size() == 0)
        return tl::unexpected(FileError{Kind::NothingToWrite, target, {}, {}});
    auto plan = this->plan(target, convertTo);
    if (!plan)
        return tl::unexpected(plan.error());
    const auto result = writeFile(*plan);
    if (!result)
        return tl::unexpected(result.error());
    backedUp = true;
    path = target;
    encoding = plan->encoding;
    strictEncoding = strictEncoding && !convertTo;
    adopt(*plan, *result);
    auto reopened = ByteSource::fromFile(target);
    if (!reopened)
        return tl::unexpected(reopened.error());
    source = *reopened;
    if (isInMemoryUtf8()) {
        const auto bytes = source->read(0, source->size());
        source = ByteSource::inMemory(pgn::decode(bytes, encoding));
    }
    setModified(false);
    return {};
}

tl::expected<void, FileError> PgnFile::save(bool evenIfChangedBehindUs)
{
    const auto error = [this](Kind kind) { return tl::unexpected(FileError{kind, d->path, {}, {}}); };
    if (!d->complete || d->path.isEmpty())
        return error(Kind::WriteFailed);
    const auto state = d->sourceState();
    if (state == SourceState::RewrittenInPlace)
        return error(Kind::SourceLost);
    if (state == SourceState::Replaced && !evenIfChangedBehindUs)
        return error(Kind::ChangedBehindUs);
    return d->write(d->path, nullptr);
}

tl::expected<void, FileError> PgnFile::saveAs(const QString& path,
                                              const std::optional<pgn::Encoding>& encoding)
{
    if (!d->complete)
        return tl::unexpected(FileError{Kind::WriteFailed, path, {}, {}});
    if (!d->path.isEmpty() && d->sourceState() == SourceState::RewrittenInPlace)
        return tl::unexpected(FileError{Kind::SourceLost, d->path, {}, {}});
    return d->write(path, encoding ? &*encoding : nullptr);
}

tl::expected<void, FileError> PgnFile::saveUnsavedGamesAs(const QString& path) const
{
    PgnFile other;
    for (std::size_t i = 0; i < d->index.size(); ++i) {
        if (d->index.row(i).unsaved != 0)
            other.appendGame(d->unsaved[d->index.row(i).unsaved - 1]);
    }
    return other.saveAs(path);
}

QString PgnFile::backupPathFor(const QString& path)
{
    return path + QStringLiteral(".bak");
}

} // namespace game
