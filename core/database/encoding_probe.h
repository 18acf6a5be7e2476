#pragma once
#include "core/pgn/encoding.h"

namespace database {

// Finds a text's encoding while its blocks go by: UTF-8 if every byte fits, else what a detector says of the
// lines that do not.
class EncodingProbe {
public:
    void feed(std::string_view block);
    pgn::Encoding finish();
    // Bytes that speak for an encoding other than UTF-8.
    std::size_t evidence() const { return m_sample.size(); }

private:
    void takeLine(std::string_view line);
    bool m_first = true;
    bool m_bom = false;
    std::string m_partialLine; // only kept when it holds bytes above 127
    std::string m_sample;      // lines that are no UTF-8, up to SampleSize
    static constexpr std::size_t SampleSize = 64 * 1024;
};

// The encoding one game's bytes are in: the one that is insisted on, else UTF-8 if they fit, else the file's.
pgn::Encoding encodingOfGame(std::string_view bytes, const pgn::Encoding& file, bool strictly);

} // namespace database
