#include "core/game/flag_fall.h"

namespace game {

namespace {

using chess::Color;
using chess::PieceType;

// The squares of one colour that bishops of `c` stand on: bit 0 dark, bit 1 light.
int bishopColors(const chess::Position& p, Color c)
{
    int colors = 0;
    for (const chess::Square s : p.pieces(c, PieceType::Bishop))
        colors |= s.isLight() ? 2 : 1;
    return colors;
}

bool has(const chess::Position& p, Color c, PieceType t)
{
    return p.pieces(c, t).any();
}

} // namespace

bool cannotMateByMaterial(const chess::Position& p, Color winner)
{
    const Color loser = ~winner;
    if (has(p, winner, PieceType::Pawn) || has(p, winner, PieceType::Rook) ||
        has(p, winner, PieceType::Queen))
        return false;
    const int knights = p.pieces(winner, PieceType::Knight).count();
    const int bishops = bishopColors(p, winner);
    if (knights == 0 && bishops == 0)
        return true;
    // A loser's pawn may become any man that blocks its king.
    if (has(p, loser, PieceType::Pawn) || has(p, loser, PieceType::Knight))
        return false;
    const int loserBishops = bishopColors(p, loser);
    if (knights == 0)
        return (bishops | loserBishops) != 3;
    return knights == 1 && bishops == 0 && loserBishops == 0 && !has(p, loser, PieceType::Rook);
}

void judgeByMaterial(const chess::Position& p, Color winner, const std::function<void(MateVerdict)>& answer)
{
    answer(cannotMateByMaterial(p, winner) ? MateVerdict::Impossible : MateVerdict::Possible);
}

chess::Outcome outcomeOnFlagFall(Color flagged, MateVerdict opponent)
{
    if (opponent == MateVerdict::Impossible)
        return {chess::Result::Draw, chess::EndReason::FlagFallCannotMate};
    return {chess::winFor(~flagged), chess::EndReason::FlagFall};
}

chess::Outcome outcomeOnIllegalMoves(Color offender, MateVerdict opponent)
{
    const bool draw = opponent == MateVerdict::Impossible;
    return {draw ? chess::Result::Draw : chess::winFor(~offender), chess::EndReason::IllegalMoves};
}

} // namespace game
