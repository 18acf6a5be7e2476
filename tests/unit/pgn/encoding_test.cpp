#include "core/pgn/encoding.h"

#include <gtest/gtest.h>
#include <random>

using pgn::Encoding;

TEST(Encoding, AByteOrderMarkDecides)
{
    EXPECT_EQ(pgn::detectEncoding("\xef\xbb\xbf[Event"), (Encoding{"UTF-8", true}));
    EXPECT_EQ(pgn::detectEncoding(std::string_view("\xff\xfe[\0E\0", 6)), (Encoding{"UTF-16LE", true}));
    EXPECT_EQ(pgn::detectEncoding(std::string_view("\xfe\xff\0[\0E", 6)), (Encoding{"UTF-16BE", true}));
    for (const char* name : {"UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"}) {
        const std::string text = "[White \"Žukova, Ґ\"]\n\n1. e4 *\n";
        const auto bytes = pgn::encode(text, {name, true});
        ASSERT_TRUE(bytes.has_value()) << name;
        EXPECT_EQ(pgn::detectEncoding(*bytes), (Encoding{name, true}));
        EXPECT_EQ(pgn::decode(*bytes, {name, true}), text);
    }
}

// Programs of Windows write it so now and then.
TEST(Encoding, Utf16WithoutAMarkIsKnownByItsZeros)
{
    const std::string text = "[White \"Āžuolas, Ґ\"]\n{Ба́бий}\n1. e4 e5 2. Nf3 *\n";
    for (const char* name : {"UTF-16LE", "UTF-16BE"}) {
        const auto bytes = pgn::encode(text, {name, false});
        ASSERT_TRUE(bytes.has_value());
        const Encoding encoding = pgn::detectEncoding(*bytes);
        EXPECT_EQ(encoding, (Encoding{name, false}));
        EXPECT_EQ(pgn::decode(*bytes, encoding), text);
        EXPECT_EQ(pgn::wideEncoding(std::string_view(*bytes).substr(0, 8)), encoding);
    }
    EXPECT_FALSE(pgn::wideEncoding(text));
    EXPECT_FALSE(pgn::wideEncoding(""));
    EXPECT_FALSE(pgn::wideEncoding(text + std::string("\0 e5\0", 5)));            // a few stray ones
    EXPECT_FALSE(pgn::wideEncoding(std::string("\1\0\0\0\2\0\0\0\3\0\0\0", 12))); // no text at all
    EXPECT_FALSE(pgn::wideEncoding("\xef\xbb\xbf[Event"));
}

TEST(Encoding, ValidUtf8IsUtf8)
{
    EXPECT_EQ(pgn::detectEncoding(""), Encoding{});
    EXPECT_EQ(pgn::detectEncoding("1. e4 *"), Encoding{});
    EXPECT_EQ(pgn::detectEncoding("Gr\xc3\xbc\xc3\x9f"), Encoding{});
    EXPECT_TRUE(pgn::isUtf8("\xf0\x9f\x98\x80 and a long stretch of plain text behind it"));
    for (const char* bad : {"\xc0\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe4", "\x80", "12345678\xff"})
        EXPECT_FALSE(pgn::isUtf8(bad)) << bad;
}

TEST(Encoding, AWesternTextIsRead)
{
    const std::string western = "[White \"M\xfcller, J\xf6rg\"]\n[Site \"K\xf8"
                                "benhavn\"]\n{tr\xe8s bien jou\xe9, voil\xe0 tout}";
    const Encoding encoding = pgn::detectEncoding(western);
    EXPECT_EQ(encoding, (Encoding{"WINDOWS-1252", false}));
    EXPECT_EQ(pgn::decode(western, encoding),
              "[White \"M\u00fcller, J\u00f6rg\"]\n[Site \"K\u00f8benhavn\"]\n{tr\u00e8s bien jou\u00e9, "
              "voil\u00e0 tout}");
}

