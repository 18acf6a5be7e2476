#include "ui/settings/settings.h"

#include <QLocale>

namespace ui {

game::TimeControl NewGameChoice::control() const
{
    auto white = game::SideControl::fromPgn(timeControl.toStdString());
    auto black =
        blackTimeControl.isEmpty() ? white : game::SideControl::fromPgn(blackTimeControl.toStdString());
    if (!white || !black)
        return game::TimeControl::untimed();
    for (auto* side : {&*white, &*black}) {
        if (bonusBeforeMove && side->kind == game::ClockKind::Increment)
            side->bonusMoment = game::BonusMoment::BeforeMove;
    }
    const game::TimeControl control = game::TimeControl::odds(*white, *black);
    return control.isValid() ? control : game::TimeControl::untimed();
}

void NewGameChoice::setControl(const game::TimeControl& control)
{
    timeControl = QString::fromStdString(control.sides[0].toPgn());
    blackTimeControl = control.isOdds() ? QString::fromStdString(control.sides[1].toPgn()) : QString();
    bonusBeforeMove = false;
    for (const game::SideControl& side : control.sides)
        bonusBeforeMove = bonusBeforeMove || side.bonusMoment == game::BonusMoment::BeforeMove;
}

QString effectiveLanguage(const Settings& settings)
{
    if (settings.language == QLatin1String("fr") || settings.language == QLatin1String("en"))
        return settings.language;
    for (const QString& wanted : QLocale::system().uiLanguages()) {
        if (wanted.startsWith(QLatin1String("fr")))
            return QStringLiteral("fr");
        if (wanted.startsWith(QLatin1String("en")))
            break;
    }
    return QStringLiteral("en");
}

const notation::PieceLetters& lettersFor(const Settings& settings, const QString& language)
{
    switch (settings.letters) {
    case NotationLetters::English:
        return notation::englishLetters();
    case NotationLetters::French:
        return notation::frenchLetters();
    case NotationLetters::Figurine:
        return notation::figurineLetters();
    case NotationLetters::Language:
        break;
    }
    return language == QLatin1String("fr") ? notation::frenchLetters() : notation::englishLetters();
}

void remember(QStringList& list, const QString& entry, int most)
{
    if (entry.trimmed().isEmpty())
        return;
    list.removeAll(entry);
    list.prepend(entry);
    while (list.size() > most)
        list.removeLast();
}

} // namespace ui
