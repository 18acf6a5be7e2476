#pragma once
#include <cstdint>
#include <optional>
#include <string_view>

// Numeric Annotation Glyphs (PGN standard 10).
namespace notation {

using Nag = std::uint16_t;

enum class NagKind : std::uint8_t { None, Move, Position, Other };
NagKind nagKind(Nag n);
// "!", "±", "∞"…, UTF-8; empty when there is no usual sign and "$n" must be shown.
std::string_view nagSymbol(Nag n);
// What people type or other programs write: "!", "!!", "+/-", "±", "+-", "=", "~", "∞", "$14", "N"…
std::optional<Nag> nagFromText(std::string_view text);

} // namespace notation
