#pragma once
#include "core/chess/bitboard.h"
#include "core/chess/types.h"

#include <QPointF>

#include <array>
#include <chrono>
#include <optional>
#include <utility>
#include <vector>

namespace ui {

using Men = std::array<std::optional<chess::Piece>, 64>;

// What became of one man between two states: it went (from and to), vanished (from only) or appeared (to
// only).
struct ManChange {
    std::optional<chess::Square> from, to;
    chess::Piece man; // as it was, so that a promoting pawn goes as a pawn
    friend bool operator==(const ManChange&, const ManChange&) = default;
};
// The shortest account of the difference: each man goes to the nearest square where its like appeared.
std::vector<ManChange> changesBetween(const Men& before, const Men& after);

// A man in passage, in board units (x files, y ranks, from the centre of a1).
struct Sprite {
    chess::Piece man;
    QPointF place;
    double opacity = 1;
};

// Moves the men from one state to the next. It may be restarted at any moment and goes on from what is seen.
class BoardAnimator {
public:
    using Milliseconds = std::chrono::milliseconds;
    // A state with more men under way than this is shown at once.
    static constexpr int MostGoing = 6;

    // `dropped`: the move just made by hand, whose man is already where it belongs.
    void start(const Men& before, const Men& after, Milliseconds now, Milliseconds duration,
               std::optional<std::pair<chess::Square, chess::Square>> dropped);
    // A man that was let go at `place` glides home.
    void putBack(chess::Piece man, QPointF place, chess::Square home, Milliseconds now,
                 Milliseconds duration);
    void stop() { m_flights.clear(); }
    // Forgets what has arrived; false when nothing is under way any more.
    bool advance(Milliseconds now);
    bool isRunning() const { return !m_flights.empty(); }

    // Squares whose man is drawn as a sprite.
    chess::Bitboard hidden() const;
    // Those that fade come first, under those that go.
    std::vector<Sprite> sprites(Milliseconds now) const;

private:
    struct Flight {
        chess::Piece man;
        QPointF from, to;
        double opacityFrom = 1, opacityTo = 1;
        std::optional<chess::Square> home; // where it lands; nothing for a man that fades away
        Milliseconds start{0}, duration{0};
        double progress(Milliseconds now) const; // eased, 0 to 1
        QPointF place(Milliseconds now) const;
    };
    std::optional<Flight> flightTo(chess::Square home) const;
    Flight flightFor(const ManChange& change, Milliseconds now, Milliseconds duration,
                     std::optional<std::pair<chess::Square, chess::Square>> dropped) const;

    std::vector<Flight> m_flights;
};

} // namespace ui
