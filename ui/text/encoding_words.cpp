#include "ui/text/encoding_words.h"

#include <QCoreApplication>

#include <utility>

namespace ui::text {

namespace {

struct EncodingWords {
    Q_DECLARE_TR_FUNCTIONS(EncodingWords)
};

QString languagesOf(std::string_view name)
{
    const std::pair<std::string_view, QString> known[] = {
        {"UTF-8", EncodingWords::tr("all languages")},
        {"UTF-16LE", EncodingWords::tr("all languages")},
        {"UTF-16BE", EncodingWords::tr("all languages")},
        {"UTF-32LE", EncodingWords::tr("all languages")},
        {"UTF-32BE", EncodingWords::tr("all languages")},
        {"WINDOWS-1252", EncodingWords::tr("Western Europe")},
        {"ISO-8859-1", EncodingWords::tr("Western Europe")},
        {"ISO-8859-15", EncodingWords::tr("Western Europe, with €")},
        {"WINDOWS-1250", EncodingWords::tr("Central Europe")},
        {"ISO-8859-2", EncodingWords::tr("Central Europe")},
        {"IBM852", EncodingWords::tr("Central Europe, DOS")},
        {"ISO-8859-16", EncodingWords::tr("Romanian")},
        {"ISO-8859-3", EncodingWords::tr("Esperanto, Maltese")},
        {"WINDOWS-1251", EncodingWords::tr("Cyrillic")},
        {"ISO-8859-5", EncodingWords::tr("Cyrillic")},
        {"KOI8-R", EncodingWords::tr("Russian")},
        {"IBM866", EncodingWords::tr("Cyrillic, DOS")},
        {"MAC-CYRILLIC", EncodingWords::tr("Cyrillic, Macintosh")},
        {"WINDOWS-1253", EncodingWords::tr("Greek")},
        {"ISO-8859-7", EncodingWords::tr("Greek")},
        {"WINDOWS-1254", EncodingWords::tr("Turkish")},
        {"ISO-8859-9", EncodingWords::tr("Turkish")},
        {"WINDOWS-1257", EncodingWords::tr("Baltic")},
        {"ISO-8859-13", EncodingWords::tr("Baltic")},
        {"ISO-8859-4", EncodingWords::tr("Baltic")},
        {"ISO-8859-10", EncodingWords::tr("Nordic")},
        {"IBM865", EncodingWords::tr("Nordic, DOS")},
        {"GB18030", EncodingWords::tr("Chinese")},
        {"BIG5", EncodingWords::tr("Chinese, traditional")},
        {"SHIFT_JIS", EncodingWords::tr("Japanese")},
        {"EUC-KR", EncodingWords::tr("Korean")},
    };
    for (const auto& [encoding, languages] : known) {
        if (encoding == name)
            return languages;
    }
    return {};
}

} // namespace

QString encodingName(const pgn::Encoding& encoding)
{
    QString name = QString::fromStdString(encoding.name);
    name.replace(QLatin1String("WINDOWS-"), QLatin1String("Windows-"));
    name.replace(QLatin1String("MAC-CYRILLIC"), QLatin1String("Mac-Cyrillic"));
    return name.replace(QLatin1String("SHIFT_JIS"), QLatin1String("Shift-JIS"));
}

QString encodingWithLanguages(const std::string& name)
{
    const QString languages = languagesOf(name);
    const QString shown = encodingName({name, false});
    return languages.isEmpty() ? shown
                               : EncodingWords::tr("%1 (%2)", "encoding, languages").arg(shown, languages);
}

} // namespace ui::text
