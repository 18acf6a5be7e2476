#include "core/pgn/reader.h"
#include "core/pgn/writer.h"
#include "core/record/comment.h"
#include "tests/support/cpu_time.h"
#include "ui/notation/review_presenter.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

using record::NodeId;

namespace {

// The widgets of the review on a window, over a game.
struct Desk {
    explicit Desk(const char* pgn = "1. e4 e5 (1... c5 2. Nf3 d6) 2. Nf3 {[%clk 0:05:12] quiet} Nc6 *")
    {
        auto* column = new QVBoxLayout(&window);
        column->addWidget(moves);
        column->addWidget(panel);
        column->addWidget(navigation);
        presenter = new ui::ReviewPresenter(game, *moves, *panel, *navigation, &window);
        game.setRecord(pgn::readGame(pgn).record);
        window.resize(360, 600);
        window.show();
    }
    NodeId node(int ply) const { return game.record().mainLine()[std::size_t(ply - 1)]; }
    NodeId variation() const { return game.record().node(node(1)).children[1]; }
    void click(const char* name)
    {
        auto* button = window.findChild<QToolButton*>(QString::fromLatin1(name));
        QVERIFY2(button && button->isVisible() && button->isEnabled(), name);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    QPlainTextEdit* editor() const { return panel->commentEdit(); }
    std::string text() const { return pgn::writeGame(game.record()); }

    game::Game game;
    QWidget window;
    ui::MoveListView* moves = new ui::MoveListView;
    ui::AnnotationPanel* panel = new ui::AnnotationPanel;
    ui::NavigationBar* navigation = new ui::NavigationBar;
    ui::ReviewPresenter* presenter = nullptr;
};

} // namespace

class ReviewPresenterTest : public QObject {
    Q_OBJECT
private slots:
    void buttonsStep();
    void clicksInTheListGoThere();
    void signButtonsToggle();
    void typedSignsGrow_data();
    void typedSignsGrow();
    void signsStandBesideEachOther();
    void aCommentIsOneStepAndKeepsCommands();
    void spacesMayBeTyped();
    void severalCommentsAreEditedAsOne();
    void commentBeforeAVariation();
    void stepsHaveNames();
    void menuEditsAreUndone();
    void copies();
    void autoplayRunsToTheEnd();
    void theCaretStaysWhileACommandIsTyped();
    void theCaretStaysWhenTheCommentChangesByOtherHands();
    void anyCommentCanBeLookedAt();
    void aGameInPlayIsNotChanged();
    void moreSigns();
    void theEmptyEditorNamesTheMove();
};

void ReviewPresenterTest::buttonsStep()
{
    Desk desk;
    QVERIFY(!desk.window.findChild<QToolButton*>(QStringLiteral("stepPrevious"))->isEnabled());
    // In the order of reading, and playing apart from them.
    const auto left = [&](const char* name) {
        return desk.window.findChild<QToolButton*>(QString::fromLatin1(name))->x();
    };
    QVERIFY(left("stepFirst") < left("stepPrevious") && left("stepPrevious") < left("stepNext") &&
            left("stepNext") < left("stepLast"));
    QVERIFY(left("autoplay") - left("stepLast") > left("stepLast") - left("stepNext") + 6);
    desk.click("stepNext");
    QCOMPARE(desk.game.current(), desk.node(1));
    QCOMPARE(desk.moves->current(), desk.node(1));
    desk.click("stepLast");
    QCOMPARE(desk.game.current(), desk.node(4));
    QVERIFY(!desk.window.findChild<QToolButton*>(QStringLiteral("stepNext"))->isEnabled());
    desk.click("stepPrevious");
    QCOMPARE(desk.game.current(), desk.node(3));
    desk.click("stepFirst");
    QCOMPARE(desk.game.current(), NodeId::Root);
    desk.moves->setFocus();
    QTest::keyClick(desk.moves, Qt::Key_Right);
    QTest::keyClick(desk.moves, Qt::Key_Right);
    QTest::keyClick(desk.moves, Qt::Key_Down);
    QCOMPARE(desk.game.current(), desk.variation());
    QTest::keyClick(desk.moves, Qt::Key_Up);
    QCOMPARE(desk.game.current(), desk.node(2));
}

void ReviewPresenterTest::clicksInTheListGoThere()
{
    Desk desk;
    const auto c5 = desk.variation();
    QTest::mouseClick(desk.moves->viewport(), Qt::LeftButton, {}, desk.moves->moveRect(c5).center());
    QCOMPARE(desk.game.current(), c5);
}

void ReviewPresenterTest::signButtonsToggle()
{
    Desk desk;
    QVERIFY(!desk.window.findChild<QToolButton*>(QStringLiteral("sign1"))
                 ->isEnabled()); // nothing to sign at the start
    desk.game.goTo(desk.node(3));
    const auto nags = [&] { return desk.game.record().node(desk.node(3)).nags; };
    desk.click("sign1");
    QCOMPARE(nags(), (std::vector<notation::Nag>{1}));
    QVERIFY(desk.window.findChild<QToolButton*>(QStringLiteral("sign1"))->isChecked());
    desk.click("sign4"); // the move is one or the other
    QCOMPARE(nags(), (std::vector<notation::Nag>{4}));
    QVERIFY(!desk.window.findChild<QToolButton*>(QStringLiteral("sign1"))->isChecked());
    desk.click("sign16");
    QCOMPARE(nags(), (std::vector<notation::Nag>{4, 16}));
    desk.click("sign4");
    QCOMPARE(nags(), (std::vector<notation::Nag>{16}));
    for (int i = 0; i < 4; ++i)
        desk.game.undoStack()->undo();
    QVERIFY(nags().empty());
    QVERIFY(!desk.window.findChild<QToolButton*>(QStringLiteral("sign16"))->isChecked());
}

void ReviewPresenterTest::typedSignsGrow_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<int>("nag");
    QTest::newRow("!") << "!" << 1;
    QTest::newRow("!!") << "!!" << 3;
    QTest::newRow("!?") << "!?" << 5;
    QTest::newRow("?!") << "?!" << 6;
    QTest::newRow("??") << "??" << 4;
    QTest::newRow("=") << "=" << 10;
    QTest::newRow("+=") << "+=" << 14;
    QTest::newRow("=+") << "=+" << 15;
    QTest::newRow("+/-") << "+/-" << 16;
    QTest::newRow("-/+") << "-/+" << 17;
    QTest::newRow("+-") << "+-" << 18;
    QTest::newRow("-+") << "-+" << 19;
    QTest::newRow("~") << "~" << 13;
}

