#include "core/chess/reach_sets.h"

namespace chess {
namespace {

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

// Adds every square that can be got to from these, and everything attacked on the way.
template <class Attacks>
void closeUnder(Bitboard& reach, Bitboard& attacked, Bitboard barred, Attacks attacksFrom)
{
    for (Bitboard todo = reach; todo.any();) {
        const Bitboard seen = attacksFrom(todo.popFirst());
        attacked |= seen;
        const Bitboard found = seen & ~barred & ~reach;
        reach |= found;
        todo |= found;
    }
}

} // namespace

ReachSets::ReachSets(const Position& p, Color winner) : m_winner(winner)
{
    // The winner's strongest men first: with them a mate that is thinkable is thought of soonest.
    for (const Color c : {winner, ~winner})
        for (const PieceType t : {PieceType::Queen, PieceType::Rook, PieceType::Bishop, PieceType::Knight,
                                  PieceType::King, PieceType::Pawn})
            for (const Square s : p.pieces(c, t))
                addMan(p, {c, t}, s);
}

void ReachSets::addMan(const Position& p, Piece piece, Square s)
{
    ReachingMan& man = m_men[m_count++];
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

bool ReachSets::grow()
{
    findWalls();
    bool changed = false;
    std::array<Bitboard, 2> taken{};
    for (ReachingMan& man : growing()) {
        const Bitboard before = man.presence();
        if (man.type == PieceType::Pawn)
            growPawn(man);
        else
            growPiece(man);
        changed |= man.presence() != before;
        taken[side(man.color)] |= man.taken;
    }
    for (ReachingMan& man : growing()) {
        if (man.isCapturable || man.type == PieceType::King)
            continue;
        man.isCapturable = (man.presence() & taken[side(~man.color)]).any();
        changed |= man.isCapturable;
    }
    return changed;
}

void ReachSets::findWalls()
{
    m_wallsOf = {};
    m_alwaysAttacked = {};
    m_presence = {};
    m_promoted = {};
    for (const ReachingMan& man : men()) {
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

void ReachSets::growPiece(ReachingMan& man) const
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

// The squares on a pawn's file that it gets to only past a pawn that faces it. As long as both stay on the
// file and the other is never taken, that one stays in front, on its home square or nearer.
Bitboard ReachSets::heldBack(const ReachingMan& pawn) const
{
    Bitboard held;
    if (!pawn.isOnFile())
        return held;
    for (const ReachingMan& other : men()) {
        const bool isFacing = other.type == PieceType::Pawn && other.color != pawn.color &&
                              other.home.file() == pawn.home.file() &&
                              other.home.rankFor(pawn.color) > pawn.home.rankFor(pawn.color);
        if (isFacing && other.isOnFile() && !other.isCapturable)
            held |= other.home;
    }
    return held;
}

void ReachSets::growPawn(ReachingMan& man)
{
    const Bitboard lastRank = Bitboard::rank(man.color == Color::White ? 7 : 0);
    const Bitboard secondRank = Bitboard::rank(man.color == Color::White ? 1 : 6);
    for (Bitboard before; before != man.reach;) {
        before = man.reach;
        const Bitboard free = ~(m_walls | heldBack(man));
        const Bitboard single = advanced(man.color, man.reach) & free;
        const Bitboard twice = advanced(man.color, advanced(man.color, man.reach & secondRank) & free) & free;
        // En passant is covered: who may pass a square may also stop there.
        const Bitboard captures = pawnsAttack(man.color, man.reach) & m_presence[side(~man.color)];
        man.reach |= single | twice | captures;
    }
    man.promotedReach |= man.reach & lastRank;
    man.attacked = pawnsAttack(man.color, man.reach);
    growPromoted(man);
    man.taken = man.attacked & ~m_wallsOf[side(man.color)];
}

// What is promoted gets everywhere from everywhere that one of the colour has been found to get to.
void ReachSets::growPromoted(ReachingMan& pawn)
{
    if (pawn.promotedReach.empty())
        return;
    Promoted& known = m_promoted[side(pawn.color)];
    if ((pawn.promotedReach & ~known.reach).any()) {
        known = {pawn.promotedReach, {}};
        closeUnder(known.reach, known.attacked, m_wallsOf[side(pawn.color)],
                   [&](Square s) { return queenAttacks(s, m_walls) | knightAttacks(s); });
    }
    pawn.promotedReach = known.reach;
    pawn.attacked |= known.attacked;
}

} // namespace chess
