#include "core/chess/attacks.h"
#include "core/notation/plain_san.h"
#include "core/notation/san.h"
#include "core/notation/text.h"

#include <cstdlib>

namespace notation {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::IllegalReason;
using chess::Move;
using chess::MoveKind;
using chess::Piece;
using chess::PieceType;
using chess::Position;
using chess::Square;
using chess::Wing;

using Result = tl::expected<Move, MoveError>;

tl::unexpected<MoveError> notAMove()
{
    return tl::unexpected(MoveError{MoveFault::NotAMove});
}
tl::unexpected<MoveError> illegal(IllegalReason reason)
{
    return tl::unexpected(MoveError{MoveFault::Illegal, reason});
}

// What a text says, before the position is asked.
struct SanText {
    PieceType type = PieceType::Pawn;
    bool hasLetter = false;
    std::optional<int> fromFile;
    std::optional<int> fromRank;
    bool capture = false;
    Square to;
    std::optional<PieceType> promotion;
    bool isSquares() const { return !hasLetter && fromFile && fromRank; }
};

constexpr bool isFile(char c)
{
    return c >= 'a' && c <= 'h';
}
constexpr bool isRank(char c)
{
    return c >= '1' && c <= '8';
}

// "+", "++", "#", "e.p.", in any order.
void dropSigns(std::string_view& text)
{
    while (!text.empty()) {
        switch (text.back()) {
        case '+':
        case '#':
            text.remove_suffix(1);
            break;
        case '.':
            if (!skipAtEnd(text, "e.p."))
                return;
            text = trimmed(text);
            break;
        case 'p':
            if (!skipAtEnd(text, "ep") && !skipAtEnd(text, "e.p"))
                return;
            text = trimmed(text);
            break;
        default:
            return;
        }
    }
}

// The wing of O-O, O-O-O, 0-0, 0-0-0 (hyphens or dashes).
std::optional<Wing> castlingWing(std::string_view text)
{
    int rings = 0;
    for (std::size_t dash = 1; dash > 0; text.remove_prefix(dash)) {
        if (!skip(text, "O") && !skip(text, "0") && !skip(text, "o"))
            return std::nullopt;
        ++rings;
        dash = dashLength(text);
    }
    if (!text.empty() || rings < 2 || rings > 3)
        return std::nullopt;
    return rings == 2 ? Wing::Kingside : Wing::Queenside;
}

// Small English letters are for squares alone ("e7e8q") and for English.
std::optional<PieceType> takeSmallLetterAtEnd(std::string_view& text)
{
    static constexpr std::string_view Small = "nbrq";
    const std::size_t type = Small.find(text.back());
    if (type == std::string_view::npos)
        return std::nullopt;
    text.remove_suffix(1);
    return PieceType(type + 1);
}

// Q, =Q, (Q), =(Q) or /Q at the end.
bool readPromotion(std::string_view& text, const PieceLetters& letters, SanText& san)
{
    const bool bracket = skipAtEnd(text, ")");
    san.promotion = takePieceLetterAtEnd(text, letters);
    const bool small = !san.promotion && !text.empty() && (san.promotion = takeSmallLetterAtEnd(text));
    if (!san.promotion || *san.promotion == PieceType::Pawn || *san.promotion == PieceType::King)
        return false;
    if (bracket && !skipAtEnd(text, "("))
        return false;
    if (!skipAtEnd(text, "="))
        skipAtEnd(text, "/");
    const bool squares = text.size() >= 4 && isFile(text[0]) && isRank(text[1]);
    return !small || &letters == &englishLetters() || squares;
}

void readSeparator(std::string_view& text, SanText& san)
{
    if (text.empty() || isFile(text.back()) || isRank(text.back()))
        return;
    san.capture =
        skipAtEnd(text, "x") || skipAtEnd(text, ":") || skipAtEnd(text, "×") || skipAtEnd(text, "X");
    for (const std::size_t length : {1, 3}) {
        if (!san.capture && text.size() > length && dashLength(text.substr(text.size() - length)) == length) {
            text.remove_suffix(length);
            return;
        }
    }
}

// Reads from the end: what stands before the target square is optional.
std::optional<SanText> readSan(std::string_view text, const PieceLetters& letters)
{
    SanText san;
    if (!text.empty() && !isRank(text.back()) && !readPromotion(text, letters, san))
        return std::nullopt;
    if (text.size() < 2 || !isRank(text.back()) || !isFile(text[text.size() - 2]))
        return std::nullopt;
    san.to = Square(text[text.size() - 2] - 'a', text.back() - '1');
    text.remove_suffix(2);
    readSeparator(text, san);
    if (const auto type = takePieceLetter(text, letters)) {
        san.hasLetter = true;
        san.type = *type;
    }
    if (!text.empty() && isFile(text[0])) {
        san.fromFile = text[0] - 'a';
        text.remove_prefix(1);
    }
    if (!text.empty() && isRank(text[0])) {
        san.fromRank = text[0] - '1';
        text.remove_prefix(1);
    }
    if (!text.empty())
        return std::nullopt;
    return san;
}

// How near to legal a refusal is: the man that fails last is the one that was meant.
int nearness(IllegalReason reason)
{
    switch (reason) {
    case IllegalReason::None:
        return 0;
    case IllegalReason::NoManThere:
    case IllegalReason::NotYourMan:
        return 1;
    case IllegalReason::ManDoesNotMoveSo:
        return 2;
    case IllegalReason::WayBlocked:
    case IllegalReason::PawnBlocked:
    case IllegalReason::PawnCannotCapture:
    case IllegalReason::EnPassantTooLate:
        return 3;
    default:
        return 4;
    }
}

// To whyIllegal a king sent two squares or onto its rook castles; "Kg1" does not.
IllegalReason kingReason(const Position& p, Square from, Square to)
{
    if (!chess::kingAttacks(from).contains(to))
        return IllegalReason::ManDoesNotMoveSo;
    if (p.pieces(p.sideToMove()).contains(to))
        return IllegalReason::OwnManOnTarget;
    return chess::whyIllegal(p, from, to, {});
}

IllegalReason nearestReason(const Position& p, Bitboard men, const SanText& san)
{
    IllegalReason best = IllegalReason::None;
    for (const Square from : men) {
        const IllegalReason reason = san.type == PieceType::King
                                         ? kingReason(p, from, san.to)
                                         : chess::whyIllegal(p, from, san.to, san.promotion);
        if (nearness(reason) > nearness(best))
            best = reason;
    }
    return best;
}

Result castlingMove(const Position& p, Wing wing)
{
    const Color us = p.sideToMove();
    const auto rook = p.castlingRook(us, wing);
    if (!rook)
        return illegal(IllegalReason::CastlingRightLost);
    const Move m = Move::castling(p.kingOf(us), *rook);
    if (!p.isLegal(m))
        return illegal(chess::whyIllegal(p, m.from(), m.to(), {}));
    return m;
}

Result nullMove(const Position& p)
{
    if (!p.canPass())
        return illegal(IllegalReason::DoesNotParryCheck);
    return Move::null();
}

Result squaresMove(const Position& p, Square from, Square to, std::optional<PieceType> promotion)
{
    const auto m = chess::findMove(p, from, to, promotion);
    if (!m)
        return illegal(chess::whyIllegal(p, from, to, promotion));
    if (m->isPromotion() != promotion.has_value())
        return notAMove();
    return *m;
}

// The square a pawn must come from, nothing when no square can do.
std::optional<Square> pawnOrigin(const Position& p, const SanText& san)
{
    const Color us = p.sideToMove();
    const int file = san.fromFile.value_or(san.to.file());
    const int toRank = san.to.rankFor(us);
    const int steps = std::abs(file - san.to.file());
    if (toRank < 2 || steps > 1)
        return std::nullopt;
    const auto at = [&](int rank) { return Square(file, us == Color::White ? rank : 7 - rank); };
    const bool twoSteps = steps == 0 && toRank == 3 && !p.pieces(us, PieceType::Pawn).contains(at(2));
    return at(twoSteps ? 1 : toRank - 1);
}

MoveKind pawnMoveKind(const Position& p, Square from, Square to)
{
    if (to.rankFor(p.sideToMove()) == 7)
        return MoveKind::Promotion;
    return from.file() != to.file() && p.enPassant() == to ? MoveKind::EnPassant : MoveKind::Normal;
}

Result pawnMove(const Position& p, const SanText& san)
{
    const int file = san.fromFile.value_or(san.to.file());
    // "xd5" does not say which pawn, "dxd5" says what no pawn can do.
    if (san.capture && file == san.to.file())
        return notAMove();
    const bool lastRank = san.to.rankFor(p.sideToMove()) == 7;
    if (san.promotion && !lastRank)
        return notAMove();
    const auto from = pawnOrigin(p, san);
    if (from && (!san.fromRank || *san.fromRank == from->rank())) {
        const Move m(*from, san.to, pawnMoveKind(p, *from, san.to),
                     san.promotion.value_or(PieceType::Knight));
        if (p.isLegal(m) && (!lastRank || san.promotion))
            return m;
    }
    return illegal(nearestReason(p, p.pieces(p.sideToMove(), PieceType::Pawn) & Bitboard::file(file), san));
}

Result pieceMove(const Position& p, const SanText& san)
{
    if (san.promotion)
        return notAMove();
    const Piece man{p.sideToMove(), san.type};
    Bitboard men = p.pieces(man.color, man.type);
    if (san.fromFile)
        men &= Bitboard::file(*san.fromFile);
    if (san.fromRank)
        men &= Bitboard::rank(*san.fromRank);
    std::optional<Move> found;
    for (const Square from : men& chess::attacks(man, san.to, p.occupied())) {
        const Move m(from, san.to);
        if (!p.isLegal(m))
            continue;
        if (found)
            return tl::unexpected(MoveError{MoveFault::Ambiguous});
        found = m;
    }
    if (!found)
        return illegal(nearestReason(p, men, san));
    return *found;
}

} // namespace

