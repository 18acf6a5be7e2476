#pragma once
#include "core/chess/types.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

// A comment is kept as the text of the file, commands and all ("[%clk 0:05:12] quiet and strong"), so that
// nothing is lost; these functions look into it and change one part of it. Commands: supplement to the PGN
// standard of 2001 (%clk, %emt) and the de-facto %eval, %csl, %cal.
namespace record {

struct Command {
    std::string name;  // "clk"
    std::string value; // "0:05:12"
    friend bool operator==(const Command&, const Command&) = default;
};
std::vector<Command> commandsOf(std::string_view comment);
// The comment as a person reads it: without commands, white space at the cut joined.
std::string proseOf(std::string_view comment);
// The comment with its prose replaced and its commands kept.
std::string withProse(std::string_view comment, std::string_view prose);
// The comment with that command set, or removed when the value is empty.
std::string withCommand(std::string_view comment, std::string_view name, std::string_view value);

enum class MarkColor : std::uint8_t { Green, Red, Yellow, Blue, Orange, Cyan };
struct SquareMark {
    chess::Square square;
    MarkColor color = MarkColor::Green;
    friend bool operator==(SquareMark, SquareMark) = default;
};
struct Arrow {
    chess::Square from, to;
    MarkColor color = MarkColor::Green;
    friend bool operator==(Arrow, Arrow) = default;
};
struct Markup {
    std::vector<SquareMark> squares;
    std::vector<Arrow> arrows;
    bool empty() const { return squares.empty() && arrows.empty(); }
    friend bool operator==(const Markup&, const Markup&) = default;
};
Markup markupOf(std::string_view comment);
std::string withMarkup(std::string_view comment, const Markup& markup);

// "0:05:12", "1:02:03.4", "5:12" (minutes and seconds), "312"; nothing for other text.
std::optional<std::chrono::milliseconds> parseClock(std::string_view value);
// "0:05:12", or "0:00:09.4" when there is a part of a second.
std::string formatClock(std::chrono::milliseconds time);
std::optional<std::chrono::milliseconds> clockOf(std::string_view comment);
std::optional<std::chrono::milliseconds> elapsedOf(std::string_view comment); // %emt

} // namespace record
