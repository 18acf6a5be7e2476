#include "ui/text/problem_words.h"

#include "ui/text/words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace ui::text {

namespace {

struct ProblemWords {
    Q_DECLARE_TR_FUNCTIONS(ProblemWords)
};

QString fieldName(notation::FenField field)
{
    switch (field) {
    case notation::FenField::Placement:
        return ProblemWords::tr("the board");
    case notation::FenField::SideToMove:
        return ProblemWords::tr("the side to move");
    case notation::FenField::Castling:
        return ProblemWords::tr("the castling rights");
    case notation::FenField::EnPassant:
        return ProblemWords::tr("the en passant square");
    case notation::FenField::HalfmoveClock:
        return ProblemWords::tr("the half-move clock");
    case notation::FenField::FullmoveNumber:
        return ProblemWords::tr("the move number");
    case notation::FenField::Whole:
        break;
    }
    return ProblemWords::tr("the text");
}

QString fenFault(const notation::FenError& error)
{
    const QString token = QString::fromStdString(error.token).left(40);
    switch (error.fault) {
    case notation::FenFault::Empty:
        return ProblemWords::tr("it is empty");
    case notation::FenFault::TooFewRanks:
        return ProblemWords::tr("fewer than eight ranks");
    case notation::FenFault::TooManyRanks:
        return ProblemWords::tr("more than eight ranks");
    case notation::FenFault::RankTooShort:
        return ProblemWords::tr("the rank “%1” has fewer than eight squares").arg(token);
    case notation::FenFault::RankTooLong:
        return ProblemWords::tr("the rank “%1” has more than eight squares").arg(token);
    case notation::FenFault::BadCharacter:
        return ProblemWords::tr("“%1” stands for nothing").arg(token);
    case notation::FenFault::BadSideToMove:
        return ProblemWords::tr("“%1” is neither w nor b").arg(token);
    case notation::FenFault::BadCastling:
        return ProblemWords::tr("“%1” cannot be understood").arg(token);
    case notation::FenFault::BadEnPassant:
        return ProblemWords::tr("“%1” is no such square").arg(token);
    case notation::FenFault::BadCounter:
        return ProblemWords::tr("“%1” is not a number").arg(token);
    case notation::FenFault::CounterOutOfRange:
        return ProblemWords::tr("“%1” is not between 0 and %2").arg(token).arg(notation::MaxFenCounter);
    case notation::FenFault::ExtraText:
        return ProblemWords::tr("“%1” is too much").arg(token);
    }
    return {};
}

} // namespace

QString fenError(const notation::FenError& error)
{
    return ProblemWords::tr("Not a position (FEN): in %1, %2 (column %3).")
        .arg(fieldName(error.field), fenFault(error))
        .arg(error.column + 1);
}

QString setupProblem(chess::SetupProblem problem)
{
    using chess::SetupProblem;
    switch (problem) {
    case SetupProblem::NoWhiteKing:
        return ProblemWords::tr("White has no king.");
    case SetupProblem::NoBlackKing:
        return ProblemWords::tr("Black has no king.");
    case SetupProblem::TooManyWhiteKings:
        return ProblemWords::tr("White has more than one king.");
    case SetupProblem::TooManyBlackKings:
        return ProblemWords::tr("Black has more than one king.");
    case SetupProblem::PawnOnBackRank:
        return ProblemWords::tr("A pawn stands on the first or the last rank.");
    case SetupProblem::TooManyMen:
        return ProblemWords::tr("One side has more men than a game can give.");
    case SetupProblem::OppositeCheck:
        return ProblemWords::tr("The side that is not to move is in check.");
    case SetupProblem::TooManyCheckers:
        return ProblemWords::tr("No move can have given this check.");
    case SetupProblem::BadCastlingRights:
        return ProblemWords::tr("A castling right has no king and rook at home.");
    case SetupProblem::BadEnPassantSquare:
        return ProblemWords::tr("No pawn can just have gone two squares there.");
    }
    return {};
}

QString positionError(const notation::PositionError& error)
{
    if (error.fen)
        return fenError(*error.fen);
    if (error.setup)
        return ProblemWords::tr("This position cannot be played: %1").arg(setupProblem(*error.setup));
    return {};
}

