#include "ui/clock/clock_display.h"

#include "ui/clock/player_plate.h"
#include "ui/text/time_words.h"

namespace ui {

using chess::Color;

ClockDisplay::ClockDisplay(game::GameSession& session, QObject* parent) : QObject(parent), m_session(session)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &ClockDisplay::refresh);
    connect(&session, &game::GameSession::clockChanged, this, &ClockDisplay::refresh);
    connect(&session, &game::GameSession::ended, this, &ClockDisplay::refresh);
    connect(&session, &game::GameSession::started, this, [this] {
        m_warned = {};
        refresh();
    });
}

void ClockDisplay::setPlates(PlayerPlate* white, PlayerPlate* black)
{
    m_plates = {white, black};
    refresh();
}

void ClockDisplay::refresh()
{
    const game::TimeControl& control = m_session.clock().control();
    for (const Color side : chess::AllColors) {
        PlayerPlate* plate = m_plates[std::size_t(chess::index(side))];
        if (!plate)
            continue;
        const game::SideControl& own = control.of(side);
        const bool timed = own.kind != game::ClockKind::Untimed && !own.stages.empty();
        plate->setTimed(timed, timed && own.stages.front().time >= std::chrono::hours(1));
        if (timed)
            show(side, m_session.face(side));
    }
    scheduleNext();
}

void ClockDisplay::show(Color side, const game::Clock::Face& face)
{
    const bool running =
        m_session.clock().running() == side && !m_session.clock().isPaused() && m_session.isRunning();
    const bool low = m_low.count() > 0 && face.remaining <= m_low && face.periodsLeft <= 1;
    ClockFace::Mood mood = running ? (low ? ClockFace::Mood::RunningLow : ClockFace::Mood::Running)
                                   : (low ? ClockFace::Mood::Low : ClockFace::Mood::Waiting);
    if (face.flagFallen)
        mood = ClockFace::Mood::Fallen;
    m_plates[std::size_t(chess::index(side))]->setTime(text::clockFace(face.remaining), mood,
                                                       detailOf(side, face));
    bool& warned = m_warned[std::size_t(chess::index(side))];
    if (running && low && !face.flagFallen && !warned) {
        warned = true;
        emit timeLow(side);
    }
}

QString ClockDisplay::detailOf(Color side, const game::Clock::Face& face) const
{
    if (face.flagFallen)
        return {};
    if (face.inDelay)
        return tr("delay %1").arg((face.delayLeft.count() + 999) / 1000);
    const game::SideControl& own = m_session.clock().control().of(side);
    if (own.kind == game::ClockKind::ByoYomi && face.periodsLeft > 0)
        return tr("%n period(s)", "left on a byo-yomi clock", face.periodsLeft);
    QStringList parts;
    if (own.stages.size() > 1)
        parts << tr("stage %1", "of a time control").arg(face.stage + 1);
    if (face.movesToGo > 0)
        parts << tr("%n move(s) to go", "to the time control", face.movesToGo);
    return parts.join(QStringLiteral(" · "));
}

void ClockDisplay::scheduleNext()
{
    m_timer.stop();
    const std::optional<Color> side = m_session.clock().running();
    if (!side || m_session.clock().isPaused() || !m_session.isRunning())
        return;
    const game::Clock::Face face = m_session.face(*side);
    if (face.flagFallen)
        return;
    const game::Milliseconds left = face.inDelay ? face.delayLeft : face.remaining;
    const game::Milliseconds wait =
        face.inDelay ? game::Milliseconds((left.count() - 1) % 1000 + 1) : text::untilFaceChanges(left);
    m_timer.start(std::max(wait, game::Milliseconds(1)));
}

} // namespace ui
