#include "core/notation/epd.h"

#include <gtest/gtest.h>
#include <random>

using namespace notation;

TEST(Epd, OperationsAreReadAndWritten)
{
    const std::string text = "4k3/8/3QK3/8/8/8/8/8 w - - bm Qe7# Qb8#; id \"mate; two ways\"; acd 12;";
    const auto epd = parseEpd(text);
    ASSERT_TRUE(epd);
    ASSERT_EQ(epd->operations.size(), 3u);
    EXPECT_EQ(epd->find("bm")->operands, (std::vector<std::string>{"Qe7#", "Qb8#"}));
    EXPECT_EQ(epd->find("id")->operands, std::vector<std::string>{"mate; two ways"});
    EXPECT_EQ(epd->find("pv"), nullptr);
    EXPECT_EQ(toEpd(*epd), text);
}

TEST(Epd, CountersComeFromOperations)
{
    const auto epd = parseEpd("4k3/8/8/8/8/8/8/4K3 b - - fmvn 17; hmvc 13");
    ASSERT_TRUE(epd);
    EXPECT_EQ(epd->setup.halfmoveClock, 13);
    EXPECT_EQ(epd->setup.fullmoveNumber, 17);
}

TEST(Epd, AFenIsAnEpd)
{
    EXPECT_EQ(parseEpd("4k3/8/8/8/8/8/8/4K3 b - - 5 7")->setup, parseFen("4k3/8/8/8/8/8/8/4K3 b - - 5 7"));
    EXPECT_EQ(parseEpd("4k3/8/8/8/8/8/8/4K3 b")->setup, parseFen("4k3/8/8/8/8/8/8/4K3 b"));
}

TEST(Epd, ErrorsAreThoseOfTheFen)
{
    const auto epd = parseEpd("4k3/8/8/8/8/8/8/4K3 x - - bm Kd2;");
    ASSERT_FALSE(epd);
    EXPECT_EQ(int(epd.error().fault), int(FenFault::BadSideToMove));
    EXPECT_EQ(epd.error().column, 20u);
}

TEST(Epd, AnyOperationsAreAFixpoint)
{
    std::mt19937 random(11);
    const std::string_view alphabet = "ab1;;\"\" \t-+#\xc3\xa9\xc2\xa0";
    for (int i = 0; i < 20000; ++i) {
        std::string text = "4k3/8/8/8/8/8/8/4K3 b - - ";
        for (int n = int(random() % 30); n > 0; --n)
            text += alphabet[random() % alphabet.size()];
        const auto epd = parseEpd(text);
        if (!epd)
            continue;
        const auto again = parseEpd(toEpd(*epd));
        ASSERT_TRUE(again) << text;
        ASSERT_EQ(again->operations, epd->operations) << text << "\n" << toEpd(*epd);
    }
}
