#include "core/opening/opening_names.h"

#include "core/notation/piece_letters.h"
#include "core/opening/lines.h"

namespace opening {
namespace {

// Small letters of ASCII and of Latin-1 in UTF-8 (é) made capitals.
void capitalize(std::string& text)
{
    if (text.empty())
        return;
    if (text[0] >= 'a' && text[0] <= 'z') {
        text[0] = char(text[0] - 'a' + 'A');
    } else if (text.starts_with('\xc3') && text.size() > 1) {
        const int second = static_cast<unsigned char>(text[1]);
        if (second >= 0xa0 && second <= 0xbe && second != 0xb7)
            text[1] = char(second - 0x20);
    }
}

// "Nf3", "Bb4+": a man's letter and a square; nothing else needs translating there.
bool looksLikeMove(std::string_view word)
{
    return word.size() >= 3 && std::string_view("NBRQK").find(word[0]) != std::string_view::npos &&
           word[1] >= 'a' && word[1] <= 'h' && word[2] >= '1' && word[2] <= '8';
}

std::string translateMoves(std::string_view text, const notation::PieceLetters& letters)
{
    std::string out;
    for (;;) {
        const std::size_t end = std::min(text.find(' '), text.size());
        std::string_view word = text.substr(0, end);
        if (looksLikeMove(word))
            if (const auto type = notation::takePieceLetter(word, notation::englishLetters()))
                out += letters.of(*type);
        out += word;
        if (end == text.size())
            return out;
        out += ' ';
        text.remove_prefix(end + 1);
    }
}

} // namespace

OpeningNames::Starred OpeningNames::cutAtStar(std::string_view text)
{
    const std::size_t star = text.find('*');
    if (star == std::string_view::npos)
        return {std::string(text), {}};
    return {std::string(text.substr(0, star)), std::string(text.substr(star + 1))};
}

tl::expected<OpeningNames, int> OpeningNames::parse(std::string_view tsv,
                                                    const notation::PieceLetters& letters)
{
    OpeningNames names;
    names.m_letters = &letters;
    for (int number = 1; !tsv.empty(); ++number) {
        const std::string_view line = takeLine(tsv);
        if (isComment(line))
            continue;
        std::array<std::string_view, 2> fields;
        if (!splitFields(line, fields))
            return tl::unexpected(number);
        const auto [english, translated] = fields;
        if (english.find('*') == std::string_view::npos)
            names.m_parts.insert_or_assign(std::string(english), std::string(translated));
        else if (translated.find('*') != std::string_view::npos)
            names.m_patterns.push_back({cutAtStar(english), cutAtStar(translated)});
        else
            return tl::unexpected(number);
    }
    return names;
}

std::string OpeningNames::translatePart(std::string_view part) const
{
    if (const auto it = m_parts.find(part); it != m_parts.end())
        return it->second;
    for (const Pattern& pattern : m_patterns) {
        const auto& [before, after] = pattern.english;
        if (part.size() <= before.size() + after.size() || !part.starts_with(before) ||
            !part.ends_with(after))
            continue;
        const auto inner = part.substr(before.size(), part.size() - before.size() - after.size());
        return pattern.translated.before + translatePart(inner) + pattern.translated.after;
    }
    return translateMoves(part, *m_letters);
}

std::string OpeningNames::translate(std::string_view english) const
{
    std::string out;
    for (;;) {
        const std::size_t end = std::min(english.find_first_of(":,"), english.size());
        out += translatePart(english.substr(0, end));
        if (end == english.size())
            break;
        out += english[end] == ':' ? translatePart(":") : ",";
        english.remove_prefix(end + 1);
        const std::size_t word = english.find_first_not_of(' ');
        out += ' ';
        english.remove_prefix(std::min(word, english.size()));
    }
    capitalize(out);
    return out;
}

} // namespace opening
