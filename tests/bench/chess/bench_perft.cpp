// Leaves counted per second beside Stockfish's "go perft": one thread, the same positions and depths in turn,
// the best of a few rounds for both. Then what a copy of a position and the search for the end of the game
// cost.
#include "core/chess/outcome.h"
#include "core/chess/perft.h"
#include "tests/bench/chess/stockfish.h"
#include "tests/support/fen.h"

#include <chrono>
#include <cmath>
#include <fmt/format.h>
#include <functional>

namespace {

using chess::Position;

constexpr int Rounds = 3;

struct Subject {
    const char* name;
    const char* fen;
    int depth;
    bool chess960;
};

constexpr Subject Subjects[] = {
    {"standard array", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, false},
    {"rich middlegame", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5, false},
    {"rook endgame", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, false},
    {"checks, promotions", "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1", 5, false},
    {"open middlegame", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 5, false},
    {"Chess960, opening", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 6, true},
    {"Chess960, rooks near", "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9", 6, true},
    {"Chess960, king on b", "nrkbqrbn/p1pppppp/8/1p6/8/4PP2/PPPP2PP/NRKBQRBN w FBfb - 0 3", 6, true},
};

double secondsOf(const std::function<void()>& work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

struct Figures {
    std::uint64_t leaves = 0;
    double ours = HUGE_VAL;   // seconds
    double theirs = HUGE_VAL; // seconds; infinite without Stockfish
};

Figures measure(const Subject& subject, std::optional<bench::Stockfish>& stockfish)
{
    const Position p = support::positionFromFen(subject.fen);
    Figures figures;
    for (int round = 0; round < Rounds; ++round) {
        figures.ours =
            std::min(figures.ours, secondsOf([&] { figures.leaves = chess::perft(p, subject.depth); }));
        if (!stockfish)
            continue;
        std::uint64_t theirs = 0;
        stockfish->setChess960(subject.chess960);
        figures.theirs = std::min(figures.theirs,
                                  secondsOf([&] { theirs = stockfish->perft(subject.fen, subject.depth); }));
        if (theirs != figures.leaves)
            fmt::print("{}: {} leaves here, {} there!\n", subject.name, figures.leaves, theirs);
    }
    return figures;
}

void printRow(const char* name, const Figures& f)
{
    const double leaves = double(f.leaves) / 1e6;
    fmt::print("{:<22}{:>12.1f}{:>14.0f}{:>14.0f}{:>9.2f}\n", name, leaves, leaves / f.ours,
               leaves / f.theirs, f.theirs / f.ours);
}

// Debian keeps games out of some users' PATH.
std::optional<bench::Stockfish> startStockfish()
{
    auto fromPath = bench::Stockfish::start("stockfish");
    return fromPath ? std::move(fromPath) : bench::Stockfish::start("/usr/games/stockfish");
}

void benchPerft()
{
    auto stockfish = startStockfish();
    fmt::print("Perft, one thread, best of {} rounds{}\n", Rounds,
               stockfish ? "" : " (no stockfish to compare with)");
    fmt::print("{:<22}{:>12}{:>14}{:>14}{:>9}\n", "", "M leaves", "adoube M/s", "stockfish M/s", "ratio");
    Figures standard{0, 0, 0}, chess960{0, 0, 0};
    for (const Subject& subject : Subjects) {
        const Figures f = measure(subject, stockfish);
        printRow(subject.name, f);
        Figures& sum = subject.chess960 ? chess960 : standard;
        sum = {sum.leaves + f.leaves, sum.ours + f.ours, sum.theirs + f.theirs};
    }
    printRow("all standard", standard);
    printRow("all Chess960", chess960);
}

// A game to and fro, so that its repetitions are far back.
std::vector<Position> shuffledGame(int plies)
{
    std::vector<Position> game{Position()};
    const std::array<chess::Move, 4> round{
        chess::Move(chess::Square(6), chess::Square(21)), chess::Move(chess::Square(62), chess::Square(45)),
        chess::Move(chess::Square(21), chess::Square(6)), chess::Move(chess::Square(45), chess::Square(62))};
    for (int ply = 0; ply < plies; ++ply)
        game.push_back(game.back().after(round[std::size_t(ply % 4)]));
    return game;
}

// Keeps the compiler from leaving out work whose result nobody reads.
template <class T>
void keep(const T& value)
{
    asm volatile("" : : "r"(&value) : "memory");
}

void benchSmallWork()
{
    constexpr int Times = 2'000'000;
    const auto game = shuffledGame(128);
    std::vector<std::uint64_t> keys;
    for (const Position& p : game)
        keys.push_back(p.key());
    const auto nanoseconds = [](int times, double seconds) { return seconds / times * 1e9; };

    const double copy = secondsOf([&] {
        for (int i = 0; i < Times; ++i) {
            Position p = game[std::size_t(i % 128)];
            keep(p);
        }
    });
    const double move = secondsOf([&] {
        Position p;
        for (int i = 0; i < Times; ++i) {
            const Position next = p.after(chess::Move(chess::Square(12), chess::Square(28)));
            keep(next);
        }
    });
    const double outcome = secondsOf([&] {
        for (int i = 0; i < Times; ++i)
            keep(automaticOutcome(game.back(), keys));
    });
    const double legal = secondsOf([&] {
        for (int i = 0; i < Times; ++i)
            keep(game[std::size_t(i % 128)].isLegal(chess::Move::fromBits(std::uint16_t(i))));
    });
    fmt::print(
        "\nA position is {} bytes. Copy {:.1f} ns, the position after a move {:.1f} ns, isLegal {:.1f} ns,\n"
        "the end of the game after 128 plies to and fro {:.1f} ns (goal: under 2000 ns)\n",
        sizeof(Position), nanoseconds(Times, copy), nanoseconds(Times, move), nanoseconds(Times, legal),
        nanoseconds(Times, outcome));
}

} // namespace

int main()
{
    benchPerft();
    benchSmallWork();
}
