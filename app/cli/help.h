#pragma once
#include "app/cli/commands.h"

namespace cli {

std::string helpFor(const Command& command);
std::string generalHelp(std::span<const Command* const> commands);

} // namespace cli
