#include "ui/notation/move_list_view.h"
#include "ui/text/time_words.h"
#include "window_fixture.h"

#include <QComboBox>
#include <QLabel>
#include <QMenu>

using namespace ui;
using namespace ui::test;

// The language changes while the program runs, everywhere and back.
class TestWindowLanguage : public QObject {
    Q_OBJECT

    static QStringList textsOf(QWidget* window)
    {
        QStringList texts;
        for (const QAction* action : window->findChildren<QAction*>())
            texts << action->text();
        for (const QMenu* menu : window->findChildren<QMenu*>())
            texts << menu->title();
        for (const QAbstractButton* button : window->findChildren<QAbstractButton*>())
            texts << button->text() << button->toolTip();
        return texts;
    }

private slots:
    void everythingChangesAndComesBack()
    {
        WindowFixture f;
        const QStringList english = textsOf(f.window.get());
        f.window->findChild<QAction*>(QStringLiteral("language_fr"))->trigger();
        QTRY_COMPARE(f.plate(chess::Color::White)->name(), QStringLiteral("Blancs"));
        const QStringList french = textsOf(f.window.get());
        QVERIFY(french.contains(QStringLiteral("&Nouvelle partie…")));
        QVERIFY(french.contains(QStringLiteral("A&ffichage")));
        QCOMPARE(f.settings.language, QStringLiteral("fr"));
        QCOMPARE(f.store.load().settings.language, QStringLiteral("fr"));
        f.window->findChild<QAction*>(QStringLiteral("language_en"))->trigger();
        QTRY_COMPARE(textsOf(f.window.get()), english);
    }

    void theBannerOfAFinishedGameIsTranslatedToo()
    {
        WindowFixture f;
        f.play(QStringLiteral("f2f3 e7e5 g2g4 d8h4"));
        QCOMPARE(f.title(), QStringLiteral("Black wins"));
        f.window->findChild<QAction*>(QStringLiteral("language_fr"))->trigger();
        QTRY_COMPARE(f.title(), QStringLiteral("Les Noirs gagnent"));
        QCOMPARE(f.detail(), QStringLiteral("Échec et mat"));
        QCOMPARE(f.find<QPushButton>("rematch")->text(), QStringLiteral("Revanche"));
    }

    void changedInTheSettingsDialogWhichFollows()
    {
        WindowFixture f;
        f.trigger(ActionId::Settings);
        auto* dialog = f.find<QDialog>("settingsDialog");
        auto* language = dialog->findChild<QComboBox*>(QStringLiteral("language"));
        language->setCurrentIndex(language->findData(QStringLiteral("fr")));
        QTRY_COMPARE(dialog->windowTitle(), QStringLiteral("Réglages"));
        QTRY_COMPARE(dialog->findChild<QComboBox*>(QStringLiteral("language"))->currentData().toString(),
                     QStringLiteral("fr"));
        dialog->accept();
    }

    void pluralsAndDecimalsFollowTheLanguage()
    {
        WindowFixture f;
        const auto control = game::TimeControl::suddenDeath(std::chrono::minutes(1), std::chrono::seconds(1));
        QCOMPARE(text::timeControl(control), QStringLiteral("1 minute each, plus 1 second a move"));
        QCOMPARE(text::clockFace(std::chrono::milliseconds(9'400)), QStringLiteral("0:09.4"));
        f.speech.use(QStringLiteral("fr"));
        QCOMPARE(text::timeControl(control),
                 QStringLiteral("1\u00a0minute par joueur, plus 1\u00a0seconde par coup"));
        QCOMPARE(text::clockFace(std::chrono::milliseconds(9'400)), QStringLiteral("0:09,4"));
    }

    void noMenuHasTwoEntriesWithTheSameAccessKey_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("French") << QStringLiteral("fr");
    }
    void noMenuHasTwoEntriesWithTheSameAccessKey()
    {
        QFETCH(QString, language);
        WindowFixture f(language);
        QTest::qWait(1);
        for (int id = 0; id < int(MenuId::Count); ++id) {
            const QMenu* menu = f.window->actions().menu(MenuId(id));
            QStringList seen;
            for (const QAction* entry : menu->actions()) {
                const auto at = entry->text().indexOf(QLatin1Char('&'));
                if (at >= 0)
                    seen << entry->text().mid(at + 1, 1).toLower();
            }
            const QString all = seen.join(u' ');
            QVERIFY2(seen.removeDuplicates() == 0, qPrintable(menu->title() + u' ' + all));
        }
    }

    void accessKeysAreInTheWords_data() { noMenuHasTwoEntriesWithTheSameAccessKey_data(); }
    void accessKeysAreInTheWords()
    {
        QFETCH(QString, language);
        WindowFixture f(language);
        QTest::qWait(1);
        for (const QString& text : textsOf(f.window.get()))
            QVERIFY2(!text.contains(QLatin1String("(&")), qPrintable(text));
    }

    void onePlaceSaysWhatTheOtherSays_data() { noMenuHasTwoEntriesWithTheSameAccessKey_data(); }
    void onePlaceSaysWhatTheOtherSays()
    {
        QFETCH(QString, language);
        WindowFixture f(language);
        f.play(QStringLiteral("f2f3 e7e5 g2g4 d8h4"));
        f.press("review");
        auto* moves = f.find<MoveListView>("moves");
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(1, 1), moves->mapToGlobal(QPoint(1, 1)));
        QApplication::sendEvent(moves->viewport(), &event);
        auto* menu = moves->findChild<QMenu*>(QStringLiteral("moveMenu"));
        QVERIFY(menu);
        const std::pair<const char*, ActionId> same[] = {
            {"promoteVariation", ActionId::PromoteVariation}, {"makeMainLine", ActionId::MainLine},
            {"demoteVariation", ActionId::DemoteVariation},   {"truncate", ActionId::TruncateAfter},
            {"deleteFromHere", ActionId::DeleteVariation},    {"copyGame", ActionId::Copy}};
        for (const auto& [name, id] : same)
            QCOMPARE(menu->findChild<QAction*>(QLatin1String(name))->text(),
                     ActionRegistry::plainText(f.window->actions().action(id)->text()));
        delete menu;
    }

    void movesAreShownInTheLettersOfTheLanguage()
    {
        WindowFixture f(QStringLiteral("fr"));
        f.type(QStringLiteral("Cf3\r"));
        QCOMPARE(f.played(), QStringLiteral("Nf3"));
    }
};

QTEST_MAIN(TestWindowLanguage)
#include "test_window_language.moc"
