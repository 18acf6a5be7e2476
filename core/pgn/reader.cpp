#include "core/pgn/reader.h"

#include "core/pgn/game_letters.h"
#include "core/pgn/no_sink.h"
#include "core/pgn/record_builder.h"
#include "core/pgn/scanner.h"
#include "core/pgn/text.h"
#include "core/pgn/writer.h"

#include <algorithm>
#include <utility>

namespace pgn {

namespace {

// One game into a sink of its own, in the letters it is written in (N6).
template <typename Sink>
Sink readInItsLetters(GameParser& parser, std::string_view text, const GameRange& range,
                      const GamePlace& place, std::vector<Problem>& problems)
{
    const auto before = std::ptrdiff_t(problems.size());
    Sink sink;
    parser.parse(text, range, place, sink, problems);
    if (std::none_of(problems.begin() + before, problems.end(), isMoveFault))
        return sink;
    const auto& letters = lettersOf(text, range, parser.plies());
    if (&letters == &notation::englishLetters())
        return sink;
    problems.erase(problems.begin() + before, problems.end());
    Sink again;
    parser.setLetters(letters);
    parser.parse(text, range, place, again, problems);
    parser.setLetters(notation::englishLetters());
    return again;
}

// What was read is written in English: another language may read the rest then, which it could not at first
// ("Pf3 Sc6" becomes "f3 Sc6").
bool wouldBeReadOnceWritten(const record::Record& record)
{
    if (record.unreadTail().empty())
        return false;
    const std::string written = writeGame(record);
    Reader reader(written);
    const auto range = reader.nextRange();
    const int plies = int(record.mainLine().size());
    return range && &lettersOf(written, *range, plies) != &notation::englishLetters();
}

} // namespace

ReadGame readGame(std::string_view text, const GameRange& range, const GamePlace& place)
{
    ReadGame game;
    game.range = range;
    GameParser parser;
    auto builder = readInItsLetters<RecordBuilder>(parser, text, range, place, game.problems);
    game.record = builder.take(parser.result());
    if (wouldBeReadOnceWritten(game.record))
        game.record.setUnreadTail(GameParser::Barrier + game.record.unreadTail());
    return game;
}

std::optional<ReadGame> Reader::next()
{
    const auto range = nextRange();
    if (!range)
        return std::nullopt;
    return readGame(m_text, *range, GamePlace{++m_games, 1, 0});
}

std::optional<GameRange> Reader::nextRange()
{
    while (m_given == m_found.size() && !m_atEnd)
        splitMore();
    if (m_given == m_found.size())
        return std::nullopt;
    return m_found[m_given++];
}

void Reader::splitMore()
{
    constexpr std::size_t Step = 64 * 1024;
    m_found.clear();
    m_given = 0;
    std::size_t end = std::min(m_at + Step, m_text.size());
    while (end < m_text.size() && !isLineEnd(m_text[end - 1]))
        ++end;
    if (end < m_text.size() && m_text[end - 1] == '\r' && m_text[end] == '\n')
        ++end;
    m_splitter.read(m_text.substr(m_at, end - m_at), m_at, m_found);
    m_at = end;
    if (m_at == m_text.size()) {
        m_splitter.finish(m_found);
        m_atEnd = true;
    }
}

ReadGame readGame(std::string_view text, const GamePlace& place)
{
    Reader reader(text);
    GameRange range;
    if (const auto first = reader.nextRange())
        range = *first;
    return readGame(text, range, place);
}

namespace {

class Counter final : public NoSink {
public:
    GameSummary summary;

    void textBeforeTags(std::string_view text, std::string_view) override { countComments(text); }
    void tag(std::string_view, std::string_view) override { summary.isChess = true; }
    void move(chess::Move) override
    {
        summary.isChess = true;
        ++summary.nodes;
    }
    void nag(notation::Nag) override { ++summary.nags; }
    void comment(std::string_view, CommentForm, bool) override { ++summary.comments; }
    void unreadTail(std::string_view, std::string_view, std::string_view) override { summary.isChess = true; }
    void textAfterResult(std::string_view text, std::string_view) override { countComments(text); }

private:
    // Of text outside the game's body, where a comment is one between braces.
    void countComments(std::string_view text)
    {
        for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at)) {
            ++summary.comments;
            at = std::min(text.find('}', at), text.size());
        }
    }
};

} // namespace

struct Checker::Private {
    GameParser parser;
};

Checker::Checker() : d(std::make_unique<Private>()) {}
Checker::Checker(Checker&&) noexcept = default;
Checker& Checker::operator=(Checker&&) noexcept = default;
Checker::~Checker() = default;

GameSummary Checker::check(std::string_view text, const GameRange& range, const GamePlace& place,
                           std::vector<Problem>& problems)
{
    auto counter = readInItsLetters<Counter>(d->parser, text, range, place, problems);
    counter.summary.plies = d->parser.plies();
    counter.summary.result = d->parser.result();
    counter.summary.last = d->parser.lastPosition();
    return counter.summary;
}

} // namespace pgn
