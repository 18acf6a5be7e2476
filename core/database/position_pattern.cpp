#include "core/database/position_pattern.h"

#include <algorithm>

namespace database {

using chess::AllColors;
using chess::AllPieceTypes;
using chess::Bitboard;
using chess::Color;
using chess::PieceType;
using chess::Position;

namespace {

constexpr std::size_t at(Color c)
{
    return std::size_t(index(c));
}
constexpr std::size_t at(PieceType t)
{
    return std::size_t(index(t));
}

Bitboard files(int from, int to)
{
    Bitboard squares;
    for (int f = from; f <= to; ++f)
        squares |= Bitboard::file(f);
    return squares;
}

// The men a colour can be missing and still have in a promoted pawn cannot be told apart; only the sum of its
// men and of its pawns never grows.
bool hasTooFew(const Position& p, Color c, int men, int pawns)
{
    return p.pieces(c).count() < men || p.pieces(c, PieceType::Pawn).count() < pawns;
}

} // namespace

BoardPattern::BoardPattern(const Position& sample, BoardPart part)
{
    if (part == BoardPart::Everything)
        m_sideToMove = sample.sideToMove();
    switch (part) {
    case BoardPart::Everything:
        m_asked = {Bitboard::all(), Bitboard::all()};
        break;
    case BoardPart::Pawns:
        m_askedPawns = Bitboard::all();
        break;
    case BoardPart::WhiteMen:
        m_asked[at(Color::White)] = Bitboard::all();
        break;
    case BoardPart::BlackMen:
        m_asked[at(Color::Black)] = Bitboard::all();
        break;
    case BoardPart::Queenside:
        m_asked = {files(0, 3), files(0, 3)};
        break;
    case BoardPart::Kingside:
        m_asked = {files(4, 7), files(4, 7)};
        break;
    }
    for (const Color c : AllColors) {
        for (const PieceType t : AllPieceTypes) {
            const Bitboard asked = m_asked[at(c)] | (t == PieceType::Pawn ? m_askedPawns : Bitboard());
            m_men[at(c)][at(t)] = sample.pieces(c, t) & asked;
            m_menCount[at(c)] += m_men[at(c)][at(t)].count();
        }
        const Bitboard pawns = m_men[at(c)][at(PieceType::Pawn)];
        m_pawnCount[at(c)] = pawns.count();
        m_homePawns[at(c)] = pawns & Bitboard::rank(c == Color::White ? 1 : 6);
    }
}

bool BoardPattern::matches(const Position& p) const
{
    if (m_sideToMove && p.sideToMove() != *m_sideToMove)
        return false;
    for (const Color c : AllColors) {
        const Bitboard asked = m_asked[at(c)];
        // The pawns first: they differ most.
        if ((p.pieces(c, PieceType::Pawn) & (asked | m_askedPawns)) != m_men[at(c)][at(PieceType::Pawn)])
            return false;
        if (asked.empty())
            continue;
        for (const PieceType t : AllPieceTypes) {
            if (t != PieceType::Pawn && (p.pieces(c, t) & asked) != m_men[at(c)][at(t)])
                return false;
        }
    }
    return true;
}

bool BoardPattern::isOutOfReach(const Position& p) const
{
    return std::any_of(AllColors.begin(), AllColors.end(), [&](Color c) {
        return hasTooFew(p, c, m_menCount[at(c)], m_pawnCount[at(c)]) ||
               (m_homePawns[at(c)] & ~p.pieces(c, PieceType::Pawn)).any();
    });
}

namespace {

bool hasCounts(const MaterialPattern& pattern, const Position& p, bool exchanged)
{
    for (const Color c : AllColors) {
        for (std::size_t t = 0; t < pattern.men[0].size(); ++t) {
            const auto& wanted = pattern.men[at(exchanged ? ~c : c)][t];
            const int have = p.pieces(c, PieceType(t)).count();
            if (have < wanted.least || have > wanted.most)
                return false;
        }
    }
    return true;
}

bool hasBishops(const Position& p, Bishops wanted)
{
    if (wanted == Bishops::Any)
        return true;
    const Bitboard white = p.pieces(Color::White, PieceType::Bishop);
    const Bitboard black = p.pieces(Color::Black, PieceType::Bishop);
    if (white.count() != 1 || black.count() != 1)
        return false;
    return (white.first().isLight() == black.first().isLight()) == (wanted == Bishops::SameColour);
}

bool hasTooFewFor(const MaterialPattern& pattern, const Position& p, bool exchanged)
{
    return std::any_of(AllColors.begin(), AllColors.end(), [&](Color c) {
        const auto& wanted = pattern.men[at(exchanged ? ~c : c)];
        int men = 1;
        for (const auto& count : wanted)
            men += count.least;
        return hasTooFew(p, c, men, wanted[at(PieceType::Pawn)].least);
    });
}

} // namespace

bool MaterialPattern::matches(const Position& p) const
{
    return (hasCounts(*this, p, false) || (eitherWay && hasCounts(*this, p, true))) && hasBishops(p, bishops);
}

bool MaterialPattern::isOutOfReach(const Position& p) const
{
    return hasTooFewFor(*this, p, false) && (!eitherWay || hasTooFewFor(*this, p, true));
}

std::optional<MaterialPattern> materialFromText(std::string_view text)
{
    constexpr std::string_view Letters = "PNBRQ";
    MaterialPattern pattern;
    for (auto& side : pattern.men)
        side.fill({0, 0});
    std::size_t side = 0;
    bool between = false, any = false;
    for (const char c : text) {
        const bool isMan = Letters.find(c) != std::string_view::npos;
        if (!isMan && c != 'K') {
            if (std::string_view("-vVsS:/ .").find(c) == std::string_view::npos)
                return std::nullopt;
            between = between || any;
            continue;
        }
        if (between && ++side > 1)
            return std::nullopt;
        between = false;
        any = true;
        if (isMan) {
            auto& count = pattern.men[side][Letters.find(c)];
            count.least = count.most = std::uint8_t(count.least + 1);
        }
    }
    return any ? std::optional(pattern) : std::nullopt;
}

} // namespace database
