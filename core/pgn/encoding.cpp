#include "core/pgn/encoding.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <iconv.h>
#include <memory>
#include <type_traits>
#include <uchardet/uchardet.h>

namespace pgn {

namespace {

constexpr std::string_view ReplacementCharacter = "\xef\xbf\xbd"; // U+FFFD

struct ByteOrderMark {
    std::string_view encoding;
    std::string_view bytes;
};
// A mark that begins with another comes before it.
constexpr std::array<ByteOrderMark, 5> ByteOrderMarks{{
    {"UTF-8", "\xef\xbb\xbf"},
    {"UTF-32LE", {"\xff\xfe\0\0", 4}},
    {"UTF-32BE", {"\0\0\xfe\xff", 4}},
    {"UTF-16LE", "\xff\xfe"},
    {"UTF-16BE", "\xfe\xff"},
}};

std::string_view byteOrderMarkOf(std::string_view encoding)
{
    for (const ByteOrderMark& mark : ByteOrderMarks) {
        if (mark.encoding == encoding)
            return mark.bytes;
    }
    return {};
}

// Bytes of the well-formed UTF-8 character at the front of the text; 0 when there is none (RFC 3629).
std::size_t characterLength(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return i < text.size() ? std::uint8_t(text[i]) : 0u; };
    const auto follows = [&](std::size_t i, unsigned low = 0x80, unsigned high = 0xbf) {
        return byte(i) >= low && byte(i) <= high;
    };
    const unsigned lead = byte(0);
    if (lead < 0x80)
        return 1;
    if (lead >= 0xc2 && lead <= 0xdf)
        return follows(1) ? 2 : 0;
    if (lead >= 0xe0 && lead <= 0xef) {
        const unsigned low = lead == 0xe0 ? 0xa0 : 0x80;
        const unsigned high = lead == 0xed ? 0x9f : 0xbf;
        return follows(1, low, high) && follows(2) ? 3 : 0;
    }
    if (lead >= 0xf0 && lead <= 0xf4) {
        const unsigned low = lead == 0xf0 ? 0x90 : 0x80;
        const unsigned high = lead == 0xf4 ? 0x8f : 0xbf;
        return follows(1, low, high) && follows(2) && follows(3) ? 4 : 0;
    }
    return 0;
}

// Bytes of ASCII at the front, counted in words of eight.
std::size_t asciiLength(std::string_view bytes)
{
    std::size_t length = 0;
    for (std::uint64_t word = 0; length + sizeof word <= bytes.size(); length += sizeof word) {
        std::memcpy(&word, bytes.data() + length, sizeof word);
        if ((word & 0x8080808080808080) != 0)
            break;
    }
    return length;
}

// Every byte that is no part of a character becomes U+FFFD.
std::string mendedUtf8(std::string_view bytes)
{
    std::string text;
    text.reserve(bytes.size());
    for (std::size_t at = 0; at < bytes.size();) {
        const std::size_t length = characterLength(bytes.substr(at, 4));
        text += length == 0 ? ReplacementCharacter : bytes.substr(at, length);
        at += std::max<std::size_t>(length, 1);
    }
    return text;
}

// The lines that are not plain ASCII, for the detector: it is slow, and the others tell it nothing.
std::string tellingLines(std::string_view bytes)
{
    constexpr std::size_t EnoughToTell = 256 * 1024;
    std::string lines;
    std::size_t at = 0;
    while (at < bytes.size() && lines.size() < EnoughToTell) {
        at += asciiLength(bytes.substr(at));
        while (at < bytes.size() && (bytes[at] & 0x80) == 0)
            ++at;
        if (at == bytes.size())
            break;
        const std::size_t lineBefore = bytes.rfind('\n', at);
        const std::size_t begin = lineBefore == std::string_view::npos ? 0 : lineBefore + 1;
        const std::size_t end = std::min(bytes.find('\n', at), bytes.size());
        lines.append(bytes.substr(begin, std::min(end - begin, EnoughToTell))).append("\n");
        at = end;
    }
    return lines;
}

std::string detectorsWord(std::string_view bytes)
{
    const std::unique_ptr<std::remove_pointer_t<uchardet_t>, decltype(&uchardet_delete)> detector(
        uchardet_new(), &uchardet_delete);
    if (uchardet_handle_data(detector.get(), bytes.data(), bytes.size()) != 0)
        return {};
    uchardet_data_end(detector.get());
    return uchardet_get_charset(detector.get());
}

// Calls for every character of a text that is UTF-8.
template <typename Visit>
void forEachCharacter(std::string_view text, Visit visit)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = std::max<std::size_t>(characterLength(text.substr(at, 4)), 1);
        char32_t c = length == 1 ? std::uint8_t(text[at]) : std::uint8_t(text[at]) & (0x7f >> length);
        for (std::size_t i = 1; i < length; ++i)
            c = c << 6 | (std::uint8_t(text[at + i]) & 0x3f);
        visit(c);
        at += length;
    }
}