QString problemKind(pgn::ProblemKind kind)
{
    using pgn::ProblemKind;
    switch (kind) {
    case ProblemKind::IllegalMove:
        return ProblemWords::tr("This move is not legal");
    case ProblemKind::AmbiguousMove:
        return ProblemWords::tr("This move fits more than one man");
    case ProblemKind::UnknownToken:
        return ProblemWords::tr("This text is not understood");
    case ProblemKind::UnclosedComment:
        return ProblemWords::tr("This comment is never closed");
    case ProblemKind::UnclosedVariation:
        return ProblemWords::tr("This variation is never closed");
    case ProblemKind::UnexpectedClose:
        return ProblemWords::tr("A bracket closes that was never opened");
    case ProblemKind::UnclosedTag:
        return ProblemWords::tr("This tag is never closed");
    case ProblemKind::BadTag:
        return ProblemWords::tr("This tag is badly written; it was mended");
    case ProblemKind::DuplicateTag:
        return ProblemWords::tr("This tag is there twice");
    case ProblemKind::BadFenTag:
        return ProblemWords::tr("The starting position is not valid");
    case ProblemKind::UnsupportedVariant:
        return ProblemWords::tr("This kind of chess is not known here");
    case ProblemKind::MissingResult:
        return ProblemWords::tr("The result is missing at the end");
    case ProblemKind::ResultMismatch:
        return ProblemWords::tr("The results contradict each other");
    case ProblemKind::VariationWithoutMove:
        return ProblemWords::tr("A variation has no move before it");
    case ProblemKind::TooDeep:
        return ProblemWords::tr("Variations are nested too deeply; the rest is kept as text");
    case ProblemKind::ReservedToken:
        return ProblemWords::tr("Text in angle brackets means nothing yet");
    case ProblemKind::NagOutOfRange:
        return ProblemWords::tr("This annotation number does not exist");
    case ProblemKind::MoveAfterEnd:
        return ProblemWords::tr("Moves go on after the end of the game");
    case ProblemKind::TextOutsideGame:
        return ProblemWords::tr("This text belongs to no game");
    case ProblemKind::BadEncoding:
        return ProblemWords::tr("A character cannot be read in this encoding");
    }
    return {};
}

namespace {

QString restKept(const pgn::Problem& p)
{
    if (p.inVariation)
        return ProblemWords::tr("the line up to here; the rest of it as text");
    if (p.ply == 0)
        return ProblemWords::tr("all of it as text");
    return ProblemWords::tr("%n half-move(s); the rest as text", nullptr, p.ply);
}

} // namespace

QString problemKept(const pgn::Problem& p)
{
    using pgn::ProblemKind;
    switch (p.kind) {
    case ProblemKind::IllegalMove:
    case ProblemKind::AmbiguousMove:
    case ProblemKind::MoveAfterEnd:
    case ProblemKind::BadFenTag:
    case ProblemKind::UnsupportedVariant:
        return restKept(p);
    case ProblemKind::UnknownToken:
        return p.severity == pgn::Severity::Error ? restKept(p) : ProblemWords::tr("the text, as text");
    case ProblemKind::UnclosedComment:
        return ProblemWords::tr("all of it, in the comment");
    case ProblemKind::UnclosedVariation:
        return ProblemWords::tr("all of it; closed at the end");
    case ProblemKind::UnexpectedClose:
        return ProblemWords::tr("everything but the bracket");
    case ProblemKind::UnclosedTag:
    case ProblemKind::BadTag:
        return ProblemWords::tr("the tag, mended");
    case ProblemKind::DuplicateTag:
        return ProblemWords::tr("both tags; the first one counts");
    case ProblemKind::MissingResult:
        return ProblemWords::tr("everything");
    case ProblemKind::ResultMismatch:
        return ProblemWords::tr("both results");
    case ProblemKind::VariationWithoutMove:
    case ProblemKind::TooDeep:
    case ProblemKind::ReservedToken:
    case ProblemKind::TextOutsideGame:
        return ProblemWords::tr("the text, as text");
    case ProblemKind::NagOutOfRange:
        return ProblemWords::tr("the number");
    case ProblemKind::BadEncoding:
        return ProblemWords::tr("all other characters");
    }
    return {};
}