void ReviewPresenterTest::typedSignsGrow()
{
    QFETCH(QString, keys);
    QFETCH(int, nag);
    Desk desk;
    desk.game.goTo(desk.node(1));
    desk.moves->setFocus();
    QTest::keyClicks(desk.moves, keys);
    QCOMPARE(desk.game.record().node(desk.node(1)).nags, (std::vector<notation::Nag>{notation::Nag(nag)}));
    QCOMPARE(desk.game.undoStack()->count(), 1); // however many keys it took
    QTest::keyClick(desk.moves, Qt::Key_Backspace);
    QVERIFY(desk.game.record().node(desk.node(1)).nags.empty());
}

void ReviewPresenterTest::signsStandBesideEachOther()
{
    using Nags = std::vector<notation::Nag>;
    QCOMPARE(ui::withSign({}, 1), (Nags{1}));
    QCOMPARE(ui::withSign({146, 14}, 1), (Nags{1, 146, 14}));
    QCOMPARE(ui::withSign({146, 14, 40}, 18), (Nags{146, 18, 40}));
    QCOMPARE(ui::withSign({7}, 1), (Nags{1, 7}));
    QCOMPARE(ui::toggledSign({1, 7}, 7), (Nags{1}));
    ui::SignTyper typer;
    using namespace std::chrono_literals;
    QVERIFY(typer.key(QStringLiteral("!"), 0ms, chess::Color::White));
    const auto later = typer.key(QStringLiteral("!"), 5000ms, chess::Color::White);
    QVERIFY(later);
    QCOMPARE(later->nag, notation::Nag(1)); // a new sign after a pause
}

