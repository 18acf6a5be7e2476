#pragma once
#include "core/notation/fen.h"
#include "core/notation/san.h"
#include "core/pgn/writer.h"
#include "tests/support/round_trip.h"

#include <string>

// Short ways to say what a text should be read as.
namespace pgn_test {

inline pgn::ReadGame read(std::string_view text)
{
    return pgn::readGame(text);
}

// The movetext as it would be written, in one line: "1. e4 {a} e5 *".
inline std::string movetext(const record::Record& record)
{
    pgn::WriteOptions options;
    options.lineLength = 0;
    const std::string text = pgn::writeGame(record, options);
    const std::size_t begin = text.find("\n\n") + 2;
    return text.substr(begin, text.size() - begin - 1);
}
inline std::string movetext(std::string_view text)
{
    return movetext(read(text).record);
}

inline std::size_t plies(std::string_view text)
{
    return read(text).record.mainLine().size();
}

// "illegal move@1:7 'Nf3'", one after another.
inline std::string problems(const std::vector<pgn::Problem>& found)
{
    std::string text;
    for (const pgn::Problem& problem : found) {
        text += text.empty() ? "" : ", ";
        text += std::string(codeName(problem.kind)) + "@" + std::to_string(problem.line) + ":" +
                std::to_string(problem.column) + " '" + problem.token + "'";
    }
    return text;
}
inline std::string problems(std::string_view text)
{
    std::string all;
    for (const pgn::ReadGame& game : support::readAll(text)) {
        const std::string found = problems(game.problems);
        all += (all.empty() || found.empty() ? "" : "; ") + found;
    }
    return all;
}

} // namespace pgn_test
