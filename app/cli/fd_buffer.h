#pragma once
#include <array>
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

} // namespace cli
