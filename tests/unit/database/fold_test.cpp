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

TEST(Fold, isIdempotentAndTakesAnyBytes)
{
    std::mt19937 random(7);
    for (int round = 0; round < 5000; ++round) {
        std::string bytes(random() % 12, '\0');
        for (auto& c : bytes)
            c = char(random());
        const auto once = fold(bytes);
        EXPECT_EQ(fold(once), once);
        EXPECT_LE(once.size(), bytes.size() * 2);
    }
}
