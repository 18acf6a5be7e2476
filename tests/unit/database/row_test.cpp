#include "core/database/game_index.h"
#include "core/database/ply_count.h"

#include <gtest/gtest.h>

using namespace database;

namespace {

Row read(GameIndex& index, std::string_view text)
{
    pgn::Scanner scanner([&index](const pgn::Scanner::Found& found) { index.add(found); });
    scanner.feed(text);
    scanner.finish();
    return index.size() == 0 ? Row() : index.row(index.size() - 1);
}

} // namespace

TEST(Row, takesWhatTheListShows)
{
    GameIndex index;
    const auto row =
        read(index, "[Event \"Hastings\"]\n[Site \"?\"]\n[Date \"1895.08.??\"]\n[Round \"10\"]\n"
                    "[White \"Steinitz, William\"]\n[Black \"von \\\"B\\\" Bardeleben\"]\n[Result \"1-0\"]\n"
                    "[WhiteElo \"2600\"]\n[BlackElo \"?\"]\n[ECO \"C54\"]\n\n"
                    "1. e4 e5 2.Nf3 Nc6 {a (b) 3. c4} 3... a6 (3... Nf6 4. Ng5) 4. 0-0 $1 1-0\n");
    EXPECT_EQ(row.offset, 0u);
    EXPECT_EQ(row.firstLine, 1u);
    EXPECT_EQ(index.cell(0, Column::White), "Steinitz, William");
    EXPECT_EQ(index.cell(0, Column::Black), "von \"B\" Bardeleben");
    EXPECT_EQ(index.cell(0, Column::Event), "Hastings");
    EXPECT_EQ(index.cell(0, Column::Site), "");
    EXPECT_EQ(index.cell(0, Column::Round), "10");
    EXPECT_EQ(index.cell(0, Column::Date), "1895.08");
    EXPECT_EQ(index.cell(0, Column::WhiteElo), "2600");
    EXPECT_EQ(index.cell(0, Column::BlackElo), "");
    EXPECT_EQ(index.cell(0, Column::Eco), "C54");
    EXPECT_EQ(index.cell(0, Column::Result), "1-0");
    EXPECT_EQ(index.cell(0, Column::Number), "1");
    EXPECT_EQ(row.plies, 6u);
}

TEST(Row, unescapedQuotesDoNotEndATag)
{
    GameIndex index;
    read(index, "[Event \"5th \"Memorial\" Open\"]\n[White \"A\"] [Black \"B\"][Result \"*\"]\n\n*\n");
    EXPECT_EQ(index.cell(0, Column::Event), "5th \"Memorial\" Open");
    EXPECT_EQ(index.cell(0, Column::White), "A");
    EXPECT_EQ(index.cell(0, Column::Black), "B");
}

TEST(Row, brokenTagsDoNotHideTheOthers)
{
    GameIndex index;
    read(index, "\xEF\xBB\xBF[Event \"never closed\n% an escape\n[nonsense]\n[White \"A\"]\n[White "
                "\"second\"]\n\n*\n");
    EXPECT_EQ(index.cell(0, Column::Event), "never closed");
    EXPECT_EQ(index.cell(0, Column::White), "A");
}

TEST(Row, theMarkerCountsBeforeTheResultTag)
{
    GameIndex index;
    EXPECT_EQ(read(index, "[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 e5 0-1").result,
              chess::Result::BlackWins);
    EXPECT_EQ(read(index, "[White \"A\"]\n[Result \" 1-0\"]\n\n1. e4 e5").result, chess::Result::WhiteWins);
    EXPECT_EQ(read(index, "[White \"A\"]\n\n1. e4 e5 1/2-1/2\n\n").result, chess::Result::Draw);
    EXPECT_EQ(read(index, "[White \"A\"]\n[Result \"?\"]\n\n1. e4 e5 0-1").result, chess::Result::BlackWins);
    EXPECT_EQ(read(index, "1. e4 e5").result, chess::Result::Unfinished);
}

TEST(Row, anyBytesAreTaken)
{
    for (const std::string text :
         {"", "[", "[\"", "[a \"", "[a \"\\", "{", "(", "((", "$", "1.", "\"]", "]", "(;", ")"}) {
        GameIndex index;
        pgn::GameRange range;
        range.end = text.size();
        index.add({range, text});
        EXPECT_EQ(index.row(0).plies, 0u) << text;
    }
}

