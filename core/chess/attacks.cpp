#include "core/chess/attacks.h"

namespace chess {
namespace {

struct Step {
    int file;
    int rank;
};
constexpr std::array<Step, 4> DiagonalSteps{{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};
constexpr std::array<Step, 4> StraightSteps{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};

constexpr std::optional<Square> stepFrom(Square s, Step step)
{
    const int file = s.file() + step.file;
    const int rank = s.rank() + step.rank;
    if (file < 0 || file > 7 || rank < 0 || rank > 7)
        return std::nullopt;
    return Square(file, rank);
}

template <std::size_t N>
constexpr Bitboard stepAttacks(Square s, const std::array<Step, N>& steps)
{
    Bitboard result;
    for (const Step step : steps)
        if (const auto target = stepFrom(s, step))
            result |= *target;
    return result;
}

template <std::size_t N>
constexpr std::array<Bitboard, 64> stepTable(const std::array<Step, N>& steps)
{
    std::array<Bitboard, 64> table;
    for (int i = 0; i < 64; ++i)
        table[std::size_t(i)] = stepAttacks(Square(i), steps);
    return table;
}

constexpr Bitboard ray(Square from, Step step, Bitboard occupied)
{
    Bitboard result;
    for (auto s = stepFrom(from, step); s; s = stepFrom(*s, step)) {
        result |= *s;
        if (occupied.contains(*s))
            break;
    }
    return result;
}

// The four rays of a bishop or a rook from every square of an empty board.
class Rays {
public:
    constexpr explicit Rays(const std::array<Step, 4>& steps)
    {
        for (std::size_t i = 0; i < steps.size(); ++i) {
            m_upward[i] = steps[i].rank * 8 + steps[i].file > 0;
            for (int s = 0; s < 64; ++s)
                m_rays[i][std::size_t(s)] = ray(Square(s), steps[i], {});
        }
    }
    // The tables below are filled at the start of every program, so this is quick: what the first man on a
    // ray hides is the rest of the ray from where it stands.
    constexpr Bitboard attacks(Square from, Bitboard occupied) const
    {
        Bitboard result;
        for (std::size_t i = 0; i < m_rays.size(); ++i) {
            const Bitboard whole = m_rays[i][std::size_t(from.index())];
            result |= whole;
            if (const Bitboard men = whole & occupied; men.any()) {
                const Square nearest = m_upward[i] ? men.first() : men.last();
                result ^= m_rays[i][std::size_t(nearest.index())];
            }
        }
        return result;
    }

private:
    std::array<bool, 4> m_upward{};
    std::array<std::array<Bitboard, 64>, 4> m_rays{};
};
constexpr Rays DiagonalRays(DiagonalSteps);
constexpr Rays StraightRays(StraightSteps);

using SquarePairs = std::array<std::array<Bitboard, 64>, 64>;

// Calls visit(from, step, target) for every square that sees another along a rank, file or diagonal.
template <class Visit>
constexpr void forEachAlignedPair(Visit visit)
{
    for (const auto& steps : {DiagonalSteps, StraightSteps})
        for (const Step step : steps)
            for (int i = 0; i < 64; ++i)
                for (const Square target : ray(Square(i), step, {}))
                    visit(Square(i), step, target);
}

constexpr SquarePairs betweenTable()
{
    SquarePairs table{};
    forEachAlignedPair([&](Square a, Step step, Square b) {
        table[std::size_t(a.index())][std::size_t(b.index())] = ray(a, step, b) ^ b;
    });
    return table;
}

constexpr SquarePairs lineTable()
{
    SquarePairs table{};
    forEachAlignedPair([&](Square a, Step step, Square b) {
        table[std::size_t(a.index())][std::size_t(b.index())] =
            ray(a, step, {}) | ray(a, {-step.file, -step.rank}, {}) | a;
    });
    return table;
}

// Multipliers that send the men on a square's lines to different entries of its slice of the table ("magic
// bitboards"; found by trying sparse random numbers).
constexpr std::array<std::uint64_t, 64> BishopMagics{
    0x8008029802002200, 0x4291040808802804, 0x0008180040800300, 0x00088a0202aa1050, 0x000410a800000000,
    0x0009100804040009, 0x0801140121080011, 0xa040808400824000, 0x000008a004040048, 0x0600200440808114,
    0x2020410401204403, 0x000404106200c001, 0x0100011040800026, 0x00080088200a0820, 0x0008004804642080,
    0x4000004402981800, 0x0710002220020088, 0x2010808202020402, 0x8010080844002820, 0x800c000124028000,
    0x0002000422010040, 0x6438402200422000, 0x0010a1004c0c2000, 0x000a00e109010190, 0x08022010400414c0,
    0x8428022220240101, 0x0008088004040010, 0x0008080000220020, 0x0421010000104000, 0x219102082500a000,
    0x0018008042120150, 0x02108020a09c0402, 0x301c202000890208, 0xa004022000080100, 0x100c024100881200,
    0x8000080800460a00, 0x1004010804440040, 0x420c920080041000, 0x05018c0114440100, 0x00040100308a0080,
    0x0020821042801000, 0x0202026120001c02, 0x0002001044000800, 0x20aa844200800801, 0x0000012011001200,
    0x0860209008808042, 0x0008100080a80200, 0x0808020050420201, 0x00051c0104c00000, 0x0000840108820022,
    0x000a461842080004, 0x2400400914880002, 0x00040040102481b4, 0x2104a14202020060, 0x0004081041020060,
    0x00a0840082005100, 0x0000412210101482, 0x0108504208042210, 0x000020044c040405, 0x4140050206051401,
    0x0122008051820200, 0x0082800428109100, 0x9104042454440401, 0x141e200c00820848,
};
constexpr std::array<std::uint64_t, 64> RookMagics{
    0x0280038860400010, 0x098020004000b080, 0x2100110008402002, 0x0880080081041000, 0x0200020020041008,
    0x2300040008010012, 0x0c00283004008201, 0x0180010000407a80, 0x0168800080400020, 0x0010400040201000,
    0x1001002001001048, 0x1001002408100100, 0x0801000408010012, 0x4001000209000400, 0x08a20004c8020001,
    0x2002801145002280, 0x0080860021004200, 0x001000c009402002, 0x00b0002004002800, 0x100a808010020800,
    0x8101010008000410, 0x0244008002000480, 0x0000040010810208, 0x2000020000448534, 0x4104400480008033,
    0x0000810100204000, 0x0440430900200010, 0x4600240900100100, 0x0060080080040080, 0x0001000300080400,
    0x0004084400011002, 0x0023040200008041, 0x0580050043002080, 0x0400804002802008, 0x0001002001004010,
    0x1000200901001000, 0x4410800801800c00, 0xa012003806001004, 0x0020100104008802, 0x0004808402000041,
    0x0010400170898000, 0x0080500020004004, 0x1040408012020020, 0x8010040008004040, 0x2001080100110004,
    0x0000020004008080, 0x0021010810040002, 0x0800008c43020024, 0x0000800021005100, 0x0070201040008080,
    0x0000d04282006a00, 0x0010014400080240, 0x0001080110050100, 0x0012000810240600, 0x0402000801040200,
    0x028100108a004100, 0x0050800300102045, 0x8208210040120882, 0x8010600101183441, 0x020b000910006045,
    0x0241001002480005, 0x0081000400880241, 0x0000009008024124, 0x0048122980410402,
};

// A man on the far edge of a line blocks nothing behind it, so it does not count.
constexpr Bitboard blockers(Square s, const Rays& rays)
{
    const Bitboard outerRanks = (Bitboard::rank(0) | Bitboard::rank(7)) & ~Bitboard::rank(s.rank());
    const Bitboard outerFiles = (Bitboard::file(0) | Bitboard::file(7)) & ~Bitboard::file(s.file());
    return rays.attacks(s, {}) & ~(outerRanks | outerFiles);
}

constexpr std::size_t BishopEntries = 5248;
constexpr std::size_t RookEntries = 102400;

template <std::size_t Entries>
class LineAttacks {
public:
    LineAttacks(const Rays& rays, const std::array<std::uint64_t, 64>& magics)
    {
        Bitboard* slice = m_entries.data();
        for (int i = 0; i < 64; ++i) {
            const std::uint64_t mask = blockers(Square(i), rays).bits();
            const int bits = std::popcount(mask);
            m_tables[std::size_t(i)] = {slice, mask, magics[std::size_t(i)], 64 - bits};
            fill(slice, Square(i), rays);
            slice += std::size_t(1) << bits;
        }
    }
    const std::array<detail::LineTable, 64>& tables() const { return m_tables; }

private:
    void fill(Bitboard* slice, Square s, const Rays& rays)
    {
        const detail::LineTable& table = m_tables[std::size_t(s.index())];
        std::uint64_t subset = 0;
        do {
            slice[subset * table.magic >> table.shift] = rays.attacks(s, Bitboard(subset));
            subset = (subset - table.mask) & table.mask;
        } while (subset != 0);
    }

    std::array<detail::LineTable, 64> m_tables{};
    std::array<Bitboard, Entries> m_entries{};
};

const LineAttacks<BishopEntries> TheBishopLines(DiagonalRays, BishopMagics);
const LineAttacks<RookEntries> TheRookLines(StraightRays, RookMagics);

} // namespace

namespace detail {

constinit const std::array<Bitboard, 64> KnightAttacks =
    stepTable(std::array<Step, 8>{{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}});
constinit const std::array<Bitboard, 64> KingAttacks =
    stepTable(std::array<Step, 8>{{{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}});
constinit const std::array<std::array<Bitboard, 64>, 2> PawnAttacks{
    stepTable(std::array<Step, 2>{{{-1, 1}, {1, 1}}}), stepTable(std::array<Step, 2>{{{-1, -1}, {1, -1}}})};
constinit const SquarePairs Between = betweenTable();
constinit const SquarePairs Line = lineTable();
const std::array<LineTable, 64> BishopLines = TheBishopLines.tables();
const std::array<LineTable, 64> RookLines = TheRookLines.tables();

} // namespace detail

Bitboard attacks(Piece man, Square s, Bitboard occupied)
{
    switch (man.type) {
    case PieceType::Pawn:
        return pawnAttacks(man.color, s);
    case PieceType::Knight:
        return knightAttacks(s);
    case PieceType::Bishop:
        return bishopAttacks(s, occupied);
    case PieceType::Rook:
        return rookAttacks(s, occupied);
    case PieceType::Queen:
        return queenAttacks(s, occupied);
    case PieceType::King:
        return kingAttacks(s);
    }
    return {};
}

} // namespace chess
