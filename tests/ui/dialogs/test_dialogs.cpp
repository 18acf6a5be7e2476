#include "ui/dialogs/key_map_dialog.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/dialogs/tag_dialog.h"
#include "ui/dialogs/time_picker.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenuBar>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QTableWidget>
#include <QTextBrowser>
#include <QTextDocument>
#include <QToolButton>
#include <QtTest>

using namespace ui;

// The dialogs, by mouse and keys.
class TestDialogs : public QObject {
    Q_OBJECT

    template <typename T>
    static T* find(QWidget& in, const char* name)
    {
        return in.findChild<T*>(QLatin1String(name));
    }
    static void click(QWidget& in, const char* name)
    {
        QTest::mouseClick(find<QAbstractButton>(in, name), Qt::LeftButton);
    }

private slots:
    void presetsFreeEntryAndNoClock()
    {
        NewGameDialog dialog(NewGameChoice(), {});
        dialog.show();
        const std::pair<const char*, const char*> presets[] = {
            {"preset_1_0", "60"},        {"preset_3_2", "180+2"},
            {"preset_5_0", "300"},       {"preset_10_5", "600+5"},
            {"preset_15_10", "900+10"},  {"preset_30_0", "1800"},
            {"preset_90_30", "5400+30"}, {"untimed", "-"}};
        for (const auto& [button, control] : presets) {
            click(dialog, button);
            const auto wanted = game::TimeControl::fromPgn(control).value();
            QVERIFY2(game::TimeControl::fromPgn(dialog.choice().timeControl.toStdString()) == wanted, button);
            int lit = 0;
            for (const QPushButton* each : dialog.findChildren<QPushButton*>())
                lit += each->isChecked() ? 1 : 0;
            QCOMPARE(lit, 1);
        }
        find<QSpinBox>(dialog, "minutes")->setValue(7);
        find<QSpinBox>(dialog, "increment")->setValue(4);
        QCOMPARE(dialog.choice().timeControl, QStringLiteral("420+4"));
        find<QSpinBox>(dialog, "minutes")->setValue(0);
        find<QSpinBox>(dialog, "increment")->setValue(0);
        QVERIFY(!find<QPushButton>(dialog, "start")->isEnabled());
    }

    void theLastChoiceComesBack()
    {
        NewGameChoice last;
        last.names = {QStringLiteral("Anna"), QStringLiteral("Boris")};
        last.colors = ColorChoice::ByLot;
        last.timeControl = QStringLiteral("180+2");
        last.rules.takeback = game::HouseRules::Takeback::Never;
        NewGameDialog dialog(last, {QStringLiteral("Anna"), QStringLiteral("Zoë")});
        QVERIFY(dialog.choice() == last);
        dialog.show();
        click(dialog, "swapColors");
        QCOMPARE(dialog.choice().names[0], QStringLiteral("Boris"));
        QVERIFY(!find<QComboBox>(dialog, "takeback")->isVisible());
        click(dialog, "houseRules");
        QVERIFY(find<QComboBox>(dialog, "takeback")->isVisible());
    }

    void theColoursOfTheLastGameAreTurned()
    {
        NewGameChoice last;
        last.names = {QStringLiteral("Anna"), QStringLiteral("Boris")};
        last.colors = ColorChoice::Alternating;
        NewGameDialog turned(last, {}, {QStringLiteral("Anna"), QStringLiteral("Boris")});
        QCOMPARE(turned.choice().names[0], QStringLiteral("Boris"));
        NewGameDialog asTheyAre(last, {}, {QStringLiteral("Boris"), QStringLiteral("Anna")});
        QCOMPARE(asTheyAre.choice().names[0], QStringLiteral("Anna"));
        last.colors = ColorChoice::AsEntered;
        NewGameDialog chosen(last, {}, {QStringLiteral("Anna"), QStringLiteral("Boris")});
        QCOMPARE(chosen.choice().names[0], QStringLiteral("Anna"));
        chosen.show();
        auto* colors = find<QComboBox>(chosen, "colors");
        colors->setFocus();
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(colors, Qt::Key_Down);
        QVERIFY(chosen.choice().colors == ColorChoice::Alternating);
        QCOMPARE(find<QComboBox>(chosen, "whiteName")->currentText(), QStringLiteral("Boris"));
        QCOMPARE(chosen.choice().names[1], QStringLiteral("Anna"));
    }

    void foldedRulesAreToldInAFewWords()
    {
        NewGameDialog dialog(NewGameChoice(), {});
        dialog.show();
        auto* summary = find<QLabel>(dialog, "rulesSummary");
        QVERIFY(!summary->isVisible());
        click(dialog, "houseRules");
        for (const char* rule : {"touchMove", "pressClock", "chess960"})
            find<QCheckBox>(dialog, rule)->setChecked(true);
        QVERIFY(!summary->isVisible()); // they are in sight
        click(dialog, "houseRules");
        QVERIFY(summary->isVisible());
        QCOMPARE(summary->text(), QStringLiteral("Chess960 · touch-move · pressing the clock"));
    }

