#include "app/cli/statistics.h"

#include <algorithm>

namespace cli {

using chess::Color;

void Score::add(chess::Result result, Color side)
{
    if (result == chess::Result::Unfinished)
        ++unfinished;
    else if (result == chess::Result::Draw)
        ++draws;
    else if (result == chess::winFor(side))
        ++wins;
    else
        ++losses;
}

std::string Statistics::Opening::usualName() const
{
    const auto most = std::max_element(names.begin(), names.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    return most == names.end() ? std::string() : most->first;
}

void Statistics::Elo::add(std::size_t elo)
{
    if (elo == 0)
        return;
    lowest = count == 0 ? elo : std::min(lowest, elo);
    highest = std::max(highest, elo);
    ++count;
    sum += elo;
}

void Statistics::add(const CountedGame& game, const std::string& file)
{
    white.add(game.result, Color::White);
    faulty += game.faulty ? 1 : 0;
    ++years[game.year];
    ++lengths[std::size_t(game.plies + 1) / 2];
    Opening& opening = openings[game.eco];
    opening.white.add(game.result, Color::White);
    if (!game.opening.empty())
        ++opening.names[game.opening];
    players[game.white].add(game.result, Color::White);
    players[game.black].add(game.result, Color::Black);
    elo[0].add(game.whiteElo);
    elo[1].add(game.blackElo);
    mates += game.isMate ? 1 : 0;
    stalemates += game.isStalemate ? 1 : 0;
    if (!game.termination.empty())
        ++terminations[game.termination];
    if (game.thinking[0].moves + game.thinking[1].moves == 0)
        return;
    ++timedGames;
    for (const Color side : chess::AllColors) {
        const auto& one = game.thinking[std::size_t(chess::index(side))];
        auto& all = thinking[std::size_t(chess::index(side))];
        all.time += one.time;
        all.moves += one.moves;
        all.longest = std::max(all.longest, one.longest);
        if (one.longest > longestThink.time)
            longestThink = {one.longest, side, file, game.number};
    }
}

double Statistics::averageLength() const
{
    std::size_t moves = 0;
    for (const auto& [length, count] : lengths)
        moves += length * count;
    return games() == 0 ? 0 : double(moves) / double(games());
}

std::size_t Statistics::medianLength() const
{
    std::size_t seen = 0;
    for (const auto& [length, count] : lengths) {
        seen += count;
        if (seen * 2 >= games())
            return length;
    }
    return 0;
}

std::vector<std::pair<std::size_t, std::size_t>> Statistics::lengthSteps() const
{
    constexpr std::size_t Step = 10;
    std::map<std::size_t, std::size_t> steps;
    for (const auto& [length, count] : lengths)
        steps[(length + Step - 1) / Step * Step] += count;
    return {steps.begin(), steps.end()};
}

} // namespace cli
