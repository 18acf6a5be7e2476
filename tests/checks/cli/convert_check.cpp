#include "core/pgn/encoding.h"
#include "tests/support/pgn_files.h"
#include "tests/support/round_trip.h"
#include "tests/unit/cli/cli_run.h"

#include <gtest/gtest.h>

// What `adoube-cli convert` makes of all real files.
namespace {

// A file that holds text and no game is refused.
bool hasGames(const std::vector<pgn::ReadGame>& games)
{
    return std::any_of(games.begin(), games.end(), [](const pgn::ReadGame& game) {
        return !game.record.tags().empty() || game.record.liveNodeCount() > 1 ||
               !game.record.unreadTail().empty();
    });
}

std::vector<record::Record> recordsOf(const std::vector<pgn::ReadGame>& games)
{
    std::vector<record::Record> records;
    for (const pgn::ReadGame& game : games)
        records.push_back(game.record);
    return records;
}

} // namespace

TEST(ConvertCheck, EveryFileBecomesWhatTheWriterMakesOfIt)
{
    ADOUBE_NEED_DATA();
    for (const auto& path : support::pgnFiles()) {
        const std::string text = support::readFile(path);
        const std::string converted = support::run({"convert", "-q", path.string()}).out;
        EXPECT_EQ(support::run({"convert", "-q", "-"}, converted).out, converted) << path;
        if (const auto games = support::readAll(text); pgn::isUtf8(text) && hasGames(games)) {
            EXPECT_EQ(converted, support::writeAll(games)) << path;
        }
    }
}

TEST(ConvertCheck, KeptTextHoldsTheSameGames)
{
    ADOUBE_NEED_DATA();
    for (const auto& path : support::pgnFiles()) {
        const std::string text = support::readFile(path);
        const auto games = support::readAll(text);
        if (!pgn::isUtf8(text) || !hasGames(games))
            continue;
        const std::string kept = support::run({"convert", "-q", "--keep-text", path.string()}).out;
        EXPECT_EQ(recordsOf(support::readAll(kept)), recordsOf(games)) << path;
    }
}

TEST(ConvertCheck, EveryFormIsWrittenOfEveryFile)
{
    ADOUBE_NEED_DATA();
    for (const auto& path : support::pgnFiles()) {
        if (std::filesystem::file_size(path) > 1'000'000)
            continue;
        for (const char* form : {"epd", "fen", "uci", "csv", "json", "text"}) {
            const support::Ran ran = support::run({"convert", "-q", "--to", form, path.string()});
            EXPECT_NE(ran.status, cli::ExitStatus::CouldNotRun) << path << " as " << form;
            EXPECT_TRUE(pgn::isUtf8(ran.out)) << path << " as " << form;
            EXPECT_TRUE(ran.out.empty() || ran.out.back() == '\n') << path << " as " << form;
        }
    }
}
