#pragma once
#include "core/game/file_error.h"

#include <QFile>

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
    void mix(const char* eightBytes);
    std::uint64_t m_state = 0x9e3779b97f4a7c15u;
    std::uint64_t m_length = 0;
    char m_rest[8] = {};
    std::size_t m_restLength = 0;
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
    // Calls `sink(std::string_view)` with all bytes of the range in turn; false when they could not all be
    // read or sink returned false.
    template <typename Sink>
    bool forEachBlock(std::uint64_t offset, std::uint64_t length, Sink&& sink)
    {
        while (length > 0) {
            const auto block = read(offset, std::min<std::uint64_t>(length, BlockSize));
            if (block.empty() || !sink(std::string_view(block)))
                return false;
            offset += block.size();
            length -= block.size();
        }
        return true;
    }
    static constexpr std::uint64_t BlockSize = 1 << 20;

private:
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
