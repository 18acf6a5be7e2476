#include "app/cli/commands.h"
#include "app/cli/json.h"
#include "app/cli/statistics.h"
#include "app/cli/text_width.h"

#include <fmt/format.h>

namespace cli {

namespace {

constexpr std::string_view Sides[] = {"white", "black"};

std::string percent(double part)
{
    return fmt::format("{:.1f} %", part * 100);
}

std::string percent(std::size_t part, std::size_t whole)
{
    return percent(whole == 0 ? 0 : double(part) / double(whole));
}

std::string share(const Score& score)
{
    return score.finished() == 0 ? "-" : percent(score.share());
}

std::string seconds(std::chrono::milliseconds time)
{
    const auto whole = time.count() / 1000;
    return whole < 60 ? fmt::format("{:.1f} s", double(time.count()) / 1000)
                      : fmt::format("{}:{:02} min", whole / 60, whole % 60);
}

// Columns as wide as their widest cell: the first one begins at the left, the others end at the right; what a
// row has beyond the columns follows as it is.
class Table {
public:
    explicit Table(std::string title, std::size_t columns) : m_title(std::move(title)), m_columns(columns) {}
    void add(std::vector<std::string> cells) { m_rows.push_back(std::move(cells)); }
    std::string text() const
    {
        if (m_rows.empty())
            return {};
        std::string out = fmt::format("\n{}\n", m_title);
        for (const auto& row : m_rows) {
            std::string line = " ";
            for (std::size_t i = 0; i < row.size(); ++i) {
                const std::size_t width = i < m_columns ? widthOf(i) - characterCount(row[i]) : 0;
                const std::string space(width, ' ');
                line += ' ' + (i == 0 ? row[i] + space : ' ' + space + row[i]);
            }
            line.erase(line.find_last_not_of(' ') + 1);
            out += line + '\n';
        }
        return out;
    }

private:
    std::size_t widthOf(std::size_t column) const
    {
        std::size_t width = 0;
        for (const auto& row : m_rows)
            width = std::max(width, column < row.size() ? characterCount(row[column]) : 0);
        return width;
    }

