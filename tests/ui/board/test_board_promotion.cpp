#include "board_fixture.h"

#include <QShortcut>
#include <QTranslator>

using namespace ui;
using namespace ui::test;

namespace {

constexpr const char* Ready = "8/4P3/8/8/8/2k5/4p3/2K5 w - - 0 1";

// The French initials, as the real translation gives them.
class FrenchInitials : public QTranslator {
public:
    QString translate(const char* context, const char* source, const char* hint, int) const override
    {
        if (qstrcmp(context, "ui::Board") != 0 || !hint)
            return {};
        const QByteArray initial(source);
        if (initial == "Q")
            return QStringLiteral("D");
        if (initial == "R")
            return QStringLiteral("T");
        if (initial == "B")
            return QStringLiteral("F");
        return initial == "N" ? QStringLiteral("C") : QString();
    }
    bool isEmpty() const override { return false; }
};

} // namespace

class TestBoardPromotion : public QObject {
    Q_OBJECT

private slots:
    void aKeyChooses_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("move");
        QTest::newRow("queen") << int(Qt::Key_Q) << "e7e8q";
        QTest::newRow("rook") << int(Qt::Key_R) << "e7e8r";
        QTest::newRow("bishop") << int(Qt::Key_B) << "e7e8b";
        QTest::newRow("knight") << int(Qt::Key_N) << "e7e8n";
    }
    void aKeyChooses()
    {
        QFETCH(int, key);
        QFETCH(QString, move);
        for (const bool dragged : {true, false}) {
            BoardFixture f(Ready);
            QVERIFY(f.ready());
            open(f, dragged);
            QVERIFY(f.board->isChoosingPromotion());
            QVERIFY(f.takeMoves().isEmpty());
            f.pass(40);
            QTest::keyClick(f.board, Qt::Key(key));
            QCOMPARE(f.takeMoves(), QStringList(move));
            QCOMPARE(f.lastWhen, f.now);
            QVERIFY(!f.board->isChoosingPromotion());
            QCOMPARE(f.board->isAnimating(), !dragged);
        }
    }

    void aFrenchKeyChooses()
    {
        FrenchInitials french;
        QCoreApplication::installTranslator(&french);
        const QList<QPair<Qt::Key, QString>> keys{{Qt::Key_D, "e7e8q"}, {Qt::Key_T, "e7e8r"},
                                                  {Qt::Key_F, "e7e8b"}, {Qt::Key_C, "e7e8n"},
                                                  {Qt::Key_Q, "e7e8q"}, {Qt::Key_N, "e7e8n"}};
        for (const auto& [key, move] : keys) {
            BoardFixture f(Ready);
            QVERIFY(f.ready());
            open(f, true);
            QTest::keyClick(f.board, key);
            QCOMPARE(f.takeMoves(), QStringList(move));
        }
        QCoreApplication::removeTranslator(&french);
    }

    void aClickChooses_data()
    {
        QTest::addColumn<QString>("square");
        QTest::addColumn<QString>("move");
        QTest::newRow("queen") << "e8"
                               << "e7e8q";
        QTest::newRow("rook") << "e7"
                              << "e7e8r";
        QTest::newRow("bishop") << "e6"
                                << "e7e8b";
        QTest::newRow("knight") << "e5"
                                << "e7e8n";
    }
    void aClickChooses()
    {
        QFETCH(QString, square);
        QFETCH(QString, move);
        BoardFixture f(Ready);
        QVERIFY(f.ready());
        open(f, true);
        f.click(square.toLatin1());
        QCOMPARE(f.takeMoves(), QStringList(move));
    }

    void blackChoosesUpwards()
    {
        BoardFixture f("8/4P3/8/8/8/2k5/4p3/2K5 b - - 0 1");
        QVERIFY(f.ready());
        f.drag("e2", "e1");
        f.click("e3"); // queen e1, rook e2, bishop e3
        QCOMPARE(f.takeMoves(), QStringList("e2e1b"));
    }

    void arrowsAndEnterChoose()
    {
        BoardFixture f(Ready);
        QVERIFY(f.ready());
        open(f, false);
        QTest::keyClick(f.board, Qt::Key_Down);
        QTest::keyClick(f.board, Qt::Key_Down);
        QTest::keyClick(f.board, Qt::Key_Up);
        QTest::keyClick(f.board, Qt::Key_Return);
        QCOMPARE(f.takeMoves(), QStringList("e7e8r"));
    }

    void everyWayOutCancels_data()
    {
        QTest::addColumn<QString>("way");
        for (const char* way :
             {"escape", "click elsewhere", "right button", "same state", "navigation", "hide"})
            QTest::newRow(way) << way;
    }
    void everyWayOutCancels()
    {
        QFETCH(QString, way);
        BoardFixture f(Ready);
        QVERIFY(f.ready());
        open(f, true);
        if (way == "escape")
            QTest::keyClick(f.board, Qt::Key_Escape);
        else if (way == "click elsewhere")
            f.click("a4");
        else if (way == "right button")
            QTest::mouseClick(f.board, Qt::RightButton, {}, f.at("e8"));
        else if (way == "same state")
            f.show();
        else if (way == "navigation")
            f.play("c1", "b1");
        else
            f.board->hide();
        QVERIFY(!f.board->isChoosingPromotion());
        f.takeMoves();
        QTest::keyClick(f.board, Qt::Key_Q);
        QVERIFY(f.takeMoves().isEmpty());
        QVERIFY(f.takeRefused().isEmpty());
        QVERIFY(f.markup.empty());
    }

    void itsKeysAreNobodysShortcutMeanwhile()
    {
        BoardFixture f(Ready);
        QVERIFY(f.ready());
        int fired = 0;
        for (const Qt::Key key : {Qt::Key_N, Qt::Key_Escape, Qt::Key_Down}) {
            auto* shortcut = new QShortcut(QKeySequence(key), &f.window);
            QObject::connect(shortcut, &QShortcut::activated, &f.window, [&fired] { ++fired; });
        }
        QTest::keyClick(f.board, Qt::Key_N);
        QCOMPARE(fired, 1);
        open(f, true);
        QTest::keyClick(f.board, Qt::Key_Down);
        QTest::keyClick(f.board, Qt::Key_Escape);
        open(f, true);
        QTest::keyClick(f.board, Qt::Key_N);
        QCOMPARE(f.takeMoves(), QStringList("e7e8n"));
        QCOMPARE(fired, 1);
    }

private:
    static void open(BoardFixture& f, bool dragged)
    {
        if (dragged)
            return f.drag("e7", "e8");
        f.click("e7");
        f.click("e8");
    }
};

QTEST_MAIN(TestBoardPromotion)
#include "test_board_promotion.moc"