void ReviewPresenterTest::aCommentIsOneStepAndKeepsCommands()
{
    Desk desk;
    desk.game.goTo(desk.node(3));
    QCOMPARE(desk.editor()->toPlainText(), QStringLiteral("quiet"));
    const auto before = desk.text();
    desk.editor()->setFocus();
    desk.editor()->moveCursor(QTextCursor::End);
    QTest::keyClicks(desk.editor(), QStringLiteral(" and strong"));
    QCOMPARE(desk.game.record().node(desk.node(3)).commentsAfter,
             (std::vector<std::string>{"[%clk 0:05:12] quiet and strong"}));
    QCOMPARE(desk.game.undoStack()->count(), 1);
    QCOMPARE(desk.editor()->toPlainText(), QStringLiteral("quiet and strong"));
    desk.game.undoStack()->undo();
    QCOMPARE(desk.text(), before);
    QCOMPARE(desk.editor()->toPlainText(), QStringLiteral("quiet"));
    desk.game.undoStack()->redo();
    // Taken away, the command stays.
    desk.editor()->selectAll();
    QTest::keyClick(desk.editor(), Qt::Key_Delete);
    QCOMPARE(desk.game.record().node(desk.node(3)).commentsAfter,
             (std::vector<std::string>{"[%clk 0:05:12]"}));
    // Another move, another step; Esc goes back to the moves.
    QTest::keyClick(desk.editor(), Qt::Key_Escape);
    QCOMPARE(desk.window.focusWidget(), desk.moves);
    const auto steps = desk.game.undoStack()->count();
    desk.game.goTo(desk.node(4));
    desk.editor()->setFocus();
    QTest::keyClicks(desk.editor(), QStringLiteral("x"));
    QCOMPARE(desk.game.undoStack()->count(), steps + 1);
    QCOMPARE(desk.game.record().node(desk.node(4)).commentsAfter, (std::vector<std::string>{"x"}));
}

void ReviewPresenterTest::spacesMayBeTyped()
{
    Desk desk;
    desk.game.goTo(desk.node(1));
    desk.editor()->setFocus();
    QTest::keyClicks(desk.editor(), QStringLiteral("a b  "));
    QCOMPARE(desk.editor()->toPlainText(), QStringLiteral("a b  "));
    QCOMPARE(desk.game.record().node(desk.node(1)).commentsAfter, (std::vector<std::string>{"a b"}));
}

void ReviewPresenterTest::severalCommentsAreEditedAsOne()
{
    Desk desk("1. e4 {[%csl Ge4]} {one} {two [%clk 0:01:00]} e5 *");
    desk.game.goTo(desk.node(1));
    QCOMPARE(desk.editor()->toPlainText(), QStringLiteral("one\ntwo"));
    desk.editor()->setFocus();
    desk.editor()->selectAll();
    QTest::keyClicks(desk.editor(), QStringLiteral("new"));
    QCOMPARE(desk.game.record().node(desk.node(1)).commentsAfter,
             (std::vector<std::string>{"[%csl Ge4]", "new", "[%clk 0:01:00]"}));
}

void ReviewPresenterTest::commentBeforeAVariation()
{
    Desk desk;
    desk.game.goTo(desk.node(1));
    QVERIFY(!desk.window.findChild<QToolButton*>(QStringLiteral("commentBefore"))->isVisible());
    desk.game.goTo(desk.variation());
    desk.click("commentBefore");
    desk.editor()->setFocus();
    QTest::keyClicks(desk.editor(), QStringLiteral("better was"));
    QCOMPARE(desk.game.record().node(desk.variation()).commentsBefore,
             (std::vector<std::string>{"better was"}));
    QVERIFY(desk.game.record().node(desk.variation()).commentsAfter.empty());
    desk.click("commentBefore");
    QCOMPARE(desk.editor()->toPlainText(), QString());
}

void ReviewPresenterTest::stepsHaveNames()
{
    Desk desk;
    const auto nbsp = QChar(QChar::Nbsp);
    desk.presenter->edit(ui::MoveEdit::DeleteVariation, desk.game.record().mainChild(desk.variation()));
    QCOMPARE(desk.game.undoStack()->undoText().replace(nbsp, QChar(' ')),
             QStringLiteral("Delete variation 1… c5"));
    desk.game.goTo(desk.node(3));
    desk.presenter->toggleSign(1);
    QCOMPARE(desk.game.undoStack()->undoText().replace(nbsp, QChar(' ')), QStringLiteral("Sign on 2. Nf3"));
    notation::SanStyle french;
    french.letters = &notation::frenchLetters();
    desk.presenter->setNotation(french);
    desk.presenter->toggleSign(2);
    QCOMPARE(desk.game.undoStack()->undoText().replace(nbsp, QChar(' ')), QStringLiteral("Sign on 2. Cf3"));
}

