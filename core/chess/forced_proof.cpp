#include "core/chess/forced_proof.h"

#include "core/chess/reach_proof.h"
#include "core/chess/shadow_proof.h"
#include "core/chess/winning_material.h"

namespace chess {
namespace {

constexpr int MaxDepth = 4;
constexpr std::size_t LittleChoice = 4; // moves

class ForcedProof {
public:
    ForcedProof(Color winner, std::uint64_t maxEffort, std::uint64_t& effort)
        : m_winner(winner), m_maxEffort(maxEffort), m_effort(effort)
    {
    }

    bool succeeds(const Position& p, int depth)
    {
        const MoveList moves = p.legalMoves();
        if (moves.empty())
            return p.sideToMove() == m_winner || !p.isCheck();
        if (cannotMateByMaterial(p, m_winner))
            return true;
        if (isMateOutOfReach(p, m_winner) || isMateBeyondShadows(p, m_winner, m_maxEffort, m_effort))
            return true;
        if (depth == 0 || moves.size() > LittleChoice)
            return false;
        return std::all_of(moves.begin(), moves.end(),
                           [&](Move m) { return succeeds(p.after(m), depth - 1); });
    }

private:
    const Color m_winner;
    const std::uint64_t m_maxEffort;
    std::uint64_t& m_effort;
};

} // namespace

bool isHopelessWhereForced(const Position& p, Color winner, std::uint64_t maxEffort, std::uint64_t& effort)
{
    return ForcedProof(winner, maxEffort, effort).succeeds(p, MaxDepth);
}

} // namespace chess
