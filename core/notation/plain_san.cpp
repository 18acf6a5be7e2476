#include "core/notation/plain_san.h"

#include "core/notation/piece_letters.h"

namespace notation {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::MoveKind;
using chess::PieceType;
using chess::Position;
using chess::Square;

constexpr bool isFile(char c)
{
    return c >= 'a' && c <= 'h';
}
constexpr bool isRank(char c)
{
    return c >= '1' && c <= '8';
}

// A pawn has no letter here: "Pe4" is for the full reader.
std::optional<PieceType> pieceFrom(char letter)
{
    return letter == 'P' ? std::nullopt : pieceOfEnglishLetter(letter);
}

// The square that the last two characters name.
std::optional<Square> takeTarget(std::string_view& text)
{
    if (text.size() < 2 || !isFile(text[text.size() - 2]) || !isRank(text.back()))
        return std::nullopt;
    const Square to(text[text.size() - 2] - 'a', text.back() - '1');
    text.remove_suffix(2);
    return to;
}

std::optional<Move> ifLegal(const Position& p, Move m)
{
    return p.isLegal(m) ? std::optional(m) : std::nullopt;
}

std::optional<Move> castling(const Position& p, std::string_view text)
{
    const bool kingside = text == "O-O";
    if (!kingside && text != "O-O-O")
        return std::nullopt;
    const Color us = p.sideToMove();
    const auto rook = p.castlingRook(us, kingside ? chess::Wing::Kingside : chess::Wing::Queenside);
    return rook ? ifLegal(p, Move::castling(p.kingOf(us), *rook)) : std::nullopt;
}

// "e4", "exd5", with "=Q" on the last rank only.
std::optional<Move> pawnMove(const Position& p, std::string_view text)
{
    std::optional<PieceType> promotion;
    if (text.size() > 2 && text[text.size() - 2] == '=') {
        promotion = pieceFrom(text.back());
        if (!promotion || *promotion == PieceType::King)
            return std::nullopt;
        text.remove_suffix(2);
    }
    const auto to = takeTarget(text);
    const bool capture = text.size() == 2 && isFile(text[0]) && text[1] == 'x';
    if (!to || (!text.empty() && !capture))
        return std::nullopt;
    const Color us = p.sideToMove();
    const int toRank = to->rankFor(us);
    const int file = capture ? text[0] - 'a' : to->file();
    if (toRank < 2 || promotion.has_value() != (toRank == 7) || (capture && file == to->file()))
        return std::nullopt;
    const int back = us == Color::White ? -8 : 8;
    Square from(file, to->rank() + back / 8);
    if (!capture && toRank == 3 && !p.occupied().contains(from))
        from = Square(from.index() + back);
    if (promotion)
        return ifLegal(p, Move::promotion(from, *to, *promotion));
    const bool enPassant = capture && p.enPassant() == *to;
    return ifLegal(p, Move(from, *to, enPassant ? MoveKind::EnPassant : MoveKind::Normal));
}

// The squares that a file, a rank or both before the target leave ("b", "1", "b1", with "x").
std::optional<Bitboard> origins(std::string_view text)
{
    Bitboard squares = Bitboard::all();
    if (!text.empty() && text.back() == 'x')
        text.remove_suffix(1);
    if (!text.empty() && isFile(text[0])) {
        squares &= Bitboard::file(text[0] - 'a');
        text.remove_prefix(1);
    }
    if (!text.empty() && isRank(text[0])) {
        squares &= Bitboard::rank(text[0] - '1');
        text.remove_prefix(1);
    }
    return text.empty() ? std::optional(squares) : std::nullopt;
}

std::optional<Move> pieceMove(const Position& p, PieceType type, std::string_view text)
{
    const auto to = takeTarget(text);
    const auto from = to ? origins(text) : std::nullopt;
    if (!from)
        return std::nullopt;
    const Color us = p.sideToMove();
    std::optional<Move> found;
    for (const Square s : *from& p.pieces(us, type)) {
        const Move m(s, *to);
        if (!p.isLegal(m))
            continue;
        if (found)
            return std::nullopt;
        found = m;
    }
    return found;
}

} // namespace

std::optional<Move> readPlainSan(const Position& p, std::string_view text)
{
    if (!text.empty() && (text.back() == '+' || text.back() == '#'))
        text.remove_suffix(1);
    if (text.size() < 2)
        return std::nullopt;
    if (isFile(text[0]))
        return pawnMove(p, text);
    if (const auto type = pieceFrom(text[0]))
        return pieceMove(p, *type, text.substr(1));
    return text[0] == 'O' ? castling(p, text) : std::nullopt;
}

} // namespace notation
