#include "core/pgn/draft.h"
#include "tests/unit/pgn/pgn_text.h"

#include <gtest/gtest.h>

using namespace pgn_test;
using record::Record;

namespace {

// With the text typed in the first unread place; "refused" when it cannot be there.
std::string drafted(std::string_view text, const std::string& typed)
{
    Record record = read(text).record;
    const Record before = record;
    const auto edit = pgn::keepAsUnread(record, pgn::unreadPlaces(record).at(0), typed);
    if (!edit)
        return "refused";
    const auto applied = record::apply(record, *edit);
    EXPECT_TRUE(applied.has_value()) << typed;
    const std::string drafted = movetext(record);
    EXPECT_EQ(movetext(read(pgn::writeGame(record)).record), drafted) << typed;
    EXPECT_TRUE(record::apply(record, applied->inverse).has_value());
    EXPECT_EQ(record, before) << typed;
    return drafted;
}

std::string commented(std::string_view text, const std::string& typed)
{
    Record record = read(text).record;
    EXPECT_TRUE(record::apply(record, pgn::keepAsComment(record, pgn::unreadPlaces(record).at(0), typed)));
    return movetext(record);
}

constexpr const char* Rest = "1. e4 e5 2. Nf9 Nc6 1-0";
constexpr const char* Line = "1. e4 e5 (1... d5 2. Nf9 Nc6) 2. Nf3 *";

} // namespace

TEST(Draft, WhatCannotBeReadStaysAsItWasTyped)
{
    EXPECT_EQ(drafted(Rest, "2. Nf8 Nc6"), "1. e4 e5 2. Nf8 Nc6 1-0");
    EXPECT_EQ(drafted(Rest, "2. Nf"), "1. e4 e5 2. Nf 1-0");
    EXPECT_EQ(drafted(Line, "2. Nh9"), "1. e4 e5 (1... d5 2. Nh9) 2. Nf3 *");
}

TEST(Draft, WhatWouldChangeAnythingElseIsRefused)
{
    for (const char* typed :
         {"2. Nf9 {open", "2. Nf9 (2. d4", "", "2. Nf3", "\n[Event \"x\"]\n\n1. d4", "; 2. Nf9"}) {
        EXPECT_EQ(drafted(Rest, typed), "refused") << typed;
        EXPECT_EQ(drafted(Line, typed), "refused") << typed;
    }
    for (const char* typed : {"2. Nf9 0-1 and on", "2. Nf9 *"}) // inside brackets they end no game
        EXPECT_EQ(drafted(Rest, typed), "refused") << typed;
    EXPECT_EQ(drafted(Line, "2. Nf9)"), "refused");
}

TEST(Draft, AnythingCanBeAComment)
{
    EXPECT_EQ(commented(Rest, "2. Nf9 {open"), "1. e4 e5 {2. Nf9 {open} 1-0");
    EXPECT_EQ(commented(Line, "2. Nf9 (2. d4"), "1. e4 e5 (1... d5 {2. Nf9 (2. d4}) 2. Nf3 *");
    for (const char* typed : {"a } b { c", "1-0 and on", "\n[Event \"x\"]\n\n1. d4", "; 2. Nf9"}) {
        Record record = read(Rest).record;
        ASSERT_TRUE(
            record::apply(record, pgn::keepAsComment(record, pgn::unreadPlaces(record).at(0), typed)));
        const std::string written = pgn::writeGame(record);
        EXPECT_EQ(pgn::writeGame(read(written).record), written) << typed;
        EXPECT_TRUE(read(written).problems.empty()) << typed;
    }
}

TEST(Draft, AnOpenCommentIsTypedAsAComment)
{
    const char* text = "1. e4 e5 {never closed 2. Nf3";
    const auto typedIn = [&](const std::string& typed) {
        Record record = read(text).record;
        const pgn::UnreadPlace place{pgn::UnreadPlace::Kind::OpenComment, record.mainLine().back(), 0};
        EXPECT_TRUE(record::apply(record, *pgn::keepAsUnread(record, place, typed)));
        return record.node(record.mainLine().back()).commentsAfter.back();
    };
    EXPECT_EQ(typedIn("{never closed 2. Nf}"), "never closed 2. Nf");
    EXPECT_EQ(typedIn("{never closed"), "never closed");
    EXPECT_EQ(typedIn("{never closed} 2. Nf3"), "never closed} 2. Nf3");
}
