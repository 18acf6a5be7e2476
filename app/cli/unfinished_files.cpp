#include "app/cli/unfinished_files.h"

#include <unistd.h>

namespace cli {

void UnfinishedFiles::add(const std::string& path)
{
    const std::lock_guard lock(m_mutex);
    m_paths.insert(path);
}

void UnfinishedFiles::forget(const std::string& path)
{
    const std::lock_guard lock(m_mutex);
    m_paths.erase(path);
}

void UnfinishedFiles::removeAll()
{
    const std::lock_guard lock(m_mutex);
    for (const std::string& path : m_paths)
        unlink(path.c_str());
    m_paths.clear();
}

} // namespace cli
