#pragma once
#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// The words every layer speaks: colours, men, squares and moves as small value types.
namespace chess {

enum class Color : std::uint8_t { White, Black };
inline constexpr std::array<Color, 2> AllColors{Color::White, Color::Black};
constexpr Color operator~(Color c)
{
    return Color(std::uint8_t(c) ^ 1);
}
constexpr int index(Color c)
{
    return int(c);
}

enum class PieceType : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };
inline constexpr std::array<PieceType, 6> AllPieceTypes{PieceType::Pawn, PieceType::Knight, PieceType::Bishop,
                                                        PieceType::Rook, PieceType::Queen,  PieceType::King};
constexpr int index(PieceType t)
{
    return int(t);
}

// A man of one colour. An empty square is std::optional<Piece>{}.
struct Piece {
    Color color = Color::White;
    PieceType type = PieceType::Pawn;
    friend constexpr bool operator==(Piece, Piece) = default;
};

// A square: 0 is a1, 7 is h1, 63 is h8. Files and ranks count from 0.
class Square {
public:
    constexpr Square() = default;
    constexpr explicit Square(int i) : m_index(std::uint8_t(i)) { assert(i >= 0 && i < 64); }
    constexpr Square(int file, int rank) : Square(rank * 8 + file) {}
    // "e4"; nothing for any other text.
    static constexpr std::optional<Square> fromName(std::string_view name);

    constexpr int index() const { return m_index; }
    constexpr int file() const { return m_index & 7; }
    constexpr int rank() const { return m_index >> 3; }
    // The rank as that side counts it: 0 is its own first rank.
    constexpr int rankFor(Color c) const { return c == Color::White ? rank() : 7 - rank(); }
    // a1 and h8 are dark (FIDE 2.1).
    constexpr bool isLight() const { return ((file() + rank()) & 1) != 0; }
    std::string name() const { return {char('a' + file()), char('1' + rank())}; }
    friend constexpr auto operator<=>(Square, Square) = default;

private:
    std::uint8_t m_index = 0;
};

constexpr std::optional<Square> Square::fromName(std::string_view name)
{
    if (name.size() != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8')
        return std::nullopt;
    return Square(name[0] - 'a', name[1] - '1');
}

enum class MoveKind : std::uint8_t { Normal, Promotion, EnPassant, Castling };

// A move in 16 bits: from, to, what is special about it. Castling is stored as "king takes own rook" in every
// variant, so that Chess960 needs no second form. The null move (PGN "--") has from = to = a1.
class Move {
public:
    constexpr Move() = default;
    constexpr Move(Square from, Square to, MoveKind kind = MoveKind::Normal,
                   PieceType promotion = PieceType::Knight)
        : m_bits(std::uint16_t(from.index() | to.index() << 6 | int(kind) << 14 |
                               (chess::index(promotion) - 1) << 12))
    {
    }
    static constexpr Move null() { return Move(); }
    static constexpr Move promotion(Square from, Square to, PieceType type)
    {
        return Move(from, to, MoveKind::Promotion, type);
    }
    static constexpr Move castling(Square king, Square rook) { return Move(king, rook, MoveKind::Castling); }

    constexpr Square from() const { return Square(m_bits & 63); }
    // Where the man lands; for castling the square of the rook castled with.
    constexpr Square to() const { return Square(m_bits >> 6 & 63); }
    constexpr MoveKind kind() const { return MoveKind(m_bits >> 14); }
    constexpr bool isNull() const { return m_bits == 0; }
    constexpr bool isCastling() const { return kind() == MoveKind::Castling; }
    constexpr bool isPromotion() const { return kind() == MoveKind::Promotion; }
    // Only meaningful for a promotion.
    constexpr PieceType promotionType() const { return PieceType((m_bits >> 12 & 3) + 1); }
    // Towards the h-file ("O-O")? Only meaningful for castling.
    constexpr bool isKingside() const { return to().file() > from().file(); }
    // Where the king lands; for castling c1, g1, c8 or g8 (FIDE 3.8.2, II.3).
    constexpr Square kingTarget() const
    {
        return isCastling() ? Square(isKingside() ? 6 : 2, from().rank()) : to();
    }
    // Where the castling rook lands.
    constexpr Square rookTarget() const { return Square(isKingside() ? 5 : 3, from().rank()); }
    constexpr std::uint16_t bits() const { return m_bits; }
    static constexpr Move fromBits(std::uint16_t bits)
    {
        Move m;
        m.m_bits = bits;
        return m;
    }
    friend constexpr bool operator==(Move, Move) = default;

private:
    std::uint16_t m_bits = 0; // 0–5 from, 6–11 to, 12–13 promotion type − knight, 14–15 kind
};

} // namespace chess