// A Hungarian name looks like Latin-2 to the detector; while Latin-1 reads it alike, a French name may
// follow.
TEST(Encoding, TheUsualOneIsToldWhileNoLetterSaysOtherwise)
{
    const std::string shared = "[White \"P\xe9ter L\xe9k\xf3\"]\n{L\xe9k\xf3 has scored}";
    EXPECT_EQ(pgn::detectEncoding(shared).name, "WINDOWS-1252");
    const std::string own =
        shared + "\n[Black \"Erd\xf5s, Viktor\"]\n[Site \"Gy\xf5r\"]\n{Erd\xf5s t\xfbz\xf5 sz\xf5l\xf5}";
    EXPECT_EQ(pgn::detectEncoding(own).name, "ISO-8859-2");
}

// What the detector finds is read back as it was.
void expectRead(const std::string& text, const char* encoding)
{
    const auto bytes = pgn::encode(text, {encoding, false});
    ASSERT_TRUE(bytes.has_value()) << text;
    const Encoding found = pgn::detectEncoding(*bytes);
    EXPECT_EQ(pgn::decode(*bytes, found), text) << encoding << " as " << found.name;
}

// The letters with a caron or an acute have other places in the two, and the rest of the letters the same.
TEST(Encoding, Latin2AndWindows1250AreToldApart)
{
    const std::vector<std::string> texts{
        "[White \"Ślęzak, Józef\"]\n[Black \"Dąbrowski, Łukasz\"]\n",
        "[White \"Ślęzak\"]\n[Black \"Žižka\"]\n[Site \"Tomáš\"]\n",
        "[White \"Świercz, Dariusz\"]\n[Black \"Wojtaszek, Radosław\"]\n[Annotator \"Kuźmierczyk, "
        "Michał\"]\n",
        "[White \"Šimek, Aleš\"]\n[Black \"Hráček, Zbyněk\"]\n[Site \"Žďár\"]\n",
        "[White \"Štefan Mazúr\"]\n[Black \"Ftáčnik, Ľubomír\"]\n[Site \"Žilina\"]\n",
    };
    for (const std::string& text : texts) {
        expectRead(text, "ISO-8859-2");
        expectRead(text, "WINDOWS-1250");
    }
    expectRead("[White \"Dąbrowski, Łukasz\"]\n", "WINDOWS-1250"); // "D¹browski, £ukasz"
}

// Lists of players as files of one tournament have them, and what programs of their countries have written.
struct Sample {
    std::vector<std::string> names;
    std::vector<const char*> encodings;
};
const std::vector<Sample> Samples{
    {{"Müller, Jörg", "Hübner, Robert", "Grünfeld, Ernst", "Weiß, Günther", "Löwenthal", "Sämisch, Fritz",
      "Döring", "Eßlingen"},
     {"WINDOWS-1252", "ISO-8859-1"}},
    {{"Lautier, Joël", "Réti, Richard", "Bacrot, Étienne", "Benoît, Gaëlle", "Œuvrard, François",
      "Édouard, Romain"},
     {"WINDOWS-1252"}},
    {{"Núñez, José", "Peña, Andrés", "Illescas Córdoba, Miguel", "Muñoz, Ángel", "Martín, Íñigo", "Gijón"},
     {"WINDOWS-1252", "ISO-8859-1"}},
    {{"Sørensen, Bjørn", "Åkesson, Ralf", "Grønn, Atle", "Ærø", "Brynjólfur Þór", "Höfði"},
     {"WINDOWS-1252", "ISO-8859-1"}},
    {{"Ślęzak, Józef", "Wojtaszek, Radosław", "Świercz, Dariusz", "Dąbrowski, Łukasz", "Kuźmierczyk, Michał",
      "Żółtek, Paweł", "Leśniak", "Soćko, Bartosz", "Poznań"},
     {"WINDOWS-1250", "ISO-8859-2", "IBM852"}},
    {{"Žižka, Jan", "Polák, Tomáš", "Láznička, Viktor", "Hráček, Zbyněk", "Štoček, Jiří", "Šimek, Aleš",
      "Ftáčnik, Ľubomír", "Žďár", "Růžička, Miloš"},
     {"WINDOWS-1250", "ISO-8859-2", "IBM852"}},
    {{"Erdős, Viktor", "Lékó, Péter", "Szőke, Gyöző", "Almási, Zoltán", "Fűzfő", "Balogh, Tamás",
      "Mező, Örs"},
     {"WINDOWS-1250", "ISO-8859-2"}},
    {{"Šoln, Primož", "Čebalo, Mišo", "Žukova", "Leniž, Đuro", "Ivanišević, Saša"},
     {"WINDOWS-1250", "ISO-8859-2"}},
    {{"Ботвинник, Михаил", "Каспаров, Гарри", "Карпов, Анатолий", "Спасский, Борис", "Петросян, Тигран",
      "Алёхин, Александр", "Непомнящий, Ян"},
     {"WINDOWS-1251", "KOI8-R", "IBM866", "ISO-8859-5", "MAC-CYRILLIC"}},
    {{"Іванчук, Василь", "Пономарьов, Руслан", "Музичук, Марія", "Ейнгорн, Вячеслав", "Львів", "Київ"},
     {"WINDOWS-1251"}},
    {{"Yılmaz, Mustafa", "Şanal, Vahap", "Gürel, Ediz", "Erdoğdu", "Çetin, Işık", "Atalık, Suat",
      "Güneş, Barış"},
     {"WINDOWS-1254", "ISO-8859-9"}},
    {{"Κοτρωνιάς, Βασίλης", "Παπαϊωάννου, Ιωάννης", "Μπανίκας, Χρήστος", "Ηλιάδης", "Άγγελος", "Όμηρος"},
     {"WINDOWS-1253", "ISO-8859-7"}},
    {{"Čmilytė-Nielsen, Viktorija", "Šulskis, Šarūnas", "Žukauskas", "Stremavičius", "Laurušas, Tomas",
      "Mačiulis"},
     {"WINDOWS-1257", "ISO-8859-13"}},
    {{"Širovs, Aleksejs", "Kovaļenko, Igors", "Rīga", "Tāls, Mihails", "Bērziņa, Ilze", "Krūmiņš"},
     {"WINDOWS-1257", "ISO-8859-13"}},
};

