#include "core/notation/language.h"
#include "core/notation/san.h"
#include "tests/support/tsv.h"

#include <gtest/gtest.h>

using namespace notation;

namespace {

// A game in which every kind of man moves, in all letters.
std::vector<std::string> gameIn(const PieceLetters& letters)
{
    chess::Position p;
    std::vector<std::string> texts;
    for (const auto& uci : support::split(
             "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 e1g1 g8f6 f1e1 f8e7 b5c6 d7c6 f3e5 d8d4 g1h1 e8f8", ' ')) {
        const auto move = parseUci(p, uci).value();
        texts.push_back(toSan(p, move, {&letters}));
        p.play(move);
    }
    return texts;
}

const PieceLetters& detected(const std::vector<std::string>& texts)
{
    const std::vector<std::string_view> moves(texts.begin(), texts.end());
    return detectLetters(chess::Position(), moves);
}

} // namespace

TEST(Language, LettersOfAGameAreFound)
{
    for (const PieceLetters& letters : allPieceLetters()) {
        // Several languages share their letters; figurines are read in every language.
        const auto& found = detected(gameIn(letters));
        if (letters.language.empty())
            EXPECT_EQ(&found, &englishLetters());
        else
            EXPECT_EQ(found.letters, letters.letters) << letters.language << ' ' << found.language;
    }
}

TEST(Language, EnglishWhereNothingTells)
{
    EXPECT_EQ(&detected({}), &englishLetters());
    EXPECT_EQ(&detected({"e4", "e5", "O-O"}), &englishLetters());
    EXPECT_EQ(&detected({"nonsense"}), &englishLetters());
    EXPECT_EQ(&detected({"e4", "e5", "Cf3"}), &frenchLetters());
}
