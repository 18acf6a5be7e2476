#include "core/game/game.h"
#include "core/pgn/reader.h"
#include "tests/support/cpu_time.h"
#include "ui/notation/move_list_view.h"

#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using record::NodeId;
using ui::MoveEdit;
using ui::MoveListView;
using ui::MoveStep;

namespace {

const char* const Annotated =
    "{Before} 1. e4 e5 {a long comment that will surely be broken into several lines when it "
    "is shown in a narrow column} (1... c5 2. Nf3 (2. c3 d5 {equal} (2... Nf6 3. e5)) 2... "
    "d6) 2. Nf3! Nc6 (2... d6) 3. Bb5 a6 *";

std::vector<NodeId> allNodes(const record::Record& record)
{
    std::vector<NodeId> nodes, open{NodeId::Root};
    while (!open.empty()) {
        const auto node = open.back();
        open.pop_back();
        if (node != NodeId::Root)
            nodes.push_back(node);
        open.insert(open.end(), record.node(node).children.begin(), record.node(node).children.end());
    }
    return nodes;
}

// A game of that many plies: knights go out and home.
record::Record longGame(int plies)
{
    record::Record record;
    auto at = NodeId::Root;
    const char* moves[] = {"Nf3", "Nf6", "Ng1", "Ng8"};
    chess::Position position;
    for (int ply = 0; ply < plies; ++ply) {
        const auto move = *notation::parseSan(position, moves[ply % 4]);
        position.play(move);
        at = record.add(at, move);
    }
    return record;
}

} // namespace

class MoveListViewTest : public QObject {
    Q_OBJECT
private slots:
    void everyMoveCanBeClicked_data();
    void everyMoveCanBeClicked();
    void theCurrentMoveIsLitAndInView();
    void theLitMoveStandsApartFromItsComment();
    void keysStep();
    void signKeys();
    void theMenuSaysWhatIsWanted();
    void aMenuForReadingOnlyCopies();
    void clicksBesideMovesDoNothing();
    void aChangeLaysOutOneStretch();
    void fiveThousandPliesAreQuick();
    void replacedRecordsAreForgotten();
    void whateverAFileSaysIsShownAtOnce_data();
    void whateverAFileSaysIsShownAtOnce();
    void aChangeAmongManyVariationsIsQuick();
    void signsAreLegible_data();
    void signsAreLegible();
};

