#include "app/cli/progress.h"

#include <fmt/format.h>
#include <ostream>

namespace cli {

using std::chrono::steady_clock;

Progress::Progress(const Streams& streams, bool quiet, std::string name, std::size_t bytes)
    : m_streams(streams),
      m_isOn(streams.progressEvery && !quiet),
      m_name(std::move(name)),
      m_bytes(bytes),
      m_next(steady_clock::now() + streams.progressEvery.value_or(std::chrono::milliseconds(0)))
{
}

void Progress::moveTo(std::size_t byte, std::size_t games)
{
    constexpr std::size_t EnoughToAskTheClock = 64;
    if (!m_isOn || games % EnoughToAskTheClock != 0 || steady_clock::now() < m_next)
        return;
    m_next = steady_clock::now() + *m_streams.progressEvery;
    clear();
    m_streams.err << fmt::format("{}: {} %, {} games", m_name, byte * 100 / std::max<std::size_t>(m_bytes, 1),
                                 games)
                  << std::flush;
    m_isShown = true;
}

void Progress::clear()
{
    if (m_isShown)
        m_streams.err << "\r\x1b[K" << std::flush; // ECMA-48: erase to the end of the line
    m_isShown = false;
}

} // namespace cli
