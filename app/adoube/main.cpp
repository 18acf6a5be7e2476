#include "app/adoube/command_line.h"
#include "ui/dialogs/prompts.h"
#include "ui/window/language_controller.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QIcon>
#include <QStandardPaths>
#include <QTimer>

#include <csignal>
#include <cstdio>

namespace {

QStringList argumentsOf(int argc, char** argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QFile::decodeName(argv[i]);
    return arguments;
}

// --help, --version and mistakes need no screen.
std::optional<int> answerOnTerminal(int argc, char** argv, const ui::Settings& settings)
{
    const QStringList arguments = argumentsOf(argc, argv);
    CommandLine line = CommandLine::parse(arguments);
    if (!line.help && !line.version && line.fault.isEmpty())
        return std::nullopt;
    QCoreApplication app(argc, argv);
    ui::LanguageController language;
    language.use(line.language.isEmpty() ? ui::effectiveLanguage(settings) : line.language);
    line = CommandLine::parse(arguments); // again, in that language
    if (!line.fault.isEmpty()) {
        std::fprintf(stderr, "adoube: %s\n%s", qUtf8Printable(line.fault),
                     qUtf8Printable(CommandLine::helpText()));
        return 2;
    }
    std::fputs(line.help ? qUtf8Printable(CommandLine::helpText()) : "adoube " ADOUBE_VERSION "\n", stdout);
    return 0;
}

// `isLast` of those that are opened at once: what none of them has taken over of an earlier run gets a window
// of its own.
ui::MainWindow* openWindow(const ui::Services& services, const QString& path, bool isLast)
{
    auto* window = new ui::MainWindow(services);
    window->session().watchForSuspension([] {
        return std::chrono::duration_cast<game::Milliseconds>(
            std::chrono::system_clock::now().time_since_epoch());
    });
    window->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(window, &ui::MainWindow::windowWanted, window, [services](const QString& another) {
        openWindow(services, another, another.isEmpty());
    });
    window->show();
    if (!path.isEmpty())
        window->openFile(path);
    QTimer::singleShot(0, window, [services, window, path, isLast] {
        window->finishStart();
        if (window->takeLeft(path) && isLast)
            openWindow(services, {}, true);
    });
    return window;
}

} // namespace

int main(int argc, char** argv)
{
    std::signal(SIGXFSZ, SIG_IGN); // a limit for the size of files is as a full disk
    ui::SettingsStore store;
    ui::SettingsStore::Loaded loaded = store.load();
    if (const auto status = answerOnTerminal(argc, argv, loaded.settings))
        return *status;

    QCoreApplication::setApplicationName(QStringLiteral("adoube"));
    QApplication::setApplicationDisplayName(QString());
    QGuiApplication::setDesktopFileName(QStringLiteral("adoube"));
    QApplication app(argc, argv);
    const CommandLine line = CommandLine::parse(argumentsOf(argc, argv));

    ui::Settings settings = loaded.settings;
    ui::Appearance appearance(app);
    appearance.apply(settings.theme); // before there are widgets, each of which would be styled twice
    ui::LanguageController language;
    const ui::Services services{settings,
                                store,
                                appearance,
                                language,
                                line.language,
                                game::monotonicNow,
                                ui::openSystemSound,
                                nullptr,
                                QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
                                    .filePath(QStringLiteral("journal")),
                                [] { return game::TimePoint(QDateTime::currentMSecsSinceEpoch()); }};
    ui::MainWindow* first = openWindow(services, line.files.value(0), line.files.size() <= 1);
    for (qsizetype i = 1; i < line.files.size(); ++i)
        openWindow(services, line.files[i], i + 1 == line.files.size());
    first->reportSettings(loaded);
    // The plugins that read it can be loaded while the first window is already there.
    QTimer::singleShot(0, &app,
                       [] { QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/adoube.svg"))); });
    return QApplication::exec();
}
