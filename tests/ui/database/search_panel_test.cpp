#include "core/notation/fen.h"
#include "ui/database/game_fields_page.h"
#include "ui/database/game_list_panel.h"
#include "ui/database/material_page.h"
#include "ui/database/search_panel.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using database::Column;

namespace {

QByteArray gameText(const QByteArray& white, const QByteArray& black, const QByteArray& tags,
                    const QByteArray& moves)
{
    return "[Event \"Open\"]\n[White \"" + white + "\"]\n[Black \"" + black + "\"]\n" + tags + "\n" + moves +
           "\n\n";
}

const QByteArray Games =
    gameText("Réti", "Tartakower",
             "[Date \"1925.05.07\"]\n[ECO \"B20\"]\n[WhiteElo \"2500\"]\n[BlackElo \"2400\"]\n",
             "1. e4 c5 2. Nf3 {Quiet} 1-0") +
    gameText("Tal", "Botvinnik", "[Date \"1960.03.15\"]\n[ECO \"C20\"]\n", "1. e4 e5 2. Nf3 (2. Qh5) 0-1") +
    gameText("Botvinnik", "Tal", "[Date \"1961.??.??\"]\n[ECO \"B21\"]\n", "1. e4 c5 2. d4 cxd4 1/2-1/2") +
    gameText("Ending", "Nobody", "[SetUp \"1\"]\n[FEN \"8/5k2/8/4p3/r7/2R5/PP3K2/8 w - - 0 1\"]\n",
             "1. Rc7+ *");

constexpr const char* Sicilian = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

struct Desk {
    explicit Desk(const QByteArray& bytes = Games)
    {
        new QAbstractItemModelTester(panel.model(), QAbstractItemModelTester::FailureReportingMode::QtTest,
                                     &panel);
        QFile out(dir.filePath(QStringLiteral("games.pgn")));
        if (!out.open(QIODevice::WriteOnly))
            qFatal("no room for a test file");
        out.write(bytes);
        out.close();
        panel.setFile(&file);
        panel.searchPanel()->setDelay(0);
        panel.resize(900, 420);
        panel.show();
        QSignalSpy loaded(&file, &game::PgnFile::loaded);
        file.open(out.fileName());
        if (!loaded.wait(20000))
            qFatal("not loaded");
    }
    template <typename T>
    T* find(const QString& name)
    {
        T* found = panel.findChild<T*>(name);
        if (!found)
            qFatal("no widget %s", qPrintable(name));
        return found;
    }
    void type(const QString& field, const QString& text)
    {
        auto* edit = find<QLineEdit>(field);
        edit->setFocus();
        edit->clear();
        QTest::keyClicks(edit, text);
    }
    void unfold() { QTest::mouseClick(find<QToolButton>(QStringLiteral("unfoldSearch")), Qt::LeftButton); }
    QStringList whites()
    {
        QStringList names;
        for (int row = 0; row < panel.model()->rowCount(); ++row)
            names
                << panel.model()->index(row, ui::GameTableModel::sectionOf(Column::White)).data().toString();
        return names;
    }
    QString count() { return find<QLabel>(QStringLiteral("gameCount"))->text(); }

    QTemporaryDir dir;
    game::PgnFile file;
    ui::GameListPanel panel;
};

const QStringList All{QStringLiteral("Réti"), QStringLiteral("Tal"), QStringLiteral("Botvinnik"),
                      QStringLiteral("Ending")};

} // namespace

class SearchPanelTest : public QObject {
    Q_OBJECT
private slots:
    void unfoldsAndFindsByTags();
    void aDateThatIsNoneIsSaid();
    void findsCommentsAndPositions();
    void aFenThatIsNoneIsSaid();
    void findsMaterialByNameByLettersAndByNumbers();
    void materialThatIsNotUnderstoodSeeksNothing();
    void wordsOfMaterialAreNotCut();
    void oneClickShowsAllGamesAgain();
    void anEmptyListSaysWhatToDo();
    void keysGoFromFieldToListAndBack();
    void filteringAndSortingKeepWhatIsSelected();
    void hitsComeInWhileTheListIsSorted();
    void columnsAreChosenAndRemembered();
    void readsDatesAndCounts();
};

