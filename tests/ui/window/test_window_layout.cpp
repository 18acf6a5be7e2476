#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/key_map_dialog.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/dialogs/tag_dialog.h"
#include "ui/window/play_moves.h"
#include "window_fixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QScreen>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextLayout>
#include <QToolButton>

using namespace ui;
using namespace ui::test;

// The smallest window and every dialog, in both languages: nothing is cut off, nothing overlaps the board.
class TestWindowLayout : public QObject {
    Q_OBJECT

    static bool fits(const QWidget* w)
    {
        if (const auto* label = qobject_cast<const QLabel*>(w); label && label->wordWrap())
            return w->height() >= label->heightForWidth(w->width());
        if (const auto* tool = qobject_cast<const QToolButton*>(w))
            return w->width() >= w->fontMetrics().horizontalAdvance(tool->text()) &&
                   w->height() >= w->fontMetrics().height();
        return w->width() >= w->minimumSizeHint().width() && w->height() >= w->minimumSizeHint().height();
    }

    // Buttons and labels that are narrower or lower than their text wants; the two that cut short by design
    // have tool tips.
    static QString cutOff(QWidget* root)
    {
        QTest::qWait(1); // layouts follow by posted events
        QStringList found;
        for (QWidget* w : root->findChildren<QWidget*>()) {
            const auto* label = qobject_cast<QLabel*>(w);
            const auto* button = qobject_cast<QAbstractButton*>(w);
            if (!w->isVisible() || w->window() != root->window() || (!label && !button) ||
                w->objectName() == QLatin1String("openingLine") || w->objectName() == QLatin1String("said"))
                continue;
            const QString name =
                w->objectName() + QLatin1Char(' ') + (label ? label->text() : button->text());
            if (!fits(w))
                found << QStringLiteral("cut off: ") + name;
            if (!root->rect().contains(QRect(w->mapTo(root, QPoint()), w->size())))
                found << QStringLiteral("outside: ") + name;
        }
        return found.join(QLatin1Char('\n'));
    }

private slots:
    void aSecondWindowStandsBesideTheFirst()
    {
        WindowFixture first;
        first.window->move(60, 50);
        first.settings.windowGeometry = first.window->saveGeometry();
        std::vector<std::unique_ptr<WindowFixture>> others;
        std::vector<QPoint> places{first.window->pos()};
        for (int i = 0; i < 3; ++i) {
            others.push_back(std::make_unique<WindowFixture>());
            others.back()->settings.windowGeometry = first.settings.windowGeometry;
            others.back()->window.reset();
            others.back()->open();
            const QPoint place = others.back()->window->pos();
            for (const QPoint& taken : places)
                QVERIFY((taken - place).manhattanLength() > 20);
            places.push_back(place);
        }
    }

