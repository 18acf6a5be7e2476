#include "core/chess/position_setup.h"

namespace chess {
namespace {

using BackRank = std::array<std::optional<PieceType>, 8>;

// Puts the man on the nth file that is still empty.
void putOnFreeFile(BackRank& rank, PieceType type, int nth)
{
    for (auto& man : rank) {
        if (man)
            continue;
        if (nth-- == 0) {
            man = type;
            return;
        }
    }
}

// Scharnagl's numbering: the bishops' files are the two lowest digits in base 4, the queen's the next in base
// 6, and the rest numbers the ten pairs of files for the knights. King and rooks fill up.
BackRank backRank(int number)
{
    static constexpr std::array<std::array<int, 2>, 10> KnightFiles{
        {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};
    BackRank rank;
    rank[std::size_t(number % 4 * 2 + 1)] = PieceType::Bishop;
    number /= 4;
    rank[std::size_t(number % 4 * 2)] = PieceType::Bishop;
    number /= 4;
    putOnFreeFile(rank, PieceType::Queen, number % 6);
    const auto knights = KnightFiles[std::size_t(number / 6)];
    putOnFreeFile(rank, PieceType::Knight, knights[1]);
    putOnFreeFile(rank, PieceType::Knight, knights[0]);
    putOnFreeFile(rank, PieceType::Rook, 0);
    putOnFreeFile(rank, PieceType::King, 0);
    putOnFreeFile(rank, PieceType::Rook, 0);
    return rank;
}

} // namespace

PositionSetup PositionSetup::chess960Array(int number)
{
    assert(number >= 0 && number < 960);
    PositionSetup setup;
    const BackRank rank = backRank(number);
    for (int file = 0; file < 8; ++file) {
        const PieceType type = *rank[std::size_t(file)];
        setup.at(Square(file, 0)) = Piece{Color::White, type};
        setup.at(Square(file, 1)) = Piece{Color::White, PieceType::Pawn};
        setup.at(Square(file, 6)) = Piece{Color::Black, PieceType::Pawn};
        setup.at(Square(file, 7)) = Piece{Color::Black, type};
        if (type == PieceType::Rook)
            setup.castlingRooks |= Bitboard(Square(file, 0)) | Square(file, 7);
    }
    return setup;
}

PositionSetup PositionSetup::standardArray()
{
    return chess960Array(518);
}

} // namespace chess
