#include "core/chess/position.h"

#include "core/chess/setup_check.h"
#include "core/chess/zobrist.h"

#include <limits>

namespace chess {

Position::Position()
{
    static const Position array(PositionSetup::standardArray(), PositionSetup::standardArray().castlingRooks);
    *this = array;
}

Position::Position(const PositionSetup& setup, Bitboard castlingRooks)
    : m_castlingFiles{std::uint8_t(castlingRooks.bits()), std::uint8_t(castlingRooks.bits() >> 56)},
      m_sideToMove(setup.sideToMove),
      m_halfmoveClock(std::uint16_t(std::clamp(setup.halfmoveClock, 0, 0xffff))),
      m_fullmoveNumber(std::max(setup.fullmoveNumber, 1))
{
    for (int i = 0; i < 64; ++i)
        if (const auto man = setup.at(Square(i)))
            put(*man, Square(i));
    if (setup.enPassant && isEnPassantPossible(setup))
        allowEnPassant(*setup.enPassant);
    m_key = freshKey();
}

tl::expected<Position, SetupProblem> Position::fromSetup(const PositionSetup& setup)
{
    for (const SetupProblem problem : checkSetup(setup))
        if (isUnplayable(problem))
            return tl::unexpected(problem);
    return Position(setup, possibleCastlingRooks(setup));
}

PositionSetup Position::toSetup() const
{
    PositionSetup setup;
    for (const Square s : occupied())
        setup.at(s) = pieceAt(s);
    setup.sideToMove = m_sideToMove;
    setup.castlingRooks = castlingRooks();
    setup.enPassant = enPassant();
    setup.halfmoveClock = m_halfmoveClock;
    setup.fullmoveNumber = m_fullmoveNumber;
    return setup;
}

void Position::put(Piece man, Square s)
{
    m_men[std::size_t(index(man.color))] |= s;
    if (man.type == PieceType::Pawn)
        m_pawns |= s;
    if (man.type == PieceType::Bishop || man.type == PieceType::Queen)
        m_diagonal |= s;
    if (man.type == PieceType::Rook || man.type == PieceType::Queen)
        m_straight |= s;
    if (man.type == PieceType::King)
        m_kings[std::size_t(index(man.color))] = s;
}

std::optional<Piece> Position::pieceAt(Square s) const
{
    const bool black = pieces(Color::Black).contains(s);
    if (!black && !pieces(Color::White).contains(s))
        return std::nullopt;
    return Piece{black ? Color::Black : Color::White, typeAt(s)};
}

PieceType Position::typeAt(Square s) const
{
    static constexpr std::array<PieceType, 8> ByPlanes{PieceType::Knight, PieceType::Pawn, PieceType::Bishop,
                                                       PieceType::King,   PieceType::Rook, PieceType::King,
                                                       PieceType::Queen,  PieceType::King};
    if (s == m_kings[0] || s == m_kings[1])
        return PieceType::King;
    const auto bit = [s](Bitboard plane) { return plane.bits() >> s.index() & 1; };
    return ByPlanes[bit(m_pawns) | bit(m_diagonal) << 1 | bit(m_straight) << 2];
}

std::optional<Square> Position::castlingRook(Color c, Wing w) const
{
    for (const Square rook : castlingRooks(c))
        if ((rook.file() > kingOf(c).file()) == (w == Wing::Kingside))
            return rook;
    return std::nullopt;
}

std::uint64_t Position::freshKey() const
{
    std::uint64_t key = m_sideToMove == Color::Black ? zobrist::blackToMove() : 0;
    for (const Color c : AllColors) {
        for (const Square s : pieces(c))
            key ^= zobrist::man(c, typeAt(s), s);
        for (const Square rook : castlingRooks(c))
            key ^= zobrist::castlingRook(c, rook.file());
    }
    if (const auto passed = enPassant())
        key ^= zobrist::enPassant(*passed);
    return key;
}

bool Position::samePosition(const Position& other) const
{
    return m_men == other.m_men && m_pawns == other.m_pawns && m_diagonal == other.m_diagonal &&
           m_straight == other.m_straight && m_kings == other.m_kings && m_sideToMove == other.m_sideToMove &&
           m_castlingFiles == other.m_castlingFiles && m_enPassant == other.m_enPassant;
}

void Position::play(Move m)
{
    const Color us = m_sideToMove;
    const Square from = m.from();
    const Square to = m.to();
    forgetEnPassant();
    ++m_halfmoveClock;
    if (m.isNull())
        return passTurn();
    if (m.isCastling()) {
        castle(from, to);
        return passTurn();
    }
    if (const Bitboard touched = castlingRooks() & (Bitboard(from) | to); touched.any())
        dropCastlingRights(touched);
    if (pieces(~us).contains(to))
        take(to, ~us);
    const PieceType type = typeAt(from);
    movePiece(us, type, from, to);
    if (type == PieceType::King)
        dropCastlingRights(castlingRooks(us));
    if (type != PieceType::Pawn)
        return passTurn();

    m_halfmoveClock = 0;
    if (m.isPromotion())
        promote(to, m.promotionType());
    else if (m.kind() == MoveKind::EnPassant)
        take(Square(to.file(), from.rank()), ~us);
    passTurn();
    if (std::abs(to.rank() - from.rank()) == 2)
        allowEnPassant(Square(from.file(), (from.rank() + to.rank()) / 2));
}

void Position::passTurn()
{
    m_fullmoveNumber += index(m_sideToMove);
    m_sideToMove = ~m_sideToMove;
    m_key ^= zobrist::blackToMove();
}

void Position::forgetEnPassant()
{
    if (m_enPassant == NoSquare)
        return;
    m_key ^= zobrist::enPassant(Square(m_enPassant));
    m_enPassant = NoSquare;
}

void Position::dropCastlingRights(Bitboard lost)
{
    for (const Square rook : lost)
        m_key ^= zobrist::castlingRook(rook.rank() == 0 ? Color::White : Color::Black, rook.file());
    m_castlingFiles[0] &= std::uint8_t(~lost.bits());
    m_castlingFiles[1] &= std::uint8_t(~(lost.bits() >> 56));
}

void Position::take(Square s, Color owner)
{
    m_key ^= zobrist::man(owner, typeAt(s), s);
    const Bitboard others = ~Bitboard(s);
    m_men[std::size_t(index(owner))] &= others;
    m_pawns &= others;
    m_diagonal &= others;
    m_straight &= others;
    m_halfmoveClock = 0;
}

void Position::movePiece(Color c, PieceType type, Square from, Square to)
{
    const auto move = [from, to](Bitboard& plane) {
        const std::uint64_t bit = plane.bits() >> from.index() & 1;
        plane ^= Bitboard(bit << from.index() | bit << to.index());
    };
    m_men[std::size_t(index(c))] ^= Bitboard(from) | to;
    move(m_pawns);
    move(m_diagonal);
    move(m_straight);
    if (type == PieceType::King)
        m_kings[std::size_t(index(c))] = to;
    m_key ^= zobrist::man(c, type, from) ^ zobrist::man(c, type, to);
}

Position Position::without(Square s) const
{
    Position rest = *this;
    rest.forgetEnPassant();
    rest.dropCastlingRights(castlingRooks() & s);
    rest.take(s, pieces(Color::White).contains(s) ? Color::White : Color::Black);
    return rest;
}

void Position::castle(Square king, Square rook)
{
    const Color us = m_sideToMove;
    const Move m = Move::castling(king, rook);
    dropCastlingRights(castlingRooks(us));
    // Either may land where the other stood, so both leave before one arrives.
    Bitboard& men = m_men[std::size_t(index(us))];
    men = (men & ~(Bitboard(king) | rook)) | m.kingTarget() | m.rookTarget();
    m_straight = (m_straight & ~Bitboard(rook)) | m.rookTarget();
    m_kings[std::size_t(index(us))] = m.kingTarget();
    m_key ^= zobrist::man(us, PieceType::King, king) ^ zobrist::man(us, PieceType::King, m.kingTarget()) ^
             zobrist::man(us, PieceType::Rook, rook) ^ zobrist::man(us, PieceType::Rook, m.rookTarget());
}

void Position::promote(Square s, PieceType type)
{
    m_key ^= zobrist::man(m_sideToMove, PieceType::Pawn, s) ^ zobrist::man(m_sideToMove, type, s);
    m_pawns ^= s;
    put({m_sideToMove, type}, s);
}

void Position::allowEnPassant(Square passed)
{
    const Bitboard capturers = pawnAttacks(~m_sideToMove, passed) & pieces(m_sideToMove) & m_pawns;
    for (const Square from : capturers) {
        if (isEnPassantLegal(from, passed)) {
            m_enPassant = std::uint8_t(passed.index());
            m_key ^= zobrist::enPassant(passed);
            return;
        }
    }
}

bool Position::isEnPassantLegal(Square from, Square passed) const
{
    const Square taken(passed.file(), from.rank());
    const Bitboard occupiedAfter = (occupied() ^ from ^ taken) | passed;
    return attackersTo(kingOf(m_sideToMove), ~m_sideToMove, occupiedAfter).empty();
}

} // namespace chess
