#include "core/notation/language.h"

#include "core/notation/san.h"

namespace notation {
namespace {

// How many of the moves can be played before the first that cannot be read.
std::size_t readableMoves(chess::Position p, std::span<const std::string_view> moves,
                          const PieceLetters& letters)
{
    std::size_t count = 0;
    for (const std::string_view text : moves) {
        const auto move = parseSan(p, text, letters);
        if (!move)
            break;
        p.play(*move);
        ++count;
    }
    return count;
}

} // namespace

const PieceLetters& detectLetters(const chess::Position& start, std::span<const std::string_view> moves)
{
    const PieceLetters* best = nullptr;
    std::size_t most = 0;
    for (const PieceLetters& letters : allPieceLetters()) {
        const std::size_t count = readableMoves(start, moves, letters);
        if (!best || count > most) {
            best = &letters;
            most = count;
        }
        if (count == moves.size())
            break;
    }
    return *best;
}

} // namespace notation
