#pragma once
#include "core/pgn/parallel_games.h"

#include <memory>

namespace cli {

// The text of a file: as it is when its encoding keeps ASCII, else decoded to UTF-8. It is read and not
// mapped: another program that shortens a mapped file would end this one.
class FileText {
public:
    // "-" reads `in`. The encoding is found out when none is insisted on. The error is a message.
    static tl::expected<FileText, std::string> open(const std::string& path, std::istream& in,
                                                    const std::optional<pgn::Encoding>& insisted = {});
    std::string_view text() const { return m_source.text; }
    const pgn::GameSource& games() const { return m_source; }
    // Is the text that of the file, byte for byte?
    bool isAsInFile() const { return m_isAsInFile; }
    const std::string& encodingName() const { return m_encodingName; }
    // Does U+FFFD stand in this game for bytes that are no letters in the encoding, and not only because it
    // stands in the file?
    bool hasLost(const pgn::GameText& game) const;

private:
    struct Bytes;
    std::shared_ptr<const Bytes> m_bytes;
    std::shared_ptr<const std::string> m_decoded;
    pgn::GameSource m_source;
    std::string m_encodingName; // of the file
    bool m_isAsInFile = true;
    bool m_hasLost = false; // when it was decoded as a whole
};

} // namespace cli
