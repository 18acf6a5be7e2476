#include "ui/database/game_list_panel.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using database::Column;

namespace {

QByteArray text(const QByteArray& white, const QByteArray& black, const QByteArray& date,
                const QByteArray& result)
{
    return "[Event \"Open\"]\n[Date \"" + date + "\"]\n[White \"" + white + "\"]\n[Black \"" + black +
           "\"]\n[Result \"" + result + "\"]\n\n1. e4 e5 2. Nf3 " + result + "\n\n";
}

// A panel over a file of games, on the screen.
struct Desk {
    explicit Desk(const QByteArray& bytes)
    {
        new QAbstractItemModelTester(panel.model(), QAbstractItemModelTester::FailureReportingMode::QtTest,
                                     &panel);
        QFile out(path());
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(bytes);
        out.close();
        panel.setFile(&file);
        panel.resize(900, 300);
        panel.show();
    }
    void load()
    {
        QSignalSpy loaded(&file, &game::PgnFile::loaded);
        file.open(path());
        QVERIFY(loaded.wait(20000));
    }
    QString path() const { return dir.filePath(QStringLiteral("games.pgn")); }
    QString cell(int row, Column column) const
    {
        return panel.model()->index(row, ui::GameTableModel::sectionOf(column)).data().toString();
    }
    QStringList whites() const
    {
        QStringList names;
        for (int row = 0; row < panel.model()->rowCount(); ++row)
            names << cell(row, Column::White);
        return names;
    }
    QString count() const { return panel.findChild<QLabel*>(QStringLiteral("gameCount"))->text(); }
    void clickHeader(Column column)
    {
        auto* header = panel.table()->horizontalHeader();
        const int section = ui::GameTableModel::sectionOf(column);
        const QPoint at(header->sectionViewportPosition(section) + header->sectionSize(section) / 2,
                        header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
    }

    QTemporaryDir dir;
    game::PgnFile file;
    ui::GameListPanel panel;
};

const QByteArray Four = text("Réti, Richard", "Tartakower", "1925.05.07", "1-0") +
                        text("Tal, Mikhail", "Botvinnik", "1960.03.15", "0-1") +
                        text("Anderssen", "Kieseritzky", "1851.06.21", "1-0") +
                        text("Botvinnik", "Tal, Mikhail", "1961.??.??", "1/2-1/2");

} // namespace

class GameListPanelTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void fillsWhileTheFileLoads();
    void filtersAsOneTypes();
    void sortsByAClick();
    void opensByMouseAndKeyboard();
    void theCurrentGameIsFoundAgain();
    void neighboursAreThoseOfTheList();
    void changedGamesAreMarked();
    void removedAndAddedGamesShow();
    void progressAndStop();
    void filteringWhileItLoads();
    void anotherFileTakesItsPlace();
    void columnsFillTheTableUntilSetByHand();
    void aFileThatGoesAwayLeavesAnEmptyList();
};

void GameListPanelTest::fillsWhileTheFileLoads()
{
    QByteArray many;
    for (int i = 0; i < 20000; ++i)
        many += text("Player " + QByteArray::number(i), "B", "2000.01.01", "1-0");
    Desk desk(many);
    QSignalSpy inserted(desk.panel.model(), &QAbstractItemModel::rowsInserted);
    desk.load();
    QCOMPARE(desk.panel.model()->rowCount(), 20000);
    QVERIFY(inserted.count() > 1);
    QCOMPARE(desk.cell(19999, Column::White), QStringLiteral("Player 19999"));
    QCOMPARE(desk.cell(19999, Column::Number), QStringLiteral("20000"));
    QCOMPARE(desk.cell(0, Column::Plies), QStringLiteral("2"));
    QCOMPARE(desk.count(), QStringLiteral("20,000 game(s)"));
}

