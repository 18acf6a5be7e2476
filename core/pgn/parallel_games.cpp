#include "core/pgn/parallel_games.h"

#include "core/pgn/encoding_probe.h"

namespace pgn {

GameQueue::Ticket GameQueue::take(std::vector<GameRange>& ranges)
{
    const std::lock_guard lock(m_mutex);
    ranges.clear();
    while (!m_stopped && ranges.size() < BatchSize) {
        const auto range = m_reader.nextRange();
        if (!range)
            break;
        ranges.push_back(*range);
    }
    const Ticket ticket{m_batches++, m_games + 1};
    m_games += ranges.size();
    return ticket;
}

void GameQueue::stop()
{
    const std::lock_guard lock(m_mutex);
    m_stopped = true;
}

GameText GameQueue::textOf(const GameRange& range, std::size_t number, std::string& decoded) const
{
    const std::string_view bytes = m_source.text.substr(range.begin, range.end - range.begin);
    if (!m_source.strictly && isUtf8(bytes))
        return {bytes, m_source.text, range, {number, 1, 0}, range.end, {}};
    const auto encoding = encodingOfGame(bytes, m_source.encoding, m_source.strictly);
    decoded = decode(bytes, encoding);
    GameText game{bytes, decoded, {}, {number, range.firstLine, range.begin}, range.end, encoding};
    // Decoding may bring a result to light ("½-½"): what comes behind it stays with this game.
    Reader reader(decoded);
    if (const auto first = reader.nextRange())
        game.range = *first;
    while (const auto rest = reader.nextRange())
        game.range.end = rest->end;
    return game;
}

} // namespace pgn
