#pragma once
#include "core/pgn/reader.h"
#include "core/pgn/writer.h"

#include <string>
#include <vector>

// What must hold of reading and writing any text whatever; for tests, checks and fuzzing.
namespace support {

// All games of a text, and all games as one text.
std::vector<pgn::ReadGame> readAll(std::string_view text);
std::string writeAll(const std::vector<pgn::ReadGame>& games, const pgn::WriteOptions& options = {});

// "" when reading, writing and reading again gives the same games and then the same text; else what differs.
std::string roundTripFault(std::string_view text);
// "" when the ranges cover the text in order, with nothing but white space outside.
std::string coverageFault(std::string_view text);
// "" when Scanner, fed the text in blocks of these sizes in turn, finds the games of Reader.
std::string scannerFault(std::string_view text, const std::vector<std::size_t>& blockSizes);

} // namespace support
