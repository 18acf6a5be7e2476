#pragma once
#include "app/cli/changes.h"
#include "app/cli/game_format.h"
#include "app/cli/game_output.h"
#include "app/cli/selection.h"
#include "app/cli/sort_key.h"
#include "core/pgn/encoding.h"

namespace cli {

enum class Doubles {
    Keep,
    LeaveOut,      // what has the same tags, moves and comments as a game before
    LeaveOutMoves, // what has the same start, main line and result
};

// What `convert` is asked to do.
struct ConvertPlan {
    static std::span<const Option> options();
    // The error is a message for the user.
    static tl::expected<ConvertPlan, std::string> from(const Arguments& arguments);

    Selection selection;
    Changes changes;
    GameFormat format;
    SortOrder order;
    Doubles doubles = Doubles::Keep;
    bool keepText = false;
    bool lossy = false;
    bool inPlace = false;
    bool quiet = false;
    pgn::Encoding encoding;                     // of what is written, without byte order mark
    std::optional<pgn::Encoding> inputEncoding; // when it is insisted on
    Target target;
};

} // namespace cli
