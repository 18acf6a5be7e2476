#include "tests/ui/play/play_fixture.h"
#include "ui/clock/name_part.h"
#include "ui/settings/appearance.h"
#include "ui/window/said_line.h"

#include <QAbstractItemView>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

using namespace std::chrono_literals;
using namespace ui;
using namespace ui::test;
using chess::Color;
using game::TimeControl;

// What is long or comes suddenly in the smallest window: it has its room, or gives way in good manners.
class TestWindowFit : public QObject {
    Q_OBJECT

    static constexpr const char* Array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    static constexpr QSize Smallest{640, 480};

    static void languages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("French") << QStringLiteral("fr");
    }
    static QString games(const WindowFixture& f, int count)
    {
        const QString path = f.dir.filePath(QStringLiteral("%1.pgn").arg(count));
        QFile file(path);
        if (file.open(QIODevice::WriteOnly)) {
            for (int i = 0; i < count; ++i)
                file.write("[Event \"A\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 e5 *\n\n");
        }
        return path;
    }
    static bool holds(const QWidget* part)
    {
        const QSize wanted = part->sizeHint();
        return part->isVisible() && part->width() >= wanted.width() && part->height() >= wanted.height();
    }

private slots:
    void theBoardIsLargeInTheSmallestWindow_data() { languages(); }
    void theBoardIsLargeInTheSmallestWindow()
    {
        QFETCH(QString, language);
        PlayFixture f(language);
        f.window->resize(Smallest);
        f.startAt(Array, TimeControl::suddenDeath(5min));
        f.play(QStringLiteral("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1"));
        QTest::qWait(1);
        const QRect board = f.board()->geometry();
        QVERIFY2(board.width() >= 340, qPrintable(QString::number(board.width())));
        f.play(QStringLiteral("f6g8")); // the claim lights up, in bold letters
        QTest::qWait(1);
        QVERIFY(f.find<QPushButton>("claimButton")->property("primary").toBool());
        QCOMPARE(f.board()->geometry(), board);
        for (const char* name : {"claimButton", "claimWithMoveButton", "offerDrawButton", "resignButton",
                                 "takeBackButton", "pauseButton"})
            QVERIFY2(holds(f.find<QPushButton>(name)), name);
        // Short on the button, in full for who does not see the one beside it.
        QVERIFY(f.find<QPushButton>("claimWithMoveButton")->accessibleName() !=
                f.find<QPushButton>("claimWithMoveButton")->text());
    }

    void theMovesHaveMoreRoomThanTheComment_data() { languages(); }
    void theMovesHaveMoreRoomThanTheComment()
    {
        QFETCH(QString, language);
        WindowFixture f(language);
        f.openAndWait(games(f, 12));
        for (const QSize size : {Smallest, QSize(800, 600), QSize(1000, 720), QSize(1600, 1000)}) {
            f.window->resize(size);
            QTest::qWait(1);
            const auto* comment = f.find<QWidget>("commentEdit");
            const int moves = f.find<QWidget>("moves")->height();
            QVERIFY2(moves > comment->height(), qPrintable(QString::number(moves)));
            QVERIFY(comment->height() >= 2 * comment->fontMetrics().lineSpacing());
        }
    }

    void underASearchInALowWindowNothingIsCutToSlivers_data() { languages(); }
    void underASearchInALowWindowNothingIsCutToSlivers()
    {
        QFETCH(QString, language);
        WindowFixture f(language);
        f.window->resize(Smallest);
        f.openAndWait(f.write(QStringLiteral("faulty.pgn"),
                              "[White \"A\"]\n\n1. e4 e5 2. Nf9 *\n\n[White \"B\"]\n\n1. d4 *\n"));
        QTRY_VERIFY(f.find<QFrame>("reportBar")->isVisible());
        const auto whole = [](const QWidget* part) {
            const int least =
                part->minimumHeight() > 0 ? part->minimumHeight() : part->minimumSizeHint().height();
            return part->visibleRegion().isEmpty() || part->height() >= least;
        };
        for (const bool searching : {true, false, true}) {
            f.find<QToolButton>("unfoldSearch")->click();
            QTest::qWait(1);
            QCOMPARE(f.window->size(), Smallest);
            for (const auto* button : f.find<QWidget>("sidePanel")->findChildren<QToolButton*>())
                QVERIFY2(whole(button), qPrintable(button->objectName()));
            QVERIFY(whole(f.find<QWidget>("moves")));
            QVERIFY(whole(f.find<QWidget>("commentEdit")));
            QVERIFY(searching || f.find<QWidget>("commentEdit")->isVisible());
        }
    }

    void answersAreWhole_data() { languages(); }
    void answersAreWhole()
    {
        QFETCH(QString, language);
        PlayFixture f(language);
        for (const QSize size : {Smallest, QSize(800, 600), QSize(1280, 800)}) {
            f.window->resize(size);
            f.startAt(Array, TimeControl::suddenDeath(90min));
            f.play(QStringLiteral("e2e4 d7d5 e4d5 d8d5"));
            f.window->session().offerDraw(Color::Black);
            f.window->session().requestTakeback(Color::Black);
            QTest::qWait(1);
            const auto part = [&](const char* name) {
                return PlayFixture::in<QWidget>(f.plate(Color::White), name);
            };
            for (const char* name : {"takeback", "takebackYes", "takebackNo"})
                QVERIFY2(holds(part(name)), name);
            for (const char* name : {"takebackYes", "takebackNo"}) {
                const auto* button = qobject_cast<QPushButton*>(part(name));
                QVERIFY(!button->accessibleName().isEmpty());
                // In words, or with a sign that says them when one points at it.
                QVERIFY(button->text().isEmpty() ? button->toolTip().contains(button->accessibleName())
                                                 : button->text() == button->accessibleName());
            }
            QVERIFY(part("takebackYes")->mapTo(f.plate(Color::White), QPoint()).x() >= 0);
            QTest::mouseClick(part("takebackNo"), Qt::LeftButton);
            QTest::qWait(1);
            for (const char* name : {"question", "questionYes", "questionNo"})
                QVERIFY2(holds(part(name)), name);
        }
        QCOMPARE(PlayFixture::in<QPushButton>(f.plate(Color::White), "questionYes")->text(),
                 language == QLatin1String("fr") ? QStringLiteral("Accepter") : QStringLiteral("Accept"));
    }

    void whatIsSaidIsWrappedAndEndsInAnEllipsis()
    {
        PlayFixture f;
        auto* said = f.find<SaidLine>("said");
        for (const QSize size : {Smallest, QSize(1000, 720), QSize(1600, 1000)}) {
            f.window->resize(size);
            QTest::qWait(1);
            const QRect board = f.board()->geometry();
            const QString sentence = QStringLiteral("One sentence that is longer than the board is wide. ");
            f.window->say(sentence.trimmed());
            QCOMPARE(said->lines().join(QLatin1Char(' ')), sentence.trimmed());
            QCOMPARE(said->toolTip(), QString());
            f.window->say(sentence.repeated(20).trimmed());
            QTest::qWait(1);
            QVERIFY(said->lines().size() >= 2);
            QVERIFY(said->lines().first().startsWith(QStringLiteral("One sentence")));
            QVERIFY(said->lines().last().endsWith(QChar(0x2026)));
            QCOMPARE(said->toolTip(), f.said());
            for (const QString& line : said->lines())
                QVERIFY(said->fontMetrics().horizontalAdvance(line) <= said->width());
            QVERIFY(said->heightFor(int(said->lines().size())) <= said->height());
            QCOMPARE(f.board()->geometry(), board);
            QVERIFY(f.column()->rect().contains(said->geometry()));
        }
    }

    // The time of a move and the captured men go under a name that needs the room.
    void nothingCrowdsOutAName()
    {
        PlayerPlate plate;
        auto* part = plate.findChild<NamePart*>();
        auto* detail = plate.findChild<QLabel*>(QStringLiteral("clockDetail"));
        plate.setTimed(true, true);
        plate.setName(QStringLiteral("Boris Wassiljewitsch"));
        plate.setCaptured({chess::PieceType::Queen, chess::PieceType::Pawn}, 10);
        plate.setTime(QStringLiteral("1:04:51"), ClockFace::Mood::Waiting, QStringLiteral("thought 0:07"));
        plate.resize(340, plate.minimumHeight());
        plate.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plate));
        QFont bold = plate.font();
        bold.setWeight(QFont::DemiBold);
        QVERIFY(!part->isOneRow());
        QVERIFY(QFontMetrics(bold).horizontalAdvance(plate.name()) + part->leastWidth() <= part->width());
        QVERIFY(holds(detail) || detail->width() >= detail->sizeHint().width());
        QVERIFY(detail->geometry().top() >= part->height() / 2);
        QVERIFY(detail->height() >= detail->fontMetrics().height() - 2);
        plate.resize(700, plate.minimumHeight());
        QVERIFY(part->isOneRow());
        QVERIFY(detail->isVisible());
        plate.ask(PlayerPlate::Question::Draw, QStringLiteral("Draw?"), QStringLiteral("Accept"),
                  QStringLiteral("Decline"));
        QVERIFY(!detail->isVisible());
    }

    void blackMenAreSeenOnADarkPlate()
    {
        WindowFixture f;
        f.appearance.apply(Theme::Dark);
        PlayerPlate* plate = f.plate(Color::White);
        const auto pale = [plate] {
            const QImage picture = plate->grab().toImage();
            int pixels = 0;
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x)
                    pixels += picture.pixelColor(x, y).lightness() > 150 ? 1 : 0;
            }
            return pixels;
        };
        const int before = pale();
        plate->setCaptured({chess::PieceType::Queen, chess::PieceType::Rook}, 0);
        const int after = pale();
        f.appearance.apply(Theme::Light); // also for the tests behind this one
        QVERIFY2(after > before + 80, qPrintable(QStringLiteral("%1, %2").arg(before).arg(after)));
    }

    void oneGameNeedsNoList()
    {
        WindowFixture f;
        f.openAndWait(games(f, 1));
        QTest::qWait(50);
        QVERIFY(!f.find<QWidget>("gameList")->isVisible());
        QVERIFY(!f.window->actions().action(ActionId::GameList)->isChecked());
        f.trigger(ActionId::GameList); // it is there when one asks for it
        QVERIFY(f.find<QWidget>("gameList")->isVisible());
        f.openAndWait(games(f, 2));
        QTRY_VERIFY(f.find<QWidget>("gameList")->isVisible());
        QVERIFY(f.window->actions().action(ActionId::GameList)->isChecked());
    }

    void aShortListIsLow()
    {
        WindowFixture f;
        f.window->resize(1600, 1000);
        int height = 0;
        const auto open = [&](int count) {
            f.openAndWait(games(f, count));
            auto* table = f.find<QAbstractItemView>("gameTable");
            QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), count, 5000);
            QTRY_VERIFY(table->isVisible());
            QTest::qWait(20);
            height = f.find<QWidget>("gameList")->height();
        };
        open(3);
        const int few = height;
        open(60);
        const int many = height;
        QVERIFY2(few < many - 40, qPrintable(QStringLiteral("%1, %2").arg(few).arg(many)));
        const auto* table = f.find<QAbstractScrollArea>("gameTable");
        open(3);
        QCOMPARE(height, few);
        QVERIFY(!table->verticalScrollBar()->isVisible()); // all three are in sight
        QVERIFY(many <= 300);
    }

    void foldsOpenWithoutScrollBarsWhereThereIsRoom_data() { languages(); }
    void foldsOpenWithoutScrollBarsWhereThereIsRoom()
    {
        QFETCH(QString, language);
        PlayFixture f(language);
        QDialog* dialog = f.openNewGame();
        for (const char* fold : {"houseRules", "moreTime"}) {
            PlayFixture::in<QToolButton>(dialog, fold)->click();
            QTest::qWait(20);
            if (dialog->sizeHint().width() > dialog->screen()->availableGeometry().width() - 8)
                continue;
            for (const auto* area : dialog->findChildren<QScrollArea*>()) {
                if (area->isVisible())
                    QVERIFY2(!area->horizontalScrollBar()->isVisible(), fold);
            }
        }
    }
};

QTEST_MAIN(TestWindowFit)
#include "test_window_fit.moc"
