#include "core/notation/fen.h"
#include "tests/unit/notation/collection.h"
#include "tests/unit/notation/san_properties.h"

#include <random>

using namespace notation;
using chess::IllegalReason;
using chess::Move;
using chess::Position;

namespace {

Position positionOf(std::string_view fen)
{
    return positionFromFen(fen).value();
}

// The English SAN of what a text is read as, or the fault.
std::string readAs(const Position& p, std::string_view text, const PieceLetters& letters = englishLetters())
{
    const auto m = parseSan(p, text, letters);
    if (m)
        return toSan(p, *m);
    return m.error().fault == MoveFault::NotAMove    ? "not a move"
           : m.error().fault == MoveFault::Ambiguous ? "ambiguous"
                                                     : "illegal";
}

IllegalReason reasonOf(const Position& p, std::string_view text)
{
    const auto m = parseSan(p, text);
    EXPECT_FALSE(m) << text;
    return m ? IllegalReason::None : m.error().reason;
}

std::string uciToSan(const Position& p, std::string_view uci)
{
    return toSan(p, parseUci(p, uci).value());
}

Position playUci(Position p, const std::string& moves)
{
    for (const auto& move : support::split(moves, ' '))
        p.play(parseUci(p, move).value());
    return p;
}

constexpr const char* Castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr const char* Promotion = "3r4/2P5/8/8/8/k7/8/K7 w - - 0 1";

} // namespace

// The public bug reports of data/bugcases/cases.md, section C.
TEST(BugCases, S02TwoRooksAreToldApartByFileOrRank)
{
    const Position s02 = positionOf("4k2r/r3bppp/p1p5/3pR3/Pp1P1B2/7P/1PP2PP1/R5K1 w k - 0 37");
    EXPECT_EQ(uciToSan(s02, "a1e1"), "Rae1");
    EXPECT_EQ(uciToSan(s02, "e5e1"), "Ree1");
}

TEST(BugCases, S03MoreThanIsNeededIsRead)
{
    EXPECT_EQ(readAs(positionOf("1r5k/6p1/3p3p/8/8/4bQ2/2R3PP/2KRq3 w - - 6 44"), "Rcd2"), "Rd2");
}

TEST(BugCases, S04FileAndRankTogetherAreRead)
{
    const Position s04 = positionOf("rnbqkb1r/1ppp1pp1/p3pn1p/8/3N4/3P4/PPPNPPPP/R1BQKB1R w KQkq - 0 5");
    EXPECT_EQ(readAs(s04, "Nd2f3"), "N2f3");
}

TEST(BugCases, S05AKnightThatMayComeFromTwoSquaresIsNeverWrittenBare)
{
    const Position s05 =
        playUci(positionOf("rn1qkbnr/ppp1pppp/3pb3/8/4N3/2P5/PP1PPPPP/R1BQKBNR b KQkq - 0 1"), "b8d7 a2a3");
    EXPECT_EQ(uciToSan(s05, "d7f6"), "Ndf6");
    EXPECT_EQ(uciToSan(s05, "g8f6"), "Ngf6");
    EXPECT_EQ(readAs(s05, "Nf6"), "ambiguous");
}

TEST(San, CastlingIsWrittenAsCastling)
{
    const Position p = positionOf(Castling);
    for (const char* text : {"O-O", "0-0", "o-o", "O–O", "0-0+", "e1g1", "e1h1", "e1-g1"})
        EXPECT_EQ(readAs(p, text), "O-O") << text;
    for (const char* text : {"O-O-O", "0-0-0", "o-o-o", "e1c1", "e1a1"})
        EXPECT_EQ(readAs(p, text), "O-O-O") << text;
    for (const char* text : {"Kg1", "Kc1", "Ke1g1", "Kh1", "Kxh1"}) { // P46b
        EXPECT_EQ(readAs(p, text), "illegal") << text;
        EXPECT_EQ(reasonOf(p, text), IllegalReason::ManDoesNotMoveSo) << text;
    }
    for (const char* text : {"O-", "O", "0", "00", "O-O-O-O", "0-1", "1-0", "O-O-"})
        EXPECT_EQ(readAs(p, text), "not a move") << text;
}

