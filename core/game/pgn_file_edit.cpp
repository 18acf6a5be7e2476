#include "core/game/pgn_file_private.h"
#include "core/pgn/writer.h"

#include <algorithm>
#include <numeric>

// The part of PgnFile that changes games and their order.
namespace game {

namespace {

// Are they the same once they are written? A file may lack tags that every written game has.
bool writtenAlike(const record::Record& a, const record::Record& b)
{
    return a == b || pgn::writeGame(a) == pgn::writeGame(b);
}

// Names of one file's index in another one's.
class NameCopier {
public:
    NameCopier(const database::NameTable& from, database::NameTable& to)
        : m_from(from), m_to(to), m_known(from.size(), Unknown)
    {
    }
    void copy(database::Row& row)
    {
        for (auto* id : {&row.white, &row.black, &row.event, &row.site, &row.round})
            *id = copy(*id);
    }

private:
    static constexpr auto Unknown = database::NameId(-1);
    database::NameId copy(database::NameId id)
    {
        if (m_known[id] == Unknown)
            m_known[id] = m_to.internText(m_from[id].text);
        return m_known[id];
    }

    const database::NameTable& m_from;
    database::NameTable& m_to;
    std::vector<database::NameId> m_known;
};

} // namespace

std::string GameBody::text() const
{
    if (!isText())
        return pgn::writeGame(*record);
    const auto bytes = source->read(offset, length);
    return isUtf8 ? bytes : pgn::decode(bytes, pgn::encodingOfGame(bytes, encoding, strictEncoding));
}

record::Record GameBody::toRecord() const
{
    return isText() ? pgn::readGame(text()).record : *record;
}

std::shared_ptr<const GameBody> GameBody::of(const record::Record& record)
{
    GameBody body;
    body.record = std::make_shared<const record::Record>(record);
    return std::make_shared<const GameBody>(std::move(body));
}

std::uint32_t PgnFile::Private::addBody(std::shared_ptr<const GameBody> body)
{
    unsaved.push_back(std::move(body));
    return std::uint32_t(unsaved.size());
}

// The game as the file has it, for a time when this is no longer the file.
std::shared_ptr<const GameBody> PgnFile::Private::bodyInFile(const database::Row& row) const
{
    GameBody body;
    body.source = source;
    body.offset = row.offset;
    body.length = row.length;
    body.firstLine = row.firstLine;
    body.newline = newline;
    body.encoding = encoding;
    body.strictEncoding = strictEncoding;
    body.isUtf8 = isInMemoryUtf8();
    return std::make_shared<const GameBody>(std::move(body));
}

void PgnFile::Private::setModified(bool on)
{
    if (modified == on)
        return;
    modified = on;
    emit q.modifiedChanged(on);
}

// All of the file's games, none but them, in their order.
bool PgnFile::Private::isAsOnDisk() const
{
    if (index.size() != savedGames)
        return false;
    std::uint64_t end = 0;
    for (std::size_t i = 0; i < index.size(); ++i) {
        const auto& row = index.row(i);
        if (row.unsaved != 0 || row.offset < end)
            return false;
        end = row.offset + row.length;
    }
    return true;
}

std::uint64_t PgnFile::sizeOnDisk() const
{
    return d->stamp.size;
}

std::uint64_t PgnFile::hashOnDisk() const
{
    return d->stamp.hash;
}

bool PgnFile::isInOrder() const
{
    std::uint64_t end = 0;
    std::size_t games = 0;
    for (std::size_t i = 0; i < d->index.size() && games < d->savedGames; ++i, ++games) {
        const auto& row = d->index.row(i);
        if (row.length == 0 || row.offset < end)
            return false;
        end = row.offset + row.length;
    }
    std::uint32_t number = 0; // added games are numbered as they come
    for (auto i = games; i < d->index.size(); ++i) {
        if (d->index.row(i).length > 0 || d->index.row(i).unsaved < number)
            return false;
        number = d->index.row(i).unsaved;
    }
    return games == d->savedGames;
}

void PgnFile::Private::noteModified()
{
    setModified(!isAsOnDisk());
}

void PgnFile::replaceGame(std::size_t row, const record::Record& record)
{
    auto& entry = d->index.row(row);
    const bool asInFile = entry.length > 0 && writtenAlike(pgn::readGame(gameText(row)).record, record);
    if (asInFile && entry.unsaved == 0)
        return;
    if (entry.unsaved != 0 && d->bodyOf(entry).isText() && writtenAlike(d->bodyOf(entry).toRecord(), record))
        return; // it stays as its own file had it
    const auto old = entry;
    entry = database::rowOf(record, d->index.names());
    entry.offset = old.offset;
    entry.length = old.length;
    entry.firstLine = old.firstLine;
    if (!asInFile) {
        // What was removed may still hold the old body: a new one takes its place.
        entry.unsaved = old.unsaved;
        if (entry.unsaved == 0)
            entry.unsaved = d->addBody(GameBody::of(record));
        else
            d->unsaved[entry.unsaved - 1] = GameBody::of(record);
    }
    d->noteModified();
    emit gameChanged(row);
}

std::size_t PgnFile::appendGame(const record::Record& record)
{
    auto entry = database::rowOf(record, d->index.names());
    entry.unsaved = d->addBody(GameBody::of(record));
    d->index.append(entry);
    const auto row = d->index.size() - 1;
    emit rowsShifted({{}, {row}});
    d->setModified(true);
    return row;
}

std::vector<PgnFile::Removed> PgnFile::removeGames(const std::vector<std::size_t>& rows)
{
    std::vector<Removed> removed;
    removed.reserve(rows.size());
    for (const auto row : rows) {
        const auto& entry = d->index.row(row);
        removed.push_back(
            {row, entry, entry.unsaved == 0 ? d->bodyInFile(entry) : d->unsaved[entry.unsaved - 1]});
    }
    d->index.erase(rows);
    emit rowsShifted({rows, {}});
    d->noteModified();
    return removed;
}

RowShift PgnFile::restoreGames(const std::vector<Removed>& games)
{
    RowShift shift;
    std::vector<database::Row> entries;
    for (const auto& game : games) {
        auto entry = game.entry;
        const bool isHere = entry.length > 0 && game.body->source == d->source &&
                            game.body->offset == entry.offset && entry.unsaved == 0;
        if (!isHere) {
            const bool known = entry.unsaved != 0 && entry.unsaved <= d->unsaved.size() &&
                               d->unsaved[entry.unsaved - 1] == game.body;
            if (!known) { // saved meanwhile without it: the file does not have it any more
                entry.offset = 0;
                entry.length = 0;
                entry.unsaved = d->addBody(game.body);
            }
        }
        // Games may have been added behind it; none can be missing in front of it.
        shift.inserted.push_back(std::min(game.row, d->index.size() + shift.inserted.size()));
        entries.push_back(entry);
    }
    d->index.insert(shift.inserted, entries);
    emit rowsShifted(shift);
    d->noteModified();
    return shift;
}

void PgnFile::moveGames(const RowShift& shift)
{
    std::vector<database::Row> entries;
    entries.reserve(shift.removed.size());
    for (const auto row : shift.removed)
        entries.push_back(d->index.row(row));
    d->index.erase(shift.removed);
    d->index.insert(shift.inserted, entries);
    emit rowsShifted(shift);
    d->noteModified();
}

RowShift PgnFile::insertGames(std::size_t before, const PgnFile& from, const std::vector<std::size_t>& rows)
{
    NameCopier names(from.index().names(), d->index.names());
    std::vector<database::Row> entries;
    entries.reserve(rows.size());
    for (const auto row : rows) {
        auto entry = from.index().row(row);
        names.copy(entry);
        entry.unsaved =
            d->addBody(entry.unsaved == 0 ? from.d->bodyInFile(entry) : from.d->unsaved[entry.unsaved - 1]);
        entry.offset = 0;
        entry.length = 0;
        entry.firstLine = 0;
        entries.push_back(entry);
    }
    RowShift shift;
    shift.inserted.resize(rows.size());
    std::iota(shift.inserted.begin(), shift.inserted.end(), before);
    d->index.insert(shift.inserted, entries);
    emit rowsShifted(shift);
    d->noteModified();
    return shift;
}

} // namespace game