void SearchPanelTest::unfoldsAndFindsByTags()
{
    Desk desk;
    QVERIFY(!desk.panel.searchPanel()->isVisible());
    desk.unfold();
    QVERIFY(desk.panel.searchPanel()->isVisible());
    QTRY_VERIFY(desk.find<QLineEdit>(QStringLiteral("searchPlayer"))->hasFocus());
    desk.type(QStringLiteral("searchPlayer"), QStringLiteral("tal"));
    QTRY_COMPARE(desk.whites(), (QStringList{QStringLiteral("Tal"), QStringLiteral("Botvinnik")}));
    QCOMPARE(desk.count(), QStringLiteral("2 of 4 game(s)"));
    desk.find<QComboBox>(QStringLiteral("searchSide"))->setCurrentIndex(1);
    QTRY_COMPARE(desk.whites(), QStringList{QStringLiteral("Tal")});
    desk.type(QStringLiteral("searchPlayer"), {});
    desk.type(QStringLiteral("searchDateFrom"), QStringLiteral("1960"));
    desk.type(QStringLiteral("searchEcoFrom"), QStringLiteral("b"));
    QTRY_COMPARE(desk.whites(), QStringList{QStringLiteral("Botvinnik")});
    desk.type(QStringLiteral("searchDateFrom"), {});
    desk.find<QCheckBox>(QStringLiteral("searchWhiteWins"))->click();
    QTRY_COMPARE(desk.whites(), QStringList{QStringLiteral("Réti")});
    QVERIFY(desk.find<QTabWidget>(QStringLiteral("searchPages"))->tabText(0).contains(QChar(0x2022)));
}

void SearchPanelTest::aDateThatIsNoneIsSaid()
{
    Desk desk;
    desk.unfold();
    desk.type(QStringLiteral("searchDateTo"), QStringLiteral("spring"));
    auto* fault = desk.find<QLabel>(QStringLiteral("searchFault"));
    QTRY_VERIFY(fault->isVisible());
    QVERIFY(fault->text().contains(QStringLiteral("spring")));
    QCOMPARE(desk.whites(), All);
    desk.type(QStringLiteral("searchDateTo"), QStringLiteral("07.05.1925"));
    QTRY_COMPARE(desk.whites(), QStringList{QStringLiteral("Réti")});
    QVERIFY(!fault->isVisible());
}

void SearchPanelTest::findsCommentsAndPositions()
{
    Desk desk;
    desk.unfold();
    desk.type(QStringLiteral("searchComment"), QStringLiteral("quiet"));
    QTRY_COMPARE(desk.whites(), QStringList{QStringLiteral("Réti")});
    desk.type(QStringLiteral("searchComment"), {});
    desk.panel.searchPanel()->setBoardPosition(notation::positionFromFen(Sicilian).value());
    desk.find<QTabWidget>(QStringLiteral("searchPages"))->setCurrentIndex(1);
    QTest::mouseClick(desk.find<QPushButton>(QStringLiteral("searchTakeBoard")), Qt::LeftButton);
    QTRY_COMPARE(desk.whites(), (QStringList{QStringLiteral("Réti"), QStringLiteral("Botvinnik")}));
    QTRY_COMPARE(desk.count(), QStringLiteral("2 of 4 game(s)"));
    // A filter on top of it looks through nothing twice, and lets the rest come back.
    QTest::keyClicks(desk.panel.filterEdit(), QStringLiteral("1961"));
    QTRY_COMPARE(desk.whites(), QStringList{QStringLiteral("Botvinnik")});
    desk.panel.filterEdit()->clear();
    QTRY_COMPARE(desk.whites().size(), 2);
    // In a variation.
    desk.find<QLineEdit>(QStringLiteral("searchFen"))
        ->setText(QStringLiteral("rnbqkbnr/pppp1ppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 1 2"));
    QTRY_COMPARE(desk.whites(), QStringList());
    desk.find<QCheckBox>(QStringLiteral("searchVariations"))->click();
    QTRY_COMPARE(desk.whites(), QStringList{QStringLiteral("Tal")});
}

