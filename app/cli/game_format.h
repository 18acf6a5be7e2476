#pragma once
#include "app/cli/arguments.h"
#include "core/notation/piece_letters.h"
#include "core/pgn/writer.h"

namespace cli {

// A game on its way out.
struct OutgoingGame {
    const std::string& file;
    std::size_t number = 0; // in that file, from 1
    const record::Record& record;
};

// The form that games are written in.
class GameFormat {
public:
    static std::span<const Option> options();
    // The error is a message for the user.
    static tl::expected<GameFormat, std::string> from(const Arguments& arguments);

    bool isPgn() const { return m_form == Form::Pgn; }
    // UTF-8, with a line end behind it.
    std::string write(const OutgoingGame& game) const;
    std::string head() const;      // of the whole output
    std::string separator() const; // between two games
    // The line ends of that text, unless others have been asked for.
    GameFormat withLineEndsOf(std::string_view text) const;
    std::string_view newline() const { return m_writing.newline; }

private:
    enum class Form { Pgn, Epd, Fen, Uci, Csv, Json, Text };
    enum class Positions { All, First, Last };

    std::string linesOf(const OutgoingGame& game) const;
    std::string positions(const record::Record& record) const;

    Form m_form = Form::Pgn;
    Positions m_positions = Positions::All;
    pgn::WriteOptions m_writing;
    bool m_takesNewline = true; // none has been asked for
    const notation::PieceLetters* m_letters = nullptr;
};

// A line "position startpos moves e2e4 e7e5", as engines understand it.
std::string uciLine(const record::Record& record);
// A line of a table, and the line of its names (RFC 4180).
std::string csvLine(const OutgoingGame& game);
std::string csvHead();
// A JSON object, on one line.
std::string jsonLine(const OutgoingGame& game);
// For reading: players, event and moves with the signs of annotation, lines no longer than that.
std::string gameText(const record::Record& record, const notation::PieceLetters& letters,
                     std::size_t lineLength);

} // namespace cli
