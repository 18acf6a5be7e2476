#include "core/game/game_journal.h"

#include "core/game/setup_fields.h"
#include "core/pgn/reader.h"
#include "core/pgn/writer.h"

#include <algorithm>
#include <charconv>

namespace game {

using record::NodeId;

namespace {

const std::string TableName = "table";
const std::string TurnName = "turn";

// A node as the way to it: which child each time. Ids are not the same after reading.
std::string wayTo(const record::Record& record, NodeId node)
{
    std::string way;
    for (const auto id : record.pathTo(node)) {
        const auto& siblings = record.node(record.node(id).parent).children;
        way += std::to_string(std::find(siblings.begin(), siblings.end(), id) - siblings.begin()) + ' ';
    }
    return way;
}

NodeId nodeAt(const record::Record& record, const std::string& way)
{
    auto node = NodeId::Root;
    const char* at = way.data();
    const char* const end = at + way.size();
    while (at < end) {
        std::size_t child = 0;
        const auto [next, error] = std::from_chars(at, end, child);
        if (error != std::errc() || child >= record.node(node).children.size())
            break;
        node = record.node(node).children[child];
        at = next + 1;
    }
    return node;
}

const std::string* find(const Journal::Found& found, const std::string& name)
{
    const auto at = found.texts.find(name);
    return at == found.texts.end() ? nullptr : &at->second;
}

} // namespace

GameJournal::GameJournal(Game& game, Journal& journal, std::string name, QObject* parent)
    : QObject(parent), m_game(game), m_journal(journal), m_name(std::move(name))
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &GameJournal::write);
    for (const auto signal : {&Game::treeChanged, &Game::nodeChanged})
        connect(&m_game, signal, this, &GameJournal::writeSoon);
    for (const auto signal : {&Game::tagsChanged, &Game::resultChanged, &Game::unreadTailChanged})
        connect(&m_game, signal, this, &GameJournal::writeSoon);
    connect(&m_game, &Game::recordReplaced, this, &GameJournal::forget);
    connect(&m_game, &Game::currentChanged, this, [this] {
        if (m_kept)
            writeCursor();
    });
}

void GameJournal::setOrigin(const QString& path, std::size_t row)
{
    m_path = path;
    m_row = row;
    if (m_kept)
        write();
}

void GameJournal::forget()
{
    m_soon.stop();
    m_kept = false;
    for (const char* part : {"", ".at", ".origin"})
        m_journal.remove(m_name + part);
}

void GameJournal::flush()
{
    if (!m_soon.isActive())
        return;
    m_soon.stop();
    write();
}

void GameJournal::writeSoon()
{
    m_soon.start();
}

void GameJournal::write()
{
    m_kept = true;
    m_journal.put(m_name, pgn::writeGame(m_game.record()));
    Fields origin;
    origin.set("path", m_path);
    origin.set("row", std::int64_t(m_row));
    m_journal.put(m_name + ".origin", origin.write());
    writeCursor();
}

void GameJournal::writeCursor()
{
    m_journal.put(m_name + ".at", wayTo(m_game.record(), m_game.current()));
}

std::optional<JournaledGame> GameJournal::read(const Journal::Found& found, const std::string& name)
{
    const auto* text = find(found, name);
    if (!text)
        return std::nullopt;
    JournaledGame game;
    game.record = pgn::readGame(*text).record;
    if (const auto* way = find(found, name + ".at"))
        game.current = nodeAt(game.record, *way);
    if (const auto* origin = find(found, name + ".origin")) {
        const Fields fields(*origin);
        game.path = fields.string("path");
        game.row = std::size_t(std::max<std::int64_t>(fields.number("row").value_or(0), 0));
    }
    return game;
}

TableJournal::TableJournal(GameSession& session, Journal& journal, QObject* parent)
    : QObject(parent), m_session(session), m_journal(journal)
{
    m_tick.setInterval(1000);
    if (m_session.isRunning()) {
        writeSetup();
        writeTurn();
    }
    connect(&m_tick, &QTimer::timeout, this, &TableJournal::writeTurn);
    connect(&m_session, &GameSession::started, this, [this] {
        writeSetup();
        writeTurn();
    });
    connect(&m_session, &GameSession::clockChanged, this, &TableJournal::writeTurn);
    connect(&m_session, &GameSession::pausedChanged, this, &TableJournal::writeTurn);
    connect(&m_session, &GameSession::ended, this, [this] {
        // The record tells the rest; there is no turn to go on with.
        m_tick.stop();
        m_journal.remove(TableName);
        m_journal.remove(TurnName);
    });
}

void TableJournal::writeSetup()
{
    Fields fields;
    putSetup(fields, m_session.setup());
    m_journal.put(TableName, fields.write());
}

void TableJournal::writeTurn()
{
    if (!m_session.isRunning())
        return;
    Fields fields;
    fields.set("moveTime", m_session.clock().moveTime(m_session.now()).count());
    for (const auto side : chess::AllColors) {
        const auto face = m_session.face(side);
        if (face.timed)
            fields.set(side == chess::Color::White ? "leftWhite" : "leftBlack", face.remaining.count());
    }
    m_journal.put(TurnName, fields.write());
    if (m_session.clock().running() && !m_session.isPaused())
        m_tick.start();
    else
        m_tick.stop();
}

std::optional<JournaledTable> TableJournal::read(const Journal::Found& found)
{
    const auto* text = find(found, TableName);
    if (!text)
        return std::nullopt;
    const Fields fields(*text);
    JournaledTable table;
    auto setup = readSetup(fields);
    if (!setup)
        return std::nullopt;
    table.setup = std::move(*setup);
    if (const auto* turn = find(found, TurnName)) {
        const Fields values(*turn);
        table.turn.moveTime = Milliseconds(std::max<std::int64_t>(values.number("moveTime").value_or(0), 0));
        if (const auto left = values.number("leftWhite"))
            table.turn.remaining[0] = Milliseconds(*left);
        if (const auto left = values.number("leftBlack"))
            table.turn.remaining[1] = Milliseconds(*left);
    }
    return table;
}

} // namespace game
