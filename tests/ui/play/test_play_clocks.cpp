#include "play_fixture.h"
#include "ui/sound/sound_output.h"

#include <mutex>

using namespace std::chrono_literals;
using namespace ui;
using namespace ui::test;
using chess::Color;
using game::TimeControl;

namespace {

struct Heard {
    std::mutex mutex;
    std::vector<Sound> sounds;
    int count(Sound sound)
    {
        const std::lock_guard lock(mutex);
        return int(std::count(sounds.begin(), sounds.end(), sound));
    }
};

class Ear : public SoundOutput {
public:
    explicit Ear(Heard& heard) : m_heard(heard) {}
    void play(Sound sound, double) override
    {
        const std::lock_guard lock(m_heard.mutex);
        m_heard.sounds.push_back(sound);
    }

private:
    Heard& m_heard;
};

constexpr const char* Array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

} // namespace

// Every kind of clock as the plates show it while moves are made by mouse, and afterwards in the review.
class TestPlayClocks : public QObject {
    Q_OBJECT

    static void move(PlayFixture& f, const char* from, const char* to, game::Milliseconds thought)
    {
        f.pass(thought);
        f.drag(QLatin1String(from), QLatin1String(to));
    }
    static QString face(PlayFixture& f, Color side) { return f.plate(side)->clockFace()->face(); }
    // White and Black make a first move each, in no time.
    static void begin(PlayFixture& f, const TimeControl& control)
    {
        f.startAt(Array, control);
        move(f, "e2", "e4", 0s);
        move(f, "e7", "e5", 0s);
    }

private slots:
    void hourglass()
    {
        PlayFixture f;
        begin(f, TimeControl::hourglass(60s));
        move(f, "g1", "f3", 10s);
        QCOMPARE(face(f, Color::White), QStringLiteral("00:50"));
        QCOMPARE(face(f, Color::Black), QStringLiteral("01:10"));
        move(f, "b8", "c6", 25s);
        QCOMPARE(face(f, Color::White), QStringLiteral("01:15"));
        QCOMPARE(face(f, Color::Black), QStringLiteral("00:45"));
        f.pass(76s);
        f.window->session().checkFlag();
        QTRY_COMPARE(f.title(), QStringLiteral("Boris wins"));
        QCOMPARE(face(f, Color::White), QStringLiteral("0:00.0"));
    }

    void delay()
    {
        PlayFixture f;
        begin(f, TimeControl::delay(60s, 5s));
        f.pass(3s);
        f.window->activateWindow();
        QCOMPARE(f.left(Color::White), game::Milliseconds(60s));
        move(f, "g1", "f3", 1s); // 4 s of 5: nothing is lost, nothing is won
        QCOMPARE(face(f, Color::White), QStringLiteral("01:00"));
        move(f, "b8", "c6", 12s);
        QCOMPARE(face(f, Color::Black), QStringLiteral("00:53"));
        QCOMPARE(f.clockDetail(Color::White), QStringLiteral("delay 5"));
    }

    void bronstein()
    {
        PlayFixture f;
        begin(f, TimeControl::bronstein(60s, 5s));
        const auto white = f.left(Color::White);
        move(f, "g1", "f3", 4s); // given back
        QCOMPARE(f.left(Color::White), white);
        const auto black = f.left(Color::Black);
        move(f, "b8", "c6", 12s); // five of them given back
        QCOMPARE(f.left(Color::Black), black - 7s);
    }

    void byoYomi()
    {
        PlayFixture f;
        begin(f, TimeControl::byoYomi(10s, 2, 30s));
        QCOMPARE(f.clockDetail(Color::White), QStringLiteral("2 periods"));
        move(f, "g1", "f3", 20s); // ten of the first period
        QCOMPARE(face(f, Color::White), QStringLiteral("00:30"));
        QCOMPARE(f.clockDetail(Color::White), QStringLiteral("2 periods"));
        move(f, "b8", "c6", 45s); // a whole period and five seconds
        QCOMPARE(face(f, Color::Black), QStringLiteral("00:30"));
        QCOMPARE(f.clockDetail(Color::Black), QStringLiteral("1 period"));
        move(f, "f1", "b5", 29s);
        f.pass(31s);
        f.window->session().checkFlag();
        QTRY_COMPARE(f.title(), QStringLiteral("Anna wins"));
    }

