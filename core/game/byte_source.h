#pragma once
#include "core/game/file_error.h"

#include <QFile>

#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <tl/expected.hpp>

namespace game {

// A hash of a stream that does not depend on how it was cut into pieces; good against accidents, not against
// malice.
class StreamHash {
public:
    void feed(std::string_view bytes);
    std::uint64_t value() const;

private:
    // Every Lanes-th word goes into the same lane: they do not wait for one another, and so it is several
    // times as fast as with one.
    static constexpr std::size_t Lanes = 4;
    static constexpr std::size_t Stride = 8 * Lanes;
    void mix(const char* stride);
    std::array<std::uint64_t, Lanes> m_lanes{0x9e3779b97f4a7c15u, 0xbf58476d1ce4e5b9u, 0x94d049bb133111ebu,
                                             0xd6e8feb86659fd93u};
    std::uint64_t m_length = 0;
    std::array<char, Stride> m_rest{};
    std::size_t m_restLength = 0;
};

// Room for a block of a file. Copying between two places that lie in their pages (of 4096 bytes) nearly but
// not quite alike is up to four times as slow on many processors: of the addresses they compare the last 12
// bits only, and take the one place for the other. So the room begins where the block does in its page.
class BlockBuffer {
public:
    static constexpr std::uint64_t PageSize = 4096;
    // For so many bytes, until the next call. The address of the first is `place` but for whole pages.
    char* room(std::uint64_t length, std::uint64_t place);
    // Where in its page a block should stand that is copied from the place `from` to the place `to`: like the
    // one, if the other is far enough from it, or else away from both.
    static std::uint64_t placeBetween(std::uint64_t from, std::uint64_t to);

private:
    std::string m_bytes;
};

// The bytes that a file's index points into: an open file (which stays readable when another one takes its
// name), or text in memory.
class ByteSource {
public:
    static std::shared_ptr<ByteSource> inMemory(std::string bytes);
    static tl::expected<std::shared_ptr<ByteSource>, FileError> fromFile(const QString& path);

    std::uint64_t size() const;
    // Fewer bytes when the file ends before or cannot be read. From any thread.
    std::string read(std::uint64_t offset, std::uint64_t length);
    // The same without a new string each time: the bytes are in `buffer`, or in the source itself, until
    // either is changed.
    std::string_view read(std::uint64_t offset, std::uint64_t length, BlockBuffer& buffer)
    {
        return read(offset, length, buffer, offset);
    }
    // The same for what is to be copied on, see BlockBuffer::placeBetween.
    std::string_view read(std::uint64_t offset, std::uint64_t length, BlockBuffer& buffer,
                          std::uint64_t place);
    // Calls `sink(std::string_view)` with all bytes of the range in turn; false when they could not all be
    // read or sink returned false.
    template <typename Sink>
    bool forEachBlock(std::uint64_t offset, std::uint64_t length, Sink&& sink)
    {
        BlockBuffer buffer;
        while (length > 0) {
            const auto block = read(offset, std::min<std::uint64_t>(length, BlockSize), buffer);
            if (block.empty() || !sink(block))
                return false;
            offset += block.size();
            length -= block.size();
        }
        return true;
    }
    static constexpr std::uint64_t BlockSize = 1 << 20;

private:
    std::uint64_t readFile(std::uint64_t offset, char* bytes, std::uint64_t length);

    std::string m_memory;
    std::unique_ptr<QFile> m_file;
    std::mutex m_fileMutex; // its place is moved and read from at once
};

// The same bytes, in memory when there are few of them: whatever another program does to the file then, they
// are as they were read.
std::shared_ptr<ByteSource> keptIfSmall(const std::shared_ptr<ByteSource>& source);

// The system's word on a device, as an error of ours.
FileError fileError(const QString& path, const QFileDevice& device, bool writing);

} // namespace game
