#include "tests/support/pgn_files.h"
#include "ui/database/cell_delegate.h"
#include "ui/database/game_list_panel.h"
#include "ui/database/problem_panel.h"
#include "ui/notation/move_list_view.h"
#include "ui/notation/repair_editor.h"
#include "window_fixture.h"

#include <QClipboard>
#include <QElapsedTimer>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTimer>

#include <random>

using namespace ui;
using namespace ui::test;

// What is wrong in a file: the bar, the list, the way to each fault and how it is mended (P5).
class TestWindowReport : public QObject {
    Q_OBJECT

    static QByteArray game(const char* white, const QByteArray& moves)
    {
        return QByteArray("[Event \"A\"]\n[White \"") + white + "\"]\n[Black \"Bob\"]\n\n" + moves + "\n\n";
    }
    static QByteArray faulty()
    {
        return game("Ann", "1. e4 e5 2. Nf3 *") + game("Cid", "1. e4 e5 2. Nf9 Nc6 3. Bb5 *") +
               game("Dee", "1. d4 d5 (1... Nf6 2. Zz) 2. c4 *") +
               game("Eve", "1. e4 e5 {never closed 2. Nf3 Nc6");
    }
    static void openFaulty(WindowFixture& f, const QByteArray& text = faulty())
    {
        f.window->openFile(f.write(QStringLiteral("faulty.pgn"), text));
        QTRY_COMPARE(f.window->mode(), MainWindow::Mode::Review);
        QTRY_VERIFY(f.find<QFrame>("reportBar")->isVisible());
        QTRY_VERIFY(!f.find<QPushButton>("stopChecking")->isVisibleTo(f.find<ProblemPanel>("problemPanel")));
    }
    static QTableView* report(WindowFixture& f)
    {
        if (f.find<QFrame>("reportBar")->isVisible())
            f.press("reportBarButton");
        return f.find<QTableView>("problemTable");
    }
    static QString cell(WindowFixture& f, int row, ProblemTableModel::Column column)
    {
        const auto* model = f.find<QTableView>("problemTable")->model();
        return model->index(row, int(column)).data().toString();
    }
    static void click(WindowFixture& f, int row)
    {
        QTableView* table = report(f);
        const QRect place = table->visualRect(table->model()->index(row, 0));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, place.center());
    }
    static RepairEditor* editor(WindowFixture& f) { return f.find<RepairEditor>("repair"); }
    static void mend(WindowFixture& f, const QString& text)
    {
        auto* edit = f.find<QPlainTextEdit>("repairText");
        QVERIFY(edit->isVisible());
        edit->selectAll();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
    }
    static void type(WindowFixture& f, const QString& text)
    {
        auto* edit = f.find<QPlainTextEdit>("repairText");
        QVERIFY(edit->isVisible());
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }
    static std::string tail(WindowFixture& f) { return f.window->reviewGame().record().unreadTail(); }
    static QByteArray onDisk(WindowFixture& f)
    {
        QFile file(f.dir.filePath(QStringLiteral("faulty.pgn")));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static QString reviewed(WindowFixture& f)
    {
        return WindowFixture::mainLine(f.window->reviewGame().record());
    }
    static QString undoText(WindowFixture& f) { return f.window->reviewGame().undoStack()->undoText(); }

    // Keys in the list of games, as a person presses them.
    static void press(WindowFixture& f, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        auto* table = f.find<QTableView>("gameTable");
        table->setFocus();
        QTest::keyClick(table, key, modifiers);
    }
    static void select(WindowFixture& f, int row)
    {
        auto* table = f.find<QTableView>("gameTable");
        const QRect cell = table->visualRect(table->model()->index(row, 1));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, cell.center());
    }
    // Each row of a report as it is read, and how many games are concerned.
    static QStringList wordsOf(const ProblemTableModel& model)
    {
        QStringList rows;
        for (int row = 0; row < model.rowCount(); ++row) {
            QString words;
            for (int column = 0; column < model.columnCount(); ++column)
                words += model.index(row, column).data().toString() + QLatin1Char('|');
            rows << words;
        }
        return rows
               << QStringLiteral("%1 games, %2 unread").arg(model.gameCount()).arg(model.unreadGameCount());
    }
    static QStringList reportReadAnew(const QString& path)
    {
        game::PgnFile file;
        file.open(path);
        [&] { QTRY_VERIFY(file.isComplete()); }();
        ProblemTableModel model;
        model.setFile(&file);
        game::FileCheck check;
        bool finished = false;
        connect(&check, &game::FileCheck::found, &model,
                [&](const std::vector<game::FaultyGame>& games) { model.append(games); });
        connect(&check, &game::FileCheck::finished, &model, [&] { finished = true; });
        check.start(file);
        [&] { QTRY_VERIFY(finished); }();
        return wordsOf(model);
    }
    static void changeTheList(WindowFixture& f, std::mt19937& random)
    {
        const int rows = f.find<QTableView>("gameTable")->model()->rowCount();
        if (rows > 0)
            select(f, int(random() % unsigned(rows)));
        switch (random() % 8) {
        case 0:
            return press(f, Qt::Key_Delete);
        case 1:
            return press(f, Qt::Key_Up, Qt::AltModifier);
        case 2:
            return press(f, Qt::Key_Down, Qt::AltModifier);
        case 3:
            return press(f, Qt::Key_V, Qt::ControlModifier);
        case 4:
            return press(f, Qt::Key_Y, Qt::ControlModifier);
        default:
            return press(f, Qt::Key_Z, Qt::ControlModifier);
        }
    }

