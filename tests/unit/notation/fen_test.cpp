#include "core/chess/setup_check.h"
#include "core/notation/fen.h"

#include <gtest/gtest.h>
#include <random>

using namespace notation;
using chess::SetupProblem;

namespace {

constexpr const char* StartFen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

FenError errorOf(std::string_view text)
{
    const auto setup = parseFen(text);
    EXPECT_FALSE(setup) << text;
    return setup ? FenError{} : setup.error();
}

void expectError(std::string_view text, FenField field, FenFault fault, std::size_t column,
                 std::string_view token)
{
    const FenError error = errorOf(text);
    EXPECT_EQ(int(error.field), int(field)) << text;
    EXPECT_EQ(int(error.fault), int(fault)) << text;
    EXPECT_EQ(error.column, column) << text;
    EXPECT_EQ(error.token, token) << text;
}

bool hasProblem(std::string_view fen, SetupProblem problem)
{
    const auto problems = chess::checkSetup(parseFen(fen).value());
    return std::find(problems.begin(), problems.end(), problem) != problems.end();
}

std::string positionFen(std::string_view fen, CastlingStyle style = CastlingStyle::XFen)
{
    const auto p = positionFromFen(fen);
    return p ? toFen(*p, style) : "refused";
}

// Any set-up at all, sense or nonsense.
chess::PositionSetup randomSetup(std::mt19937& random)
{
    const auto below = [&](int n) { return int(random() % unsigned(n)); };
    chess::PositionSetup setup;
    for (auto& square : setup.board)
        if (below(3) == 0)
            square = chess::Piece{chess::Color(below(2)), chess::PieceType(below(6))};
    setup.sideToMove = chess::Color(below(2));
    for (const int rank : {0, 7})
        for (int file = 0; file < 8; ++file)
            if (below(5) == 0)
                setup.castlingRooks |= chess::Bitboard(chess::Square(file, rank));
    if (below(2) == 0)
        setup.enPassant = chess::Square(below(64));
    setup.halfmoveClock = below(MaxFenCounter + 1);
    setup.fullmoveNumber = 1 + below(MaxFenCounter);
    return setup;
}

} // namespace

