// How late a flag falls by itself on this machine, against the monotonic clock: with the event loop idle, and
// inside the nested loop that a menu or a dialog runs.
#include "core/game/game_session.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <algorithm>
#include <fmt/format.h>

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

// Milliseconds from the moment the flag had to fall to the signal.
double lateness(game::Milliseconds time, bool nested)
{
    game::Game game;
    game::GameSession session(game, game::monotonicNow);
    game::GameSetup setup;
    setup.control = game::TimeControl::suddenDeath(time);
    setup.rules.clockStart = game::HouseRules::ClockStart::AtOnce;
    QEventLoop outer;
    QEventLoop inner;
    Clock::time_point fell;
    QObject::connect(&session, &game::GameSession::ended, &outer, [&] {
        fell = Clock::now();
        inner.quit();
        outer.quit();
    });
    if (nested)
        QMetaObject::invokeMethod(
            &outer, [&] { inner.exec(); }, Qt::QueuedConnection);
    session.start(setup);
    const auto due = *session.clock().flagFallsAt();
    outer.exec();
    return std::chrono::duration<double, std::milli>(fell.time_since_epoch() - due).count();
}

void report(const char* what, bool nested)
{
    std::vector<double> late;
    for (int i = 0; i < 60; ++i)
        late.push_back(lateness(game::Milliseconds(40 + 7 * (i % 20)), nested));
    std::sort(late.begin(), late.end());
    fmt::print("flag falls late by (ms), {:<20} median {:5.2f}   worst of {} {:5.2f}\n", what,
               late[late.size() / 2], late.size(), late.back());
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    report("idle event loop", false);
    report("nested event loop", true);
}
