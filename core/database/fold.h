#pragma once
#include <string>
#include <string_view>

namespace database {

// UTF-8 text as one searches for it: lower case, accents and ligatures as plain letters ("Réti" and "RETI"
// are "reti", "Ø" is "o", "ß" is "ss"), Greek and Cyrillic in lower case. Bytes that are no UTF-8 stay as
// they are.
std::string fold(std::string_view utf8);

} // namespace database
