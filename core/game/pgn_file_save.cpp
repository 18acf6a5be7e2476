#include "core/game/pgn_file_private.h"
#include "core/pgn/writer.h"

#include <QFileInfo>

namespace game {

using Kind = FileError::Kind;

namespace {

// White space at the end of a game's bytes: the blank line before the next one.
std::string_view trailingSpace(std::string_view bytes)
{
    const auto last = bytes.find_last_not_of(" \t\r\n");
    return last == std::string_view::npos ? bytes : bytes.substr(last + 1);
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

// The characters that several games would lose, as one error.
void gather(std::optional<FileError>& all, const FileError& one)
{
    if (!all) {
        all = one;
        return;
    }
    all->games += one.games;
    for (const QString& character : one.characters) {
        if (!all->characters.contains(character))
            all->characters.append(character);
    }
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
    if (!bytes)
        return tl::unexpected(unencodable(bytes.error(), target, row));
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
            plan.pieces.push_back({0, 0, std::string("\xEF\xBB\xBF"), 0, 0, 0});
    } else if (preamble > 0) {
        plan.pieces.push_back({0, preamble, {}, 0, 0, 0});
    }
    std::optional<FileError> lost; // characters, of all games together
    for (std::size_t i = 0; i < index.size(); ++i) {
        const auto& row = index.row(i);
        if (row.unsaved != 0) {
            auto text = textOf(i, convertTo);
            if (!text) {
                gather(lost, text.error());
                continue;
            }
            plan.pieces.push_back(
                {row.offset, row.length, std::move(*text), i, 1, unsaved[row.unsaved - 1].liveNodeCount()});
        } else if (convertTo) {
            const auto bytes = bytesOf(row);
            auto converted = pgn::encode(pgn::decode(bytes, encodingFor(bytes)), forPieces(*convertTo));
            if (!converted) {
                gather(lost, unencodable(converted.error(), *convertTo, i));
                continue;
            }
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
    if (lost)
        return tl::unexpected(*lost);
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
            if (p == 0)
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

tl::expected<void, FileError> PgnFile::Private::write(const QString& target, const pgn::Encoding* convertTo,
                                                      std::string added)
{
    if (index.size() == 0)
        return tl::unexpected(FileError{Kind::NothingToWrite, target, {}, {}});
    auto plan = this->plan(target, convertTo);
    if (!plan)
        return tl::unexpected(plan.error());
    if (!added.empty())
        plan->pieces.push_back({stamp.size, added.size(), std::move(added), 0, 0, 0});
    const auto result = writer(*plan);
    if (!result)
        return tl::unexpected(result.error());
    backedUp = true;
    path = target;
    const bool reencoded = std::exchange(encoding, plan->encoding).name != plan->encoding.name;
    strictEncoding = strictEncoding && !convertTo;
    adopt(*plan, *result);
    auto reopened = ByteSource::fromFile(target);
    if (!reopened)
        return tl::unexpected(reopened.error());
    source = keptIfSmall(*reopened);
    if (isInMemoryUtf8()) {
        const auto bytes = source->read(0, source->size());
        source = ByteSource::inMemory(pgn::decode(bytes, encoding));
    }
    setModified(false);
    if (reencoded)
        emit q.encodingChanged();
    return {};
}

} // namespace game
