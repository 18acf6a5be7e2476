#include "app/cli/file_text.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <istream>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace cli {

namespace {

std::string systemMessage(const std::string& path)
{
    return fmt::format("{}: {}", path, std::strerror(errno));
}

struct Descriptor {
    int number;
    ~Descriptor()
    {
        if (number >= 0)
            close(number);
    }
};

// Pipes and devices cannot be mapped.
tl::expected<std::string, std::string> readAll(int descriptor, const std::string& path)
{
    std::string bytes;
    std::string block(1 << 20, '\0');
    for (;;) {
        const ssize_t count = read(descriptor, block.data(), block.size());
        if (count == 0)
            return bytes;
        if (count > 0)
            bytes.append(block, 0, std::size_t(count));
        else if (errno != EINTR)
            return tl::unexpected(systemMessage(path));
    }
}

std::string readAll(std::istream& in)
{
    std::string bytes;
    std::string block(1 << 20, '\0');
    while (in.read(block.data(), std::streamsize(block.size())), in.gcount() > 0)
        bytes.append(block, 0, std::size_t(in.gcount()));
    return bytes;
}

} // namespace

struct FileText::Mapping {
    void* data = MAP_FAILED;
    std::size_t size = 0;
    Mapping(int descriptor, std::size_t bytes)
        : data(mmap(nullptr, bytes, PROT_READ, MAP_PRIVATE, descriptor, 0)), size(bytes)
    {
    }
    Mapping(const Mapping&) = delete;
    Mapping& operator=(const Mapping&) = delete;
    ~Mapping()
    {
        if (isMapped())
            munmap(data, size);
    }
    bool isMapped() const { return data != MAP_FAILED; }
    std::string_view bytes() const { return {static_cast<const char*>(data), size}; }
};

tl::expected<FileText, std::string> FileText::open(const std::string& path, std::istream& in,
                                                   const std::optional<pgn::Encoding>& insisted)
{
    FileText file;
    std::string_view bytes;
    if (path == "-") {
        file.m_decoded = std::make_shared<std::string>(readAll(in));
        bytes = *file.m_decoded;
    } else {
        const Descriptor descriptor{::open(path.c_str(), O_RDONLY | O_CLOEXEC)};
        struct stat status {};
        if (descriptor.number < 0 || fstat(descriptor.number, &status) != 0)
            return tl::unexpected(systemMessage(path));
        if (S_ISREG(status.st_mode) && status.st_size > 0)
            file.m_mapping = std::make_shared<Mapping>(descriptor.number, std::size_t(status.st_size));
        if (file.m_mapping && file.m_mapping->isMapped()) {
            bytes = file.m_mapping->bytes();
        } else {
            auto read = readAll(descriptor.number, path);
            if (!read)
                return tl::unexpected(std::move(read.error()));
            file.m_decoded = std::make_shared<std::string>(std::move(*read));
            bytes = *file.m_decoded;
        }
    }
    file.m_source.text = bytes;
    file.m_source.encoding = insisted ? *insisted : pgn::detectEncoding(bytes);
    file.m_source.strictly = insisted.has_value();
    if (!pgn::keepsAscii(file.m_source.encoding)) {
        file.m_decoded = std::make_shared<std::string>(pgn::decode(bytes, file.m_source.encoding));
        file.m_source = {*file.m_decoded, {}};
        file.m_isAsInFile = false;
    }
    return file;
}

} // namespace cli
