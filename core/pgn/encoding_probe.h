#pragma once
#include "core/pgn/encoding.h"

namespace pgn {

// Finds a text's encoding while its blocks go by: UTF-8 if every game fits or nearly does, else what a
// detector says of the lines that do not.
class EncodingProbe {
public:
    void feed(std::string_view block);
    Encoding finish();
    // After finish(): is it UTF-8 by its mark or its characters, not for want of any but ASCII?
    bool isUtf8Proven() const { return m_sample.empty() && (m_bom || m_hasUtf8); }
    // Bytes that speak for an encoding other than UTF-8.
    std::size_t evidence() const { return m_sample.size(); }

private:
    void takeLine(std::string_view line);
    void endGame();
    bool m_first = true;
    bool m_bom = false;
    bool m_hasUtf8 = false;    // characters of more than one byte, in some game
    bool m_inTags = false;     // was the last line a tag?
    std::string m_partialLine; // of plain ASCII only the beginning
    Utf8Count m_count;         // in the game so far
    std::string m_gameLines;   // those of it that are no UTF-8, up to SampleSize
    std::string m_sample;      // those of all games that are in another encoding, up to twice that
    static constexpr std::size_t SampleSize = 64 * 1024;
};

// The encoding that the bytes of one game, or of one name, are in: the one that is insisted on, else UTF-8 if
// they fit or a few of them are broken, else the file's.
Encoding encodingOfGame(std::string_view bytes, const Encoding& file, bool strictly);

} // namespace pgn
