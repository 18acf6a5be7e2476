#include "core/database/game_matcher.h"
#include "core/notation/fen.h"
#include "core/pgn/reader.h"

#include <gtest/gtest.h>

using namespace database;
using record::NodeId;

namespace {

chess::Position position(const char* fen)
{
    return notation::positionFromFen(fen).value();
}

MoveQuery boardQuery(const char* fen, BoardPart part = BoardPart::Everything)
{
    MoveQuery query;
    query.board = {position(fen), part};
    return query;
}

// The ply at which the query is found, by tree and by text alike; nothing when it is not found.
std::optional<int> foundAt(const MoveQuery& query, const std::string& text)
{
    GameMatcher matcher(query);
    const auto game = pgn::readGame(text).record;
    const auto node = matcher.find(game);
    EXPECT_EQ(matcher.matches(text), node.has_value()) << text;
    return node ? std::optional(game.ply(*node)) : std::nullopt;
}

MoveQuery materialQuery(const char* text)
{
    MoveQuery query;
    query.material = materialFromText(text);
    EXPECT_TRUE(query.material) << text;
    return query;
}

constexpr const char* AfterSicilian = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

} // namespace

TEST(GameMatcher, findsThePositionHoweverItCameAbout)
{
    EXPECT_EQ(foundAt(boardQuery(AfterSicilian), "1. e4 c5 2. Nf3 *"), 2);
    const char* open = "rnbqkb1r/pppp1ppp/5n2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
    EXPECT_EQ(foundAt(boardQuery(open), "1. Nf3 Nf6 2. e4 e5 3. d4 *"), 4);
    EXPECT_EQ(foundAt(boardQuery(open), "1. e4 e5 2. Nf3 Nc6 *"), std::nullopt);
    EXPECT_EQ(foundAt(boardQuery("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), "*"), 0);
}

TEST(GameMatcher, theSideToMoveCountsAndCastlingRightsDoNot)
{
    const char* rook = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
    const std::string game = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R b K - 0 1\"]\n\n1... Ke7 2. Rh2 Ke8 "
                             "3. Rh1 *";
    EXPECT_EQ(foundAt(boardQuery(rook), game), std::nullopt);
    EXPECT_EQ(foundAt(boardQuery("4k3/8/8/8/8/8/8/4K2R b - - 0 1"), game), 0);
}

TEST(GameMatcher, looksIntoVariationsOnlyWhenAsked)
{
    auto query = boardQuery(AfterSicilian);
    const std::string game = "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *";
    EXPECT_EQ(foundAt(query, game), std::nullopt);
    query.inVariations = true;
    EXPECT_EQ(foundAt(query, game), 2);
    // A variation that keeps a man whose loss made the main line hopeless.
    const std::string late = "1. e4 d5 2. exd5 (2. e5 c5) *";
    auto kept = boardQuery("rnbqkbnr/pp2pppp/8/2ppP3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3");
    EXPECT_EQ(foundAt(kept, late), std::nullopt);
    kept.inVariations = true;
    EXPECT_EQ(foundAt(kept, late), 4);
}

TEST(GameMatcher, partsOfTheBoard)
{
    const std::string game = "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 *";
    const char* sample = "rnbqkb1r/pp2pppp/3p1n2/8/3NP3/8/PPP2PPP/RNBQKB1R b KQkq - 0 1";
    EXPECT_EQ(foundAt(boardQuery(sample), game), std::nullopt); // it is White's turn in the game
    EXPECT_EQ(foundAt(boardQuery(sample, BoardPart::Pawns), game), 7);
    EXPECT_EQ(foundAt(boardQuery(sample, BoardPart::WhiteMen), game), 7);
    EXPECT_EQ(foundAt(boardQuery(sample, BoardPart::BlackMen), game), 8);
    EXPECT_EQ(foundAt(boardQuery(sample, BoardPart::Queenside), game), 7);
    EXPECT_EQ(foundAt(boardQuery(sample, BoardPart::Kingside), game), 8);
}

TEST(GameMatcher, materialEitherWayAndForAsLongAsAsked)
{
    const std::string game = "[SetUp \"1\"]\n[FEN \"8/5k2/8/4p3/r7/2R5/PP3K2/8 w - - 0 1\"]\n\n"
                             "1. Rc7+ Kf6 2. b3 Rxa2+ 3. Ke3 Ra3 4. Rc3 *";
    auto query = materialQuery("KRP-KRPP");
    EXPECT_EQ(foundAt(query, game), 0);
    query.material->eitherWay = false;
    EXPECT_EQ(foundAt(query, game), std::nullopt);
    query = materialQuery("RPP v RP");
    query.material->plies = 4;
    EXPECT_EQ(foundAt(query, game), 3);
    query.material->plies = 5;
    EXPECT_EQ(foundAt(query, game), std::nullopt);
    query = materialQuery("RP-RP");
    EXPECT_EQ(foundAt(query, game), 4);
    query.material->plies = 4;
    EXPECT_EQ(foundAt(query, game), 7);
}

TEST(GameMatcher, bishopsOfOneColourAndOfTwo)
{
    const std::string opposite = "[SetUp \"1\"]\n[FEN \"4kb2/4p3/8/8/8/8/4P3/4KB2 w - - 0 1\"]\n\n*";
    const std::string same = "[SetUp \"1\"]\n[FEN \"2b1k3/4p3/8/8/8/8/4P3/4KB2 w - - 0 1\"]\n\n*";
    auto query = materialQuery("BP-BP");
    EXPECT_TRUE(foundAt(query, opposite));
    query.material->bishops = Bishops::OppositeColours;
    EXPECT_TRUE(foundAt(query, opposite));
    EXPECT_FALSE(foundAt(query, same));
    query.material->bishops = Bishops::SameColour;
    EXPECT_FALSE(foundAt(query, opposite));
    EXPECT_TRUE(foundAt(query, same));
}

TEST(GameMatcher, materialAsOneWritesIt)
{
    EXPECT_EQ(materialFromText("KQ-KR")->count(chess::Color::White, chess::PieceType::Queen).most, 1);
    EXPECT_EQ(materialFromText("RPP/RP")->count(chess::Color::White, chess::PieceType::Pawn).least, 2);
    EXPECT_EQ(materialFromText("RPP/RP")->count(chess::Color::Black, chess::PieceType::Pawn).most, 1);
    for (const char* bad : {"", "-", "KX-K", "K-K-K", "rook"})
        EXPECT_FALSE(materialFromText(bad)) << bad;
}

TEST(GameMatcher, commentsWithoutRegardToCaseAccentsLinesAndCommands)
{
    MoveQuery query;
    query.comment = "Réti's  idea";
    EXPECT_EQ(foundAt(query, "1. Nf3 {reti's\nIDEA} d5 *"), 1);
    EXPECT_EQ(foundAt(query, "1. Nf3 {Réti's [%clk 0:01:00] idea} d5 *"), 1);
    EXPECT_EQ(foundAt(query, "[White \"Réti's idea\"]\n\n1. Nf3 d5 *"), std::nullopt);
    EXPECT_EQ(foundAt(query, "1. Nf3 d5 (1... c5 2. c4 {Reti's idea}) *"), 3);
    EXPECT_EQ(foundAt(query, "{Reti's idea}\n1. Nf3 d5 *"), 0);
    EXPECT_EQ(foundAt(query, "1. Nf3 d5 ; Reti's idea\n2. c4 *"), 2);
    query.board = MoveQuery::Board{position(AfterSicilian), BoardPart::Everything};
    EXPECT_EQ(foundAt(query, "1. Nf3 {Reti's idea} d5 *"), std::nullopt);
    EXPECT_EQ(foundAt(query, "1. e4 c5 2. Nf3 {Reti's idea} *"), 2);
}

// A faulty game is searched as far as it can be read.
TEST(GameMatcher, faultyGames)
{
    EXPECT_EQ(foundAt(boardQuery(AfterSicilian), "1. e4 c5 2. Kf8 Nc6 *"), 2);
    MoveQuery query;
    query.comment = "lost";
    EXPECT_EQ(foundAt(query, "1. e4 c5 2. Kf8 {lost} Nc6 *"), std::nullopt);
    auto board = boardQuery(AfterSicilian);
    board.inVariations = true;
    EXPECT_EQ(foundAt(board, "1. e4 e5 (1... Kf3 2. Nf3) (1... c5 2. Kf8) *"), 2);
}
