#include "core/pgn/mend.h"
#include "tests/unit/pgn/pgn_text.h"

#include <gtest/gtest.h>

using namespace pgn_test;
using pgn::UnreadPlace;
using record::NodeId;
using record::Record;

namespace {

Record mended(std::string_view text, const std::string& instead)
{
    Record record = read(text).record;
    const Record before = record;
    const auto places = pgn::unreadPlaces(record);
    const auto mending = pgn::mend(record, places.at(0), instead);
    EXPECT_TRUE(mending.has_value()) << text;
    if (!mending)
        return record;
    const auto applied = record::apply(record, mending->edit);
    EXPECT_TRUE(applied.has_value()) << text;
    Record undone = record;
    EXPECT_TRUE(record::apply(undone, applied->inverse).has_value());
    EXPECT_EQ(undone, before) << text;
    return record;
}

std::string refusal(std::string_view text, const std::string& instead)
{
    const Record record = read(text).record;
    const auto mending = pgn::mend(record, pgn::unreadPlaces(record).at(0), instead);
    return mending ? "none"
                   : std::string(codeName(mending.error().kind)) + "@" +
                         std::to_string(mending.error().offset) + " '" + mending.error().token + "'";
}

} // namespace

TEST(Mend, MovesTakeThePlaceOfTheRestOfTheGame)
{
    const char* broken = "1. e4 e5 2. Nf9 Nc6 3. Bb5 a6 1-0";
    EXPECT_EQ(movetext(mended(broken, "2. Nf3 Nc6 3. Bb5 a6")), "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0");
    EXPECT_EQ(movetext(mended(broken, "Nf3! {said} Nc6 (2... d6 3. d4) 3. Bb5")),
              "1. e4 e5 2. Nf3 $1 {said} 2... Nc6 (2... d6 3. d4) 3. Bb5 1-0");
    EXPECT_EQ(movetext(mended(broken, "")), "1. e4 e5 1-0");
}

TEST(Mend, TextMayBeTypedInTheLettersOneReads)
{
    const auto typed = [](std::string_view text, const std::string& instead, const char* language) {
        Record record = read(text).record;
        const auto mending =
            pgn::mend(record, pgn::unreadPlaces(record).at(0), instead, *notation::pieceLettersFor(language));
        if (!mending)
            return std::string("refused at ") + mending.error().token;
        EXPECT_TRUE(record::apply(record, mending->edit));
        return movetext(record);
    };
    const char* broken = "1. e4 e5 2. Nf9 Nc6 *";
    EXPECT_EQ(typed(broken, "2. Cf3 {Cf3 dit-il} Cc6 3.Fb5 a6 (3... Cd4)", "fr"),
              "1. e4 e5 2. Nf3 {Cf3 dit-il} 2... Nc6 3. Bb5 a6 (3... Nd4) *");
    EXPECT_EQ(typed(broken, "2. Nf3 Nc6 3. Bb5", "fr"), "1. e4 e5 2. Nf3 Nc6 3. Bb5 *");
    EXPECT_EQ(typed(broken, "2. Cf3 Cc6 3. Fb9 a6", "fr"), "1. e4 e5 2. Nf3 Nc6 3. Bb9 a6 *");
    EXPECT_EQ(typed(broken, "2. Cf8", "fr"), "refused at Cf8");
    EXPECT_EQ(typed(broken, "2. Кf3 Кc6 3. Сb5", "ru"), "1. e4 e5 2. Nf3 Nc6 3. Bb5 *");
    for (const char* promotion : {"8. h8=D", "h8D+", "h8(D)", "h8/D"})
        EXPECT_EQ(typed("[FEN \"k7/7P/8/8/8/8/8/K7 w - - 0 8\"]\n\n8. Zz *", promotion, "fr"), "8. h8=Q+ *")
            << promotion;
}

TEST(Mend, WhatIsStillWrongStaysAsText)
{
    Record record = read("1. e4 e5 2. Nf9 Nc6 3. Bb5 a6 *").record;
    const auto mending = pgn::mend(record, pgn::unreadPlaces(record).at(0), "2. Nf3 Nc6 3. Bb9 a6");
    ASSERT_TRUE(mending && mending->fault && mending->rest);
    EXPECT_EQ(mending->moves, 2u);
    EXPECT_EQ(mending->fault->token, "Bb9");
    EXPECT_EQ(mending->fault->offset, std::string("2. Nf3 Nc6 3. ").size());
    ASSERT_TRUE(record::apply(record, mending->edit));
    EXPECT_EQ(movetext(record), "1. e4 e5 2. Nf3 Nc6 3. Bb9 a6 *");
    EXPECT_EQ(pgn::unreadText(record, *mending->rest), "3. Bb9 a6");
}

