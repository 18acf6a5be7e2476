#include "tests/support/pgn_files.h"
#include "tests/support/round_trip.h"

#include <gtest/gtest.h>
#include <random>

namespace {

// Texts of the pieces that games are made of, and of those that break them, in any order.
class TokenSoup {
public:
    explicit TokenSoup(unsigned seed) : m_random(seed) {}

    std::string next() { return mixed(Tokens); }
    // Comments of what is half a tag, with more of it behind them.
    std::string nextOfComments() { return "1. e4 {" + mixed(InComments) + mixed(InComments); }
    std::size_t below(std::size_t bound)
    {
        return std::uniform_int_distribution<std::size_t>(0, bound - 1)(m_random);
    }
    // Moves in the letters of many languages, some of which mean another man in another.
    std::string nextInManyLanguages()
    {
        constexpr std::array<std::string_view, 3> Begins{
            "", "1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. Fa4 Cf6 5. d3 Fe7 ",
            "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Sf6 5. d3 Le7 "};
        return std::string(Begins[below(Begins.size())]) + mixed(Moves);
    }

private:
    template <std::size_t Count>
    std::string mixed(const std::array<std::string_view, Count>& tokens)
    {
        std::string text;
        for (std::size_t i = 1 + below(40); i > 0; --i) {
            text += tokens[below(Count)];
            text += Spaces[below(Spaces.size())];
        }
        return text;
    }

    static constexpr std::array<std::string_view, 68> Moves{
        "e4",  "e5",   "d4",     "d5",     "Nf3",  "Cf3",   "Sf3",       "Af3", "Hf3", "Pf3",
        "Jf3", "Rf3",  "Nc6",    "Cc6",    "Sc6",  "Rc6",   "Pc6",       "Bb5", "Lb5", "Fb5",
        "Gb5", "Ab5",  "Ob5",    "Rb5",    "Nb5",  "a6",    "a3",        "h6",  "h3",  "Be7",
        "Le7", "Fe7",  "Ke2",    "Re2",    "Ke7",  "Re7",   "Qe7",       "De7", "Ve7", "Qd2",
        "Dd2", "Rb1",  "Tb1",    "Bb1",    "Vb1",  "Kb1",   "Rg1",       "Tg1", "Bg1", "Rg8",
        "Tg8", "O-O",  "e4e5",   "Nf3Nc6", "@@@@", "(Rf3)", "(Sf3 Rc6)", "(",   ")",   "Nd4",
        "Sd4", "Cd4!", "Rg1Rg8", "6. Kf8", "$1",   "{x}",   "e8=D",      "Zz"};
    static constexpr std::array<std::string_view, 22> InComments{"\n[Site \"a",
                                                                 "\n[Site \"a b\"]",
                                                                 "\n[Site \"a} b\"]",
                                                                 " \n[Site \"a b\"] [Round \"1\"]",
                                                                 "\n[b",
                                                                 "\"]",
                                                                 "\"",
                                                                 "]",
                                                                 "[%clk 0:01:00]",
                                                                 "[%csl Ra1",
                                                                 "prose here",
                                                                 "a rather long word: Donaudampfschiffahrt",
                                                                 std::string_view("\0", 1),
                                                                 "% ",
                                                                 "}",
                                                                 "} e5 {",
                                                                 "} (1. d4 {",
                                                                 "})",
                                                                 "; rest }\n{",
                                                                 "1-0",
                                                                 "*",
                                                                 "} 1/2-1/2"};
    static constexpr std::array<std::string_view, 81> Tokens{"<w*/>",
                                                             "<v 1-0>",
                                                             "[Event \"a\"]\n",
                                                             "[Event \"a\"]",
                                                             "[White \"x \\\" y\"]\n",
                                                             "[Result \"1-0\"]\n",
                                                             "[Foo \"b\"] [Bar \"c\"]",
                                                             "[Event \"x \"y\" z\"]\n",
                                                             "[Site \"open",
                                                             "[Site]",
                                                             "[\"no name\"]\n",
                                                             "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n",
                                                             "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 5\"]\n",
                                                             "[Variant \"Crazyhouse\"]\n",
                                                             "[Variant \"chess960\"]\n",
                                                             "[Path \"C:\\\"]\n",
                                                             "[a",
                                                             "[b [c [d [e [f [g [h [i",
                                                             "[",
                                                             "]",
                                                             "{comment}",
                                                             "{two\nlines}",
                                                             "{",
                                                             "}",
                                                             "{[%clk 0:01:00]}",
                                                             "{[Event \"in\"]\n}",
                                                             "{\n[Event \"in a comment\"]\nmore}",
                                                             "; rest } of line\n",
                                                             ";\n",
                                                             "% escape\n",
                                                             "%",
                                                             "\n% escape } {\n",
                                                             "1.",
                                                             "1...",
                                                             "2.",
                                                             "1. e4",
                                                             "e4",
                                                             "e5",
                                                             "Nf3",
                                                             "Nc6",
                                                             "d4",
                                                             "c5",
                                                             "O-O",
                                                             "--",
                                                             "Z0",
                                                             "e4e5",
                                                             "Nf9",
                                                             "xd5",
                                                             "e8=Q",
                                                             "e8(Q)",
                                                             "(",
                                                             ")",
                                                             "()",
                                                             "(+",
                                                             "(.",
                                                             "(1. d4)",
                                                             "(1... c5 2. Nf3)",
                                                             "((",
                                                             "))",
                                                             "$1",
                                                             "$999",
                                                             "$",
                                                             "!",
                                                             "?!",
                                                             "!!!",
                                                             "N",
                                                             "+-",
                                                             "<x>",
                                                             "<",
                                                             "<y ",
                                                             ">",
                                                             "1-0",
                                                             "0-1",
                                                             "*",
                                                             "1/2-1/2",
                                                             "prose here",
                                                             "0-0",
                                                             "1\xe2\x80\x93"
                                                             "0",
                                                             "\xc2\xbd\xe2\x80\x94\xc2\xbd",
                                                             "O\xe2\x88\x92O",
                                                             "\xe2\x80\x93"};
    static constexpr std::array<std::string_view, 9> Spaces{" ",    " ",    " ",  "",      "\n",
                                                            "\n\n", "\r\n", "\r", " \n \n"};
    std::mt19937 m_random;
};

} // namespace

