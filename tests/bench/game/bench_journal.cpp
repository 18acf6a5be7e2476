// What the journal costs a move: a game of many moves kept as it is played, and an annotated one that is
// changed here and there.
#include "core/game/game_journal.h"
#include "core/notation/san.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <fmt/format.h>

namespace {

constexpr int Plies = 600; // longer than any game that people play

struct Times {
    std::vector<double> ms;
    void print(const char* what)
    {
        std::sort(ms.begin(), ms.end());
        double sum = 0;
        for (const double each : ms)
            sum += each;
        fmt::print("{:<34}{:>8.3f} ms mean {:>8.3f} ms the slowest\n", what, sum / double(ms.size()),
                   ms.back());
    }
};

template <typename Work>
double timed(Work&& work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return double(timer.nsecsElapsed()) / 1e6;
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    QTemporaryDir dir;
    auto journal = game::Journal::create(dir.path());
    if (!journal) {
        fmt::print("no folder to write in\n");
        return 0;
    }
    game::Game game;
    game::GameJournal keeper(game, **journal, "game");
    const char* dance[] = {"Nf3", "Nf6", "Ng1", "Ng8"};
    Times plies, comments;
    for (int ply = 0; ply < Plies; ++ply) {
        const auto move = notation::parseSan(game.position(), dance[ply % 4]);
        plies.ms.push_back(timed([&] {
            (void)game.playMove(*move, {});
            keeper.flush();
        }));
    }
    plies.print("a ply, up to 600 of them");
    std::string text;
    for (int i = 0; i < 400; ++i) {
        text += "word ";
        game.goTo(game.record().mainLine()[std::size_t(i)]);
        comments.ms.push_back(timed([&] {
            (void)game.edit(record::SetComments{game.current(), record::CommentPlace::After, {text}}, {});
            keeper.flush();
        }));
    }
    comments.print("a comment in a game of 600 plies");
    fmt::print("{} KB on the disk\n", QFileInfo((*journal)->path()).size() / 1024);
    keeper.forget();
    (*journal)->finish();
}
