#include "app/cli/game_counter.h"

#include "core/database/row.h"
#include "core/pgn/game_parser.h"
#include "core/pgn/text.h"
#include "core/record/comment.h"

namespace cli {

using std::chrono::milliseconds;

namespace {

// The seconds that a move adds, when the time control says just that: "180+2" (PGN standard 9.6.1).
std::optional<milliseconds> incrementOf(std::string_view timeControl)
{
    const std::size_t plus = timeControl.find('+');
    const auto base = numberFrom(timeControl.substr(0, plus), 1, 1'000'000);
    if (!base)
        return std::nullopt;
    if (plus == std::string_view::npos)
        return milliseconds(0);
    const auto added = numberFrom(timeControl.substr(plus + 1), 0, 100'000);
    return added ? std::optional(milliseconds(*added * 1000)) : std::nullopt;
}

// How long the moves of the main line took: by %emt, else by what the clock showed before and after.
class Thinking {
public:
    void start(const record::Tags& tags)
    {
        m_increment = incrementOf(tags.value("TimeControl"));
        m_shown = {};
        m_sides = {};
    }
    void comment(chess::Color mover, std::string_view text)
    {
        const auto clock = record::clockOf(text);
        const auto elapsed = record::elapsedOf(text);
        auto& shown = m_shown[std::size_t(chess::index(mover))];
        if (elapsed)
            add(mover, *elapsed);
        else if (clock && shown && m_increment && *shown + *m_increment >= *clock)
            add(mover, *shown + *m_increment - *clock);
        if (clock)
            shown = clock;
    }
    const std::array<CountedGame::Thinking, 2>& sides() const { return m_sides; }

private:
    void add(chess::Color mover, milliseconds time)
    {
        auto& side = m_sides[std::size_t(chess::index(mover))];
        side.time += time;
        ++side.moves;
        side.longest = std::max(side.longest, time);
    }

    std::optional<milliseconds> m_increment;
    std::array<std::optional<milliseconds>, 2> m_shown;
    std::array<CountedGame::Thinking, 2> m_sides;
};

std::string known(std::string_view value)
{
    return value.find_first_not_of("?-. ") == std::string_view::npos ? std::string() : std::string(value);
}

} // namespace

// Takes in what the parser reads, the main line only.
struct GameCounter::Private final : pgn::ParseSink {
    Private(const Selection& chosen, const opening::OpeningBook& openings) : selection(chosen), book(openings)
    {
    }

    void textBeforeTags(std::string_view, std::string_view) override {}
    void tag(std::string_view name, std::string_view rawValue) override
    {
        tags.append({std::string(name), pgn::unescaped(rawValue)});
    }
    void start(const chess::Position& start, bool) override
    {
        position = start;
        depth = 0;
        opening = nullptr;
        thinking.start(tags);
    }
    void move(chess::Move move) override
    {
        constexpr int LongestNamedLine = 40; // plies; the book's are shorter
        if (depth > 0)
            return;
        mover = position.sideToMove();
        position.play(move);
        if (++plies > LongestNamedLine)
            return;
        if (const opening::Opening* named = book.find(position))
            opening = named;
    }
    void nag(notation::Nag) override {}
    void comment(std::string_view text, pgn::CommentForm, bool beforeMove) override
    {
        if (depth == 0 && plies > 0 && !beforeMove && text.find("[%") != std::string_view::npos)
            thinking.comment(mover, text);
    }
    void escapeLine(std::string_view, bool) override {}
    void openVariation() override { ++depth; }
    void closeVariation() override { --depth; }
    void discardVariation() override { --depth; }
    void unreadPiece(std::string_view, std::string_view) override {}
    void unreadTail(std::string_view, std::string_view, std::string_view) override { hasTail = true; }
    void textAfterResult(std::string_view, std::string_view) override {}

    void clear()
    {
        tags = {};
        problems.clear();
        plies = 0;
        position = {};
        thinking.start(tags);
        opening = nullptr;
        hasTail = false;
    }

    const Selection& selection;
    const opening::OpeningBook& book;
    pgn::GameParser parser;
    std::vector<pgn::Problem> problems;
    record::Tags tags;
    chess::Position position; // of the main line
    chess::Color mover = chess::Color::White;
    int depth = 0; // of variations
    int plies = 0;
    bool hasTail = false; // text that could not be read
    const opening::Opening* opening = nullptr;
    Thinking thinking;
};

GameCounter::GameCounter(const Selection& selection, const opening::OpeningBook& book)
    : d(std::make_unique<Private>(selection, book))
{
}
GameCounter::GameCounter(GameCounter&&) noexcept = default;
GameCounter::~GameCounter() = default;

CountedGame GameCounter::operator()(const pgn::GameText& game)
{
    d->clear();
    d->parser.parse(game.text, game.range, game.place, *d, d->problems);
    CountedGame counted;
    counted.number = game.place.game;
    counted.end = game.end;
    for (const pgn::Problem& problem : d->problems)
        counted.faulty = counted.faulty || problem.severity == pgn::Severity::Error;
    counted.result = d->parser.result();
    counted.plies = d->plies;
    counted.isChess = d->hasTail || d->plies > 0 || !d->tags.empty();
    counted.selected =
        d->selection.accepts({counted.number, d->tags, counted.result, counted.plies, counted.faulty});
    if (!counted.selected)
        return counted;
    counted.white = known(d->tags.value("White"));
    counted.black = known(d->tags.value("Black"));
    counted.whiteElo = numberFrom(d->tags.value("WhiteElo"), 1, 9999).value_or(0);
    counted.blackElo = numberFrom(d->tags.value("BlackElo"), 1, 9999).value_or(0);
    counted.year = int(database::parseDate(d->tags.value("Date")) / 10000);
    counted.termination = known(d->tags.value("Termination"));
    counted.eco = known(d->tags.value("ECO")).substr(0, 3);
    if (d->opening != nullptr) {
        counted.opening = d->opening->name;
        if (counted.eco.empty())
            counted.eco = d->opening->eco;
    }
    counted.isMate = d->plies > 0 && d->position.isCheck() && !d->position.hasLegalMove();
    counted.isStalemate = d->plies > 0 && !d->position.isCheck() && !d->position.hasLegalMove();
    counted.thinking = d->thinking.sides();
    return counted;
}

} // namespace cli
