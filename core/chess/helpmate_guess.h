#pragma once
#include "core/chess/position.h"

namespace chess {

// How far a position looks from a mate that both sides work for: 0 to 255, less is nearer, in no particular
// unit. It only decides what is looked at first.
class HelpmateGuess {
public:
    explicit HelpmateGuess(Color winner) : m_winner(winner), m_loser(~winner) {}
    // isCheck: does the loser, to move, stand in check?
    int operator()(const Position& p, bool isCheck) const;

private:
    int withQueenOrRook(const Position& p) const;
    int withPawns(const Position& p) const;
    int withBishopsAndKnights(const Position& p) const;
    int common(const Position& p) const;
    int flights(const Position& p) const;
    int nearestMen(const Position& p) const;
    int cornerDistance(const Position& p) const;
    int blockerCost(const Position& p) const;
    int promotionCost(const Position& p, Square pawn) const;
    int captureCost(const Position& p, Square target) const;
    bool isOpposed(const Position& p) const;

    Color m_winner;
    Color m_loser;
};

} // namespace chess
