#pragma once
#include "app/cli/convert_plan.h"
#include "app/cli/file_text.h"

#include <array>

namespace cli {

using Digest = std::array<std::uint64_t, 2>;

// A game as it is to be written, and what decides whether and where.
struct ConvertedGame {
    std::size_t number = 0; // in its file, from 1
    std::size_t end = 0;    // in its file
    bool isChess = false;   // has tags or moves, and not only text
    bool selected = false;
    EncodedGame encoded;
    std::vector<std::string> unwritable; // characters that the encoding does not have
    std::vector<pgn::Problem> errors;    // what of it could not be read
    // "", or the encoding in which some of its bytes are no letters: U+FFFD is written for them.
    std::string lostIn;
    SortKey key;
    Digest digest{}; // the same for doubles
};

// Converts games of one file; one for each thread.
class GameConverter {
public:
    // `path` names the file in what is written.
    GameConverter(const ConvertPlan& plan, const std::string& path, const FileText& file)
        : m_plan(plan),
          m_format(plan.keepText || plan.inPlace ? plan.format.withLineEndsOf(file.text()) : plan.format),
          m_path(path),
          m_file(file)
    {
    }
    ConvertedGame operator()(const pgn::GameText& game) const;

private:
    void write(const pgn::GameText& game, pgn::ReadGame& read, ConvertedGame& converted) const;
    void encode(std::string text, const pgn::Encoding& encoding, ConvertedGame& converted) const;
    pgn::Encoding encodingOf(const pgn::GameText& game) const;

    const ConvertPlan& m_plan;
    GameFormat m_format;
    const std::string& m_path;
    const FileText& m_file;
};

} // namespace cli
