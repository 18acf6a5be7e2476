#include "core/game/pgn_file_private.h"
#include "core/game/same_file.h"
#include "core/pgn/scanner.h"
#include "core/pgn/writer.h"

#include <QFileInfo>

#include <algorithm>
#include <fmt/format.h>
#include <numeric>

namespace game {

using Kind = FileError::Kind;

namespace {

// White space at the end of a game's bytes: the blank line before the next one.
std::string_view trailingSpace(std::string_view bytes)
{
    const auto last = bytes.find_last_not_of(" \t\r\n");
    return last == std::string_view::npos ? bytes : bytes.substr(last + 1);
}

// How a piece of text is encoded on its way into a file: the mark is written once, and a wide file is put
// together as UTF-8 and converted as a whole.
pgn::Encoding forPieces(const pgn::Encoding& encoding)
{
    return encoding.isWide() ? pgn::Encoding{} : pgn::Encoding{encoding.name, false};
}

// Are there letters in it that stand for bytes which are none? U+FFFD may be what somebody has written, too.
bool hasUnreadBytes(std::string_view text, std::string_view bytes)
{
    constexpr std::string_view Replacement = "\xef\xbf\xbd";
    return text.find(Replacement) != std::string_view::npos &&
           bytes.find(Replacement) == std::string_view::npos;
}

// What is wrong with several games, as one error: unread bytes come before characters that would be lost.
void gather(std::optional<FileError>& all, const FileError& one)
{
    if (!all) {
        all = one;
        return;
    }
    if (one.kind == Kind::UnreadBytes && all->kind != one.kind) {
        all = one;
        return;
    }
    if (one.kind != all->kind)
        return;
    all->games += one.games;
    for (const QString& character : one.characters) {
        if (!all->characters.contains(character))
            all->characters.append(character);
    }
}

std::string withNewlines(const std::string& text, const std::string& from, const std::string& to)
{
    if (from == to || from.empty())
        return text;
    std::string changed;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find(from, at), text.size());
        changed += text.substr(at, end - at);
        if (end < text.size())
            changed += to;
        at = end + from.size();
    }
    return changed;
}

std::vector<std::string> gamesIn(std::string_view bytes)
{
    std::vector<std::string> games;
    pgn::Scanner scanner([&games](const pgn::Scanner::Found& found) { games.emplace_back(found.text); });
    scanner.feed(bytes);
    scanner.finish();
    return games;
}

// Would two games, a blank line between them, be read as something else than those two games?
bool wouldJoin(std::string_view first, std::string_view second, const std::string& newline)
{
    auto expected = gamesIn(first);
    for (auto& game : gamesIn(second))
        expected.push_back(std::move(game));
    return gamesIn(fmt::format("{}{}{}{}", first, newline, newline, second)) != expected;
}

} // namespace

FileError PgnFile::Private::unencodable(const pgn::Unencodable& characters, const pgn::Encoding& target,
                                        std::size_t row) const
{
    FileError error{Kind::WouldLoseCharacters, path, QString::fromStdString(target.name), {}, {row + 1}};
    for (const auto& character : characters.characters)
        error.characters.append(QString::fromStdString(character));
    return error;
}

tl::expected<std::string, FileError>
PgnFile::Private::encoded(const std::string& text, const pgn::Encoding& target, std::size_t row) const
{
    auto bytes = pgn::encode(text, target);
    if (!bytes)
        return tl::unexpected(unencodable(bytes.error(), target, row));
    return std::move(*bytes);
}

FileError PgnFile::Private::unreadBytes(std::size_t row) const
{
    return {Kind::UnreadBytes, path, QString::fromStdString(encoding.name), {}, {row + 1}};
}

// The bytes of an unsaved game, ready to stand in the file.
tl::expected<std::string, FileError> PgnFile::Private::textOf(std::size_t row,
                                                              const SaveConsent& consent) const
{
    const pgn::Encoding* convertTo = consent.encoding ? &*consent.encoding : nullptr;
    const auto& entry = index.row(row);
    const auto& body = bodyOf(entry);
    if (body.isText())
        return encoded(withNewlines(body.text(), body.newline, newline),
                       forPieces(convertTo ? *convertTo : encoding), row);
    const auto original = entry.length > 0 ? bytesOf(entry) : std::string();
    pgn::WriteOptions options;
    options.newline = newline;
    auto text = pgn::writeGame(*body.record, options);
    text.erase(text.find_last_not_of(" \t\r\n") + 1);
    if (!consent.unreadBytes && hasUnreadBytes(text, original))
        return tl::unexpected(unreadBytes(row));
    auto bytes = encoded(text,
                         forPieces(convertTo          ? *convertTo
                                   : entry.length > 0 ? encodingFor(original)
                                                      : encoding),
                         row);
    if (!bytes)
        return bytes;
    const auto space = trailingSpace(original);
    return *bytes + (space.empty() ? newline : std::string(space));
}

