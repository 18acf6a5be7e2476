#include "app/adoube/command_line.h"

#include <QCoreApplication>

namespace {

struct CommandWords {
    Q_DECLARE_TR_FUNCTIONS(CommandWords)
};

bool isLanguage(const QString& word)
{
    return word == QLatin1String("en") || word == QLatin1String("fr");
}

} // namespace

CommandLine CommandLine::parse(const QStringList& arguments)
{
    CommandLine line;
    bool optionsEnded = false;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString& word = arguments[i];
        if (optionsEnded || !word.startsWith(QLatin1Char('-')) || word == QLatin1String("-")) {
            line.files << word;
        } else if (word == QLatin1String("--")) {
            optionsEnded = true;
        } else if (word == QLatin1String("-h") || word == QLatin1String("--help")) {
            line.help = true;
        } else if (word == QLatin1String("-v") || word == QLatin1String("--version")) {
            line.version = true;
        } else if (word == QLatin1String("--lang") || word.startsWith(QLatin1String("--lang="))) {
            const bool joined = word.startsWith(QLatin1String("--lang="));
            const QString language =
                joined ? word.mid(7) : (i + 1 < arguments.size() ? arguments[++i] : QString());
            if (isLanguage(language))
                line.language = language;
            else if (line.fault.isEmpty())
                line.fault = CommandWords::tr("the language is en or fr, not “%1”").arg(language);
        } else if (line.fault.isEmpty()) {
            line.fault = CommandWords::tr("there is no option “%1”").arg(word);
        }
    }
    return line;
}

QString CommandLine::helpText()
{
    return CommandWords::tr("Usage: adoube [OPTION] [FILE.pgn …]\n"
                            "Chess for two at one computer, and the review afterwards.\n"
                            "\n"
                            "  --lang en|fr    speak English or French this time\n"
                            "  --help          print this and stop\n"
                            "  --version       print the version and stop\n");
}
