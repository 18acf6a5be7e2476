#pragma once
#include "core/chess/position.h"

#include <span>

// Internal to core/chess: where the men could ever get at all.
namespace chess {

struct ReachingMan {
    Color color;
    PieceType type;
    Square home;
    Bitboard reach;         // where it may stand as it is now
    Bitboard promotedReach; // and as anything it may promote to
    Bitboard attacked;      // from any of these places, own men included (FIDE 3.1.2)
    Bitboard taken;         // the squares where it may capture
    bool isCapturable = false;

    bool isWall() const { return reach == Bitboard(home) && promotedReach.empty() && !isCapturable; }
    // A pawn that always stays on its file.
    bool isOnFile() const { return (reach & ~Bitboard::file(home.file())).empty(); }
    Bitboard presence() const { return reach | promotedReach; }
};

// For every man a set of squares that holds each square it may ever stand on, whoever moves how often; to be
// grown to a fixpoint. A man that never leaves its square and can never be taken is a wall: line pieces stop
// there, and what it attacks the other king never enters. Two pawns that face each other on one file pass
// only when one is taken or takes. Every legal move leads from a position that these sets describe to another
// one, so what they exclude never happens. Whatever else could hinder a move (pins, the turn, other men in
// the way) is ignored: that only makes the sets larger.
class ReachSets {
public:
    ReachSets(const Position& p, Color winner);

    // One round; false when nothing has changed. Sets only grow.
    bool grow();

    std::span<const ReachingMan> men() const { return {m_men.data(), m_count}; }
    // The king that is to be mated.
    const ReachingMan& prey() const { return m_men[m_prey]; }
    Bitboard walls() const { return m_walls; }
    // What the walls of that colour attack whatever happens.
    Bitboard alwaysAttacked(Color by) const { return m_alwaysAttacked[side(by)]; }

private:
    void addMan(const Position& p, Piece piece, Square s);
    std::span<ReachingMan> growing() { return {m_men.data(), m_count}; }
    static std::size_t side(Color c) { return std::size_t(index(c)); }
    void findWalls();
    void growPiece(ReachingMan& man) const;
    void growPawn(ReachingMan& man);
    void growPromoted(ReachingMan& pawn);
    Bitboard heldBack(const ReachingMan& pawn) const;

    struct Promoted {
        Bitboard reach;
        Bitboard attacked;
    };

    Color m_winner;
    std::array<ReachingMan, 64> m_men;
    std::size_t m_count = 0;
    std::size_t m_prey = 0;
    Bitboard m_walls;
    std::array<Bitboard, 2> m_wallsOf{};
    std::array<Bitboard, 2> m_alwaysAttacked{};
    std::array<Bitboard, 2> m_presence{}; // kings excepted
    std::array<Promoted, 2> m_promoted{}; // the last that was closed in this round
};

} // namespace chess
