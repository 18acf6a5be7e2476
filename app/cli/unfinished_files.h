#pragma once
#include <mutex>
#include <set>
#include <string>

namespace cli {

// The files that are being written under a name for the time being, so that whoever ends the program early
// can remove them.
class UnfinishedFiles {
public:
    void add(const std::string& path);
    void forget(const std::string& path);
    void removeAll();

private:
    std::mutex m_mutex;
    std::set<std::string> m_paths;
};

} // namespace cli