void ReviewPresenterTest::menuEditsAreUndone()
{
    for (const auto edit :
         {ui::MoveEdit::Promote, ui::MoveEdit::MakeMainLine, ui::MoveEdit::DeleteVariation,
          ui::MoveEdit::DeleteFromHere, ui::MoveEdit::Truncate, ui::MoveEdit::ClearAnnotations}) {
        Desk desk("1. e4 e5 (1... c5! {sharp} 2. Nf3 d6) 2. Nf3 *");
        const auto before = desk.text();
        desk.presenter->edit(edit, desk.variation());
        QVERIFY2(desk.text() != before, qPrintable(QString::number(int(edit))));
        QCOMPARE(desk.game.undoStack()->count(), 1);
        QVERIFY(!desk.game.undoStack()->undoText().isEmpty());
        desk.game.undoStack()->undo();
        QCOMPARE(desk.text(), before);
    }
    Desk desk("1. e4 e5 (1... c5) (1... e6) 2. Nf3 *");
    const auto c5 = desk.variation();
    desk.presenter->edit(ui::MoveEdit::Demote, c5);
    QCOMPARE(desk.game.record().node(desk.node(1)).children[2], c5);
}

void ReviewPresenterTest::copies()
{
    Desk desk;
    QSignalSpy copied(desk.presenter, &ui::ReviewPresenter::copied);
    desk.presenter->edit(ui::MoveEdit::CopyLine, desk.node(3));
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("1. e4 e5 2. Nf3"));
    desk.presenter->edit(ui::MoveEdit::CopyLine, desk.game.record().mainChild(desk.variation()));
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("1. e4 c5 2. Nf3"));
    desk.presenter->edit(ui::MoveEdit::CopyGame, desk.node(3));
    QCOMPARE(QGuiApplication::clipboard()->text(), QString::fromStdString(desk.text()));
    QCOMPARE(copied.count(), 3);
}

void ReviewPresenterTest::theCaretStaysWhileACommandIsTyped()
{
    Desk desk;
    desk.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&desk.window));
    desk.game.goTo(desk.node(3));
    auto* editor = desk.editor();
    editor->setFocus();
    editor->moveCursor(QTextCursor::Start);
    QString typed;
    for (const QChar c : QStringLiteral("so [%csl Ra1][%cal Ge2e4] ")) {
        QTest::keyClick(editor, c.toLatin1());
        typed += c;
        QCOMPARE(editor->toPlainText(), typed + QStringLiteral("quiet"));
        QCOMPARE(editor->textCursor().position(), int(typed.size()));
    }
    // Taken over, once, and already while one types: it may be saved at any time.
    const auto marks = [&] {
        record::Markup all;
        for (const auto& comment : desk.game.record().node(desk.node(3)).commentsAfter) {
            const auto some = record::markupOf(comment);
            all.squares.insert(all.squares.end(), some.squares.begin(), some.squares.end());
            all.arrows.insert(all.arrows.end(), some.arrows.begin(), some.arrows.end());
        }
        return std::pair(all.squares.size(), all.arrows.size());
    };
    QCOMPARE(marks(), std::pair(std::size_t(1), std::size_t(1)));
    desk.moves->setFocus();
    QCOMPARE(editor->toPlainText().simplified(), QStringLiteral("so quiet"));
    QCOMPARE(marks(), std::pair(std::size_t(1), std::size_t(1)));
    QVERIFY(desk.text().find("[%clk 0:05:12]") != std::string::npos);
    editor->setFocus();
    editor->moveCursor(QTextCursor::End);
    QTest::keyClicks(editor, QStringLiteral("!"));
    QCOMPARE(marks(), std::pair(std::size_t(1), std::size_t(1)));
}

void ReviewPresenterTest::theCaretStaysWhenTheCommentChangesByOtherHands()
{
    Desk desk;
    desk.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&desk.window));
    desk.game.goTo(desk.node(3));
    auto* editor = desk.editor();
    editor->setFocus();
    auto cursor = editor->textCursor();
    cursor.setPosition(1);
    cursor.setPosition(4, QTextCursor::KeepAnchor);
    editor->setTextCursor(cursor);
    QVERIFY(desk.game.edit(
        record::SetComments{desk.node(3), record::CommentPlace::After, {"quiet, but strong"}}, {}));
    QCOMPARE(editor->toPlainText(), QStringLiteral("quiet, but strong"));
    QCOMPARE(editor->textCursor().selectedText(), QStringLiteral("uie"));
}

