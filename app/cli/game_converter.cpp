#include "app/cli/game_converter.h"

namespace cli {

namespace {

// Two hashes of which the second depends on the first: chance will not make doubles of games that are none.
Digest digestOf(const std::string& text)
{
    const std::uint64_t first = std::hash<std::string>()(text);
    return {first, std::hash<std::string>()(std::to_string(first) + text)};
}

void replaceAll(std::string& text, std::string_view what, char by)
{
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; ++at)
        text.replace(at, what.size(), 1, by);
}

} // namespace

ConvertedGame GameConverter::operator()(const pgn::GameText& game) const
{
    ConvertedGame converted;
    converted.number = game.place.game;
    converted.end = game.end;
    pgn::ReadGame read = pgn::readGame(game.text, game.range, game.place);
    for (pgn::Problem& problem : read.problems) {
        if (problem.severity == pgn::Severity::Error)
            converted.errors.push_back(std::move(problem));
    }
    converted.isChess =
        !read.record.tags().empty() || read.record.liveNodeCount() > 1 || !read.record.unreadTail().empty();
    const GameFacts facts{converted.number, read.record.tags(), read.record.result(),
                          read.record.ply(read.record.endOfLine(record::NodeId::Root)),
                          !converted.errors.empty()};
    converted.selected = m_plan.selection.accepts(facts);
    if (!converted.selected)
        return converted;
    if (m_plan.order.isAsked())
        converted.key = m_plan.order.keyOf(facts);
    if (m_plan.doubles == Doubles::LeaveOut)
        converted.digest = digestOf(pgn::writeGame(read.record));
    else if (m_plan.doubles == Doubles::LeaveOutMoves)
        converted.digest =
            digestOf(std::string(pgn::resultText(read.record.result())) + uciLine(read.record));
    write(game, read, converted);
    return converted;
}

// As it stands in the file, when that is asked for and nothing is to be changed.
void GameConverter::write(const pgn::GameText& game, pgn::ReadGame& read, ConvertedGame& converted) const
{
    const record::Tags tagsBefore = read.record.tags();
    const chess::Result resultBefore = read.record.result();
    m_plan.changes.apply(read.record);
    EncodedGame& encoded = converted.encoded;
    encoded.splitValue = read.record.tags().value(m_plan.target.splitTag);
    const bool isSame = read.record.tags() == tagsBefore && read.record.result() == resultBefore;
    const std::string separator = m_format.separator();
    const pgn::Encoding encoding = encodingOf(game);
    encoded.encoding = encoding.name;
    encoded.separator = pgn::encode(separator, encoding).value_or(separator);
    if (m_plan.keepText && isSame) {
        encoded.text = std::string(game.bytes).append(m_format.newline());
        return;
    }
    if (!m_plan.lossy && m_file.hasLost(game))
        converted.lostIn = m_file.isAsInFile() ? game.encoding.name : m_file.encodingName();
    encode(m_format.write({m_path, converted.number, read.record}), encoding, converted);
}

pgn::Encoding GameConverter::encodingOf(const pgn::GameText& game) const
{
    return m_plan.keepText ? pgn::Encoding{game.encoding.name, false} : m_plan.encoding;
}

void GameConverter::encode(std::string text, const pgn::Encoding& encoding, ConvertedGame& converted) const
{
    auto bytes = pgn::encode(text, encoding);
    if (!bytes && m_plan.lossy) {
        for (const std::string& character : bytes.error().characters)
            replaceAll(text, character, '?');
        bytes = pgn::encode(text, encoding);
    }
    if (bytes)
        converted.encoded.text = std::move(*bytes);
    else
        converted.unwritable = std::move(bytes.error().characters);
}

} // namespace cli
