#include "ui/text/words.h"

#include "core/notation/result.h"

#include <QCoreApplication>

namespace ui::text {

using chess::Color;
using chess::EndReason;
using chess::IllegalReason;
using chess::PieceType;
using chess::Result;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

QString sq(chess::Square s)
{
    return QString::fromStdString(s.name());
}

// A sentence about a player: by name, or by colour when there is none (in French the colours are plural).
QString about(const Names& names, Color who, const QString& named, const QString& white, const QString& black)
{
    if (names.given[std::size_t(chess::index(who))].trimmed().isEmpty())
        return who == Color::White ? white : black;
    return named.arg(names.of(who));
}

QString wins(const Names& names, Color who)
{
    return about(names, who, Words::tr("%1 wins"), Words::tr("White wins"), Words::tr("Black wins"));
}

QString outOfTime(const Names& names, Color who)
{
    return about(names, who, Words::tr("%1 is out of time"), Words::tr("White is out of time"),
                 Words::tr("Black is out of time"));
}

} // namespace

QString resigns(const Names& names, Color who)
{
    return about(names, who, Words::tr("%1 resigns"), Words::tr("White resigns"), Words::tr("Black resigns"));
}

QString offersDraw(const Names& names, Color who)
{
    return about(names, who, Words::tr("%1 offers a draw"), Words::tr("White offers a draw"),
                 Words::tr("Black offers a draw"));
}

QString declinesDraw(const Names& names, Color who)
{
    return about(names, who, Words::tr("%1 declines the draw."), Words::tr("White declines the draw."),
                 Words::tr("Black declines the draw."));
}

QString Names::of(Color c) const
{
    const QString& name = given[std::size_t(chess::index(c))];
    return name.trimmed().isEmpty() ? colorName(c) : name.trimmed();
}

QString colorName(Color c)
{
    return c == Color::White ? Words::tr("White", "the player") : Words::tr("Black", "the player");
}

QString pieceName(PieceType t)
{
    switch (t) {
    case PieceType::Pawn:
        return Words::tr("pawn");
    case PieceType::Knight:
        return Words::tr("knight");
    case PieceType::Bishop:
        return Words::tr("bishop");
    case PieceType::Rook:
        return Words::tr("rook");
    case PieceType::Queen:
        return Words::tr("queen");
    case PieceType::King:
        return Words::tr("king");
    }
    return {};
}

QString manName(chess::Piece p)
{
    const bool white = p.color == Color::White;
    switch (p.type) {
    case PieceType::Pawn:
        return white ? Words::tr("white pawn") : Words::tr("black pawn");
    case PieceType::Knight:
        return white ? Words::tr("white knight") : Words::tr("black knight");
    case PieceType::Bishop:
        return white ? Words::tr("white bishop") : Words::tr("black bishop");
    case PieceType::Rook:
        return white ? Words::tr("white rook") : Words::tr("black rook");
    case PieceType::Queen:
        return white ? Words::tr("white queen") : Words::tr("black queen");
    case PieceType::King:
        return white ? Words::tr("white king") : Words::tr("black king");
    }
    return {};
}

QString squareName(chess::Square s, std::optional<chess::Piece> man)
{
    if (!man)
        return Words::tr("%1, empty", "a square").arg(sq(s));
    return Words::tr("%1, %2", "square, man").arg(sq(s), manName(*man));
}

QString movePhrase(const chess::Position& before, chess::Move m)
{
    if (m.isNull())
        return Words::tr("no move, the turn passes");
    QString phrase;
    const auto man = before.pieceAt(m.from());
    if (m.isCastling())
        phrase = m.isKingside() ? Words::tr("castles kingside") : Words::tr("castles queenside");
    else if (before.pieceAt(m.to()) || m.kind() == chess::MoveKind::EnPassant)
        phrase = Words::tr("%1 from %2 takes on %3")
                     .arg(man ? pieceName(man->type) : QString(), sq(m.from()), sq(m.to()));
    else
        phrase = Words::tr("%1 from %2 to %3")
                     .arg(man ? pieceName(man->type) : QString(), sq(m.from()), sq(m.to()));
    if (m.kind() == chess::MoveKind::EnPassant)
        phrase = Words::tr("%1, en passant").arg(phrase);
    if (m.isPromotion())
        phrase = Words::tr("%1, becomes a %2", "promotion").arg(phrase, pieceName(m.promotionType()));
    const chess::Position after = before.after(m);
    if (after.isCheck())
        phrase = after.hasLegalMove() ? Words::tr("%1, check").arg(phrase)
                                      : Words::tr("%1, checkmate").arg(phrase);
    return phrase;
}

