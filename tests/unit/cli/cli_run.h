#pragma once
#include "app/cli/run.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <unistd.h>

// Command lines run in this process, on files that are gone with the test.
namespace support {

struct Ran {
    cli::ExitStatus status;
    std::string out;
    std::string err;
};

inline Ran run(const std::vector<std::string>& arguments, const std::string& input = {},
               bool terminal = false)
{
    std::istringstream in(input);
    std::ostringstream out, err;
    std::optional<std::chrono::milliseconds> always;
    if (terminal)
        always.emplace(0);
    const cli::ExitStatus status = cli::run(arguments, {in, out, err, always});
    return {status, out.str(), err.str()};
}

inline std::string contentOf(const std::filesystem::path& path)
{
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

class TemporaryFolder {
public:
    TemporaryFolder()
        : m_path(std::filesystem::temp_directory_path() /
                 ("adoube-cli-test-" + std::to_string(getpid()) + "-" + std::to_string(std::uintptr_t(this))))
    {
        std::filesystem::create_directories(m_path);
    }
    ~TemporaryFolder() { std::filesystem::remove_all(m_path); }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    std::string path() const { return m_path.string(); }
    std::string operator/(const std::string& name) const { return (m_path / name).string(); }
    // Writes a file and gives its path.
    std::string file(const std::string& name, std::string_view content) const
    {
        std::filesystem::create_directories((m_path / name).parent_path());
        std::ofstream(m_path / name, std::ios::binary) << content;
        return (m_path / name).string();
    }
    // The names of all that is in it, in their order.
    std::vector<std::string> names() const
    {
        std::vector<std::string> all;
        for (const auto& entry : std::filesystem::directory_iterator(m_path))
            all.push_back(entry.path().filename().string());
        std::sort(all.begin(), all.end());
        return all;
    }

private:
    std::filesystem::path m_path;
};

} // namespace support
