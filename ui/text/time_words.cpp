#include "ui/text/time_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace ui::text {

using game::ClockKind;
using game::Milliseconds;

namespace {

struct TimeWords {
    Q_DECLARE_TR_FUNCTIONS(TimeWords)
};

constexpr Milliseconds TenthsBelow{20'000};

// A tenth of a second at a time, or a whole one.
Milliseconds faceStep(Milliseconds remaining)
{
    return remaining < TenthsBelow ? Milliseconds(100) : Milliseconds(1000);
}

qint64 roundedUp(Milliseconds t, Milliseconds step)
{
    return (t.count() + step.count() - 1) / step.count();
}

QString bonusPhrase(const game::SideControl& side, const game::Stage& stage)
{
    const QString bonus = duration(stage.bonus);
    if (stage.bonus.count() <= 0)
        return {};
    switch (side.kind) {
    case ClockKind::Increment:
        return side.bonusMoment == game::BonusMoment::BeforeMove
                   ? TimeWords::tr("plus %1 before each move").arg(bonus)
                   : TimeWords::tr("plus %1 a move").arg(bonus);
    case ClockKind::Delay:
        return TimeWords::tr("with a delay of %1 before each move").arg(bonus);
    case ClockKind::Bronstein:
        return TimeWords::tr("up to %1 given back each move").arg(bonus);
    case ClockKind::ByoYomi:
        return stage.periods > 1
                   ? TimeWords::tr("then %n period(s) of %1 a move", nullptr, stage.periods).arg(bonus)
                   : TimeWords::tr("then %1 for each move").arg(bonus);
    case ClockKind::Hourglass:
    case ClockKind::Untimed:
        break;
    }
    return {};
}

QString stagePhrase(const game::Stage& stage)
{
    if (stage.moves > 0)
        return TimeWords::tr("%n move(s) in %1", nullptr, stage.moves).arg(duration(stage.time));
    return duration(stage.time);
}

} // namespace

QString duration(Milliseconds time)
{
    const qint64 ms = time.count();
    const int hours = int(ms / 3'600'000);
    const int minutes = int(ms / 60'000 % 60);
    const int seconds = int(ms / 1000 % 60);
    QStringList parts;
    if (hours > 0)
        parts << TimeWords::tr("%n hour(s)", nullptr, hours);
    if (minutes > 0)
        parts << TimeWords::tr("%n minute(s)", nullptr, minutes);
    if (ms % 1000 != 0)
        parts << TimeWords::tr("%1 seconds").arg(QLocale().toString(double(ms % 60'000) / 1000.0, 'g', 4));
    else if (seconds > 0 || parts.isEmpty())
        parts << TimeWords::tr("%n second(s)", nullptr, seconds);
    return parts.join(QChar(QChar::Nbsp));
}

QString sideControl(const game::SideControl& side)
{
    if (side.kind == ClockKind::Untimed || side.stages.empty())
        return TimeWords::tr("no clock");
    QStringList parts;
    const bool sameBonus = std::all_of(side.stages.begin(), side.stages.end(), [&](const game::Stage& s) {
        return s.bonus == side.stages.front().bonus;
    });
    for (const game::Stage& stage : side.stages) {
        QString part = stagePhrase(stage);
        const bool last = &stage == &side.stages.back();
        const QString bonus = bonusPhrase(side, stage);
        if (!bonus.isEmpty() && (!sameBonus || last))
            part = TimeWords::tr("%1, %2", "time, increment").arg(part, bonus);
        parts << part;
    }
    if (side.kind == ClockKind::Hourglass)
        parts << TimeWords::tr("hourglass: what one uses the other gets");
    return parts.join(TimeWords::tr(", then ", "between two stages of a time control"));
}

QString timeControl(const game::TimeControl& control)
{
    if (!control.isTimed())
        return TimeWords::tr("No clock");
    if (control.isOdds())
        return TimeWords::tr("White: %1; Black: %2")
            .arg(sideControl(control.of(chess::Color::White)), sideControl(control.of(chess::Color::Black)));
    const game::SideControl& side = control.sides[0];
    const bool simple = side.stages.size() == 1 && side.stages.front().moves == 0;
    if (!simple || side.kind == ClockKind::Hourglass)
        return sideControl(side);
    const QString each =
        TimeWords::tr("%1 each", "time for each player").arg(duration(side.stages.front().time));
    const QString bonus = bonusPhrase(side, side.stages.front());
    return bonus.isEmpty() ? each : TimeWords::tr("%1, %2", "time, increment").arg(each, bonus);
}

QString clockFace(Milliseconds remaining)
{
    if (remaining < TenthsBelow) {
        const qint64 tenths = roundedUp(remaining, Milliseconds(100));
        return QStringLiteral("0:%1%2%3")
            .arg(tenths / 10, 2, 10, QLatin1Char('0'))
            .arg(QLocale().decimalPoint())
            .arg(tenths % 10);
    }
    const qint64 s = roundedUp(remaining, Milliseconds(1000));
    if (s >= 3600)
        return QStringLiteral("%1:%2:%3")
            .arg(s / 3600)
            .arg(s / 60 % 60, 2, 10, QLatin1Char('0'))
            .arg(s % 60, 2, 10, QLatin1Char('0'));
    return QStringLiteral("%1:%2").arg(s / 60, 2, 10, QLatin1Char('0')).arg(s % 60, 2, 10, QLatin1Char('0'));
}

Milliseconds untilFaceChanges(Milliseconds remaining)
{
    if (remaining.count() <= 0)
        return Milliseconds(0);
    const Milliseconds step = faceStep(remaining);
    const Milliseconds wait{(remaining.count() - 1) % step.count() + 1};
    return remaining >= TenthsBelow && remaining - wait < TenthsBelow
               ? remaining - TenthsBelow + Milliseconds(1)
               : wait;
}

QString clockSpoken(Milliseconds remaining)
{
    const Milliseconds whole{roundedUp(remaining, Milliseconds(1000)) * 1000};
    return TimeWords::tr("%1 left", "time on the clock").arg(duration(whole));
}

} // namespace ui::text
