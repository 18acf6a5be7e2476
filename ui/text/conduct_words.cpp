#include "ui/text/conduct_words.h"

#include <QCoreApplication>

namespace ui::text {

using chess::Color;

namespace {

struct ConductWords {
    Q_DECLARE_TR_FUNCTIONS(ConductWords)
};

QString manOn(const chess::Position& position, chess::Square square)
{
    const auto piece = position.pieceAt(square);
    return ConductWords::tr("%1 on %2", "man, square")
        .arg(piece ? pieceName(piece->type) : QString(), QString::fromStdString(square.name()));
}

bool isOwn(const chess::Position& position, chess::Square square)
{
    const auto piece = position.pieceAt(square);
    return piece && piece->color == position.sideToMove();
}

// Two men that the move has to do with.
QString bothTouched(const chess::Position& position, const std::vector<chess::Square>& binding)
{
    if (isOwn(position, binding[0]) && isOwn(position, binding[1]))
        return ConductWords::tr("King and rook touched: they must castle.");
    const bool ownFirst = isOwn(position, binding[0]);
    return ConductWords::tr("Both touched: %1 must take %2.")
        .arg(manOn(position, binding[ownFirst ? 0 : 1]), manOn(position, binding[ownFirst ? 1 : 0]));
}

} // namespace

QString playerName(const game::Match& match, int player)
{
    const QString name = match.terms().players[std::size_t(player)].name.trimmed();
    return !name.isEmpty() ? name : player == 0 ? ConductWords::tr("Player 1") : ConductWords::tr("Player 2");
}

QString plyName(int ply, const chess::Position& start)
{
    if (ply == 0)
        return ConductWords::tr("at the start");
    const int offset = ply - 1 + (start.sideToMove() == Color::Black ? 1 : 0);
    const int number = start.fullmoveNumber() + offset / 2;
    return offset % 2 == 0 ? ConductWords::tr("after White’s move %1").arg(number)
                           : ConductWords::tr("after Black’s move %1").arg(number);
}

QString repetitionBasis(const game::GameLine::Basis& basis)
{
    const int times = int(basis.equalPlies.size());
    return times <= 1 ? ConductWords::tr("This position stands for the first time.")
                      : ConductWords::tr("This position has stood %n time(s).", nullptr, times);
}

QString quietBasis(const game::GameLine::Basis& basis)
{
    return ConductWords::tr("%n move(s) of each side without capture or pawn move.", nullptr,
                            basis.quietHalfmoves / 2);
}

QString claimRefused(const game::GameLine::Basis& basis, bool declared, bool penalty)
{
    const int times = int(basis.equalPlies.size());
    QString said =
        ConductWords::tr(
            "Claim refused: this position has stood %n time(s), not three; %1 quiet moves, not fifty.",
            nullptr, times)
            .arg(basis.quietHalfmoves / 2);
    if (declared)
        said += QLatin1Char(' ') + ConductWords::tr("Play the declared move.");
    if (penalty)
        said += QLatin1Char(' ') + ConductWords::tr("Two minutes more for the opponent.");
    return said;
}

QString touched(const chess::Position& position, const std::vector<chess::Square>& binding)
{
    if (binding.empty())
        return ConductWords::tr("The man that was touched has no legal move: any other may move.");
    if (binding.size() > 1)
        return bothTouched(position, binding);
    const QString man = manOn(position, binding[0]);
    return isOwn(position, binding[0]) ? ConductWords::tr("Touched, so it must move: %1.").arg(man)
                                       : ConductWords::tr("Touched, so it must be taken: %1.").arg(man);
}

QString touchedFirst(const chess::Position& position, game::TouchedMen touched, chess::Move move)
{
    touched.touch(position, move.from()); // by the move
    if (touched.forfeitsCastling(position, move))
        return ConductWords::tr("The rook was touched before the king: no castling on that side.");
    const auto binding = touched.binding(position);
    if (binding.empty())
        return refusal(game::GameSession::Refusal::TouchedMan);
    if (binding.size() > 1)
        return bothTouched(position, binding);
    const QString man = manOn(position, binding[0]);
    return isOwn(position, binding[0])
               ? ConductWords::tr("Another man was touched first and must move: %1.").arg(man)
               : ConductWords::tr("A man was touched first that must be taken: %1.").arg(man);
}

QString illegalMovePenalty(const Names& names, Color by)
{
    return ConductWords::tr("Two minutes more for %1; a second illegal move loses.").arg(names.of(~by));
}

QString points(int halfPoints)
{
    QString text = halfPoints / 2 > 0 || halfPoints % 2 == 0 ? QString::number(halfPoints / 2) : QString();
    return halfPoints % 2 ? text + QStringLiteral("½") : text;
}

QString score(const game::Match& match)
{
    return QStringLiteral("%1 %2 – %3 %4")
        .arg(playerName(match, 0), points(match.halfPoints(0)), points(match.halfPoints(1)),
             playerName(match, 1));
}

QString seriesState(const game::Match& match)
{
    const int played = int(match.played().size());
    const int games = match.terms().games;
    if (played == 0)
        return ConductWords::tr("no game played yet");
    if (games == 0)
        return ConductWords::tr("after %n game(s)", nullptr, played);
    if (!match.isOver())
        return ConductWords::tr("after game %1 of %2").arg(played).arg(games);
    const int lead = match.halfPoints(0) - match.halfPoints(1);
    return lead == 0 ? ConductWords::tr("the series is drawn")
                     : ConductWords::tr("%1 wins the series").arg(playerName(match, lead > 0 ? 0 : 1));
}

QString seriesGame(const game::Match& match)
{
    const int games = match.terms().games;
    return games == 0 ? ConductWords::tr("Game %1", "of a series").arg(match.round())
                      : ConductWords::tr("Game %1 of %2").arg(match.round()).arg(games);
}

} // namespace ui::text