bool isCapitalOfAscii(char32_t c)
{
    return c >= U'A' && c <= U'Z';
}

bool isLetter(char32_t c)
{
    const bool isEuropean = c >= 0xc0 && c < 0x530; // Latin, Greek, Cyrillic
    const bool isAccent = c >= 0x2b0 && c < 0x370;
    return isCapitalOfAscii(c) || (c >= U'a' && c <= U'z') ||
           (isEuropean && !isAccent && c != U'×' && c != U'÷');
}

// A sign that no word begins with. Quotation marks and ¡ ¿ ª º do stand before words, © and ® before names.
bool isOddBefore(char32_t sign, char32_t c)
{
    constexpr std::u32string_view Signs = U"¢£¤¥¦§¨©¬\u00ad®¯°±²³´µ¶·¸¹¼½¾×÷ˇ˘˙˛˝€™†‡‰";
    constexpr std::u32string_view NoFrenchAfterOe = U"klmrw"; // but Polish after Ś
    if (sign == U'Œ' || sign == U'œ')
        return NoFrenchAfterOe.find(c) != std::u32string_view::npos;
    const bool isBeforeName = (sign == U'©' || sign == U'®') && isCapitalOfAscii(c);
    return isLetter(c) && !isBeforeName && Signs.find(sign) != std::u32string_view::npos;
}

// One that no word ends with either, as they do with ® or a footnote.
bool isOddAfter(char32_t c, char32_t sign)
{
    constexpr std::u32string_view Signs = U"£¤¥¦¬³µ¶¼¾ˇ˘˛˝";
    return isLetter(c) && Signs.find(sign) != std::u32string_view::npos;
}

// A control (the bytes 80 to 9F of ISO-8859), mathematics (Macintosh), a box (DOS), or unknown.
bool isOdd(char32_t c)
{
    return (c >= 0x80 && c < 0xa0) || (c >= 0x2200 && c < 0x2300) || (c >= 0x2500 && c < 0x25a0) ||
           c == 0xfffd;
}

// How much in a decoded text says that it is in another encoding: "¦lęzak", "M├ller".
std::size_t oddities(std::string_view text)
{
    std::size_t count = 0;
    char32_t before = 0;
    forEachCharacter(text, [&](char32_t c) {
        count += isOdd(c) || isOddBefore(before, c) || isOddAfter(before, c);
        before = c;
    });
    return count;
}

class Converter {
public:
    Converter(const std::string& to, const std::string& from) : m_iconv(iconv_open(to.c_str(), from.c_str()))
    {
    }
    ~Converter()
    {
        if (isKnown())
            iconv_close(m_iconv);
    }
    Converter(const Converter&) = delete;
    Converter& operator=(const Converter&) = delete;

    bool isKnown() const { return m_iconv != iconv_t(-1); }
    // Converts up to the first bytes that cannot be converted, and tells how many it took.
    std::size_t convert(std::string_view in, std::string& out)
    {
        char* from = const_cast<char*>(in.data());
        std::size_t left = in.size();
        std::array<char, 4096> block;
        for (;;) {
            char* to = block.data();
            std::size_t room = block.size();
            const std::size_t done = iconv(m_iconv, &from, &left, &to, &room);
            const bool full = done == std::size_t(-1) && errno == E2BIG;
            out.append(block.data(), block.size() - room);
            if (!full)
                return in.size() - left;
        }
    }

private:
    iconv_t m_iconv;
};

// Latin-1 as people mean it (WHATWG Encoding Standard, 4.2), and the likeliest where nothing tells. Of a long
// text in it a few odd characters say nothing.
const Encoding Usual{"WINDOWS-1252", false};

