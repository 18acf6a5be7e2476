#pragma once
#include "core/chess/types.h"

#include <bit>

namespace chess {

// A set of squares, one bit each.
class Bitboard {
public:
    constexpr Bitboard() = default;
    constexpr explicit Bitboard(std::uint64_t bits) : m_bits(bits) {}
    constexpr Bitboard(Square s) : m_bits(std::uint64_t(1) << s.index()) {}
    static constexpr Bitboard file(int f) { return Bitboard(0x0101010101010101ull << f); }
    static constexpr Bitboard rank(int r) { return Bitboard(0xffull << (8 * r)); }
    static constexpr Bitboard all() { return Bitboard(~0ull); }
    static constexpr Bitboard darkSquares() { return Bitboard(0xaa55aa55aa55aa55ull); }

    constexpr std::uint64_t bits() const { return m_bits; }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr bool any() const { return m_bits != 0; }
    constexpr int count() const { return std::popcount(m_bits); }
    constexpr bool contains(Square s) const { return (m_bits >> s.index() & 1) != 0; }
    constexpr bool moreThanOne() const { return (m_bits & (m_bits - 1)) != 0; }
    // The lowest and the highest square of a set that is not empty.
    constexpr Square first() const { return Square(std::countr_zero(m_bits)); }
    constexpr Square last() const { return Square(63 - std::countl_zero(m_bits)); }
    constexpr Square popFirst()
    {
        const Square s = first();
        m_bits &= m_bits - 1;
        return s;
    }

    friend constexpr Bitboard operator&(Bitboard a, Bitboard b) { return Bitboard(a.m_bits & b.m_bits); }
    friend constexpr Bitboard operator|(Bitboard a, Bitboard b) { return Bitboard(a.m_bits | b.m_bits); }
    friend constexpr Bitboard operator^(Bitboard a, Bitboard b) { return Bitboard(a.m_bits ^ b.m_bits); }
    friend constexpr Bitboard operator~(Bitboard a) { return Bitboard(~a.m_bits); }
    constexpr Bitboard& operator&=(Bitboard b) { return *this = *this & b; }
    constexpr Bitboard& operator|=(Bitboard b) { return *this = *this | b; }
    constexpr Bitboard& operator^=(Bitboard b) { return *this = *this ^ b; }
    friend constexpr bool operator==(Bitboard, Bitboard) = default;

    // for (Square s : bitboard)
    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t rest) : m_rest(rest) {}
        constexpr Square operator*() const { return Square(std::countr_zero(m_rest)); }
        constexpr Iterator& operator++()
        {
            m_rest &= m_rest - 1;
            return *this;
        }
        constexpr bool operator!=(Iterator o) const { return m_rest != o.m_rest; }

    private:
        std::uint64_t m_rest;
    };
    constexpr Iterator begin() const { return Iterator(m_bits); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    std::uint64_t m_bits = 0;
};

} // namespace chess
