#include "core/pgn/encoding_probe.h"

#include <gtest/gtest.h>

using pgn::Encoding;
using pgn::EncodingProbe;

namespace {

const Encoding Utf8;
const Encoding Western{"WINDOWS-1252", false};

std::string game(const std::string& white, const std::string& black)
{
    return "[Event \"Open\"]\n[White \"" + white + "\"]\n[Black \"" + black + "\"]\n\n1. e4 {x} e5 1-0\n\n";
}

EncodingProbe probed(std::string_view bytes, std::size_t blockSize = std::string::npos)
{
    EncodingProbe probe;
    for (std::size_t at = 0; at < bytes.size(); at += std::min(blockSize, bytes.size()))
        probe.feed(bytes.substr(at, blockSize));
    probe.finish();
    return probe;
}

Encoding found(std::string_view bytes, std::size_t blockSize = std::string::npos)
{
    return probed(bytes, blockSize).finish();
}

std::string textOf(const std::string& bytes, const Encoding& file)
{
    return pgn::decode(bytes, pgn::encodingOfGame(bytes, file, false));
}

} // namespace

TEST(EncodingProbe, aGameOfAnotherEncodingTellsItWhereverTheBlocksEnd)
{
    const std::string cyrillic = game("\xc1\xee\xf2\xe2\xe8\xed\xed\xe8\xea", "\xd2\xe0\xeb\xfc");
    const std::string text =
        game("Réti", "Grünfeld") + game("Tal", "Short") + cyrillic + game("Müller", "Kráľ");
    for (std::size_t size = 1; size < 100; ++size)
        ASSERT_EQ(found(text, size), (Encoding{"WINDOWS-1251", false})) << size;
    EXPECT_EQ(textOf(cyrillic, found(text)), game("Ботвинник", "Таль"));
}

TEST(EncodingProbe, plainAsciiDoesNotProveUtf8)
{
    const std::string mark = "\xef\xbb\xbf", ascii = game("Tal", "Short"), utf8 = game("Réti", "Łódź"),
                      broken = game("M\xc3ller, Jörg", "Grünfeld"), western = game("R\xe9ti", "Tal");
    const auto isProven = [](std::string_view bytes, std::size_t blockSize = std::string::npos) {
        return probed(bytes, blockSize).isUtf8Proven();
    };
    for (const std::string& text :
         {std::string(), ascii, ascii + ascii, western, utf8 + western, mark + western})
        EXPECT_FALSE(isProven(text)) << text;
    for (const std::string& text : {mark, mark + ascii, utf8, utf8 + ascii, broken, std::string("é")})
        EXPECT_TRUE(isProven(text)) << text;
    const std::string late = ascii + ascii + utf8 + ascii;
    for (std::size_t size = 1; size < late.size(); ++size) {
        EXPECT_TRUE(isProven(late, size)) << size;
        EXPECT_TRUE(isProven(mark + ascii, size)) << size;
    }
}

// A character that was cut, as programs do that count bytes.
TEST(EncodingProbe, aBrokenByteDoesNotMakeUtf8AnotherEncoding)
{
    const std::string broken = game("M\xc3ller, J\xc3\xb6rg", "Gr\xc3\xbcnfeld");
    for (const std::string& text :
         {broken, game("Tal", "Short") + broken, broken + game("Łódź", "Tal") + broken}) {
        for (std::size_t size = 1; size < 100; ++size)
            ASSERT_EQ(found(text, size), Utf8) << size;
    }
    EXPECT_EQ(found(std::string("\xef\xbb\xbf") + broken), (Encoding{"UTF-8", true}));
}

TEST(EncodingProbe, aBrokenGameIsReadAsUtf8WhateverTheFile)
{
    const std::string broken = game("M\xc3ller, J\xc3\xb6rg", "Gr\xc3\xbcnfeld");
    for (const Encoding& file : {Utf8, Western, Encoding{"IBM852", false}})
        EXPECT_EQ(textOf(broken, file), game("M\ufffdller, Jörg", "Grünfeld"));
    const std::string western = game("M\xfcller, J\xf6rg", "Gr\xfcnfeld");
    for (const Encoding& file : {Utf8, Western})
        EXPECT_EQ(textOf(western, file), game("Müller, Jörg", "Grünfeld"));
    EXPECT_EQ(textOf("{\x84Spa\xdf\x93}", Western), "{„Spaß“}");
}

// The letters of other encodings look like UTF-8 here and there.
TEST(EncodingProbe, fewGamesOfOtherEncodingsLookLikeBrokenUtf8)
{
    const std::string text = game("Каспаров, Гарри", "Алёхин") + game("Карпов, Анатолий", "Спасский, Борис");
    for (const char* name : {"WINDOWS-1251", "KOI8-R", "IBM866"}) {
        const auto bytes = pgn::encode(text, {name, false});
        ASSERT_TRUE(bytes.has_value());
        EXPECT_EQ(found(*bytes), (Encoding{name, false}));
        EXPECT_EQ(textOf(*bytes, {name, false}), text);
    }
}