std::size_t nonAsciiCount(std::string_view bytes)
{
    return std::size_t(std::count_if(bytes.begin(), bytes.end(), [](char c) { return (c & 0x80) != 0; }));
}

// What the detector says, and what it takes for that, as most of their bytes mean the same.
struct Rivals {
    std::string_view encoding;
    std::array<std::string_view, 3> others;
};
constexpr std::array<Rivals, 14> AllRivals{{
    {"WINDOWS-1250", {"ISO-8859-2"}},
    {"WINDOWS-1252", {"WINDOWS-1250", "IBM852"}}, // not ISO-8859-2: © and ® are letters there
    {"ISO-8859-2", {"WINDOWS-1250"}},
    {"ISO-8859-3", {"WINDOWS-1254"}},
    {"ISO-8859-4", {"WINDOWS-1257"}},
    {"ISO-8859-5", {"WINDOWS-1251"}},
    {"ISO-8859-7", {"WINDOWS-1253"}},
    {"ISO-8859-9", {"WINDOWS-1254"}},
    {"ISO-8859-10", {"WINDOWS-1257"}},
    {"ISO-8859-13", {"WINDOWS-1257", "WINDOWS-1250", "ISO-8859-2"}},
    {"ISO-8859-15", {"WINDOWS-1252"}},
    {"ISO-8859-16", {"WINDOWS-1250", "ISO-8859-2"}},
    {"IBM852", {"WINDOWS-1252", "WINDOWS-1250", "ISO-8859-2"}},
    {"MAC-CYRILLIC", {"WINDOWS-1251"}},
}};

// That one, or the rival that makes the fewest oddities of the text, or a rival of that.
Encoding likeliest(const Encoding& encoding, std::string_view bytes)
{
    const auto found = std::find_if(AllRivals.begin(), AllRivals.end(),
                                    [&](const Rivals& rivals) { return rivals.encoding == encoding.name; });
    const std::size_t count = oddities(decode(bytes, encoding));
    const std::size_t tolerated = encoding == Usual ? nonAsciiCount(bytes) / 20 : 0;
    if (found == AllRivals.end() || count <= tolerated)
        return encoding;
    std::size_t fewest = count - tolerated;
    Encoding best = encoding;
    for (const std::string_view name : found->others) {
        const Encoding rival{std::string(name), false};
        if (const std::size_t odd = name.empty() ? count : oddities(decode(bytes, rival)); odd < fewest) {
            fewest = odd;
            best = rival;
        }
    }
    return best == encoding ? encoding : likeliest(best, bytes);
}

} // namespace

bool isAscii(std::string_view bytes)
{
    // Without an early exit, so that whole words can be looked at.
    std::uint8_t all = 0;
    for (const char c : bytes)
        all |= std::uint8_t(c);
    return all < 0x80;
}

bool isUtf8(std::string_view bytes)
{
    for (std::size_t at = 0; at < bytes.size();) {
        at += asciiLength(bytes.substr(at));
        if (at == bytes.size())
            break;
        const std::size_t length = characterLength(bytes.substr(at, 4));
        if (length == 0)
            return false;
        at += length;
    }
    return true;
}

Utf8Count countUtf8(std::string_view bytes)
{
    Utf8Count count;
    for (std::size_t at = 0; at < bytes.size();) {
        at += asciiLength(bytes.substr(at));
        if (at == bytes.size())
            break;
        const std::size_t length = characterLength(bytes.substr(at, 4));
        count.characters += length > 1;
        count.strays += length == 0;
        at += std::max<std::size_t>(length, 1);
    }
    return count;
}

bool keepsAscii(const Encoding& encoding)
{
    constexpr std::array<std::string_view, 6> SingleByte{"UTF-8", "WINDOWS-", "ISO-8859-",
                                                         "KOI8-", "IBM",      "MAC-"};
    return std::any_of(SingleByte.begin(), SingleByte.end(),
                       [&](std::string_view prefix) { return encoding.name.starts_with(prefix); });
}

