#include "core/notation/fen.h"
#include "core/notation/san.h"
#include "core/opening/opening_book.h"
#include "tests/unit/notation/collection.h"

#include <gtest/gtest.h>

using opening::OpeningBook;

namespace {

// The data file that the program uses.
const OpeningBook& book()
{
    static const OpeningBook Book =
        OpeningBook::parse(
            support::readText(std::filesystem::path(ADOUBE_SOURCE_DIR) / "resources/openings/openings.tsv"))
            .value();
    return Book;
}

// The keys of the positions from the start to the end of these moves.
std::vector<std::uint64_t> keysOf(const std::string& sanMoves)
{
    chess::Position p;
    std::vector<std::uint64_t> keys{p.key()};
    for (const auto& san : support::split(sanMoves, ' ')) {
        p.play(notation::parseSan(p, san).value());
        keys.push_back(p.key());
    }
    return keys;
}

std::string nameAfter(const std::string& sanMoves)
{
    const auto keys = keysOf(sanMoves);
    const opening::Opening* found = book().lastOn(keys);
    return found ? found->eco + ' ' + found->name : "none";
}

} // namespace

TEST(OpeningBook, NamesPositions)
{
    EXPECT_EQ(nameAfter("e4 e5 Nf3 Nc6 Bc4"), "C50 Italian Game");
    EXPECT_EQ(nameAfter("Nh3"), "A00 Amar Opening");
    EXPECT_EQ(book().find(chess::Position()), nullptr);
    const std::uint64_t start[] = {chess::Position().key()};
    EXPECT_EQ(book().lastOn(start), nullptr);
    EXPECT_EQ(book().lastOn({}), nullptr);
}

TEST(OpeningBook, FindsTranspositionsAndKeepsTheLastName)
{
    EXPECT_EQ(nameAfter("Nf3 Nc6 e4 e5 Bc4"), "C50 Italian Game");
    EXPECT_EQ(nameAfter("e4 e5 Nf3 Nc6 Bc4 h6 a3 a6 h4"), nameAfter("e4 e5 Nf3 Nc6 Bc4 h6"));
    EXPECT_NE(nameAfter("e4 e5 Nf3 Nc6 Bc4 h6"), "none");
}

TEST(OpeningBook, EveryLineOfTheCollectionIsFound)
{
    ADOUBE_NEED_DATA();
    std::size_t lines = 0;
    support::forEachRow(support::dataDir() / "openings" / "all_openings.tsv", [&](auto cell) {
        chess::Position p;
        for (const auto& uci : support::split(cell("uci"), ' '))
            p.play(notation::parseUci(p, uci).value());
        EXPECT_EQ(notation::toEpd(p), cell("epd"));
        const opening::Opening* found = book().find(p);
        ASSERT_NE(found, nullptr) << cell("name");
        EXPECT_EQ(found->eco, cell("eco"));
        EXPECT_EQ(found->name, cell("name"));
        ++lines;
    });
    EXPECT_EQ(lines, 3807u);
    EXPECT_EQ(book().size(), lines);
}

TEST(OpeningBook, ABadLineIsNamed)
{
    EXPECT_EQ(OpeningBook::parse("# comment\n\nA00\tX\te2e4\r\n")->size(), 1u);
    EXPECT_EQ(OpeningBook::parse("")->size(), 0u);
    EXPECT_EQ(OpeningBook::parse("# c\nA00\tX\te2e5\n").error(), 2);
    EXPECT_EQ(OpeningBook::parse("A00\tX\te2e4\nA00\tX\n").error(), 2);
    EXPECT_EQ(OpeningBook::parse("A00\tX\te2e4\tmore").error(), 1);
    EXPECT_EQ(OpeningBook::parse("A00\t\te2e4").error(), 1);
    EXPECT_EQ(OpeningBook::parse("A00\tX\te2e4  e7e5").error(), 1);
}