// Can the bytes of a game from another file stand in this one as they are?
bool PgnFile::Private::isCopied(const GameBody& body) const
{
    return body.isText() && !isInMemoryUtf8() && body.newline == newline && !strictEncoding &&
           !body.strictEncoding && (body.isUtf8 ? "UTF-8" : body.encoding.name) == encoding.name;
}

tl::expected<Piece, FileError> PgnFile::Private::pieceOf(std::size_t i, const SaveConsent& consent) const
{
    const pgn::Encoding* convertTo = consent.encoding ? &*consent.encoding : nullptr;
    const auto& row = index.row(i);
    if (row.unsaved != 0 && !convertTo && isCopied(bodyOf(row))) {
        const auto& body = bodyOf(row);
        return Piece{body.offset, body.length, {}, i, 1, 0, body.source};
    }
    if (row.unsaved != 0) {
        auto text = textOf(i, consent);
        if (!text)
            return tl::unexpected(text.error());
        const auto& body = bodyOf(row);
        const auto nodes = body.isText() ? 0 : body.record->liveNodeCount();
        return Piece{row.offset, row.length, std::move(*text), i, 1, nodes, nullptr};
    }
    if (!convertTo)
        return Piece{row.offset, row.length, {}, i, 1, 0, nullptr};
    const auto bytes = bytesOf(row);
    const auto text = pgn::decode(bytes, encodingFor(bytes));
    if (!consent.unreadBytes && hasUnreadBytes(text, bytes))
        return tl::unexpected(unreadBytes(i));
    auto converted = encoded(text, forPieces(*convertTo), i);
    if (!converted)
        return tl::unexpected(converted.error());
    const auto nodes = pgn::readGame(text).record.liveNodeCount();
    return Piece{row.offset, row.length, std::move(*converted), i, 1, nodes, nullptr};
}

tl::expected<SavePlan, FileError> PgnFile::Private::plan(const QString& target, const SaveConsent& consent,
                                                         const SaveProgress& progress) const
{
    const pgn::Encoding* convertTo = consent.encoding ? &*consent.encoding : nullptr;
    SavePlan plan;
    plan.path = target;
    plan.source = source;
    if (!isInMemoryUtf8() && !path.isEmpty())
        plan.sourceStamp = stamp;
    plan.newline = newline;
    plan.encoding = convertTo ? *convertTo : encoding;
    plan.strictEncoding = strictEncoding || convertTo;
    const bool sameFile = !path.isEmpty() && isSameFile(target, path);
    if (!(sameFile && backedUp) && QFileInfo::exists(target))
        plan.backupPath = backupPathFor(target);
    if (convertTo) {
        if (convertTo->bom && convertTo->name == "UTF-8")
            plan.pieces.push_back({0, 0, std::string("\xEF\xBB\xBF"), 0, 0, 0, nullptr});
    } else if (preamble > 0) {
        plan.pieces.push_back({0, preamble, {}, 0, 0, 0, nullptr});
    }
    std::optional<FileError> lost; // of all games together
    if (!wideIsExact && !consent.unreadBytes)
        lost = FileError{Kind::UnreadBytes, path, QString::fromStdString(encoding.name), {}};
    for (std::size_t i = 0; i < index.size(); ++i) {
        if (progress.cancelled)
            return tl::unexpected(FileError{Kind::Cancelled, target, {}, {}});
        auto piece = pieceOf(i, consent);
        if (!piece) {
            gather(lost, piece.error());
            continue;
        }
        auto* last = plan.pieces.empty() || plan.pieces.back().rows == 0 ? nullptr : &plan.pieces.back();
        if (last && last->isCopy() && piece->isCopy() && last->isFollowedBy(*piece)) {
            last->length += piece->length;
            ++last->rows;
        } else {
            plan.pieces.push_back(std::move(*piece));
        }
    }
    if (lost)
        return tl::unexpected(*lost);
    keepApart(plan);
    return plan;
}

std::uint64_t PgnFile::Private::roughSize() const
{
    return std::accumulate(unsaved.begin(), unsaved.end(), source->size(),
                           [](std::uint64_t sum, const auto& body) { return sum + body->length; });
}

// The bytes of a piece's first or last game.
std::string PgnFile::Private::bytesToBe(const Piece& piece, bool first) const
{
    if (!piece.isCopy())
        return piece.text;
    const auto& row = index.row(first ? piece.firstRow : piece.firstRow + piece.rows - 1);
    if (row.unsaved == 0)
        return bytesOf(row);
    const auto& body = bodyOf(row);
    return body.source->read(body.offset, body.length);
}

