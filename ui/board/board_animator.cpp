#include "ui/board/board_animator.h"

#include <algorithm>

namespace ui {

namespace {

struct Change {
    chess::Square square;
    chess::Piece man;
    bool used = false;
};

int distance(chess::Square a, chess::Square b)
{
    const int files = a.file() - b.file(), ranks = a.rank() - b.rank();
    return files * files + ranks * ranks;
}

// A pawn that became something, or a man that became a pawn again.
bool isPromotion(const Change& gone, const Change& come)
{
    const bool pawn = gone.man.type == chess::PieceType::Pawn || come.man.type == chess::PieceType::Pawn;
    return pawn && gone.man.color == come.man.color &&
           std::abs(gone.square.file() - come.square.file()) <= 1 &&
           std::abs(gone.square.rank() - come.square.rank()) == 1;
}

struct Pair {
    Change* gone;
    Change* come;
};

template <typename Like>
void match(std::vector<Change>& gone, std::vector<Change>& come, std::vector<ManChange>& out, Like like)
{
    std::vector<Pair> pairs;
    for (Change& g : gone) {
        for (Change& c : come) {
            if (!g.used && !c.used && like(g, c))
                pairs.push_back({&g, &c});
        }
    }
    std::stable_sort(pairs.begin(), pairs.end(), [](const Pair& a, const Pair& b) {
        return distance(a.gone->square, a.come->square) < distance(b.gone->square, b.come->square);
    });
    for (const Pair& p : pairs) {
        if (p.gone->used || p.come->used)
            continue;
        p.gone->used = p.come->used = true;
        out.push_back({p.gone->square, p.come->square, p.gone->man});
    }
}

QPointF centreOf(chess::Square s)
{
    return QPointF(s.file(), s.rank());
}

} // namespace

std::vector<ManChange> changesBetween(const Men& before, const Men& after)
{
    std::vector<Change> gone, come;
    for (int i = 0; i < 64; ++i) {
        if (before[i] == after[i])
            continue;
        if (before[i])
            gone.push_back({chess::Square(i), *before[i]});
        if (after[i])
            come.push_back({chess::Square(i), *after[i]});
    }
    std::vector<ManChange> changes;
    match(gone, come, changes, [](const Change& g, const Change& c) { return g.man == c.man; });
    match(gone, come, changes, isPromotion);
    for (const Change& g : gone) {
        if (!g.used)
            changes.push_back({g.square, std::nullopt, g.man});
    }
    for (const Change& c : come) {
        if (!c.used)
            changes.push_back({std::nullopt, c.square, c.man});
    }
    return changes;
}

double BoardAnimator::Flight::progress(Milliseconds now) const
{
    if (duration.count() <= 0)
        return 1;
    const double t = std::clamp(double((now - start).count()) / double(duration.count()), 0.0, 1.0);
    const double rest = 1 - t;
    return 1 - rest * rest * rest; // ease-out
}

QPointF BoardAnimator::Flight::place(Milliseconds now) const
{
    return from + (to - from) * progress(now);
}

std::optional<BoardAnimator::Flight> BoardAnimator::flightTo(chess::Square home) const
{
    const auto found =
        std::find_if(m_flights.begin(), m_flights.end(), [&](const Flight& f) { return f.home == home; });
    return found == m_flights.end() ? std::nullopt : std::optional(*found);
}

BoardAnimator::Flight
BoardAnimator::flightFor(const ManChange& change, Milliseconds now, Milliseconds duration,
                         std::optional<std::pair<chess::Square, chess::Square>> dropped) const
{
    Flight flight{change.man, {}, {}, 1, 1, change.to, now, duration};
    const chess::Square from = change.from.value_or(change.to.value_or(chess::Square()));
    flight.from = flight.to = centreOf(from);
    if (change.from) {
        if (const auto running = flightTo(*change.from))
            flight.from = running->place(now);
    }
    if (!change.to)
        flight.opacityTo = 0;
    else if (!change.from)
        flight.opacityFrom = 0;
    else {
        flight.to = centreOf(*change.to);
        if (dropped && dropped->first == *change.from)
            flight.from = centreOf(dropped->second);
    }
    return flight;
}

void BoardAnimator::start(const Men& before, const Men& after, Milliseconds now, Milliseconds duration,
                          std::optional<std::pair<chess::Square, chess::Square>> dropped)
{
    const std::vector<ManChange> changes = changesBetween(before, after);
    const auto going =
        std::count_if(changes.begin(), changes.end(), [](const ManChange& c) { return c.from && c.to; });
    std::vector<Flight> next;
    for (const Flight& f : m_flights) {
        // A man still on its way to a square that stays as it was flies on.
        if (f.home && before[f.home->index()] == after[f.home->index()] && after[f.home->index()])
            next.push_back(f);
    }
    if (going <= MostGoing && duration.count() > 0) {
        for (const ManChange& change : changes) {
            const Flight flight = flightFor(change, now, duration, dropped);
            if (flight.from != flight.to || flight.opacityFrom != flight.opacityTo)
                next.push_back(flight);
        }
    }
    m_flights = std::move(next);
}

void BoardAnimator::putBack(chess::Piece man, QPointF place, chess::Square home, Milliseconds now,
                            Milliseconds duration)
{
    std::erase_if(m_flights, [&](const Flight& f) { return f.home == home; });
    if (duration.count() > 0)
        m_flights.push_back({man, place, centreOf(home), 1, 1, home, now, duration});
}

bool BoardAnimator::advance(Milliseconds now)
{
    std::erase_if(m_flights, [&](const Flight& f) { return now - f.start >= f.duration; });
    return isRunning();
}

chess::Bitboard BoardAnimator::hidden() const
{
    chess::Bitboard squares;
    for (const Flight& f : m_flights) {
        if (f.home)
            squares |= chess::Bitboard(*f.home);
    }
    return squares;
}

std::vector<Sprite> BoardAnimator::sprites(Milliseconds now) const
{
    std::vector<Sprite> shown;
    for (const bool fading : {true, false}) {
        for (const Flight& f : m_flights) {
            if ((f.opacityFrom != f.opacityTo) != fading)
                continue;
            const double t = f.progress(now);
            shown.push_back({f.man, f.place(now), f.opacityFrom + (f.opacityTo - f.opacityFrom) * t});
        }
    }
    return shown;
}

} // namespace ui