// Every few of them that follow one another.
TEST(Encoding, AShortListOfNamesIsRead)
{
    constexpr std::size_t Few = 4;
    for (const Sample& sample : Samples) {
        for (std::size_t first = 0; first < sample.names.size(); ++first) {
            std::string text;
            for (std::size_t i = first; i < first + Few; ++i)
                text += "[White \"" + sample.names[i % sample.names.size()] +
                        "\"]\n[Black \"Smith\"]\n\n1. e4 *\n\n";
            for (const char* encoding : sample.encodings)
                expectRead(text, encoding);
        }
    }
}

// One letter of a country, or a sign, in a file of another.
TEST(Encoding, AFewOddCharactersDoNotChangeALongWesternText)
{
    std::string text = "{m³ ³a £ukasz}\n";
    for (int i = 0; i < 30; ++i)
        text += "[White \"Benoît, Gaëlle\"]\n{très bien joué, voilà}\n";
    expectRead(text, "WINDOWS-1252");
}

// They would be letters in ISO-8859-2.
TEST(Encoding, SignsOfAWesternTextStaySigns)
{
    for (const char* text : {"[White \"Müller, Jörg\"]\n[Source \"©ChessBase\"]\n{«Müller» ±Qh5 ®Fritz}",
                             "{Une manœuvre, le cœur, l'œil: Œuvres}",
                             "{© Réti ® ± «bien» »gut« ¡Qué! ¿Cómo?}", "{»Spaß« 1½ £500 5° ¼}"})
        expectRead(text, "WINDOWS-1252");
}

TEST(Encoding, ACyrillicTextIsRead)
{
    const std::string text =
        "[White \"Ботвинник, Михаил Моисеевич\"]\n{Белые получили лучшую позицию, и чёрные "
        "должны были защищаться до самого конца партии}";
    const auto bytes = pgn::encode(text, {"WINDOWS-1251", false});
    ASSERT_TRUE(bytes.has_value());
    const Encoding encoding = pgn::detectEncoding(*bytes);
    EXPECT_EQ(encoding.name, "WINDOWS-1251");
    EXPECT_EQ(pgn::decode(*bytes, encoding), text);
}

