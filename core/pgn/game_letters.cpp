#include "core/pgn/game_letters.h"

#include "core/pgn/movetext_words.h"
#include "core/pgn/no_sink.h"

#include <algorithm>

namespace pgn {

namespace {

using notation::PieceLetters;

class Trial final : public NoSink {};

// A letter that English has not must be there: "Re2" alone is a wrong move rather than a French one.
bool isForeign(std::string_view word)
{
    const char first = word.front();
    const bool isCapital = first >= 'A' && first <= 'Z';
    return (first & 0x80) != 0 ||
           (isCapital && std::string_view("KQRBNPO").find(first) == std::string_view::npos);
}

bool canBegin(std::string_view word, const PieceLetters& letters)
{
    return notation::takePieceLetter(word, letters).has_value();
}

// Languages share their letters.
bool isFirstOfItsLetters(const PieceLetters& letters)
{
    const auto all = notation::allPieceLetters();
    const auto first = std::find_if(
        all.begin(), all.end(), [&](const PieceLetters& other) { return other.letters == letters.letters; });
    return &*first == &letters;
}

} // namespace

const PieceLetters& lettersOf(std::string_view text, const GameRange& range, int englishPlies)
{
    const PieceLetters& english = notation::englishLetters();
    const auto words = mainLineWords(text.substr(range.bodyBegin, range.tailBegin - range.bodyBegin));
    const auto foreign = std::find_if(words.begin(), words.end(), isForeign);
    if (foreign == words.end())
        return english;
    const PieceLetters* best = &english;
    int most = englishPlies;
    bool isWhole = false;
    for (const PieceLetters& letters : notation::allPieceLetters()) {
        if (&letters == &english || !canBegin(*foreign, letters) || !isFirstOfItsLetters(letters))
            continue;
        GameParser parser;
        Trial sink;
        std::vector<Problem> problems;
        parser.setLetters(letters, GameParser::Strictly);
        parser.parse(text, range, {}, sink, problems);
        if (parser.plies() <= most)
            continue;
        best = &letters;
        most = parser.plies();
        isWhole = std::none_of(problems.begin(), problems.end(), isMoveFault);
    }
    constexpr int Convincing = 6; // more plies than English reads: a fault further on may be a fault
    return isWhole || most >= englishPlies + Convincing ? *best : english;
}

} // namespace pgn
