#include "core/chess/setup_check.h"
#include "core/notation/fen.h"
#include "tests/unit/notation/collection.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

using namespace notation;
using chess::SetupProblem;

namespace {

using Problems = std::set<SetupProblem>;

// The words of the collection's verdicts (python-chess) as our problems.
Problems problemsOf(const std::string& verdict)
{
    static const std::map<std::string, SetupProblem> Words{
        {"NO_WHITE_KING", SetupProblem::NoWhiteKing},
        {"NO_BLACK_KING", SetupProblem::NoBlackKing},
        {"PAWNS_ON_BACKRANK", SetupProblem::PawnOnBackRank},
        {"TOO_MANY_WHITE_PAWNS", SetupProblem::TooManyMen},
        {"TOO_MANY_BLACK_PAWNS", SetupProblem::TooManyMen},
        {"TOO_MANY_WHITE_PIECES", SetupProblem::TooManyMen},
        {"TOO_MANY_BLACK_PIECES", SetupProblem::TooManyMen},
        {"OPPOSITE_CHECK", SetupProblem::OppositeCheck},
        {"TOO_MANY_CHECKERS", SetupProblem::TooManyCheckers},
        {"IMPOSSIBLE_CHECK", SetupProblem::TooManyCheckers},
        {"BAD_CASTLING_RIGHTS", SetupProblem::BadCastlingRights},
        {"INVALID_EP_SQUARE", SetupProblem::BadEnPassantSquare},
    };
    Problems problems;
    const std::string prefix = "invalid:";
    if (verdict.starts_with(prefix))
        for (const auto& word : support::split(verdict.substr(prefix.size()), '|'))
            if (const auto it = Words.find(word); it != Words.end())
                problems.insert(it->second);
    return problems;
}

Problems checkedProblems(const chess::PositionSetup& setup)
{
    const auto list = chess::checkSetup(setup);
    return {list.begin(), list.end()};
}

bool isParseError(const std::string& verdict)
{
    return verdict.starts_with("parse-error");
}

// Castling letters in another order or more than two a side: refused there, read here.
bool isToleratedCastling(const std::string& fen, const std::string& verdict)
{
    if (!verdict.starts_with("parse-error:invalid castling part"))
        return false;
    const auto fields = support::split(fen, ' ');
    return fields.size() > 2 && fields[2].find_first_not_of("KQABCDEFGHkqabcdefgh") == std::string::npos &&
           fields[0].find('[') == std::string::npos;
}

// What standard chess keeps of castling rights: kings on e, rooks in corners.
chess::PositionSetup withoutChess960Rights(chess::PositionSetup setup)
{
    const chess::Bitboard corners = chess::Bitboard::file(0) | chess::Bitboard::file(7);
    setup.castlingRooks &= corners;
    for (const int rank : {0, 7}) {
        const chess::Color color = rank == 0 ? chess::Color::White : chess::Color::Black;
        if (setup.at(chess::Square(4, rank)) != chess::Piece{color, chess::PieceType::King})
            setup.castlingRooks &= ~chess::Bitboard::rank(rank);
    }
    return setup;
}

// Files are written from the h-file here and from the a-file there.
std::string withSortedCastling(const std::string& fen)
{
    auto fields = support::split(fen, ' ');
    std::sort(fields[2].begin(), fields[2].end());
    std::string out;
    for (const auto& field : fields)
        out += field + ' ';
    return out;
}

} // namespace

TEST(FenData, TextsAreReadOrRefusedAsKnown)
{
    ADOUBE_NEED_DATA();
    int refused = 0;
    int read = 0;
    support::forEachRow(support::dataDir() / "fen" / "fen_cases.tsv", [&](auto cell) {
        const std::string& fen = cell("fen");
        const std::string& verdict = cell("py_standard");
        const auto setup = parseFen(fen);
        const bool shouldRefuse = isParseError(verdict) && !isToleratedCastling(fen, verdict);
        EXPECT_EQ(!setup, shouldRefuse) << fen << "  " << verdict;
        ++(setup ? read : refused);
        if (setup) {
            EXPECT_EQ(parseFen(toFen(*setup)), *setup) << fen;
        }
    });
    EXPECT_GT(refused, 90);
    EXPECT_GT(read, 1800);
}