QString problemReason(const pgn::Problem& p)
{
    QString what = problemKind(p.kind);
    if (!p.token.empty())
        what = ProblemWords::tr("%1: “%2”", "problem: offending text")
                   .arg(what, QString::fromStdString(p.token).left(60));
    if (p.position)
        what += QLatin1Char(' ') + positionError(*p.position);
    return what;
}

QString problem(const pgn::Problem& p)
{
    const QString what = problemReason(p);
    if (p.line == 0) // not in a file as it is now
        return ProblemWords::tr("Game %1: %2").arg(p.game).arg(what);
    return ProblemWords::tr("Game %1, line %2, column %3: %4")
        .arg(p.game)
        .arg(p.line)
        .arg(p.column)
        .arg(what);
}

namespace {

// " (game 7)", " (games 7, 9, 12 …)"
QString gamesWords(const QList<qulonglong>& games)
{
    constexpr qsizetype Most = 8;
    QStringList numbers;
    for (const qulonglong game : games.first(std::min(games.size(), Most)))
        numbers << QString::number(game);
    if (games.size() > Most)
        numbers << QStringLiteral("…");
    if (games.isEmpty())
        return {};
    return QLatin1Char(' ') +
           (games.size() == 1 ? ProblemWords::tr("(game %1)") : ProblemWords::tr("(games %1)"))
               .arg(numbers.join(QStringLiteral(", ")));
}

} // namespace

QString fileError(const game::FileError& error)
{
    using Kind = game::FileError::Kind;
    const QString name = QFileInfo(error.path).fileName();
    const QString detail = error.detail.isEmpty() ? QString() : QStringLiteral("\n(%1)").arg(error.detail);
    switch (error.kind) {
    case Kind::NotFound:
        return ProblemWords::tr("The file “%1” is not there.").arg(QDir::toNativeSeparators(error.path));
    case Kind::NoPermission:
        return ProblemWords::tr("You have no right to read “%1”.").arg(name);
    case Kind::MayNotWrite:
        return ProblemWords::tr("You have no right to write “%1” there. Save it in another place.").arg(name);
    case Kind::IsFolder:
        return ProblemWords::tr("“%1” is a folder, not a file.").arg(name);
    case Kind::NotAFile:
        return ProblemWords::tr("“%1” is not a file that can be opened.").arg(name);
    case Kind::ReadFailed:
        return ProblemWords::tr("“%1” could not be read.").arg(name) + detail;
    case Kind::WriteFailed:
        return ProblemWords::tr(
                   "“%1” could not be written. Nothing was changed; save it elsewhere or try again.")
                   .arg(name) +
               detail;
    case Kind::DiskFull:
        return ProblemWords::tr("The disk is full. “%1” is as it was; make room or save it elsewhere.")
            .arg(name);
    case Kind::ChangedBehindUs:
        return ProblemWords::tr("“%1” has been changed outside this window since it was opened.").arg(name);
    case Kind::AddedTo:
        return ProblemWords::tr("Something has been added to “%1” outside this window since it was opened.")
            .arg(name);
    case Kind::SourceLost:
        return ProblemWords::tr(
                   "“%1” has been rewritten outside this window. Your changed games can be saved in a "
                   "file of their own.")
            .arg(name);
    case Kind::WouldLoseCharacters:
        return ProblemWords::tr("%1 cannot be written in the encoding of “%2”%3.")
            .arg(error.characters.join(QLatin1Char(' ')), name, gamesWords(error.games));
    case Kind::UnreadBytes:
        return ProblemWords::tr(
                   "“%1” has bytes that are no letters in the encoding it is read in%2; “�” would be "
                   "written instead of them.")
            .arg(name, gamesWords(error.games));
    case Kind::BackupFailed:
        return ProblemWords::tr("The old “%1” could not be kept aside, so it was not replaced.").arg(name) +
               detail;
    case Kind::NothingToWrite:
        return ProblemWords::tr(
                   "There is no game to write: “%1” stays on the disk as it is. Undo the deletion, "
                   "or delete the file itself.")
            .arg(name);
    case Kind::Cancelled:
        return ProblemWords::tr("“%1” was not saved; it is as it was.").arg(name);
    case Kind::VerifyFailed:
        return ProblemWords::tr(
                   "What was written for “%1” did not read back the same%2. Nothing was changed.")
                   .arg(name, gamesWords(error.games)) +
               detail;
    }
    return {};
}

} // namespace ui::text