private slots:
    void theBarSaysHowManyAndTheListSaysWhere()
    {
        WindowFixture f;
        openFaulty(f);
        QVERIFY(f.find<QLabel>("reportBarText")->text().startsWith(QLatin1String("3 games")));
        QTableView* table = report(f);
        QVERIFY(table->isVisible());
        QVERIFY(!f.find<QFrame>("reportBar")->isVisible());
        using Column = ProblemTableModel::Column;
        QCOMPARE(cell(f, 0, Column::Game), QStringLiteral("2"));
        QCOMPARE(cell(f, 0, Column::Players), QStringLiteral("Cid – Bob"));
        QCOMPARE(cell(f, 0, Column::Line), QStringLiteral("11"));
        QCOMPARE(cell(f, 0, Column::Column), QStringLiteral("13"));
        QCOMPARE(cell(f, 0, Column::Text), QStringLiteral("Nf9"));
        QVERIFY(!cell(f, 0, Column::Reason).isEmpty());
        QVERIFY(cell(f, 0, Column::Kept).startsWith(QLatin1String("2 half-moves")));
        QCOMPARE(cell(f, 1, Column::Game), QStringLiteral("3"));
        QCOMPARE(cell(f, 2, Column::Game), QStringLiteral("4"));
        QVERIFY(cell(f, 2, Column::Reason).contains(QLatin1String("never closed")));
        QTest::keyClick(table, Qt::Key_Escape);
        QVERIFY(!table->isVisible() && f.find<QTableView>("gameTable")->isVisible());
    }

    void aClickShowsTheGameAtThatMoveAndReturnMendsIt()
    {
        WindowFixture f;
        openFaulty(f);
        click(f, 0);
        QCOMPARE(f.window->files().shownRow(), std::optional<std::size_t>(1));
        QCOMPARE(reviewed(f), QStringLiteral("e4 e5"));
        QCOMPARE(f.window->reviewGame().current(), f.window->reviewGame().record().mainLine()[1]);
        QCOMPARE(f.find<QPlainTextEdit>("repairText")->toPlainText(), QStringLiteral("2. Nf9 Nc6 3. Bb5"));
        mend(f, QStringLiteral("2. Nf8 Nc6"));
        QVERIFY2(f.find<QLabel>("repairReason")->text().contains(QLatin1String("Nf8")), "refused, and why");
        QCOMPARE(f.find<QPlainTextEdit>("repairText")->textCursor().selectedText(), QStringLiteral("Nf8"));
        QCOMPARE(reviewed(f), QStringLiteral("e4 e5"));
        mend(f, QStringLiteral("2. Nf3 Nc6 3. Bb5"));
        QCOMPARE(reviewed(f), QStringLiteral("e4 e5 Nf3 Nc6 Bb5"));
        QVERIFY(!editor(f)->isVisible());
        QVERIFY2(undoText(f).startsWith(QStringLiteral("Mend the text after 1…")), qPrintable(undoText(f)));
        QTRY_COMPARE(f.find<QTableView>("problemTable")->model()->rowCount(), 3);
        f.trigger(ActionId::Undo);
        QCOMPARE(reviewed(f), QStringLiteral("e4 e5"));
        QCOMPARE(f.window->reviewGame().record().unreadTail(), std::string("2. Nf9 Nc6 3. Bb5"));
        QTRY_COMPARE(f.find<QTableView>("problemTable")->model()->rowCount(), 4);
    }

    void whatIsStillWrongStaysToBeMended()
    {
        WindowFixture f;
        openFaulty(f);
        click(f, 0);
        mend(f, QStringLiteral("2. Nf3 Nc6 3. Bb9 a6"));
        QCOMPARE(reviewed(f), QStringLiteral("e4 e5 Nf3 Nc6"));
        QCOMPARE(f.find<QPlainTextEdit>("repairText")->toPlainText(), QStringLiteral("3. Bb9 a6"));
        QCOMPARE(f.find<QPlainTextEdit>("repairText")->textCursor().selectedText(), QStringLiteral("Bb9"));
        f.press("repairRemove");
        QVERIFY(f.window->reviewGame().record().unreadTail().empty());
        QVERIFY(undoText(f).startsWith(QStringLiteral("Remove the unread text after 2…")));
    }

    void byKeyboardAlone()
    {
        WindowFixture f;
        openFaulty(f);
        f.trigger(ActionId::Problems);
        auto* table = f.find<QTableView>("problemTable");
        QVERIFY(table->hasFocus());
        QTest::keyClick(table, Qt::Key_Down);
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(f.window->files().shownRow(), std::optional<std::size_t>(2));
        QCOMPARE(QApplication::focusWidget(), f.find<QWidget>("repairText"));
        mend(f, QStringLiteral("2. c4 e6"));
        const auto& record = f.window->reviewGame().record();
        const auto d5 = record.mainLine()[0];
        const auto variation = record.node(d5).children.at(1);
        QCOMPARE(record.ply(record.endOfLine(variation)), 4);
        QVERIFY(record.node(record.endOfLine(variation)).unreadTail.empty());
        QVERIFY(f.find<MoveListView>("moves")->hasFocus());
    }

    void p31MovesComeOutOfAnUnclosedComment()
    {
        WindowFixture f;
        openFaulty(f);
        f.window->files().showRow(3);
        const auto& faults = f.find<MoveListView>("moves")->document().options().faults;
        QCOMPARE(faults.size(), std::size_t(1));
        QVERIFY(faults[0].words.contains(QLatin1String("never closed")));
        auto* moves = f.find<MoveListView>("moves");
        moves->setFocus();
        QTest::keyClick(moves, Qt::Key_Return);
        QCOMPARE(f.find<QPlainTextEdit>("repairText")->toPlainText(),
                 QStringLiteral("{never closed 2. Nf3 Nc6}"));
        mend(f, QStringLiteral("{never closed} 2. Nf3 Nc6"));
        QCOMPARE(reviewed(f), QStringLiteral("e4 e5 Nf3 Nc6"));
        QTRY_VERIFY(f.find<MoveListView>("moves")->document().options().faults.empty());
    }

    void textInTheMoveListIsMendedByAClick()
    {
        WindowFixture f;
        openFaulty(f);
        f.window->files().showRow(1);
        auto* moves = f.find<MoveListView>("moves");
        const QRect place = moves->unreadRect(record::NodeId::None);
        QTest::mouseClick(moves->viewport(), Qt::LeftButton, {}, place.center());
        QVERIFY(editor(f)->isVisible());
        QTest::keyClick(f.find<QPlainTextEdit>("repairText"), Qt::Key_Escape);
        QVERIFY(!editor(f)->isVisible());
        QCOMPARE(f.window->reviewGame().record().unreadTail(), std::string("2. Nf9 Nc6 3. Bb5"));
        QVERIFY(!f.window->isWindowModified());
        f.trigger(ActionId::MendText);
        QVERIFY(editor(f)->isVisible());
        f.window->files().showRow(0);
        QVERIFY(!editor(f)->isVisible());
        QVERIFY(!f.window->actions().action(ActionId::MendText)->isEnabled());
    }

    void whatIsTypedAndNotReadYetIsInTheGame()
    {
        WindowFixture f;
        openFaulty(f);
        click(f, 0);
        type(f, QStringLiteral("2. Nf8 Nc6"));
        QCOMPARE(tail(f), std::string("2. Nf8 Nc6"));
        QVERIFY(f.window->isWindowModified());
        QTRY_VERIFY(editor(f)->isVisible());
        QTest::keyClick(f.find<QPlainTextEdit>("repairText"), Qt::Key_Escape);
        QVERIFY2(tail(f) == "2. Nf9 Nc6 3. Bb5", "Esc leaves the text as it was");
        QVERIFY(!f.window->isWindowModified());
        f.trigger(ActionId::Redo);
        QVERIFY2(tail(f) == "2. Nf8 Nc6", "and what was typed is not lost");
    }

    void theListOfProblemsKeepsStillWhileOneTypes()
    {
        WindowFixture f;
        openFaulty(f);
        click(f, 1);
        const auto all = [&] {
            QStringList cells;
            for (int row = 0; row < f.find<QTableView>("problemTable")->model()->rowCount(); ++row)
                cells << cell(f, row, ProblemTableModel::Column::Line) +
                             cell(f, row, ProblemTableModel::Column::Text);
            return cells;
        };
        const QStringList before = all();
        const auto selected = [&] { return f.find<QTableView>("problemTable")->currentIndex().row(); };
        type(f, QStringLiteral("2. Nh9 Nc6"));
        QTest::qWait(1);
        QCOMPARE(all(), before);
        QCOMPARE(selected(), 1);
        QTest::keyClick(f.find<QPlainTextEdit>("repairText"), Qt::Key_Escape);
        QTest::qWait(1);
        QCOMPARE(all(), before);
        QCOMPARE(selected(), 1);
    }

    void theBoxLeavesTheMoveInViewThatItIsAbout()
    {
        WindowFixture f;
        openFaulty(f);
        for (const int row : {0, 1}) {
            click(f, row);
            auto* moves = f.find<MoveListView>("moves");
            const auto node = f.window->reviewGame().current();
            const QRect move(moves->viewport()->mapTo(f.window.get(), moves->moveRect(node).topLeft()),
                             moves->moveRect(node).size());
            QVERIFY(!moves->moveRect(node).isEmpty());
            const QRect box(editor(f)->mapTo(f.window.get(), QPoint()), editor(f)->size());
            QVERIFY2(!box.intersects(move), qPrintable(QString::number(row)));
        }
    }

    void savingTakesInWhatIsTyped()
    {
        WindowFixture f;
        openFaulty(f);
        click(f, 0);
        type(f, QStringLiteral("2. Nf8 Nc6"));
        f.trigger(ActionId::Save);
        QVERIFY(onDisk(f).contains("2. Nf8 Nc6"));
        QVERIFY(editor(f)->isVisible());
        type(f, QStringLiteral("2. Nf3 Nc6 3. Bb9"));
        f.trigger(ActionId::Save);
        QCOMPARE(reviewed(f), QStringLiteral("e4 e5 Nf3 Nc6"));
        QVERIFY(onDisk(f).contains("2. Nf3 Nc6 3. Bb9"));
        QCOMPARE(f.find<QPlainTextEdit>("repairText")->toPlainText(), QStringLiteral("3. Bb9"));
        QVERIFY2(f.find<QPlainTextEdit>("repairText")->hasFocus(), "one goes on typing there");
        QTest::keyClick(f.find<QPlainTextEdit>("repairText"), Qt::Key_Escape);
        QCOMPARE(tail(f), std::string("3. Bb9"));
        QVERIFY(!f.window->isWindowModified());
    }

    void theBoxReadsTheLettersOneReads()
    {
        WindowFixture f(QStringLiteral("fr"));
        openFaulty(f);
        click(f, 0);
        mend(f, QStringLiteral("2. Cf3 Cc6 3. Fb5"));
        QCOMPARE(reviewed(f), QStringLiteral("e4 e5 Nf3 Nc6 Bb5"));
        QVERIFY(!editor(f)->isVisible());
    }

    void quittingAsksAboutWhatIsTyped()
    {
        WindowFixture f;
        openFaulty(f);
        click(f, 0);
        type(f, QStringLiteral("2. Nf3 Nc6"));
        f.prompts.answers = {QStringLiteral("Save")};
        QVERIFY(f.window->close());
        QCOMPARE(f.prompts.asked.size(), 1);
        QVERIFY(onDisk(f).contains("2. Nf3 Nc6 *"));
    }

    void anotherGameTakesNothingAwayFromIt()
    {
        WindowFixture f;
        openFaulty(f);
        click(f, 0);
        type(f, QStringLiteral("2. Nf8 {half a comment"));
        f.window->files().showRow(0);
        QVERIFY(!editor(f)->isVisible());
        f.window->files().showRow(1);
        const auto& record = f.window->reviewGame().record();
        QCOMPARE(record.unreadTail(), std::string());
        const auto& comments = record.node(record.mainLine().back()).commentsAfter;
        QVERIFY2(comments == std::vector<std::string>{"2. Nf8 {half a comment"},
                 "what cannot stand in a file by itself becomes a comment");
    }

    void typingAndReadingIsOneStep()
    {
        WindowFixture f;
        openFaulty(f);
        click(f, 0);
        type(f, QStringLiteral("2. Nf8"));
        QTest::keyClick(f.find<QPlainTextEdit>("repairText"), Qt::Key_Return); // refused
        mend(f, QStringLiteral("2. Nf3 Nc6 3. Bb5"));
        QCOMPARE(reviewed(f), QStringLiteral("e4 e5 Nf3 Nc6 Bb5"));
        f.trigger(ActionId::Undo);
        QCOMPARE(tail(f), std::string("2. Nf9 Nc6 3. Bb5"));
        QVERIFY(!f.window->reviewGame().undoStack()->canUndo());
    }

    void anOpenCommentCanBeTypedInAndLeft()
    {
        WindowFixture f;
        openFaulty(f);
        f.window->files().showRow(3);
        auto* moves = f.find<MoveListView>("moves");
        moves->setFocus();
        QTest::keyClick(moves, Qt::Key_Return);
        type(f, QStringLiteral("{never closed 2. N"));
        QCoreApplication::processEvents();
        QTest::keyClick(f.find<QPlainTextEdit>("repairText"), Qt::Key_Escape);
        QTRY_COMPARE(moves->document().options().faults.size(), std::size_t(1));
        QVERIFY(!f.window->isWindowModified());
    }

    void theBoxLeavesTheCurrentMoveInSight()
    {
        WindowFixture f;
        f.window->resize(1180, 780);
        openFaulty(f);
        click(f, 0);
        QVERIFY(editor(f)->isVisible());
        auto* moves = f.find<MoveListView>("moves");
        const auto onWindow = [&](QWidget* of, const QRect& rect) {
            return QRect(of->mapTo(f.window.get(), rect.topLeft()), rect.size());
        };
        const QRect box = onWindow(editor(f), editor(f)->rect());
        const QRect move = onWindow(moves->viewport(), moves->moveRect(moves->current()));
        const QRect text = onWindow(moves->viewport(), moves->unreadRect(record::NodeId::None));
        QVERIFY(!move.isEmpty() && !text.isEmpty());
        QVERIFY(!box.intersects(move));
        QVERIFY(!box.intersects(text));
        QVERIFY(box.top() > text.bottom() && box.top() < text.bottom() + text.height());
    }

    void theBoxHasItsPlaceBesideTheParagraph_data()
    {
        QTest::addColumn<QRect>("paragraph");
        QTest::addColumn<int>("side"); // below, above, over it
        QTest::addRow("at the top") << QRect(0, 0, 300, 20) << 1;
        QTest::addRow("in the middle") << QRect(0, 200, 300, 40) << 1;
        QTest::addRow("at the end") << QRect(0, 560, 300, 40) << -1;
        QTest::addRow("reaches beyond the end") << QRect(0, 400, 300, 900) << -1;
        QTest::addRow("fills all") << QRect(0, 20, 300, 560) << 0;
        QTest::addRow("begins above and ends below") << QRect(0, -300, 300, 1200) << 0;
    }
    void theBoxHasItsPlaceBesideTheParagraph()
    {
        QFETCH(QRect, paragraph);
        QFETCH(int, side);
        QWidget parent;
        parent.resize(300, 600);
        RepairEditor box(&parent);
        parent.show();
        box.open(QStringLiteral("2. Nf9"), QStringLiteral("“Nf9” is no move."), paragraph);
        QVERIFY(parent.rect().contains(box.geometry()));
        QCOMPARE(box.geometry().intersects(paragraph), side == 0);
        if (side != 0)
            QCOMPARE(box.y() > paragraph.y(), side > 0);
    }

    void undoInTheBoxIsTheWindowsWhenItHasNothingOfItsOwn()
    {
        WindowFixture f;
        openFaulty(f);
        f.window->files().showRow(1);
        record::Tags tags = f.window->reviewGame().record().tags();
        tags.set("White", "Zoe");
        QVERIFY(f.window->reviewGame().edit(record::SetTags{tags}, QStringLiteral("new names")));
        click(f, 0);
        auto* edit = f.find<QPlainTextEdit>("repairText");
        edit->setFocus();
        const auto white = [&] { return f.window->reviewGame().record().tags().value("White"); };
        QTest::keyClick(edit, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(white() == "Cid");
        QVERIFY(edit->isVisible());
        QTest::keyClick(edit, Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(white() == "Zoe");
        const QString before = edit->toPlainText();
        QTest::keyClicks(edit, QStringLiteral("x"));
        QVERIFY(edit->toPlainText() != before);
        QTest::keyClick(edit, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(edit->toPlainText(), before);
        QVERIFY(white() == "Zoe");
    }

    void theListFollowsTheGames()
    {
        WindowFixture f;
        openFaulty(f);
        click(f, 0);
        mend(f, QStringLiteral("2. Nf3"));
        f.window->files().showRow(0);
        QCOMPARE(f.find<QTableView>("problemTable")->model()->rowCount(), 3);
        emit f.find<GameListPanel>("gameList")->removeIntended({0});
        using Column = ProblemTableModel::Column;
        QCOMPARE(cell(f, 0, Column::Game), QStringLiteral("2"));
        QCOMPARE(cell(f, 0, Column::Players), QStringLiteral("Dee – Bob"));
        click(f, 1);
        QCOMPARE(f.window->files().shownRow(), std::optional<std::size_t>(2));
        f.trigger(ActionId::Save);
        const int line = cell(f, 0, Column::Line).toInt();
        QFile file(f.dir.filePath(QStringLiteral("faulty.pgn")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().split('\n').value(line - 1).contains("Zz"));
    }

    void gamesThatComeBackHaveTheirOwnFaults()
    {
        WindowFixture f;
        openFaulty(f);
        const auto* model = f.find<ProblemPanel>("problemPanel")->model();
        const QStringList before = wordsOf(*model);
        const QString bar = f.find<QLabel>("reportBarText")->text();
        select(f, 1);
        press(f, Qt::Key_Delete);
        QCOMPARE(model->gameCount(), std::size_t(2));
        QVERIFY(f.find<QLabel>("reportBarText")->text() != bar);
        press(f, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(wordsOf(*model), before);
        QCOMPARE(f.find<QLabel>("reportBarText")->text(), bar);
    }

    void largeNumbersAreReadWhole()
    {
        WindowFixture f;
        openFaulty(f, game("Ann", "1. e4 e5 *") + QByteArray(1'200'000, '\n') +
                          game("Cid", "1. e4 {" + QByteArray(1'234'567, 'x') + "} e5 2. Nf9 *"));
        QTableView* table = report(f);
        const auto* model = table->model();
        using Column = ProblemTableModel::Column;
        QVERIFY(cell(f, 0, Column::Line).startsWith(QLatin1String("1,200,")));
        QVERIFY(cell(f, 0, Column::Column).startsWith(QLatin1String("1,234,")));
        for (const Column column : {Column::Game, Column::Line, Column::Column}) {
            const int room = table->columnWidth(int(column)) - 2 * CellDelegate::Pad;
            QVERIFY(room >= table->fontMetrics().horizontalAdvance(cell(f, 0, column)));
        }
        for (int column = 0; column < model->columnCount(); ++column)
            QCOMPARE(model->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole),
                     model->index(0, column).data(Qt::TextAlignmentRole));
    }

    // Whatever is done to the list: the report is that of the file as it is saved then, read anew.
    void theReportIsThatOfTheSavedFile_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 10; ++seed)
            QTest::addRow("%u", seed) << seed;
    }
    void theReportIsThatOfTheSavedFile()
    {
        QFETCH(unsigned, seed);
        std::mt19937 random(seed);
        WindowFixture f;
        openFaulty(f);
        QApplication::clipboard()->setText(QString::fromUtf8(game("Fay", "1. e4 e5 {x} 2. Nf3 (2. Qq4) *") +
                                                             game("Gus", "1. c4 *") +
                                                             game("Hal", "1. Ke8 *")));
        for (int save = 0; save < 2; ++save) {
            for (int step = 0; step < 12; ++step)
                changeTheList(f, random);
            if (f.window->isWindowModified())
                f.trigger(ActionId::Save);
            QCOMPARE(wordsOf(*f.find<ProblemPanel>("problemPanel")->model()),
                     reportReadAnew(f.dir.filePath(QStringLiteral("faulty.pgn"))));
        }
    }

    void aSoundFileHasNoReport()
    {
        WindowFixture f;
        f.openAndWait(f.write(QStringLiteral("faulty.pgn"), game("Ann", "1. e4 e5 *")));
        QTest::qWait(100);
        QVERIFY(!f.find<QFrame>("reportBar")->isVisible());
        QVERIFY(!f.window->actions().action(ActionId::Problems)->isEnabled());
    }

    void smallFaultsAreSaidAsSuch()
    {
        WindowFixture f;
        openFaulty(f, "[Event \"A\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n");
        QVERIFY(f.find<QLabel>("reportBarText")->text().contains(QLatin1String("small faults")));
        click(f, 0);
        QCOMPARE(f.window->reviewGame().current(), f.window->reviewGame().record().mainLine().back());
        QVERIFY(!editor(f)->isVisible());
    }

    void nothingIsCutOffInFrenchAtTheSmallestSize()
    {
        WindowFixture f(QStringLiteral("fr"));
        openFaulty(f);
        f.window->resize(640, 480);
        click(f, 0);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(f.window->size(), QSize(640, 480));
        for (const char* name : {"repairRead", "repairRemove"}) {
            auto* button = f.find<QPushButton>(name);
            QVERIFY2(button->width() >= button->sizeHint().width(), name);
            const QRect inside(button->mapTo(f.window.get(), QPoint()), button->size());
            QVERIFY2(f.window->rect().contains(inside), name);
        }
        auto* text = f.find<QPlainTextEdit>("repairText");
        QVERIFY(text->viewport()->height() >= text->fontMetrics().height());
    }

    // Whoever is told that a file is read is told so before its games are looked through, and nobody waits
    // for that: what is found comes in by the event loop.
    void manyGamesAreLookedThroughWithoutHoldingTheWindowUp()
    {
        WindowFixture f;
        QByteArray text;
        for (int i = 0; i < 20000; ++i)
            text +=
                game("Ann", i % 100 == 7 ? "1. e4 e5 2. Nf9 *" : "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 *");
        auto* panel = f.find<ProblemPanel>("problemPanel");
        std::optional<std::size_t> foundAtOnce;
        connect(&f.window->files(), &FileController::listChanged, this, [&](game::PgnFile* file) {
            const auto count = [&] { foundAtOnce = panel->model()->gameCount(); };
            if (file)
                connect(file, &game::PgnFile::loaded, this, count); // after all that the window does then
        });
        f.window->openFile(f.write(QStringLiteral("faulty.pgn"), text));
        QTRY_COMPARE_WITH_TIMEOUT(panel->model()->gameCount(), std::size_t(200), 120000);
        QCOMPARE(foundAtOnce, std::optional<std::size_t>(0));
        std::size_t before = 0;
        for (int row = 0; row < panel->model()->rowCount(); ++row) {
            QVERIFY(panel->model()->entry(row).game >= before);
            before = panel->model()->entry(row).game;
        }
    }
};

QTEST_MAIN(TestWindowReport)
#include "test_window_report.moc"