TEST(FenData, VerdictsAndFensWrittenBackAsKnown)
{
    ADOUBE_NEED_DATA();
    int compared = 0;
    support::forEachRow(support::dataDir() / "fen" / "fen_cases.tsv", [&](auto cell) {
        const std::string& fen = cell("fen");
        const auto setup = parseFen(fen);
        if (!setup || isParseError(cell("py_standard")))
            return;
        Problems known = problemsOf(cell("py_chess960"));
        Problems found = checkedProblems(*setup);
        // The judge counts the kings of both sides together, and does not say whose are too many.
        const bool tooManyKings =
            found.erase(SetupProblem::TooManyWhiteKings) + found.erase(SetupProblem::TooManyBlackKings) > 0;
        if (cell("py_chess960").find("TOO_MANY_KINGS") != std::string::npos) {
            EXPECT_TRUE(tooManyKings) << fen;
            return;
        }
        // Of TooManyMen we also see promoted men without missing pawns, which the judge does not.
        if (!known.contains(SetupProblem::TooManyMen))
            found.erase(SetupProblem::TooManyMen);
        EXPECT_EQ(found, known) << fen << "  " << cell("py_chess960");

        const bool standardCastling =
            !problemsOf(cell("py_standard")).contains(SetupProblem::BadCastlingRights);
        if (!known.contains(SetupProblem::BadCastlingRights)) {
            EXPECT_EQ(!isChess960(*setup), standardCastling) << fen;
        }

        const auto chess960 = chess::Position::fromSetup(*setup);
        const auto standard = chess::Position::fromSetup(withoutChess960Rights(*setup));
        ASSERT_EQ(chess960.has_value(), standard.has_value()) << fen;
        if (!chess960)
            return;
        // The judge writes back en passant squares that it has found impossible.
        if (known.contains(SetupProblem::BadEnPassantSquare)) {
            EXPECT_FALSE(chess960->enPassant()) << fen;
            return;
        }
        EXPECT_EQ(toFen(*chess960), cell("py_960_out")) << fen;
        EXPECT_EQ(toFen(*standard), cell("py_out")) << fen;
        ++compared;
    });
    EXPECT_GT(compared, 1600);
}

TEST(FenData, StrictAndTolerantReading)
{
    ADOUBE_NEED_DATA();
    support::forEachRow(support::dataDir() / "fen" / "fens.csv", [&](auto cell) {
        const std::string& fen = cell("FEN_IN");
        const auto setup = parseFen(fen);
        ASSERT_TRUE(setup) << fen;
        EXPECT_EQ(setup->halfmoveClock, std::stoi(cell("FIFTY_MOVE_CLOCK"))) << fen;
        EXPECT_EQ(setup->fullmoveNumber, std::max(1, std::stoi(cell("FULL_MOVE_NUMBER")))) << fen;
        const auto p = positionFromFen(fen);
        if (!p) {
            EXPECT_EQ(cell("LABEL"), "Ambiguous FEN style with multiple kings");
            return;
        }
        chess::PositionSetup kept = p->toSetup();
        kept.halfmoveClock = 0;
        kept.fullmoveNumber = 1;
        const bool shredder = cell("VARIANT") == "chess960";
        // There the wrong rank of an en passant square is mended; here the square is dropped.
        const bool mended = cell("LABEL") == "Invalid en-passant (rank)";
        const std::string expected = mended
                                         ? "rnbqkbnr/pppp1ppp/8/8/3Pp3/2N2N2/PPP1PPPP/R1BQKB1R b KQkq - 0 1"
                                         : cell("FEN_OUT_DEFAULT");
        EXPECT_EQ(withSortedCastling(toFen(kept, shredder ? CastlingStyle::Shredder : CastlingStyle::XFen)),
                  withSortedCastling(expected))
            << fen;
        if (!cell("FEN_OUT_WITHOUT_XFEN").empty()) {
            EXPECT_EQ(toFen(kept), cell("FEN_OUT_WITHOUT_XFEN")) << fen;
        }
    });
}

TEST(FenData, The960Arrays)
{
    ADOUBE_NEED_DATA();
    int arrays = 0;
    support::forEachRow(support::dataDir() / "fen" / "scharnagl.csv", [&](auto cell) {
        const auto array = chess::PositionSetup::chess960Array(std::stoi(cell("CODE")));
        const std::string& fen = cell("FEN");
        const auto setup = parseFen(fen);
        ASSERT_TRUE(setup) << fen;
        EXPECT_EQ(*setup, array) << fen;
        EXPECT_EQ(setup->castlingRooks.count(), 4) << fen;
        const std::string x = toFen(array);
        EXPECT_NE(x.find(" w KQkq - 0 1"), std::string::npos) << x;
        EXPECT_EQ(parseFen(x), array) << x;
        EXPECT_EQ(isChess960(array), cell("CASTLING") != "ah" || cell("SCHEME")[4] != 'k') << fen;
        ++arrays;
    });
    EXPECT_EQ(arrays, 960);
}

TEST(FenData, EveryFenOfTheCollectionIsAFixpoint)
{
    ADOUBE_NEED_DATA();
    int fens = 0;
    for (const std::string& fen : support::dataFens(3)) {
        const auto p = positionFromFen(fen);
        if (!p)
            continue;
        for (const auto style : {CastlingStyle::XFen, CastlingStyle::Shredder})
            ASSERT_EQ(positionFromFen(toFen(*p, style)), *p) << fen;
        ++fens;
    }
    EXPECT_GT(fens, 10000);
}

TEST(FenData, AnEnPassantSquareIsKeptOnlyWhereAPawnCanBeTaken)
{
    ADOUBE_NEED_DATA();
    int kept = 0;
    for (const std::string& fen : support::dataFens(31)) {
        auto setup = parseFen(fen);
        if (!setup)
            continue;
        for (int square = 0; square < 64; ++square) { // F09
            setup->enPassant = chess::Square(square);
            const auto p = chess::Position::fromSetup(*setup);
            if (!p || !p->enPassant())
                continue;
            const auto moves = p->legalMoves();
            ASSERT_TRUE(std::any_of(moves.begin(), moves.end(), [&](chess::Move m) {
                return m.kind() == chess::MoveKind::EnPassant && m.to() == setup->enPassant;
            })) << toFen(*setup);
            ++kept;
        }
    }
    EXPECT_GT(kept, 20);
}
