#include "core/database/name_table.h"

#include <gtest/gtest.h>

using namespace database;

TEST(NameTable, sameBytesSameId)
{
    NameTable names;
    std::vector<NameId> ids;
    for (int i = 0; i < 20000; ++i)
        ids.push_back(names.intern("Player " + std::to_string(i)));
    EXPECT_EQ(names.size(), 20001u);
    for (int i = 0; i < 20000; ++i) {
        EXPECT_EQ(names.intern("Player " + std::to_string(i)), ids[std::size_t(i)]);
        EXPECT_EQ(names[ids[std::size_t(i)]].text, "Player " + std::to_string(i));
    }
    EXPECT_EQ(names.intern(""), 0u);
}

TEST(NameTable, anotherEncodingReadsTheSameIdsAnew)
{
    NameTable names;
    const auto latin = names.intern("R\xe9ti");
    const auto plain = names.intern("Tal");
    names.setEncoding({"WINDOWS-1252", false});
    EXPECT_EQ(names[latin].text, "Réti");
    EXPECT_EQ(names[latin].folded, "reti");
    names.setEncoding({"WINDOWS-1251", false});
    EXPECT_EQ(names[latin].text, "Rйti");
    EXPECT_EQ(names[plain].text, "Tal");
    EXPECT_EQ(names.intern("R\xe9ti"), latin);
}

TEST(NameTable, validUtf8IsReadAsSuchUnlessOneInsists)
{
    NameTable names;
    const auto id = names.intern("Réti");
    names.setEncoding({"WINDOWS-1252", false});
    EXPECT_EQ(names[id].text, "Réti");
    names.setEncoding({"WINDOWS-1252", false}, true);
    EXPECT_EQ(names[id].text, "RÃ©ti");
    const auto typed = names.internText("Réti");
    EXPECT_EQ(names[typed].text, "Réti");
    EXPECT_NE(typed, id);
}

// As a game is that has more good characters than broken ones.
TEST(NameTable, aNameWithABrokenByteIsReadAsUtf8)
{
    NameTable names;
    const auto id = names.intern("M\xc3ller, J\xc3\xb6rg");
    EXPECT_EQ(names[id].text, "M\ufffdller, Jörg");
    EXPECT_EQ(names[id].bytes(), "M\xc3ller, J\xc3\xb6rg");
    const auto more = names.intern("M\xc3ller, J\xc3\xb6rg, G\xc3\xbcnther");
    names.setEncoding({"IBM852", false});
    EXPECT_EQ(names[more].text, "M\ufffdller, Jörg, Günther");
    names.setEncoding({"IBM852", false}, true);
    EXPECT_EQ(names[id].text, "M├ller, J├Ârg");
}

TEST(NameTable, aTableThatFollowsGivesTheSameIds)
{
    NameTable worker, follower;
    for (int i = 0; i < 3000; ++i)
        worker.intern("n" + std::to_string(i));
    for (NameId id = 1; id < worker.size(); ++id)
        EXPECT_EQ(follower.intern(worker[id]), id);
    for (int i = 0; i < 3000; ++i)
        EXPECT_EQ(follower.intern("n" + std::to_string(i)), worker.intern("n" + std::to_string(i)));
}