TEST(RoundTrip, NothingOfAnySoupOfTokensIsLost)
{
    const char* rounds = std::getenv("ADOUBE_SOUP_ROUNDS");
    const unsigned count = rounds ? unsigned(std::atoi(rounds)) : 8000;
    for (unsigned seed = 0; seed < count; ++seed) {
        TokenSoup soup(seed);
        const std::string text = seed % 3 == 0   ? soup.next()
                                 : seed % 3 == 1 ? soup.nextOfComments()
                                                 : soup.nextInManyLanguages();
        ASSERT_EQ(support::coverageFault(text), "") << "seed " << seed << "\n" << text;
        ASSERT_EQ(support::roundTripFault(text), "") << "seed " << seed << "\n" << text;
        ASSERT_EQ(support::scannerFault(text, {1 + soup.below(5), 1 + soup.below(20)}), "")
            << "seed " << seed << "\n"
            << text;
    }
}

// It is none for whoever knows that a result follows in its line.
TEST(RoundTrip, ATagInACommentInFrontOfAResultIsNoTagLine)
{
    for (const char* text :
         {"[Event \"e\"]\n\n1. e4 {x\n[Site \"a} b\"] 1-0\n", "[Event \"e\"]\n{x\n[Site \"a} b\"] 1-0\n",
          "{x\n[Site \"a} b\"] 1-0\n", "1. e4 {x\n[Site \"a} b\"]*\n"})
        EXPECT_EQ(support::roundTripFault(text), "") << text;
}

TEST(RoundTrip, AnEmptyFenTagBeforeTheOneThatCountsIsNotLost)
{
    EXPECT_EQ(support::roundTripFault(
                  "[FEN \n[FEN \"4r3/8/2p2PPk/1p6/pP2p1R1/P1B5/2P2K2/3r4 w - - 1 45\"]\n\n45. f7 *\n"),
              "");
}
