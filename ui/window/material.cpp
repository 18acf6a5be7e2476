#include "ui/window/material.h"

#include <algorithm>

namespace ui {

using chess::Color;
using chess::PieceType;

namespace {

constexpr int Worth[] = {1, 3, 3, 5, 9, 0};

std::vector<PieceType> missing(const chess::Position& start, const chess::Position& now, Color side)
{
    std::vector<PieceType> men;
    int promoted = 0;
    for (const PieceType type : {PieceType::Queen, PieceType::Rook, PieceType::Bishop, PieceType::Knight}) {
        const int gone = start.pieces(side, type).count() - now.pieces(side, type).count();
        promoted += std::max(0, -gone);
        men.insert(men.end(), std::size_t(std::max(0, gone)), type);
    }
    const int pawns =
        start.pieces(side, PieceType::Pawn).count() - now.pieces(side, PieceType::Pawn).count() - promoted;
    men.insert(men.end(), std::size_t(std::max(0, pawns)), PieceType::Pawn);
    return men;
}

} // namespace

Material materialOf(const chess::Position& start, const chess::Position& now)
{
    Material m;
    for (const Color side : chess::AllColors)
        m.takenBy[std::size_t(chess::index(~side))] = missing(start, now, side);
    for (const PieceType type : chess::AllPieceTypes)
        m.whiteAhead += Worth[chess::index(type)] *
                        (now.pieces(Color::White, type).count() - now.pieces(Color::Black, type).count());
    return m;
}

} // namespace ui
