#pragma once
#include "app/cli/arguments.h"
#include "core/pgn/encoding.h"

namespace cli {

inline constexpr Option FromEncodingOption{
    "--from-encoding", 0, "NAME", "the encoding of what is read; found out for each game unless told"};

// What an option says: an encoding by its usual name or another that people use, in any case; nothing without
// it. The error is a message for the user.
tl::expected<std::optional<pgn::Encoding>, std::string> encodingFrom(std::string_view option,
                                                                     const Arguments& arguments);

} // namespace cli
