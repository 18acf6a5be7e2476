// What the list shows of a game without reading it is what the game says when it is opened, for every game of
// the collection.
#include "core/database/row.h"
#include "core/pgn/encoding.h"
#include "core/pgn/reader.h"
#include "tests/support/pgn_files.h"

#include <gtest/gtest.h>

using namespace database;

namespace {

bool hasError(const pgn::ReadGame& game)
{
    return std::any_of(game.problems.begin(), game.problems.end(),
                       [](const pgn::Problem& problem) { return problem.severity == pgn::Severity::Error; });
}

} // namespace

TEST(RowCheck, theListShowsWhatTheGameSays)
{
    if (!support::hasData())
        GTEST_SKIP() << "no data: set ADOUBE_DATA to run this";
    NameTable names;
    std::size_t games = 0, counted = 0;
    for (const auto& file : support::pgnFiles()) {
        const auto bytes = support::readFile(file);
        const auto text = pgn::decode(bytes, pgn::detectEncoding(bytes));
        pgn::Scanner scanner([&](const pgn::Scanner::Found& found) {
            auto row = rowOf(found, names);
            const auto game = pgn::readGame(found.text);
            auto expected = rowOf(game.record, names);
            ++games;
            row.offset = row.length = row.firstLine = 0;
            // An illegal move stands in the text all the same, and so it is counted there.
            if (hasError(game))
                expected.plies = row.plies;
            else
                ++counted;
            EXPECT_EQ(row, expected) << file << ", game " << games << ", " << row.plies << " or "
                                     << expected.plies << " plies\n"
                                     << found.text.substr(0, 1000);
        });
        scanner.feed(text);
        scanner.finish();
    }
    EXPECT_GT(games, 30000u);
    EXPECT_GT(counted, 30000u);
}