TEST(San, CastlingRefusalsSayWhy)
{
    EXPECT_EQ(reasonOf(positionOf("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1"), "O-O"),
              IllegalReason::CastlingRightLost);
    EXPECT_EQ(reasonOf(positionOf("4k3/8/8/8/8/8/8/R3KB1R w KQ - 0 1"), "O-O"),
              IllegalReason::CastlingBlocked);
    EXPECT_EQ(reasonOf(positionOf("1k3r2/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "O-O"),
              IllegalReason::CastlingThroughCheck);
}

TEST(San, Promotion)
{
    const Position p = positionOf(Promotion);
    for (const char* text :
         {"c8=Q", "c8Q", "c8(Q)", "c8=(Q)", "c8/Q", "c8=q", "c8q", "c7c8q", "c7-c8=Q", "Pc8=Q", "c8♕"})
        EXPECT_EQ(readAs(p, text), "c8=Q") << text;
    for (const char* text : {"cxd8=N+", "cd8N", "c7xd8=N", "c7d8n", "cxd8♘"})
        EXPECT_EQ(readAs(p, text), "cxd8=N") << text;
    EXPECT_EQ(reasonOf(p, "c8"), IllegalReason::PromotionMissing);
    EXPECT_EQ(reasonOf(p, "c7c8"), IllegalReason::PromotionMissing);
    for (const char* text : {"c8=K", "c8=P", "c8=", "c8(Q", "c8Q)", "Ka2=Q", "a1b1q", "c8=X"})
        EXPECT_EQ(readAs(p, text), "not a move") << text;
    EXPECT_EQ(readAs(p, "c8=D", frenchLetters()), "c8=Q");
    EXPECT_EQ(readAs(p, "c8=Q", frenchLetters()), "not a move");
    EXPECT_EQ(readAs(p, "c7c8q", frenchLetters()), "c8=Q");
    // A small b is a bishop to UCI and would be a rook to a Hungarian: only squares alone are UCI.
    EXPECT_EQ(readAs(p, "c8b", *pieceLettersFor("hu")), "not a move");
}

TEST(San, PawnsAreNeverGuessed)
{
    const Position p = playUci(Position(), "e2e4 d7d5");
    for (const char* text : {"exd5", "ed5", "e4xd5", "e4d5", "e4-d5", "ed5+", "e:d5", "Pexd5"})
        EXPECT_EQ(readAs(p, text), "exd5") << text;
    for (const char* text :
         {"xd5", "dxd5", "d", "5", "ed", "e4=Q", "exd5=Q", "e9", "i4", "e4xd", "de2d4", "e2e2e4"})
        EXPECT_EQ(readAs(p, text), "not a move") << text; // xd5: P44
    EXPECT_EQ(reasonOf(p, "d5"), IllegalReason::ManDoesNotMoveSo);
    EXPECT_EQ(reasonOf(p, "exf5"), IllegalReason::PawnCannotCapture);
    EXPECT_EQ(reasonOf(p, "axc3"), IllegalReason::ManDoesNotMoveSo);
    EXPECT_EQ(reasonOf(p, "d1"), IllegalReason::OwnManOnTarget);
    EXPECT_EQ(reasonOf(playUci(Position(), "e2e4 e7e5"), "e5"), IllegalReason::PawnBlocked);
}

TEST(San, EnPassant)
{
    const Position p = positionOf("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    for (const char* text : {"exd6", "ed6", "exd6 e.p.", "exd6e.p.", "exd6ep", "e5xd6", "e5d6", "exd6 e.p.+"})
        EXPECT_EQ(readAs(p, text), "exd6") << text; // P49
    EXPECT_EQ(toSan(p, parseSan(p, "exd6").value(), {.enPassantSuffix = true}), "exd6 e.p.");
    EXPECT_EQ(reasonOf(positionOf("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2"), "exd6"),
              IllegalReason::EnPassantTooLate);
}

TEST(San, RefusalsSayWhyTheLikelyManCannotGo)
{
    const Position pinned = positionOf("4r1k1/8/8/8/8/4N3/8/4K2N w - - 0 1");
    EXPECT_EQ(reasonOf(pinned, "Nd5"), IllegalReason::Pinned);
    EXPECT_EQ(readAs(pinned, "Ng4"), "illegal");
    EXPECT_EQ(readAs(pinned, "Ng3"), "Ng3");
    EXPECT_EQ(reasonOf(pinned, "Ne5"), IllegalReason::ManDoesNotMoveSo);
    EXPECT_EQ(reasonOf(pinned, "Qd5"), IllegalReason::None); // no queen
    EXPECT_EQ(reasonOf(Position(), "Ra3"), IllegalReason::WayBlocked);
    EXPECT_EQ(reasonOf(Position(), "Ra2"), IllegalReason::OwnManOnTarget);
    EXPECT_EQ(reasonOf(positionOf("4r1k1/8/8/8/8/8/8/4K2N w - - 0 1"), "Ng3"),
              IllegalReason::DoesNotParryCheck);
    EXPECT_EQ(reasonOf(positionOf("3r2k1/8/8/8/8/8/8/4K3 w - - 0 1"), "Kd1"),
              IllegalReason::KingWouldBeAttacked);
    EXPECT_EQ(reasonOf(Position(), "e7e5"), IllegalReason::NotYourMan);
    EXPECT_EQ(reasonOf(Position(), "e4e5"), IllegalReason::NoManThere);
}

TEST(San, NullMove)
{
    for (const char* text : {"--", "Z0", "@@@@"}) // P20
        EXPECT_EQ(parseSan(Position(), text), Move::null()) << text;
    EXPECT_EQ(toSan(Position(), Move::null()), "--");
    EXPECT_EQ(toUci(Move::null()), "0000");
    EXPECT_EQ(parseUci(Position(), "0000"), Move::null());
    EXPECT_EQ(reasonOf(positionOf("4r1k1/8/8/8/8/8/8/4K3 w - - 0 1"), "--"),
              IllegalReason::DoesNotParryCheck);
}

TEST(San, Styles)
{
    const Position p = positionOf("4k3/8/8/4p3/8/5N2/4P3/R3K3 w Q - 0 1");
    const auto san = [&](std::string_view uci, const PieceLetters& letters, bool longForm) {
        return toSan(p, parseUci(p, uci).value(), {&letters, longForm});
    };
    EXPECT_EQ(san("f3e5", frenchLetters(), false), "Cxe5");
    EXPECT_EQ(san("f3e5", frenchLetters(), true), "Cf3xe5");
    EXPECT_EQ(san("f3g1", englishLetters(), true), "Nf3-g1");
    EXPECT_EQ(san("e2e4", englishLetters(), true), "e2-e4");
    EXPECT_EQ(san("a1a8", figurineLetters(), false), "♖a8+");
    EXPECT_EQ(san("a1a8", *pieceLettersFor("ru"), true), "Лa1-a8+");
    EXPECT_EQ(san("e1c1", frenchLetters(), true), "O-O-O");
    EXPECT_EQ(toSan(p, parseUci(p, "a1a8").value(), {.checkSigns = false}), "Ra8");
}

TEST(San, LettersOfALanguage)
{
    const Position p = positionOf("4k3/8/8/8/8/8/4P3/RNBQK3 w Q - 0 1");
    EXPECT_EQ(readAs(p, "Cc3", frenchLetters()), "Nc3");
    EXPECT_EQ(readAs(p, "Rf2", frenchLetters()), "Kf2");
    EXPECT_EQ(readAs(p, "Nc3", frenchLetters()), "not a move");
    EXPECT_EQ(readAs(p, "Крf2", *pieceLettersFor("ru")), "Kf2");
    EXPECT_EQ(readAs(p, "Кc3", *pieceLettersFor("ru")), "Nc3");
    EXPECT_EQ(readAs(p, "Ob2", *pieceLettersFor("et")), "Bb2");
    EXPECT_EQ(readAs(p, "O-O-O", *pieceLettersFor("et")), "illegal");
    // Figurines of either colour, with or without the emoji selector, in every language (P54).
    for (const PieceLetters& letters : allPieceLetters())
        for (const char* text : {"♘c3", "♞c3",
                                 "♞\xef\xb8\x8e"
                                 "c3",
                                 "♘\xef\xb8\x8f"
                                 "c3"})
            EXPECT_EQ(readAs(p, text, letters), "Nc3") << text << letters.language;
}

TEST(San, UciForms)
{
    const Position p = positionOf(Castling);
    const Move castling = parseSan(p, "O-O").value();
    EXPECT_EQ(toUci(castling), "e1g1");
    EXPECT_EQ(toUci(castling, true), "e1h1");
    EXPECT_EQ(parseUci(p, "e1g1"), castling);
    EXPECT_EQ(parseUci(p, "e1h1"), castling);
    // P46: a rook of the other side there, or none, is an error and never a queen.
    EXPECT_FALSE(parseUci(positionOf("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), "e1h1"));
    for (const char* text : {"", "e", "e1", "e1g", "e1g1x", "e1g1qq", "e1 g1", "E1G1", "e0e1", "i1i2"})
        EXPECT_EQ(parseUci(p, text).error().fault, MoveFault::NotAMove) << text;
    EXPECT_FALSE(parseUci(positionOf(Promotion), "c7c8"));
    EXPECT_FALSE(parseUci(positionOf(Promotion), "c7c8k"));
    EXPECT_FALSE(parseUci(p, "a1b1q"));
}

TEST(San, Chess960Castling)
{
    const Position p = positionOf("5k2/8/8/8/8/8/8/5KR1 w G - 0 1"); // P64
    EXPECT_EQ(readAs(p, "O-O"), "O-O+");
    EXPECT_EQ(readAs(p, "f1g1"), "O-O+");
    EXPECT_EQ(toUci(parseSan(p, "O-O").value(), true), "f1g1");
    EXPECT_EQ(readAs(p, "Kg1"), "illegal");
    // A king's step and castling to the same square are two moves with two names.
    const Position both = positionOf("7k/8/8/8/8/p7/P2rr3/RK6 w A - 0 1");
    EXPECT_EQ(readAs(both, "Kc1"), "Kc1");
    EXPECT_EQ(readAs(both, "O-O-O"), "O-O-O");
    EXPECT_EQ(readAs(both, "b1c1"), "Kc1");
    EXPECT_EQ(readAs(both, "b1a1"), "O-O-O");
}

TEST(San, AnyBytesAreRefusedOrLegal)
{
    const Position positions[] = {Position(), positionOf(Castling), positionOf(Promotion),
                                  positionOf("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2")};
    const std::string_view alphabet =
        "abcdefgh12345678NBRQKPO0o-x:=+#()/. ep\xe2\x99\x98\xef\xb8\x8f\xd0\x9a\xff";
    std::mt19937 random(3);
    int moves = 0;
    for (int i = 0; i < 60000; ++i) {
        const Position& p = positions[random() % std::size(positions)];
        const auto& letters = allPieceLetters()[random() % allPieceLetters().size()];
        const auto legal = p.legalMoves();
        std::string text =
            i % 2 ? "" : toSan(p, legal[random() % legal.size()], {&letters, random() % 2 == 0});
        for (std::size_t n = random() % (text.empty() ? 9 : 3); n > 0; --n)
            text.insert(random() % (text.size() + 1), 1, alphabet[random() % alphabet.size()]);
        for (const auto& m : {parseSan(p, text, letters), parseUci(p, text)}) {
            ASSERT_TRUE(!m || m->isNull() || p.isLegal(*m)) << text;
            moves += m.has_value();
        }
    }
    EXPECT_GT(moves, 10000); // else nothing is tried
}

TEST(San, KnownNotationsOfTheCollection)
{
    ADOUBE_NEED_DATA();
    int compared = 0;
    support::forEachRow(support::dataDir() / "fen" / "positions.csv", [&](auto cell) {
        const std::string& variant = cell("VARIANT");
        if ((variant != "regular" && variant != "chess960") || cell("LEGAL") != "true" ||
            cell("NOTATIONS").empty())
            return;
        const auto p = positionFromFen(cell("FEN"));
        ASSERT_TRUE(p) << cell("FEN");
        // There a regular game knows no castling from d8; here every right is played as in Chess960.
        if (variant == "regular" && isChess960(p->toSetup()))
            return;
        const auto sans = support::split(cell("NOTATIONS"), '/');
        const auto ucis = support::split(cell("UCI_MOVES"), '/');
        ASSERT_EQ(sans.size(), p->legalMoves().size()) << cell("FEN");
        for (std::size_t i = 0; i < sans.size(); ++i) {
            const auto m = parseUci(*p, ucis.at(i));
            ASSERT_TRUE(m) << cell("FEN") << ' ' << ucis[i];
            EXPECT_EQ(toSan(*p, *m), sans[i]) << cell("FEN");
            EXPECT_EQ(parseSan(*p, sans[i]), *m) << cell("FEN");
            ++compared;
        }
    });
    EXPECT_GT(compared, 750);
}

TEST(San, PropertiesOnASampleOfTheCollection)
{
    ADOUBE_NEED_DATA();
    int positions = 0;
    for (const std::string& fen : support::dataFens(83)) {
        const auto p = positionFromFen(fen);
        if (!p)
            continue;
        SCOPED_TRACE(fen);
        support::checkEveryMove(*p);
        support::checkNothingIsGuessed(*p);
        if (HasFatalFailure())
            return;
        ++positions;
    }
    EXPECT_GT(positions, 400);
}
