#include "core/game/byte_source.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>
#include <random>

using game::BlockBuffer;
using game::ByteSource;
using game::StreamHash;

namespace {

std::string someBytes(std::size_t size)
{
    std::mt19937 random(3);
    std::string bytes(size, '\0');
    for (char& byte : bytes)
        byte = char(random());
    return bytes;
}

// How far one place is from the other in their pages, in either direction.
std::uint64_t distance(std::uint64_t a, std::uint64_t b)
{
    const auto forth = (a - b) % BlockBuffer::PageSize;
    return std::min(forth, BlockBuffer::PageSize - forth);
}

} // namespace

TEST(BlockBuffer, IsAwayFromWhereItIsCopiedToAndFromUnlessItStandsAlike)
{
    constexpr auto Quarter = BlockBuffer::PageSize / 4;
    for (std::uint64_t from : {0, 1, 8, 4095, 4096, 123456}) {
        for (std::uint64_t to = from - std::min<std::uint64_t>(from, 5000); to < from + 5000; ++to) {
            const auto place = BlockBuffer::placeBetween(from, to);
            EXPECT_GE(distance(place, to), Quarter) << from << ' ' << to;
            EXPECT_TRUE(distance(place, from) == 0 || distance(place, from) >= Quarter) << from << ' ' << to;
        }
    }
}

TEST(BlockBuffer, TheRoomStandsAsAsked)
{
    BlockBuffer buffer;
    for (std::uint64_t place : {0u, 1u, 4095u, 4096u, 5000u, 1u << 31}) {
        for (std::size_t length : {0, 1, 5000, 100000, 7}) {
            char* const room = buffer.room(length, place);
            EXPECT_EQ(distance(reinterpret_cast<std::uintptr_t>(room), place), 0u);
            std::fill_n(room, length, 'x'); // the sanitizer looks whether it is there
        }
    }
}

TEST(ByteSource, ReadsTheSameFromAFileAndFromMemory)
{
    const auto bytes = someBytes(3 * ByteSource::BlockSize + 17);
    const QTemporaryDir dir;
    const auto path = dir.filePath(QStringLiteral("bytes"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    ASSERT_EQ(file.write(bytes.data(), qint64(bytes.size())), qint64(bytes.size()));
    file.close();
    for (const auto& source : {*ByteSource::fromFile(path), ByteSource::inMemory(bytes)}) {
        BlockBuffer buffer;
        for (std::uint64_t offset : {0, 1, 4095, 4096, 1 << 20, 3 << 20, (3 << 20) + 17, 5 << 20}) {
            for (std::uint64_t length : {0, 1, 4096, 70000, 4 << 20}) {
                const auto expected = offset < bytes.size() ? bytes.substr(offset, length) : std::string();
                EXPECT_EQ(source->read(offset, length), expected);
                EXPECT_EQ(source->read(offset, length, buffer), expected);
                EXPECT_EQ(source->read(offset, length, buffer, 7), expected);
            }
        }
        std::string all;
        const auto append = [&all](std::string_view block) {
            all += block;
            return true;
        };
        EXPECT_TRUE(source->forEachBlock(5, bytes.size() - 5, append));
        EXPECT_EQ(all, bytes.substr(5));
        EXPECT_FALSE(source->forEachBlock(0, bytes.size() + 1, append));
    }
}

TEST(StreamHash, DoesNotDependOnHowTheStreamIsCut)
{
    const auto bytes = someBytes(5000);
    StreamHash whole;
    whole.feed(bytes);
    std::mt19937 random(4);
    for (int round = 0; round < 200; ++round) {
        StreamHash cut;
        for (std::size_t at = 0; at < bytes.size();) {
            const auto length = random() % 90;
            cut.feed(std::string_view(bytes).substr(at, length));
            at += length;
        }
        EXPECT_EQ(cut.value(), whole.value());
    }
    for (std::size_t i = 0; i < bytes.size(); i += 37) { // one bit, anywhere, is seen
        auto other = bytes;
        other[i] = char(other[i] ^ 1);
        StreamHash hash;
        hash.feed(other);
        EXPECT_NE(hash.value(), whole.value());
    }
}
