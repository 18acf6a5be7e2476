#include "core/notation/fen.h"
#include "core/pgn/encoding.h"
#include "tests/support/pgn_files.h"
#include "tests/support/round_trip.h"
#include "tests/support/tsv.h"
#include "tests/support/zstd_file.h"

#include <gtest/gtest.h>
#include <set>
#include <sstream>

// Counts and final positions of all real files, against two other programs: pgn-extract and python-chess.
// Where the two agree on the number of games, so must we, and then on what is in each game. Where we mean to
// differ, deviations.tsv says why.
namespace {

using record::NodeId;

struct Expected {
    std::string plies, nodes, comments, signs, result, epd;
};

// The data's account of each game, by file.
std::map<std::string, std::vector<Expected>> expectedGames()
{
    std::map<std::string, std::vector<Expected>> games;
    std::istringstream in(support::readZstd(support::dataDir() / "pgn" / "expected_games.tsv.zst"));
    std::string line;
    std::getline(in, line);
    while (std::getline(in, line)) {
        // file game mainline_plies errors total_nodes comments nags result_tag variant final_epd
        const auto cells = support::split(line, '\t');
        games[cells.at(0)].push_back(
            {cells.at(2), cells.at(4), cells.at(5), cells.at(6), cells.at(7), cells.at(9)});
    }
    return games;
}

class Deviations {
public:
    Deviations() : m_table(std::filesystem::path(ADOUBE_SOURCE_DIR) / "tests/checks/pgn/deviations.tsv") {}
    // Is this game one of those listed, and do we read as many plies of it as is said there?
    bool allows(const std::string& file, std::size_t game, const std::string& plies)
    {
        for (std::size_t row = 0; row < m_table.size(); ++row) {
            const std::string number = m_table.at(row, "game");
            const bool isListed = number == "*" || number == std::to_string(game);
            if (m_table.at(row, "file") == file && isListed && m_table.at(row, "our_plies") == plies) {
                m_used.insert(row);
                return true;
            }
        }
        return false;
    }
    std::vector<std::string> unused() const
    {
        std::vector<std::string> rows;
        for (std::size_t row = 0; row < m_table.size(); ++row) {
            if (!m_used.contains(row))
                rows.push_back(m_table.at(row, "file") + " game " + m_table.at(row, "game"));
        }
        return rows;
    }

private:
    support::Table m_table;
    std::set<std::size_t> m_used;
};

std::size_t countIn(std::string_view text)
{
    return std::size_t(std::count(text.begin(), text.end(), '{'));
}

Expected ours(const record::Record& record)
{
    std::size_t nodes = 0, comments = countIn(record.textBeforeTags()) + countIn(record.textAfterResult()),
                signs = 0;
    std::vector<NodeId> open{NodeId::Root};
    while (!open.empty()) {
        const record::Node& node = record.node(open.back());
        open.pop_back();
        ++nodes;
        comments +=
            node.commentsBefore.size() + node.commentsAfter.size() + node.commentsAfterVariation.size();
        signs += node.nags.size();
        open.insert(open.end(), node.children.begin(), node.children.end());
    }
    // As python-chess tells it: the tag's word, and the marker's where the tag leaves it open.
    std::string_view result = record.tags().value("Result");
    if (result.empty() || result == "*")
        result = pgn::resultText(record.result());
    return {std::to_string(record.mainLine().size()),
            std::to_string(nodes - 1),
            std::to_string(comments),
            std::to_string(signs),
            std::string(result),
            notation::toEpd(record.positionAt(record.endOfLine(NodeId::Root)))};
}

std::string difference(const Expected& expected, const Expected& found)
{
    std::string text;
    const auto compare = [&](const char* what, const std::string& a, const std::string& b) {
        if (a != b)
            text += std::string(what) + " " + a + " but " + b + "; ";
    };
    compare("plies", expected.plies, found.plies);
    compare("nodes", expected.nodes, found.nodes);
    compare("comments", expected.comments, found.comments);
    compare("signs", expected.signs, found.signs);
    compare("result", expected.result, found.result);
    compare("position", expected.epd, found.epd);
    return text;
}

} // namespace

TEST(ExpectedGamesCheck, CountsAndGamesAreThoseOfTheOtherPrograms)
{
    ADOUBE_NEED_DATA();
    const support::Table counts(support::dataDir() / "pgn" / "expected_counts.tsv");
    const auto expected = expectedGames();
    Deviations deviations;
    std::size_t comparedFiles = 0, comparedGames = 0;
    for (std::size_t row = 0; row < counts.size(); ++row) {
        const std::string file = counts.at(row, "file");
        const std::string extract = counts.at(row, "pgn_extract_games");
        const bool agree = extract == counts.at(row, "python_chess_games");
        if (!agree && (extract == "0" || extract != counts.at(row, "event_tags")))
            continue;
        const std::string bytes = support::readFile(support::dataDir() / "pgn" / file);
        const auto games = support::readAll(pgn::decode(bytes, pgn::detectEncoding(bytes)));
        ++comparedFiles;
        EXPECT_EQ(std::to_string(games.size()), extract) << file;
        if (!agree || !expected.contains(file) || expected.at(file).size() != games.size())
            continue;
        for (std::size_t i = 0; i < games.size(); ++i) {
            ++comparedGames;
            const Expected found = ours(games[i].record);
            const std::string differs = difference(expected.at(file)[i], found);
            if (!differs.empty()) {
                EXPECT_TRUE(deviations.allows(file, i + 1, found.plies))
                    << file << " game " << i + 1 << ": expected " << differs;
            }
        }
    }
    EXPECT_GT(comparedFiles, 200u);
    EXPECT_GT(comparedGames, 14'000u);
    EXPECT_EQ(deviations.unused(), std::vector<std::string>()) << "deviations that are none any more";
}