TEST(Row, datesOfTheWorld)
{
    EXPECT_EQ(parseDate("1999.05.07"), 19990507u);
    EXPECT_EQ(parseDate("1999.5.7"), 19990507u);
    EXPECT_EQ(parseDate(" 1999.??.??"), 19990000u);
    EXPECT_EQ(parseDate("1999"), 19990000u);
    EXPECT_EQ(parseDate("1999.05.??"), 19990500u);
    EXPECT_EQ(parseDate("1999-05-07"), 19990507u);
    for (const char* wanted : {"1999", "1999.05", "1999.05.07", " 1999-5-7 ", "1999.??.??", "2000.02.29"})
        EXPECT_EQ(parseWantedDate(wanted), parseDate(wanted)) << wanted;
    for (const char* wrong : {"", "?", "0", "2000.13.45", "2000.13", "2000.00.10", "2001.02.29", "1999.4.31",
                              "1999.??.05", "1999.05.07x", "1999.05.07.1", "12345", "1999..05", "May 1999"})
        EXPECT_EQ(parseWantedDate(wrong), 0u) << wrong;
    EXPECT_EQ(parseDate("????.??.??"), 0u);
    EXPECT_EQ(parseDate("?"), 0u);
    EXPECT_EQ(parseDate(""), 0u);
    EXPECT_EQ(parseDate("1999.13.45"), 19990000u);
    EXPECT_EQ(formatDate(19990507), "1999.05.07");
    EXPECT_EQ(formatDate(19990000), "1999");
    EXPECT_EQ(formatDate(0), "");
}

TEST(Row, pliesAreCountedByForm)
{
    EXPECT_EQ(countPlies("1. e4 e5 2. Nf3 Nc6 1-0").plies, 4u);
    EXPECT_EQ(countPlies("1.e4 e5 2.Nf3 Nc6 *").plies, 4u);
    EXPECT_EQ(countPlies("1. e4 ; e5 is usual\n c5 2. -- a6 1/2-1/2").plies, 4u);
    EXPECT_EQ(countPlies("1... d5 2. 0-0 0-0-0 3. \xE2\x99\x98"
                         "f3 0-1")
                  .plies,
              4u);
    EXPECT_EQ(countPlies("1. e4 (1. d4 (1. c4) d5 {)} ) 1... e5 $14").plies, 2u);
}

TEST(Row, pliesAreAsTheGameHasThem)
{
    const auto plies = [](std::string_view text) {
        GameIndex index;
        return read(index, text).plies;
    };
    EXPECT_EQ(plies("1.e4e5 2.Nf3Nc6 3.Bb5 *"), 5u) << "P60: moves without space";
    EXPECT_EQ(plies("1. e2e4 e7e5 2. g1f3 *"), 3u) << "P47: coordinates";
    EXPECT_EQ(plies("1. e2-e4 e7-e5 2. Ng1-f3 Nb8xc6 *"), 4u) << "P48: long algebraic";
    EXPECT_EQ(plies("1. f3 e5 2. g4 Qh4# 0-0\n"), 4u) << "P30: a result that is none";
    EXPECT_EQ(plies("1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0-0 0-0\n"), 8u);
    EXPECT_EQ(plies("1. f3 e5 2. g4 Qh4# White resigns 0-1\n"), 4u);
    EXPECT_EQ(plies("1. e4 e5 2. Cf3 Cc6 3. Fb5 \xD0\x9A"
                    "f6 *"),
              6u)
        << "letters of other languages";
    EXPECT_EQ(plies("1. e4 e5 2. \xE2\x99\x98"
                    "f3 Nc6 3. Bc4 Bc5 4. O\xE2\x80\x91O *"),
              7u)
        << "figurines and a long hyphen";
    EXPECT_EQ(plies("1. e4\n% 1. d4 an escape line\ne5 1-0 played on e4\n"), 2u);
    EXPECT_EQ(plies("1.e4 e5 2.Nf3 Nc6 3.Bc4 Bc5 4.O-O d6 5. Z0 *"), 9u);
    EXPECT_EQ(plies("1.e4{a}e5(1...c5)2.Nf3$1 Nc6!? 3.Bc4(3.Bb5 (3.d4))Bc5 4.0-0{b}*"), 7u);
    EXPECT_FALSE(countPlies("1. e2-e4-e5 *").sure) << "three squares";
    EXPECT_EQ(plies("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-ONf6 *"), 8u);
    EXPECT_EQ(plies("[Variant \"Seirawan\"]\n\n1. O-O/Ee1 Ee8 *"), 3u) << "as well as one can";
}

