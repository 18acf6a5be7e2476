#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

// What the characters of a PGN text mean to scanner and reader alike; both must see the same tokens.
namespace pgn {

constexpr bool isLineEnd(char c)
{
    return c == '\n' || c == '\r';
}
// Control characters too: real files hold zero bytes and the end-of-file mark of DOS.
constexpr bool isBlank(char c)
{
    return std::uint8_t(c) <= ' ' && !isLineEnd(c);
}
constexpr bool isSpace(char c)
{
    return std::uint8_t(c) <= ' ';
}
constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
constexpr bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// Bytes of white space at the front of the text: also the no-break spaces and the byte order mark that other
// programs leave behind (U+00A0, U+202F, U+FEFF).
std::size_t spaceLength(std::string_view text);

// The end of the line that starts at or holds `from`: the place of its line end, or the end of the text.
std::size_t endOfLine(std::string_view text, std::size_t from);

// A tag pair as it stands in the text.
struct TagPair {
    std::string_view name;
    std::string_view value;  // as written, escapes and all
    std::size_t end = 0;     // behind the "]"
    bool closed = false;     // there was a "]"
    bool wellFormed = false; // [Name "value"], no stray quotes
    bool hasEscapes = false; // the value may have some: see unescaped()
};
// The tag pair that the "[" at text[at] opens; nothing when no name follows. Never looks beyond the line. A
// value with unescaped quotes is taken whole: [Event "5th "Memorial" Open"].
bool isTagStart(std::string_view text, std::size_t at);
TagPair readTagPair(std::string_view text, std::size_t at);
// Is there a well-formed one? Never looks beyond the first quote that could end its value, so that asking at
// every "[" of a line takes no longer than the line is long.
bool isWellFormedTag(std::string_view text, std::size_t at);
// The value of a tag pair without its escapes (PGN standard 7: \" and \\).
std::string unescaped(std::string_view rawValue);

// Behind the white space, comments, escape lines and what else is no tag pair between two of them.
std::size_t skipBetweenTags(std::string_view body, std::size_t at);
// Calls `use` with each tag pair at the head of a game's body; gives the place where the movetext begins.
template <typename Use>
std::size_t forEachTag(std::string_view body, Use&& use)
{
    std::size_t at = skipBetweenTags(body, 0);
    while (at < body.size() && body[at] == '[') {
        const TagPair tag = readTagPair(body, at);
        use(tag);
        at = skipBetweenTags(body, tag.end);
    }
    return at;
}

// Is the line that starts here a whole tag pair, or several? Inside a comment it shows that the "}" was
// forgotten.
bool isTagLine(std::string_view text, std::size_t at);
// Where the comment ends whose "{" stands at `open`: at its "}", in front of a tag line, or at `end`. The
// text goes on behind that when a result follows: a tag pair in front of one is no tag line.
struct CommentEnd {
    std::size_t end = 0; // of what is inside
    bool closed = false; // text[end] is the "}"
};
CommentEnd findCommentEnd(std::string_view text, std::size_t open, std::size_t end = std::string_view::npos);
// A text with comments, or the inside of one, each line of it that would end one as a tag line does moved in
// by a space. Behind a comment its last line goes on, with "}"; behind other text it may end there.
enum class LastLine { GoesOn, Ends };
std::string withTagLinesMovedIn(std::string text, LastLine lastLine);

// The reserved token "<…>" (PGN standard 5) that starts the text, within its line; "" when there is none.
// Signs such as "<=>" are none, nor is what holds a comment or brackets, which count wherever they stand.
std::string_view reservedToken(std::string_view text);

// Could the text at this place be the first move of a game: "1.", "e4", "Nf3", "O-O", "--"? Says nothing of
// legality.
bool looksLikeMovetext(std::string_view text);

} // namespace pgn
