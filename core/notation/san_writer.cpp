#include "core/chess/attacks.h"
#include "core/notation/san.h"

namespace notation {
namespace {

using chess::Bitboard;
using chess::Move;
using chess::MoveKind;
using chess::PieceType;
using chess::Position;
using chess::Square;

void appendSquare(std::string& out, Square s)
{
    out += char('a' + s.file());
    out += char('1' + s.rank());
}

// Other men of the kind that can legally go to the same square.
Bitboard rivals(const Position& p, Move m, PieceType type)
{
    const Bitboard men = p.pieces(p.sideToMove(), type) & ~Bitboard(m.from()) &
                         chess::attacks({p.sideToMove(), type}, m.to(), p.occupied());
    Bitboard legal;
    for (const Square from : men)
        if (p.isLegal(Move(from, m.to())))
            legal |= Bitboard(from);
    return legal;
}

void appendDisambiguation(std::string& out, const Position& p, Move m, PieceType type)
{
    const Bitboard others = rivals(p, m, type);
    if (others.empty())
        return;
    const bool fileTells = (others & Bitboard::file(m.from().file())).empty();
    const bool rankTells = (others & Bitboard::rank(m.from().rank())).empty();
    if (fileTells || !rankTells)
        out += char('a' + m.from().file());
    if (!fileTells)
        out += char('1' + m.from().rank());
}

void appendOrigin(std::string& out, const Position& p, Move m, PieceType type, bool capture, bool longForm)
{
    if (longForm)
        appendSquare(out, m.from());
    else if (type != PieceType::Pawn)
        appendDisambiguation(out, p, m, type);
    else if (capture)
        out += char('a' + m.from().file());
    if (capture)
        out += 'x';
    else if (longForm)
        out += '-';
}

void appendCheckSign(std::string& out, const Position& p, Move m)
{
    const Position next = p.after(m);
    if (next.isCheck())
        out += next.hasLegalMove() ? '+' : '#';
}

} // namespace

std::string toSan(const Position& p, Move m, const SanStyle& style)
{
    if (m.isNull())
        return "--";
    const PieceLetters& letters = style.letters ? *style.letters : englishLetters();
    const bool enPassant = m.kind() == MoveKind::EnPassant;
    std::string out;
    if (m.isCastling()) {
        out = m.isKingside() ? "O-O" : "O-O-O";
    } else {
        const auto man = p.pieceAt(m.from());
        assert(man);
        const PieceType type = man->type;
        out = letters.of(type);
        appendOrigin(out, p, m, type, enPassant || p.occupied().contains(m.to()), style.longForm);
        appendSquare(out, m.to());
        if (m.isPromotion())
            out.append("=").append(letters.of(m.promotionType()));
    }
    if (style.enPassantSuffix && enPassant)
        out += " e.p.";
    if (style.checkSigns)
        appendCheckSign(out, p, m);
    return out;
}

} // namespace notation
