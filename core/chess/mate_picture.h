#pragma once
#include "core/chess/attacks.h"

#include <algorithm>
#include <array>
#include <utility>

// Internal to core/chess: how proofs without search reckon whether some men could share out a mate.
namespace chess {

// The nine squares around and below a king, as a picture of three rows of three bits. A set bit needs no
// further care: no way out there, or in the middle: check.
using Picture = std::uint16_t;
constexpr Picture CompletePicture = 0x1ff;
constexpr Picture CheckInPicture = 1u << 4;

inline Picture pictureOf(Square king, Bitboard squares)
{
    unsigned picture = 0;
    for (int row = 0; row < 3; ++row) {
        const int rank = king.rank() - 1 + row;
        if (rank < 0 || rank > 7)
            continue;
        const unsigned files = unsigned(squares.bits() >> (8 * rank)) & 0xff;
        picture |= ((files << 1 >> king.file()) & 7) << (3 * row);
    }
    return Picture(picture);
}

// Where the board ends there is no way out.
inline Picture offBoard(Square king)
{
    return CompletePicture & Picture(~pictureOf(king, Bitboard::all()));
}

// What one man can do for a mate, from each place where it may stand: different pictures, without the empty
// one.
class PictureOffers {
public:
    void add(Picture picture)
    {
        if (picture != 0 && std::find(begin(), end(), picture) == end())
            m_pictures[m_count++] = picture;
    }
    const Picture* begin() const { return m_pictures.data(); }
    const Picture* end() const { return m_pictures.data() + m_count; }

private:
    std::array<Picture, 128> m_pictures;
    std::size_t m_count = 0;
};

// The pictures that some men can make together, each from one place.
class PictureSums {
public:
    explicit PictureSums(Picture first) : m_isComplete(first == CompletePicture)
    {
        m_met[m_count++] = first;
        m_isMet[first] = true;
    }
    bool isComplete() const { return m_isComplete; }
    // One man more; true when the picture of a mate is among the sums now.
    bool add(const PictureOffers& offers)
    {
        const std::size_t before = m_count;
        for (std::size_t i = 0; i < before; ++i) {
            for (const Picture offer : offers) {
                const Picture sum = m_met[i] | offer;
                if (sum == CompletePicture)
                    return m_isComplete = true;
                if (!std::exchange(m_isMet[sum], true))
                    m_met[m_count++] = sum;
            }
        }
        return m_isComplete;
    }

private:
    std::array<Picture, CompletePicture + 1> m_met;
    std::array<bool, CompletePicture + 1> m_isMet{};
    std::size_t m_count = 0;
    bool m_isComplete;
};

} // namespace chess
