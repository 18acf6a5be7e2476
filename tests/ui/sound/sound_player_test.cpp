#include "ui/sound/sound_choice.h"
#include "ui/sound/sound_player.h"

#include <QTest>

#include <mutex>

using namespace std::chrono_literals;
using chess::Color;
using chess::Move;
using chess::Position;
using ui::Sound;
using ui::SoundPlayer;

namespace {

// What reached the loudspeaker. Shared with the player's thread.
struct Heard {
    std::mutex mutex;
    std::vector<std::pair<Sound, double>> sounds;
    int opened = 0;
    QThread* openedIn = nullptr;

    auto list()
    {
        const std::lock_guard lock(mutex);
        return sounds;
    }
};

class FakeOutput : public ui::SoundOutput {
public:
    explicit FakeOutput(Heard& heard) : m_heard(heard) {}
    void play(Sound sound, double volume) override
    {
        const std::lock_guard lock(m_heard.mutex);
        m_heard.sounds.emplace_back(sound, volume);
    }

private:
    Heard& m_heard;
};

ui::SoundOutputFactory listenTo(Heard& heard)
{
    return [&heard] {
        const std::lock_guard lock(heard.mutex);
        ++heard.opened;
        heard.openedIn = QThread::currentThread();
        return std::make_unique<FakeOutput>(heard);
    };
}

chess::Square at(const char* name)
{
    return *chess::Square::fromName(name);
}

Position played(std::initializer_list<Move> moves)
{
    Position p;
    for (Move m : moves)
        p.play(m);
    return p;
}

Move step(const char* from, const char* to)
{
    return Move(at(from), at(to));
}

QAtomicInt messages;
void countMessage(QtMsgType, const QMessageLogContext&, const QString&)
{
    messages.ref();
}

} // namespace

class SoundPlayerTest : public QObject {
    Q_OBJECT
private slots:
    void playsInOrderAtTheVolumeSet()
    {
        Heard heard;
        SoundPlayer player(listenTo(heard));
        player.setVolume(50);
        player.play(Sound::Move);
        player.setVolume(100);
        player.play(Sound::Capture);
        QTRY_COMPARE(heard.list().size(), 2u);
        QCOMPARE(heard.list()[0], std::pair(Sound::Move, 0.5));
        QCOMPARE(heard.list()[1], std::pair(Sound::Capture, 1.0));
    }

    void opensTheLoudspeakerOnceAndElsewhere()
    {
        Heard heard;
        SoundPlayer player(listenTo(heard));
        player.prepare();
        QTRY_COMPARE(heard.opened, 1);
        player.play(Sound::Move);
        QTRY_COMPARE(heard.list().size(), 1u);
        QCOMPARE(heard.opened, 1);
        QVERIFY(heard.openedIn != QThread::currentThread());
    }

    void offNeverOpensIt_data()
    {
        QTest::addColumn<bool>("enabled");
        QTest::addColumn<int>("volume");
        QTest::newRow("off") << false << 100;
        QTest::newRow("volume 0") << true << 0;
        QTest::newRow("volume below 0") << true << -5;
    }
    void offNeverOpensIt()
    {
        QFETCH(bool, enabled);
        QFETCH(int, volume);
        Heard heard;
        {
            SoundPlayer player(listenTo(heard));
            player.setEnabled(enabled);
            player.setVolume(volume);
            player.prepare();
            player.play(Sound::End);
            player.setEnabled(true);
            player.setVolume(70);
            player.play(Sound::Flag);
            QTRY_COMPARE(heard.list().size(), 1u);
        }
        QCOMPARE(heard.list().front().first, Sound::Flag);
    }

    void volumeIsBroughtIntoRange()
    {
        Heard heard;
        SoundPlayer player(listenTo(heard));
        player.setVolume(250);
        QCOMPARE(player.volume(), 100);
        player.setVolume(-1);
        QCOMPARE(player.volume(), 0);
    }

