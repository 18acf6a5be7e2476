#pragma once
#include "core/chess/position.h"

#include <unordered_map>
#include <vector>

namespace chess {

// A thinkable mate: a square for the loser's king, and squares for the men that guard or block its ways out
// and give check. How far a position is from it guides a search; whether it can be had, only the search
// tells.
class MatingPlan {
public:
    // 0 to 255, less is nearer; isCheck: does the loser, to move, stand in check?
    // Positions that differ only in men without a role come ever later.
    int operator()(const Position& p, bool isCheck);

private:
    friend class PlanMaker;
    using Steps = std::array<std::uint8_t, 64>; // from each square
    struct Role {
        Piece piece;
        bool byPromotion;
        bool givesCheck;
        Steps steps;
    };
    struct Distance {
        int steps;
        int checkerSteps;
        Bitboard men; // that have a role
    };
    Distance distanceOf(const Position& p) const;
    static int stepsOf(const Role& role, const Position& p, Bitboard& taken);
    static int stepsToPromotion(const Position& p, Color c);

    Color m_loser = Color::White;
    Steps m_kingSteps{};
    std::vector<Role> m_roles;
    std::unordered_map<std::uint64_t, int> m_met; // how often men with roles stood like this
};

// The nearest mates that can be thought of, each with another square for the king; nearest first.
std::vector<MatingPlan> matingPlans(const Position& p, Color winner, std::size_t maxPlans);

} // namespace chess
