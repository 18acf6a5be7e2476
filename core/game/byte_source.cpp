#include "core/game/byte_source.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cstring>

namespace game {

namespace {

void mixWord(std::uint64_t& state, const char* eightBytes)
{
    std::uint64_t word = 0;
    std::memcpy(&word, eightBytes, 8);
    state = (state ^ word) * 0xff51afd7ed558ccdu;
    state ^= state >> 32;
}

} // namespace

void StreamHash::mix(const char* stride)
{
    for (std::size_t lane = 0; lane < Lanes; ++lane)
        mixWord(m_lanes[lane], stride + 8 * lane);
}

void StreamHash::feed(std::string_view bytes)
{
    m_length += bytes.size();
    if (m_restLength > 0) {
        const auto taken = std::min(bytes.size(), Stride - m_restLength);
        std::memcpy(m_rest.data() + m_restLength, bytes.data(), taken);
        m_restLength += taken;
        bytes.remove_prefix(taken);
        if (m_restLength < Stride)
            return;
        mix(m_rest.data());
        m_restLength = 0;
    }
    while (bytes.size() >= Stride) {
        mix(bytes.data());
        bytes.remove_prefix(Stride);
    }
    std::copy(bytes.begin(), bytes.end(), m_rest.begin());
    m_restLength = bytes.size();
}

std::uint64_t StreamHash::value() const
{
    auto last = *this;
    std::fill(last.m_rest.begin() + std::ptrdiff_t(m_restLength), last.m_rest.end(), '\0');
    last.mix(last.m_rest.data());
    std::uint64_t state = m_length;
    for (const std::uint64_t lane : last.m_lanes)
        mixWord(state, reinterpret_cast<const char*>(&lane));
    return state;
}

char* BlockBuffer::room(std::uint64_t length, std::uint64_t place)
{
    if (m_bytes.size() < length + PageSize)
        m_bytes.resize(length + PageSize);
    const auto begin = reinterpret_cast<std::uintptr_t>(m_bytes.data());
    return m_bytes.data() + (place - begin) % PageSize;
}

std::uint64_t BlockBuffer::placeBetween(std::uint64_t from, std::uint64_t to)
{
    const std::uint64_t distance = (to - from) % PageSize;
    const bool isFar = distance > PageSize / 4 && distance < PageSize / 4 * 3;
    return isFar ? from : from + PageSize / 2;
}

std::shared_ptr<ByteSource> ByteSource::inMemory(std::string bytes)
{
    auto source = std::make_shared<ByteSource>();
    source->m_memory = std::move(bytes);
    return source;
}

tl::expected<std::shared_ptr<ByteSource>, FileError> ByteSource::fromFile(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return tl::unexpected(FileError{FileError::Kind::NotFound, path, {}, {}});
    if (info.isDir())
        return tl::unexpected(FileError{FileError::Kind::IsFolder, path, {}, {}});
    if (!info.isFile()) // a pipe nobody writes to would be waited for without end
        return tl::unexpected(FileError{FileError::Kind::NotAFile, path, {}, {}});
    auto file = std::make_unique<QFile>(path);
    if (!file->open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return tl::unexpected(fileError(path, *file, false));
    auto source = std::make_shared<ByteSource>();
    source->m_file = std::move(file);
    return source;
}

std::uint64_t ByteSource::size() const
{
    return m_file ? std::uint64_t(m_file->size()) : m_memory.size();
}

std::string ByteSource::read(std::uint64_t offset, std::uint64_t length)
{
    if (!m_file)
        return offset < m_memory.size() ? m_memory.substr(offset, length) : std::string();
    std::string bytes(length, '\0');
    bytes.resize(readFile(offset, bytes.data(), length));
    return bytes;
}

std::string_view ByteSource::read(std::uint64_t offset, std::uint64_t length, BlockBuffer& buffer,
                                  std::uint64_t place)
{
    if (!m_file)
        return std::string_view(m_memory).substr(std::min<std::uint64_t>(offset, m_memory.size()), length);
    char* const bytes = buffer.room(length, place);
    return {bytes, readFile(offset, bytes, length)};
}

std::uint64_t ByteSource::readFile(std::uint64_t offset, char* bytes, std::uint64_t length)
{
    const std::lock_guard lock(m_fileMutex);
    if (!m_file->seek(qint64(offset)))
        return 0;
    std::uint64_t got = 0;
    while (got < length) {
        const auto n = m_file->read(bytes + got, qint64(length - got));
        if (n <= 0)
            break;
        got += std::uint64_t(n);
    }
    return got;
}

std::shared_ptr<ByteSource> keptIfSmall(const std::shared_ptr<ByteSource>& source)
{
    constexpr std::uint64_t Few = 16u << 20;
    const std::uint64_t size = source->size();
    if (size > Few)
        return source;
    std::string bytes = source->read(0, size);
    return bytes.size() == size ? ByteSource::inMemory(std::move(bytes)) : source;
}

FileError fileError(const QString& path, const QFileDevice& device, bool writing)
{
    using Kind = FileError::Kind;
    auto kind = writing ? Kind::WriteFailed : Kind::ReadFailed;
    const QFileInfo info(path);
    if (info.isDir())
        kind = Kind::IsFolder;
    else if (info.exists() && !info.isFile())
        kind = Kind::NotAFile;
    else if (writing && !info.absoluteDir().exists())
        kind = Kind::NotFound;
    else if (device.error() == QFileDevice::PermissionsError ||
             (!writing && info.exists() && !info.isReadable()))
        kind = writing ? Kind::MayNotWrite : Kind::NoPermission;
    else if (writing && device.error() == QFileDevice::ResourceError)
        kind = Kind::DiskFull;
    else if (writing &&
             ((info.exists() && !info.isWritable()) || !QFileInfo(info.absolutePath()).isWritable()))
        kind = Kind::MayNotWrite;
    const bool isSaid =
        device.error() != QFileDevice::NoError && device.error() != QFileDevice::UnspecifiedError;
    return {kind, path, isSaid ? device.errorString() : QString(), {}};
}

} // namespace game