// A game that is broken off without a result and a game without tags would become one when they come to stand
// one behind the other: the sign for "unfinished" is put between them.
void PgnFile::Private::keepApart(SavePlan& plan) const
{
    std::vector<Piece> pieces;
    for (auto& piece : plan.pieces) {
        const auto* last = pieces.empty() ? nullptr : &pieces.back();
        if (last && last->rows > 0 && piece.rows > 0 && !last->isFollowedBy(piece) &&
            wouldJoin(bytesToBe(*last, false), bytesToBe(piece, true), plan.newline))
            pieces.push_back({0, 0, "*", 0, 0, 0, nullptr});
        pieces.push_back(std::move(piece));
    }
    plan.pieces = std::move(pieces);
}

void PgnFile::Private::adoptCopied(const Piece& piece, const Written& place)
{
    const auto lineOf = [this](const database::Row& row) {
        return row.unsaved == 0 ? row.firstLine : bodyOf(row).firstLine;
    };
    const auto oldLine = lineOf(index.row(piece.firstRow));
    for (auto i = piece.firstRow; i < piece.firstRow + piece.rows; ++i) {
        auto& row = index.row(i);
        row.firstLine = std::uint32_t(lineOf(row) - oldLine + place.line);
        if (row.unsaved != 0) {
            row.offset = bodyOf(row).offset;
            row.length = bodyOf(row).length;
        }
        row.offset = row.offset - piece.offset + place.offset;
        row.unsaved = 0;
    }
    auto& last = index.row(piece.firstRow + piece.rows - 1);
    last.length = std::uint32_t(place.offset + place.length - last.offset);
}

// From now on its names are those bytes of the file, in whatever encoding they will be read.
void PgnFile::Private::adoptWritten(database::Row& row, const std::string& bytes, const Written& place)
{
    pgn::Scanner scanner([&](const pgn::Scanner::Found& found) {
        if (row.unsaved != 0) // the first: its row has nothing unsaved
            row = database::rowOf(found, index.names());
    });
    if (row.unsaved != 0) {
        scanner.feed(bytes);
        scanner.finish();
    }
    row.offset = place.offset;
    row.length = std::uint32_t(place.length);
    row.firstLine = std::uint32_t(place.line);
    row.unsaved = 0;
}

// The rows point into the new file from now on.
void PgnFile::Private::adopt(const SavePlan& plan, const SaveResult& result)
{
    preamble = 0;
    for (std::size_t p = 0; p < plan.pieces.size(); ++p) {
        const auto& piece = plan.pieces[p];
        const auto& place = result.places[p];
        if (piece.rows == 0) {
            if (p == 0)
                preamble = place.length;
            continue;
        }
        if (piece.isCopy())
            adoptCopied(piece, place);
        else
            adoptWritten(index.row(piece.firstRow), piece.text, place);
    }
    unsaved.clear();
    savedGames = index.size();
    stamp = result.stamp;
}

tl::expected<void, FileError> PgnFile::Private::write(const QString& target, const Standing& replaced,
                                                      const SaveConsent& consent, const std::string& added)
{
    const pgn::Encoding* convertTo = consent.encoding ? &*consent.encoding : nullptr;
    if (index.size() == 0)
        return tl::unexpected(FileError{Kind::NothingToWrite, target, {}, {}});
    SaveJob job(roughSize() + added.size(), [&](const SaveProgress& progress) {
        auto plan = this->plan(target, consent, progress);
        if (plan)
            plan->replaced = replaced;
        if (plan && !added.empty()) {
            const auto text = convertTo
                                  ? encoded(pgn::decode(added, encodingFor(added)), forPieces(*convertTo), 0)
                                  : tl::expected<std::string, FileError>(added);
            if (!text)
                return tl::expected<SavePlan, FileError>(tl::unexpected(text.error()));
            plan->pieces.push_back({stamp.size, added.size(), *text, 0, 0, 0, nullptr});
        }
        return plan;
    });
    const auto result = writer(job);
    if (!result)
        return tl::unexpected(result.error());
    const auto& plan = job.plan();
    backedUp = true;
    path = target;
    const bool reencoded = std::exchange(encoding, plan.encoding).name != plan.encoding.name;
    strictEncoding = strictEncoding && !convertTo;
    if (convertTo)
        index.names().setWritten(isInMemoryUtf8() ? pgn::Encoding{} : encoding);
    adopt(plan, *result);
    auto reopened = ByteSource::fromFile(target);
    if (!reopened)
        return tl::unexpected(reopened.error());
    source = keptIfSmall(*reopened);
    if (isInMemoryUtf8()) {
        const auto bytes = source->read(0, source->size());
        source = ByteSource::inMemory(pgn::decode(bytes, encoding));
    }
    wideIsExact = true;
    setModified(false);
    if (reencoded)
        emit q.encodingChanged();
    return {};
}

} // namespace game
