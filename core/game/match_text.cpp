#include "core/game/match_text.h"

#include "core/game/setup_fields.h"
#include "core/notation/fen.h"

namespace game {

namespace {

// "0:1:2": Player 0 had White, result 1 for reason 2.
std::string playedText(const std::vector<Match::Played>& played)
{
    std::string text;
    for (const Match::Played& game : played)
        text += std::to_string(game.white) + ':' + std::to_string(int(game.outcome.result)) + ':' +
                std::to_string(int(game.outcome.reason)) + ' ';
    return text;
}

std::optional<std::vector<Match::Played>> playedFrom(const QString& text)
{
    std::vector<Match::Played> played;
    for (const QString& entry : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QStringList parts = entry.split(QLatin1Char(':'));
        if (parts.size() != 3)
            return std::nullopt;
        const int white = parts[0].toInt();
        const int result = parts[1].toInt();
        const int reason = parts[2].toInt();
        if (white < 0 || white > 1 || result < int(chess::Result::WhiteWins) ||
            result > int(chess::Result::Draw) || reason <= int(chess::EndReason::None) ||
            reason > int(chess::EndReason::Adjudication))
            return std::nullopt;
        played.push_back({white, {chess::Result(result), chess::EndReason(reason)}});
    }
    return played;
}

// A number of the fields from 0 to `most`.
int number(const Fields& fields, const char* key, int most)
{
    return int(std::clamp<std::int64_t>(fields.number(key).value_or(0), 0, most));
}

} // namespace

std::string toText(const Match& match)
{
    const Match::State state = match.state();
    Fields fields;
    putSetup(fields, state.terms.game);
    fields.set("player0", state.terms.players[0].name);
    fields.set("player1", state.terms.players[1].name);
    fields.set("firstWhiteBy", std::int64_t(state.terms.firstWhite));
    fields.set("nextWhiteBy", std::int64_t(state.terms.nextWhite));
    fields.set("games", std::int64_t(state.terms.games));
    fields.set("newArrayEachGame", std::int64_t(state.terms.newArrayEachGame));
    fields.set("termsStart", notation::toFen(state.terms.game.start));
    fields.set("firstWhite", std::int64_t(state.firstWhite));
    fields.set("nowWhite", std::int64_t(state.white));
    fields.set("nowStart", notation::toFen(state.start));
    fields.set("played", playedText(state.played));
    return fields.write();
}

std::optional<Match> matchFromText(std::string_view text, Match::Lot lot)
{
    const Fields fields(text);
    auto setup = readSetup(fields);
    const auto termsStart = notation::positionFromFen(fields.text("termsStart"));
    const auto start = notation::positionFromFen(fields.text("nowStart"));
    auto played = playedFrom(fields.string("played"));
    if (!setup || !termsStart || !start || !played)
        return std::nullopt;
    Match::State state;
    state.terms.game = std::move(*setup);
    state.terms.game.start = *termsStart;
    state.terms.players = {Player{fields.string("player0")}, Player{fields.string("player1")}};
    state.terms.firstWhite = Match::FirstWhite(number(fields, "firstWhiteBy", 2));
    state.terms.nextWhite = Match::NextWhite(number(fields, "nextWhiteBy", 2));
    state.terms.games = number(fields, "games", 9999);
    state.terms.newArrayEachGame = number(fields, "newArrayEachGame", 1) != 0;
    state.firstWhite = number(fields, "firstWhite", 1);
    state.white = number(fields, "nowWhite", 1);
    state.played = std::move(*played);
    state.start = *start;
    return Match(std::move(state), std::move(lot));
}

} // namespace game
