#include "core/chess/outcome.h"
#include "core/chess/perft.h"
#include "tests/support/fen.h"
#include "tests/support/perft_data.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace {

using namespace chess;

std::vector<std::string> sortedParts(const std::string& text, char separator)
{
    auto parts = text.empty() ? std::vector<std::string>{} : support::split(text, separator);
    std::sort(parts.begin(), parts.end());
    return parts;
}

std::vector<std::string> sortedUci(const Position& p, bool chess960)
{
    std::vector<std::string> uci;
    for (const Move m : p.legalMoves())
        uci.push_back(support::uciOf(m, !chess960));
    std::sort(uci.begin(), uci.end());
    return uci;
}

// Boards, turns and rights after each legal move; the table resets the counters.
std::vector<std::string> sortedWithoutCounters(const std::vector<Position>& successors)
{
    std::vector<std::string> texts;
    for (const Position& p : successors) {
        const std::string fen = support::fenOf(p);
        texts.push_back(fen.substr(0, fen.rfind(' ', fen.rfind(' ') - 1)));
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

class PositionsTable : public testing::Test {
protected:
    void checkRow(const support::Table& t, std::size_t i)
    {
        const auto cell = [&](const char* column) { return t.at(i, column); };
        SCOPED_TRACE(cell("LABEL"));
        const bool chess960 = cell("VARIANT") == "chess960";
        const auto p = Position::fromSetup(setupOf(cell("FEN"), cell("EFF_CASTLING")));
        ASSERT_EQ(p.has_value() ? "true" : "false", cell("LEGAL"));
        if (!p)
            return;
        EXPECT_EQ(p->isCheck() ? "true" : "false", cell("CHECK"));
        EXPECT_EQ(p->hasLegalMove() ? "true" : "false", cell("HAS_MOVE"));
        EXPECT_EQ(sortedUci(*p, chess960), sortedParts(cell("UCI_MOVES"), '/'));
        checkOutcome(*p, cell("CHECKMATE"), cell("STALEMATE"), cell("DEAD"));
        checkSuccessors(*p, cell("SUCCESSORS"));
    }

    // How a castling field is to be read is for core/notation; the table says what it comes to.
    PositionSetup setupOf(const std::string& fen, const std::string& rights)
    {
        auto fields = support::split(fen, ' ');
        fields[2] = rights;
        return support::setupFromFen(fields[0] + ' ' + fields[1] + ' ' + fields[2] + ' ' + fields[3]);
    }

    void checkOutcome(const Position& p, const std::string& mate, const std::string& stalemate,
                      const std::string& dead)
    {
        const std::vector<std::uint64_t> history{p.key()};
        const EndReason reason = automaticOutcome(p, history).reason;
        EXPECT_EQ(reason == EndReason::Checkmate ? "true" : "false", mate);
        EXPECT_EQ(reason == EndReason::Stalemate ? "true" : "false", stalemate);
        // The table's "dead" is by material.
        EXPECT_EQ(isInsufficientMaterial(p) ? "true" : "false", dead);
    }

    void checkSuccessors(const Position& p, const std::string& expected)
    {
        std::vector<Position> ours;
        for (const Move m : p.legalMoves())
            ours.push_back(p.after(m));
        std::vector<Position> theirs;
        for (const auto& fen : sortedParts(expected, '|'))
            theirs.push_back(support::positionFromFen(fen));
        EXPECT_EQ(sortedWithoutCounters(ours), sortedWithoutCounters(theirs));
    }
};

TEST_F(PositionsTable, RegularAndChess960Rows)
{
    ADOUBE_NEED_DATA();
    const support::Table table(support::dataDir() / "fen" / "positions.csv");
    int rows = 0;
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (table.at(i, "VARIANT") != "regular" && table.at(i, "VARIANT") != "chess960")
            continue;
        checkRow(table, i);
        ++rows;
    }
    EXPECT_EQ(rows, 71);
}

TEST(InsufficientMaterial, KnownPositions)
{
    ADOUBE_NEED_DATA();
    const support::Table table(support::dataDir() / "fen" / "insufficient_material.tsv");
    int judged = 0;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const auto p = Position::fromSetup(support::setupFromFen(table.at(i, "fen")));
        if (table.at(i, "valid") != "True" || !p)
            continue;
        ++judged;
        EXPECT_EQ(isInsufficientMaterial(*p) ? "True" : "False", table.at(i, "py_is_insufficient"))
            << table.at(i, "fen");
    }
    EXPECT_GT(judged, 40);
}

// A small part of the counts under sanitizers; tests/checks/chess goes deep.
TEST(Perft, DataWithinASmallBudget)
{
    ADOUBE_NEED_DATA();
    int counted = 0;
    for (const auto& c : support::perftCases()) {
        const auto [depth, leaves] = c.deepestWithin(3000);
        if (depth == 0)
            continue;
        ASSERT_EQ(perft(support::positionFromFen(c.fen), depth), leaves) << c.id << ' ' << c.fen;
        ++counted;
    }
    EXPECT_GT(counted, 6000);
}

} // namespace