TEST(Fen, StandardArray)
{
    EXPECT_EQ(parseFen(StartFen), chess::PositionSetup::standardArray());
    EXPECT_EQ(toFen(chess::Position()), StartFen);
    EXPECT_EQ(toFen(chess::Position(), CastlingStyle::Shredder),
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
    EXPECT_EQ(toEpd(chess::Position()), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -");
}

TEST(Fen, MissingFieldsTakeUsualValues)
{
    const std::string full = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    for (const char* shorter :
         {"4k3/8/8/8/8/8/4P3/4K3", "4k3/8/8/8/8/8/4P3/4K3 w", "4k3/8/8/8/8/8/4P3/4K3 w -",
          "4k3/8/8/8/8/8/4P3/4K3 w - -", "4k3/8/8/8/8/8/4P3/4K3 w - - 0",
          "  4k3/8/8/8/8/8/4P3/4K3\tw \r\n-   -\xc2\xa0"
          "0 00 ",
          "4k3/8/8/8/8/8/4P3/4K3 w - - 000 001"})
        EXPECT_EQ(toFen(parseFen(shorter).value()), full) << shorter;
}

TEST(Fen, CountersAreKept)
{
    const auto setup = parseFen("4k3/8/8/8/8/8/8/4K3 b - - 57 9999").value();
    EXPECT_EQ(setup.halfmoveClock, 57);
    EXPECT_EQ(setup.fullmoveNumber, 9999);
    EXPECT_EQ(parseFen("4k3/8/8/8/8/8/8/4K3 b - - 0 0")->fullmoveNumber, 1); // P42
}

TEST(Fen, ErrorsNameFieldReasonAndColumn)
{
    using enum FenField;
    using enum FenFault;
    expectError("", Whole, Empty, 0, "");
    expectError(" \t ", Whole, Empty, 3, "");
    expectError("8/8/8/8/8/8/8 w", Placement, TooFewRanks, 13, "");
    expectError("8/8/8/8/8/8/8/8/8 w", Placement, TooManyRanks, 15, "/8");
    expectError("8/8/8/8/8/8/8/8/ w", Placement, TooManyRanks, 15, "/");
    expectError(" 8/8/7/8/8/8/8/8 w", Placement, RankTooShort, 5, "7");
    expectError("8/8//8/8/8/8/8 w", Placement, RankTooShort, 4, "");
    expectError("8/8/4p5/8/8/8/8/8 w", Placement, RankTooLong, 6, "5");
    expectError("8/ppppppppP/8/8/8/8/8/8 w", Placement, RankTooLong, 10, "P");
    expectError("8/8/8/3x4/8/8/8/8 w", Placement, BadCharacter, 7, "x");
    expectError("8/8/8/44/8/8/8/8 w", Placement, BadCharacter, 7, "4");
    expectError("8/8/9/8/8/8/8/8 w", Placement, BadCharacter, 4, "9");
    expectError("8/8/~8/8/8/8/8/8 w", Placement, BadCharacter, 4, "~");
    expectError("8/8/8/8/8/8/8/8 x - -", SideToMove, BadSideToMove, 16, "x");
    expectError("8/8/8/8/8/8/8/8 w KxQ -", Castling, BadCastling, 19, "x");
    expectError("8/8/8/8/8/8/8/8 w - e9", EnPassant, BadEnPassant, 20, "e9");
    expectError("8/8/8/8/8/8/8/8 w - e", EnPassant, BadEnPassant, 20, "e");
    expectError("8/8/8/8/8/8/8/8 w - - -1 1", HalfmoveClock, CounterOutOfRange, 22, "-1");
    expectError("8/8/8/8/8/8/8/8 w - - 10000 1", HalfmoveClock, CounterOutOfRange, 22, "10000");
    expectError("8/8/8/8/8/8/8/8 w - - 1a 1", HalfmoveClock, BadCounter, 22, "1a");
    expectError("8/8/8/8/8/8/8/8 w - - - 1", HalfmoveClock, BadCounter, 22, "-");
    expectError("8/8/8/8/8/8/8/8 w - - 0 1.5", FullmoveNumber, BadCounter, 24, "1.5");
    expectError("8/8/8/8/8/8/8/8 w - - 0 99999999999999999999", FullmoveNumber, CounterOutOfRange, 24,
                "99999999999999999999");
    expectError("8/8/8/8/8/8/8/8 w - - 0 1  more", Whole, ExtraText, 27, "more");
}

TEST(Fen, CastlingLetters)
{
    // M08, M09: K is the outermost rook, an inner one has its file's letter.
    EXPECT_EQ(positionFen("4k3/8/8/8/8/8/8/4K1RR w K - 0 1"), "4k3/8/8/8/8/8/8/4K1RR w K - 0 1");
    EXPECT_EQ(positionFen("4k3/8/8/8/8/8/8/4K1RR w H - 0 1"), "4k3/8/8/8/8/8/8/4K1RR w K - 0 1");
    EXPECT_EQ(positionFen("4k3/8/8/8/8/8/8/4K1RR w G - 0 1"), "4k3/8/8/8/8/8/8/4K1RR w G - 0 1");
    EXPECT_EQ(positionFen("4k3/8/8/8/8/8/8/4K1RR w K - 0 1", CastlingStyle::Shredder),
              "4k3/8/8/8/8/8/8/4K1RR w H - 0 1");
    // Order and mixture do not matter.
    EXPECT_EQ(parseFen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w qAkK - 0 1"), parseFen(StartFen));
}

TEST(Fen, Chess960IsWhatTheStandardArrayCannotCastle)
{
    EXPECT_FALSE(isChess960(parseFen(StartFen).value()));
    EXPECT_FALSE(isChess960(parseFen("1k6/8/8/8/8/8/8/1K4R1 w - - 0 1").value()));
    EXPECT_TRUE(isChess960(parseFen("4k3/8/8/8/8/8/8/4K1R1 w K - 0 1").value()));
    EXPECT_TRUE(isChess960(parseFen("4k3/8/8/8/8/8/8/3K3R w K - 0 1").value()));
    EXPECT_TRUE(isChess960(parseFen("1k5r/8/8/8/8/8/8/4K2R w Kk - 0 1").value()));
}

TEST(Fen, SetupsThatCannotBeAreReadAndTheirProblemNamed)
{
    // Section F of the bug cases.
    const auto problem = [](std::string_view fen) { return positionFromFen(fen).error().setup; };
    EXPECT_EQ(problem("1n6/8/2Q5/1rK5/8/8/8/5k2 b - - 0 1"), SetupProblem::OppositeCheck); // F01
    EXPECT_EQ(problem("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"), SetupProblem::OppositeCheck);    // F02
    expectError("rnbqkbnr/pppppppp/8/7/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", FenField::Placement,
                FenFault::RankTooShort, 20, "7"); // F03
    expectError("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1", FenField::SideToMove,
                FenFault::BadSideToMove, 44, "x");
    expectError("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w xQkq - 0 1", FenField::Castling,
                FenFault::BadCastling, 46, "x");
}

TEST(Fen, EnPassantSquaresThatCannotBeAreNamedAndDropped)
{
    for (const char* fen : {
             "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e3 0 1",     // F05
             "rnbqkb1r/ppp3pp/3p1n2/3P4/8/2P5/PP3PPP/RNBQKBNR w KQkq e6 0 1", // F07
             "r1bqkbnr/2pppppp/n7/1p6/8/4P3/PPPP1PPP/RNBQK1NR b KQkq b6 0 4", // F08
             "8/8/2K5/8/6P1/2k5/8/8 w - g3 0 1",                              // F09
         }) {
        EXPECT_TRUE(hasProblem(fen, SetupProblem::BadEnPassantSquare)) << fen;
        EXPECT_EQ(positionFromFen(fen)->enPassant(), std::nullopt) << fen;
        EXPECT_TRUE(parseFen(fen)->enPassant) << fen;
    }
    // One that can be and cannot be used is said in the set-up and not in the position (M07).
    const char* unused = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2";
    EXPECT_FALSE(hasProblem(unused, SetupProblem::BadEnPassantSquare));
    EXPECT_EQ(toFen(parseFen(unused).value()), unused);
    EXPECT_EQ(positionFen(unused), "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
}

TEST(Fen, CastlingRightsThatCannotBeAreNamedAndDropped)
{
    for (const char* fen : {"1r2k3/8/8/8/8/8/8/R3KR2 w KQkq - 0 1", "4k3/8/8/8/8/8/8/4K3 b KQkq - 0 1",
                            "q1n5/pppppppp/4k3/8/8/8/PPPPPPPP/4K3 w KQkq - 0 1"})
        EXPECT_TRUE(hasProblem(fen, SetupProblem::BadCastlingRights)) << fen;
    // F10: no rook at home, so no right; and then no move.
    const auto p = positionFromFen("7k/5Q2/8/8/8/8/8/K7 b KQkq h3 0 1");
    ASSERT_TRUE(p);
    EXPECT_EQ(toFen(*p), "7k/5Q2/8/8/8/8/8/K7 b - - 0 1");
    EXPECT_FALSE(p->hasLegalMove());
}

TEST(Fen, EverySetupIsReadAsItWasWritten)
{
    std::mt19937 random(20260101);
    for (int i = 0; i < 4000; ++i) {
        const auto setup = randomSetup(random);
        for (const auto style : {CastlingStyle::XFen, CastlingStyle::Shredder})
            ASSERT_EQ(parseFen(toFen(setup, style)), setup) << toFen(setup, style);
    }
}

TEST(Fen, AnyBytesAreReadOrRefusedAndTheErrorLiesInTheText)
{
    std::mt19937 random(7);
    const std::string_view alphabet = "pnbrqkPNBRQK12345678/// wb-KQkqaAhHe36~09[]\xc2\xa0\t\xff";
    for (int i = 0; i < 20000; ++i) {
        std::string text = i % 2 ? StartFen : "";
        const int edits = 1 + int(random() % (i % 2 ? 4 : 60));
        for (int e = 0; e < edits; ++e)
            text.insert(text.begin() + long(random() % (text.size() + 1)),
                        alphabet[random() % alphabet.size()]);
        const auto setup = parseFen(text);
        if (setup)
            ASSERT_EQ(parseFen(toFen(*setup)), *setup) << text;
        else
            ASSERT_EQ(text.substr(setup.error().column, setup.error().token.size()), setup.error().token)
                << text;
    }
}
