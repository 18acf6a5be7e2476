#pragma once
#include "core/chess/position.h"

#include <sstream>
#include <stdexcept>

// A short FEN reader and writer for tests that link nothing but core/chess. Trusts its input; the program's
// own reader is in core/notation.
namespace support {

inline constexpr std::string_view ManLetters = "PNBRQKpnbrqk";

inline void readBoard(const std::string& text, chess::PositionSetup& setup)
{
    int file = 0;
    int rank = 7;
    for (const char c : text) {
        if (c == '/') {
            file = 0;
            --rank;
        } else if (c >= '1' && c <= '8') {
            file += c - '0';
        } else {
            const auto man = ManLetters.find(c);
            if (man == std::string_view::npos || file > 7 || rank < 0)
                throw std::invalid_argument("board of FEN: " + text);
            setup.at(chess::Square(file++, rank)) =
                chess::Piece{chess::Color(man / 6), chess::PieceType(man % 6)};
        }
    }
}

// K and Q mean the outermost rook on that side (X-FEN), a file's letter the rook on that file (Shredder-FEN).
inline void readCastlingRight(char letter, chess::PositionSetup& setup)
{
    const bool white = letter >= 'A' && letter <= 'Z';
    const int rank = white ? 0 : 7;
    const chess::Color color = white ? chess::Color::White : chess::Color::Black;
    const char lower = white ? char(letter - 'A' + 'a') : letter;
    int king = 0;
    while (king < 8 && setup.at(chess::Square(king, rank)) != chess::Piece{color, chess::PieceType::King})
        ++king;
    const auto isRook = [&](int file) {
        return setup.at(chess::Square(file, rank)) == chess::Piece{color, chess::PieceType::Rook};
    };
    if (lower >= 'a' && lower <= 'h') {
        setup.castlingRooks |= chess::Square(lower - 'a', rank);
        return;
    }
    for (int i = 0; i < 8; ++i) {
        const int file = lower == 'k' ? 7 - i : i;
        if (file == king)
            return;
        if (isRook(file)) {
            setup.castlingRooks |= chess::Square(file, rank);
            return;
        }
    }
}

inline chess::PositionSetup setupFromFen(const std::string& fen)
{
    std::istringstream in(fen);
    std::string board, turn = "w", castling = "-", passed = "-";
    chess::PositionSetup setup;
    in >> board >> turn >> castling >> passed >> setup.halfmoveClock >> setup.fullmoveNumber;
    if (setup.fullmoveNumber < 1)
        setup.fullmoveNumber = 1;
    readBoard(board, setup);
    setup.sideToMove = turn == "b" ? chess::Color::Black : chess::Color::White;
    for (const char c : castling)
        if (c != '-')
            readCastlingRight(c, setup);
    setup.enPassant = chess::Square::fromName(passed);
    return setup;
}

inline chess::Position positionFromFen(const std::string& fen)
{
    const auto position = chess::Position::fromSetup(setupFromFen(fen));
    if (!position)
        throw std::invalid_argument("no playable position: " + fen);
    return *position;
}

// The board field of a FEN, for messages and comparisons.
inline std::string boardText(const chess::Position& p)
{
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int empty = 0;
        for (int file = 0; file < 8; ++file) {
            const auto man = p.pieceAt(chess::Square(file, rank));
            if (man && empty > 0)
                text += char('0' + std::exchange(empty, 0));
            if (man)
                text += ManLetters[std::size_t(chess::index(man->color) * 6 + chess::index(man->type))];
            else
                ++empty;
        }
        if (empty > 0)
            text += char('0' + empty);
        if (rank > 0)
            text += '/';
    }
    return text;
}

// Castling with a file's letter, en passant only when it is legal.
inline std::string fenOf(const chess::Position& p)
{
    std::string castling;
    for (const chess::Color c : chess::AllColors)
        for (const chess::Square rook : p.castlingRooks(c))
            castling += char((c == chess::Color::White ? 'A' : 'a') + rook.file());
    const auto passed = p.enPassant();
    return boardText(p) + (p.sideToMove() == chess::Color::White ? " w " : " b ") +
           (castling.empty() ? "-" : castling) + ' ' + (passed ? passed->name() : "-") + ' ' +
           std::to_string(p.halfmoveClock()) + ' ' + std::to_string(p.fullmoveNumber());
}

inline std::string uciOf(chess::Move m, bool castlingAsKingMove = false)
{
    static constexpr std::string_view Promotions = "nbrq";
    std::string text = m.from().name() + (castlingAsKingMove ? m.kingTarget() : m.to()).name();
    if (m.isPromotion())
        text += Promotions[std::size_t(chess::index(m.promotionType()) - 1)];
    return text;
}

} // namespace support
