#include "window_fixture.h"

#include <QDir>
#include <QLabel>
#include <QScreen>
using namespace ui;
using namespace ui::test;

// What is remembered, and what happens when the file that remembers it is damaged.
class TestWindowSettings : public QObject {
    Q_OBJECT

    static void write(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

private slots:
    void everySettingComesBack()
    {
        QTemporaryDir dir;
        const SettingsStore store(dir.filePath(QStringLiteral("a.ini")));
        Settings s;
        s.language = QStringLiteral("fr");
        s.theme = Theme::Dark;
        s.letters = NotationLetters::Figurine;
        s.boardTheme = QStringLiteral("blue");
        s.pieceSet = QStringLiteral("modern");
        s.coordinates = s.destinations = s.animation = s.sounds = false;
        s.volume = 13;
        s.lowTimeSeconds = 45;
        s.seats = Seats::TurnToMover;
        s.newGame.names = {QStringLiteral("Zoë, A."), QStringLiteral("=Ünal;")};
        s.newGame.colors = ColorChoice::Alternating;
        s.newGame.bonusBeforeMove = true;
        s.lastPlayers = {QStringLiteral("=Ünal;"), QStringLiteral("Zoë, A.")};
        s.newGame.timeControl = QStringLiteral("40/5400+30:1800+30");
        s.newGame.blackTimeControl = QStringLiteral("1800y3x30");
        s.newGame.rules = {
            game::HouseRules::Takeback::Free, game::HouseRules::ClockStart::AtOnce, true, true, true, true};
        s.newGame.hideBoardInPause = s.newGame.chess960 = true;
        s.newGame.arrayNumber = 356;
        s.newGame.games = 6;
        s.newGame.nextWhite = game::Match::NextWhite::Lot;
        s.seriesFolder = QStringLiteral("/y");
        s.playerNames = {QStringLiteral("Zoë, A."), QStringLiteral("B")};
        s.recentFiles = {QStringLiteral("/x/é à.pgn")};
        s.lastFolder = QStringLiteral("/x");
        s.windowGeometry = QByteArray("\0\1\2x", 4);
        s.sideSplitter = QByteArray("\xff\0", 2);
        s.listColumns = QByteArray("\0c", 2);
        s.listSplitter = QByteArray("abc");
        QVERIFY(store.save(s));
        QVERIFY(store.load().settings == s);
        QCOMPARE(store.load().putAside, QString());
    }

    void aMissingFileGivesDefaults()
    {
        QTemporaryDir dir;
        const auto loaded = SettingsStore(dir.filePath(QStringLiteral("none.ini"))).load();
        QVERIFY(loaded.settings == Settings());
        QCOMPARE(loaded.putAside, QString());
    }

    void nonsenseValuesGiveDefaultsOneByOne()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("a.ini"));
        write(path,
              "[General]\ntheme=purple\nseats=\nletters=42\nlanguage=fr\n[sound]\nvolume=loud\non=perhaps\n"
              "[clock]\nlowTime=999999999999\n[window]\nlayout=1\ngeometry=@ByteArray(rubbish)\n");
        const auto loaded = SettingsStore(path).load();
        QCOMPARE(loaded.settings.language, QStringLiteral("fr"));
        QVERIFY(loaded.settings.theme == Theme::System);
        QCOMPARE(loaded.settings.volume, Settings().volume);
        QCOMPARE(loaded.settings.sounds, true);
        QVERIFY(loaded.settings.lowTimeSeconds <= 3600);
    }

    void aDamagedFileIsPutAsideAndNothingIsLost_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("binary") << QByteArray("\0\1\2\3\0\0", 6);
        QTest::newRow("prose") << QByteArray("this is no settings file\n");
        QTest::newRow("zeros, as after a power cut") << QByteArray(300, '\0');
    }
    void aDamagedFileIsPutAsideAndNothingIsLost()
    {
        QFETCH(QByteArray, bytes);
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("a.ini"));
        for (int round = 0; round < 2; ++round) {
            write(path, bytes);
            const auto loaded = SettingsStore(path).load();
            QVERIFY(loaded.settings == Settings());
            QVERIFY(!loaded.putAside.isEmpty());
            QFile aside(loaded.putAside);
            QVERIFY(aside.open(QIODevice::ReadOnly));
            QCOMPARE(aside.readAll(), bytes);
        }
    }

    void anUnwritablePlaceIsNotACrash()
    {
        const SettingsStore store(QStringLiteral("/proc/adoube/none.ini"));
        QVERIFY(!store.save(Settings()));
        QVERIFY(store.load().settings == Settings());
    }

    void brokenSettingsAreReportedAndTheReportStays()
    {
        const auto say = [](const QString& path) {
            WindowFixture f;
            const SettingsStore store(path);
            f.window->reportSettings(store.load());
            QTest::qWait(20); // a change of language is on its way when the program starts
            f.trigger(ActionId::Flip);
            f.play(QStringLiteral("e2e4 e7e5"));
            f.window->findChild<QAction*>(QStringLiteral("language_fr"))->trigger();
            QTest::qWait(20);
            auto* text = f.window->findChild<QLabel*>(QStringLiteral("settingsBarText"));
            return text && text->isVisible() ? text->text() : QString();
        };
        QTemporaryDir dir;
        const QString garbage = dir.filePath(QStringLiteral("garbage.ini"));
        QFile file(garbage);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("\0\1\2garbage", 10));
        file.close();
        QVERIFY(say(garbage).contains(QLatin1String("garbage.ini.broken")));
        const QString folder = dir.filePath(QStringLiteral("folder.ini"));
        QVERIFY(QDir(dir.path()).mkdir(QStringLiteral("folder.ini")));
        QVERIFY(say(folder).contains(QLatin1String("folder.ini")));
        QVERIFY(QFileInfo(folder).isDir());
        QCOMPARE(say(dir.filePath(QStringLiteral("none.ini"))), QString());
    }

    void theFirstWindowFitsTheScreen()
    {
        WindowFixture f;
        const QSize room = f.window->screen()->availableSize();
        f.window = std::make_unique<MainWindow>(
            Services{f.settings, f.store, f.appearance, f.speech, {}, [&] { return f.now; }, {}, &f.prompts});
        QVERIFY(f.window->width() <= room.width() && f.window->height() <= room.height());
        f.window->resize(room * 2);
        f.trigger(ActionId::ResetLayout);
        QVERIFY(f.window->width() <= room.width() && f.window->height() <= room.height());
        QVERIFY(f.window->screen()->availableGeometry().contains(f.window->geometry()));
    }

    void theWindowComesBackWhereItWas()
    {
        WindowFixture f;
        f.window->resize(903, 641);
        f.window->close();
        f.window = std::make_unique<MainWindow>(
            Services{f.settings, f.store, f.appearance, f.speech, {}, [&] { return f.now; }, {}, &f.prompts});
        QCOMPARE(f.window->size(), QSize(903, 641));
        f.trigger(ActionId::ResetLayout);
        QVERIFY(f.window->size() != QSize(903, 641));
    }

    void lightDarkAndReadable()
    {
        WindowFixture f;
        for (const Theme theme : {Theme::Dark, Theme::Light}) {
            f.appearance.apply(theme);
            QCOMPARE(isDark(qApp->palette()), theme == Theme::Dark);
            const WindowColors& c = windowColors(theme == Theme::Dark);
            const auto luminance = [](const QColor& color) {
                const auto part = [](double v) {
                    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
                };
                return 0.2126 * part(color.redF()) + 0.7152 * part(color.greenF()) +
                       0.0722 * part(color.blueF());
            };
            const auto contrast = [&](const QColor& a, const QColor& b) {
                const double x = luminance(a), y = luminance(b);
                return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
            };
            for (const auto& [ink, ground] :
                 std::initializer_list<std::pair<QColor, QColor>>{{c.text, c.window},
                                                                  {c.text, c.panel},
                                                                  {c.text, c.raised},
                                                                  {c.quietText, c.window},
                                                                  {c.quietText, c.panel},
                                                                  {c.quietText, c.raised},
                                                                  {c.accentText, c.accent},
                                                                  {c.dangerText, c.danger},
                                                                  {c.danger, c.raised},
                                                                  {c.clockText, c.clock}})
                QVERIFY2(contrast(ink, ground) >= 4.5,
                         qPrintable(ink.name() + QLatin1Char(' ') + ground.name()));
            // The running clock is the strongest contrast.
            QVERIFY(contrast(c.clock, c.window) > 10);
        }
    }
};

QTEST_MAIN(TestWindowSettings)
#include "test_window_settings.moc"
