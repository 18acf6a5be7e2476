#include "app/cli/game_format.h"
#include "app/cli/json.h"
#include "core/notation/fen.h"
#include "core/notation/move_number.h"
#include "core/notation/san.h"
#include "core/record/comment.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>

namespace cli {

using record::NodeId;

namespace {

constexpr std::string_view CsvTags[] = {"Event",    "Site",  "Date",     "Round", "White",
                                        "WhiteElo", "Black", "BlackElo", "ECO",   "Opening"};

bool isStandardStart(const record::Record& record)
{
    return record.startPosition() == chess::Position();
}

std::string csvField(std::string_view value)
{
    if (value.find_first_of("\",\r\n") == std::string_view::npos)
        return std::string(value);
    std::string quoted = "\"";
    for (const char c : value)
        quoted += c == '"' ? "\"\"" : std::string(1, c);
    return quoted + '"';
}

// "1. e4 e5 2. Nf3".
std::string sanLine(const record::Record& record)
{
    std::string text;
    chess::Position position = record.startPosition();
    for (const NodeId id : record.mainLine()) {
        if (!text.empty())
            text += ' ';
        if (position.sideToMove() == chess::Color::White || text.empty())
            text += notation::moveNumber(position.fullmoveNumber(), position.sideToMove()) + ' ';
        text += notation::toSan(position, record.node(id).move);
        position.play(record.node(id).move);
    }
    return text;
}

void writeTags(JsonWriter& json, const record::Tags& tags)
{
    std::set<std::string_view> seen;
    json.key("tags").begin('{');
    for (const record::Tag& tag : tags.all()) {
        if (seen.insert(tag.name).second)
            json.member(tag.name, tag.value);
    }
    json.end('}');
}

void writeComments(JsonWriter& json, std::string_view name, const std::vector<std::string>& comments)
{
    if (comments.empty())
        return;
    json.key(name).begin('[');
    for (const std::string& comment : comments)
        json.value(comment);
    json.end(']');
}

std::optional<std::chrono::milliseconds> clockAt(const record::Node& node)
{
    for (const std::string& comment : node.commentsAfter) {
        if (const auto clock = record::clockOf(comment))
            return clock;
    }
    return std::nullopt;
}

enum class LineKind { Main, Variation };
void writeLine(JsonWriter& json, const record::Record& record, chess::Position position, NodeId first,
               LineKind kind);

void writeMove(JsonWriter& json, const record::Record& record, const chess::Position& before, NodeId id,
               bool withVariations)
{
    const record::Node& node = record.node(id);
    json.begin('{').member("san", notation::toSan(before, node.move));
    json.member("uci", notation::toUci(node.move, record.isChess960()));
    if (!node.nags.empty()) {
        json.key("nags").begin('[');
        for (const notation::Nag nag : node.nags)
            json.value(int(nag));
        json.end(']');
    }
    if (const auto clock = clockAt(node))
        json.member("clock", double(clock->count()) / 1000);
    writeComments(json, "commentsBefore", node.commentsBefore);
    writeComments(json, "comments", node.commentsAfter);
    writeComments(json, "commentsAfterVariation", node.commentsAfterVariation);
    const auto& sisters = record.node(node.parent).children;
    if (withVariations && sisters.size() > 1) {
        json.key("variations").begin('[');
        for (auto sister = sisters.begin() + 1; sister != sisters.end(); ++sister)
            writeLine(json, record, before, *sister, LineKind::Variation);
        json.end(']');
    }
    json.end('}');
}

// As deep as variations are nested, which the reader limits (pgn::Reader::MaxDepth).
void writeLine(JsonWriter& json, const record::Record& record, chess::Position position, NodeId first,
               LineKind kind)
{
    json.begin('[');
    for (NodeId id = first; id != NodeId::None; id = record.mainChild(id)) {
        writeMove(json, record, position, id, kind == LineKind::Main || id != first);
        position.play(record.node(id).move);
    }
    json.end(']');
}

} // namespace

std::string uciLine(const record::Record& record)
{
    std::string line = isStandardStart(record) ? "position startpos"
                                               : "position fen " + notation::toFen(record.startPosition());
    const auto moves = record.mainLine();
    if (!moves.empty())
        line += " moves";
    for (const NodeId id : moves)
        line += ' ' + notation::toUci(record.node(id).move, record.isChess960());
    return line + '\n';
}

std::string csvHead()
{
    std::string line = "File,Number";
    for (const std::string_view name : CsvTags)
        line += fmt::format(",{}", name);
    return line + ",Result,Plies,Moves\n";
}

std::string csvLine(const OutgoingGame& game)
{
    std::string line = fmt::format("{},{}", csvField(game.file), game.number);
    for (const std::string_view name : CsvTags)
        line += ',' + csvField(game.record.tags().value(name));
    return line + fmt::format(",{},{},{}\n", pgn::resultText(game.record.result()),
                              game.record.mainLine().size(), csvField(sanLine(game.record)));
}

std::string jsonLine(const OutgoingGame& game)
{
    const record::Record& record = game.record;
    JsonWriter json;
    json.begin('{').member("file", game.file).member("game", game.number);
    writeTags(json, record.tags());
    if (!isStandardStart(record))
        json.member("start", notation::toFen(record.startPosition()));
    writeComments(json, "comments", record.node(NodeId::Root).commentsAfter);
    writeLine(json.key("moves"), record, record.startPosition(), record.mainChild(NodeId::Root),
              LineKind::Main);
    json.member("result", pgn::resultText(record.result()));
    if (!record.unreadTail().empty())
        json.member("unread", record.unreadTail());
    json.end('}');
    return json.text() + '\n';
}

} // namespace cli
