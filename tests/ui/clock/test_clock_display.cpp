#include "ui/clock/clock_display.h"
#include "ui/clock/player_plate.h"
#include "ui/settings/appearance.h"

#include <QLabel>
#include <QPushButton>
#include <QtTest>

using namespace ui;
using chess::Color;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

// Two plates over a session whose time a test moves.
class TestClockDisplay : public QObject {
    Q_OBJECT

    struct Table {
        Table(const game::TimeControl& control)
        {
            display.setPlates(&white, &black);
            game::GameSetup setup;
            setup.control = control;
            session.start(setup);
        }
        void play(const char* from, const char* to)
        {
            const auto move = chess::findMove(session.position(), *chess::Square::fromName(from),
                                              *chess::Square::fromName(to));
            QVERIFY(move && session.submitMove(*move, now) == game::GameSession::Refusal::None);
        }
        milliseconds now{5000};
        game::Game game;
        game::GameSession session{game, [this] { return now; }};
        PlayerPlate white, black;
        ClockDisplay display{session};
    };

private slots:
    void untimedShowsNoClockAndKeepsItsHeight()
    {
        Table untimed(game::TimeControl::untimed());
        Table timed(game::TimeControl::suddenDeath(minutes(5)));
        QVERIFY(untimed.white.clockFace()->isHidden());
        QVERIFY(!timed.white.clockFace()->isHidden());
        QCOMPARE(untimed.white.minimumHeight(), timed.white.minimumHeight());
    }

    void theRunningSideIsLit()
    {
        Table t(game::TimeControl::suddenDeath(minutes(5), seconds(3)));
        t.play("e2", "e4");
        QCOMPARE(t.black.clockFace()->mood(), ClockFace::Mood::Running);
        QCOMPARE(t.white.clockFace()->mood(), ClockFace::Mood::Waiting);
        t.now += seconds(10);
        t.display.refresh();
        QCOMPARE(t.black.clockFace()->face(), QStringLiteral("04:50"));
        t.play("e7", "e5");
        QCOMPARE(t.black.clockFace()->face(), QStringLiteral("04:53"));
        QCOMPARE(t.white.clockFace()->mood(), ClockFace::Mood::Running);
        t.session.pause();
        QCOMPARE(t.white.clockFace()->mood(), ClockFace::Mood::Waiting);
    }

    void theFaceFollowsByItself()
    {
        Table t(game::TimeControl::suddenDeath(minutes(5)));
        t.play("e2", "e4");
        t.now += seconds(290); // below 20 s the face is asked ten times a second
        t.display.refresh();
        QCOMPARE(t.black.clockFace()->face(), QStringLiteral("0:10") + QLocale().decimalPoint() + u'0');
        t.now += milliseconds(100);
        QTRY_COMPARE_WITH_TIMEOUT(t.black.clockFace()->face(),
                                  QStringLiteral("0:09") + QLocale().decimalPoint() + u'9', 1000);
    }

    void lowTimeIsToldOnceASide()
    {
        Table t(game::TimeControl::suddenDeath(minutes(1)));
        QSignalSpy low(&t.display, &ClockDisplay::timeLow);
        t.display.setLowTime(seconds(15));
        t.play("e2", "e4");
        t.now += milliseconds(44'999);
        t.display.refresh();
        QCOMPARE(low.size(), 0);
        t.now += milliseconds(1);
        t.display.refresh();
        t.display.refresh();
        QCOMPARE(low.size(), 1);
        QCOMPARE(t.black.clockFace()->mood(), ClockFace::Mood::RunningLow);
        t.play("e7", "e5");
        QCOMPARE(t.black.clockFace()->mood(), ClockFace::Mood::Low);
        t.now += seconds(50);
        t.display.refresh();
        QCOMPARE(low.size(), 2);
    }

    void hoursHaveRoom()
    {
        Table t(game::TimeControl::suddenDeath(minutes(90), seconds(30)));
        const int width = t.white.clockFace()->sizeHint().width();
        QCOMPARE(t.white.clockFace()->face(), QStringLiteral("1:30:00"));
        Table shorter(game::TimeControl::suddenDeath(minutes(30)));
        QVERIFY(shorter.white.clockFace()->sizeHint().width() < width);
    }

    void stagesSayHowManyMovesAreLeft()
    {
        Table t(game::TimeControl::fromPgn("40/5400+30:1800+30").value());
        auto* detail = t.white.findChild<QLabel*>(QStringLiteral("clockDetail"));
        QVERIFY(detail->text().contains(QLatin1String("40")));
        t.play("e2", "e4");
        t.play("e7", "e5");
        QVERIFY(detail->text().contains(QLatin1String("39")));
    }

    void aQuestionIsAnsweredByMouse()
    {
        PlayerPlate plate;
        plate.resize(400, 40);
        plate.show();
        QVERIFY(!plate.isAsking());
        plate.ask(PlayerPlate::Question::Draw, QStringLiteral("Draw?"), QStringLiteral("Accept"),
                  QStringLiteral("Decline"));
        QVERIFY(plate.isAsking());
        QSignalSpy answered(&plate, &PlayerPlate::answered);
        QTest::mouseClick(plate.findChild<QPushButton*>(QStringLiteral("questionNo")), Qt::LeftButton);
        QTest::mouseClick(plate.findChild<QPushButton*>(QStringLiteral("questionYes")), Qt::LeftButton);
        QCOMPARE(answered.size(), 2);
        QCOMPARE(answered[0][1].toBool(), false);
        QCOMPARE(answered[1][1].toBool(), true);
        plate.clearQuestions();
        QVERIFY(!plate.isAsking());
    }

    void theFlagIsAShapeNotOnlyAColour()
    {
        ClockFace low, fallen;
        for (ClockFace* face : {&low, &fallen})
            face->resize(face->sizeHint());
        low.setFace(QStringLiteral("0:00.0"), ClockFace::Mood::RunningLow);
        fallen.setFace(QStringLiteral("0:00.0"), ClockFace::Mood::Fallen);
        QVERIFY(low.grab().toImage() != fallen.grab().toImage());
    }
};

QTEST_MAIN(TestClockDisplay)
#include "test_clock_display.moc"
