#pragma once
#include "core/database/name_table.h"
#include "core/game/byte_source.h"
#include "core/pgn/encoding_probe.h"

namespace game {

// The bytes of a file's games and what they are written in, as they were at one moment: for any thread.
struct GameTexts {
    std::shared_ptr<ByteSource> source;
    pgn::Encoding encoding;
    bool strictly = false; // the encoding was chosen, not found

    // Is it UTF-8 as it stands?
    bool isPlain(std::string_view bytes) const
    {
        return pgn::isAscii(bytes) || (!strictly && pgn::isUtf8(bytes));
    }
    std::string decoded(std::string_view bytes) const
    {
        return pgn::decode(bytes, pgn::encodingOfGame(bytes, encoding, strictly));
    }
};

} // namespace game
