#include "core/notation/piece_letters.h"

#include "core/notation/text.h"

namespace notation {
namespace {

using chess::PieceType;

// Pawn, knight, bishop, rook, queen, king.
constexpr PieceLetters Table[] = {
    {"en", {"", "N", "B", "R", "Q", "K"}},  {"fr", {"", "C", "F", "T", "D", "R"}},
    {"", {"", "♘", "♗", "♖", "♕", "♔"}},    {"bg", {"", "К", "О", "Т", "Д", "Ц"}},
    {"ca", {"", "C", "A", "T", "D", "R"}},  {"cs", {"", "J", "S", "V", "D", "K"}},
    {"da", {"", "S", "L", "T", "D", "K"}},  {"de", {"", "S", "L", "T", "D", "K"}},
    {"el", {"", "Ι", "Α", "Π", "Β", "Ρ"}},  {"eo", {"", "Ĉ", "K", "T", "D", "R"}},
    {"es", {"", "C", "A", "T", "D", "R"}},  {"et", {"", "R", "O", "V", "L", "K"}},
    {"fi", {"", "R", "L", "T", "D", "K"}},  {"hr", {"", "S", "L", "T", "D", "K"}},
    {"hu", {"", "H", "F", "B", "V", "K"}},  {"is", {"", "R", "B", "H", "D", "K"}},
    {"it", {"", "C", "A", "T", "D", "R"}},  {"lt", {"", "Ž", "R", "B", "V", "K"}},
    {"lv", {"", "Z", "L", "T", "D", "K"}},  {"nb", {"", "S", "L", "T", "D", "K"}},
    {"nl", {"", "P", "L", "T", "D", "K"}},  {"pl", {"", "S", "G", "W", "H", "K"}},
    {"pt", {"", "C", "B", "T", "D", "R"}},  {"ro", {"", "C", "N", "T", "D", "R"}},
    {"ru", {"", "К", "С", "Л", "Ф", "Кр"}}, {"sk", {"", "J", "S", "V", "D", "K"}},
    {"sl", {"", "S", "L", "T", "D", "K"}},  {"sv", {"", "S", "L", "T", "D", "K"}},
    {"tr", {"", "A", "F", "K", "V", "Ş"}},  {"uk", {"", "К", "С", "Т", "Ф", "Кр"}},
};

// The figurines stand in Unicode from U+2654: ♔♕♖♗♘♙, then Black's in the same order.
constexpr std::size_t FigurineLength = 3;
constexpr std::optional<PieceType> figurine(std::string_view text)
{
    if (text.size() != FigurineLength || !text.starts_with("\xe2\x99"))
        return std::nullopt;
    const int order = int(static_cast<unsigned char>(text[2])) - 0x94;
    if (order < 0 || order >= 12)
        return std::nullopt;
    return PieceType(5 - order % 6);
}

// U+FE0E and U+FE0F ask for text or emoji style; they follow figurines in some texts.
constexpr std::string_view StyleSelectors[] = {"\xef\xb8\x8e", "\xef\xb8\x8f"};

template <class Fits>
std::optional<PieceType> longestLetter(std::string_view& text, const PieceLetters& letters, Fits fits)
{
    std::optional<PieceType> best;
    for (const PieceType type : chess::AllPieceTypes) {
        const std::string_view letter = letters.of(type);
        if (!letter.empty() && fits(text, letter) && (!best || letter.size() > letters.of(*best).size()))
            best = type;
    }
    return best;
}

} // namespace

const PieceLetters& englishLetters()
{
    return Table[0];
}
const PieceLetters& frenchLetters()
{
    return Table[1];
}
const PieceLetters& figurineLetters()
{
    return Table[2];
}

std::span<const PieceLetters> allPieceLetters()
{
    return Table;
}

const PieceLetters* pieceLettersFor(std::string_view language)
{
    for (const PieceLetters& letters : Table)
        if (letters.language == language)
            return &letters;
    return nullptr;
}

std::optional<PieceType> takePieceLetter(std::string_view& text, const PieceLetters& letters)
{
    if (text.empty())
        return std::nullopt;
    if (&letters == &englishLetters() && static_cast<unsigned char>(text[0]) < 0x80) {
        const auto type = pieceOfEnglishLetter(text[0]);
        text.remove_prefix(type ? 1 : 0);
        return type;
    }
    if (const auto type = figurine(text.substr(0, FigurineLength))) {
        text.remove_prefix(FigurineLength);
        for (const std::string_view selector : StyleSelectors)
            skip(text, selector);
        return type;
    }
    const auto type = longestLetter(text, letters, [](auto t, auto letter) { return t.starts_with(letter); });
    if (type)
        text.remove_prefix(letters.of(*type).size());
    return type;
}

std::optional<PieceType> takePieceLetterAtEnd(std::string_view& text, const PieceLetters& letters)
{
    std::string_view rest = text;
    for (const std::string_view selector : StyleSelectors)
        skipAtEnd(rest, selector);
    if (rest.size() >= FigurineLength)
        if (const auto type = figurine(rest.substr(rest.size() - FigurineLength))) {
            text = rest.substr(0, rest.size() - FigurineLength);
            return type;
        }
    const auto type = longestLetter(text, letters, [](auto t, auto letter) { return t.ends_with(letter); });
    if (type)
        text.remove_suffix(letters.of(*type).size());
    return type;
}

} // namespace notation
