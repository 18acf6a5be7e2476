#pragma once
#include "tests/support/data.h"

#include <algorithm>
#include <fstream>
#include <vector>

namespace support {

inline std::string readFile(const std::filesystem::path& path)
{
    std::ifstream in(path, std::ios::binary);
    std::string bytes(std::size_t(std::filesystem::file_size(path)), '\0');
    in.read(bytes.data(), std::streamsize(bytes.size()));
    return bytes;
}

// Every file below these folders of the data that holds PGN, in the order of their names.
inline std::vector<std::filesystem::path> pgnFiles(const std::vector<std::string>& folders = {"pgn",
                                                                                              "bugcases"})
{
    std::vector<std::filesystem::path> files;
    for (const std::string& folder : folders) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(dataDir() / folder)) {
            if (entry.is_regular_file() && entry.path().extension() == ".pgn")
                files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

} // namespace support