TEST(Encoding, TheMarkIsTakenOffAndPutBack)
{
    EXPECT_EQ(pgn::decode("\xef\xbb\xbfx", {"UTF-8", true}), "x");
    EXPECT_EQ(pgn::decode("\xef\xbb\xbf\xef\xbb\xbfx", {"UTF-8", true}), "x");
    EXPECT_EQ(pgn::decode(std::string("\xfe\xff\xfe\xff\0x", 6), {"UTF-16BE", true}), "x");
    EXPECT_EQ(pgn::encode("x", {"UTF-8", true}), "\xef\xbb\xbfx");
    EXPECT_EQ(pgn::encode("x", {"UTF-16LE", true}), std::string("\xff\xfex\0", 4));
    EXPECT_EQ(pgn::decode(std::string("\xff\xfex\0", 4), {"UTF-16LE", true}), "x");
}

// A half of a surrogate pair, or a number beyond Unicode: what follows is still read from where units begin.
TEST(Encoding, AUnitThatSaysNothingDoesNotShiftTheOthers)
{
    EXPECT_EQ(pgn::decode(std::string("a\0\0\xd8"
                                      "b\0",
                                      6),
                          {"UTF-16LE", false}),
              "a\xef\xbf\xbd"
              "b");
    EXPECT_EQ(pgn::decode(std::string("\0a\xdc\0\0b", 6), {"UTF-16BE", false}), "a\xef\xbf\xbd"
                                                                                "b");
    EXPECT_EQ(pgn::decode(std::string("a\0\0\0\0\0\x11\0b\0\0\0", 12), {"UTF-32LE", false}), "a\xef\xbf\xbd"
                                                                                             "b");
    EXPECT_EQ(pgn::decode(std::string("a\0b", 3), {"UTF-16LE", false}), "a\xef\xbf\xbd")
        << "half a unit at the end";
}

TEST(Encoding, BytesThatSayNothingBecomeReplacementCharacters)
{
    EXPECT_EQ(pgn::decode("a\xff"
                          "b\xc3",
                          {}),
              "a\ufffdb\ufffd");
    EXPECT_EQ(pgn::decode("a\x81"
                          "b",
                          {"WINDOWS-1252", false}),
              "a\ufffdb");
    EXPECT_EQ(pgn::decode("ab", {"NO-SUCH-ENCODING", false}), "ab");
}

TEST(Encoding, CharactersThatWouldBeLostAreNamedOnce)
{
    const auto bytes = pgn::encode("\u2658f3 Müller \u2658c6 Łódź", {"WINDOWS-1252", false});
    ASSERT_FALSE(bytes.has_value());
    EXPECT_EQ(bytes.error().characters, (std::vector<std::string>{"\u2658", "Ł", "ź"}));
}

// Any text in any encoding we offer comes back as it was when it can be written at all.
TEST(Encoding, WhatIsWrittenIsReadAgain)
{
    for (const std::string& name : pgn::knownEncodings()) {
        const Encoding encoding{name, false};
        const auto ascii = pgn::encode("[Event \"a\"] 1. e4 {x} *\n", encoding);
        ASSERT_TRUE(ascii.has_value()) << name;
        EXPECT_EQ(pgn::decode(*ascii, encoding), "[Event \"a\"] 1. e4 {x} *\n") << name;
        if (pgn::keepsAscii(encoding)) {
            EXPECT_EQ(*ascii, "[Event \"a\"] 1. e4 {x} *\n") << name;
        }
        for (char32_t c = 0x80; c < 0x600; ++c) {
            const std::string text{char(0xc0 | c >> 6), char(0x80 | (c & 0x3f))};
            if (const auto bytes = pgn::encode(text, encoding)) {
                EXPECT_EQ(pgn::decode(*bytes, encoding), text) << name;
            }
        }
    }
}

TEST(Encoding, AnyBytesDecodeToUtf8)
{
    std::mt19937 random(1);
    for (int round = 0; round < 400; ++round) {
        std::string bytes(random() % 60, '\0');
        for (char& c : bytes)
            c = char(random());
        const Encoding detected = pgn::detectEncoding(bytes);
        EXPECT_TRUE(pgn::isUtf8(pgn::decode(bytes, detected)));
        EXPECT_TRUE(pgn::isUtf8(pgn::decode(bytes, {})));
    }
}