void GameListPanelTest::filtersAsOneTypes()
{
    Desk desk(Four);
    desk.load();
    desk.panel.filterEdit()->setFocus();
    QTest::keyClicks(desk.panel.filterEdit(), QStringLiteral("TAL"));
    QCOMPARE(desk.whites(), (QStringList{"Tal, Mikhail", "Botvinnik"}));
    QCOMPARE(desk.count(), QStringLiteral("2 of 4 game(s)"));
    QTest::keyClicks(desk.panel.filterEdit(), QStringLiteral(" 0-1"));
    QCOMPARE(desk.whites(), (QStringList{"Tal, Mikhail"}));
    QTest::keyClicks(desk.panel.filterEdit(), QStringLiteral(" nobody"));
    QCOMPARE(desk.panel.model()->rowCount(), 0);
    QTest::keyClick(desk.panel.filterEdit(), Qt::Key_Escape);
    QCOMPARE(desk.panel.model()->rowCount(), 4);
    QCOMPARE(desk.count(), QStringLiteral("4 game(s)"));
    // Typed in the list, it goes into the filter.
    desk.panel.table()->setFocus();
    QTest::keyClicks(desk.panel.table(), QStringLiteral("r"));
    QTest::keyClicks(desk.panel.filterEdit(), QStringLiteral("eti"));
    QCOMPARE(desk.whites(), (QStringList{"Réti, Richard"}));
}

void GameListPanelTest::sortsByAClick()
{
    Desk desk(Four);
    desk.load();
    desk.clickHeader(Column::White);
    QCOMPARE(desk.whites(), (QStringList{"Anderssen", "Botvinnik", "Réti, Richard", "Tal, Mikhail"}));
    desk.clickHeader(Column::White);
    QCOMPARE(desk.whites(), (QStringList{"Tal, Mikhail", "Réti, Richard", "Botvinnik", "Anderssen"}));
    desk.clickHeader(Column::Date);
    QCOMPARE(desk.whites(), (QStringList{"Anderssen", "Réti, Richard", "Tal, Mikhail", "Botvinnik"}));
    desk.panel.filterEdit()->setText(QStringLiteral("botvinnik"));
    QCOMPARE(desk.whites(), (QStringList{"Tal, Mikhail", "Botvinnik"}));
    desk.clickHeader(Column::Date);
    QCOMPARE(desk.whites(), (QStringList{"Botvinnik", "Tal, Mikhail"}));
    desk.panel.filterEdit()->clear();
    desk.clickHeader(Column::Number);
    QCOMPARE(desk.whites().first(), QStringLiteral("Réti, Richard"));
}

void GameListPanelTest::opensByMouseAndKeyboard()
{
    Desk desk(Four);
    desk.load();
    desk.clickHeader(Column::White);
    QSignalSpy activated(&desk.panel, &ui::GameListPanel::gameActivated);
    auto* table = desk.panel.table();
    const auto at = table->visualRect(desk.panel.model()->index(0, 1)).center();
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(activated.count(), 0);
    QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated.takeFirst().at(0).value<std::size_t>(),
             std::size_t(2)); // Anderssen is third in the file
    QTest::keyClick(table, Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(activated.takeFirst().at(0).value<std::size_t>(), std::size_t(3));
    // From the filter: Enter opens the first, Down goes into the list.
    desk.panel.filterEdit()->setText(QStringLiteral("reti"));
    QTest::keyClick(desk.panel.filterEdit(), Qt::Key_Return);
    QCOMPARE(activated.takeFirst().at(0).value<std::size_t>(), std::size_t(0));
    QTest::keyClick(desk.panel.filterEdit(), Qt::Key_Down);
    QCOMPARE(desk.panel.focusWidget(), table);
    QVERIFY(table->currentIndex().isValid());
    QSignalSpy removed(&desk.panel, &ui::GameListPanel::removeIntended);
    QTest::keyClick(table, Qt::Key_Delete);
    QCOMPARE(removed.count(), 1);
    QCOMPARE(removed.at(0).at(0).value<std::vector<std::size_t>>(), std::vector<std::size_t>{0});
}

