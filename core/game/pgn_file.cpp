#include "core/game/pgn_file.h"

#include "core/game/pgn_file_private.h"
#include "core/game/relettered.h"
#include "core/game/same_file.h"

#include <QFileInfo>
#include <QThread>

namespace game {

using Kind = FileError::Kind;

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
    namesOfLoader = {0};
    source = ByteSource::inMemory({});
    encoding = {};
    strictEncoding = false;
    wideIsExact = true;
    utf8IsProven = false;
    newline = "\n";
    stamp = {};
    preamble = 0;
    unsaved.clear();
    savedGames = 0;
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

void PgnFile::openText(std::string utf8)
{
    close();
    d->source = ByteSource::inMemory(std::move(utf8));
    d->newline = indexText(*d->source, [this](LoadChunk&& chunk) { d->takeChunk(std::move(chunk)); });
    d->savedGames = 0; // they are on no disk
    emit loaded();
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
    if (chunk.source && index.size() == 0)
        source = std::move(chunk.source);
    const bool isOtherEncoding = chunk.encoding.name != encoding.name;
    encoding = std::move(chunk.encoding);
    index.names().followEncoding(isInMemoryUtf8() ? pgn::Encoding{} : encoding);
    // A game that was changed meanwhile may have brought names of its own.
    for (auto& name : chunk.names)
        namesOfLoader.push_back(index.names().intern(std::move(name)));
    for (auto& [id, name] : chunk.renewed)
        index.names().renew(namesOfLoader[id], std::move(name));
    if (index.size() == 0 && !chunk.rows.empty())
        preamble = chunk.rows.front().offset;
    for (auto& row : chunk.rows) {
        if (index.size() == 0 && row.offset == 0 && source->read(0, 3) == "\xEF\xBB\xBF") {
            row.offset += 3;
            row.length -= 3;
            preamble = 3;
        }
        for (auto* name : {&row.white, &row.black, &row.event, &row.site, &row.round})
            *name = namesOfLoader[*name];
        index.append(row);
        ++savedGames;
    }
    if (isOtherEncoding)
        emit q.encodingChanged();
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
    wideIsExact = result->wideIsExact;
    utf8IsProven = result->utf8IsProven;
    newline = result->newline;
    stamp = result->stamp;
    namesOfLoader = {0};
    if (index.size() == 0)
        preamble = source->size();
    complete = true;
    emit q.encodingChanged();
    emit q.loaded();
}

// Those of the file by its encoding; those of unsaved games are text whatever that is.
void PgnFile::Private::readNamesAgain()
{
    index.names().setEncoding(encoding, strictEncoding);
    for (std::size_t i = 0; !unsaved.empty() && i < index.size(); ++i) {
        auto& row = index.row(i);
        if (row.unsaved == 0)
            continue;
        auto again = database::rowOf(bodyOf(row).toRecord(), index.names());
        again.offset = row.offset;
        again.length = row.length;
        again.firstLine = row.firstLine;
        again.unsaved = row.unsaved;
        row = again;
    }
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

bool PgnFile::isUtf8Proven() const
{
    return d->utf8IsProven;
}

void PgnFile::setEncoding(const pgn::Encoding& encoding)
{
    d->readIn(encoding, true);
}

void PgnFile::useFoundEncoding(const pgn::Encoding& encoding)
{
    d->readIn(encoding, false);
}

void PgnFile::Private::readIn(const pgn::Encoding& other, bool strictly)
{
    if (isInMemoryUtf8() || path.isEmpty())
        return;
    const auto before = std::exchange(encoding, other);
    const bool wasStrict = std::exchange(strictEncoding, strictly);
    for (std::size_t i = 0; !unsaved.empty() && i < index.size(); ++i) {
        const auto& row = index.row(i);
        if (row.unsaved == 0 || row.length == 0 || bodyOf(row).isText())
            continue;
        const auto bytes = bytesOf(row);
        const auto readAs = [&bytes](const pgn::Encoding& from) {
            return pgn::readGame(pgn::decode(bytes, from)).record;
        };
        unsaved[row.unsaved - 1] = GameBody::of(
            relettered(*bodyOf(row).record, readAs(pgn::encodingOfGame(bytes, before, wasStrict)),
                       readAs(encodingFor(bytes))));
    }
    readNamesAgain();
    emit q.encodingChanged();
}

PgnFile::OnDisk PgnFile::stateOnDisk() const
{
    if (d->path.isEmpty() || !d->complete)
        return OnDisk::AsRead;
    switch (d->sourceState()) {
    case SourceState::Same:
        break;
    case SourceState::AddedTo:
        return OnDisk::AddedTo;
    case SourceState::Replaced:
        return OnDisk::Changed;
    case SourceState::RewrittenInPlace:
        return OnDisk::Lost;
    case SourceState::Gone:
        return OnDisk::Gone;
    }
    return OnDisk::AsRead;
}

std::string PgnFile::currentText(std::size_t row) const
{
    const auto& entry = d->index.row(row);
    if (entry.unsaved == 0)
        return gameText(row);
    return d->bodyOf(entry).text();
}

QString PgnFile::currentTexts(const std::vector<std::size_t>& rows) const
{
    QString all;
    for (const auto row : rows) {
        if (!all.isEmpty())
            all += QLatin1String("\n\n");
        const auto text = currentText(row);
        const auto end = text.find_last_not_of(" \t\r\n");
        all += QString::fromUtf8(text.data(), end == std::string::npos ? 0 : qsizetype(end + 1));
    }
    all.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    all.replace(QLatin1Char('\r'), QLatin1Char('\n'));
    return all + QLatin1Char('\n');
}

std::string PgnFile::gameText(std::size_t row) const
{
    const auto bytes = d->bytesOf(d->index.row(row));
    return pgn::decode(bytes, d->encodingFor(bytes));
}

GameTexts PgnFile::texts() const
{
    GameTexts texts;
    texts.source = d->source;
    texts.encoding = d->isInMemoryUtf8() ? pgn::Encoding{} : d->encoding;
    texts.strictly = d->strictEncoding;
    return texts;
}

pgn::ReadGame PgnFile::readGame(std::size_t row) const
{
    const auto& entry = d->index.row(row);
    if (entry.unsaved != 0) {
        pgn::ReadGame game;
        const auto& body = d->bodyOf(entry);
        if (body.isText())
            return pgn::readGame(body.text(), {row + 1, 1, 0});
        game.record = *body.record;
        return game;
    }
    auto game = pgn::readGame(gameText(row), {row + 1, entry.firstLine, entry.offset});
    game.range.begin = entry.offset;
    game.range.end = entry.offset + entry.length;
    return game;
}

bool PgnFile::isModified() const
{
    return d->modified;
}

bool PgnFile::isModified(std::size_t row) const
{
    return d->index.row(row).unsaved != 0;
}

tl::expected<void, FileError> PgnFile::save(const SaveConsent& consent)
{
    const auto error = [this](Kind kind) { return tl::unexpected(FileError{kind, d->path, {}, {}}); };
    if (!d->complete || d->path.isEmpty())
        return error(Kind::WriteFailed);
    const auto standing = Standing::at(d->path);
    // What looks as it was is looked at more closely while it is copied.
    const auto state = seemsUntouched(d->path, d->stamp) ? SourceState::Same : d->sourceState();
    if (state == SourceState::RewrittenInPlace)
        return error(Kind::SourceLost);
    const bool canKeepAdded = !d->isInMemoryUtf8();
    const bool keepsAdded = state == SourceState::AddedTo && canKeepAdded && consent.keepAdded;
    const bool isOthers = state == SourceState::Replaced || (state == SourceState::AddedTo && !keepsAdded);
    if (isOthers && !consent.overwrite)
        return error(state == SourceState::AddedTo && canKeepAdded ? Kind::AddedTo : Kind::ChangedBehindUs);
    if (isOthers)
        d->backedUp = false;
    std::string added;
    if (keepsAdded) {
        const auto now = ByteSource::fromFile(d->path);
        if (!now)
            return tl::unexpected(now.error());
        added = (*now)->read(d->stamp.size, (*now)->size() - d->stamp.size);
    }
    const auto saved = d->write(d->path, standing, consent, added);
    if (saved || saved.error().kind != Kind::ChangedBehindUs)
        return saved;
    // What has come while it was written is looked at as what had come before, and nobody has agreed to it
    // yet.
    auto now = consent;
    now.overwrite = now.keepAdded = false;
    return save(now);
}

tl::expected<void, FileError> PgnFile::saveAs(const QString& path, const SaveConsent& consent)
{
    if (!d->complete)
        return tl::unexpected(FileError{Kind::WriteFailed, path, {}, {}});
    if (!d->path.isEmpty() && isSameFile(path, d->path))
        return save(consent);
    return d->write(path, Standing::at(path), consent);
}

void PgnFile::setWriter(Writer writer)
{
    d->writer = std::move(writer);
}

tl::expected<void, FileError> PgnFile::saveUnsavedGamesAs(const QString& path) const
{
    PgnFile other;
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < d->index.size(); ++i) {
        if (d->index.row(i).unsaved != 0)
            rows.push_back(i);
    }
    other.insertGames(0, *this, rows);
    return other.saveAs(path);
}

QString PgnFile::backupPathFor(const QString& path)
{
    return path + QStringLiteral(".bak");
}

} // namespace game
