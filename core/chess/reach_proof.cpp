#include "core/chess/reach_proof.h"

#include <algorithm>
#include <span>

namespace chess {
namespace {

struct Man {
    Color color;
    PieceType type;
    Square home;
    Bitboard reach;         // where it may stand as it is now
    Bitboard promotedReach; // and as anything it may promote to
    Bitboard attacked;      // from any of these places, own men included (FIDE 3.1.2)
    Bitboard taken;         // the squares where it may capture
    bool isCapturable = false;

    bool isWall() const { return reach == Bitboard(home) && promotedReach.empty() && !isCapturable; }
    Bitboard presence() const { return reach | promotedReach; }
};

Bitboard pawnsAttack(Color c, Bitboard pawns)
{
    const std::uint64_t notA = pawns.bits() & ~Bitboard::file(0).bits();
    const std::uint64_t notH = pawns.bits() & ~Bitboard::file(7).bits();
    return c == Color::White ? Bitboard(notA << 7 | notH << 9) : Bitboard(notA >> 9 | notH >> 7);
}

Bitboard advanced(Color c, Bitboard pawns)
{
    return c == Color::White ? Bitboard(pawns.bits() << 8) : Bitboard(pawns.bits() >> 8);
}

// The nine squares around and below a king, as a picture of three rows of three bits. A set bit needs no
// further care: no way out there, or in the middle: check.
using Picture = std::uint16_t;
constexpr Picture Complete = 0x1ff;

Picture pictureOf(Square king, Bitboard squares)
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
Picture offBoard(Square king)
{
    return Complete & Picture(~pictureOf(king, Bitboard::all()));
}

class ReachSets {
public:
    ReachSets(const Position& p, Color winner) : m_winner(winner)
    {
        // The winner's strongest men first: with them a mate that is thinkable is thought of soonest.
        for (const Color c : {winner, ~winner})
            for (const PieceType t : {PieceType::Queen, PieceType::Rook, PieceType::Bishop, PieceType::Knight,
                                      PieceType::King, PieceType::Pawn})
                for (const Square s : p.pieces(c, t))
                    addMan(p, {c, t}, s);
    }

    // Sets only grow, so a mate that becomes thinkable on the way stays so.
    bool excludeMate()
    {
        for (;;) {
            const bool isGrowing = grow();
            if (isMateThinkable())
                return false;
            if (!isGrowing)
                return true;
        }
    }

private:
    void addMan(const Position& p, Piece piece, Square s)
    {
        Man& man = m_men[m_count++];
        man = {piece.color, piece.type, s, s, {}, {}, {}, false};
        // A pawn that may be taken en passant now is met on the square it has passed.
        const auto passed = p.enPassant();
        if (passed && piece.type == PieceType::Pawn && piece.color != p.sideToMove() &&
            s.file() == passed->file() && s.rankFor(piece.color) == 3)
            man.reach |= *passed;
        for (const Square rook : p.castlingRooks(piece.color)) {
            const Move castling = Move::castling(p.kingOf(piece.color), rook);
            if (piece.type == PieceType::King)
                man.reach |= castling.kingTarget();
            if (s == rook)
                man.reach |= castling.rookTarget();
        }
        if (piece.type == PieceType::King && piece.color != m_winner)
            m_prey = m_count - 1;
    }

    std::span<Man> men() { return {m_men.data(), m_count}; }
    std::span<const Man> men() const { return {m_men.data(), m_count}; }
    static std::size_t side(Color c) { return std::size_t(index(c)); }

    // One round; false when nothing has changed.
    bool grow()
    {
        findWalls();
        bool changed = false;
        std::array<Bitboard, 2> taken{};
        for (Man& man : men()) {
            const Bitboard before = man.presence();
            if (man.type == PieceType::Pawn)
                growPawn(man);
            else
                growPiece(man);
            changed |= man.presence() != before;
            taken[side(man.color)] |= man.taken;
        }
        for (Man& man : men()) {
            if (man.isCapturable || man.type == PieceType::King)
                continue;
            man.isCapturable = (man.presence() & taken[side(~man.color)]).any();
            changed |= man.isCapturable;
        }
        return changed;
    }

    void findWalls()
    {
        m_wallsOf = {};
        m_alwaysAttacked = {};
        m_presence = {};
        for (const Man& man : men()) {
            if (man.type != PieceType::King)
                m_presence[side(man.color)] |= man.presence();
            if (!man.isWall())
                continue;
            m_wallsOf[side(man.color)] |= man.home;
            // A line piece surely attacks only its neighbours: farther on, something may come in between.
            const bool isLinePiece =
                man.type == PieceType::Bishop || man.type == PieceType::Rook || man.type == PieceType::Queen;
            m_alwaysAttacked[side(man.color)] |= attacks({man.color, man.type}, man.home, {}) &
                                                 (isLinePiece ? kingAttacks(man.home) : Bitboard::all());
        }
        m_walls = m_wallsOf[0] | m_wallsOf[1];
    }

