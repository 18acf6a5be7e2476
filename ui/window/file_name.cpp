#include "ui/window/file_name.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace ui {

namespace {

struct FileNameWords {
    Q_DECLARE_TR_FUNCTIONS(FileNameWords)
};

constexpr qsizetype LongestName = 40; // a player's; four bytes a character still make less than 255

QString known(const record::Tags& tags, const char* tag)
{
    const std::string_view value = tags.value(tag);
    QString text = QString::fromUtf8(value.data(), qsizetype(value.size()));
    // No system's separators, wildcards and control characters; no dot that hides the file.
    static const QRegularExpression unfit(QStringLiteral("[\\\\/:*?\"<>|\\p{C}]+"));
    text = text.replace(unfit, QStringLiteral(" ")).simplified().left(LongestName).trimmed();
    while (text.startsWith(QLatin1Char('.')))
        text.remove(0, 1);
    return text.trimmed();
}

// "2026.11.30", "2026.11.??" and "2026.??.??" (PGN 8.1.1.3).
QString dateOf(const record::Tags& tags)
{
    static const QRegularExpression date(QStringLiteral("^(\\d{4})(?:\\.(\\d\\d)(?:\\.(\\d\\d))?)?"));
    const std::string_view value = tags.value("Date");
    const auto match = date.match(QString::fromLatin1(value.data(), qsizetype(value.size())));
    QStringList parts = match.capturedTexts().mid(1);
    parts.removeAll(QString());
    return parts.join(QLatin1Char('-'));
}

} // namespace

QString fileNameFor(const record::Tags& tags)
{
    const QString white = known(tags, "White"), black = known(tags, "Black"), date = dateOf(tags);
    QString name;
    if (!white.isEmpty() && !black.isEmpty())
        name = QStringLiteral("%1 – %2").arg(white, black);
    else if (!white.isEmpty() || !black.isEmpty())
        name = white + black;
    else
        name = FileNameWords::tr("Game", "file name");
    return date.isEmpty() ? name : name + QLatin1Char(' ') + date;
}

} // namespace ui
