#pragma once
#include "app/cli/game_counter.h"

#include <map>

namespace cli {

// Results of games, by colour or by player.
struct Score {
    std::size_t wins = 0, draws = 0, losses = 0;
    std::size_t unfinished = 0;
    std::size_t finished() const { return wins + draws + losses; }
    std::size_t games() const { return finished() + unfinished; }
    double points() const { return double(wins) + double(draws) / 2; }
    // Of the finished games; 0 when there is none.
    double share() const { return finished() == 0 ? 0 : points() / double(finished()); }
    void add(chess::Result result, chess::Color side);
};

// Sums over games.
class Statistics {
public:
    struct Opening {
        Score white;
        std::map<std::string, std::size_t> names; // and how often each
        std::string usualName() const;
    };
    struct Elo {
        std::size_t count = 0, sum = 0, lowest = 0, highest = 0;
        void add(std::size_t elo);
        double average() const { return count == 0 ? 0 : double(sum) / double(count); }
    };
    struct LongestThink {
        std::chrono::milliseconds time{0};
        chess::Color side = chess::Color::White;
        std::string file;
        std::size_t game = 0;
    };

    void add(const CountedGame& game, const std::string& file);

    Score white; // of all games, as White has them
    std::size_t faulty = 0;
    std::map<int, std::size_t> years;           // 0: unknown
    std::map<std::size_t, std::size_t> lengths; // moves to games
    std::map<std::string, Opening> openings;    // by ECO code, "" unknown
    std::map<std::string, Score> players;
    std::array<Elo, 2> elo; // of White and of Black
    std::size_t mates = 0, stalemates = 0;
    std::map<std::string, std::size_t> terminations; // by the tag
    std::size_t timedGames = 0;                      // with the times of some moves
    std::array<CountedGame::Thinking, 2> thinking;   // of White and of Black
    LongestThink longestThink;

    std::size_t games() const { return white.games(); }
    double averageLength() const;
    std::size_t medianLength() const;
    // Moves in steps of ten (0, 1–10, 11–20 …): the highest of each step, and how many games.
    std::vector<std::pair<std::size_t, std::size_t>> lengthSteps() const;
};

// The entries with the most games first, no more than `top` of them (0: all); equal ones by name.
template <typename Value, typename GamesOf>
std::vector<std::pair<std::string, Value>> mostPlayed(const std::map<std::string, Value>& entries,
                                                      std::size_t top, GamesOf gamesOf)
{
    std::vector<std::pair<std::string, Value>> sorted;
    for (const auto& entry : entries) {
        if (!entry.first.empty())
            sorted.push_back(entry);
    }
    std::stable_sort(sorted.begin(), sorted.end(),
                     [&](const auto& a, const auto& b) { return gamesOf(a.second) > gamesOf(b.second); });
    if (top > 0 && sorted.size() > top)
        sorted.resize(top);
    return sorted;
}

// Tables for people, of at most `top` lines where there may be many; and the same as a JSON object.
std::string asText(const Statistics& statistics, std::size_t top);
std::string asJson(const Statistics& statistics, std::size_t top);

} // namespace cli
