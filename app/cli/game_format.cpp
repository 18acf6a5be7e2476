#include "app/cli/game_format.h"

#include "core/notation/fen.h"
#include "core/notation/san.h"

#include <algorithm>
#include <fmt/format.h>

namespace cli {

using record::NodeId;

namespace {

constexpr Option Options[] = {
    {"--to", 't', "FORMAT",
     "pgn (export form, the default); epd or fen (positions of the main line, a line each); uci (a line "
     "\"position startpos moves …\" a game); csv (a line a game); json (an object a game, on a line); text "
     "(for "
     "reading)"},
    {"--json", 0, "", "the same as --to json"},
    {"--positions", 0, "all|first|last", "which positions epd and fen give; epd: all, fen: last"},
    {"--letters", 0, "LANGUAGE", "letters of the men in text: en, fr, de … or figurines"},
    {"--line-length", 0, "N",
     "characters in a line of pgn and text, 79 unless told otherwise; 0: do not break lines"},
    {"--line-ends", 0, "lf|crlf",
     "the end of lines; unless told otherwise lf, and with --in-place that of the file"},
};

// What stands between the quotes of an EPD operand: it has no escapes (PGN standard 16.2.3).
std::string epdString(std::string_view text)
{
    std::string out;
    for (const char c : text)
        out += c == '"' ? '\'' : c;
    return out;
}

std::string epdLine(const record::Record& record, const chess::Position& position, NodeId next)
{
    const auto& tags = record.tags();
    std::string line = fmt::format("{} hmvc {}; fmvn {};", notation::toEpd(position),
                                   position.halfmoveClock(), position.fullmoveNumber());
    if (next != NodeId::None)
        line += fmt::format(" sm {};", notation::toSan(position, record.node(next).move));
    return line + fmt::format(" id \"{} - {}, {} {}\";\n", epdString(tags.value("White")),
                              epdString(tags.value("Black")), epdString(tags.value("Event")),
                              epdString(tags.value("Date")));
}

std::string withLineEnds(std::string text, std::string_view newline)
{
    for (std::size_t at = 0; newline != "\n" && (at = text.find('\n', at)) != std::string::npos;
         at += newline.size())
        text.replace(at, 1, newline);
    return text;
}

} // namespace

std::span<const Option> GameFormat::options()
{
    return Options;
}

tl::expected<GameFormat, std::string> GameFormat::from(const Arguments& arguments)
{
    constexpr std::pair<std::string_view, Form> Forms[] = {
        {"pgn", Form::Pgn}, {"epd", Form::Epd},   {"fen", Form::Fen},  {"uci", Form::Uci},
        {"csv", Form::Csv}, {"json", Form::Json}, {"text", Form::Text}};
    constexpr std::pair<std::string_view, Positions> Which[] = {
        {"all", Positions::All}, {"first", Positions::First}, {"last", Positions::Last}};
    GameFormat format;
    const auto unexpected = [](std::string_view option, std::string_view value, std::string_view expected) {
        return tl::unexpected(fmt::format("{} \"{}\": expected {}", option, value, expected));
    };
    const std::string form = arguments.value("--to").value_or(arguments.has("--json") ? "json" : "pgn");
    const auto named = [](const std::string& name) {
        return [&name](const auto& pair) { return pair.first == name; };
    };
    const auto found = std::find_if(std::begin(Forms), std::end(Forms), named(form));
    if (found == std::end(Forms))
        return unexpected("--to", form, "pgn, epd, fen, uci, csv, json or text");
    format.m_form = found->second;
    const std::string which = arguments.value("--positions").value_or(form == "fen" ? "last" : "all");
    const auto positions = std::find_if(std::begin(Which), std::end(Which), named(which));
    if (positions == std::end(Which))
        return unexpected("--positions", which, "all, first or last");
    format.m_positions = positions->second;
    const std::string language = arguments.value("--letters").value_or("en");
    format.m_letters =
        language == "figurines" ? &notation::figurineLetters() : notation::pieceLettersFor(language);
    if (format.m_letters == nullptr || language.empty())
        return unexpected("--letters", language, "a language's code as in en, fr, de, or figurines");
    const std::string length = arguments.value("--line-length").value_or("79");
    const auto number = numberFrom(length, 0, 1'000'000);
    if (!number)
        return unexpected("--line-length", length, "a number");
    format.m_writing.lineLength = *number;
    format.m_takesNewline = !arguments.has("--line-ends");
    const std::string ends = arguments.value("--line-ends").value_or("lf");
    if (ends != "lf" && ends != "crlf")
        return unexpected("--line-ends", ends, "lf or crlf");
    format.m_writing.newline = ends == "lf" ? "\n" : "\r\n";
    return format;
}

std::string GameFormat::head() const
{
    return m_form == Form::Csv ? withLineEnds(csvHead(), newline()) : std::string();
}

std::string GameFormat::separator() const
{
    return m_form == Form::Pgn || m_form == Form::Text ? std::string(newline()) : std::string();
}

GameFormat GameFormat::withLineEndsOf(std::string_view text) const
{
    GameFormat format = *this;
    const std::size_t end = text.find('\n');
    const bool isCrLf = end != std::string_view::npos && end > 0 && text[end - 1] == '\r';
    if (m_takesNewline && isCrLf)
        format.m_writing.newline = "\r\n";
    return format;
}

std::string GameFormat::write(const OutgoingGame& game) const
{
    return m_form == Form::Pgn ? pgn::writeGame(game.record, m_writing)
                               : withLineEnds(linesOf(game), newline());
}

std::string GameFormat::linesOf(const OutgoingGame& game) const
{
    switch (m_form) {
    case Form::Epd:
    case Form::Fen:
        return positions(game.record);
    case Form::Uci:
        return uciLine(game.record);
    case Form::Csv:
        return csvLine(game);
    case Form::Json:
        return jsonLine(game);
    case Form::Text:
        return gameText(game.record, *m_letters, m_writing.lineLength);
    case Form::Pgn:
        break;
    }
    return {};
}

std::string GameFormat::positions(const record::Record& record) const
{
    std::string lines;
    chess::Position position = record.startPosition();
    for (NodeId at = NodeId::Root;; position.play(record.node(at).move)) {
        const NodeId next = record.mainChild(at);
        const bool wanted = m_positions == Positions::All ||
                            (m_positions == Positions::First && at == NodeId::Root) ||
                            (m_positions == Positions::Last && next == NodeId::None);
        if (wanted)
            lines += m_form == Form::Epd ? epdLine(record, position, next) : notation::toFen(position) + '\n';
        if (next == NodeId::None)
            return lines;
        at = next;
    }
}

} // namespace cli
