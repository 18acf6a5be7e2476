#include "core/pgn/variant.h"

#include "core/pgn/text.h"

#include <algorithm>
#include <array>
#include <string>

namespace pgn {

namespace {

constexpr std::array<std::string_view, 8> StandardNames{"",        "standard", "normal",    "regular",
                                                        "classic", "chess",    "classical", "fromposition"};
constexpr std::array<std::string_view, 7> Chess960Names{
    "chess960", "960", "fischerandom", "fischerrandom", "fischerrandomchess", "frc", "freestyle"};

} // namespace

Variant variantFromTag(std::string_view value)
{
    std::string name;
    for (const char c : value) {
        if (isLetter(c) || isDigit(c) || (c & 0x80) != 0)
            name += char(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    }
    if (std::find(StandardNames.begin(), StandardNames.end(), name) != StandardNames.end())
        return Variant::Standard;
    const bool is960 = std::find(Chess960Names.begin(), Chess960Names.end(), name) != Chess960Names.end();
    return is960 ? Variant::Chess960 : Variant::Unsupported;
}

bool needsChess960(const chess::Position& position)
{
    for (const chess::Square rook : position.castlingRooks()) {
        const auto man = position.pieceAt(rook);
        const bool atHome = rook.file() == 0 || rook.file() == 7;
        if (!atHome || (man && position.kingOf(man->color).file() != 4))
            return true;
    }
    return false;
}

} // namespace pgn
