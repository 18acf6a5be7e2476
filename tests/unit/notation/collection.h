#pragma once
#include "tests/support/data.h"
#include "tests/support/tsv.h"

// What the tests of notation read of ../shared/data and of resources.
namespace support {

inline std::vector<std::string> readLines(const std::filesystem::path& file)
{
    std::ifstream in(file);
    if (!in)
        throw std::runtime_error("cannot read " + file.string());
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

inline std::string readText(const std::filesystem::path& file)
{
    std::ifstream in(file, std::ios::binary);
    if (!in)
        throw std::runtime_error("cannot read " + file.string());
    return {std::istreambuf_iterator<char>(in), {}};
}

// Calls visit(cell) for every row of a table, where cell("column") is a text of the row.
template <class Visit>
void forEachRow(const std::filesystem::path& file, Visit visit)
{
    const Table table(file);
    for (std::size_t i = 0; i < table.size(); ++i)
        visit([&](const char* column) { return table.at(i, column); });
}

// Every step-th FEN of the data, valid or not.
inline std::vector<std::string> dataFens(std::size_t step = 1)
{
    std::vector<std::string> all;
    const auto addColumn = [&](const std::filesystem::path& file, const char* column) {
        forEachRow(dataDir() / file, [&](auto cell) { all.push_back(cell(column)); });
    };
    addColumn("perft/perft.tsv", "fen");
    addColumn("fen/positions.csv", "FEN");
    addColumn("fen/fen_cases.tsv", "fen");
    for (const char* name : {"winnable/hard.txt", "winnable/real.txt"})
        for (const std::string& line : readLines(dataDir() / name))
            all.push_back(line.substr(std::min<std::size_t>(3, line.size())));
    std::vector<std::string> some;
    for (std::size_t i = 0; i < all.size(); i += step)
        some.push_back(std::move(all[i]));
    return some;
}

} // namespace support
