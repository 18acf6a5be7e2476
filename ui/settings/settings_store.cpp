#include "ui/settings/settings_store.h"

#include <QFile>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace ui {

namespace {

// Geometry of another arrangement of the window is of no use; raise this when panels change place.
constexpr int LayoutVersion = 1;
constexpr int MostNames = 20;
constexpr int MostFiles = 10;
constexpr int MostEncodings = 100;
constexpr qint64 LargestFile = 1'000'000;

template <typename E>
struct Word {
    E value;
    const char* word;
};
constexpr Word<Theme> ThemeWords[] = {
    {Theme::System, "system"}, {Theme::Light, "light"}, {Theme::Dark, "dark"}};
constexpr Word<Seats> SeatWords[] = {{Seats::Fixed, "fixed"}, {Seats::TurnToMover, "turn"}};
constexpr Word<NotationLetters> LetterWords[] = {{NotationLetters::Language, "language"},
                                                 {NotationLetters::English, "english"},
                                                 {NotationLetters::French, "french"},
                                                 {NotationLetters::Figurine, "figurine"}};
constexpr Word<ColorChoice> ColorWords[] = {{ColorChoice::AsEntered, "entered"},
                                            {ColorChoice::ByLot, "lot"},
                                            {ColorChoice::Alternating, "alternating"}};
using Takeback = game::HouseRules::Takeback;
constexpr Word<Takeback> TakebackWords[] = {
    {Takeback::Never, "never"}, {Takeback::Asked, "asked"}, {Takeback::Free, "free"}};
using ClockStart = game::HouseRules::ClockStart;
constexpr Word<ClockStart> StartWords[] = {{ClockStart::WithFirstMove, "first move"},
                                           {ClockStart::AtOnce, "at once"}};
using NextWhite = game::Match::NextWhite;
constexpr Word<NextWhite> NextWhiteWords[] = {
    {NextWhite::Alternating, "alternating"}, {NextWhite::Lot, "lot"}, {NextWhite::Same, "same"}};

template <typename E, std::size_t N>
void read(const QSettings& ini, const char* key, const Word<E> (&words)[N], E& value)
{
    const QString text = ini.value(QLatin1String(key)).toString();
    for (const auto& w : words) {
        if (text == QLatin1String(w.word))
            value = w.value;
    }
}

template <typename E, std::size_t N>
void write(QSettings& ini, const char* key, const Word<E> (&words)[N], E value)
{
    for (const auto& w : words) {
        if (w.value == value)
            ini.setValue(QLatin1String(key), QLatin1String(w.word));
    }
}

void read(const QSettings& ini, const char* key, bool& value)
{
    const QString text = ini.value(QLatin1String(key)).toString();
    if (text == QLatin1String("true"))
        value = true;
    else if (text == QLatin1String("false"))
        value = false;
}

void read(const QSettings& ini, const char* key, QString& value, qsizetype longest = 1000)
{
    if (ini.contains(QLatin1String(key)))
        value = ini.value(QLatin1String(key)).toString().left(longest);
}

void read(const QSettings& ini, const char* key, int least, int most, int& value)
{
    bool isNumber = false;
    const int number = ini.value(QLatin1String(key)).toInt(&isNumber);
    if (isNumber)
        value = std::clamp(number, least, most);
}

void read(const QSettings& ini, const char* key, int most, QStringList& value)
{
    value = ini.value(QLatin1String(key)).toStringList().mid(0, most);
    value.removeAll(QString());
    value.removeDuplicates();
}

void readWindow(const QSettings& ini, Settings& s)
{
    if (ini.value(QStringLiteral("window/layout")).toInt() != LayoutVersion)
        return;
    s.windowGeometry = ini.value(QStringLiteral("window/geometry")).toByteArray();
    s.sideSplitter = ini.value(QStringLiteral("window/side")).toByteArray();
    s.listColumns = ini.value(QStringLiteral("window/columns")).toByteArray();
    s.listSplitter = ini.value(QStringLiteral("window/list")).toByteArray();
}

void readNewGame(const QSettings& ini, NewGameChoice& choice)
{
    read(ini, "newGame/white", choice.names[0]);
    read(ini, "newGame/black", choice.names[1]);
    read(ini, "newGame/colors", ColorWords, choice.colors);
    read(ini, "newGame/time", choice.timeControl);
    read(ini, "newGame/blackTime", choice.blackTimeControl);
    read(ini, "newGame/bonusBeforeMove", choice.bonusBeforeMove);
    read(ini, "newGame/takeback", TakebackWords, choice.rules.takeback);
    read(ini, "newGame/clockStart", StartWords, choice.rules.clockStart);
    read(ini, "newGame/touchMove", choice.rules.touchMove);
    read(ini, "newGame/pressClock", choice.rules.pressClock);
    read(ini, "newGame/illegalMovePenalty", choice.rules.illegalMovePenalty);
    read(ini, "newGame/claimPenalty", choice.rules.claimPenalty);
    read(ini, "newGame/hideBoardInPause", choice.hideBoardInPause);
    read(ini, "newGame/chess960", choice.chess960);
    read(ini, "newGame/array", -1, 959, choice.arrayNumber);
    read(ini, "newGame/games", 0, 99, choice.games);
    read(ini, "newGame/nextWhite", NextWhiteWords, choice.nextWhite);
}

void writeNewGame(QSettings& ini, const NewGameChoice& choice)
{
    ini.setValue(QStringLiteral("newGame/white"), choice.names[0]);
    ini.setValue(QStringLiteral("newGame/black"), choice.names[1]);
    write(ini, "newGame/colors", ColorWords, choice.colors);
    ini.setValue(QStringLiteral("newGame/time"), choice.timeControl);
    ini.setValue(QStringLiteral("newGame/blackTime"), choice.blackTimeControl);
    ini.setValue(QStringLiteral("newGame/bonusBeforeMove"), choice.bonusBeforeMove);
    write(ini, "newGame/takeback", TakebackWords, choice.rules.takeback);
    write(ini, "newGame/clockStart", StartWords, choice.rules.clockStart);
    ini.setValue(QStringLiteral("newGame/touchMove"), choice.rules.touchMove);
    ini.setValue(QStringLiteral("newGame/pressClock"), choice.rules.pressClock);
    ini.setValue(QStringLiteral("newGame/illegalMovePenalty"), choice.rules.illegalMovePenalty);
    ini.setValue(QStringLiteral("newGame/claimPenalty"), choice.rules.claimPenalty);
    ini.setValue(QStringLiteral("newGame/hideBoardInPause"), choice.hideBoardInPause);
    ini.setValue(QStringLiteral("newGame/chess960"), choice.chess960);
    ini.setValue(QStringLiteral("newGame/array"), choice.arrayNumber);
    ini.setValue(QStringLiteral("newGame/games"), choice.games);
    write(ini, "newGame/nextWhite", NextWhiteWords, choice.nextWhite);
}

Settings readAll(const QSettings& ini)
{
    Settings s;
    read(ini, "language", s.language, 10);
    read(ini, "theme", ThemeWords, s.theme);
    read(ini, "letters", LetterWords, s.letters);
    read(ini, "seats", SeatWords, s.seats);
    read(ini, "board/theme", s.boardTheme, 40);
    read(ini, "board/pieces", s.pieceSet, 40);
    read(ini, "board/coordinates", s.coordinates);
    read(ini, "board/destinations", s.destinations);
    read(ini, "board/animation", s.animation);
    read(ini, "sound/on", s.sounds);
    read(ini, "sound/volume", 0, 100, s.volume);
    read(ini, "clock/lowTime", 0, 3600, s.lowTimeSeconds);
    readNewGame(ini, s.newGame);
    read(ini, "lastGame/white", s.lastPlayers[0]);
    read(ini, "lastGame/black", s.lastPlayers[1]);
    read(ini, "players", MostNames, s.playerNames);
    read(ini, "recentFiles", MostFiles, s.recentFiles);
    read(ini, "fileEncodings", MostEncodings, s.fileEncodings);
    read(ini, "lastFolder", s.lastFolder);
    read(ini, "seriesFolder", s.seriesFolder);
    readWindow(ini, s);
    return s;
}

// An ini file is text; anything else would be read as nonsense without a word.
bool looksLikeText(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return true; // not there, or not readable: nothing to put aside
    if (file.size() > LargestFile)
        return false;
    const QByteArray bytes = file.readAll();
    return !bytes.contains('\0') && (bytes.trimmed().isEmpty() || bytes.contains('='));
}

QString putAside(const QString& path)
{
    for (int n = 1; n < 1000; ++n) {
        const QString name = QStringLiteral("%1.broken%2").arg(path, n == 1 ? QString() : QString::number(n));
        if (!QFileInfo::exists(name))
            return QFile::rename(path, name) ? name : QString();
    }
    return {};
}

} // namespace

