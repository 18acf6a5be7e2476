#pragma once
#include <filesystem>
#include <fstream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace support {

inline std::vector<std::string> split(const std::string& text, char separator)
{
    std::vector<std::string> parts{""};
    for (const char c : text) {
        if (c == separator)
            parts.emplace_back();
        else
            parts.back() += c;
    }
    return parts;
}

// A tab-separated file whose first line names the columns; a short line has empty last cells.
class Table {
public:
    explicit Table(const std::filesystem::path& path)
    {
        std::ifstream in(path);
        if (!in)
            throw std::runtime_error("cannot read " + path.string());
        std::string line;
        std::getline(in, line);
        const auto names = split(line, '\t');
        for (std::size_t i = 0; i < names.size(); ++i)
            m_columns[names[i]] = i;
        while (std::getline(in, line))
            m_rows.push_back(split(line, '\t'));
    }
    std::size_t size() const { return m_rows.size(); }
    std::string at(std::size_t row, const std::string& column) const
    {
        const std::size_t i = m_columns.at(column);
        return i < m_rows[row].size() ? m_rows[row][i] : "";
    }

private:
    std::map<std::string, std::size_t> m_columns;
    std::vector<std::vector<std::string>> m_rows;
};

} // namespace support
