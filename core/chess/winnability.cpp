#include "core/chess/winnability.h"

#include "core/chess/forced_proof.h"
#include "core/chess/helpmate_dash.h"
#include "core/chess/helpmate_search.h"
#include "core/chess/reach_proof.h"
#include "core/chess/winning_material.h"

namespace chess {
namespace {

bool isMateBy(const Position& p, Color winner)
{
    return p.sideToMove() != winner && p.isCheck() && !p.hasLegalMove();
}

// Does every line of a few moves end without hope for the winner? A move that is the only one costs no depth.
// Gives up at the first line that stays open, so that it is quick where it fails.
class ShortLines {
public:
    explicit ShortLines(Color winner) : m_winner(winner) {}
    bool allEndHopeless(const Position& p, int depth)
    {
        if (cannotMateByMaterial(p, m_winner))
            return true;
        const MoveList moves = p.legalMoves();
        if (moves.empty())
            return !isMateBy(p, m_winner);
        const int rest = moves.size() == 1 ? depth : depth - 1;
        if (rest < 0 || m_visits + int(moves.size()) > MaxVisits)
            return false;
        for (const Move m : moves) {
            ++m_visits;
            if (!allEndHopeless(p.after(m), rest))
                return false;
        }
        return true;
    }

private:
    static constexpr int MaxVisits = 100;
    Color m_winner;
    int m_visits = 0;
};

// Is it worth trying to prove that the men are locked in? Not while one of the winner's pawns can go ahead,
// nor with a queen or rook that no pawns of its own shut in.
bool mayBeLocked(const Position& p, Color winner)
{
    const Bitboard pawns = p.pieces(PieceType::Pawn);
    const Bitboard ours = p.pieces(winner, PieceType::Pawn);
    if (ours.empty())
        return (p.straightPieces() & p.pieces(winner)).empty();
    const Bitboard ahead = winner == Color::White ? Bitboard(ours.bits() << 8) : Bitboard(ours.bits() >> 8);
    return (ahead & ~pawns).empty();
}

bool endsInMate(Position p, const std::vector<Move>& line, Color winner)
{
    for (const Move m : line) {
        if (!p.isLegal(m))
            return false;
        p.play(m);
    }
    return isMateBy(p, winner);
}

// Where the first guesses have failed: proofs and plans, and then everything in turn, with ever more
// patience.
class LongDecision {
public:
    LongDecision(const Position& p, Color winner, const WinnabilityLimits& limits, std::uint64_t nodes)
        : m_position(p), m_winner(winner), m_limits(limits), m_nodes(nodes)
    {
    }

    WinnabilityVerdict run()
    {
        if (!isProved())
            followPlans(8, 1500) || search(40'000) || followPlans(40, 4000) || search(500'000) ||
                followPlans(64, 40'000);
        m_verdict.nodes = m_nodes;
        return std::move(m_verdict);
    }

private:
    bool isProved()
    {
        constexpr std::uint64_t MaxEffort = 20'000;
        std::uint64_t effort = 0;
        if (!isHopelessWhereForced(m_position, m_winner, MaxEffort, effort))
            return false;
        m_verdict.answer = Winnability::Unwinnable;
        return true;
    }

    // These say whether that is the end of it.
    bool followPlans(std::size_t count, std::uint64_t nodesAPlan)
    {
        const auto plans = matingPlans(m_position, m_winner, count);
        return std::any_of(plans.begin(), plans.end(), [&](const MatingPlan& plan) {
            return take(searchHelpmate(m_position, m_winner, limits(nodesAPlan), plan));
        });
    }
    bool search(std::uint64_t nodes)
    {
        return take(searchHelpmate(m_position, m_winner, limits(nodes), true));
    }

    std::uint64_t rest() const { return m_limits.nodes - std::min(m_limits.nodes, m_nodes); }
    WinnabilityLimits limits(std::uint64_t nodes) const { return {std::min(rest(), nodes), m_limits.stop}; }
    bool take(WinnabilityVerdict verdict)
    {
        m_nodes += verdict.nodes;
        m_verdict = std::move(verdict);
        return m_verdict.answer != Winnability::Undecided || rest() == 0 || m_limits.stop.stop_requested();
    }

    const Position& m_position;
    const Color m_winner;
    const WinnabilityLimits& m_limits;
    std::uint64_t m_nodes;
    WinnabilityVerdict m_verdict;
};

} // namespace

bool isCertainlyUnwinnable(const Position& p, Color winner)
{
    constexpr int Depth = 2;
    if (isMateBy(p, winner))
        return false;
    return ShortLines(winner).allEndHopeless(p, Depth) ||
           (mayBeLocked(p, winner) && isMateOutOfReach(p, winner));
}

WinnabilityVerdict decideWinnability(const Position& p, Color winner, const WinnabilityLimits& limits)
{
    if (isMateBy(p, winner))
        return {Winnability::Winnable, {}, 1};
    if (isCertainlyUnwinnable(p, winner))
        return {Winnability::Unwinnable, {}, 1};
    constexpr std::uint64_t Dash = 1000;
    constexpr std::uint64_t First = 4000;
    WinnabilityVerdict verdict = dashForHelpmate(p, winner, std::min(limits.nodes, Dash));
    if (verdict.answer == Winnability::Undecided && limits.nodes > verdict.nodes)
        verdict = searchHelpmate(p, winner, {std::min(limits.nodes, First), limits.stop}, false);
    if (verdict.answer == Winnability::Undecided && limits.nodes > First && !limits.stop.stop_requested()) {
        verdict = LongDecision(p, winner, limits, verdict.nodes).run();
    }
    if (verdict.answer == Winnability::Winnable && !endsInMate(p, verdict.line, winner))
        return {Winnability::Undecided, {}, verdict.nodes};
    return verdict;
}

} // namespace chess
