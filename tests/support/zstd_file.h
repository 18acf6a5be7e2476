#pragma once
#include <cstdio>
#include <filesystem>
#include <stdexcept>
#include <string>

namespace support {

// What a .zst file holds, by the zstd program.
inline std::string readZstd(const std::filesystem::path& path)
{
    const std::string command = "zstd -dcq '" + path.string() + "'";
    std::FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr)
        throw std::runtime_error("cannot run: " + command);
    std::string text, block(1 << 20, '\0');
    while (const std::size_t count = std::fread(block.data(), 1, block.size(), pipe))
        text.append(block, 0, count);
    if (pclose(pipe) != 0)
        throw std::runtime_error("failed: " + command);
    return text;
}

} // namespace support
