#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/key_map_dialog.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/dialogs/tag_dialog.h"
#include "window_fixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
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
            QVERIFY2(dialog->width() <= 640 && dialog->height() <= 480, qPrintable(dialog->objectName()));
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
