#pragma once
#include "core/notation/fen.h"
#include "tests/ui/window/window_fixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSpinBox>

namespace ui::test {

// A table on which every house rule can be chosen, in the dialog and by mouse.
class PlayFixture : public WindowFixture {
public:
    using WindowFixture::WindowFixture;

    QDialog* openNewGame()
    {
        trigger(ActionId::NewGame);
        auto* dialog = find<QDialog>("newGameDialog");
        (void)QTest::qWaitForWindowExposed(dialog);
        dialog->findChild<QComboBox*>(QStringLiteral("whiteName"))->setEditText(QStringLiteral("Anna"));
        dialog->findChild<QComboBox*>(QStringLiteral("blackName"))->setEditText(QStringLiteral("Boris"));
        return dialog;
    }
    template <typename T>
    static T* in(QWidget* dialog, const char* name)
    {
        T* found = dialog->findChild<T*>(QLatin1String(name));
        if (!found)
            qFatal("no widget %s", name);
        return found;
    }
    static void click(QWidget* dialog, const char* name)
    {
        auto* button = in<QAbstractButton>(dialog, name);
        // A check box takes clicks on its mark.
        QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
    }
    using WindowFixture::click;
    void begin(QDialog* dialog)
    {
        QTest::mouseClick(in<QPushButton>(dialog, "start"), Qt::LeftButton);
        QTRY_VERIFY(!window->findChild<QDialog*>(QStringLiteral("newGameDialog")));
        window->activateWindow();
        (void)QTest::qWaitForWindowActive(window.get());
    }
    // A new game with these house rules, by mouse.
    void newGame(const char* preset, std::initializer_list<const char*> rules)
    {
        QDialog* dialog = openNewGame();
        click(dialog, preset);
        click(dialog, "houseRules");
        for (const char* rule : rules)
            click(dialog, rule);
        begin(dialog);
    }
    void startAt(const char* fen, const game::TimeControl& control = game::TimeControl::untimed())
    {
        game::GameSetup setup;
        setup.players = {game::Player{QStringLiteral("Anna")}, game::Player{QStringLiteral("Boris")}};
        setup.start = notation::positionFromFen(fen).value();
        setup.control = control;
        window->session().start(setup);
    }
    game::Milliseconds left(chess::Color side) { return window->session().face(side).remaining; }
    QString clockDetail(chess::Color side) { return in<QLabel>(plate(side), "clockDetail")->text(); }
    void letFlagFall()
    {
        pass(std::chrono::hours(3));
        window->session().checkFlag();
    }
};

} // namespace ui::test
