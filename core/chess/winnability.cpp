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

// Where the first guesses have failed: proofs and plans, and then everything in turn.
WinnabilityVerdict decideAtLength(const Position& p, Color winner, const WinnabilityLimits& limits,
                                  std::uint64_t nodes)
{
    constexpr std::size_t Plans = 8;
    constexpr std::uint64_t NodesAPlan = 1500;
    std::uint64_t effort = 0;
    constexpr std::uint64_t MaxEffort = 20'000;
    if (isHopelessWhereForced(p, winner, MaxEffort, effort))
        return {Winnability::Unwinnable, {}, nodes};
    const auto rest = [&] { return limits.nodes - std::min(limits.nodes, nodes); };
    for (const MatingPlan& plan : matingPlans(p, winner, Plans)) {
        WinnabilityVerdict verdict =
            searchHelpmate(p, winner, {std::min(rest(), NodesAPlan), limits.stop}, plan);
        verdict.nodes = nodes += verdict.nodes;
        if (verdict.answer != Winnability::Undecided || rest() == 0 || limits.stop.stop_requested())
            return verdict;
    }
    WinnabilityVerdict verdict = searchHelpmate(p, winner, {rest(), limits.stop}, true);
    verdict.nodes += nodes;
    return verdict;
}

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
        verdict = decideAtLength(p, winner, limits, verdict.nodes);
    }
    if (verdict.answer == Winnability::Winnable && !endsInMate(p, verdict.line, winner))
        return {Winnability::Undecided, {}, verdict.nodes};
    return verdict;
}

} // namespace chess
