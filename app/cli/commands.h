#pragma once
#include "app/cli/run.h"

#include <string_view>

namespace cli {

ExitStatus runCheck(const std::vector<std::string>& words, const Streams& streams);
ExitStatus runPerft(const std::vector<std::string>& words, const Streams& streams);
ExitStatus runWinnable(const std::vector<std::string>& words, const Streams& streams);
// Says what is wrong with the command line.
ExitStatus badUsage(std::string_view message, const Streams& streams);

} // namespace cli