TEST(Row, everyMoveOfAnyLengthIsCounted)
{
    // Whatever stands where in the text, move by move.
    const std::vector<std::string> moves{"e4",  "Nf3", "exd5", "Nbd2",  "R1xa3", "Qh4xe1", "O-O",    "O-O-O",
                                         "0-0", "--",  "Z0",   "e8=Q+", "e2-e4", "Ng1-f3", "Kxe2!?", "d5+-"};
    std::string text;
    for (std::size_t i = 0; i < 500; ++i) {
        const bool sure = moves[i * i * 7 % moves.size()] != "Qh4xe1";
        text += (i % 2 == 0 ? std::to_string(i / 2 + 1) + (i % 3 == 0 ? "." : ". ") : std::string()) +
                (sure ? moves[i * i * 7 % moves.size()] : "e4") +
                (i % 9 == 0   ? "\r\n"
                 : i % 5 == 0 ? "$7 "
                              : " ");
        EXPECT_EQ(countPlies(text + "1-0").plies, i + 1) << text;
        EXPECT_TRUE(countPlies(text + "1-0").sure) << text;
    }
}

// Nobody plays so long, but a machine does.
TEST(Row, aGameOfAnyLengthIsCountedWhole)
{
    std::string text;
    for (int move = 1; move <= 40000; ++move)
        text += std::to_string(move) + (move % 2 == 1 ? ". Nf3 Nf6\n" : ". Ng1 Ng8\n");
    GameIndex index;
    EXPECT_EQ(read(index, text + "*\n").plies, 80000u);
}

TEST(RowStore, insertsAndErasesAcrossBlocks)
{
    RowStore store;
    std::vector<std::uint32_t> model;
    const auto rowWith = [](std::uint32_t n) {
        Row row;
        row.firstLine = n;
        return row;
    };
    for (std::uint32_t i = 0; i < 40000; ++i) {
        store.push(rowWith(i));
        model.push_back(i);
    }
    const auto erase = [&](const std::vector<std::size_t>& at) {
        store.erase(at);
        for (auto each = at.rbegin(); each != at.rend(); ++each)
            model.erase(model.begin() + std::ptrdiff_t(*each));
    };
    const auto insert = [&](const std::vector<std::size_t>& at) {
        std::vector<Row> rows;
        for (const auto each : at) {
            rows.push_back(rowWith(1000000u + std::uint32_t(each)));
            model.insert(model.begin() + std::ptrdiff_t(each), 1000000u + std::uint32_t(each));
        }
        store.insert(at, rows);
    };
    const auto isAsTheModel = [&] {
        if (store.size() != model.size())
            return false;
        for (std::size_t i = 0; i < model.size(); ++i) {
            if (store[i].firstLine != model[i])
                return false;
        }
        return true;
    };
    for (const std::size_t at : {39999u, 16384u, 16383u, 0u, 20000u, 32767u})
        erase({at});
    EXPECT_TRUE(isAsTheModel());
    erase({0, 1, 5, 16383, 16384, 20000, store.size() - 2, store.size() - 1});
    erase({});
    EXPECT_TRUE(isAsTheModel());
    for (const std::size_t at : {std::size_t(0), std::size_t(16384), store.size(), std::size_t(5)})
        insert({at});
    insert({0, 1, 7, 16384, 16385, store.size() + 5, store.size() + 6});
    EXPECT_TRUE(isAsTheModel());
    while (store.size() > 0) {
        std::vector<std::size_t> last;
        for (auto at = store.size() - std::min<std::size_t>(store.size(), 9000); at < store.size(); ++at)
            last.push_back(at);
        erase(last);
        EXPECT_TRUE(isAsTheModel());
    }
    store.push(rowWith(3));
    EXPECT_EQ(store[0].firstLine, 3u);
}