    void growPiece(Man& man) const
    {
        Bitboard barred = m_wallsOf[side(man.color)];
        if (man.type == PieceType::King)
            barred |= m_alwaysAttacked[side(~man.color)];
        man.attacked = {};
        closeUnder(man.reach, man.attacked, barred, [&](Square s) {
            return attacks({man.color, man.type}, s, m_walls);
        });
        man.taken = man.attacked & ~barred;
    }

    void growPawn(Man& man) const
    {
        const Bitboard lastRank = Bitboard::rank(man.color == Color::White ? 7 : 0);
        const Bitboard secondRank = Bitboard::rank(man.color == Color::White ? 1 : 6);
        const Bitboard free = ~m_walls;
        for (Bitboard before; before != man.reach;) {
            before = man.reach;
            const Bitboard single = advanced(man.color, man.reach) & free;
            const Bitboard twice =
                advanced(man.color, advanced(man.color, man.reach & secondRank) & free) & free;
            // En passant is covered: who may pass a square may also stop there.
            const Bitboard captures = pawnsAttack(man.color, man.reach) & m_presence[side(~man.color)];
            man.reach |= single | twice | captures;
        }
        man.promotedReach |= man.reach & lastRank;
        man.attacked = pawnsAttack(man.color, man.reach);
        closeUnder(man.promotedReach, man.attacked, m_wallsOf[side(man.color)],
                   [&](Square s) { return queenAttacks(s, m_walls) | knightAttacks(s); });
        man.taken = man.attacked & ~m_wallsOf[side(man.color)];
    }

    // Adds every square that can be got to from these, and everything attacked on the way.
    template <class Attacks>
    static void closeUnder(Bitboard& reach, Bitboard& attacked, Bitboard barred, Attacks attacksFrom)
    {
        for (Bitboard todo = reach; todo.any();) {
            const Bitboard seen = attacksFrom(todo.popFirst());
            attacked |= seen;
            const Bitboard found = seen & ~barred & ~reach;
            reach |= found;
            todo |= found;
        }
    }

    // Is there a square of the loser's king where it could stand in check with every way out attacked or
    // blocked?
    bool isMateThinkable() const
    {
        Bitboard shut;
        Bitboard attacked;
        for (const Man& man : men()) {
            if (man.color == m_winner)
                attacked |= man.attacked;
            else if (man.type != PieceType::King)
                shut |= man.presence();
        }
        shut |= attacked;
        for (const Square king : m_men[m_prey].reach& attacked)
            if ((kingAttacks(king) & ~shut).empty() && canShareOutMate(king))
                return true;
        return false;
    }

    // Can the men share out the picture of a mate, each from one place?
    bool canShareOutMate(Square king) const
    {
        std::array<Picture, Complete + 1> met;
        std::array<bool, Complete + 1> isMet{};
        std::size_t count = 0;
        met[count++] = offBoard(king);
        isMet[met[0]] = true;
        for (const Man& man : men()) {
            const Offers offers = offersOf(man, king);
            const std::size_t before = count;
            for (std::size_t i = 0; i < before; ++i) {
                for (const Picture offer : offers) {
                    const Picture sum = met[i] | offer;
                    if (sum == Complete)
                        return true;
                    if (!std::exchange(isMet[sum], true))
                        met[count++] = sum;
                }
            }
        }
        return false;
    }

    // Different pictures, without the empty one.
    class Offers {
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

    // What a man can do for the mate of a king on this square, from each place where it may stand.
    Offers offersOf(const Man& man, Square king) const
    {
        Offers offers;
        if (man.color != m_winner) {
            if (man.type != PieceType::King)
                for (const Square s : man.presence() & kingAttacks(king))
                    offers.add(pictureOf(king, s));
            return offers;
        }
        if ((man.attacked & (kingAttacks(king) | king)).empty())
            return offers;
        const Bitboard walls = m_walls & ~Bitboard(king);
        const Bitboard kept = man.type == PieceType::King ? kingAttacks(king) | king : Bitboard(king);
        for (const Square s : man.reach & ~kept)
            offers.add(pictureOf(king, attacks({man.color, man.type}, s, walls)));
        for (const Square s : man.promotedReach & ~kept)
            offers.add(pictureOf(king, queenAttacks(s, walls) | knightAttacks(s)));
        return offers;
    }

    Color m_winner;
    std::array<Man, 64> m_men;
    std::size_t m_count = 0;
    std::size_t m_prey = 0; // the loser's king
    Bitboard m_walls;
    std::array<Bitboard, 2> m_wallsOf{};
    std::array<Bitboard, 2> m_alwaysAttacked{};
    std::array<Bitboard, 2> m_presence{}; // kings excepted
};

} // namespace

bool isMateOutOfReach(const Position& p, Color winner)
{
    return ReachSets(p, winner).excludeMate();
}

} // namespace chess