QString resultSign(Result r)
{
    const std::string_view sign = notation::resultSign(r);
    return QString::fromUtf8(sign.data(), qsizetype(sign.size()));
}

QString endingTitle(chess::Outcome outcome, const Names& names)
{
    switch (outcome.result) {
    case Result::WhiteWins:
        return wins(names, Color::White);
    case Result::BlackWins:
        return wins(names, Color::Black);
    case Result::Draw:
        return Words::tr("Draw", "the result");
    case Result::Unfinished:
        break;
    }
    return Words::tr("Game stopped");
}

QString endingDetail(chess::Outcome outcome, std::optional<Color> loser, const Names& names)
{
    if (!loser && outcome.result == Result::WhiteWins)
        loser = Color::Black;
    if (!loser && outcome.result == Result::BlackWins)
        loser = Color::White;
    const QString who = loser ? names.of(*loser) : QString();
    switch (outcome.reason) {
    case EndReason::None:
        return {};
    case EndReason::Checkmate:
        return Words::tr("Checkmate");
    case EndReason::Resignation:
        return resigns(names, loser.value_or(Color::White));
    case EndReason::FlagFall:
        return outOfTime(names, loser.value_or(Color::White));
    case EndReason::IllegalMoves:
        return Words::tr("%1 has made a second illegal move").arg(who);
    case EndReason::Stalemate:
        return Words::tr("Stalemate: no legal move, and no check");
    case EndReason::InsufficientMaterial:
        return Words::tr("Insufficient material: neither side can give mate");
    case EndReason::DeadPosition:
        return Words::tr("Dead position: no series of moves leads to mate");
    case EndReason::Agreement:
        return Words::tr("Agreed by both players");
    case EndReason::ThreefoldRepetition:
        return Words::tr("The same position for the third time, claimed");
    case EndReason::FiftyMoves:
        return Words::tr("Fifty moves without capture or pawn move, claimed");
    case EndReason::FivefoldRepetition:
        return Words::tr("The same position for the fifth time");
    case EndReason::SeventyFiveMoves:
        return Words::tr("Seventy-five moves without capture or pawn move");
    case EndReason::FlagFallCannotMate:
        return loser ? Words::tr("%1, but the opponent cannot give mate").arg(outOfTime(names, *loser))
                     : Words::tr("A flag has fallen, but the opponent cannot give mate");
    case EndReason::Abandoned:
        return Words::tr("Stopped without a result");
    case EndReason::Adjudication:
        return Words::tr("Decided by the arbiter");
    }
    return {};
}

QString ending(chess::Outcome outcome, std::optional<Color> loser, const Names& names)
{
    return Words::tr("%1. %2.", "result. reason.")
        .arg(endingTitle(outcome, names), endingDetail(outcome, loser, names));
}

QString illegal(IllegalReason reason, std::optional<chess::Piece> man, chess::Square from, chess::Square to)
{
    switch (reason) {
    case IllegalReason::None:
        return {};
    case IllegalReason::NoManThere:
        return Words::tr("There is no man on %1.").arg(sq(from));
    case IllegalReason::NotYourMan:
        if (man)
            return man->color == Color::White ? Words::tr("It is Black’s turn.")
                                              : Words::tr("It is White’s turn.");
        return Words::tr("It is the other player’s turn.");
    case IllegalReason::OwnManOnTarget:
        return Words::tr("A man of the same colour stands on %1.").arg(sq(to));
    case IllegalReason::ManDoesNotMoveSo:
        if (!man)
            return Words::tr("No man moves like that.");
        switch (man->type) {
        case PieceType::Pawn:
            return Words::tr("A pawn does not move like that.");
        case PieceType::Knight:
            return Words::tr("A knight does not move like that.");
        case PieceType::Bishop:
            return Words::tr("A bishop does not move like that.");
        case PieceType::Rook:
            return Words::tr("A rook does not move like that.");
        case PieceType::Queen:
            return Words::tr("A queen does not move like that.");
        case PieceType::King:
            return Words::tr("A king does not move like that.");
        }
        return {};
    case IllegalReason::WayBlocked:
        return Words::tr("The way from %1 to %2 is blocked.").arg(sq(from), sq(to));
    case IllegalReason::PawnCannotCapture:
        return Words::tr("A pawn goes diagonally only to take a man.");
    case IllegalReason::PawnBlocked:
        return Words::tr("A pawn cannot take straight ahead.");
    case IllegalReason::KingWouldBeAttacked:
        return Words::tr("The king would be attacked on %1.").arg(sq(to));
    case IllegalReason::Pinned:
        return Words::tr("This man is pinned: moving it would expose the king.");
    case IllegalReason::DoesNotParryCheck:
        return Words::tr("The king is in check, and this move does not end it.");
    case IllegalReason::CastlingRightLost:
        return Words::tr("No castling: the king or this rook has already moved.");
    case IllegalReason::CastlingBlocked:
        return Words::tr("No castling: a man stands between king and rook.");
    case IllegalReason::CastlingInCheck:
        return Words::tr("No castling while the king is in check.");
    case IllegalReason::CastlingThroughCheck:
        return Words::tr("No castling: the king would cross an attacked square.");
    case IllegalReason::CastlingIntoCheck:
        return Words::tr("No castling: the king would be attacked on %1.").arg(sq(to));
    case IllegalReason::EnPassantTooLate:
        return Words::tr("En passant is possible only on the very next move after the pawn’s double step.");
    case IllegalReason::PromotionMissing:
        return Words::tr("Say what the pawn becomes: queen, rook, bishop or knight.");
    }
    return {};
}

