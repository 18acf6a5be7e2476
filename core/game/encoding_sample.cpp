#include "core/game/encoding_sample.h"

#include "core/game/game_texts.h"

#include <algorithm>
#include <unordered_set>

namespace game {

namespace {

constexpr std::uint64_t MostBytes = 8u << 20; // read at once, while somebody waits
constexpr std::size_t LongestLine = 160;

} // namespace

std::vector<std::string> encodingSample(const PgnFile& file, std::size_t mostLines)
{
    std::vector<std::string> lines;
    std::unordered_set<std::string> seen;
    const GameTexts texts = file.texts();
    const std::uint64_t size = std::min<std::uint64_t>(texts.source->size(), MostBytes);
    const std::string bytes = texts.source->read(0, size);
    for (std::size_t at = 0; at < bytes.size() && lines.size() < mostLines;) {
        const std::size_t end = std::min(bytes.find_first_of("\r\n", at), bytes.size());
        std::string line = bytes.substr(at, std::min(end - at, LongestLine));
        if (at == 0 && line.starts_with("\xef\xbb\xbf"))
            line.erase(0, 3);
        if (!pgn::isAscii(line) && seen.insert(line).second)
            lines.push_back(std::move(line));
        at = end + 1;
    }
    return lines;
}

} // namespace game
