#pragma once
#include "core/database/game_index.h"

#include <random>

// An index as large as one likes, with the mixture of real files: few events, many players, unknown values,
// accents.
namespace support {

inline database::GameIndex randomIndex(std::size_t games, unsigned seed)
{
    using namespace database;
    std::mt19937 random(seed);
    const auto upTo = [&random](unsigned n) { return unsigned(random() % n); };
    const char* syllables[] = {"Ré", "ti", "Ka",   "spa", "rov", "Ø",  "st", "by",
                               "Łu", "ko", "Müll", "er",  "an",  "Ta", "l"};
    // Some fifty thousand names, as many as 300,000 real games have.
    const auto word = [&] {
        std::string s = syllables[upTo(std::size(syllables))];
        return s.append(syllables[upTo(std::size(syllables))]);
    };
    const auto player = [&] {
        auto s = word();
        return s.append(", ").append(word());
    };
    GameIndex index;
    for (std::size_t i = 0; i < games; ++i) {
        Row row;
        row.offset = i * 600;
        row.length = 600;
        auto& names = index.names();
        row.white = upTo(20) == 0 ? 0 : names.intern(player());
        row.black = names.intern(player());
        row.event = names.intern(word().append(" Open"));
        row.site = names.intern(word());
        row.round =
            names.intern(std::to_string(1 + upTo(12)).append(1, '.').append(std::to_string(1 + upTo(30))));
        row.date = upTo(10) == 0
                       ? 0
                       : (1900 + upTo(125)) * 10000 + (upTo(5) == 0 ? 0 : (1 + upTo(12)) * 100 + upTo(29));
        row.whiteElo = upTo(3) == 0 ? std::uint16_t(0) : std::uint16_t(1200 + upTo(1600));
        row.blackElo = upTo(3) == 0 ? std::uint16_t(0) : std::uint16_t(1200 + upTo(1600));
        row.plies = std::uint16_t(upTo(200));
        if (upTo(8) != 0)
            row.eco = {char('A' + upTo(5)), char('0' + upTo(10)), char('0' + upTo(10))};
        row.result = chess::Result(upTo(4));
        index.append(row);
    }
    return index;
}

} // namespace support