void SearchPanelTest::aFenThatIsNoneIsSaid()
{
    Desk desk;
    desk.unfold();
    desk.find<QTabWidget>(QStringLiteral("searchPages"))->setCurrentIndex(1);
    desk.type(QStringLiteral("searchFen"), QStringLiteral("8/8/8 w"));
    QTRY_VERIFY(desk.find<QLabel>(QStringLiteral("searchFault"))->isVisible());
    QCOMPARE(desk.whites(), All);
}

void SearchPanelTest::findsMaterialByNameByLettersAndByNumbers()
{
    Desk desk;
    desk.unfold();
    desk.find<QTabWidget>(QStringLiteral("searchPages"))->setCurrentIndex(2);
    auto* endings = desk.find<QComboBox>(QStringLiteral("searchEnding"));
    const QStringList ending{QStringLiteral("Ending")};
    endings->setCurrentIndex(endings->findText(QStringLiteral("Rook ending, two pawns against one")));
    emit endings->activated(endings->currentIndex());
    QTRY_COMPARE(desk.whites(), ending);
    QCOMPARE(desk.find<QLineEdit>(QStringLiteral("searchCount04"))->text(), QStringLiteral("2"));
    desk.type(QStringLiteral("searchMaterial"), QStringLiteral("krp-krpp")); // colours either way
    QTRY_COMPARE(desk.whites(), ending);
    QTRY_COMPARE(desk.find<QLineEdit>(QStringLiteral("searchCount04"))->text(), QStringLiteral("1"));
    desk.find<QCheckBox>(QStringLiteral("searchEitherWay"))->click();
    QTRY_COMPARE(desk.whites(), QStringList());
    desk.type(QStringLiteral("searchCount04"), QStringLiteral("1-3"));
    QTRY_COMPARE(desk.whites(), QStringList());
    desk.type(QStringLiteral("searchCount14"), QStringLiteral("0+"));
    QTRY_COMPARE(desk.whites(), ending);
    desk.type(QStringLiteral("searchCount14"), QStringLiteral("many"));
    QTRY_VERIFY(desk.find<QLabel>(QStringLiteral("searchFault"))->isVisible());
}

// What is written and not understood is said, fills no field, and can be cleared like any condition.
void SearchPanelTest::materialThatIsNotUnderstoodSeeksNothing()
{
    Desk desk;
    desk.unfold();
    auto* pages = desk.find<QTabWidget>(QStringLiteral("searchPages"));
    auto* clear = desk.find<QToolButton>(QStringLiteral("clearSearch"));
    auto* fault = desk.find<QLabel>(QStringLiteral("searchFault"));
    auto* pawns = desk.find<QLineEdit>(QStringLiteral("searchCount04"));
    pages->setCurrentIndex(2);
    desk.type(QStringLiteral("searchMaterial"), QStringLiteral("KRPP vs KRP"));
    QTRY_COMPARE(desk.whites(), QStringList{QStringLiteral("Ending")});
    QCOMPARE(pawns->text(), QStringLiteral("2"));
    desk.type(QStringLiteral("searchMaterial"), QStringLiteral("zzz"));
    QTRY_COMPARE(desk.whites(), All);
    QVERIFY(fault->isVisible() && fault->text().contains(QStringLiteral("zzz")));
    QCOMPARE(pawns->text(), QString());
    QVERIFY(pages->tabText(2).contains(QChar(0x2022)));
    QVERIFY(clear->isVisible());
    QTest::mouseClick(clear, Qt::LeftButton);
    QCOMPARE(desk.find<QLineEdit>(QStringLiteral("searchMaterial"))->text(), QString());
    QVERIFY(!fault->isVisible() && !clear->isVisible());
    QVERIFY(!pages->tabText(2).contains(QChar(0x2022)));
    desk.type(QStringLiteral("searchCount04"), QStringLiteral("many")); // the same for a number
    QTRY_VERIFY(fault->isVisible() && clear->isVisible());
}

