#include "core/database/fold.h"

#include <cstdint>

namespace database {

namespace {

// Base letters by code point (from the decompositions of the Unicode character database, and for letters that
// have none, such as ø and ł, the letter one types instead). '.' none, '#' more than one: see ligature().
constexpr std::string_view LatinFrom00C0 = "aaaaaa#ceeeeiiiidnooooo.ouuuuy##aaaaaa#ceeeeiiiidnooooo.ouuuuy#y"
                                           "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii##jjkkklllllll"
                                           "lllnnnnnnnnnoooooo##rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"
                                           "................................oo.............uu..............."
                                           "....#########aaiioouuuuuuuuuu.aaaa....ggkkoooo..j###gg..nnaa...."
                                           "aaaaeeeeiiiioooorrrruuuusstt..hh......aaeeooooooooyy............"
                                           "................";
constexpr std::string_view LatinFrom1E00 = "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm"
                                           "mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv"
                                           "wwwwwwwwwwxxxxyyzzzzzzhtwy.s..#.aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee"
                                           "eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy......";

std::string_view ligature(std::uint32_t c)
{
    switch (c) {
    case 0xC6:
    case 0xE6:
        return "ae";
    case 0xDE:
    case 0xFE:
        return "th";
    case 0xDF:
    case 0x1E9E:
        return "ss";
    case 0x132:
    case 0x133:
        return "ij";
    case 0x152:
    case 0x153:
        return "oe";
    default:
        break;
    }
    if ((c >= 0x1C4 && c <= 0x1C6) || (c >= 0x1F1 && c <= 0x1F3))
        return "dz";
    return c <= 0x1C9 ? "lj" : "nj";
}

std::uint32_t lowerCase(std::uint32_t c)
{
    if (c >= 0x410 && c <= 0x42F) // Cyrillic А–Я
        return c + 0x20;
    if (c == 0x401 || c == 0x451) // Ё is sought as е
        return 0x435;
    if (c >= 0x400 && c <= 0x40F)
        return c + 0x50;
    if (c >= 0x391 && c <= 0x3A9 && c != 0x3A2) // Greek Α–Ω; 03A2 is no letter
        return c + 0x20;
    switch (c) { // Greek with tonos
    case 0x386:
    case 0x3AC:
        return 0x3B1;
    case 0x388:
    case 0x3AD:
        return 0x3B5;
    case 0x389:
    case 0x3AE:
        return 0x3B7;
    case 0x38A:
    case 0x3AF:
        return 0x3B9;
    case 0x38C:
    case 0x3CC:
        return 0x3BF;
    case 0x38E:
    case 0x3CD:
        return 0x3C5;
    case 0x38F:
    case 0x3CE:
        return 0x3C9;
    case 0x3C2:
        return 0x3C3; // final sigma
    default:
        return c;
    }
}

void appendUtf8(std::string& out, std::uint32_t c)
{
    if (c < 0x80) {
        out += char(c);
    } else if (c < 0x800) {
        out += char(0xC0 | c >> 6);
        out += char(0x80 | (c & 0x3F));
    } else {
        out += char(0xE0 | c >> 12);
        out += char(0x80 | (c >> 6 & 0x3F));
        out += char(0x80 | (c & 0x3F));
    }
}

// Folds the two- or three-byte character at `at`; false when there is none.
bool foldWide(std::string& out, std::string_view s, std::size_t& at)
{
    const auto byte = [&](std::size_t i) -> std::uint32_t { return i < s.size() ? std::uint8_t(s[i]) : 0u; };
    const auto isTail = [&](std::size_t i) { return (byte(i) & 0xC0) == 0x80; };
    std::uint32_t c = 0;
    std::size_t length = 0;
    if (byte(at) >= 0xC2 && byte(at) <= 0xDF && isTail(at + 1)) {
        c = (byte(at) & 0x1F) << 6 | (byte(at + 1) & 0x3F);
        length = 2;
    } else if ((byte(at) & 0xF0) == 0xE0 && isTail(at + 1) && isTail(at + 2)) {
        c = (byte(at) & 0x0F) << 12 | (byte(at + 1) & 0x3F) << 6 | (byte(at + 2) & 0x3F);
        length = 3;
    }
    if (length == 0 || (length == 3 && c < 0x800))
        return false;
    at += length;
    if (c >= 0x300 && c <= 0x36F) // combining accents
        return true;
    char base = '.';
    if (c >= 0xC0 && c < 0xC0 + LatinFrom00C0.size())
        base = LatinFrom00C0[c - 0xC0];
    else if (c >= 0x1E00 && c < 0x1E00 + LatinFrom1E00.size())
        base = LatinFrom1E00[c - 0x1E00];
    else if (c == 0xA0)
        base = ' ';
    if (base == '#')
        out += ligature(c);
    else if (base != '.')
        out += base;
    else
        appendUtf8(out, lowerCase(c));
    return true;
}

} // namespace

std::string fold(std::string_view utf8)
{
    std::string out;
    out.reserve(utf8.size());
    for (std::size_t at = 0; at < utf8.size();) {
        const char c = utf8[at];
        if ((std::uint8_t(c) & 0x80) != 0) {
            if (!foldWide(out, utf8, at)) {
                out += c;
                ++at;
            }
            continue;
        }
        out += c >= 'A' && c <= 'Z' ? char(c + 32) : c;
        ++at;
    }
    return out;
}

} // namespace database
