#pragma once
#include "core/pgn/writer.h"

namespace pgn {

// Writes the movetext of a record into a text, wrapped at the line length (PGN standard 8.2).
class MovetextWriter {
public:
    MovetextWriter(const record::Record& record, const WriteOptions& options, std::string& out);
    // From the first comment to the result marker, without a line end.
    void write();

private:
    // A line being written: `at` has been written, then come the variations that are alternatives to it.
    struct Line {
        record::NodeId at;
        chess::Position before; // the move of `at`
        chess::Position now;
        std::size_t nextVariation = 0;
        std::string unreadTail;
    };

    void writeStep();
    void writeMainChild(record::NodeId child);
    void openVariation(record::NodeId first);
    void endLine();
    void writeMove(const chess::Position& before, record::NodeId id, bool opensVariation);
    void writeAnnotations(record::NodeId id);
    void writeNags(const std::vector<notation::Nag>& nags);
    void writeComments(const std::vector<std::string>& comments);
    void writeComment(const std::string& comment);
    void writeBraced(std::string_view text);
    void writeRestOfLineComments(std::string_view text);
    void writeUnread(const std::string& text);

    // `reserve`: characters that must still have room behind it.
    void token(std::string_view text, std::size_t reserve = 0);
    void glued(std::string_view text);
    void newline();

    const record::Record& m_record;
    const WriteOptions& m_options;
    std::string& m_out;
    std::size_t m_column = 0;  // characters in the line so far
    bool m_glueNext = false;   // no space after "("
    bool m_needsNumber = true; // Black's move needs its number: something stands between
    std::vector<Line> m_lines;
};

} // namespace pgn
