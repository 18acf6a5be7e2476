#pragma once
#include "core/chess/position.h"

#include <algorithm>
#include <utility>

namespace chess {

// The moves of a king between two squares of an empty board.
constexpr int distance(Square a, Square b)
{
    const int files = a.file() > b.file() ? a.file() - b.file() : b.file() - a.file();
    const int ranks = a.rank() > b.rank() ? a.rank() - b.rank() : b.rank() - a.rank();
    return std::max(files, ranks);
}

// What the winner has left to mate with.
enum class Force : std::uint8_t { QueenOrRook, Pawns, BishopsAndKnights };

// How far a position looks from a mate that both sides work for: 0 to 255, less is nearer, in no particular
// unit. It only decides what is looked at first.
class HelpmateGuess {
public:
    explicit HelpmateGuess(Color winner) : m_winner(winner), m_loser(~winner) {}
    // isCheck: does the loser, to move, stand in check?
    int operator()(const Position& p, bool isCheck) const;

    // Parts of it: what the winner has left; where the loser's king stands, as if it stood there; what a
    // flight of that king is worth, and a check or the winner's turn.
    Force forceOf(const Position& p) const;
    int placeOf(const Position& p, Square king) const;
    static int perFlight(Force force) { return force == Force::BishopsAndKnights ? 4 : 3; }
    static int tempo() { return 2; }
    Color winner() const { return m_winner; }

private:
    // How much it counts how near the nearest men are, each pawn, and that the kings stand opposite.
    struct Common {
        int nearest;
        int second;
        int pawn;
        int opposed;
    };
    int withQueenOrRook(const Position& p) const;
    int withPawns(const Position& p) const;
    int withBishopsAndKnights(const Position& p) const;
    int common(const Position& p, const Common& weights) const;
    int flights(const Position& p) const;
    std::pair<int, int> nearestMen(const Position& p) const;
    Bitboard matingCorners(const Position& p) const;
    int cornerDistance(const Position& p, Square king) const;
    int blockerCost(const Position& p) const;
    int promotionCost(const Position& p, Square pawn) const;
    int captureCost(const Position& p, Square target) const;
    bool isOpposed(const Position& p) const;

    Color m_winner;
    Color m_loser;
};

} // namespace chess
