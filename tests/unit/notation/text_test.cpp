#include "core/notation/move_number.h"
#include "core/notation/nag.h"
#include "core/notation/piece_letters.h"

#include <gtest/gtest.h>
#include <set>

using namespace notation;
using chess::Color;

TEST(Nag, SignsAsPeopleTypeThem)
{
    const std::pair<const char*, Nag> typed[] = {
        {"!", 1},   {"?", 2},    {"!!", 3},  {"‼", 3},    {"??", 4},   {"!?", 5},   {"?!", 6},    {"□", 7},
        {"=", 10},  {"∞", 13},   {"~", 13},  {"+=", 14},  {"⩲", 14},   {"+/=", 14}, {"=+", 15},   {"=/+", 15},
        {"±", 16},  {"+/-", 16}, {"∓", 17},  {"-/+", 17}, {"+-", 18},  {"+−", 18},  {"-+", 19},   {"--+", 21},
        {"N", 146}, {"RR", 145}, {"∆", 140}, {"⌓", 142},  {"$14", 14}, {"$0", 0},   {"$255", 255}};
    for (const auto& [text, nag] : typed)
        EXPECT_EQ(nagFromText(text), nag) << text;
    for (const char* text : {"", "$", "$x", "$-1", "$70000", "!!!", "+", "x", "e4", "±±", " !"})
        EXPECT_EQ(nagFromText(text), std::nullopt) << text;
}

TEST(Nag, ASignOfTwoCodesBelongsToASide)
{
    EXPECT_EQ(nagFromText("→"), 40);
    EXPECT_EQ(nagFromText("→", Color::Black), 41);
    EXPECT_EQ(nagFromText("⊕", Color::Black), 139);
    EXPECT_EQ(nagFromText("!", Color::Black), 1);
}

TEST(Nag, WhatIsShownIsReadAgain)
{
    int signs = 0;
    for (int n = 0; n < 256; ++n) {
        const auto symbol = nagSymbol(Nag(n));
        if (symbol.empty())
            continue;
        ++signs;
        bool found = false;
        for (const Color side : chess::AllColors)
            if (const auto again = nagFromText(symbol, side))
                found = found || nagSymbol(*again) == symbol;
        EXPECT_TRUE(found) << n;
    }
    EXPECT_GT(signs, 40);
    EXPECT_EQ(nagSymbol(0), "");
    EXPECT_EQ(nagSymbol(18), "+-");
    EXPECT_EQ(nagSymbol(999), "");
}

TEST(Nag, Kinds)
{
    EXPECT_EQ(nagKind(0), NagKind::None);
    EXPECT_EQ(nagKind(1), NagKind::Move);
    EXPECT_EQ(nagKind(9), NagKind::Move);
    EXPECT_EQ(nagKind(10), NagKind::Position);
    EXPECT_EQ(nagKind(135), NagKind::Position);
    EXPECT_EQ(nagKind(136), NagKind::Other);
    EXPECT_EQ(nagKind(146), NagKind::Other);
}

TEST(MoveNumbers, WrittenAndRead)
{
    EXPECT_EQ(moveNumber(1, Color::White), "1.");
    EXPECT_EQ(moveNumber(1, Color::Black), "1...");
    EXPECT_EQ(moveNumber(45, Color::Black, Dots::Ellipsis), "45…");
    const auto expect = [](std::string_view text, int number, Color side, std::size_t length) {
        const auto read = parseMoveNumber(text);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(read->number, number) << text;
        EXPECT_EQ(read->side, side) << text;
        EXPECT_EQ(read->length, length) << text;
    };
    expect("1.", 1, Color::White, 2);
    expect("1.e4", 1, Color::White, 2);
    expect("12. e4", 12, Color::White, 3);
    expect("12 e4", 12, Color::White, 2);
    expect("12 . ... e5", 12, Color::Black, 8);
    expect("3...e5", 3, Color::Black, 4);
    expect("3…e5", 3, Color::Black, 4);
    expect("3.. e5", 3, Color::Black, 3);
    for (const char* text : {"", ".", "e4", "0-0", "1-0", "1/2-1/2", "-1.", "123456789012.", "1e4"})
        EXPECT_FALSE(parseMoveNumber(text)) << text;
}

TEST(PieceLetters, EveryLanguageNamesFiveMenApart)
{
    std::set<std::string_view> languages;
    for (const PieceLetters& letters : allPieceLetters()) {
        EXPECT_TRUE(languages.insert(letters.language).second) << letters.language;
        EXPECT_EQ(pieceLettersFor(letters.language), &letters);
        const std::set<std::string_view> different(letters.letters.begin(), letters.letters.end());
        EXPECT_EQ(different.size(), 6u) << letters.language;
        EXPECT_EQ(letters.of(chess::PieceType::Pawn), "");
    }
    EXPECT_GE(languages.size(), 3u + 20u);
    EXPECT_EQ(pieceLettersFor("xx"), nullptr);
    EXPECT_EQ(englishLetters().of(chess::PieceType::Knight), "N");
    EXPECT_EQ(frenchLetters().of(chess::PieceType::King), "R");
    EXPECT_EQ(figurineLetters().of(chess::PieceType::Queen), "♕");
}
