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

} // namespace cli
