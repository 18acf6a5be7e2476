#include "core/pgn/encoding_probe.h"

#include <algorithm>
#include <utility>

namespace pgn {

namespace {

// A byte that is no UTF-8 in a file that is: one game of it was written elsewhere, as a rule in Western
// Europe.
const Encoding FallBack{"WINDOWS-1252", false};

constexpr std::size_t TellsATag = 2; // bytes

bool isTag(std::string_view line)
{
    const auto isLetter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
    return line.size() >= TellsATag && line[0] == '[' && isLetter(line[1]);
}

// Faster than find_first_of().
std::size_t lineEnd(std::string_view text)
{
    const auto end = std::find_if(text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r'; });
    return std::size_t(end - text.begin());
}

// With a few broken bytes, or none: in other encodings hardly any bytes follow one another like that.
bool isUtf8AsAWhole(const Utf8Count& count)
{
    return count.characters > 0 && count.characters >= count.strays;
}

} // namespace

void EncodingProbe::takeLine(std::string_view line)
{
    if (line.empty())
        return;
    const bool wasInTags = std::exchange(m_inTags, isTag(line));
    if (m_inTags && !wasInTags)
        endGame();
    const auto count = countUtf8(line);
    m_count.characters += count.characters;
    m_count.strays += count.strays;
    if (count.strays > 0 && m_gameLines.size() < SampleSize)
        m_gameLines.append(line).append("\n");
}

void EncodingProbe::endGame()
{
    if (isUtf8AsAWhole(m_count))
        m_hasUtf8 = true;
    else if (m_sample.size() < SampleSize)
        m_sample += m_gameLines;
    m_gameLines.clear();
    m_count = {};
}

void EncodingProbe::feed(std::string_view block)
{
    constexpr std::string_view Mark = "\xEF\xBB\xBF";
    if (m_first && !block.empty()) {
        m_bom = block.starts_with(Mark);
        block.remove_prefix(m_bom ? Mark.size() : 0);
        m_first = false;
    }
    const bool isGameAscii = m_count.characters == 0 && m_count.strays == 0;
    if (isGameAscii && isAscii(block) && isAscii(m_partialLine)) {
        // Whether games begin in it does not matter, but how its last line begins.
        m_inTags = false;
        const auto lastEnd = block.find_last_of("\r\n");
        if (lastEnd != std::string_view::npos)
            m_partialLine.clear();
        m_partialLine += block.substr(lastEnd + 1, TellsATag);
        m_partialLine.resize(std::min(m_partialLine.size(), TellsATag));
        return;
    }
    for (auto end = lineEnd(block); end < block.size(); end = lineEnd(block)) {
        if (m_partialLine.empty())
            takeLine(block.substr(0, end));
        else
            takeLine(std::exchange(m_partialLine, {}).append(block, 0, end));
        block.remove_prefix(end + 1);
    }
    m_partialLine += block;
    if (isAscii(m_partialLine))
        m_partialLine.resize(std::min(m_partialLine.size(), TellsATag));
}

Encoding EncodingProbe::finish()
{
    takeLine(std::exchange(m_partialLine, {}));
    endGame();
    if (m_sample.empty())
        return {"UTF-8", m_bom};
    auto encoding = detectEncoding(m_sample);
    if (encoding.name == "UTF-8" || wideEncoding(m_sample)) // what is wide does not come here
        encoding = FallBack;
    encoding.bom = false;
    return encoding;
}

Encoding encodingOfGame(std::string_view bytes, const Encoding& file, bool strictly)
{
    if (strictly)
        return file;
    if (isAscii(bytes))
        return {file.name, false};
    const auto count = countUtf8(bytes);
    const bool isUtf8File = file.name == "UTF-8";
    // In a file of Windows-1252 as many of each are „Spaß“.
    if (isUtf8File ? isUtf8AsAWhole(count) : count.characters > count.strays)
        return {"UTF-8", false};
    return isUtf8File ? FallBack : file;
}

} // namespace pgn