void GameListPanelTest::theCurrentGameIsFoundAgain()
{
    Desk desk(Four);
    desk.load();
    desk.panel.setCurrentGame(2);
    const auto current = [&] { return desk.panel.table()->currentIndex(); };
    QCOMPARE(current().row(), 2);
    desk.clickHeader(Column::White);
    QCOMPARE(current().row(), 0);
    QVERIFY(desk.panel.table()->selectionModel()->isRowSelected(0, {}));
    desk.panel.filterEdit()->setText(QStringLiteral("tal"));
    QVERIFY(!desk.panel.table()->selectionModel()->hasSelection());
    desk.panel.filterEdit()->clear();
    QCOMPARE(current().row(), 0);
    desk.file.removeGame(0);
    QCOMPARE(desk.panel.model()->gameAt(current().row()), std::size_t(1));
    QCOMPARE(desk.cell(current().row(), Column::White), QStringLiteral("Anderssen"));
}

void GameListPanelTest::neighboursAreThoseOfTheList()
{
    Desk desk(Four);
    QCOMPARE(desk.panel.neighbour(1), std::nullopt);
    desk.load();
    QCOMPARE(desk.panel.neighbour(1), std::optional<std::size_t>(0));
    desk.panel.setCurrentGame(1);
    QCOMPARE(desk.panel.neighbour(1), std::optional<std::size_t>(2));
    desk.clickHeader(Column::White); // Anderssen 2, Botvinnik 3, Réti 0, Tal 1
    QCOMPARE(desk.panel.neighbour(1), std::nullopt);
    QCOMPARE(desk.panel.neighbour(-1), std::optional<std::size_t>(0));
    desk.panel.filterEdit()->setText(QStringLiteral("anderssen"));
    QCOMPARE(desk.panel.neighbour(1), std::optional<std::size_t>(2));
}

void GameListPanelTest::changedGamesAreMarked()
{
    Desk desk(Four);
    desk.load();
    auto record = desk.file.readGame(1).record;
    record.tags().set("White", "Somebody");
    desk.file.replaceGame(1, record);
    QCOMPARE(desk.cell(1, Column::White), QStringLiteral("Somebody"));
    QCOMPARE(desk.cell(1, Column::Number), QStringLiteral("• 2"));
    QCOMPARE(desk.cell(0, Column::Number), QStringLiteral("1"));
    QVERIFY(desk.file.save().has_value());
    QCOMPARE(desk.cell(1, Column::Number), QStringLiteral("2"));
}

void GameListPanelTest::removedAndAddedGamesShow()
{
    Desk desk(Four);
    desk.load();
    const auto removed = desk.file.removeGame(0);
    QCOMPARE(desk.whites(), (QStringList{"Tal, Mikhail", "Anderssen", "Botvinnik"}));
    desk.file.restoreGame(removed);
    QCOMPARE(desk.whites().first(), QStringLiteral("Réti, Richard"));
    record::Record fresh;
    fresh.tags().set("White", "New");
    desk.file.appendGame(fresh);
    QCOMPARE(desk.whites().last(), QStringLiteral("New"));
    QCOMPARE(desk.count(), QStringLiteral("5 game(s)"));
}

void GameListPanelTest::progressAndStop()
{
    Desk desk(Four.repeated(20000));
    auto* progress = desk.panel.findChild<QProgressBar*>(QStringLiteral("loadProgress"));
    auto* stop = desk.panel.findChild<QPushButton*>(QStringLiteral("cancelLoading"));
    QVERIFY(!progress->isVisible());
    desk.file.open(desk.path());
    QTRY_VERIFY(progress->isVisible() && stop->isVisible());
    QTest::mouseClick(stop, Qt::LeftButton);
    QVERIFY(!desk.file.isLoading());
    QVERIFY(!progress->isVisible());
    QVERIFY(!stop->isVisible());
    if (!desk.file.isComplete())
        QVERIFY(desk.count().startsWith(QStringLiteral("Stopped: ")));
    QVERIFY(desk.panel.model()->rowCount() > 0);
}