    void isSilentWithoutALoudspeakerAndAsksOnce()
    {
        QAtomicInt asked;
        SoundPlayer player([&asked] { return asked.ref(), nullptr; });
        player.play(Sound::Move);
        QTRY_COMPARE(asked.loadRelaxed(), 1);
        player.play(Sound::Capture);
        player.prepare();
        QTest::qWait(20);
        QCOMPARE(asked.loadRelaxed(), 1);
    }

    void aMachineWithoutSoundServerIsNotComplainedAbout()
    {
        qunsetenv("PULSE_SERVER");
        qunsetenv("PULSE_RUNTIME_PATH");
        qputenv("XDG_RUNTIME_DIR", "/nonexistent");
        messages = 0;
        const auto before = qInstallMessageHandler(countMessage);
        const bool opened = ui::openSoundModule(ADOUBE_AUDIO_MODULE) != nullptr;
        qInstallMessageHandler(before);
        QVERIFY(!opened);
        QCOMPARE(messages.loadRelaxed(), 0);
    }

    void aProgramWithoutModuleIsSilent()
    {
        qputenv("PULSE_SERVER", "unix:/nonexistent/socket");
        QVERIFY(!ui::openSoundModule(QString()));
        QVERIFY(!ui::openSoundModule("/nonexistent/adoube_audio.so"));
        qunsetenv("PULSE_SERVER");
    }

    void oneSoundAMove()
    {
        const Position start;
        QCOMPARE(ui::soundOfMove(start, step("e2", "e4"), false), Sound::Move);
        const Position e4d5 = played({step("e2", "e4"), step("d7", "d5")});
        QCOMPARE(ui::soundOfMove(e4d5, step("e4", "d5"), false), Sound::Capture);
        QCOMPARE(ui::soundOfMove(e4d5, step("f1", "b5"), false), Sound::Check);
        QCOMPARE(ui::soundOfMove(e4d5, step("f1", "b5"), true), Sound::End);
    }

    void enPassantIsACaptureCastlingIsNot()
    {
        const Position p = played({step("e2", "e4"), step("a7", "a6"), step("e4", "e5"), step("d7", "d5")});
        QCOMPARE(ui::soundOfMove(p, Move(at("e5"), at("d6"), chess::MoveKind::EnPassant), false),
                 Sound::Capture);
        const Position q = played({step("g1", "f3"), step("a7", "a6"), step("g2", "g3"), step("a6", "a5"),
                                   step("f1", "g2"), step("a5", "a4")});
        QCOMPARE(ui::soundOfMove(q, Move::castling(at("e1"), at("h1")), false), Sound::Move);
        QCOMPARE(ui::soundOfMove(q, Move::null(), false), Sound::Move);
    }

    void lowTimeRingsOnceASideAndAgainOnlyAfterARest()
    {
        ui::LowTimeAlarm alarm(20s);
        QVERIFY(!alarm.ringsAt(Color::White, 60s));
        QVERIFY(!alarm.ringsAt(Color::White, 20001ms));
        QVERIFY(alarm.ringsAt(Color::White, 20s));
        QVERIFY(!alarm.ringsAt(Color::White, 19s));
        QVERIFY(!alarm.ringsAt(Color::White, 22s)); // an increment of 3 s
        QVERIFY(!alarm.ringsAt(Color::White, 19s));
        QVERIFY(!alarm.ringsAt(Color::Black, 60s));
        QVERIFY(alarm.ringsAt(Color::Black, 5s));
        QVERIFY(!alarm.ringsAt(Color::White, 60s)); // the next stage
        QVERIFY(alarm.ringsAt(Color::White, 18s));
    }

    void lowTimeDoesNotRingFromTheStartNorAtTheFlag()
    {
        ui::LowTimeAlarm alarm(20s);
        QVERIFY(!alarm.ringsAt(Color::White, 10s));
        QVERIFY(!alarm.ringsAt(Color::White, 9s));
        QVERIFY(!alarm.ringsAt(Color::Black, 60s));
        QVERIFY(!alarm.ringsAt(Color::Black, 0s));
    }
};

QTEST_GUILESS_MAIN(SoundPlayerTest)
#include "sound_player_test.moc"
