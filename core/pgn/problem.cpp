#include "core/pgn/problem.h"

namespace pgn {

std::string_view codeName(ProblemKind kind)
{
    switch (kind) {
    case ProblemKind::IllegalMove:
        return "illegal move";
    case ProblemKind::AmbiguousMove:
        return "ambiguous move";
    case ProblemKind::UnknownToken:
        return "unknown token";
    case ProblemKind::UnclosedComment:
        return "unclosed comment";
    case ProblemKind::UnclosedVariation:
        return "unclosed variation";
    case ProblemKind::UnexpectedClose:
        return "unexpected close";
    case ProblemKind::UnclosedTag:
        return "unclosed tag";
    case ProblemKind::BadTag:
        return "bad tag";
    case ProblemKind::DuplicateTag:
        return "duplicate tag";
    case ProblemKind::BadFenTag:
        return "bad FEN";
    case ProblemKind::UnsupportedVariant:
        return "unsupported variant";
    case ProblemKind::MissingResult:
        return "missing result";
    case ProblemKind::ResultMismatch:
        return "result mismatch";
    case ProblemKind::VariationWithoutMove:
        return "variation without move";
    case ProblemKind::TooDeep:
        return "too deep";
    case ProblemKind::ReservedToken:
        return "reserved token";
    case ProblemKind::TextOutsideGame:
        return "text outside game";
    case ProblemKind::NagOutOfRange:
        return "NAG out of range";
    case ProblemKind::MoveAfterEnd:
        return "move after end";
    case ProblemKind::BadEncoding:
        return "bad encoding";
    }
    return "problem";
}

bool isMoveFault(const Problem& problem)
{
    return !problem.inVariation && problem.severity == Severity::Error &&
           (problem.kind == ProblemKind::IllegalMove || problem.kind == ProblemKind::AmbiguousMove ||
            problem.kind == ProblemKind::UnknownToken);
}

} // namespace pgn