SettingsStore::SettingsStore()
    : m_path(QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Adoube"),
                       QStringLiteral("adoube"))
                 .fileName())
{
}

SettingsStore::SettingsStore(const QString& path) : m_path(path) {}

SettingsStore::Loaded SettingsStore::load() const
{
    Loaded loaded;
    loaded.path = m_path;
    const QFileInfo info(m_path);
    if (info.exists() && (!info.isFile() || !QFile(m_path).open(QIODevice::ReadOnly))) {
        loaded.unreadable = true;
        return loaded;
    }
    const auto setAside = [&] {
        loaded.putAside = putAside(m_path);
        loaded.unreadable = loaded.putAside.isEmpty();
    };
    if (!looksLikeText(m_path)) {
        setAside();
        return loaded;
    }
    bool understood = true;
    {
        const QSettings ini(m_path, QSettings::IniFormat);
        loaded.settings = readAll(ini);
        understood = ini.status() != QSettings::FormatError;
    }
    if (!understood)
        setAside();
    return loaded;
}

bool SettingsStore::save(const Settings& s) const
{
    QSettings ini(m_path, QSettings::IniFormat);
    ini.setValue(QStringLiteral("language"), s.language);
    write(ini, "theme", ThemeWords, s.theme);
    write(ini, "letters", LetterWords, s.letters);
    write(ini, "seats", SeatWords, s.seats);
    ini.setValue(QStringLiteral("board/theme"), s.boardTheme);
    ini.setValue(QStringLiteral("board/pieces"), s.pieceSet);
    ini.setValue(QStringLiteral("board/coordinates"), s.coordinates);
    ini.setValue(QStringLiteral("board/destinations"), s.destinations);
    ini.setValue(QStringLiteral("board/animation"), s.animation);
    ini.setValue(QStringLiteral("sound/on"), s.sounds);
    ini.setValue(QStringLiteral("sound/volume"), s.volume);
    ini.setValue(QStringLiteral("clock/lowTime"), s.lowTimeSeconds);
    writeNewGame(ini, s.newGame);
    ini.setValue(QStringLiteral("lastGame/white"), s.lastPlayers[0]);
    ini.setValue(QStringLiteral("lastGame/black"), s.lastPlayers[1]);
    ini.setValue(QStringLiteral("players"), s.playerNames);
    ini.setValue(QStringLiteral("recentFiles"), s.recentFiles);
    ini.setValue(QStringLiteral("fileEncodings"), s.fileEncodings);
    ini.setValue(QStringLiteral("lastFolder"), s.lastFolder);
    ini.setValue(QStringLiteral("seriesFolder"), s.seriesFolder);
    ini.setValue(QStringLiteral("window/layout"), LayoutVersion);
    ini.setValue(QStringLiteral("window/geometry"), s.windowGeometry);
    ini.setValue(QStringLiteral("window/side"), s.sideSplitter);
    ini.setValue(QStringLiteral("window/list"), s.listSplitter);
    ini.setValue(QStringLiteral("window/columns"), s.listColumns);
    ini.sync();
    return ini.status() == QSettings::NoError;
}

} // namespace ui
