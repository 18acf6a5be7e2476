#include "core/notation/fen.h"
#include "ui/database/game_list_panel.h"
#include "ui/database/search_panel.h"
#include "window_fixture.h"

#include <QLabel>
#include <QLineEdit>
#include <QTabWidget>
#include <QTableView>

using namespace ui;
using namespace ui::test;

namespace {

const QByteArray Games = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n"
                         "[White \"C\"]\n[Black \"D\"]\n\n1. Nf3 Nf6 2. e4 e5 3. d4 *\n\n"
                         "[White \"E\"]\n[Black \"F\"]\n\n1. e4 e5 2. Nf3 Nf6 3. Nxe5 *\n\n";

} // namespace

class TestWindowSearch : public QObject {
    Q_OBJECT

    static void openGames(WindowFixture& f)
    {
        f.openAndWait(f.write(QStringLiteral("games.pgn"), Games));
        f.find<SearchPanel>("searchPanel")->setDelay(0);
    }

private slots:
    void oneKeyFindsTheGamesWithThePositionOnTheBoard()
    {
        WindowFixture f;
        openGames(f);
        f.window->files().showRow(2);
        for (int i = 0; i < 4; ++i)
            QVERIFY(f.window->reviewGame().goNext());
        QCOMPARE(f.window->reviewGame().record().ply(f.window->reviewGame().current()), 4);
        QTest::keyClick(f.window.get(), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        auto* list = f.find<GameListPanel>("gameList");
        QTRY_COMPARE(list->model()->rowCount(), 2);
        QVERIFY(list->isVisible() && list->searchPanel()->isVisible());
        QTRY_VERIFY(list->table()->hasFocus());
        // The game opens where it was found, by whatever door it is opened.
        const auto wanted = f.window->reviewGame().position().key();
        QTest::keyClick(f.window.get(), Qt::Key_PageUp, Qt::ControlModifier);
        QTRY_COMPARE(f.window->files().shownRow(), std::optional<std::size_t>(1));
        QCOMPARE(f.window->reviewGame().position().key(), wanted);
        QCOMPARE(f.window->reviewGame().record().ply(f.window->reviewGame().current()), 4);
        // All games again, and the next one opens at its start.
        list->clearSearch();
        QTRY_COMPARE(list->model()->rowCount(), 3);
        f.window->files().showRow(0);
        QCOMPARE(f.window->reviewGame().current(), record::NodeId::Root);
    }

    void aKeyUnfoldsTheSearchAndItFitsTheSmallestWindow()
    {
        for (const char* language : {"en", "fr"}) {
            WindowFixture f(QLatin1String{language});
            openGames(f);
            f.window->resize(640, 480);
            QTest::keyClick(f.window.get(), Qt::Key_F, Qt::ControlModifier);
            auto* list = f.find<GameListPanel>("gameList");
            QTRY_VERIFY(f.find<QLineEdit>("searchPlayer")->hasFocus());
            QTRY_COMPARE(f.window->size(), QSize(640, 480));
            QVERIFY(list->table()->height() > 0);
            for (int page = 0; page < 3; ++page) {
                f.find<QTabWidget>("searchPages")->setCurrentIndex(page);
                QTest::qWait(1);
                QCOMPARE(f.window->size(), QSize(640, 480));
            }
            QTest::keyClick(f.find<QLineEdit>("searchPlayer"), Qt::Key_Escape);
            QTRY_VERIFY(list->table()->hasFocus());
        }
    }

    void withoutAFileItSaysWhatToDo()
    {
        WindowFixture f;
        QVERIFY(!f.window->actions().action(ActionId::FindGames)->isEnabled());
        f.trigger(ActionId::FindPosition);
        QVERIFY(f.said().contains(QStringLiteral("Open a file")));
    }
};

QTEST_MAIN(TestWindowSearch)
#include "test_window_search.moc"
