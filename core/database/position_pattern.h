#pragma once
#include "core/chess/position.h"

#include <array>

namespace database {

// Which squares of a sample have to look as they do in it; the others may hold anything.
enum class BoardPart : std::uint8_t {
    Everything, // and the same side is to move
    Pawns,      // all pawns and no others
    WhiteMen,
    BlackMen,
    Queenside, // files a to d
    Kingside,  // files e to h
};

// Positions that look like a sample, as a whole or in a part. Castling rights and en passant are not
// compared: a sample that was set up by hand is to be found all the same.
class BoardPattern {
public:
    BoardPattern(const chess::Position& sample, BoardPart part);
    bool matches(const chess::Position& p) const;
    // No position that a game can still come to matches: men do not come back, and no pawn goes home.
    bool isOutOfReach(const chess::Position& p) const;

private:
    std::array<std::array<chess::Bitboard, 6>, 2> m_men{}; // by colour and type
    std::array<chess::Bitboard, 2> m_asked{};              // squares on which that colour's men are compared
    chess::Bitboard m_askedPawns;                          // squares on which pawns are
    std::array<int, 2> m_menCount{}, m_pawnCount{};
    std::array<chess::Bitboard, 2> m_homePawns{};
    std::optional<chess::Color> m_sideToMove;
};

enum class Bishops : std::uint8_t { Any, SameColour, OppositeColours };

// How many men of each kind a position has.
struct MaterialPattern {
    struct Count {
        std::uint8_t least = 0;
        std::uint8_t most = 64;
        friend bool operator==(Count, Count) = default;
    };
    std::array<std::array<Count, 5>, 2> men{}; // by colour and type, without the kings
    // One bishop a side, and the squares they go on.
    Bishops bishops = Bishops::Any;
    bool eitherWay = true; // also with the colours exchanged
    int plies = 1;         // and it stays so for as many plies

    const Count& count(chess::Color c, chess::PieceType t) const
    {
        return men[std::size_t(index(c))][std::size_t(index(t))];
    }
    Count& count(chess::Color c, chess::PieceType t)
    {
        return men[std::size_t(index(c))][std::size_t(index(t))];
    }
    bool matches(const chess::Position& p) const;
    bool isOutOfReach(const chess::Position& p) const;
    friend bool operator==(const MaterialPattern&, const MaterialPattern&) = default;
};

// "KRPP-KRP": exactly these men, kings named or not, colours either way; nothing for other text. The hyphen
// may be a "v", "vs", ":" or a blank.
std::optional<MaterialPattern> materialFromText(std::string_view text);

} // namespace database
