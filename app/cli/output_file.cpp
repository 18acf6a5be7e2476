#include "app/cli/output_file.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace cli {

namespace fs = std::filesystem;

namespace {

// The file itself when the path is a link to one.
std::string resolved(const std::string& path)
{
    std::error_code error;
    const fs::path file = fs::canonical(path, error);
    return error ? path : file.string();
}

// As a second link to the file where the file system can, else as a copy.
bool keepBackup(const std::string& path, const std::string& backup)
{
    const std::string fresh = backup + ".new";
    std::error_code error;
    fs::remove(fresh, error);
    fs::create_hard_link(path, fresh, error);
    if (error)
        fs::copy_file(path, fresh, fs::copy_options::overwrite_existing, error);
    if (!error)
        fs::rename(fresh, backup, error);
    if (error)
        errno = error.value();
    return !error;
}

} // namespace

OutputFile::OutputFile(std::string path, UnfinishedFiles* unfinished)
    : m_path(resolved(path)), m_unfinished(unfinished)
{
    std::error_code error;
    const fs::file_status status = fs::status(m_path, error);
    if (fs::exists(status) && !fs::is_regular_file(status))
        return;
    const fs::path whole = m_path;
    m_temporary =
        (whole.parent_path() / fmt::format(".{}.{}.part", whole.filename().string(), getpid())).string();
}

OutputFile::~OutputFile()
{
    close();
    if (!m_created || m_temporary.empty())
        return;
    unlink(m_temporary.c_str());
    if (m_unfinished)
        m_unfinished->forget(m_temporary);
}

void OutputFile::close()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
    m_descriptor = -1;
}

OutputFile::Done OutputFile::failure() const
{
    return tl::unexpected(fmt::format("{}: {}", m_path, std::strerror(errno)));
}

// Opened anew for each block, so that there may be more files than a program may have open; a pipe stays
// open, as closing it would end it.
OutputFile::Done OutputFile::open()
{
    if (m_descriptor >= 0)
        return {};
    if (!m_created && m_unfinished && !m_temporary.empty())
        m_unfinished->add(m_temporary);
    const int flags = O_WRONLY | O_CLOEXEC | O_APPEND | (m_created ? 0 : O_CREAT | O_TRUNC);
    m_descriptor = ::open((m_temporary.empty() ? m_path : m_temporary).c_str(), flags, 0666);
    if (m_descriptor < 0)
        return failure();
    m_created = true;
    return {};
}

OutputFile::Done OutputFile::flush()
{
    if (auto done = open(); !done)
        return done;
    std::string_view rest = m_buffer;
    while (!rest.empty()) {
        const ssize_t written = ::write(m_descriptor, rest.data(), rest.size());
        if (written < 0 && errno != EINTR)
            return failure();
        rest.remove_prefix(std::size_t(std::max<ssize_t>(written, 0)));
    }
    m_buffer.clear();
    return {};
}

OutputFile::Done OutputFile::write(std::string_view bytes)
{
    m_buffer += bytes;
    if (m_buffer.size() < m_bufferSize)
        return {};
    auto done = flush();
    if (!m_temporary.empty())
        close();
    return done;
}

OutputFile::Done OutputFile::commit(const std::string& backup)
{
    if (auto done = flush(); !done)
        return done;
    if (m_temporary.empty())
        return {};
    struct stat before {};
    const bool replaces = stat(m_path.c_str(), &before) == 0;
    if ((replaces && fchmod(m_descriptor, before.st_mode & 07777) != 0) || fsync(m_descriptor) != 0)
        return failure();
    if (replaces && !backup.empty() && !keepBackup(m_path, backup))
        return tl::unexpected(fmt::format("{}: {}; nothing was changed", backup, std::strerror(errno)));
    if (rename(m_temporary.c_str(), m_path.c_str()) != 0)
        return failure();
    close();
    if (m_unfinished)
        m_unfinished->forget(m_temporary);
    m_temporary.clear();
    return {};
}

} // namespace cli
