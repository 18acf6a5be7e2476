#include "core/game/game_journal.h"

#include "core/pgn/reader.h"
#include "core/pgn/writer.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

namespace game {

using record::NodeId;

namespace {

const std::string TableName = "table";
const std::string TurnName = "turn";

// Lines "key=value"; a value has no line ends.
class Fields {
public:
    Fields() = default;
    explicit Fields(std::string_view text)
    {
        while (!text.empty()) {
            const auto end = text.find('\n');
            const auto line = text.substr(0, end);
            if (const auto mark = line.find('='); mark != std::string_view::npos)
                m_values[std::string(line.substr(0, mark))] = line.substr(mark + 1);
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        }
    }
    void set(const std::string& key, std::string value)
    {
        std::replace_if(
            value.begin(), value.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
        m_values[key] = std::move(value);
    }
    void set(const std::string& key, const QString& value) { set(key, value.toStdString()); }
    void set(const std::string& key, std::int64_t value) { set(key, std::to_string(value)); }
    std::string text(const std::string& key) const
    {
        const auto at = m_values.find(key);
        return at == m_values.end() ? std::string() : at->second;
    }
    QString string(const std::string& key) const { return QString::fromStdString(text(key)); }
    std::optional<std::int64_t> number(const std::string& key) const
    {
        const auto value = text(key);
        std::int64_t n = 0;
        const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), n);
        return error == std::errc() && !value.empty() ? std::optional(n) : std::nullopt;
    }
    std::string write() const
    {
        std::string all;
        for (const auto& [key, value] : m_values)
            all += fmt::format("{}={}\n", key, value);
        return all;
    }

private:
    std::map<std::string, std::string> m_values;
};

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
    const auto& setup = m_session.setup();
    Fields fields;
    fields.set("white", setup.players[0].name);
    fields.set("black", setup.players[1].name);
    fields.set("event", setup.event);
    fields.set("site", setup.site);
    fields.set("round", setup.round);
    fields.set("date", setup.date.toString(Qt::ISODate));
    for (const auto side : chess::AllColors) {
        const auto& control = setup.control.of(side);
        const std::string key = side == chess::Color::White ? "White" : "Black";
        fields.set("control" + key, control.toPgn());
        fields.set("bonusMoment" + key, std::int64_t(control.bonusMoment));
    }
    fields.set("chess960", std::int64_t(setup.chess960));
    fields.set("takeback", std::int64_t(setup.rules.takeback));
    fields.set("clockStart", std::int64_t(setup.rules.clockStart));
    fields.set("touchMove", std::int64_t(setup.rules.touchMove));
    fields.set("pressClock", std::int64_t(setup.rules.pressClock));
    fields.set("illegalMovePenalty", std::int64_t(setup.rules.illegalMovePenalty));
    fields.set("claimPenalty", std::int64_t(setup.rules.claimPenalty));
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
    auto& setup = table.setup;
    setup.players = {Player{fields.string("white")}, Player{fields.string("black")}};
    setup.event = fields.string("event");
    setup.site = fields.string("site");
    setup.round = fields.string("round");
    setup.date = QDate::fromString(fields.string("date"), Qt::ISODate);
    for (const auto side : chess::AllColors) {
        const std::string key = side == chess::Color::White ? "White" : "Black";
        auto control = SideControl::fromPgn(fields.text("control" + key));
        if (!control)
            return std::nullopt;
        control->bonusMoment =
            BonusMoment(std::clamp<std::int64_t>(fields.number("bonusMoment" + key).value_or(0), 0, 1));
        setup.control.sides[std::size_t(chess::index(side))] = *control;
    }
    const auto isOn = [&fields](const char* key) { return fields.number(key).value_or(0) != 0; };
    setup.chess960 = isOn("chess960");
    setup.rules.takeback =
        HouseRules::Takeback(std::clamp<std::int64_t>(fields.number("takeback").value_or(1), 0, 2));
    setup.rules.clockStart =
        HouseRules::ClockStart(std::clamp<std::int64_t>(fields.number("clockStart").value_or(0), 0, 1));
    setup.rules.touchMove = isOn("touchMove");
    setup.rules.pressClock = isOn("pressClock");
    setup.rules.illegalMovePenalty = isOn("illegalMovePenalty");
    setup.rules.claimPenalty = isOn("claimPenalty");
    if (!setup.control.isValid() && setup.control.isTimed())
        return std::nullopt;
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