void ReviewPresenterTest::anyCommentCanBeLookedAt()
{
    const support::CpuTime time;
    for (const std::size_t length : {20'000U, 2'000'000U}) {
        const auto pgn = "1. e4 {" + std::string(length, 'x') + "} e5 *";
        Desk desk(pgn.c_str());
        const auto before = desk.text();
        desk.game.goTo(desk.node(1));
        desk.window.grab();
        desk.editor()->setFocus();
        QTest::keyClicks(desk.editor(), QStringLiteral("y"));
        desk.window.grab();
        QCOMPARE(desk.editor()->isReadOnly(), length > 100'000);
        QCOMPARE(desk.text() == before, length > 100'000); // kept whole
        QGuiApplication::clipboard()->setText(QString(1'000'000, QChar('z')));
        desk.editor()->paste();
        desk.window.grab();
        QVERIFY(!desk.editor()->toPlainText().contains(QChar('z')));
    }
    QVERIFY2(time.seconds() < 6, qPrintable(QString::number(time.seconds())));
}

void ReviewPresenterTest::autoplayRunsToTheEnd()
{
    Desk desk;
    desk.navigation->setAutoplayInterval(std::chrono::milliseconds(1));
    desk.click("autoplay");
    QTRY_COMPARE(desk.game.current(), desk.node(4));
    QVERIFY(!desk.navigation->isPlaying());
    desk.game.goFirst();
    desk.navigation->setAutoplayInterval(std::chrono::hours(1));
    desk.click("autoplay");
    QVERIFY(desk.navigation->isPlaying());
    QCOMPARE(desk.game.current(), desk.node(1));
    desk.click("stepNext"); // a hand on the buttons stops it
    QVERIFY(!desk.navigation->isPlaying());
}

void ReviewPresenterTest::aGameInPlayIsNotChanged()
{
    Desk desk;
    const auto before = desk.text();
    desk.presenter->setEditable(false);
    desk.game.goTo(desk.node(3));
    QVERIFY(!desk.window.findChild<QToolButton*>(QStringLiteral("sign1"))->isEnabled());
    desk.editor()->setFocus();
    QTest::keyClicks(desk.editor(), QStringLiteral("x"));
    QTest::keyClicks(desk.moves, QStringLiteral("!"));
    desk.presenter->edit(ui::MoveEdit::DeleteFromHere, desk.node(2));
    QCOMPARE(desk.text(), before);
    QCOMPARE(desk.game.undoStack()->count(), 0);
}

void ReviewPresenterTest::moreSigns()
{
    Desk desk;
    desk.game.goTo(desk.node(2)); // Black's move: Black's half of the code
    auto* more = desk.window.findChild<QToolButton*>(QStringLiteral("moreSigns"));
    emit more->menu()->aboutToShow();
    auto* attack = more->menu()->findChild<QAction*>(QStringLiteral("sign41"));
    QVERIFY(attack);
    attack->trigger();
    QCOMPARE(desk.game.record().node(desk.node(2)).nags, (std::vector<notation::Nag>{41}));
}

void ReviewPresenterTest::theEmptyEditorNamesTheMove()
{
    Desk desk;
    desk.game.goTo(desk.node(1));
    desk.game.goTo(desk.node(4));
    QVERIFY(desk.editor()->placeholderText().contains(desk.moves->moveText(desk.node(4))));
    int painted = 0;
    class Counter : public QObject {
    public:
        explicit Counter(int& count) : m_count(count) {}
        bool eventFilter(QObject*, QEvent* event) override
        {
            m_count += event->type() == QEvent::Paint;
            return false;
        }

    private:
        int& m_count;
    } counter(painted);
    desk.editor()->viewport()->installEventFilter(&counter);
    QCoreApplication::processEvents();
    painted = 0;
    desk.game.goTo(desk.node(2));
    QTRY_VERIFY(painted > 0); // the screen does not go on naming the move before
}

QTEST_MAIN(ReviewPresenterTest)
#include "review_presenter_test.moc"
