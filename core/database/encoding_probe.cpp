#include "core/database/encoding_probe.h"

#include "core/database/name_table.h"

namespace database {

namespace {

const pgn::Encoding FallBack{"WINDOWS-1252", false};

} // namespace

void EncodingProbe::takeLine(std::string_view line)
{
    if (m_sample.size() < SampleSize && !isUtf8(line)) {
        m_sample += line;
        m_sample += '\n';
    }
}

void EncodingProbe::feed(std::string_view block)
{
    if (m_first && !block.empty()) {
        m_bom = block.substr(0, 3) == "\xEF\xBB\xBF";
        m_first = false;
    }
    if (isAscii(block)) {
        // Nothing to learn but where the line ends that an earlier block began.
        const auto end = block.find_first_of("\r\n");
        if (!m_partialLine.empty()) {
            m_partialLine += block.substr(0, end);
            if (end != std::string_view::npos) {
                takeLine(m_partialLine);
                m_partialLine.clear();
            }
        }
        return;
    }
    for (std::size_t at = 0; at < block.size();) {
        const auto end = block.find_first_of("\r\n", at);
        m_partialLine += block.substr(at, end == std::string_view::npos ? end : end - at);
        if (end == std::string_view::npos)
            break;
        if (!isAscii(m_partialLine))
            takeLine(m_partialLine);
        m_partialLine.clear();
        at = end + 1;
    }
    if (isAscii(m_partialLine))
        m_partialLine.clear();
}

pgn::Encoding EncodingProbe::finish()
{
    takeLine(m_partialLine);
    if (m_sample.empty())
        return {"UTF-8", m_bom};
    auto encoding = pgn::detectEncoding(m_sample);
    if (encoding.name == "UTF-8" || pgn::wideEncoding(m_sample)) // what is wide does not come here
        encoding = FallBack;
    encoding.bom = false;
    return encoding;
}

pgn::Encoding encodingOfGame(std::string_view bytes, const pgn::Encoding& file, bool strictly)
{
    if (strictly)
        return file;
    if (isAscii(bytes))
        return {file.name, false};
    if (isUtf8(bytes))
        return {"UTF-8", false};
    return file.name == "UTF-8" ? FallBack : file;
}

} // namespace database
