#include "app/cli/file_text.h"
#include "tests/unit/cli/cli_run.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <thread>

using cli::FileText;
using support::TemporaryFolder;

namespace {

std::string manyGames(std::size_t bytes)
{
    std::string games;
    while (games.size() < bytes)
        games += "[Event \"" + std::to_string(games.size()) + "\"]\n\n1. e4 e5 *\n\n";
    return games;
}

} // namespace

TEST(FileText, ReadsTheWholeFile)
{
    const TemporaryFolder folder;
    std::istringstream in;
    for (const std::size_t bytes : {0u, 1u, 5000u, 3000000u}) {
        const std::string content = manyGames(bytes);
        const auto text = FileText::open(folder.file("a.pgn", content), in);
        ASSERT_TRUE(text.has_value());
        EXPECT_EQ(text->text(), content);
        EXPECT_TRUE(text->isAsInFile());
    }
}

// A mapped file would end the program at the first look at what has gone.
TEST(FileText, AFileThatAnotherProgramShortensMeanwhileDoesNoHarm)
{
    const TemporaryFolder folder;
    const std::string content = manyGames(1 << 20), path = folder.file("a.pgn", content);
    std::istringstream in;
    const auto text = FileText::open(path, in);
    ASSERT_TRUE(text.has_value());
    std::filesystem::resize_file(path, 0);
    EXPECT_EQ(text->text(), content);
}

// Its size is not known beforehand.
TEST(FileText, APipeIsReadToItsEnd)
{
    const TemporaryFolder folder;
    const std::string content = manyGames(3000000), path = folder / "pipe";
    ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
    std::jthread writer([&] { std::ofstream(path, std::ios::binary) << content; });
    std::istringstream in;
    const auto text = FileText::open(path, in);
    ASSERT_TRUE(text.has_value());
    EXPECT_EQ(text->text(), content);
}

TEST(FileText, AFolderIsAnErrorInWords)
{
    const TemporaryFolder folder;
    std::istringstream in;
    const auto text = FileText::open(folder.path(), in);
    ASSERT_FALSE(text.has_value());
    EXPECT_NE(text.error().find(folder.path() + ": "), std::string::npos);
}
