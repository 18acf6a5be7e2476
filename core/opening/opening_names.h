#pragma once
#include <map>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace notation {
struct PieceLetters;
}

namespace opening {

// Opening names in another language than English, from a table of the well-known ones and of patterns
// ("* Variation", "variante *").
class OpeningNames {
public:
    // Text of a names file (resources/openings/names_fr.tsv says how it is made). The letters are those of
    // the language's moves. The error is the number of the first bad line, from 1.
    static tl::expected<OpeningNames, int> parse(std::string_view tsv, const notation::PieceLetters& letters);
    // "Sicilian Defense: Najdorf Variation" → "Défense sicilienne : variante Najdorf". What the table does
    // not know stays as it is.
    std::string translate(std::string_view english) const;

private:
    // A text with one star, cut at it.
    struct Starred {
        std::string before;
        std::string after;
    };
    struct Pattern {
        Starred english;
        Starred translated;
    };
    static Starred cutAtStar(std::string_view text);
    std::string translatePart(std::string_view part) const;

    std::map<std::string, std::string, std::less<>> m_parts;
    std::vector<Pattern> m_patterns;
    const notation::PieceLetters* m_letters = nullptr;
};

} // namespace opening
