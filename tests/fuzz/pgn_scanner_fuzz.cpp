#include "tests/support/round_trip.h"

#include <cstdio>
#include <cstdlib>

// Scanner finds the games of Reader for any cut of the text into blocks; the first bytes of the input say how
// it is cut.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr std::size_t Cuts = 4;
    if (size < Cuts)
        return 0;
    const std::vector<std::size_t> blockSizes(data, data + Cuts);
    const std::string_view text(reinterpret_cast<const char*>(data) + Cuts, size - Cuts);
    const std::string fault = support::scannerFault(text, blockSizes);
    if (!fault.empty()) {
        std::fputs(fault.c_str(), stderr);
        std::abort();
    }
    return 0;
}
