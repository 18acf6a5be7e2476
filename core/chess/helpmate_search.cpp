#include "core/chess/helpmate_search.h"

#include "core/chess/forced_proof.h"
#include "core/chess/helpmate_guess.h"
#include "core/chess/reach_proof.h"
#include "core/chess/search_queues.h"
#include "core/chess/shadow_proof.h"
#include "core/chess/winning_material.h"

#include <algorithm>

namespace chess {
namespace {

// Most mates are found within a few hundred positions; this helps only where that has failed.
constexpr std::size_t FamiliesAfter = 2000;
// What takes about the time of how many nodes.
constexpr std::uint64_t NodesForReachProof = 32;
constexpr std::uint64_t MaxShadowEffort = 30'000;
// So many nodes' worth of proofs goes first: where all is locked but for a few captures, that ends it.
constexpr std::uint64_t NodesForFirstProofs = 50'000;

template <class Guess>
class HelpmateSearch {
public:
    HelpmateSearch(Color winner, Guess guess, const WinnabilityLimits& limits, bool usesProofs)
        : m_winner(winner), m_limits(limits), m_usesProofs(usesProofs), m_guess(std::move(guess))
    {
        m_nodes.reserve(512);
    }

    WinnabilityVerdict run(const Position& root)
    {
        m_seen.insert(root.key());
        m_nodes.push_back({root, 0, {}, Move::null(), 0, false});
        push(0);
        while (const auto next = pop()) {
            if (mustStop())
                return verdict(Winnability::Undecided);
            if (isTimeForRootProof() &&
                isHopelessWhereForced(root, m_winner, m_nodes.size() * 12, m_shadowEffort))
                break;
            if (*next != 0 && isProvedHopeless(m_nodes[*next].position))
                continue;
            if (const auto mate = expand(*next))
                return {Winnability::Winnable, lineTo(*mate), m_nodes.size()};
        }
        return verdict(Winnability::Unwinnable);
    }

private:
    struct Node {
        Position position;
        std::uint32_t parent;
        std::array<std::uint32_t, 2> families;
        Move move;
        std::uint8_t guess;
        bool isExpanded;
    };

    WinnabilityVerdict verdict(Winnability answer) const { return {answer, {}, m_nodes.size()}; }

    bool mustStop()
    {
        return m_nodes.size() > m_limits.nodes || (++m_expanded % 256 == 0 && m_limits.stop.stop_requested());
    }

    // At every doubling of the nodes, with more patience each time.
    bool isTimeForRootProof()
    {
        if (!m_usesProofs || m_nodes.size() < m_nextRootProof)
            return false;
        m_nextRootProof *= 2;
        return true;
    }

    // Only a capture or a pawn's move can make a position hopeless that was not. Proofs take about as much
    // time as the search.
    bool isProvedHopeless(const Position& p)
    {
        if (!m_usesProofs || p.halfmoveClock() != 0)
            return false;
        const std::uint64_t allowance = m_nodes.size() + NodesForFirstProofs;
        if (m_reachProofs * NodesForReachProof < allowance) {
            ++m_reachProofs;
            if (isMateOutOfReach(p, m_winner))
                return true;
        }
        return m_shadowEffort < 8 * allowance &&
               isMateBeyondShadows(p, m_winner, MaxShadowEffort, m_shadowEffort);
    }

    // Adds what can be reached by one move; returns the node that is mate.
    std::optional<std::uint32_t> expand(std::uint32_t index)
    {
        const Position p = m_nodes[index].position;
        for (const Move m : p.legalMoves()) {
            const Position next = p.after(m);
            if (cannotMateByMaterial(next, m_winner) || !m_seen.insert(next.key()))
                continue;
            const auto child = std::uint32_t(m_nodes.size());
            const bool isCheck = p.sideToMove() == m_winner && next.isCheck();
            m_nodes.push_back({next, index, {}, m, std::uint8_t(m_guess(next, isCheck)), false});
            if (isCheck && !next.hasLegalMove())
                return child;
            push(child);
        }
        return std::nullopt;
    }

    void push(std::uint32_t index)
    {
        m_open.push(index, m_nodes[index].guess);
        if (m_families)
            pushIntoFamilies(index);
    }

    void pushIntoFamilies(std::uint32_t index)
    {
        Node& node = m_nodes[index];
        const bool isNewFamily = node.position.halfmoveClock() == 0 || !m_isSorted;
        node.families = isNewFamily ? m_families->of(node.position) : m_nodes[node.parent].families;
        m_families->push(index, node.guess, node.families);
    }

    // Half of the positions are the best by the guess; families take turns for the others.
    std::optional<std::uint32_t> pop()
    {
        if (!m_families && m_nodes.size() > FamiliesAfter)
            sortIntoFamilies();
        for (;;) {
            const auto index = m_families && m_turn++ % 2 == 1 ? m_families->pop(m_turn) : m_open.pop();
            if (!index)
                return std::nullopt;
            if (!std::exchange(m_nodes[*index].isExpanded, true))
                return index;
        }
    }

    struct BothFamilies {
        explicit BothFamilies(Color winner) : byPawns(std::nullopt), byWinnersPawns(winner) {}
        std::array<std::uint32_t, 2> of(const Position& p)
        {
            return {byPawns.familyOf(p), byWinnersPawns.familyOf(p)};
        }
        void push(std::uint32_t index, std::uint8_t guess, std::array<std::uint32_t, 2> families)
        {
            byPawns.push(index, guess, families[0]);
            byWinnersPawns.push(index, guess, families[1]);
        }
        std::optional<std::uint32_t> pop(std::uint64_t turn)
        {
            return turn % 4 == 0 ? byPawns.pop() : byWinnersPawns.pop();
        }
        Families byPawns;
        Families byWinnersPawns;
    };

    void sortIntoFamilies()
    {
        m_families.emplace(m_winner);
        for (std::uint32_t i = 0; i < m_nodes.size(); ++i)
            if (!m_nodes[i].isExpanded)
                pushIntoFamilies(i);
        m_isSorted = true;
    }

    std::vector<Move> lineTo(std::uint32_t index) const
    {
        std::vector<Move> line;
        for (; index != 0; index = m_nodes[index].parent)
            line.push_back(m_nodes[index].move);
        std::reverse(line.begin(), line.end());
        return line;
    }

    const Color m_winner;
    const WinnabilityLimits m_limits;
    const bool m_usesProofs;
    Guess m_guess;
    KeySet m_seen;
    std::vector<Node> m_nodes;
    BucketQueue m_open;
    std::optional<BothFamilies> m_families;
    std::uint64_t m_expanded = 0;
    std::size_t m_nextRootProof = 8'192;
    std::uint64_t m_reachProofs = 0;
    std::uint64_t m_shadowEffort = 0;
    std::uint64_t m_turn = 0;
    bool m_isSorted = false;
};

} // namespace

WinnabilityVerdict searchHelpmate(const Position& p, Color winner, const WinnabilityLimits& limits,
                                  bool usesProofs)
{
    return HelpmateSearch(winner, HelpmateGuess(winner), limits, usesProofs).run(p);
}

WinnabilityVerdict searchHelpmate(const Position& p, Color winner, const WinnabilityLimits& limits,
                                  const MatingPlan& plan)
{
    return HelpmateSearch(winner, plan, limits, false).run(p);
}

} // namespace chess
