#include "core/game/touch_move.h"

#include <algorithm>

namespace game {

namespace {

using chess::Move;
using chess::MoveList;
using chess::Square;

// Where the man taken by the move stands; nothing when it takes none.
std::optional<Square> takenBy(const chess::Position& p, Move m)
{
    if (m.kind() == chess::MoveKind::EnPassant)
        return Square(m.to().file(), m.from().rank());
    if (m.isCastling() || !p.pieceAt(m.to()))
        return std::nullopt;
    return m.to();
}

template <typename Wanted>
MoveList filtered(const MoveList& moves, Wanted wanted)
{
    MoveList result;
    for (const Move m : moves)
        if (wanted(m))
            result.push(m);
    return result;
}

bool isOwn(const chess::Position& p, Square s)
{
    return p.pieceAt(s)->color == p.sideToMove();
}

// The touched squares split by owner, both in the order of the touches.
struct Touches {
    std::vector<Square> own;
    std::vector<Square> enemy;
};

Touches split(const chess::Position& p, const std::vector<Square>& touched)
{
    Touches result;
    for (const Square s : touched)
        (isOwn(p, s) ? result.own : result.enemy).push_back(s);
    return result;
}

bool isCastlingWith(Move m, Square rook)
{
    return m.isCastling() && m.to() == rook;
}

bool isForfeited(const chess::Position& p, Move m, const std::vector<Square>& touched)
{
    const auto king = std::find(touched.begin(), touched.end(), p.kingOf(p.sideToMove()));
    return m.isCastling() && std::find(touched.begin(), king, m.to()) != king;
}

// A rook touched before the king does not castle on its side any more (FIDE 4.4.2).
MoveList withoutForfeitedCastling(const chess::Position& p, const MoveList& legal,
                                  const std::vector<Square>& own)
{
    return filtered(legal, [&](Move m) { return !isForfeited(p, m, own); });
}

// King touched, then the rook: castling on that side if it is legal (FIDE 4.4.1).
MoveList castlingThatIsMeant(const chess::Position& p, const MoveList& legal, const std::vector<Square>& own)
{
    if (own.size() < 2 || own[0] != p.kingOf(p.sideToMove()))
        return {};
    return filtered(legal, [&](Move m) { return isCastlingWith(m, own[1]); });
}

// Men of both colours touched: the first of the own takes the first of the others, if it can (FIDE 4.3.3).
MoveList captureThatIsMeant(const chess::Position& p, const MoveList& legal, const Touches& touches)
{
    for (const Square own : touches.own)
        for (const Square enemy : touches.enemy) {
            MoveList found =
                filtered(legal, [&](Move m) { return m.from() == own && takenBy(p, m) == enemy; });
            if (!found.empty())
                return found;
        }
    return {};
}

} // namespace

void TouchedMen::touch(const chess::Position& p, Square square)
{
    if (p.pieceAt(square) && std::find(m_touched.begin(), m_touched.end(), square) == m_touched.end())
        m_touched.push_back(square);
}

MoveList TouchedMen::allowedMoves(const chess::Position& p) const
{
    const MoveList all = p.legalMoves();
    if (m_touched.empty())
        return all;
    const Touches touches = split(p, m_touched);
    const MoveList legal = withoutForfeitedCastling(p, all, touches.own);
    if (MoveList meant = castlingThatIsMeant(p, legal, touches.own); !meant.empty())
        return meant;
    if (MoveList meant = captureThatIsMeant(p, legal, touches); !meant.empty())
        return meant;
    for (const Square s : m_touched) {
        const bool own = isOwn(p, s);
        MoveList found =
            filtered(legal, [&](Move m) { return own ? m.from() == s : takenBy(p, m) == std::optional(s); });
        if (!found.empty())
            return found;
    }
    return legal.empty() ? all : legal;
}

std::vector<Square> TouchedMen::binding(const chess::Position& p) const
{
    std::vector<Square> result;
    const MoveList allowed = allowedMoves(p);
    for (const Square s : m_touched) {
        const bool all = std::all_of(allowed.begin(), allowed.end(), [&](Move m) {
            return m.from() == s || takenBy(p, m) == std::optional(s) || isCastlingWith(m, s);
        });
        if (all && !allowed.empty())
            result.push_back(s);
    }
    return result;
}

bool TouchedMen::forfeitsCastling(const chess::Position& p, Move m) const
{
    return isForfeited(p, m, m_touched);
}

} // namespace game
