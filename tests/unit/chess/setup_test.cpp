#include "core/chess/setup_check.h"
#include "tests/support/data.h"
#include "tests/support/fen.h"
#include "tests/support/tsv.h"

#include <gtest/gtest.h>

namespace {

using namespace chess;
using enum SetupProblem;
using Problems = std::vector<SetupProblem>;

Problems problemsOf(const std::string& fen)
{
    return checkSetup(support::setupFromFen(fen));
}

TEST(SetupCheck, OneFaultAtATime)
{
    const std::vector<std::pair<std::string, Problems>> cases{
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", {}},
        {"4k3/8/8/8/8/8/8/8 w - - 0 1", {NoWhiteKing}},
        {"8/8/8/8/8/8/8/4K3 w - - 0 1", {NoBlackKing}},
        {"4k3/8/8/8/8/8/8/K3K3 w - - 0 1", {TooManyWhiteKings}},
        {"k3k3/8/8/8/8/8/8/4K3 w - - 0 1", {TooManyBlackKings}},
        {"4k2P/8/8/8/8/8/8/4K3 w - - 0 1", {PawnOnBackRank}},
        {"4k3/8/8/8/8/8/8/p3K3 w - - 0 1", {PawnOnBackRank}},
        {"4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", {OppositeCheck}},
        {"8/8/8/4k3/4K3/8/8/8 w - - 0 1", {OppositeCheck}},
        {"4k3/8/8/8/8/7P/PPPPPPPP/4K3 w - - 0 1", {TooManyMen}},
        {"4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", {TooManyMen}},
        {"4k3/8/8/8/8/8/1PPPPPPP/QQ2K3 w - - 0 1", {}},
        {"4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1", {TooManyMen}}, // two bishops of one colour
        {"4k3/8/8/8/8/8/PPPPPPPP/2BBK3 w - - 0 1", {}},
        {"8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1",
         {TooManyCheckers}}, // the check was there before the double step
        {"1b1k4/8/8/1rPpK3/8/8/8/8 w - d6 0 1", {TooManyCheckers}},
        {"3R4/8/q4k2/2B5/1NK5/3b4/8/8 w - - 0 1", {TooManyCheckers}}, // both on one line
        {"2b5/1nbn4/n3n3/1kn5/n3n3/1n1n4/5RQ1/2KQ1R2 w K - 0 1", {TooManyCheckers}},
        {"1q4k1/3r1Ppp/5NP1/pP6/8/1Q6/3B4/2K2R2 b - - 0 1", {TooManyCheckers}},
        {"4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1", {}}, // the reader finds no rook for K, so nothing is claimed
        {"4k3/8/8/8/8/8/8/4K3 w A - 0 1", {BadCastlingRights}},
        {"4k3/8/8/8/8/8/4K3/R7 w A - 0 1", {BadCastlingRights}},
        {"4k3/8/8/8/8/8/8/RR2K3 w AB - 0 1", {BadCastlingRights}},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e3 0 1", {BadEnPassantSquare}},
        {"rnbqkb1r/ppp3pp/3p1n2/3P4/8/2P5/PP3PPP/RNBQKBNR w KQkq e6 0 1", {BadEnPassantSquare}},
        {"r1bqkbnr/2pppppp/n7/1p6/8/4P3/PPPP1PPP/RNBQK1NR b KQkq b6 0 4", {BadEnPassantSquare}},
        {"rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 2",
         {}}, // possible, though nobody can take
    };
    for (const auto& [fen, problems] : cases)
        EXPECT_EQ(problemsOf(fen), problems) << fen;
}

TEST(SetupCheck, OnlyUnplayableSetupsAreRefused)
{
    EXPECT_EQ(Position::fromSetup(support::setupFromFen("4k3/8/8/8/8/8/8/8 w - - 0 1")).error(), NoWhiteKing);
    EXPECT_EQ(Position::fromSetup(support::setupFromFen("8/8/8/4k3/4K3/8/8/8 w - - 0 1")).error(),
              OppositeCheck);
    EXPECT_TRUE(Position::fromSetup(support::setupFromFen("4k3/8/8/8/8/7P/PPPPPPPP/4K3 w - - 0 1")));
}

TEST(SetupCheck, RightsThatCannotBeAreDropped)
{
    const auto rights = [](const char* fen) { return support::positionFromFen(fen).castlingRooks(); };
    EXPECT_TRUE(rights("4k3/8/8/8/8/8/4K3/R7 w A - 0 1").empty());
    EXPECT_EQ(rights("4k3/8/8/8/8/8/8/RR2K3 w AB - 0 1"), Bitboard(Square(0)));
    EXPECT_EQ(rights("4k3/8/8/8/8/8/8/1RRK1R1R w BCFH - 0 1"), Bitboard(Square(1)) | Square(7));
}

TEST(SetupCheck, EnPassantIsKeptOnlyWhereItIsLegal)
{
    const auto passed = [](const char* fen) { return support::positionFromFen(fen).enPassant(); };
    EXPECT_EQ(passed("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3"), Square(5, 5));
    EXPECT_FALSE(passed("rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 2")); // nobody beside
    EXPECT_FALSE(passed("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1"));                           // bares the king
    EXPECT_FALSE(passed("5kbq/3Q2n1/6p1/r3PpKn/2n5/8/8/q7 w - f6 7 4"));                 // the same
}

// Another program's verdicts. It reads castling letters before it looks at the position, so those it finds
// bad are judged here only by what our reader could see; and it allows nine knights beside eight pawns.
TEST(SetupCheck, VerdictsOfAnotherProgram)
{
    ADOUBE_NEED_DATA();
    const std::map<std::string, std::vector<SetupProblem>> names{
        {"NO_WHITE_KING", {NoWhiteKing}},
        {"NO_BLACK_KING", {NoBlackKing}},
        {"TOO_MANY_KINGS", {TooManyWhiteKings, TooManyBlackKings}},
        {"PAWNS_ON_BACKRANK", {PawnOnBackRank}},
        {"OPPOSITE_CHECK", {OppositeCheck}},
        {"TOO_MANY_WHITE_PAWNS", {TooManyMen}},
        {"TOO_MANY_BLACK_PAWNS", {TooManyMen}},
        {"TOO_MANY_WHITE_PIECES", {TooManyMen}},
        {"TOO_MANY_BLACK_PIECES", {TooManyMen}},
        {"TOO_MANY_CHECKERS", {TooManyCheckers}},
        {"IMPOSSIBLE_CHECK", {TooManyCheckers}},
        {"INVALID_EP_SQUARE", {BadEnPassantSquare}},
    };
    const support::Table table(support::dataDir() / "fen" / "fen_cases.tsv");
    int judged = 0;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const std::string verdict = table.at(i, "py_chess960");
        const bool hasVerdict = verdict == "valid" || verdict.rfind("invalid:", 0) == 0;
        const bool marksPromoted = table.at(i, "fen").find('~') != std::string::npos; // of another game
        if (!hasVerdict || marksPromoted)
            continue;
        const Problems problems = problemsOf(table.at(i, "fen"));
        const auto has = [&](SetupProblem p) {
            return std::find(problems.begin(), problems.end(), p) != problems.end();
        };
        ++judged;
        for (const auto& [name, ours] : names) {
            const bool theirs = verdict.find(name) != std::string::npos;
            EXPECT_TRUE(!theirs || std::any_of(ours.begin(), ours.end(), has))
                << table.at(i, "fen") << ' ' << name;
        }
        for (const SetupProblem p : problems)
            EXPECT_TRUE(verdict != "valid" || p == TooManyMen) << table.at(i, "fen") << ' ' << int(p);
    }
    EXPECT_GT(judged, 1000);
}

TEST(Chess960, ArraysHaveTheirNumbers)
{
    ADOUBE_NEED_DATA();
    const support::Table table(support::dataDir() / "fen" / "scharnagl.csv");
    ASSERT_EQ(table.size(), 960u);
    for (int number = 0; number < 960; ++number) {
        const auto p = Position::fromSetup(PositionSetup::chess960Array(number)).value();
        ASSERT_EQ(std::to_string(number), table.at(std::size_t(number), "CODE"));
        EXPECT_EQ(p.toSetup(), support::setupFromFen(table.at(std::size_t(number), "FEN"))) << number;
    }
}

TEST(Chess960, Number518IsTheStandardArray)
{
    EXPECT_EQ(support::fenOf(Position()), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w AHah - 0 1");
}

} // namespace