    void nothingIsCutOffAtTheSmallestSize_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("French") << QStringLiteral("fr");
    }
    void nothingIsCutOffAtTheSmallestSize()
    {
        QFETCH(QString, language);
        WindowFixture f(language);
        f.window->resize(640, 480);
        QCOMPARE(f.window->size(), QSize(640, 480));
        QCOMPARE(cutOff(f.window.get()), QString());
        f.play(QStringLiteral("e2e4 e7e5"));
        QCOMPARE(cutOff(f.window.get()), QString());
        f.window->findChild<QAction*>(QStringLiteral("offerDrawBlack"))->trigger();
        QVERIFY(QTest::qWaitForWindowExposed(f.window.get()));
        QCOMPARE(cutOff(f.window.get()), QString());
        f.play(QStringLiteral("f2f3 d8h4 g2g3 h4g3 h2g3 a7a6"));
        f.window->findChild<QAction*>(QStringLiteral("resignWhite"))->trigger();
        QVERIFY(!f.title().isEmpty());
        QCOMPARE(cutOff(f.window.get()), QString());
        const QRect banner = f.column()->banner()->geometry();
        QVERIFY(f.board()->geometry().contains(banner));
        for (const char* name : {"rematch", "review", "saveGame"}) {
            const auto* button = f.find<QPushButton>(name);
            QVERIFY(button->height() >= button->sizeHint().height());
        }
        f.press("review");
        QCOMPARE(f.window->mode(), MainWindow::Mode::Review);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(cutOff(f.window.get()), QString());
        QVERIFY(f.board()->width() >= 240);
        QCOMPARE(f.board()->width(), f.board()->height());
    }

    void noDialogIsCutOff_data() { nothingIsCutOffAtTheSmallestSize_data(); }
    void noDialogIsCutOff()
    {
        QFETCH(QString, language);
        WindowFixture f(language);
        const std::unique_ptr<QDialog> dialogs[] = {
            std::make_unique<NewGameDialog>(f.settings.newGame, QStringList()),
            std::make_unique<SettingsDialog>(f.settings), std::make_unique<AboutDialog>(),
            std::make_unique<KeyMapDialog>(f.window->actions().keyMap()),
            std::make_unique<TagDialog>(record::Tags(), chess::Result::Draw)};
        for (const auto& dialog : dialogs) {
            dialog->show();
            QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
            if (auto* unfold = dialog->findChild<QToolButton*>(QStringLiteral("houseRules")))
                unfold->click();
            QCoreApplication::sendPostedEvents();
            QCOMPARE(cutOff(dialog.get()), QString());
            const QRect screen = dialog->screen()->availableGeometry();
            QVERIFY2(dialog->width() <= screen.width() && dialog->height() <= screen.height(),
                     qPrintable(dialog->objectName()));
            // On the smallest screen it stands between the edges of its frame, with a page that scrolls.
            constexpr QSize Small(632, 440);
            const QSize least = dialog->minimumSizeHint();
            QVERIFY2(least.width() <= Small.width() && least.height() <= Small.height(),
                     qPrintable(QStringLiteral("%1: %2×%3")
                                    .arg(dialog->objectName())
                                    .arg(least.width())
                                    .arg(least.height())));
        }
    }

    static QString games(const QString& folder, int count)
    {
        const QString path = folder + QStringLiteral("/games.pgn");
        QFile file(path);
        if (file.open(QIODevice::WriteOnly)) {
            for (int i = 0; i < count; ++i)
                file.write("[Event \"A\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. "
                           "Nf3 *\n\n");
        }
        return path;
    }

    void theListGivesWayBeforeTheBoard_data() { nothingIsCutOffAtTheSmallestSize_data(); }
    void theListGivesWayBeforeTheBoard()
    {
        QFETCH(QString, language);
        WindowFixture f(language);
        f.openAndWait(games(f.dir.path(), 30));
        QTRY_VERIFY(f.find<QWidget>("gameList")->isVisible());
        for (const QSize size :
             {QSize(1180, 780), QSize(640, 480), QSize(800, 500), QSize(1600, 1000), QSize(640, 480)}) {
            f.window->resize(size);
            QTest::qWait(1);
            QCOMPARE(f.window->size(), size);
            const int square = f.board()->squareRect(sq(QStringLiteral("a1"))).width();
            QVERIFY2(square >= 27, qPrintable(QString::number(square)));
            QVERIFY(f.find<QWidget>("gameList")->isVisible());
            // Where the window is not low, bands beside the board are no wider than an eighth of it.
            const int bands = f.column()->width() - f.board()->width();
            if (size.width() < 1600)
                QVERIFY2(bands <= size.width() / 8, qPrintable(QString::number(bands)));
            // The list has air around it.
            auto* list = f.find<QWidget>("gameList");
            for (const char* name : {"gameFilter", "gameCount"}) {
                auto* part = f.find<QWidget>(name);
                QVERIFY(part->mapTo(f.window.get(), QPoint()).x() >= 6);
                QVERIFY(part->mapTo(f.window.get(), QPoint(part->width(), 0)).x() <= f.window->width() - 6);
            }
            Q_UNUSED(list);
        }
    }

    void theBoardDoesNotJump_data() { nothingIsCutOffAtTheSmallestSize_data(); }
    void theBoardDoesNotJump()
    {
        QFETCH(QString, language);
        for (const QSize size : {QSize(640, 480), QSize(800, 500), QSize(1180, 780)}) {
            WindowFixture f(language);
            f.window->resize(size);
            QTest::qWait(1);
            const auto place = [&] {
                return QRect(f.board()->mapTo(f.window.get(), QPoint()), f.board()->size());
            };
            const QRect first = place();
            f.play(QStringLiteral("e2e4"));
            QTest::qWait(1);
            QCOMPARE(place(), first);
            f.play(QStringLiteral("e7e5 g1f3"));
            f.trigger(ActionId::Previous);
            QTest::qWait(1);
            QCOMPARE(place(), first);
            f.openAndWait(games(f.dir.path(), 3));
            QTest::qWait(1);
            const QRect inFile = place();
            game::Game& game = f.window->reviewGame();
            game.goNext();
            const auto line = game.record().node(game.current()).children;
            QCOMPARE(line.size(), std::size_t(2));
            game.goTo(line[1]); // begins a variation: the row "Before the move" comes
            QTest::qWait(1);
            QVERIFY(f.find<QToolButton>("commentBefore")->isVisible());
            QCOMPARE(place(), inFile);
            game.goFirst();
            QTest::qWait(1);
            QCOMPARE(place(), inFile);
        }
    }

    void whatIsNotInUseIsNotShown()
    {
        WindowFixture f;
        auto* moves = f.find<PlayMoves>("playMoves");
        QVERIFY(moves->isHintShown());
        QVERIFY(!f.find<QToolButton>("previousButton")->isVisible());
        f.play(QStringLiteral("e2e4"));
        QVERIFY(!moves->isHintShown());
        QVERIFY(f.find<QToolButton>("previousButton")->isVisible());
        f.find<QToolButton>("firstButton")->click();
        QVERIFY(f.find<QToolButton>("nextButton")->isVisible());
    }

    void theSignOfTheTurnFollowsTheGame()
    {
        WindowFixture f;
        const auto turns = [&] {
            return QString::number(f.plate(chess::Color::White)->hasTurn()) +
                   QString::number(f.plate(chess::Color::Black)->hasTurn());
        };
        const auto picture = [&] { return f.plate(chess::Color::White)->grab().toImage(); };
        QCOMPARE(turns(), QStringLiteral("10"));
        const QImage withSign = picture();
        f.play(QStringLiteral("f2f3"));
        QCOMPARE(turns(), QStringLiteral("01"));
        QVERIFY(picture() != withSign);
        f.play(QStringLiteral("e7e5 g2g4 d8h4"));
        QCOMPARE(turns(), QStringLiteral("00"));
        f.press("review");
        QCOMPARE(turns(), QStringLiteral("00")); // mate
        f.window->reviewGame().goFirst();
        QCOMPARE(turns(), QStringLiteral("10"));
    }

    void theEndCanBeSeenUnderTheBannerAndReviewBeginsThere()
    {
        WindowFixture f;
        f.play(QStringLiteral("f2f3 e7e5 g2g4 d8h4"));
        QVERIFY(!f.title().isEmpty());
        QTest::mouseClick(f.board(), Qt::LeftButton, {}, f.at(sq(QStringLiteral("a1"))));
        QVERIFY(f.title().isEmpty());
        QTest::mouseClick(f.board(), Qt::LeftButton, {}, f.at(sq(QStringLiteral("a1"))));
        QVERIFY(!f.title().isEmpty());
        QTest::keyClick(f.window.get(), Qt::Key_Escape);
        QVERIFY(f.title().isEmpty());
        QTest::mouseClick(f.board(), Qt::LeftButton, {}, f.at(sq(QStringLiteral("h1"))));
        f.press("review");
        const game::Game& game = f.window->reviewGame();
        QCOMPARE(game.current(), game.record().mainLine().back());
        // The board of the review takes clicks again.
        QTest::mouseClick(f.board(), Qt::LeftButton, {}, f.at(sq(QStringLiteral("a1"))));
        QVERIFY(f.title().isEmpty());
    }

    void theTagsHaveTheirFrenchNames()
    {
        WindowFixture f(QStringLiteral("fr"));
        record::Tags given;
        given.set("WhiteElo", "2000");
        given.set("Zzz", "ours");
        const TagDialog dialog(given, chess::Result::Draw);
        const auto* table = dialog.findChild<QTableWidget*>(QStringLiteral("tags"));
        const std::pair<const char*, const char*> names[] = {{"Tournoi", "Event"},
                                                             {"Lieu", "Site"},
                                                             {"Date", "Date"},
                                                             {"Ronde", "Round"},
                                                             {"Blancs", "White"},
                                                             {"Noirs", "Black"},
                                                             {"Elo des Blancs", "WhiteElo"}};
        const auto* words = qobject_cast<QStyledItemDelegate*>(table->itemDelegateForColumn(0));
        const auto shown = [&](int row) {
            return words->displayText(table->item(row, 0)->text(), QLocale());
        };
        for (int row = 0; row < int(std::size(names)); ++row) {
            QCOMPARE(table->item(row, 0)->text(), QLatin1String(names[row].second)); // what is edited
            QVERIFY(shown(row).startsWith(QLatin1String(names[row].first)));
            QVERIFY(shown(row).endsWith(QStringLiteral("(%1)").arg(QLatin1String(names[row].second))));
            QVERIFY(dialog.fontMetrics().horizontalAdvance(shown(row)) < table->columnWidth(0));
        }
        QCOMPARE(shown(7), QStringLiteral("Zzz"));
    }

    void noWordOfTheKeyListIsBroken_data() { nothingIsCutOffAtTheSmallestSize_data(); }
    void noWordOfTheKeyListIsBroken()
    {
        QFETCH(QString, language);
        WindowFixture f(language);
        KeyMapDialog dialog(f.window->actions().keyMap());
        for (const QSize size : {QSize(620, 440), QSize(480, 400)}) {
            dialog.resize(size);
            dialog.show();
            QVERIFY(QTest::qWaitForWindowExposed(&dialog));
            const QTextDocument* page = dialog.findChild<QTextBrowser*>(QStringLiteral("keys"))->document();
            int blocks = 0;
            for (QTextBlock block = page->begin(); block.isValid(); block = block.next()) {
                const QTextLayout* layout = block.layout();
                const QString text = block.text();
                for (int line = 1; line < layout->lineCount(); ++line) {
                    const int at = layout->lineAt(line).textStart();
                    QVERIFY2(text[at - 1].isSpace() || QStringLiteral("+-/,").contains(text[at - 1]),
                             qPrintable(text));
                }
                ++blocks;
            }
            QVERIFY(blocks > 40);
        }
    }

    void platesAreAsWideAsTheBoard()
    {
        WindowFixture f;
        for (const QSize size : {QSize(640, 480), QSize(1600, 1000), QSize(700, 1000), QSize(1900, 500)}) {
            f.window->resize(size);
            const QRect board = f.board()->geometry();
            QCOMPARE(board.width(), board.height());
            for (const chess::Color side : chess::AllColors) {
                QCOMPARE(f.plate(side)->width(), board.width());
                QCOMPARE(f.plate(side)->x(), board.x());
                QVERIFY(!f.plate(side)->geometry().intersects(board));
            }
            QVERIFY(f.column()->rect().contains(board));
        }
    }

    void theBoardKeepsItsSizeWhenAClockedGameBegins()
    {
        WindowFixture f;
        const QRect before = f.board()->geometry();
        f.trigger(ActionId::NewGame);
        QTest::mouseClick(f.find<QDialog>("newGameDialog")->findChild<QPushButton*>(QStringLiteral("start")),
                          Qt::LeftButton);
        QVERIFY(f.plate(chess::Color::White)->clockFace()->isVisible());
        QCOMPARE(f.board()->geometry(), before);
    }

    void aClockNeverChangesItsWidth()
    {
        WindowFixture f;
        ClockFace face;
        const int width = face.sizeHint().width();
        for (const char* time : {"00:00", "11:11", "58:08", "0:19.4", "0:00.0"}) {
            face.setFace(QLatin1String(time), ClockFace::Mood::Running);
            QCOMPARE(face.sizeHint().width(), width);
        }
    }
};

QTEST_MAIN(TestWindowLayout)
#include "test_window_layout.moc"
