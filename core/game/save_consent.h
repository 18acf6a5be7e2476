#pragma once
#include "core/pgn/encoding.h"

#include <optional>

namespace game {

// What somebody has agreed to: without it a save ends with the FileError that asks for it. All of it holds
// for one save, however many questions that takes.
struct SaveConsent {
    bool overwrite = false;   // ChangedBehindUs, AddedTo: what another program wrote is kept as the backup
    bool keepAdded = false;   // AddedTo: it stays behind the games; open the file again to see it too
    bool unreadBytes = false; // UnreadBytes: they become U+FFFD
    std::optional<pgn::Encoding> encoding = {}; // WouldLoseCharacters: every game is converted
};

} // namespace game
