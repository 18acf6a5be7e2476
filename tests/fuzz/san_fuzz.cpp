#include "core/notation/fen.h"
#include "core/notation/move_number.h"
#include "core/notation/nag.h"
#include "core/notation/san.h"

#include <cstdlib>

// "FEN, line break, text": whatever move the text is read as is legal there, and is read again from all our
// own styles.
namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

void checkMove(const chess::Position& p, chess::Move m, const notation::PieceLetters& letters)
{
    require(m.isNull() ? p.canPass() : p.isLegal(m));
    for (const bool longForm : {false, true})
        require(notation::parseSan(p, notation::toSan(p, m, {&letters, longForm, true, true}), letters) == m);
    require(notation::parseUci(p, notation::toUci(m, true)) == m);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view input(reinterpret_cast<const char*>(data), size);
    const std::size_t end = std::min(input.find('\n'), input.size());
    const std::string_view text = input.substr(std::min(end + 1, input.size()));
    notation::nagFromText(text);
    if (const auto number = notation::parseMoveNumber(text))
        require(number->length <= text.size());
    const auto p = notation::positionFromFen(input.substr(0, end));
    if (!p)
        return 0;
    for (const notation::PieceLetters& letters : notation::allPieceLetters())
        if (const auto m = notation::parseSan(*p, text, letters))
            checkMove(*p, *m, letters);
    if (const auto m = notation::parseUci(*p, text))
        checkMove(*p, *m, notation::englishLetters());
    return 0;
}
