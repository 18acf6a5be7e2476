#include "app/cli/sort_key.h"

#include "core/database/fold.h"
#include "core/database/row.h"

#include <algorithm>
#include <fmt/format.h>

namespace cli {

namespace {

using Part = SortKey::Part;

Part numberPart(std::size_t number)
{
    return {number > 0, fmt::format("{:010}", number)};
}

// Numbers in it count as numbers: round 10 comes after round 9.
Part textPart(std::string_view value)
{
    const std::string folded = database::fold(value);
    Part part{value.find_first_not_of("?-. ") != std::string_view::npos, {}};
    for (std::size_t at = 0; at < folded.size();) {
        const auto isDigit = [&](std::size_t i) {
            return i < folded.size() && folded[i] >= '0' && folded[i] <= '9';
        };
        std::size_t end = at;
        while (isDigit(end))
            ++end;
        if (end == at) {
            part.text += folded[at++];
            continue;
        }
        const std::size_t length = end - at;
        part.text += std::string(10 - std::min<std::size_t>(length, 10), '0') + folded.substr(at, length);
        at = end;
    }
    return part;
}

Part eloPart(const record::Tags& tags)
{
    const auto elo = [&](std::string_view name) { return numberFrom(tags.value(name), 1, 9999).value_or(0); };
    return numberPart(std::max(elo("WhiteElo"), elo("BlackElo")));
}

constexpr std::string_view Names[] = {"number", "white", "black",  "event", "site", "round",
                                      "date",   "eco",   "result", "elo",   "moves"};

std::string_view tagOf(std::string_view name)
{
    constexpr std::pair<std::string_view, std::string_view> Tags[] = {{"white", "White"}, {"black", "Black"},
                                                                      {"event", "Event"}, {"site", "Site"},
                                                                      {"round", "Round"}, {"eco", "ECO"}};
    const auto found =
        std::find_if(std::begin(Tags), std::end(Tags), [&](const auto& t) { return t.first == name; });
    return found == std::end(Tags) ? std::string_view() : found->second;
}

Part partOf(std::string_view name, const GameFacts& game)
{
    if (name == "number")
        return numberPart(game.number);
    if (name == "date")
        return numberPart(database::parseDate(game.tags.value("Date")));
    if (name == "result")
        return {game.result != chess::Result::Unfinished, std::string(1, char('0' + int(game.result)))};
    if (name == "elo")
        return eloPart(game.tags);
    if (name == "moves")
        return numberPart(std::size_t(game.plies));
    return textPart(game.tags.value(tagOf(name)));
}

} // namespace

tl::expected<SortOrder, std::string> SortOrder::from(const Arguments& arguments)
{
    SortOrder order;
    order.m_descending = arguments.has("--descending");
    for (const std::string& list : arguments.values("--sort")) {
        std::string_view rest = list;
        for (bool more = true; more;) {
            const std::size_t comma = std::min(rest.find(','), rest.size());
            const std::string_view name = rest.substr(0, comma);
            if (std::find(std::begin(Names), std::end(Names), name) == std::end(Names))
                return tl::unexpected(
                    fmt::format("--sort \"{}\": expected {}", name, fmt::join(Names, ", ")));
            order.m_names.emplace_back(name);
            more = comma < rest.size();
            rest.remove_prefix(std::min(comma + 1, rest.size()));
        }
    }
    return order;
}

SortKey SortOrder::keyOf(const GameFacts& game) const
{
    SortKey key;
    for (const std::string& name : m_names)
        key.parts.push_back(partOf(name, game));
    return key;
}

bool SortOrder::isBefore(const SortKey& a, const SortKey& b) const
{
    for (std::size_t i = 0; i < a.parts.size(); ++i) {
        if (a.parts[i].known != b.parts[i].known)
            return a.parts[i].known;
        const int order = a.parts[i].text.compare(b.parts[i].text);
        if (order != 0)
            return m_descending ? order > 0 : order < 0;
    }
    return false;
}

} // namespace cli
