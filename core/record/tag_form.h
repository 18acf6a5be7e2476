#pragma once
#include <string_view>

namespace record {

// Is it a symbol, as the name of a tag is (PGN standard 8.1): letters, digits and "_"?
bool isTagName(std::string_view text);
// Is it one of the Seven Tag Roster (PGN standard 8.1.1)?
bool isRosterTag(std::string_view name);
// Is it a value of the tag Date (PGN standard 8.1.1.3): "2026.05.??", a day of the calendar as far as it is
// known? "" and "?" are as good as a date of which nothing is known.
bool isTagDate(std::string_view text);

} // namespace record
