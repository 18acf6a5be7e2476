#include "app/cli/problem_text.h"

#include "app/cli/json.h"

#include <fmt/format.h>

namespace cli {

using chess::IllegalReason;
using chess::SetupProblem;
using notation::FenFault;
using notation::FenField;

std::string_view reasonText(IllegalReason reason)
{
    switch (reason) {
    case IllegalReason::None:
        return "";
    case IllegalReason::NoManThere:
        return "no man stands there";
    case IllegalReason::NotYourMan:
        return "the man is the opponent's";
    case IllegalReason::OwnManOnTarget:
        return "an own man stands on the target square";
    case IllegalReason::ManDoesNotMoveSo:
        return "the man does not move so";
    case IllegalReason::WayBlocked:
        return "the way is blocked";
    case IllegalReason::PawnCannotCapture:
        return "there is nothing for the pawn to capture";
    case IllegalReason::PawnBlocked:
        return "the pawn is blocked";
    case IllegalReason::KingWouldBeAttacked:
        return "the king would be attacked";
    case IllegalReason::Pinned:
        return "the man is pinned";
    case IllegalReason::DoesNotParryCheck:
        return "it does not parry the check";
    case IllegalReason::CastlingRightLost:
        return "the right to castle is lost";
    case IllegalReason::CastlingBlocked:
        return "castling is blocked";
    case IllegalReason::CastlingInCheck:
        return "castling while in check";
    case IllegalReason::CastlingThroughCheck:
        return "castling through check";
    case IllegalReason::CastlingIntoCheck:
        return "castling into check";
    case IllegalReason::EnPassantTooLate:
        return "en passant is not possible now";
    case IllegalReason::PromotionMissing:
        return "the promotion is missing";
    }
    return "";
}

namespace {

std::string_view fieldText(FenField field)
{
    switch (field) {
    case FenField::Placement:
        return "men";
    case FenField::SideToMove:
        return "side to move";
    case FenField::Castling:
        return "castling rights";
    case FenField::EnPassant:
        return "en passant square";
    case FenField::HalfmoveClock:
        return "half-move clock";
    case FenField::FullmoveNumber:
        return "move number";
    case FenField::Whole:
        break;
    }
    return "FEN";
}

std::string_view faultText(FenFault fault)
{
    switch (fault) {
    case FenFault::Empty:
        return "nothing there";
    case FenFault::TooFewRanks:
        return "too few ranks";
    case FenFault::TooManyRanks:
        return "too many ranks";
    case FenFault::RankTooShort:
        return "rank too short";
    case FenFault::RankTooLong:
        return "rank too long";
    case FenFault::BadCharacter:
        return "unknown character";
    case FenFault::BadSideToMove:
        return "neither w nor b";
    case FenFault::BadCastling:
        return "no castling rights";
    case FenFault::BadEnPassant:
        return "no en passant square";
    case FenFault::BadCounter:
        return "no number";
    case FenFault::CounterOutOfRange:
        return "number out of range";
    case FenFault::ExtraText:
        return "text too much";
    }
    return "";
}

std::string_view setupText(SetupProblem problem)
{
    switch (problem) {
    case SetupProblem::NoWhiteKing:
        return "no white king";
    case SetupProblem::NoBlackKing:
        return "no black king";
    case SetupProblem::TooManyWhiteKings:
        return "too many white kings";
    case SetupProblem::TooManyBlackKings:
        return "too many black kings";
    case SetupProblem::PawnOnBackRank:
        return "a pawn on the first or last rank";
    case SetupProblem::TooManyMen:
        return "too many men";
    case SetupProblem::OppositeCheck:
        return "the side that is not to move is in check";
    case SetupProblem::TooManyCheckers:
        return "an impossible check";
    case SetupProblem::BadCastlingRights:
        return "castling rights without king and rook at home";
    case SetupProblem::BadEnPassantSquare:
        return "an impossible en passant square";
    }
    return "";
}

std::string reasonOf(const pgn::Problem& problem)
{
    return problem.position ? reasonText(*problem.position) : std::string(reasonText(problem.illegalReason));
}

} // namespace

std::string reasonText(const notation::PositionError& error)
{
    if (error.fen)
        return fmt::format("{}: {}", fieldText(error.fen->field), faultText(error.fen->fault));
    return std::string(error.setup ? setupText(*error.setup) : "");
}

std::string problemText(std::string_view file, const pgn::Problem& problem)
{
    std::string text = fmt::format("{}:{}:{}: game {}: {}", file, problem.line, problem.column, problem.game,
                                   codeName(problem.kind));
    if (!problem.token.empty())
        text += fmt::format(" \"{}\"", problem.token);
    if (const std::string reason = reasonOf(problem); !reason.empty())
        text += ": " + reason;
    return text;
}

void writeProblem(JsonWriter& json, const pgn::Problem& problem)
{
    json.begin('{').member("line", problem.line).member("column", problem.column);
    json.member("kind", codeName(problem.kind));
    json.member("severity", problem.severity == pgn::Severity::Error ? "error" : "note");
    json.member("token", problem.token).member("reason", reasonOf(problem)).end('}');
}

bool hasText(std::string_view text)
{
    if (text.substr(0, 3) == "\xef\xbb\xbf")
        text.remove_prefix(3);
    return text.find_first_not_of(" \t\r\n\f\v") != std::string_view::npos;
}

} // namespace cli
