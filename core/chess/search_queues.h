#pragma once
#include "core/chess/position.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

// Internal to core/chess: what helpmate_search keeps its positions in.
namespace chess {

// Position keys that have been met: open addressing, at most half full.
class KeySet {
public:
    // False when it was there already.
    bool insert(std::uint64_t key)
    {
        if (2 * m_count >= m_slots.size())
            grow();
        return place(key != 0 ? key : 1);
    }

private:
    bool place(std::uint64_t key)
    {
        const std::size_t mask = m_slots.size() - 1;
        std::size_t i = std::size_t(key) & mask;
        while (m_slots[i] != 0) {
            if (m_slots[i] == key)
                return false;
            i = (i + 1) & mask;
        }
        m_slots[i] = key;
        ++m_count;
        return true;
    }
    void grow()
    {
        std::vector<std::uint64_t> old(m_slots.size() * 4);
        old.swap(m_slots);
        m_count = 0;
        for (const std::uint64_t key : old)
            if (key != 0)
                place(key);
    }

    std::vector<std::uint64_t> m_slots = std::vector<std::uint64_t>(1024); // 0: free
    std::size_t m_count = 0;
};

// A priority queue for priorities from 0 (first) to 255; of equals the newest comes first, which makes a
// search go deep.
class BucketQueue {
public:
    void push(std::uint32_t item, std::uint8_t priority)
    {
        m_buckets[priority].push_back(item);
        m_lowest = std::min(m_lowest, std::size_t(priority));
    }
    std::optional<std::uint32_t> pop()
    {
        while (m_lowest < m_buckets.size() && m_buckets[m_lowest].empty())
            ++m_lowest;
        if (m_lowest == m_buckets.size())
            return std::nullopt;
        const std::uint32_t item = m_buckets[m_lowest].back();
        m_buckets[m_lowest].pop_back();
        return item;
    }

private:
    std::array<std::vector<std::uint32_t>, 256> m_buckets;
    std::size_t m_lowest = 0;
};

// Open positions in families of those that differ only in what can be taken back: same pawns, same men left.
// Each family gets its turn; best first alone would stay with one that looks good and leads nowhere.
class Families {
public:
    // Whose pawns count: both, or only that side's. The other's many pawn moves then make no new families.
    explicit Families(std::optional<Color> pawnsOf) : m_pawnsOf(pawnsOf) {}

    // The number of a position's family, which a move that can be taken back does not change.
    std::uint32_t familyOf(const Position& p)
    {
        const auto [entry, isNew] = m_byKey.try_emplace(familyKey(p), std::uint32_t(m_families.size()));
        if (isNew)
            m_families.emplace_back();
        return entry->second;
    }

    void push(std::uint32_t item, std::uint8_t guess, std::uint32_t number)
    {
        Family& family = m_families[number];
        family.open.push(item, guess);
        if (++family.size == 1)
            m_turns.push(number, family.priority());
    }

    // The best of the family that has had the fewest turns.
    std::optional<std::uint32_t> pop()
    {
        const auto next = m_turns.pop();
        if (!next)
            return std::nullopt;
        Family& family = m_families[*next];
        const auto item = family.open.pop();
        ++family.turns;
        --family.size;
        if (family.size > 0)
            m_turns.push(*next, family.priority());
        return item;
    }

private:
    // A binary heap: most families are too small for 256 buckets.
    class Heap {
    public:
        void push(std::uint32_t item, std::uint8_t guess)
        {
            m_items.emplace_back(-int(guess), item);
            std::push_heap(m_items.begin(), m_items.end());
        }
        std::uint32_t pop()
        {
            std::pop_heap(m_items.begin(), m_items.end());
            const std::uint32_t item = m_items.back().second;
            m_items.pop_back();
            return item;
        }

    private:
        std::vector<std::pair<int, std::uint32_t>> m_items;
    };

    struct Family {
        Heap open;
        std::uint32_t size = 0;
        int turns = 0;
        std::uint8_t priority() const
        {
            return std::uint8_t(turns < 64 ? turns : std::min(255, 63 + turns / 64));
        }
    };

    std::uint64_t familyKey(const Position& p) const
    {
        std::uint64_t key = 0;
        const auto mix = [&key](std::uint64_t value) {
            key = (key ^ value) * 0x9e3779b97f4a7c15ull + (key >> 29);
        };
        for (const Color c : AllColors) {
            const Bitboard pawns = p.pieces(c, PieceType::Pawn);
            mix(!m_pawnsOf || c == *m_pawnsOf ? pawns.bits() : std::uint64_t(pawns.count()));
            for (const PieceType t :
                 {PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen})
                mix(std::uint64_t(p.pieces(c, t).count()));
        }
        return key;
    }

    std::optional<Color> m_pawnsOf;
    std::unordered_map<std::uint64_t, std::uint32_t> m_byKey;
    std::vector<Family> m_families;
    BucketQueue m_turns;
};

} // namespace chess
