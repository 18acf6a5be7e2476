#pragma once
#include <cstdlib>
#include <filesystem>
#include <string>

// The larger collection of real files with known answers: $ADOUBE_DATA, else ../shared/data beside the source
// tree. It may be absent; a test that needs it says so and skips.
namespace support {

inline std::filesystem::path dataDir()
{
    if (const char* set = std::getenv("ADOUBE_DATA"))
        return set;
    return std::filesystem::path(ADOUBE_SOURCE_DIR) / ".." / "shared" / "data";
}
inline bool hasData()
{
    return std::filesystem::exists(dataDir() / "README.md");
}

} // namespace support

#define ADOUBE_NEED_DATA()                                                                                   \
    if (!support::hasData())                                                                                 \
    GTEST_SKIP() << "no data in " << support::dataDir() << ": set ADOUBE_DATA to run this"
