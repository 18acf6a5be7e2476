#pragma once
#include <array>
#include <istream>
#include <streambuf>

namespace cli {

// Writes to a file descriptor, and remembers why that failed.
class FdBuffer final : public std::streambuf {
public:
    explicit FdBuffer(int descriptor);
    ~FdBuffer() override { FdBuffer::sync(); }
    // errno of the first write that failed; 0 while all is well.
    int error() const { return m_error; }

protected:
    int_type overflow(int_type c) override;
    int sync() override;

private:
    bool writeAll();

    int m_descriptor;
    int m_error = 0;
    std::array<char, 65536> m_block;
};

// Reads from a file descriptor. A failure leaves the stream bad, and not merely at its end.
class FdInput final : public std::istream {
public:
    explicit FdInput(int descriptor);

private:
    class Buffer final : public std::streambuf {
    public:
        Buffer(int descriptor, std::istream& stream) : m_descriptor(descriptor), m_stream(stream) {}

    protected:
        int_type underflow() override;

    private:
        int m_descriptor;
        std::istream& m_stream;
        std::array<char, 65536> m_block;
    };
    Buffer m_buffer;
};

} // namespace cli
