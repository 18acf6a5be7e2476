#pragma once
#include "core/chess/types.h"

// Numeric Annotation Glyphs (PGN standard 10, and the later ones in common use).
namespace notation {

using Nag = std::uint16_t;

// 0 is None; 1–9 speak of the move; 10–135 of the position; all others (time pressure, "with the idea",
// novelty …) Other.
enum class NagKind : std::uint8_t { None, Move, Position, Other };
NagKind nagKind(Nag n);
// "!", "±", "∞"…, UTF-8; empty when there is no usual sign and "$n" must be shown.
std::string_view nagSymbol(Nag n);
// What people type or other programs write: "!", "!!", "+/-", "±", "+-", "=", "~", "∞", "$14", "N"… Signs
// that stand for two codes, one a side ("→" is 40 for White, 41 for Black), mean `side`.
std::optional<Nag> nagFromText(std::string_view text, chess::Color side = chess::Color::White);

} // namespace notation
