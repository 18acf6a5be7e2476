#include "ui/board/board_presenter.h"

namespace ui {

namespace {

bool isLegalKingStep(const chess::MoveList& moves, chess::Square from, chess::Square to)
{
    for (const chess::Move m : moves) {
        if (m.from() == from && m.to() == to && !m.isCastling())
            return true;
    }
    return false;
}

// In Chess960 the king may castle to a square it could also step to, or stay where it is: then only the
// rook's square stands for castling.
bool kingTargetMeansCastling(const chess::MoveList& moves, chess::Move castling)
{
    const chess::Square target = castling.kingTarget();
    return target != castling.from() && !isLegalKingStep(moves, castling.from(), target);
}

void addMove(BoardViewState& state, const chess::MoveList& moves, chess::Move move)
{
    chess::Bitboard& targets = state.destinations[move.from().index()];
    targets |= move.to();
    if (move.isCastling() && kingTargetMeansCastling(moves, move))
        targets |= move.kingTarget();
    if (move.isPromotion())
        state.promotions[move.from().index()] |= move.to();
}

} // namespace

BoardViewState PositionPresenter::present(const chess::Position& position, const Extras& extras)
{
    BoardViewState state;
    for (int i = 0; i < 64; ++i)
        state.men[i] = position.pieceAt(chess::Square(i));
    state.sideToMove = position.sideToMove();
    state.mayMove = extras.mayMove;
    state.markup = extras.markup;
    if (extras.lastMove && !extras.lastMove->isNull())
        state.lastMove = {extras.lastMove->from(), extras.lastMove->kingTarget()};
    if (position.isCheck())
        state.check = position.kingOf(position.sideToMove());
    if (extras.mayMove[chess::index(position.sideToMove())]) {
        const chess::MoveList moves = position.legalMoves();
        for (const chess::Move move : moves)
            addMove(state, moves, move);
    }
    return state;
}

std::optional<chess::Move> PositionPresenter::moveFor(const chess::Position& position, chess::Square from,
                                                      chess::Square to,
                                                      std::optional<chess::PieceType> promotion)
{
    const chess::MoveList moves = position.legalMoves();
    std::optional<chess::Move> byKingTarget;
    for (const chess::Move move : moves) {
        if (move.from() != from)
            continue;
        const bool fits = move.isPromotion() ? promotion == move.promotionType() : true;
        if (move.to() == to && fits)
            return move;
        if (move.isCastling() && move.kingTarget() == to && kingTargetMeansCastling(moves, move))
            byKingTarget = move;
    }
    return byKingTarget;
}

} // namespace ui
