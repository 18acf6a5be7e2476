#include "core/notation/piece_letters.h"
#include "core/opening/opening_names.h"
#include "tests/unit/notation/collection.h"

#include <gtest/gtest.h>
#include <set>

using opening::OpeningNames;

namespace {

const std::filesystem::path Resources = std::filesystem::path(ADOUBE_SOURCE_DIR) / "resources/openings";

const OpeningNames& french()
{
    static const OpeningNames Names =
        OpeningNames::parse(support::readText(Resources / "names_fr.tsv"), notation::frenchLetters()).value();
    return Names;
}

// The families of the data file with the number of their lines.
std::map<std::string, int> families()
{
    std::map<std::string, int> counts;
    for (const auto& line : support::readLines(Resources / "openings.tsv")) {
        if (line.starts_with('#'))
            continue;
        const std::string name = support::split(line, '\t').at(1);
        ++counts[name.substr(0, name.find(':'))];
    }
    return counts;
}

} // namespace

TEST(OpeningNames, French)
{
    const std::pair<const char*, const char*> known[] = {
        {"Italian Game", "Partie italienne"},
        {"Ruy Lopez: Berlin Defense", "Partie espagnole\u00a0: défense berlinoise"},
        {"Sicilian Defense: Najdorf Variation, English Attack",
         "Défense sicilienne\u00a0: variante Najdorf, attaque anglaise"},
        {"King's Gambit Accepted: Bishop's Gambit", "Gambit roi accepté\u00a0: gambit du fou"},
        {"Queen's Gambit Declined", "Gambit dame refusé"},
        {"Benko Gambit Accepted", "Gambit Benko accepté"},
        {"Queen's Indian Defense, with e3", "Défense ouest-indienne, avec e3"},
        {"London System, with Be2", "Système de Londres, avec Fe2"},
        {"Vienna Gambit, with Max Lange Defense", "Gambit viennois, avec défense Max Lange"},
        {"Lasker Simul Special", "Lasker Simul Special"},
        {"", ""},
    };
    for (const auto& [english, expected] : known)
        EXPECT_EQ(french().translate(english), expected);
}

TEST(OpeningNames, WellKnownFamiliesAreFrench)
{
    int lines = 0;
    int translated = 0;
    for (const auto& [family, count] : families()) {
        lines += count;
        if (french().translate(family) != family)
            translated += count;
        else
            EXPECT_LT(count, 3) << family;
    }
    EXPECT_GT(translated * 100, lines * 99);
}

TEST(OpeningNames, NothingEnglishStaysInMostNames)
{
    const std::set<std::string> english{
        "Defense", "Game", "Opening",       "Attack",        "Variation", "System", "Accepted", "Declined",
        "Line",    "with", "Counterattack", "Countergambit", "Indian",    "King's", "Queen's",  "Knights"};
    int names = 0;
    int clean = 0;
    for (const auto& line : support::readLines(Resources / "openings.tsv")) {
        if (line.starts_with('#'))
            continue;
        const std::string name = french().translate(support::split(line, '\t').at(1));
        bool isClean = true;
        for (const auto& part : support::split(name, ' '))
            isClean = isClean && !english.contains(part.substr(0, part.find(',')));
        ++names;
        clean += isClean;
    }
    EXPECT_GT(clean * 100, names * 97) << clean << " of " << names;
}

TEST(OpeningNames, BadLinesAreNamed)
{
    const auto parse = [](std::string_view text) {
        return OpeningNames::parse(text, notation::frenchLetters());
    };
    EXPECT_TRUE(parse("# only a comment\n"));
    EXPECT_EQ(parse("Game\n").error(), 1);
    EXPECT_EQ(parse("Game\tpartie\n* Line\tligne\n").error(), 2);
    EXPECT_EQ(parse("\nA\tb\tc").error(), 2);
}
