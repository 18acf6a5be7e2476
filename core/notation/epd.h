#pragma once
#include "core/notation/fen.h"

#include <vector>

// Extended Position Description (PGN standard 16.2): a position and operations on it.
namespace notation {

// "bm Nf3 Nc3;" is opcode "bm" with two operands; a quoted operand is stored without its quotes.
struct EpdOperation {
    std::string opcode;
    std::vector<std::string> operands;
    friend bool operator==(const EpdOperation&, const EpdOperation&) = default;
};

// The counters of the set-up are those of the operations hmvc and fmvn where these stand; they are kept in
// the list too.
struct Epd {
    chess::PositionSetup setup;
    std::vector<EpdOperation> operations;
    const EpdOperation* find(std::string_view opcode) const;
};

// Reads four fields and operations that begin with a letter and end in ";" (the last may lack it); anything
// else there is ExtraText. A FEN's two counters in their place are read as well, so that every FEN is an EPD
// without operations.
tl::expected<Epd, FenError> parseEpd(std::string_view text);
std::string toEpd(const Epd& epd, CastlingStyle style = CastlingStyle::XFen);

} // namespace notation
