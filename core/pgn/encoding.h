#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace pgn {

// A text encoding by its IANA name ("UTF-8", "WINDOWS-1252", "ISO-8859-2").
struct Encoding {
    std::string name = "UTF-8";
    bool bom = false;
    // Bytes of its smallest unit. Where that is more than one, bytes tell nothing: a text is decoded as a
    // whole.
    std::size_t unitLength() const
    {
        return name.starts_with("UTF-32") ? 4 : name.starts_with("UTF-16") ? 2 : 1;
    }
    bool isWide() const { return unitLength() > 1; }
    friend bool operator==(const Encoding&, const Encoding&) = default;
};

// UTF-16 and UTF-32 by their BOM, or UTF-16 by the zero bytes that plain letters have there at every other
// place; nothing else. The beginning of a text is enough.
std::optional<Encoding> wideEncoding(std::string_view head);
// BOM, else UTF-16 by its zeros, else valid UTF-8, else a detector's word, else Windows-1252.
Encoding detectEncoding(std::string_view bytes);
// Is every byte below 128?
bool isAscii(std::string_view bytes);
// Is this text UTF-8 as it is?
bool isUtf8(std::string_view bytes);
struct Utf8Count {
    std::size_t characters = 0; // of more than one byte, well-formed
    std::size_t strays = 0;     // bytes above 127 that belong to none
};
Utf8Count countUtf8(std::string_view bytes);
// Do the characters of ASCII stand for themselves, and for nothing else, in a text of that encoding? Then
// games can be found in the bytes, and each be decoded for itself.
bool keepsAscii(const Encoding& encoding);
// Bytes to UTF-8, the BOM taken off; a unit that the encoding does not know becomes U+FFFD.
std::string decode(std::string_view bytes, const Encoding& encoding);
struct Unencodable {
    std::vector<std::string> characters; // each once, UTF-8
};
tl::expected<std::string, Unencodable> encode(std::string_view utf8, const Encoding& encoding);
const std::vector<std::string>& knownEncodings();

} // namespace pgn
