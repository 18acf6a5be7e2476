#pragma once
#include "core/pgn/mend.h"

// Text that somebody is typing in the place of one that could not be read, before it is read (P5): it stays
// in the game whatever becomes of it.
namespace pgn {

// The text as it is, in that place. Nothing when it could not stand there in a file: where a comment or
// bracket left open, or a result, would change another part of the game or the game that follows.
std::optional<record::Edit> keepAsUnread(const record::Record& record, const UnreadPlace& place,
                                         const std::string& text);
// The text as a comment in the stead of the unread one, which is always possible.
record::Edit keepAsComment(const record::Record& record, const UnreadPlace& place, const std::string& text);

} // namespace pgn