    // Nothing is squeezed or beside the screen, however many stages there are: what has no room scrolls.
    void itGrowsWithItsStagesAndStaysOnTheScreen()
    {
        NewGameDialog dialog(NewGameChoice(), {});
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        click(dialog, "moreTime");
        const int before = dialog.height();
        const auto check = [&dialog] {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
            QVERIFY(dialog.screen()->availableGeometry().contains(dialog.frameGeometry()));
            for (const QWidget* part : dialog.findChildren<QWidget*>()) {
                const bool inside = part->isVisible() && part->parentWidget()->layout();
                if (inside && part->parentWidget()->layout()->indexOf(part) >= 0)
                    QVERIFY2(part->height() >= part->minimumSizeHint().height() &&
                                 part->width() >= part->minimumSizeHint().width(),
                             qPrintable(part->objectName() + QLatin1String(part->metaObject()->className())));
            }
        };
        for (int stage = 2; stage <= 6; ++stage) {
            click(dialog, "whiteAddStage");
            check();
        }
        QVERIFY(dialog.height() > before);
        find<QCheckBox>(dialog, "odds")->click();
        check();
        dialog.move(600, 500);
        click(dialog, "houseRules");
        check();
        click(dialog, "houseRules");
        check();
    }

    void theSecondsMayComeBeforeTheMove()
    {
        NewGameDialog dialog(NewGameChoice(), {});
        dialog.show();
        click(dialog, "moreTime");
        auto* before = find<QCheckBox>(dialog, "bonusBeforeMove");
        QVERIFY(before->isVisible());
        before->click();
        click(dialog, "preset_3_2"); // a habit of the house, whatever time is played
        QVERIFY(find<QPushButton>(dialog, "preset_3_2")->isChecked());
        QVERIFY(dialog.choice().bonusBeforeMove);
        for (const game::SideControl& side : dialog.choice().control().sides)
            QVERIFY(side.bonusMoment == game::BonusMoment::BeforeMove);
        QVERIFY(find<QLabel>(dialog, "timeSentence")->text().contains(QStringLiteral("before each move")));
        NewGameDialog again(dialog.choice(), {});
        QVERIFY(find<QCheckBox>(again, "bonusBeforeMove")->isChecked());
        click(dialog, "preset_5_0"); // there are no seconds
        QVERIFY(!before->isVisible());
    }

    void enterStartsAndEscapeDoesNot()
    {
        NewGameDialog dialog(NewGameChoice(), {});
        dialog.show();
        QTest::keyClick(find<QComboBox>(dialog, "whiteName"), Qt::Key_Return);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        dialog.show();
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QCOMPARE(dialog.result(), int(QDialog::Rejected));
    }

    void enterLeavesTheNamesAsTheyAre()
    {
        NewGameChoice last;
        last.names = {QStringLiteral("Anna"), QStringLiteral("Boris")};
        for (const char* field : {"whiteName", "blackName"}) {
            NewGameDialog dialog(last, {QStringLiteral("Boris"), QStringLiteral("Anna")});
            dialog.show();
            auto* line = find<QComboBox>(dialog, field)->lineEdit();
            line->setFocus();
            line->selectAll();
            QTest::keyClick(line, Qt::Key_Return);
            QCOMPARE(dialog.result(), int(QDialog::Accepted));
            QVERIFY(dialog.choice().names == last.names);
        }
    }

    void tagsKeepOrderDoublesAndUnknownOnes()
    {
        record::Tags tags;
        for (const auto& [name, value] :
             std::initializer_list<std::pair<const char*, const char*>>{{"Event", "Cup"},
                                                                        {"Site", "?"},
                                                                        {"Date", "2026.??.??"},
                                                                        {"Round", "1"},
                                                                        {"White", "A"},
                                                                        {"Black", "B"},
                                                                        {"Result", "1-0"},
                                                                        {"Zzz", "last \"quoted\" \\"},
                                                                        {"Aaa", "ü"},
                                                                        {"Zzz", "twice"}})
            tags.append({name, value});
        TagDialog dialog(tags, chess::Result::WhiteWins);
        QVERIFY(dialog.tags() == tags);
        QCOMPARE(dialog.result(), chess::Result::WhiteWins);
        auto* table = find<QTableWidget>(dialog, "tags");
        table->item(4, 1)->setText(QStringLiteral("Anna"));
        QCOMPARE(dialog.tags().value("White"), std::string_view("Anna"));
        QCOMPARE(dialog.tags().all().size(), tags.all().size());
    }

