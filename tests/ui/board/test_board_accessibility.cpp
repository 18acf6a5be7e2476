#include "board_fixture.h"
#include "ui/board/board_accessibility.h"
#include "ui/board/board_text.h"

#include <QTranslator>

using namespace ui;
using namespace ui::test;

namespace {

class French : public QTranslator {
public:
    QString translate(const char*, const char* source, const char*, int) const override
    {
        if (qstrcmp(source, "white knight") == 0)
            return QStringLiteral("cavalier blanc");
        return qstrcmp(source, "empty") == 0 ? QStringLiteral("vide") : QString();
    }
    bool isEmpty() const override { return false; }
};

} // namespace

class TestBoardAccessibility : public QObject {
    Q_OBJECT

private slots:
    void theBoardIsATableOfNamedSquares()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(f.board);
        QVERIFY(board);
        QCOMPARE(board->role(), QAccessible::Table);
        QCOMPARE(board->text(QAccessible::Name), QStringLiteral("Chess board"));
        QCOMPARE(board->childCount(), 64);
        QAccessibleTableInterface* table = board->tableInterface();
        QVERIFY(table);
        QCOMPARE(table->rowCount(), 8);
        QCOMPARE(table->columnCount(), 8);
        QCOMPARE(nameAt(table, 7, 6), QStringLiteral("g1, white knight"));
        QCOMPARE(nameAt(table, 0, 4), QStringLiteral("e8, black king"));
        QCOMPARE(nameAt(table, 4, 4), QStringLiteral("e4, empty"));
        QCOMPARE(table->rowDescription(0), QStringLiteral("8"));
        QCOMPARE(table->columnDescription(0), QStringLiteral("a"));
        f.board->setFlipped(true);
        QCOMPARE(nameAt(table, 7, 6), QStringLiteral("b8, black knight"));
        QCOMPARE(table->rowDescription(0), QStringLiteral("1"));
        f.play("e2", "e4");
        QCOMPARE(nameAt(table, 3, 3), QStringLiteral("e4, white pawn"));
    }

    void everyCellKnowsItsPlace()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(f.board);
        for (int i = 0; i < 64; ++i) {
            QAccessibleInterface* cell = board->child(i);
            QVERIFY(cell && cell->isValid());
            QCOMPARE(board->indexOfChild(cell), i);
            QCOMPARE(cell->parent(), board);
            QCOMPARE(cell->role(), QAccessible::Cell);
            QCOMPARE(cell->tableCellInterface()->rowIndex(), i / 8);
            QCOMPARE(cell->tableCellInterface()->columnIndex(), i % 8);
            const QPoint middle = cell->rect().center();
            QCOMPARE(board->childAt(middle.x(), middle.y()), cell);
            const auto square = f.board->squareAt(f.board->mapFromGlobal(middle));
            QVERIFY(cell->text(QAccessible::Name).startsWith(QString::fromStdString(square->name()) + ','));
        }
        QVERIFY(!board->child(64));
        QVERIFY(!board->child(-1));
    }

    void namesAreTranslated()
    {
        French french;
        QCoreApplication::installTranslator(&french);
        BoardFixture f;
        QAccessibleTableInterface* table = QAccessible::queryAccessibleInterface(f.board)->tableInterface();
        QCOMPARE(nameAt(table, 7, 1), QStringLiteral("b1, cavalier blanc"));
        QCOMPARE(nameAt(table, 4, 1), QStringLiteral("b4, vide"));
        QCoreApplication::removeTranslator(&french);
    }

    void pressingCellsPlays()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        QAccessibleTableInterface* table = QAccessible::queryAccessibleInterface(f.board)->tableInterface();
        press(table, 6, 4);
        QVERIFY(table->cellAt(6, 4)->state().selected);
        QCOMPARE(table->selectedCellCount(), 1);
        QCOMPARE(table->cellAt(4, 4)->text(QAccessible::Description), QStringLiteral("can go there"));
        QCOMPARE(table->cellAt(3, 4)->text(QAccessible::Description), QString());
        press(table, 4, 4);
        QCOMPARE(f.takeMoves(), QStringList("e2e4"));
        QCOMPARE(table->selectedCellCount(), 0);
    }

    void theCursorIsTheFocus()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(f.board);
        QVERIFY(!board->focusChild());
        QList<QString> visited;
        connect(f.board, &BoardWidget::cursorMoved, this, [&](chess::Square) {
            QVERIFY(board->focusChild()->state().focused);
            visited << board->focusChild()->text(QAccessible::Name);
        });
        QTest::keyClick(f.board, Qt::Key_Return);
        QTest::keyClick(f.board, Qt::Key_Down);
        QCOMPARE(visited, QStringList({"e2, white pawn", "e1, white king"}));
        QVERIFY(!board->child(0)->state().focused);
        f.other->setFocus();
        QVERIFY(!board->focusChild());
    }

    void thePickerIsAnnounced()
    {
        BoardFixture f("8/4P3/8/8/8/2k5/8/2K5 w - - 0 1");
        QVERIFY(f.ready());
        f.drag("e7", "e8");
        QCOMPARE(f.board->accessibleDescription(), QStringLiteral("Promotion: press Q, R, B or N"));
        QTest::keyClick(f.board, Qt::Key_Escape);
        QCOMPARE(f.board->accessibleDescription(), QString());
    }

private:
    static QString nameAt(QAccessibleTableInterface* table, int row, int column)
    {
        return table->cellAt(row, column)->text(QAccessible::Name);
    }
    static void press(QAccessibleTableInterface* table, int row, int column)
    {
        table->cellAt(row, column)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }
};

QTEST_MAIN(TestBoardAccessibility)
#include "test_board_accessibility.moc"
