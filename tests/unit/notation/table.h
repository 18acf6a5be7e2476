#pragma once
#include "tests/support/data.h"

#include <fstream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

// Reads the tables of ../shared/data: tab-separated, the first line names the columns.
namespace support {

inline std::vector<std::string> split(const std::string& text, char separator)
{
    std::vector<std::string> parts;
    std::size_t start = 0;
    for (std::size_t end = 0; end != std::string::npos; start = end + 1) {
        end = text.find(separator, start);
        parts.push_back(text.substr(start, end == std::string::npos ? end : end - start));
    }
    return parts;
}

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

using Row = std::map<std::string, std::string>;

inline std::vector<Row> readTable(const std::filesystem::path& file)
{
    const auto lines = readLines(file);
    const auto names = split(lines.at(0), '\t');
    std::vector<Row> rows;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const auto fields = split(lines[i], '\t');
        Row row;
        for (std::size_t f = 0; f < names.size(); ++f)
            row[names[f]] = f < fields.size() ? fields[f] : "";
        rows.push_back(std::move(row));
    }
    return rows;
}

// The FENs of every position of the data, each once a file; every step-th.
inline std::vector<std::string> dataFens(std::size_t step = 1)
{
    std::vector<std::string> all;
    for (const Row& row : readTable(dataDir() / "perft" / "perft.tsv"))
        all.push_back(row.at("fen"));
    for (const Row& row : readTable(dataDir() / "fen" / "positions.csv"))
        all.push_back(row.at("FEN"));
    for (const Row& row : readTable(dataDir() / "fen" / "fen_cases.tsv"))
        all.push_back(row.at("fen"));
    for (const char* name : {"hard.txt", "real.txt"})
        for (const std::string& line : readLines(dataDir() / "winnable" / name))
            all.push_back(line.substr(std::min<std::size_t>(3, line.size())));
    std::vector<std::string> some;
    for (std::size_t i = 0; i < all.size(); i += step)
        some.push_back(std::move(all[i]));
    return some;
}

} // namespace support