    // The moves hang on them: the set-up board is for that.
    void whereTheGameBeginsIsNoMatterOfTags()
    {
        record::Tags tags;
        tags.append({"White", "A"});
        tags.append({"SetUp", "1"});
        tags.append({"FEN", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"});
        TagDialog dialog(tags, chess::Result::Unfinished);
        dialog.show();
        auto* table = find<QTableWidget>(dialog, "tags");
        auto* ok = find<QPushButton>(dialog, "ok");
        const int rows = table->rowCount();
        QVERIFY(!(table->item(rows - 1, 1)->flags() & Qt::ItemIsEditable));
        table->setCurrentCell(rows - 1, 0);
        click(dialog, "removeTag");
        QCOMPARE(table->rowCount(), rows);
        QVERIFY(ok->isEnabled());
        click(dialog, "addTag");
        for (const char* name : {"FEN", "Variant", "SetUp", "Result", "white", "White"}) {
            table->item(rows, 0)->setText(QLatin1String(name));
            QVERIFY2(!ok->isEnabled(), name);
            QVERIFY(find<QLabel>(dialog, "fault")->text().contains(QLatin1String(name)));
        }
        table->item(rows, 0)->setText(QStringLiteral("Annotator"));
        QVERIFY(ok->isEnabled());
        QCOMPARE(dialog.tags().value("FEN"), tags.value("FEN"));
    }

    void aDateIsWrittenAsADateUnlessItCameSo()
    {
        record::Tags tags;
        tags.append({"Date", "30.02.2020"});
        TagDialog dialog(tags, chess::Result::Unfinished);
        dialog.show();
        auto* date = find<QTableWidget>(dialog, "tags")->item(2, 1);
        auto* ok = find<QPushButton>(dialog, "ok");
        QVERIFY(ok->isEnabled());
        for (const char* wrong :
             {"31.01.2020", "2020.02.30", "2023.02.29", "2020", "2020.13.??", "2020-01-01"}) {
            date->setText(QLatin1String(wrong));
            QVERIFY2(!ok->isEnabled(), wrong);
        }
        for (const char* right :
             {"2020.02.29", "2020.??.??", "????.??.??", "????.02.29", "?", "", "30.02.2020"}) {
            date->setText(QLatin1String(right));
            QVERIFY2(ok->isEnabled(), right);
        }
    }

    void aTagIsAddedRemovedAndItsNameChecked()
    {
        TagDialog dialog(record::Tags(), chess::Result::Unfinished);
        dialog.show();
        auto* table = find<QTableWidget>(dialog, "tags");
        const int rows = table->rowCount();
        click(dialog, "addTag");
        QCOMPARE(table->rowCount(), rows + 1);
        table->item(rows, 0)->setText(QStringLiteral("no name"));
        QVERIFY(!find<QPushButton>(dialog, "ok")->isEnabled());
        table->item(rows, 0)->setText(QStringLiteral("Annotator"));
        table->item(rows, 1)->setText(QStringLiteral("me"));
        QVERIFY(find<QPushButton>(dialog, "ok")->isEnabled());
        QCOMPARE(dialog.tags().value("Annotator"), std::string_view("me"));
        table->setCurrentCell(rows, 0);
        click(dialog, "removeTag");
        QVERIFY(!dialog.tags().has("Annotator"));
        table->setCurrentCell(0, 0);
        click(dialog, "removeTag"); // the seven stay
        QCOMPARE(table->rowCount(), rows);
    }

    void everySettingIsReportedAtOnce()
    {
        SettingsDialog dialog{Settings()};
        dialog.show();
        QSignalSpy changed(&dialog, &SettingsDialog::changed);
        for (QComboBox* box : dialog.findChildren<QComboBox*>()) {
            const Settings before = dialog.settings();
            box->setCurrentIndex((box->currentIndex() + 1) % box->count());
            QVERIFY2(!(dialog.settings() == before), qPrintable(box->objectName()));
        }
        for (QCheckBox* box : dialog.findChildren<QCheckBox*>()) {
            const Settings before = dialog.settings();
            box->click();
            QVERIFY2(!(dialog.settings() == before), qPrintable(box->objectName()));
        }
        QVERIFY(changed.size() >= 10);
    }

    void theKeyMapShowsEveryKeyOfEveryMenu()
    {
        QMainWindow window;
        ActionRegistry registry(&window);
        registry.fill(window.menuBar());
        KeyMapDialog dialog(registry.keyMap());
        const QString page = find<QTextBrowser>(dialog, "keys")->toPlainText();
        for (int id = 0; id < int(ActionId::Count); ++id) {
            const QAction* action = registry.action(ActionId(id));
            QVERIFY(action);
            QVERIFY(!action->text().isEmpty());
            for (const QKeySequence& key : action->shortcuts())
                QVERIFY2(page.contains(key.toString(QKeySequence::NativeText)),
                         qPrintable(action->objectName()));
        }
    }

    void noLineOfTheKeyMapBeginsWithASign()
    {
        const KeyMapDialog dialog(
            {{QStringLiteral("Partie"), QStringLiteral("Coup"), QStringLiteral("Entrée\u202f; Échap")}});
        const QString page = dialog.findChild<QTextBrowser*>(QStringLiteral("keys"))->document()->toRawText();
        QVERIFY2(page.contains(QStringLiteral("Entrée\u00a0; Échap")), qPrintable(page));
    }

    void noKeyIsGivenTwice()
    {
        QMainWindow window;
        ActionRegistry registry(&window);
        QStringList keys;
        for (int id = 0; id < int(ActionId::Count); ++id) {
            for (const QKeySequence& key : registry.action(ActionId(id))->shortcuts())
                keys << key.toString();
        }
        QCOMPARE(keys.removeDuplicates(), 0);
    }
};

QTEST_MAIN(TestDialogs)
#include "test_dialogs.moc"
