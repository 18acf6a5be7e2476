#include "core/notation/move_number.h"

#include "core/notation/text.h"

namespace notation {
namespace {

constexpr int MaxMoveNumber = 99999;

// Dots in front of the text, and white space if dots follow it.
int takeDots(std::string_view& text)
{
    int dots = 0;
    for (;;) {
        std::string_view next = text;
        while (const std::size_t n = spaceLength(next))
            next.remove_prefix(n);
        if (skip(next, "…"))
            dots += 3;
        else if (skip(next, "."))
            dots += 1;
        else
            return dots;
        text = next;
    }
}

} // namespace

std::string moveNumber(int number, chess::Color side, Dots dots)
{
    const std::string_view mark = side == chess::Color::White ? "." : dots == Dots::Ascii ? "..." : "…";
    return std::to_string(number).append(mark);
}

std::optional<MoveNumber> parseMoveNumber(std::string_view text)
{
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    const auto number = parseNumber(text.substr(0, digits), MaxMoveNumber);
    if (!number)
        return std::nullopt;
    std::string_view rest = text.substr(digits);
    const int dots = takeDots(rest);
    if (dots == 0 && !rest.empty() && spaceLength(rest) == 0)
        return std::nullopt;
    return MoveNumber{*number, dots >= 2 ? chess::Color::Black : chess::Color::White,
                      text.size() - rest.size()};
}

} // namespace notation
