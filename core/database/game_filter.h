#pragma once
#include "core/database/game_index.h"

#include <bitset>

namespace database {

enum class PlayerSide : std::uint8_t { Either, White, Black };
enum class EloOf : std::uint8_t { Both, Either, Average };

// What the rows of a list are to be like. Names are compared without regard to case or accents; what is not
// set lets every game pass, and a bound that is set lets no unknown value pass.
struct GameFilter {
    // Every word is found in the name of a player, event or site, in the date or Elo, is the result, or
    // begins the ECO code.
    std::string text;
    // Every word is in the name.
    std::string player;
    PlayerSide side = PlayerSide::Either; // the player's
    std::string opponent;                 // the other player of the same game
    std::string event;                    // or site
    std::uint32_t dateFrom = 0;           // yyyymmdd with 0 for unknown parts, as in Row; both ends included:
    std::uint32_t dateTo = 0;             // "1925" to "1925" is the whole year
    int eloFrom = 0;
    int eloTo = 0;
    EloOf eloOf = EloOf::Both;
    std::bitset<4> results;         // by chess::Result; none set: any
    std::string ecoFrom;            // "B90", or its beginning: "B9" is B90 to B99, "B" all of B
    std::string ecoTo;              // "" for the same as ecoFrom
    int movesFrom = 0, movesTo = 0; // moves of both sides, as score sheets count them

    bool empty() const { return *this == GameFilter(); }
    friend bool operator==(const GameFilter&, const GameFilter&) = default;
};

// The rows that pass, in the order of the file, from row `from` on.
std::vector<std::uint32_t> filtered(const GameIndex& index, const GameFilter& filter, std::size_t from = 0);
std::vector<std::uint32_t> filtered(const GameIndex& index, std::string_view text, std::size_t from = 0);

} // namespace database
