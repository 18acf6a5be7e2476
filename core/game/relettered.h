#pragma once
#include "core/record/record.h"

namespace game {

// A game that was changed when its file was read in one encoding, now that it is read in another: `before`
// and `after` are the game of the file in the two. What the record still has from the file gets its new
// letters; what somebody has typed stays.
record::Record relettered(record::Record record, const record::Record& before, const record::Record& after);

} // namespace game