    std::string m_title;
    std::size_t m_columns;
    std::vector<std::vector<std::string>> m_rows;
};

std::string number(std::size_t n)
{
    return fmt::format("{}", n);
}

std::string resultTable(const Statistics& s)
{
    Table table("Results", 3);
    const std::size_t games = s.games();
    table.add({"White wins", number(s.white.wins), percent(s.white.wins, games)});
    table.add({"Black wins", number(s.white.losses), percent(s.white.losses, games)});
    table.add({"Draws", number(s.white.draws), percent(s.white.draws, games)});
    table.add({"Unfinished", number(s.white.unfinished), percent(s.white.unfinished, games)});
    table.add({"White's score", fmt::format("{:.1f}", s.white.points()), share(s.white)});
    return table.text();
}

std::string yearTable(const Statistics& s)
{
    Table table("Years", 3);
    for (const auto& [year, games] : s.years)
        table.add(
            {year == 0 ? "unknown" : fmt::format("{:04}", year), number(games), percent(games, s.games())});
    return table.text();
}

std::string lengthTable(const Statistics& s)
{
    Table table(fmt::format("Moves: {:.1f} on average, {} in the middle, {} to {}", s.averageLength(),
                            s.medianLength(), s.lengths.begin()->first, s.lengths.rbegin()->first),
                3);
    for (const auto& [upTo, games] : s.lengthSteps())
        table.add({upTo == 0 ? "0" : fmt::format("{}-{}", upTo - 9, upTo), number(games),
                   percent(games, s.games())});
    return table.text();
}

std::string openingTable(const Statistics& s, std::size_t top)
{
    Table table("Openings: games, White's score", 4);
    const auto games = [](const Statistics::Opening& opening) { return opening.white.games(); };
    for (const auto& [code, opening] : mostPlayed(s.openings, top, games))
        table.add({code, number(games(opening)), percent(games(opening), s.games()), share(opening.white),
                   fmt::format(" {}", opening.usualName())});
    return table.text();
}

std::string playerTable(const Statistics& s, std::size_t top)
{
    Table table("Players: games, points of finished games", 4);
    for (const auto& [name, score] : mostPlayed(s.players, top, [](const Score& one) { return one.games(); }))
        table.add({name, number(score.games()), fmt::format("{:.1f}/{}", score.points(), score.finished()),
                   share(score)});
    return table.text();
}

std::string eloTable(const Statistics& s)
{
    Table table("Ratings: average, lowest, highest, games", 5);
    for (std::size_t side = 0; side < 2; ++side) {
        const auto& elo = s.elo[side];
        if (elo.count > 0)
            table.add({side == 0 ? "White" : "Black", fmt::format("{:.0f}", elo.average()),
                       number(elo.lowest), number(elo.highest), number(elo.count)});
    }
    return table.text();
}

std::string endTable(const Statistics& s, std::size_t top)
{
    Table table("Ends on the board, and by the tag Termination", 3);
    table.add({"checkmate", number(s.mates), percent(s.mates, s.games())});
    table.add({"stalemate", number(s.stalemates), percent(s.stalemates, s.games())});
    for (const auto& [text, games] : mostPlayed(s.terminations, top, [](std::size_t n) { return n; }))
        table.add({fmt::format("\"{}\"", text), number(games), percent(games, s.games())});
    return table.text();
}

std::string timeTable(const Statistics& s)
{
    if (s.timedGames == 0)
        return {};
    Table table(fmt::format("Time for a move, in {}: average, longest", counted(s.timedGames, "game")), 3);
    for (std::size_t side = 0; side < 2; ++side) {
        const auto& thinking = s.thinking[side];
        if (thinking.moves > 0)
            table.add({side == 0 ? "White" : "Black", seconds(thinking.time / std::int64_t(thinking.moves)),
                       seconds(thinking.longest)});
    }
    const auto& longest = s.longestThink;
    return table.text() + fmt::format("  longest in {}, game {}\n", longest.file, longest.game);
}

void writeShare(JsonWriter& json, const Score& score)
{
    if (score.finished() == 0)
        json.null();
    else
        json.value(score.share());
}

void writeScore(JsonWriter& json, const Score& score)
{
    json.member("games", score.games()).member("wins", score.wins).member("draws", score.draws);
    json.member("losses", score.losses);
    writeShare(json.key("score"), score);
}

void writeLengths(JsonWriter& json, const Statistics& s)
{
    json.key("moves").begin('{').member("average", s.averageLength()).member("median", s.medianLength());
    json.member("shortest", s.lengths.empty() ? 0 : s.lengths.begin()->first);
    json.member("longest", s.lengths.empty() ? 0 : s.lengths.rbegin()->first);
    json.key("distribution").begin('[');
    for (const auto& [upTo, games] : s.lengthSteps())
        json.begin('{')
            .member("from", upTo == 0 ? 0 : upTo - 9)
            .member("to", upTo)
            .member("games", games)
            .end('}');
    json.end(']').end('}');
}

void writeThinking(JsonWriter& json, const Statistics& s)
{
    json.key("time").begin('{').member("games", s.timedGames);
    for (std::size_t side = 0; side < 2; ++side) {
        const auto& thinking = s.thinking[side];
        json.key(Sides[side]).begin('{').member("moves", thinking.moves);
        json.member("seconds", double(thinking.time.count()) / 1000);
        json.member("longest", double(thinking.longest.count()) / 1000).end('}');
    }
    if (s.timedGames > 0)
        json.member("longestIn", s.longestThink.file).member("longestGame", s.longestThink.game);
    json.end('}');
}

} // namespace

std::string asText(const Statistics& s, std::size_t top)
{
    std::string text = counted(s.games(), "game");
    if (s.faulty > 0)
        text += fmt::format(", {} of them cannot be read to the end", s.faulty);
    text += '\n';
    if (s.games() == 0)
        return text;
    return text + resultTable(s) + yearTable(s) + lengthTable(s) + openingTable(s, top) +
           playerTable(s, top) + eloTable(s) + endTable(s, top) + timeTable(s);
}

std::string asJson(const Statistics& s, std::size_t top)
{
    JsonWriter json;
    json.begin('{').member("games", s.games()).member("faulty", s.faulty);
    json.key("results").begin('{').member("white", s.white.wins).member("black", s.white.losses);
    json.member("draw", s.white.draws).member("unfinished", s.white.unfinished);
    writeShare(json.key("whiteScore"), s.white);
    json.end('}').key("years").begin('{');
    for (const auto& [year, games] : s.years)
        json.member(year == 0 ? "unknown" : fmt::format("{:04}", year), games);
    json.end('}');
    writeLengths(json, s);
    json.key("openings").begin('[');
    for (const auto& [code, opening] :
         mostPlayed(s.openings, top, [](const auto& o) { return o.white.games(); })) {
        json.begin('{').member("eco", code).member("name", opening.usualName());
        writeScore(json, opening.white);
        json.end('}');
    }
    json.end(']').key("players").begin('[');
    for (const auto& [name, score] :
         mostPlayed(s.players, top, [](const Score& one) { return one.games(); })) {
        json.begin('{').member("name", name);
        writeScore(json, score);
        json.end('}');
    }
    json.end(']').key("elo").begin('{');
    for (std::size_t side = 0; side < 2; ++side) {
        const auto& elo = s.elo[side];
        json.key(Sides[side]).begin('{').member("games", elo.count).member("average", elo.average());
        json.member("lowest", elo.lowest).member("highest", elo.highest).end('}');
    }
    json.end('}').key("ends").begin('{').member("checkmate", s.mates).member("stalemate", s.stalemates);
    json.key("tags").begin('{');
    for (const auto& [text, games] : mostPlayed(s.terminations, top, [](std::size_t n) { return n; }))
        json.member(text, games);
    json.end('}').end('}');
    writeThinking(json, s);
    json.end('}');
    return json.text() + '\n';
}

} // namespace cli