namespace {

double luminance(const QColor& c)
{
    const auto linear = [](double v) {
        return v <= 0.03928 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

std::string repeated(const std::string& text, int times)
{
    std::string all;
    for (int i = 0; i < times; ++i)
        all += text;
    return all;
}

} // namespace

void MoveListViewTest::whateverAFileSaysIsShownAtOnce_data()
{
    QTest::addColumn<std::string>("before");
    QTest::addColumn<std::string>("unit");
    QTest::addColumn<int>("times");
    QTest::addColumn<std::string>("after");
    const auto row = [](const char* name, const char* before, const char* unit, int times,
                        const char* after) {
        QTest::newRow(name) << std::string(before) << std::string(unit) << times << std::string(after);
    };
    row("a comment without a space", "1. e4 {", "x", 2'000'000, "} e5 *");
    row("… in wide letters", "1. e4 {", "漢", 600'000, "} e5 *");
    row("… of marks", "1. e4 {", "\u0301", 600'000, "} e5 *");
    row("… in a variation", "1. e4 (1. d4 {", "x", 2'000'000, "}) e5 *");
    row("… before the game", "{", "x", 2'000'000, "} 1. e4 e5 *");
    row("a comment of short words", "1. e4 {", "ab ", 700'000, "} e5 *");
    row("many comments", "1. e4 ", "{x} ", 200'000, "e5 *");
    row("a word in the unread tail", "1. e4 e5 2. Qh9 ", "x", 2'000'000, " *");
    row("many words in the unread tail", "1. e4 e5 2. Qh9 ", "ab ", 300'000, " *");
    row("unread words between moves", "1. e4 ", "zz ", 200'000, "e5 *");
    row("many variations", "1. e4 ", "(1. d4 d5) ", 100'000, "e5 *");
    row("many variations with comments", "1. e4 ", "(1. d4 {x} d5) ", 100'000, "e5 *");
}

namespace {

// Processor seconds to show a game, to make the list narrower and to go to the last move.
double secondsToShow(const std::string& pgn)
{
    const auto game = pgn::readGame(pgn);
    MoveListView view;
    view.resize(300, 500);
    view.show();
    const support::CpuTime time;
    view.setRecord(&game.record);
    view.grab();
    view.resize(240, 500);
    view.setCurrent(game.record.mainLine().back());
    view.grab();
    return view.moveRect(game.record.mainLine().back()).isValid() ? time.seconds() : 1e9;
}

} // namespace

// Eight times the text may cost eight times the time, with a margin: what grows with the square would cost 64
// times.
void MoveListViewTest::whateverAFileSaysIsShownAtOnce()
{
    QFETCH(std::string, before);
    QFETCH(std::string, unit);
    QFETCH(int, times);
    QFETCH(std::string, after);
    const double eighth = secondsToShow(before + repeated(unit, times / 8) + after);
    const double whole = secondsToShow(before + repeated(unit, times) + after);
    QVERIFY2(whole < 24 * std::max(eighth, 0.02),
             qPrintable(QStringLiteral("%1 s, %2 s").arg(eighth).arg(whole)));
}

void MoveListViewTest::aChangeAmongManyVariationsIsQuick()
{
    game::Game game;
    game.setRecord(pgn::readGame("1. e4 " + repeated("(1. d4 {x} d5) ", 3'000) + "e5 *").record);
    MoveListView view;
    view.setRecord(&game.record());
    view.show();
    const auto laid = view.layoutCount();
    const support::CpuTime time;
    for (int i = 0; i < 3; ++i) {
        const auto at = game.record().node(NodeId::Root).children[std::size_t(10 + i)];
        QVERIFY(game.edit(record::SetNags{at, {1}}, {}));
        view.nodeChanged(at);
    }
    QCOMPARE(view.layoutCount(), laid + 3);
    QVERIFY2(time.seconds() < 2, qPrintable(QString::number(time.seconds())));
}

void MoveListViewTest::signsAreLegible_data()
{
    QTest::addColumn<QColor>("base");
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("highlight");
    QTest::addColumn<QColor>("highlightedText");
    QTest::newRow("light") << QColor(0xffffff) << QColor(0x23211e) << QColor(0x2f6b4f) << QColor(0xffffff);
    QTest::newRow("dark") << QColor(0x2d2c28) << QColor(0xebe8e1) << QColor(0x7bbf99) << QColor(0x14231b);
}

// The sign of the current move and of all others, in columns and in running text, against what is behind it.
void MoveListViewTest::signsAreLegible()
{
    QFETCH(QColor, base);
    QFETCH(QColor, text);
    QFETCH(QColor, highlight);
    QFETCH(QColor, highlightedText);
    for (const char* nag : {"$1", "$2", "$3", "$4", "$5", "$6", "$16", "$18", "$13"}) {
        const auto game = pgn::readGame("1. e4 " + std::string(nag) + " (1. d4 " + nag + " d5) 1... e5 *");
        QPalette palette;
        palette.setColor(QPalette::Base, base);
        palette.setColor(QPalette::Text, text);
        palette.setColor(QPalette::Highlight, highlight);
        palette.setColor(QPalette::HighlightedText, highlightedText);
        MoveListView view;
        view.setPalette(palette);
        QFont large = view.font();
        large.setPointSizeF(28); // strokes thick enough to have a colour of their own
        view.setFont(large);
        view.resize(800, 400);
        view.setRecord(&game.record);
        view.show();
        const auto e4 = game.record.mainLine().front();
        const auto d4 = game.record.node(record::NodeId::Root).children[1];
        for (const auto node : {e4, d4}) {
            view.setCurrent(node);
            const QImage image = view.viewport()->grab().toImage();
            // From the end of the move's name to the end of its sign, as far as the lit ground reaches.
            const QRect move = view.moveRect(node);
            int end = std::min(move.right() + 4, image.width() - 1);
            if (node == d4) {
                end = move.right() + 1;
                const auto isLit = [&](int x) {
                    return QColor(image.pixel(x, move.bottom() - 1)) == highlight;
                };
                while (end + 1 < image.width() && isLit(end + 1))
                    ++end;
            }
            const int begin =
                node == d4 ? move.right() : move.left() + view.fontMetrics().horizontalAdvance("e4") + 8;
            double best = 0;
            for (int x = begin; x < end; ++x) {
                for (int row = move.top() + 1; row < move.bottom(); ++row) {
                    const QColor ink(image.pixel(x, row));
                    best = std::max(best, contrast(ink, highlight));
                }
            }
            QVERIFY2(best >= 4.5, qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(nag)).arg(best)));
        }
    }
}

void MoveListViewTest::everyMoveCanBeClicked_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {160, 240, 500})
        QTest::newRow(qPrintable(QString::number(width))) << width;
}

void MoveListViewTest::everyMoveCanBeClicked()
{
    QFETCH(int, width);
    const auto game = pgn::readGame(Annotated);
    MoveListView view;
    view.setRecord(&game.record);
    view.resize(width, 400);
    view.show();
    QSignalSpy activated(&view, &MoveListView::moveActivated);
    for (const auto node : allNodes(game.record)) {
        view.setCurrent(node); // scrolls to it
        const auto rect = view.moveRect(node);
        QVERIFY(!rect.isEmpty());
        QVERIFY2(view.viewport()->rect().contains(rect.center()), qPrintable(view.moveText(node)));
        activated.clear();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, rect.center());
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated.at(0).at(0).value<NodeId>(), node);
    }
}

void MoveListViewTest::theCurrentMoveIsLitAndInView()
{
    const auto record = longGame(400);
    MoveListView view;
    view.setRecord(&record);
    view.resize(260, 300);
    view.show();
    const auto line = record.mainLine();
    const auto highlight = view.palette().color(QPalette::Highlight);
    for (const std::size_t ply : {0u, 1u, 40u, 41u, 399u, 200u, 3u}) {
        const auto node = line[ply];
        view.setCurrent(node);
        const auto rect = view.moveRect(node);
        QVERIFY(view.viewport()->rect().contains(rect));
        const auto image = view.viewport()->grab().toImage();
        QCOMPARE(image.pixelColor(rect.right() - 4, rect.center().y()), highlight);
        const auto other = view.moveRect(line[ply ^ 1]);
        QVERIFY(image.pixelColor(other.right() - 4, other.center().y()) != highlight);
        QCOMPARE(view.accessibleDescription(), view.moveText(node));
    }
    view.setCurrent(NodeId::Root);
    QCOMPARE(view.verticalScrollBar()->value(), 0);
}

// "Nc3!? A good move": the ground of the current move ends well before the comment begins.
void MoveListViewTest::theLitMoveStandsApartFromItsComment()
{
    const auto game = pgn::readGame("1. e4 (1. Nc3 $5 {A good move} e5) (1. d4 {Another} d5) 1... e5 *");
    MoveListView view;
    view.setRecord(&game.record);
    view.resize(500, 300);
    view.show();
    const auto highlight = view.palette().color(QPalette::Highlight);
    for (const auto node :
         {game.record.node(NodeId::Root).children[1], game.record.node(NodeId::Root).children[2]}) {
        view.setCurrent(node);
        const QRect move = view.moveRect(node);
        const auto image = view.viewport()->grab().toImage();
        const auto isBare = [&](int x) {
            for (int y = move.top(); y <= move.bottom(); ++y)
                if (image.pixelColor(x, y) != image.pixel(image.width() - 2, y))
                    return false;
            return true;
        };
        int lit = move.left();
        for (int x = lit; x < move.right() + 40; ++x)
            for (int y = move.top(); y <= move.bottom(); ++y)
                lit = image.pixelColor(x, y) == highlight ? x : lit;
        int bare = 0;
        constexpr int SmoothedEdge = 1;
        while (bare < 12 && isBare(lit + 1 + SmoothedEdge + bare))
            ++bare;
        const int space = view.fontMetrics().horizontalAdvance(QChar(' '));
        QVERIFY2(bare >= space / 2, qPrintable(QStringLiteral("%1 of %2").arg(bare).arg(space)));
    }
}

void MoveListViewTest::keysStep()
{
    const auto record = longGame(10);
    MoveListView view;
    view.setRecord(&record);
    view.show();
    QSignalSpy steps(&view, &MoveListView::stepIntended);
    const std::pair<Qt::Key, MoveStep> keys[] = {
        {Qt::Key_Left, MoveStep::Previous},        {Qt::Key_Right, MoveStep::Next},
        {Qt::Key_Home, MoveStep::First},           {Qt::Key_End, MoveStep::Last},
        {Qt::Key_Up, MoveStep::PreviousVariation}, {Qt::Key_Down, MoveStep::NextVariation}};
    for (const auto& [key, step] : keys) {
        steps.clear();
        QTest::keyClick(&view, key);
        QCOMPARE(steps.count(), 1);
        QCOMPARE(steps.at(0).at(0).value<MoveStep>(), step);
    }
    steps.clear();
    QTest::keyClick(&view, Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(steps.count(), 0);
    QSignalSpy edits(&view, &MoveListView::editIntended);
    QTest::keyClick(&view, Qt::Key_Delete);
    QCOMPARE(edits.count(), 0); // nothing is current
    view.setCurrent(record.mainLine()[2]);
    QTest::keyClick(&view, Qt::Key_Delete);
    QCOMPARE(edits.count(), 1);
}

void MoveListViewTest::signKeys()
{
    MoveListView view;
    view.show();
    QSignalSpy signs(&view, &MoveListView::signKeyPressed);
    QTest::keyClicks(&view, QStringLiteral("!?x="));
    QTest::keyClick(&view, Qt::Key_Backspace);
    QStringList keys;
    for (const auto& arguments : signs)
        keys << arguments.at(0).toString();
    QCOMPARE(keys, (QStringList{"!", "?", "=", ""}));
    view.setEditable(false);
    signs.clear();
    QTest::keyClicks(&view, QStringLiteral("!"));
    QCOMPARE(signs.count(), 0);
}

void MoveListViewTest::theMenuSaysWhatIsWanted()
{
    const auto game = pgn::readGame(Annotated);
    MoveListView view;
    view.setRecord(&game.record);
    view.resize(300, 500);
    view.show();
    const auto e4 = game.record.mainLine().front();
    const auto c5 = game.record.node(e4).children[1];
    QSignalSpy edits(&view, &MoveListView::editIntended);
    const std::pair<const char*, MoveEdit> entries[] = {{"promoteVariation", MoveEdit::Promote},
                                                        {"makeMainLine", MoveEdit::MakeMainLine},
                                                        {"demoteVariation", MoveEdit::Demote},
                                                        {"truncate", MoveEdit::Truncate},
                                                        {"deleteFromHere", MoveEdit::DeleteFromHere},
                                                        {"deleteVariation", MoveEdit::DeleteVariation},
                                                        {"copyLine", MoveEdit::CopyLine},
                                                        {"copyGame", MoveEdit::CopyGame}};
    for (const auto& [name, edit] : entries) {
        const auto at = view.moveRect(c5).center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, view.viewport()->mapToGlobal(at));
        QApplication::sendEvent(view.viewport(), &event);
        auto* menu = view.findChild<QMenu*>(QStringLiteral("moveMenu"));
        QVERIFY(menu);
        auto* action = menu->findChild<QAction*>(QString::fromLatin1(name));
        QVERIFY2(action && action->isEnabled(), name);
        edits.clear();
        action->trigger();
        QCOMPARE(edits.count(), 1);
        QCOMPARE(edits.at(0).at(0).value<MoveEdit>(), edit);
        QCOMPARE(edits.at(0).at(1).value<NodeId>(), c5);
        delete menu;
    }
}

void MoveListViewTest::aMenuForReadingOnlyCopies()
{
    const auto game = pgn::readGame(Annotated);
    MoveListView view;
    view.setRecord(&game.record);
    view.setEditable(false);
    view.setCurrent(game.record.mainLine().front());
    view.show();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(1, 1), view.mapToGlobal(QPoint(1, 1)));
    QApplication::sendEvent(view.viewport(), &event);
    auto* menu = view.findChild<QMenu*>(QStringLiteral("moveMenu"));
    QVERIFY(menu);
    QVERIFY(!menu->findChild<QAction*>(QStringLiteral("deleteFromHere")));
    QVERIFY(menu->findChild<QAction*>(QStringLiteral("copyLine")));
}

void MoveListViewTest::clicksBesideMovesDoNothing()
{
    const auto game = pgn::readGame(Annotated);
    MoveListView view;
    view.resize(300, 900);
    QSignalSpy activated(&view, &MoveListView::moveActivated);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, QPoint(50, 20)); // nothing is shown yet
    view.setRecord(&game.record);
    view.show();
    const auto e4 = view.moveRect(game.record.mainLine().front());
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, QPoint(2, e4.center().y()));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, QPoint(150, 890));
    QTest::mouseClick(view.viewport(), Qt::RightButton, {}, e4.center());
    QCOMPARE(activated.count(), 0);
}

void MoveListViewTest::aChangeLaysOutOneStretch()
{
    game::Game game;
    auto record = longGame(300);
    for (const auto node : record.mainLine())
        record.node(node).commentsAfter = {"said about it"};
    game.setRecord(std::move(record));
    MoveListView view;
    view.resize(300, 400);
    view.show();
    view.setRecord(&game.record());
    connect(&game, &game::Game::nodeChanged, &view, &MoveListView::nodeChanged);
    connect(&game, &game::Game::treeChanged, &view, &MoveListView::treeChanged);
    const auto node = game.record().mainLine()[150];
    const auto before = view.layoutCount();
    QVERIFY(before >= 300);
    (void)game.edit(record::SetComments{node, record::CommentPlace::After, {"something else"}},
                    QStringLiteral("x"));
    QCOMPARE(view.layoutCount(), before + 1);
    game.goTo(node);
    const auto moves = game.position().legalMoves();
    const auto other = std::find_if(moves.begin(), moves.end(), [&](chess::Move m) {
        return game.record().child(node, m) == NodeId::None;
    });
    QVERIFY(game.playMove(*other, QStringLiteral("x")).has_value());
    QCOMPARE(view.layoutCount(), before + 2);
}

void MoveListViewTest::fiveThousandPliesAreQuick()
{
    game::Game game;
    game.setRecord(longGame(5000));
    MoveListView view;
    view.resize(300, 600);
    view.show();
    view.setRecord(&game.record());
    connect(&game, &game::Game::nodeChanged, &view, &MoveListView::nodeChanged);
    const auto line = game.record().mainLine();
    const support::CpuTime time;
    constexpr int Changes = 50;
    for (int i = 0; i < Changes; ++i)
        (void)game.edit(record::SetNags{line[std::size_t(i * 97 % 5000)], {notation::Nag(1 + i % 6)}},
                        QStringLiteral("x"));
    const double each = time.seconds() * 1e3 / Changes;
    qInfo("a changed node of 5,000 plies: %.3f ms", each);
    QVERIFY2(each < 20,
             "rebuilt as a whole?"); // under a sanitizer, on a busy machine; 0.1 ms in a release build
}

void MoveListViewTest::replacedRecordsAreForgotten()
{
    MoveListView view;
    view.resize(300, 300);
    view.show();
    {
        const auto record = longGame(40);
        view.setRecord(&record);
        view.setCurrent(record.mainLine().back());
        view.grab();
        view.setRecord(nullptr);
    }
    view.grab();
    view.setNotation({});
    QCOMPARE(view.document().units().size(), std::size_t(2));
    QTest::keyClick(&view, Qt::Key_Menu);
}

QTEST_MAIN(MoveListViewTest)
#include "move_list_view_test.moc"