void SearchPanelTest::wordsOfMaterialAreNotCut()
{
    Desk desk;
    desk.unfold();
    desk.find<QTabWidget>(QStringLiteral("searchPages"))->setCurrentIndex(2);
    QCoreApplication::processEvents();
    auto* bishops = desk.find<QComboBox>(QStringLiteral("searchBishops"));
    for (int i = 0; i < bishops->count(); ++i)
        QVERIFY2(bishops->width() > bishops->fontMetrics().horizontalAdvance(bishops->itemText(i)) + 20,
                 qPrintable(bishops->itemText(i)));
    auto* eitherWay = desk.find<QCheckBox>(QStringLiteral("searchEitherWay"));
    auto* lasting = desk.find<QSpinBox>(QStringLiteral("searchLasting"));
    for (auto* label : desk.panel.findChildren<QLabel*>()) {
        if (label->buddy() != lasting)
            continue;
        QVERIFY(label->geometry().left() - eitherWay->geometry().right() > 12);
        QVERIFY(lasting->geometry().left() - label->geometry().right() > 4);
    }
}

void SearchPanelTest::oneClickShowsAllGamesAgain()
{
    Desk desk;
    auto* clear = desk.find<QToolButton>(QStringLiteral("clearSearch"));
    QVERIFY(!clear->isVisible());
    desk.panel.seek(notation::positionFromFen(Sicilian).value());
    QTRY_COMPARE(desk.whites().size(), 2);
    QTest::keyClicks(desk.panel.filterEdit(), QStringLiteral("reti"));
    QTRY_COMPARE(desk.whites().size(), 1);
    QVERIFY(clear->isVisible());
    QTest::mouseClick(clear, Qt::LeftButton);
    QTRY_COMPARE(desk.whites(), All);
    QCOMPARE(desk.count(), QStringLiteral("4 game(s)"));
    QVERIFY(!clear->isVisible() && desk.panel.searchPanel()->isEmpty());
}

void SearchPanelTest::anEmptyListSaysWhatToDo()
{
    Desk desk;
    auto* empty = desk.find<QLabel>(QStringLiteral("emptyList"));
    QVERIFY(!empty->isVisible());
    QTest::keyClicks(desk.panel.filterEdit(), QStringLiteral("nobody at all"));
    QTRY_VERIFY(empty->isVisible());
    QVERIFY(empty->text().contains(QStringLiteral("Show all")));
    Desk nothing{QByteArray()};
    QTRY_VERIFY(nothing.find<QLabel>(QStringLiteral("emptyList"))->isVisible());
}

void SearchPanelTest::keysGoFromFieldToListAndBack()
{
    Desk desk;
    desk.panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&desk.panel));
    desk.panel.beginSearch();
    auto* player = desk.find<QLineEdit>(QStringLiteral("searchPlayer"));
    QTRY_VERIFY(player->hasFocus());
    desk.find<QTabWidget>(QStringLiteral("searchPages"))->setCurrentIndex(1); // from another page too
    desk.panel.beginSearch();
    QTRY_VERIFY(player->hasFocus());
    QTest::keyClicks(player, QStringLiteral("tal"));
    QTest::keyClick(player, Qt::Key_Return);
    QCOMPARE(desk.whites().size(), 2); // at once
    QTRY_VERIFY(desk.panel.table()->hasFocus());
    QSignalSpy activated(&desk.panel, &ui::GameListPanel::gameActivated);
    QTest::keyClick(desk.panel.table(), Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated[0][0].value<std::size_t>(), std::size_t(1));
    QTest::keyClick(desk.panel.table(), Qt::Key_Escape);
    QTRY_COMPARE(desk.whites(), All);
}

void SearchPanelTest::filteringAndSortingKeepWhatIsSelected()
{
    QByteArray many;
    for (int i = 0; i < 300; ++i)
        many += gameText("Player " + QByteArray::number((i * 7) % 300), i % 2 == 0 ? "Even" : "Odd", "",
                         "1. e4 *");
    Desk desk{many};
    auto* table = desk.panel.table();
    auto* model = desk.panel.model();
    table->selectRow(150);
    table->selectionModel()->select(model->index(152, 0),
                                    QItemSelectionModel::Select | QItemSelectionModel::Rows);
    const auto selected = [&] {
        std::vector<std::size_t> games;
        for (const auto& row : table->selectionModel()->selectedRows())
            games.push_back(model->gameAt(row.row()));
        std::sort(games.begin(), games.end());
        return games;
    };
    const std::vector<std::size_t> expected{150, 152};
    QCOMPARE(selected(), expected);
    QTest::keyClicks(desk.panel.filterEdit(), QStringLiteral("even"));
    QTRY_COMPARE(model->rowCount(), 150);
    QCOMPARE(selected(), expected);
    table->sortByColumn(ui::GameTableModel::sectionOf(Column::White), Qt::DescendingOrder);
    QCOMPARE(selected(), expected);
    QCOMPARE(model->gameAt(table->currentIndex().row()), std::size_t(150));
    // What is in sight stays where it is while the list grows above it.
    table->scrollTo(table->currentIndex());
    const int before = table->rowViewportPosition(table->currentIndex().row());
    desk.panel.filterEdit()->clear();
    QTRY_COMPARE(model->rowCount(), 300);
    QCOMPARE(selected(), expected);
    QCOMPARE(table->rowViewportPosition(table->currentIndex().row()), before);
    // After a deletion it is the same games that are selected, under their new numbers.
    desk.file.removeGame(0);
    QCOMPARE(selected(), (std::vector<std::size_t>{149, 151}));
}

