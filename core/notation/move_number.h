#pragma once
#include "core/chess/types.h"

// The numbers before moves: "1." for White, "1..." or "1…" for Black (PGN standard 8.2.2).
namespace notation {

enum class Dots : std::uint8_t {
    Ascii,    // "1...", PGN
    Ellipsis, // "1…", for the eye
};
std::string moveNumber(int number, chess::Color side, Dots dots = Dots::Ascii);

// A move number read off the front of a text.
struct MoveNumber {
    int number = 0;
    // Black when there were two dots or more, or an ellipsis.
    chess::Color side = chess::Color::White;
    std::size_t length = 0; // bytes, with the dots and the white space after the number and between dots
};
// "12.", "12", "12...", "12. ...", "12…". A number stuck to anything but dots is no move number ("0-0",
// "1-0", "1/2").
std::optional<MoveNumber> parseMoveNumber(std::string_view text);

} // namespace notation
