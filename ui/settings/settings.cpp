#include "ui/settings/settings.h"

#include <QLocale>

namespace ui {

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
