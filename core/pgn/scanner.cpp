#include "core/pgn/scanner.h"

#include "core/pgn/text.h"

namespace pgn {

std::size_t endOfWholeLines(std::string_view text, std::size_t from)
{
    std::size_t end = text.size();
    if (end > from && text[end - 1] == '\r')
        --end;
    while (end > from && !isLineEnd(text[end - 1]))
        --end;
    return end > from ? end : 0;
}

void Scanner::feed(std::string_view block)
{
    const std::size_t old = m_buffer.size();
    m_buffer += block;
    // The old part ends in an unfinished line; only a "\r" at its end may have become a line end.
    if (const std::size_t end = endOfWholeLines(m_buffer, old > m_scanned ? old - 1 : old); end > m_scanned)
        scanTo(end);
}

void Scanner::finish()
{
    scanTo(m_buffer.size());
    m_splitter.finish(m_found);
    giveOut();
    m_buffer.clear();
}

void Scanner::scanTo(std::size_t end)
{
    m_splitter.read(std::string_view(m_buffer).substr(m_scanned, end - m_scanned), m_bufferBegin + m_scanned,
                    m_found);
    m_scanned = end;
    giveOut();
    const std::size_t unneeded = m_splitter.openFrom() - m_bufferBegin;
    m_buffer.erase(0, unneeded);
    m_bufferBegin += unneeded;
    m_scanned -= unneeded;
}

void Scanner::giveOut()
{
    const std::string_view buffer = m_buffer;
    for (const GameRange& range : m_found)
        m_sink({range, buffer.substr(range.begin - m_bufferBegin, range.end - range.begin)});
    m_found.clear();
}

} // namespace pgn
