#include "core/chess/move_generator.h"

namespace chess {
namespace {

// Where the generator's moves go: into a list, or only into a number.
class ListingSink {
public:
    explicit ListingSink(MoveList& list) : m_list(list) {}
    void man(Square from, Bitboard targets)
    {
        for (const Square to : targets)
            m_list.push(Move(from, to));
    }
    void pawns(Bitboard targets, int step)
    {
        for (const Square to : targets)
            m_list.push(Move(Square(to.index() - step), to));
    }
    void promotions(Bitboard targets, int step)
    {
        for (const Square to : targets)
            for (const PieceType type : PromotionTypes)
                m_list.push(Move::promotion(Square(to.index() - step), to, type));
    }
    void enPassant(Square from, Square to) { m_list.push(Move(from, to, MoveKind::EnPassant)); }
    void castling(Square king, Square rook) { m_list.push(Move::castling(king, rook)); }

private:
    static constexpr std::array<PieceType, 4> PromotionTypes{PieceType::Queen, PieceType::Rook,
                                                             PieceType::Bishop, PieceType::Knight};
    MoveList& m_list;
};

class CountingSink {
public:
    void man(Square, Bitboard targets) { m_count += targets.count(); }
    void pawns(Bitboard targets, int) { m_count += targets.count(); }
    void promotions(Bitboard targets, int) { m_count += 4 * targets.count(); }
    void enPassant(Square, Square) { ++m_count; }
    void castling(Square, Square) { ++m_count; }
    int count() const { return m_count; }

private:
    int m_count = 0;
};

} // namespace

MoveList Position::legalMoves() const
{
    MoveList list;
    ListingSink sink(list);
    if (m_sideToMove == Color::White)
        MoveGenerator<Color::White>(*this).run(sink);
    else
        MoveGenerator<Color::Black>(*this).run(sink);
    return list;
}

int Position::countLegalMoves() const
{
    CountingSink sink;
    if (m_sideToMove == Color::White)
        MoveGenerator<Color::White>(*this).run(sink);
    else
        MoveGenerator<Color::Black>(*this).run(sink);
    return sink.count();
}

bool Position::hasLegalMove() const
{
    return countLegalMoves() != 0;
}

} // namespace chess