Result parseSan(const Position& p, std::string_view text, const PieceLetters& letters)
{
    if (&letters == &englishLetters()) {
        if (const auto move = readPlainSan(p, text))
            return *move;
    }
    text = trimmed(text);
    if (text == "--" || text == "Z0" || text == "@@@@")
        return nullMove(p);
    dropSigns(text);
    if (const auto wing = castlingWing(text))
        return castlingMove(p, *wing);
    const auto san = readSan(text, letters);
    if (!san)
        return notAMove();
    if (san->isSquares())
        return squaresMove(p, Square(*san->fromFile, *san->fromRank), san->to, san->promotion);
    return san->type == PieceType::Pawn ? pawnMove(p, *san) : pieceMove(p, *san);
}

Result parseUci(const Position& p, std::string_view text)
{
    if (text == "0000")
        return nullMove(p);
    const auto from = Square::fromName(text.substr(0, 2));
    const auto to = text.size() >= 4 ? Square::fromName(text.substr(2, 2)) : std::nullopt;
    if (!from || !to || text.size() > 5)
        return notAMove();
    std::optional<PieceType> promotion;
    if (text.size() == 5 && !(promotion = takeSmallLetterAtEnd(text)))
        return notAMove();
    return squaresMove(p, *from, *to, promotion);
}

std::string toUci(Move m, bool chess960)
{
    if (m.isNull())
        return "0000";
    std::string out = m.from().name() + (chess960 ? m.to() : m.kingTarget()).name();
    if (m.isPromotion())
        out += "nbrq"[chess::index(m.promotionType()) - 1];
    return out;
}

} // namespace notation
