#include "core/database/fold.h"

#include <gtest/gtest.h>
#include <random>

using database::fold;

TEST(Fold, takesAccentsAndCaseAway)
{
    EXPECT_EQ(fold("Réti, RICHARD"), "reti, richard");
    EXPECT_EQ(fold("Østby Łukasz Müller Ñandú Čech"), "ostby lukasz muller nandu cech");
    EXPECT_EQ(fold("Weiß Æsir Œuvre Þór"), "weiss aesir oeuvre thor");
    EXPECT_EQ(fold("Nguyễn Ngọc Trường Sơn"), "nguyen ngoc truong son");
    EXPECT_EQ(fold("КАСПАРОВ Ёлка"), "каспаров елка");
    EXPECT_EQ(fold("ΑΘΗΝΑ Σίσυφος"), "αθηνα σισυφοσ");
}

TEST(Fold, composedAndDecomposedAccentsAreTheSame)
{
    EXPECT_EQ(fold("Re\u0301ti"), fold("R\u00e9ti"));
}

TEST(Fold, isIdempotent)
{
    std::mt19937 random(7);
    for (int round = 0; round < 5000; ++round) {
        std::string text;
        for (auto n = random() % 8; n > 0; --n) {
            const auto c = 0x20 + random() % 0x2000;
            if (c < 0x80) {
                text += char(c);
            } else if (c < 0x800) {
                text += {char(0xC0 | c >> 6), char(0x80 | (c & 0x3F))};
            } else {
                text += {char(0xE0 | c >> 12), char(0x80 | (c >> 6 & 0x3F)), char(0x80 | (c & 0x3F))};
            }
        }
        const auto once = fold(text);
        EXPECT_EQ(fold(once), once) << text;
    }
}

TEST(Fold, keepsBytesThatAreNoText)
{
    EXPECT_EQ(fold("\xC1\x97"), "\xC1\x97"); // an overlong W
    EXPECT_EQ(fold("R\xe9TI"), "r\xe9ti");
    EXPECT_EQ(fold("\xF0\x9F\x98\x80"), "\xF0\x9F\x98\x80");
    EXPECT_EQ(fold("\xE2\x99"), "\xE2\x99");
}
