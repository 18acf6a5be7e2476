#include "app/cli/fd_buffer.h"

#include <cerrno>
#include <unistd.h>

namespace cli {

FdBuffer::FdBuffer(int descriptor) : m_descriptor(descriptor)
{
    setp(m_block.data(), m_block.data() + m_block.size());
}

bool FdBuffer::writeAll()
{
    const char* from = pbase();
    while (m_error == 0 && from < pptr()) {
        const ssize_t written = write(m_descriptor, from, std::size_t(pptr() - from));
        if (written >= 0)
            from += written;
        else if (errno != EINTR)
            m_error = errno;
    }
    setp(m_block.data(), m_block.data() + m_block.size());
    return m_error == 0;
}

FdBuffer::int_type FdBuffer::overflow(int_type c)
{
    if (!writeAll())
        return traits_type::eof();
    if (!traits_type::eq_int_type(c, traits_type::eof())) {
        *pptr() = traits_type::to_char_type(c);
        pbump(1);
    }
    return traits_type::not_eof(c);
}

int FdBuffer::sync()
{
    return writeAll() ? 0 : -1;
}

FdInput::FdInput(int descriptor) : std::istream(nullptr), m_buffer(descriptor, *this)
{
    rdbuf(&m_buffer);
}

FdInput::Buffer::int_type FdInput::Buffer::underflow()
{
    ssize_t count = 0;
    do
        count = ::read(m_descriptor, m_block.data(), m_block.size());
    while (count < 0 && errno == EINTR);
    if (count < 0)
        m_stream.setstate(std::ios::badbit);
    if (count <= 0)
        return traits_type::eof();
    setg(m_block.data(), m_block.data(), m_block.data() + count);
    return traits_type::to_int_type(m_block.front());
}

} // namespace cli