TEST(Mend, AVariationIsMendedInItsPlace)
{
    EXPECT_EQ(movetext(mended("1. e4 e5 (1... c5 2. Nf9 Nc6) 2. Nf3 *", "2. Nf3 Nc6 (2... d6)")),
              "1. e4 e5 (1... c5 2. Nf3 Nc6 (2... d6)) 2. Nf3 *");
    EXPECT_EQ(movetext(mended("1. e4 e5 (1... Zz 2. Nf3) 2. Nf3 *", "(1... c5 2. Nf3)")),
              "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *");
    EXPECT_EQ(movetext(mended("1. e4 <x> e5 *", "{x}")), "1. e4 {x} 1... e5 *");
    EXPECT_EQ(movetext(mended("1. e4 <x> e5 *", "")), "1. e4 e5 *");
}

TEST(Mend, WorksFromAnyStart)
{
    EXPECT_EQ(movetext(mended("[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 30\"]\n\nKd9 31. e4 *", "Kd7 31. e4")),
              "30... Kd7 31. e4 *");
    EXPECT_EQ(movetext(mended("[Event \"a\"]\n\nZz e5 *", "1. e4 e5")), "1. e4 e5 *");
    EXPECT_EQ(movetext(mended("[Variant \"Chess960\"]\n[FEN \"7k/8/8/8/8/8/8/1R3KR1 w GB - 0 1\"]\n\nZz *",
                              "1. O-O Kh7")),
              "1. O-O Kh7 *");
}

TEST(Mend, NothingIsInventedCutOffOrLeftOpen)
{
    const char* broken = "1. e4 e5 2. Nf9 Nc6 *";
    EXPECT_EQ(refusal(broken, "2. Nf9 Nc6"), "unknown token@3 'Nf9'");
    EXPECT_EQ(refusal(broken, "2. Nd2"), "illegal move@3 'Nd2'");
    EXPECT_EQ(refusal(broken, "2. Nf3 {open"), "unclosed comment@7 'open'");
    EXPECT_EQ(refusal(broken, "2. Nf3 (2. Nc3"), "unclosed variation@7 '2.'");
    EXPECT_EQ(refusal(broken, "2. Nf3 1-0 Nc6"), "text outside game@11 'Nc6'");
    EXPECT_EQ(refusal(broken, "2. Nf3\n[Event \"x\"]\n\n1. d4"),
              "text outside game@7 '[Event \"x\"]\n\n1. d4'");
    EXPECT_EQ(movetext(mended(broken, "2. Nf3 ½-½")), "1. e4 e5 2. Nf3 1/2-1/2");
    EXPECT_EQ(movetext(mended(broken, "*")), "1. e4 e5 *");
}

TEST(Mend, ABadStartIsSaid)
{
    EXPECT_EQ(refusal("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *", "1. e4"),
              "bad FEN@0 '8/8/8/8/8/8/8/8 w - - 0 1'");
}

TEST(Mend, AProblemLeadsToItsText)
{
    const auto game = read("1. e4 (1. d4 Zz) (Qq) e5 <x> 2. Nf3 (2. Nf9) Nc6 3. Nf9 a6 *");
    std::vector<std::string> texts;
    for (const auto& problem : game.problems) {
        const auto place = pgn::unreadPlaceOf(game.record, problem);
        texts.push_back(place ? pgn::unreadText(game.record, *place) : "none");
    }
    EXPECT_EQ(texts, (std::vector<std::string>{"Zz", "(Qq)", "<x>", "(2. Nf9)", "3. Nf9 a6"}));
}

TEST(Mend, P31MovesInAnUnclosedCommentComeOut)
{
    const auto game = read("1. e4 e5 {never closed 2. Nf3 Nc6");
    Record record = game.record;
    const auto place = pgn::unreadPlaceOf(record, game.problems.at(0));
    ASSERT_TRUE(place && place->kind == UnreadPlace::Kind::OpenComment);
    EXPECT_EQ(pgn::unreadText(record, *place), "{never closed 2. Nf3 Nc6}");
    const auto mending = pgn::mend(record, *place, "{never closed} 2. Nf3 Nc6");
    ASSERT_TRUE(mending && record::apply(record, mending->edit));
    EXPECT_EQ(movetext(record), "1. e4 e5 {never closed} 2. Nf3 Nc6 *");
}