void GameListPanelTest::filteringWhileItLoads()
{
    Desk desk(Four.repeated(10000));
    QSignalSpy loaded(&desk.file, &game::PgnFile::loaded), rows(&desk.file, &game::PgnFile::rowsAdded);
    desk.file.open(desk.path());
    QTRY_VERIFY(!rows.isEmpty());
    desk.panel.filterEdit()->setText(QStringLiteral("reti"));
    desk.clickHeader(Column::Number);
    desk.clickHeader(Column::Number); // the last first
    QTRY_VERIFY_WITH_TIMEOUT(!loaded.isEmpty(), 20000);
    QCOMPARE(desk.panel.model()->rowCount(), 10000);
    QCOMPARE(desk.panel.model()->gameAt(0) % 4, std::size_t(0));
    for (int row = 1; row < 10000; ++row)
        QVERIFY(desk.panel.model()->gameAt(row) < desk.panel.model()->gameAt(row - 1) ||
                desk.panel.table()->horizontalHeader()->sortIndicatorOrder() == Qt::AscendingOrder);
    QCOMPARE(desk.count(), QStringLiteral("10,000 of 40,000 game(s)"));
}

void GameListPanelTest::anotherFileTakesItsPlace()
{
    Desk desk(Four);
    desk.load();
    desk.panel.filterEdit()->setText(QStringLiteral("tal"));
    QFile out(desk.path());
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(text("Only", "One", "2020.01.01", "*"));
    out.close();
    desk.load();
    QCOMPARE(desk.panel.filterEdit()->text(), QString());
    QCOMPARE(desk.whites(), (QStringList{"Only"}));
    QCOMPARE(desk.count(), QStringLiteral("1 game(s)"));
    desk.file.close();
    QCOMPARE(desk.panel.model()->rowCount(), 0);
}

void GameListPanelTest::columnsFillTheTableUntilSetByHand()
{
    Desk desk(Four);
    desk.load();
    auto* header = desk.panel.table()->horizontalHeader();
    desk.panel.resize(1600, 300);
    QVERIFY(std::abs(header->length() - desk.panel.table()->viewport()->width()) < 12);
    QVERIFY(desk.panel.saveColumns().isEmpty());
    const int white = ui::GameTableModel::sectionOf(Column::White);
    const QPoint edge(header->sectionViewportPosition(white) + header->sectionSize(white) - 1,
                      header->height() / 2);
    const int before = header->sectionSize(white);
    QTest::mousePress(header->viewport(), Qt::LeftButton, {}, edge);
    QTest::mouseMove(header->viewport(), edge + QPoint(10, 0));
    QTest::mouseMove(header->viewport(), edge + QPoint(40, 0));
    QTest::mouseRelease(header->viewport(), Qt::LeftButton, {}, edge + QPoint(40, 0));
    QVERIFY(header->sectionSize(white) > before);
    const int set = header->sectionSize(white);
    desk.panel.resize(1200, 300);
    QCOMPARE(header->sectionSize(white), set);
    const auto state = desk.panel.saveColumns();
    Desk other(Four);
    other.panel.restoreColumns(state);
    QCOMPARE(other.panel.table()->horizontalHeader()->sectionSize(white), set);
    other.panel.restoreColumns(QByteArray("nonsense"));
    other.load();
    QCOMPARE(other.whites().size(), 4);
}

void GameListPanelTest::aFileThatGoesAwayLeavesAnEmptyList()
{
    ui::GameListPanel panel;
    panel.show();
    {
        game::PgnFile file;
        panel.setFile(&file);
        file.appendGame(record::Record());
        QCOMPARE(panel.model()->rowCount(), 1);
    }
    QCOMPARE(panel.model()->rowCount(), 0);
    panel.grab();
}

QTEST_MAIN(GameListPanelTest)
#include "game_list_panel_test.moc"