std::optional<Encoding> wideEncoding(std::string_view head)
{
    constexpr std::size_t EnoughToTell = 64 * 1024;
    for (const ByteOrderMark& mark : ByteOrderMarks) {
        if (Encoding found{std::string(mark.encoding), true}; found.isWide() && head.starts_with(mark.bytes))
            return found;
    }
    head = head.substr(0, EnoughToTell);
    std::array<std::size_t, 2> zeros{}; // at even and at odd places
    for (std::size_t at = head.find('\0'); at != std::string_view::npos; at = head.find('\0', at + 1))
        ++zeros[at % 2];
    // Names and comments may be in other letters, tags and moves are not. U+0100 has its zero at the other
    // place.
    const auto tells = [&](std::size_t place) {
        return zeros[place] >= 2 && zeros[place] * 8 >= head.size() && zeros[1 - place] * 16 <= zeros[place];
    };
    if (tells(1))
        return Encoding{"UTF-16LE", false};
    if (tells(0))
        return Encoding{"UTF-16BE", false};
    return std::nullopt;
}

Encoding detectEncoding(std::string_view bytes)
{
    for (const ByteOrderMark& mark : ByteOrderMarks) {
        if (bytes.starts_with(mark.bytes))
            return {std::string(mark.encoding), true};
    }
    if (auto wide = wideEncoding(bytes))
        return std::move(*wide);
    if (isUtf8(bytes))
        return {};
    const std::string lines = tellingLines(bytes);
    const std::string word = detectorsWord(lines);
    const auto& known = knownEncodings();
    const bool isKnown = std::find(known.begin(), known.end(), word) != known.end();
    if (!isKnown || word == "ISO-8859-1" || word == "UTF-8")
        return likeliest(Usual, lines);
    const Encoding told = likeliest({word, false}, lines);
    // A German name reads the same as Latin-2: then the likelier one, which has room for a French name too.
    return decode(lines, Usual) == decode(lines, told) ? likeliest(Usual, lines) : told;
}

std::string decode(std::string_view bytes, const Encoding& encoding)
{
    std::string text;
    Converter converter("UTF-8", encoding.name);
    if (encoding.name == "UTF-8" || !converter.isKnown()) {
        text = mendedUtf8(bytes);
    } else {
        while (!bytes.empty()) {
            bytes.remove_prefix(converter.convert(bytes, text));
            if (!bytes.empty()) {
                text += ReplacementCharacter;
                bytes.remove_prefix(std::min(encoding.unitLength(), bytes.size()));
            }
        }
    }
    // U+FEFF, at times more than once: a mark in front of the text, not of it.
    std::size_t marks = 0;
    while (std::string_view(text).substr(marks).starts_with(byteOrderMarkOf("UTF-8")))
        marks += byteOrderMarkOf("UTF-8").size();
    return text.erase(0, marks);
}

tl::expected<std::string, Unencodable> encode(std::string_view utf8, const Encoding& encoding)
{
    std::string bytes(encoding.bom ? byteOrderMarkOf(encoding.name) : std::string_view());
    if (encoding.name == "UTF-8")
        return bytes += utf8;
    Converter converter(encoding.name, "UTF-8");
    Unencodable lost;
    while (!utf8.empty()) {
        utf8.remove_prefix(converter.isKnown() ? converter.convert(utf8, bytes) : 0);
        if (utf8.empty())
            break;
        const std::size_t length = std::max<std::size_t>(characterLength(utf8.substr(0, 4)), 1);
        if (std::find(lost.characters.begin(), lost.characters.end(), utf8.substr(0, length)) ==
            lost.characters.end())
            lost.characters.emplace_back(utf8.substr(0, length));
        utf8.remove_prefix(length);
    }
    if (!lost.characters.empty())
        return tl::unexpected(std::move(lost));
    return bytes;
}

const std::vector<std::string>& knownEncodings()
{
    static const std::vector<std::string> names{
        "UTF-8",        "WINDOWS-1252", "WINDOWS-1250", "WINDOWS-1251", "WINDOWS-1253", "WINDOWS-1254",
        "WINDOWS-1257", "ISO-8859-1",   "ISO-8859-2",   "ISO-8859-3",   "ISO-8859-4",   "ISO-8859-5",
        "ISO-8859-7",   "ISO-8859-9",   "ISO-8859-10",  "ISO-8859-13",  "ISO-8859-15",  "ISO-8859-16",
        "KOI8-R",       "IBM852",       "IBM865",       "IBM866",       "MAC-CYRILLIC", "GB18030",
        "BIG5",         "SHIFT_JIS",    "EUC-KR",       "UTF-16LE",     "UTF-16BE",     "UTF-32LE",
        "UTF-32BE"};
    return names;
}

} // namespace pgn
