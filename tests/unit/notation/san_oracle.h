#pragma once
#include "core/notation/san.h"

// SAN the slow way, from the list of all legal moves, to judge the reader and the writer by.
namespace support {

inline chess::PieceType typeOf(const chess::Position& p, chess::Move m)
{
    return p.pieceAt(m.from())->type;
}

// The legal moves of men of that kind to that square, castling apart.
inline std::vector<chess::Move> legalTo(const chess::Position& p, chess::PieceType type, chess::Square to)
{
    std::vector<chess::Move> found;
    for (const chess::Move m : p.legalMoves())
        if (!m.isCastling() && m.to() == to && typeOf(p, m) == type)
            found.push_back(m);
    return found;
}

inline std::string slowDisambiguation(const chess::Position& p, chess::Move m)
{
    bool isAlone = true, fileTells = true, rankTells = true;
    for (const chess::Move other : legalTo(p, typeOf(p, m), m.to())) {
        if (other.from() == m.from())
            continue;
        isAlone = false;
        fileTells = fileTells && other.from().file() != m.from().file();
        rankTells = rankTells && other.from().rank() != m.from().rank();
    }
    const std::string square = m.from().name();
    return isAlone ? "" : fileTells ? square.substr(0, 1) : rankTells ? square.substr(1) : square;
}

inline std::string slowSan(const chess::Position& p, chess::Move m)
{
    const chess::Position next = p.after(m);
    const bool mate = next.isCheck() && next.legalMoves().empty();
    const std::string sign = mate ? "#" : next.isCheck() ? "+" : "";
    if (m.isCastling())
        return (m.isKingside() ? "O-O" : "O-O-O") + sign;
    const bool capture = p.pieceAt(m.to()) || m.kind() == chess::MoveKind::EnPassant;
    const chess::PieceType type = typeOf(p, m);
    std::string san;
    if (type != chess::PieceType::Pawn)
        san = "PNBRQK"[chess::index(type)] + slowDisambiguation(p, m);
    else if (capture)
        san = m.from().name().substr(0, 1);
    san.append(capture ? "x" : "").append(m.to().name());
    if (m.isPromotion())
        san.append("=").append(1, "PNBRQK"[chess::index(m.promotionType())]);
    return san + sign;
}

// Every way of writing a legal move that must be read as that move.
inline std::vector<std::string> waysToWrite(const chess::Position& p, chess::Move m)
{
    using namespace notation;
    const std::string san = toSan(p, m, {.checkSigns = false});
    const std::string longForm = toSan(p, m, {.longForm = true, .checkSigns = false});
    std::vector<std::string> ways{san,      san + "+",     san + "#", san + "++", " " + san + " ",
                                  longForm, toUci(m, true)};
    // In Chess960 the squares of a castling king may be those of a step of its own.
    if (!m.isCastling() || !p.isLegal(chess::Move(m.from(), m.kingTarget())))
        ways.push_back(toUci(m));
    if (m.isCastling()) {
        ways.push_back(m.isKingside() ? "0-0" : "0-0-0");
        return ways;
    }
    const auto without = [](std::string text, std::string_view part) {
        if (const auto at = text.find(part); at != std::string::npos)
            text.erase(at, part.size());
        return text;
    };
    ways.push_back(without(san, "x"));
    ways.push_back(without(without(longForm, "x"), "-"));
    if (m.kind() == chess::MoveKind::EnPassant)
        for (const char* suffix : {" e.p.", "e.p.", " ep", " e.p", "ep+", "+ e.p."})
            ways.push_back(san + suffix);
    if (m.isPromotion()) {
        const std::string bare = san.substr(0, san.size() - 2);
        const std::string letter = san.substr(san.size() - 1);
        for (const std::string& end : {letter, "(" + letter + ")", "/" + letter, "=(" + letter + ")"})
            ways.push_back(bare + end);
    }
    if (typeOf(p, m) != chess::PieceType::Pawn) {
        const std::string letter = san.substr(0, 1);
        for (const char* sign : {"", "x", "-", ":", "×"})
            ways.push_back(letter + m.from().name() + sign + m.to().name());
    }
    return ways;
}

} // namespace support