void SearchPanelTest::hitsComeInWhileTheListIsSorted()
{
    QByteArray many;
    for (int i = 0; i < 6000; ++i)
        many += gameText("Player " + QByteArray::number(9999 - i), "B", "",
                         i % 3 == 0 ? "1. e4 c5 *" : "1. e4 e5 *");
    Desk desk{many};
    desk.panel.table()->sortByColumn(ui::GameTableModel::sectionOf(Column::White), Qt::AscendingOrder);
    desk.panel.seek(notation::positionFromFen(Sicilian).value());
    QTRY_COMPARE_WITH_TIMEOUT(desk.panel.model()->rowCount(), 2000, 60000);
    auto whites = desk.whites();
    auto ordered = whites;
    ordered.sort();
    QCOMPARE(whites, ordered);
    QTRY_VERIFY(!desk.find<QPushButton>(QStringLiteral("cancelLoading"))->isVisible());
}

void SearchPanelTest::columnsAreChosenAndRemembered()
{
    Desk desk;
    auto* header = desk.panel.table()->horizontalHeader();
    const int site = ui::GameTableModel::sectionOf(Column::Site);
    QVERIFY(desk.panel.saveColumns().isEmpty());
    auto* menu = desk.panel.columnsMenu();
    emit menu->aboutToShow();
    for (QAction* entry : menu->actions()) {
        if (entry->text() == QStringLiteral("Site"))
            entry->trigger();
    }
    QVERIFY(header->isSectionHidden(site));
    const auto state = desk.panel.saveColumns();
    Desk again;
    again.panel.restoreColumns(state);
    QVERIFY(again.panel.table()->horizontalHeader()->isSectionHidden(site));
    // The others still share the width.
    again.panel.resize(1200, 400);
    const auto* others = again.panel.table()->horizontalHeader();
    QVERIFY(std::abs(others->length() - again.panel.table()->viewport()->width()) < others->count());
}

void SearchPanelTest::readsDatesAndCounts()
{
    using ui::countFromField;
    QCOMPARE(ui::dateFromField(QStringLiteral("1972")), 19720000u);
    QCOMPARE(ui::dateFromField(QStringLiteral(" 1972.07 ")), 19720700u);
    QCOMPARE(ui::dateFromField(QStringLiteral("1972-7-11")), 19720711u);
    QCOMPARE(ui::dateFromField(QStringLiteral("11/07/1972")), 19720711u);
    QCOMPARE(ui::dateFromField(QStringLiteral("7.1972")), 19720700u);
    for (const char* bad : {"", "72", "summer", "1972.07.11.3"})
        QCOMPARE(ui::dateFromField(QLatin1String(bad)), 0u);
    using Count = database::MaterialPattern::Count;
    QVERIFY(countFromField({}) == Count{});
    QVERIFY((countFromField(QStringLiteral("2")) == Count{2, 2}));
    QVERIFY((countFromField(QStringLiteral("0-2")) == Count{0, 2}));
    QVERIFY((countFromField(QStringLiteral("1+")) == Count{1, 64}));
    for (const char* bad : {"x", "2-1", "-1", "1-"})
        QVERIFY(!countFromField(QLatin1String(bad)));
}

QTEST_MAIN(SearchPanelTest)
#include "search_panel_test.moc"
