#include "core/game/touch_move.h"
#include "core/notation/fen.h"
#include "core/notation/san.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>

namespace {

using chess::Position;
using chess::Square;

struct Case {
    const char* fen;
    std::vector<const char*> touches;
    std::vector<std::string> allowed; // in SAN, any order; empty: every legal move
};

std::vector<std::string> sans(const Position& p, const chess::MoveList& moves)
{
    std::vector<std::string> result;
    for (const chess::Move m : moves)
        result.push_back(notation::toSan(p, m));
    std::sort(result.begin(), result.end());
    return result;
}

void check(const Case& c)
{
    const auto position = notation::positionFromFen(c.fen);
    ASSERT_TRUE(position) << c.fen;
    game::TouchedMen touched;
    for (const char* name : c.touches)
        touched.touch(*position, *Square::fromName(name));
    auto expected = c.allowed.empty() ? sans(*position, position->legalMoves()) : c.allowed;
    std::sort(expected.begin(), expected.end());
    EXPECT_EQ(sans(*position, touched.allowedMoves(*position)), expected) << c.fen;
}

const char* const Start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const char* const Castles = "4k3/8/8/8/8/8/P6P/R3K2R w KQ - 0 1";

TEST(TouchMove, ATouchedManMustMove) // 4.3.1
{
    check({Start, {"g1"}, {"Nf3", "Nh3"}});
    check({Start, {"g1", "e2"}, {"Nf3", "Nh3"}});
    check({Start, {}, {}});
    check({Start, {"e4"}, {}});
}

TEST(TouchMove, AManThatCannotMoveBindsToNothing) // 4.5
{
    check({Start, {"a1"}, {}});
    check({Start, {"a1", "b1"}, {"Na3", "Nc3"}});
    check({Start, {"e8"}, {}});
}

TEST(TouchMove, ATouchedEnemyMustBeTaken) // 4.3.2
{
    const char* fen = "4k3/8/8/3p1r2/4P3/6N1/8/4K3 w - - 0 1";
    check({fen, {"d5"}, {"exd5"}});
    check({fen, {"f5"}, {"exf5", "Nxf5"}});
    check({fen, {"e8", "f5"}, {"exf5", "Nxf5"}});
}

TEST(TouchMove, OneOfEachColourIsACapture) // 4.3.3
{
    const char* fen = "4k3/8/8/3p1r2/4P3/6N1/8/4K3 w - - 0 1";
    check({fen, {"g3", "f5"}, {"Nxf5"}});
    check({fen, {"f5", "g3"}, {"Nxf5"}});
    check({fen, {"d5", "g3"}, {"exd5"}}); // the knight cannot take it: the first touched binds
    check({fen, {"g3", "d5"}, {"Nf1", "Ne2", "Nh1", "Nh5", "Nxf5"}});
}

TEST(TouchMove, AnEnPassantCaptureTakesTheManThatWasTouched)
{
    check({"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", {"d5"}, {"exd6"}});
}

TEST(TouchMove, KingThenRookCastlesOnThatSide) // 4.4.1
{
    check({Castles, {"e1", "h1"}, {"O-O"}});
    check({Castles, {"e1", "a1"}, {"O-O-O"}});
    check({Castles, {"e1"}, {"Kd1", "Kd2", "Ke2", "Kf1", "Kf2", "O-O", "O-O-O"}});
}

TEST(TouchMove, RookThenKingIsARookMove) // 4.4.2
{
    check({Castles, {"h1", "e1"}, {"Rg1", "Rf1"}});
    check({Castles, {"h1"}, {"Rg1", "Rf1"}});
}

TEST(TouchMove, ARookTouchedBeforeTheKingForfeitsItsOwnCastlingOnly) // 4.4.2
{
    const auto position = *notation::positionFromFen(Castles);
    const chess::Move here = *notation::parseSan(position, "O-O"),
                      there = *notation::parseSan(position, "O-O-O");
    game::TouchedMen touched;
    EXPECT_FALSE(touched.forfeitsCastling(position, here));
    touched.touch(position, *Square::fromName("h1"));
    EXPECT_TRUE(touched.forfeitsCastling(position, here));
    EXPECT_FALSE(touched.forfeitsCastling(position, there));
    EXPECT_FALSE(touched.forfeitsCastling(position, *notation::parseSan(position, "Rg1")));
}

TEST(TouchMove, KingThenARookThatCannotCastleIsAnotherKingMove) // 4.4.3
{
    const char* attacked = "4kr2/8/8/8/8/8/P6P/R3K2R w KQ - 0 1";
    check({attacked, {"e1", "h1"}, {"Kd1", "Kd2", "Ke2", "O-O-O"}});
}

TEST(TouchMove, WhatIsAllowedIsLegalAndNeverNothing)
{
    std::mt19937 random(3);
    Position p;
    for (int step = 0; step < 20000; ++step) {
        const auto moves = p.legalMoves();
        if (moves.empty() || step % 120 == 0) {
            p = Position();
            continue;
        }
        game::TouchedMen touched;
        for (int n = 0; n < 3; ++n)
            touched.touch(p, Square(int(random() % 64)));
        const auto allowed = touched.allowedMoves(p);
        ASSERT_FALSE(allowed.empty());
        for (const chess::Move m : allowed)
            ASSERT_TRUE(moves.contains(m));
        p.play(moves[random() % moves.size()]);
    }
}

// Which of the touched men the player is bound to, for whoever shows it.
TEST(TouchMove, TellsWhatBinds)
{
    const auto binding = [](const char* fen, std::vector<const char*> touches) {
        const auto position = notation::positionFromFen(fen);
        game::TouchedMen touched;
        for (const char* name : touches)
            touched.touch(*position, *Square::fromName(name));
        std::string names;
        for (const Square s : touched.binding(*position))
            names += s.name() + ' ';
        return names;
    };
    EXPECT_EQ(binding(Start, {}), "");
    EXPECT_EQ(binding(Start, {"g1"}), "g1 ");
    EXPECT_EQ(binding(Start, {"a1"}), ""); // cannot move
    EXPECT_EQ(binding(Start, {"a1", "b1"}), "b1 ");
    EXPECT_EQ(binding(Castles, {"e1", "h1"}), "e1 h1 ");
    EXPECT_EQ(binding("4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1", {"d5"}), "d5 ");
    EXPECT_EQ(binding("4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1", {"d5", "c3"}), "d5 c3 ");
}

} // namespace
