#include "tests/support/slow_rules.h"

#include <algorithm>

namespace support::slow {
namespace {

using namespace chess;

using Step = std::pair<int, int>;
const std::vector<Step> Straight{{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
const std::vector<Step> Diagonal{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
const std::vector<Step> Jumps{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

bool isOnBoard(int file, int rank)
{
    return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}
int forward(Color c)
{
    return c == Color::White ? 1 : -1;
}

void walk(const PositionSetup& board, Square from, const std::vector<Step>& steps, int reach,
          std::vector<Square>& out)
{
    for (const auto& [df, dr] : steps) {
        for (int i = 1; i <= reach && isOnBoard(from.file() + i * df, from.rank() + i * dr); ++i) {
            out.emplace_back(from.file() + i * df, from.rank() + i * dr);
            if (board.at(out.back()))
                break;
        }
    }
}

std::vector<Square> attackedFrom(const PositionSetup& board, Square from)
{
    std::vector<Square> out;
    const Piece man = *board.at(from);
    switch (man.type) {
    case PieceType::Pawn:
        walk(board, from, {{-1, forward(man.color)}, {1, forward(man.color)}}, 1, out);
        break;
    case PieceType::Knight:
        walk(board, from, Jumps, 1, out);
        break;
    case PieceType::Bishop:
        walk(board, from, Diagonal, 7, out);
        break;
    case PieceType::Rook:
        walk(board, from, Straight, 7, out);
        break;
    case PieceType::Queen:
        walk(board, from, Diagonal, 7, out);
        walk(board, from, Straight, 7, out);
        break;
    case PieceType::King:
        walk(board, from, Diagonal, 1, out);
        walk(board, from, Straight, 1, out);
        break;
    }
    return out;
}

bool isMan(const PositionSetup& board, int file, int rank, Piece man)
{
    return isOnBoard(file, rank) && board.at(Square(file, rank)) == man;
}

Square kingOf(const PositionSetup& board, Color c)
{
    for (int i = 0; i < 64; ++i)
        if (board.at(Square(i)) == Piece{c, PieceType::King})
            return Square(i);
    return Square(0);
}

bool leavesKingSafe(const PositionSetup& board, Move m)
{
    const PositionSetup next = after(board, m);
    return !isAttacked(next, kingOf(next, board.sideToMove), next.sideToMove);
}

void addPawnMove(Square from, Square to, MoveKind kind, std::vector<Move>& out)
{
    if (to.rank() != 0 && to.rank() != 7) {
        out.emplace_back(from, to, kind);
        return;
    }
    for (const PieceType type : {PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen})
        out.push_back(Move::promotion(from, to, type));
}

void addPawnMoves(const PositionSetup& board, Square from, std::vector<Move>& out)
{
    const Color us = board.sideToMove;
    const Square ahead(from.file(), from.rank() + forward(us));
    if (!board.at(ahead)) {
        addPawnMove(from, ahead, MoveKind::Normal, out);
        if (from.rankFor(us) == 1 && !board.at(Square(from.file(), ahead.rank() + forward(us))))
            addPawnMove(from, Square(from.file(), ahead.rank() + forward(us)), MoveKind::Normal, out);
    }
    for (const Square to : attackedFrom(board, from)) {
        if (board.at(to) && board.at(to)->color != us)
            addPawnMove(from, to, MoveKind::Normal, out);
        if (board.enPassant == to && !board.at(to) &&
            isMan(board, to.file(), from.rank(), {~us, PieceType::Pawn}))
            addPawnMove(from, to, MoveKind::EnPassant, out);
    }
}

std::vector<Square> wayOf(Square from, Square to)
{
    std::vector<Square> way;
    for (int f = std::min(from.file(), to.file()); f <= std::max(from.file(), to.file()); ++f)
        way.emplace_back(f, from.rank());
    return way;
}

bool canCastle(const PositionSetup& board, Square king, Square rook)
{
    const Move m = Move::castling(king, rook);
    for (const auto& way : {wayOf(king, m.kingTarget()), wayOf(rook, m.rookTarget())})
        for (const Square s : way)
            if (s != king && s != rook && board.at(s))
                return false;
    // The king is carried square by square along its way.
    for (const Square s : wayOf(king, m.kingTarget())) {
        PositionSetup carried = board;
        carried.at(king).reset();
        carried.at(s) = Piece{board.sideToMove, PieceType::King};
        if (isAttacked(carried, s, ~board.sideToMove))
            return false;
    }
    return true;
}

void addCastling(const PositionSetup& board, Square king, std::vector<Move>& out)
{
    for (const Square rook : board.castlingRooks)
        if (rook.rankFor(board.sideToMove) == 0 && canCastle(board, king, rook))
            out.push_back(Move::castling(king, rook));
}

} // namespace

bool isAttacked(const PositionSetup& board, Square target, Color by)
{
    for (int i = 0; i < 64; ++i) {
        if (!board.at(Square(i)) || board.at(Square(i))->color != by)
            continue;
        const auto squares = attackedFrom(board, Square(i));
        if (std::find(squares.begin(), squares.end(), target) != squares.end())
            return true;
    }
    return false;
}

bool isCheck(const PositionSetup& board)
{
    return isAttacked(board, kingOf(board, board.sideToMove), ~board.sideToMove);
}

std::vector<Move> legalMoves(const PositionSetup& board)
{
    std::vector<Move> candidates;
    for (int i = 0; i < 64; ++i) {
        const Square from(i);
        const auto& man = board.at(from);
        if (!man || man->color != board.sideToMove)
            continue;
        if (man->type == PieceType::Pawn) {
            addPawnMoves(board, from, candidates);
            continue;
        }
        for (const Square to : attackedFrom(board, from))
            if (!board.at(to) || board.at(to)->color != board.sideToMove)
                candidates.emplace_back(from, to);
        if (man->type == PieceType::King)
            addCastling(board, from, candidates);
    }
    std::erase_if(candidates, [&](Move m) { return !leavesKingSafe(board, m); });
    return candidates;
}

PositionSetup after(const PositionSetup& board, Move m)
{
    PositionSetup next = board;
    const Color us = board.sideToMove;
    const Piece man = *board.at(m.from());
    const bool isCapture = !m.isCastling() && board.at(m.to()).has_value();
    next.enPassant.reset();
    next.castlingRooks &= ~(Bitboard(m.from()) | m.to());
    if (man.type == PieceType::King)
        next.castlingRooks &= ~Bitboard::rank(us == Color::White ? 0 : 7);
    next.at(m.from()).reset();
    if (m.isCastling()) {
        next.at(m.to()).reset();
        next.at(m.kingTarget()) = man;
        next.at(m.rookTarget()) = Piece{us, PieceType::Rook};
    } else {
        next.at(m.to()) = m.isPromotion() ? Piece{us, m.promotionType()} : man;
    }
    if (m.kind() == MoveKind::EnPassant)
        next.at(Square(m.to().file(), m.from().rank())).reset();
    if (man.type == PieceType::Pawn && std::abs(m.to().rank() - m.from().rank()) == 2)
        next.enPassant = Square(m.from().file(), (m.from().rank() + m.to().rank()) / 2);
    next.halfmoveClock = isCapture || man.type == PieceType::Pawn ? 0 : board.halfmoveClock + 1;
    next.fullmoveNumber = board.fullmoveNumber + (us == Color::Black ? 1 : 0);
    next.sideToMove = ~us;
    return next;
}

} // namespace support::slow
