#include "core/record/tags.h"

#include <gtest/gtest.h>

using record::Tag;
using record::Tags;

namespace {

std::vector<std::string> names(const Tags& tags)
{
    std::vector<std::string> all;
    for (const Tag& tag : tags.all())
        all.push_back(tag.name);
    return all;
}

} // namespace

TEST(Tags, RosterTagsFindTheirPlaceWhateverTheOrderOfSetting)
{
    Tags tags;
    for (const char* name :
         {"Result", "ECO", "Black", "Event", "White", "Annotator", "Date", "Round", "Site"})
        tags.set(name, "x");
    EXPECT_EQ(names(tags), (std::vector<std::string>{"Event", "Site", "Date", "Round", "White", "Black",
                                                     "Result", "ECO", "Annotator"}));
}

TEST(Tags, SetChangesTheFirstOfDoublesAndKeepsOrder)
{
    Tags tags;
    tags.append({"White", "First"});
    tags.append({"White", "Second"});
    tags.append({"white", "other name"});
    tags.set("White", "New");
    EXPECT_EQ(tags.value("White"), "New");
    EXPECT_EQ(tags.all()[1].value, "Second");
    EXPECT_EQ(tags.value("white"), "other name");
    tags.remove("White");
    EXPECT_EQ(names(tags), std::vector<std::string>{"white"});
}

TEST(Tags, AnAbsentTagIsEmptyAndAnEmptyOneIsThere)
{
    Tags tags;
    EXPECT_TRUE(tags.empty());
    EXPECT_EQ(tags.value("ECO"), "");
    EXPECT_FALSE(tags.has("ECO"));
    tags.set("ECO", "");
    EXPECT_TRUE(tags.has("ECO"));
}
