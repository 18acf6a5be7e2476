#include "core/pgn/scanner.h"
#include "tests/support/pgn_files.h"
#include "tests/support/round_trip.h"

#include <gtest/gtest.h>
#include <random>

namespace {

std::vector<std::string> gameTexts(std::string_view text)
{
    std::vector<std::string> games;
    pgn::Reader reader(text);
    while (const auto range = reader.nextRange())
        games.emplace_back(text.substr(range->begin, range->end - range->begin));
    return games;
}

using Texts = std::vector<std::string>;

} // namespace

TEST(Splitter, NothingIsNoGame)
{
    EXPECT_EQ(gameTexts(""), Texts{});
    EXPECT_EQ(gameTexts(" \r\n\t\n \xef\xbb\xbf"), Texts{});
}

TEST(Splitter, TextBetweenGamesGoesToTheOneBeforeUpToABlankLine)
{
    EXPECT_EQ(gameTexts("mail header\n\n[Event \"a\"]\n* {of a}\n;of a too\n\n{of b}\n\nprose of b\n[Event "
                        "\"b\"]\n*\n\nthe end\n"),
              (Texts{"mail header\n\n[Event \"a\"]\n* {of a}\n;of a too",
                     "{of b}\n\nprose of b\n[Event \"b\"]\n*\n\nthe end"}));
}

TEST(Splitter, TextAloneIsShownAsAGame)
{
    EXPECT_EQ(gameTexts("\nDear friend,\n\nno game today.\n"), Texts{"Dear friend,\n\nno game today."});
}

TEST(Splitter, ResultsInsideAnythingEndNothing)
{
    EXPECT_EQ(gameTexts("1. e4 {1-0} (1. d4 1-0) ; 0-1\ne5 $1 * 1. d4 *"),
              (Texts{"1. e4 {1-0} (1. d4 1-0) ; 0-1\ne5 $1 *", "1. d4 *"}));
}

TEST(Splitter, TagsEndWhateverIsOpen)
{
    EXPECT_EQ(gameTexts("1. e4 ((( 1-0\n[Event \"b\"]\n*"), (Texts{"1. e4 ((( 1-0", "[Event \"b\"]\n*"}));
    EXPECT_EQ(gameTexts("1. e4 [Event \"b\"] *"), (Texts{"1. e4", "[Event \"b\"] *"}));
    EXPECT_EQ(gameTexts("1. e4 {open\n[Event \"b\"]\n*"), (Texts{"1. e4 {open", "[Event \"b\"]\n*"}));
    EXPECT_EQ(gameTexts("1. e4 {closed\n[Event b]\n} e5 *").size(), 1u);
}

TEST(Splitter, LinesAreCountedFromOneInEveryStyle)
{
    for (const char* text :
         {"\n\n*\n\n[Event \"b\"]\n*", "\r\r*\r\r[Event \"b\"]\r*", "\r\n\r\n*\r\n\r\n[Event \"b\"]\r\n*"}) {
        pgn::Reader reader(text);
        EXPECT_EQ(reader.nextRange()->firstLine, 3u);
        EXPECT_EQ(reader.nextRange()->firstLine, 5u);
    }
}

TEST(Splitter, TheMarkerIsToldWithItsPlace)
{
    const std::string text = "x\n[Event \"a\"]\n1. e4 1/2-1/2 {behind}";
    pgn::Reader reader(text);
    const auto range = reader.nextRange();
    EXPECT_EQ(range->bodyBegin, text.find('['));
    EXPECT_EQ(range->bodyEnd, text.find("1/2"));
    EXPECT_EQ(range->tailBegin, text.find(" {behind}"));
    EXPECT_EQ(range->marker, chess::Result::Draw);
}

// No input takes more than linear time: these are megabytes of what could make a careless scanner look back
// or ahead.
TEST(Splitter, HostileTextsTakeNoTime)
{
    const auto repeated = [](std::string_view piece, std::size_t size) {
        std::string text;
        while (text.size() < size)
            text += piece;
        return text;
    };
    for (const char* piece : {"[",         "[a",
                              "[a \"",     "[a \"b\" ",
                              "(",         ")",
                              "()",        "{",
                              "}",         "{}",
                              "\"",        "\\",
                              "1",         "1.",
                              "1-",        "e4",
                              "e4 ",       "<",
                              "<a",        "%",
                              "\n%",       ";",
                              "\n",        "\r",
                              "*",         "* ",
                              "$",         "!",
                              "[a \"b\"]", "[a \"b\"]\n",
                              "(1. e4 ",   "1. e4 (1. d4 ) ",
                              "\xc2\xa0",  "{\n[a \"b\" x\n"}) {
        const std::string text = "1. e4 " + repeated(piece, 300'000);
        const auto begin = std::chrono::steady_clock::now();
        std::size_t games = 0;
        pgn::Reader reader(text);
        while (reader.next())
            ++games;
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
        EXPECT_LT(took.count(), 20.0)
            << piece; // under sanitizers on a busy machine; quadratic would be minutes
    }
}

TEST(Scanner, AnyCutOfRealFilesGivesTheReadersGames)
{
    ADOUBE_NEED_DATA();
    std::mt19937 random(7);
    for (const auto& path :
         support::pgnFiles({"bugcases", "pgn/kokopu", "pgn/chess-library", "pgn/python-chess"})) {
        const std::string text = support::readFile(path);
        if (text.size() > 100'000)
            continue;
        EXPECT_EQ(support::coverageFault(text), "") << path;
        EXPECT_EQ(support::scannerFault(text, {1}), "") << path;
        for (int round = 0; round < 3; ++round)
            EXPECT_EQ(support::scannerFault(text, {1 + random() % 9, 1 + random() % 300, 1 + random() % 5}),
                      "")
                << path;
    }
}

TEST(Scanner, HoldsNoMoreThanItNeeds)
{
    std::size_t games = 0;
    pgn::Scanner scanner([&](const pgn::Scanner::Found& found) {
        ++games;
        EXPECT_EQ(found.text, "[Event \"a\"]\n\n1. e4 *");
    });
    // Each game is given out when the next one begins, not at the end.
    for (int i = 0; i < 100; ++i) {
        EXPECT_EQ(games, std::size_t(std::max(i - 1, 0)));
        scanner.feed("[Event \"a\"]\n\n1. e4 *\n\n");
    }
    scanner.finish();
    EXPECT_EQ(games, 100u);
}