    void theSecondsBeforeTheMove()
    {
        PlayFixture f;
        QDialog* dialog = f.openNewGame();
        PlayFixture::click(dialog, "preset_3_2");
        PlayFixture::click(dialog, "moreTime");
        PlayFixture::click(dialog, "bonusBeforeMove");
        f.begin(dialog);
        QCOMPARE(face(f, Color::White), QStringLiteral("03:02"));
        QCOMPARE(face(f, Color::Black), QStringLiteral("03:02"));
        QVERIFY(f.settings.newGame.bonusBeforeMove);
        QVERIFY(f.store.load().settings.newGame.bonusBeforeMove);
        move(f, "e2", "e4", 0s);
        move(f, "e7", "e5", 12s);
        QCOMPARE(face(f, Color::White), QStringLiteral("03:04"));
        QCOMPARE(face(f, Color::Black), QStringLiteral("02:52"));
    }

    void littleTimeIsHeardOnceAndSeen()
    {
        PlayFixture f;
        Heard heard;
        f.settings.lowTimeSeconds = 30;
        f.window.reset();
        f.window = std::make_unique<MainWindow>(Services{f.settings,
                                                         f.store,
                                                         f.appearance,
                                                         f.speech,
                                                         {},
                                                         [&f] { return f.now; },
                                                         [&heard] { return std::make_unique<Ear>(heard); },
                                                         &f.prompts});
        f.window->resize(1000, 720);
        f.window->show();
        QVERIFY(QTest::qWaitForWindowExposed(f.window.get()));
        begin(f, TimeControl::suddenDeath(60s));
        f.pass(29s);
        QTest::mouseClick(f.board(), Qt::LeftButton, {}, f.at(sq(QStringLiteral("g1"))));
        f.pass(2s);
        f.trigger(ActionId::Pause);
        f.trigger(ActionId::Pause); // shows the clock anew
        QTRY_COMPARE(heard.count(Sound::LowTime), 1);
        QVERIFY(f.plate(Color::White)->clockFace()->mood() == ClockFace::Mood::RunningLow);
        f.drag(QStringLiteral("g1"), QStringLiteral("f3"));
        QVERIFY(f.plate(Color::White)->clockFace()->mood() == ClockFace::Mood::Low);
        move(f, "b8", "c6", 1s);
        f.pass(15s);
        f.trigger(ActionId::Pause);
        f.trigger(ActionId::Pause);
        QVERIFY(face(f, Color::White).startsWith(QStringLiteral("0:14"))); // tenths below twenty seconds
        f.letFlagFall();
        QTRY_COMPARE(heard.count(Sound::Flag), 1);
        QCOMPARE(heard.count(Sound::LowTime), 1);
    }

    void timesStandInTheReviewAndTheFallenFlagToo()
    {
        PlayFixture f;
        f.newGame("preset_5_0", {});
        move(f, "e2", "e4", 0s);
        move(f, "e7", "e5", 7s);
        move(f, "g1", "f3", 75s);
        f.letFlagFall();
        QTRY_COMPARE(f.title(), QStringLiteral("Anna wins"));
        f.press("review");
        QCOMPARE(f.window->mode(), MainWindow::Mode::Review);
        QCOMPARE(face(f, Color::White), QStringLiteral("03:45"));
        QCOMPARE(f.clockDetail(Color::White), QStringLiteral("thought 1:15"));
        QCOMPARE(face(f, Color::Black), QStringLiteral("0:00.0"));
        QVERIFY(f.plate(Color::Black)->clockFace()->mood() == ClockFace::Mood::Fallen);
        f.trigger(ActionId::Previous);
        QCOMPARE(face(f, Color::White), QStringLiteral("05:00"));
        QCOMPARE(face(f, Color::Black), QStringLiteral("04:53"));
        QCOMPARE(f.clockDetail(Color::Black), QStringLiteral("thought 0:07"));
        QVERIFY(!PlayFixture::in<QLabel>(f.plate(Color::White), "clockDetail")->isVisible());
        QVERIFY(f.plate(Color::Black)->clockFace()->mood() == ClockFace::Mood::Waiting);
    }
};

QTEST_MAIN(TestPlayClocks)
#include "test_play_clocks.moc"