QString refusedText(const notation::MoveError& error, const QString& typed)
{
    switch (error.fault) {
    case notation::MoveFault::NotAMove:
        return Words::tr("“%1” is not a move. Write it like Nf3, exd5 or e2e4.").arg(typed);
    case notation::MoveFault::Ambiguous:
        return Words::tr("“%1” fits more than one man. Add the file or the rank.").arg(typed);
    case notation::MoveFault::Illegal:
        break;
    }
    switch (error.reason) {
    case IllegalReason::None:
        return Words::tr("“%1” is not possible here.").arg(typed);
    case IllegalReason::Pinned:
    case IllegalReason::DoesNotParryCheck:
    case IllegalReason::CastlingRightLost:
    case IllegalReason::CastlingBlocked:
    case IllegalReason::CastlingInCheck:
    case IllegalReason::CastlingThroughCheck:
    case IllegalReason::EnPassantTooLate:
    case IllegalReason::PromotionMissing:
        return illegal(error.reason, std::nullopt, {}, {});
    case IllegalReason::KingWouldBeAttacked:
    case IllegalReason::CastlingIntoCheck:
        return Words::tr("The king would be attacked there.");
    default:
        return Words::tr("No man can play “%1” here.").arg(typed);
    }
}

QString refusal(game::GameSession::Refusal refusal)
{
    using Refusal = game::GameSession::Refusal;
    switch (refusal) {
    case Refusal::None:
        return {};
    case Refusal::GameOver:
        return Words::tr("The game is over.");
    case Refusal::Busy:
        return Words::tr("One moment, please.");
    case Refusal::TouchedMan:
        return Words::tr("Another man was touched first: it must move.");
    case Refusal::TouchedBeforeClaim:
        return Words::tr("A man was touched in this move: no draw can be claimed any more.");
    case Refusal::MustPlayDeclaredMove:
        return Words::tr("The move that was declared must be played.");
    case Refusal::PressClockFirst:
        return Words::tr("Press the clock first.");
    case Refusal::NothingToPress:
        return Words::tr("There is no move to complete.");
    case Refusal::NotYourTurn:
        return Words::tr("It is the other player’s turn.");
    case Refusal::AlreadyOffered:
        return Words::tr("A draw has already been offered in this move.");
    case Refusal::Paused:
        return Words::tr("The game is paused.");
    case Refusal::Illegal:
        return Words::tr("This move is not legal.");
    case Refusal::FlagHasFallen:
        return Words::tr("Too late: the flag has fallen.");
    case Refusal::NotOffered:
        return Words::tr("Nothing has been offered.");
    case Refusal::NothingToTakeBack:
        return Words::tr("There is no move to take back.");
    case Refusal::NotAllowed:
        return Words::tr("The rules of this game do not allow it.");
    case Refusal::NoSuchClaim:
        return Words::tr("The claim is not correct: the position does not allow it.");
    }
    return {};
}

QString claim(const chess::Claims& claims)
{
    if (claims.threefold)
        return Words::tr("The same position for the third time");
    if (claims.fiftyMoves)
        return Words::tr("Fifty moves without capture or pawn move");
    return {};
}

} // namespace ui::text
