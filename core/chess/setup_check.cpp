#include "core/chess/setup_check.h"

#include "core/chess/attacks.h"

namespace chess {
namespace {

Bitboard menOf(const PositionSetup& setup, Piece man)
{
    Bitboard result;
    for (int i = 0; i < 64; ++i)
        if (setup.at(Square(i)) == man)
            result |= Square(i);
    return result;
}

Bitboard occupiedBy(const PositionSetup& setup)
{
    Bitboard result;
    for (int i = 0; i < 64; ++i)
        if (setup.at(Square(i)))
            result |= Square(i);
    return result;
}

Bitboard attackers(const PositionSetup& setup, Square target, Color by, Bitboard occupied)
{
    Bitboard result;
    for (const Square s : occupied)
        if (const auto man = setup.at(s);
            man && man->color == by && attacks(*man, s, occupied).contains(target))
            result |= s;
    return result;
}

Bitboard kings(const PositionSetup& setup, Color c)
{
    return menOf(setup, {c, PieceType::King});
}

Bitboard checkers(const PositionSetup& setup, Color checked)
{
    const Bitboard king = kings(setup, checked);
    if (king.count() != 1)
        return {};
    return attackers(setup, king.first(), ~checked, occupiedBy(setup));
}

bool hasPawnOnBackRank(const PositionSetup& setup)
{
    const Bitboard backRanks = Bitboard::rank(0) | Bitboard::rank(7);
    return ((menOf(setup, {Color::White, PieceType::Pawn}) | menOf(setup, {Color::Black, PieceType::Pawn})) &
            backRanks)
        .any();
}

// Men beyond those of the array come from promotion, and each costs a pawn (FIDE 2.2, 3.7.3).
bool hasTooManyMen(const PositionSetup& setup, Color c)
{
    const auto count = [&](PieceType t) { return menOf(setup, {c, t}).count(); };
    const Bitboard bishops = menOf(setup, {c, PieceType::Bishop});
    const auto beyond = [](int have, int inArray) { return std::max(have - inArray, 0); };
    const int promoted = beyond(count(PieceType::Queen), 1) + beyond(count(PieceType::Rook), 2) +
                         beyond(count(PieceType::Knight), 2) +
                         beyond((bishops & Bitboard::darkSquares()).count(), 1) +
                         beyond((bishops & ~Bitboard::darkSquares()).count(), 1);
    return count(PieceType::Pawn) + promoted > 8;
}

bool isStepper(const PositionSetup& setup, Square s)
{
    return setup.at(s)->type == PieceType::Pawn || setup.at(s)->type == PieceType::Knight;
}

// Where the pawn stands that has gone over the en passant square, and where it came from.
Square pushedTo(Square passed)
{
    return Square(passed.file(), passed.rank() == 2 ? 3 : 4);
}
Square pushedFrom(Square passed)
{
    return Square(passed.file(), passed.rank() == 2 ? 1 : 6);
}

// A double step attacks with the pawn itself or opens a line through the pawn's first square, and never does
// both.
bool canDoubleStepGiveCheck(const PositionSetup& setup, Bitboard given)
{
    const Square to = pushedTo(*setup.enPassant);
    if (given == Bitboard(to))
        return true;
    const Bitboard before = (occupiedBy(setup) & ~Bitboard(to)) | pushedFrom(*setup.enPassant);
    const Square king = kings(setup, setup.sideToMove).first();
    return !given.moreThanOne() && (given & attackers(setup, king, ~setup.sideToMove, before)).empty();
}

// Of two checkers one has moved and the other was uncovered by it: two that step cannot both be, nor two on
// one line.
bool isCheckImpossible(const PositionSetup& setup)
{
    Bitboard given = checkers(setup, setup.sideToMove);
    if (given.count() > 2)
        return true;
    if (given.any() && setup.enPassant && isEnPassantPossible(setup) && !canDoubleStepGiveCheck(setup, given))
        return true;
    if (given.count() < 2)
        return false;
    const Square first = given.popFirst();
    const Square second = given.first();
    return (isStepper(setup, first) && isStepper(setup, second)) ||
           line(first, second).contains(kings(setup, setup.sideToMove).first());
}

} // namespace

bool isEnPassantPossible(const PositionSetup& setup)
{
    if (!setup.enPassant || setup.enPassant->rankFor(setup.sideToMove) != 5)
        return false;
    const Square passed = *setup.enPassant;
    return setup.at(pushedTo(passed)) == Piece{~setup.sideToMove, PieceType::Pawn} && !setup.at(passed) &&
           !setup.at(pushedFrom(passed));
}

Bitboard possibleCastlingRooks(const PositionSetup& setup)
{
    Bitboard result;
    for (const Color c : AllColors) {
        const Bitboard backRank = Bitboard::rank(c == Color::White ? 0 : 7);
        const Bitboard king = kings(setup, c) & backRank;
        if (king.count() != 1)
            continue;
        const Bitboard rooks = setup.castlingRooks & menOf(setup, {c, PieceType::Rook}) & backRank;
        const Bitboard queenside = rooks & Bitboard(king.bits() - 1);
        const Bitboard kingside = rooks & ~Bitboard(king.bits() - 1);
        if (queenside.any())
            result |= queenside.first();
        if (kingside.any())
            result |= kingside.last();
    }
    return result;
}

std::vector<SetupProblem> checkSetup(const PositionSetup& setup)
{
    std::vector<SetupProblem> problems;
    const auto add = [&](bool wrong, SetupProblem problem) {
        if (wrong)
            problems.push_back(problem);
    };
    const int whiteKings = kings(setup, Color::White).count();
    const int blackKings = kings(setup, Color::Black).count();
    add(whiteKings == 0, SetupProblem::NoWhiteKing);
    add(blackKings == 0, SetupProblem::NoBlackKing);
    add(whiteKings > 1, SetupProblem::TooManyWhiteKings);
    add(blackKings > 1, SetupProblem::TooManyBlackKings);
    add(hasPawnOnBackRank(setup), SetupProblem::PawnOnBackRank);
    add(checkers(setup, ~setup.sideToMove).any(), SetupProblem::OppositeCheck);
    add(hasTooManyMen(setup, Color::White) || hasTooManyMen(setup, Color::Black), SetupProblem::TooManyMen);
    add(isCheckImpossible(setup), SetupProblem::TooManyCheckers);
    add(setup.castlingRooks != possibleCastlingRooks(setup), SetupProblem::BadCastlingRights);
    add(setup.enPassant && !isEnPassantPossible(setup), SetupProblem::BadEnPassantSquare);
    return problems;
}

} // namespace chess
