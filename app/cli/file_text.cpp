#include "app/cli/file_text.h"

#include "app/cli/commands.h"
#include "core/pgn/encoding_probe.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <istream>
#include <new>
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

std::string readAll(std::istream& in)
{
    std::string bytes;
    std::string block(1 << 20, '\0');
    while (in.read(block.data(), std::streamsize(block.size())), in.gcount() > 0)
        bytes.append(block, 0, std::size_t(in.gcount()));
    return bytes;
}

// As the window finds it: games in UTF-8 say nothing of what the others are written in.
pgn::Encoding foundEncoding(std::string_view bytes)
{
    if (auto wide = pgn::wideEncoding(bytes))
        return *wide;
    constexpr std::size_t Step = 1 << 20;
    pgn::EncodingProbe probe;
    for (std::size_t at = 0; at < bytes.size(); at += Step)
        probe.feed(bytes.substr(at, Step));
    return probe.finish();
}

bool hasReplacement(std::string_view text)
{
    return text.find("\xef\xbf\xbd") != std::string_view::npos; // U+FFFD
}

// What has lost nothing gives the same bytes again, but for the mark in front of them.
bool hasLostBytes(std::string_view bytes, std::string_view decoded, const std::string& encoding)
{
    if (!hasReplacement(decoded))
        return false;
    const auto again = pgn::encode(decoded, {encoding, false});
    return !again || !bytes.ends_with(*again);
}

} // namespace

// Memory that nobody has filled with zeros first.
struct FileText::Bytes {
    std::unique_ptr<char[]> data;
    std::size_t capacity = 0;
    std::size_t size = 0;

    std::string_view text() const { return {data.get(), size}; }
    bool grow(std::size_t newCapacity)
    {
        std::unique_ptr<char[]> larger(new (std::nothrow) char[newCapacity]);
        if (!larger)
            return false;
        std::copy_n(data.get(), size, larger.get());
        data = std::move(larger);
        capacity = newCapacity;
        return true;
    }
    // To the end, which may have moved since the size was asked. False with errno.
    bool readAll(int descriptor, std::size_t expectedSize)
    {
        // One byte more shows the end without growing.
        for (std::size_t room = expectedSize + 1;; room = std::max(2 * capacity, MinCapacity)) {
            if (!grow(room)) {
                errno = ENOMEM;
                return false;
            }
            while (size < capacity) {
                const ssize_t count = read(descriptor, data.get() + size, capacity - size);
                if (count == 0)
                    return true;
                if (count < 0 && errno != EINTR)
                    return false;
                size += count > 0 ? std::size_t(count) : 0;
            }
        }
    }
    static constexpr std::size_t MinCapacity = 1 << 20;
};

tl::expected<FileText, std::string> FileText::open(const std::string& path, std::istream& in,
                                                   const std::optional<pgn::Encoding>& insisted)
{
    FileText file;
    std::string_view bytes;
    if (path == "-") {
        file.m_decoded = std::make_shared<std::string>(readAll(in));
        if (in.bad())
            return tl::unexpected(std::string(UnreadableInput));
        bytes = *file.m_decoded;
    } else {
        const Descriptor descriptor{::open(path.c_str(), O_RDONLY | O_CLOEXEC)};
        struct stat status {};
        const auto content = std::make_shared<Bytes>();
        if (descriptor.number < 0 || fstat(descriptor.number, &status) != 0 ||
            !content->readAll(descriptor.number, S_ISREG(status.st_mode) ? std::size_t(status.st_size) : 0))
            return tl::unexpected(systemMessage(path));
        file.m_bytes = content;
        bytes = content->text();
    }
    file.m_source.text = bytes;
    file.m_source.encoding = insisted ? *insisted : foundEncoding(bytes);
    file.m_source.strictly = insisted.has_value();
    file.m_encodingName = file.m_source.encoding.name;
    if (!pgn::keepsAscii(file.m_source.encoding)) {
        auto decoded = std::make_shared<std::string>(pgn::decode(bytes, file.m_source.encoding));
        file.m_hasLost = hasLostBytes(bytes, *decoded, file.m_encodingName);
        file.m_decoded = std::move(decoded);
        file.m_source = {*file.m_decoded, {}};
        file.m_isAsInFile = false;
    }
    return file;
}

bool FileText::hasLost(const pgn::GameText& game) const
{
    if (!m_isAsInFile)
        return m_hasLost && hasReplacement(game.bytes);
    const bool isDecoded = game.text.data() != m_source.text.data();
    return isDecoded && hasLostBytes(game.bytes, game.text, game.encoding.name);
}

} // namespace cli
