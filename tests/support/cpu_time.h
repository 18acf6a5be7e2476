#pragma once
#include <ctime>

namespace support {

// Seconds of processor time since it was made: what else a machine is doing does not count.
class CpuTime {
public:
    double seconds() const { return double(std::clock() - m_start) / CLOCKS_PER_SEC; }

private:
    std::clock_t m_start = std::clock();
};

} // namespace support
