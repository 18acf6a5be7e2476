#include "core/pgn/reader.h"
#include "play_fixture.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QToolButton>

using namespace ui;
using namespace ui::test;
using chess::Color;

// Several games in a row between the same two: colours, score, one file.
class TestPlaySeries : public QObject {
    Q_OBJECT

    static void beginSeries(PlayFixture& f, int games, const QString& folder = {})
    {
        f.settings.seriesFolder = folder.isEmpty() ? f.dir.filePath(QStringLiteral("series")) : folder;
        f.window.reset();
        f.open();
        QDialog* dialog = f.openNewGame();
        PlayFixture::click(dialog, "preset_5_0");
        PlayFixture::in<QSpinBox>(dialog, "games")->setValue(games);
        f.begin(dialog);
    }
    static QByteArray bytesIn(const QString& folder)
    {
        const QStringList files = QDir(folder).entryList({QStringLiteral("*.pgn")});
        QFile file(QDir(folder).filePath(files.value(0)));
        return files.size() == 1 && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static int gamesIn(const QString& folder)
    {
        const QByteArray bytes = bytesIn(folder);
        pgn::Reader reader({bytes.constData(), std::size_t(bytes.size())});
        int games = 0;
        for (auto game = reader.next(); game && game->problems.empty(); game = reader.next())
            ++games;
        return games;
    }
    static QString reviewed(PlayFixture& f) { return PlayFixture::mainLine(f.window->reviewGame().record()); }
    static QString score(PlayFixture& f) { return f.column()->banner()->score(); }

private slots:
    void scoreColoursAndOneFile()
    {
        PlayFixture f;
        beginSeries(f, 3);
        f.play(QStringLiteral("f2f3 e7e5 g2g4 d8h4")); // Boris, Black, mates
        QVERIFY2(score(f).startsWith(QStringLiteral("Anna 0 – 1 Boris · after game 1 of 3")),
                 qPrintable(score(f)));
        QCOMPARE(f.find<QPushButton>("rematch")->text(), QStringLiteral("Next game"));
        f.press("rematch");
        QCOMPARE(f.plate(Color::White)->name(), QStringLiteral("Boris"));
        f.play(QStringLiteral("e2e4"));
        f.window->findChild<QAction*>(QStringLiteral("offerDrawWhite"))->trigger();
        QTest::mouseClick(f.plate(Color::Black)->findChild<QPushButton*>(QStringLiteral("questionYes")),
                          Qt::LeftButton);
        QVERIFY(score(f).startsWith(QStringLiteral("Anna ½ – 1½ Boris")));
        f.press("rematch");
        QCOMPARE(f.plate(Color::White)->name(), QStringLiteral("Anna"));
        f.play(QStringLiteral("e2e4 f7f6 d2d4 g7g5 d1h5"));
        QVERIFY(score(f).startsWith(QStringLiteral("Anna 1½ – 1½ Boris · the series is drawn")));
        QCOMPARE(f.find<QPushButton>("rematch")->text(), QStringLiteral("Rematch"));

        const QDir folder(f.settings.seriesFolder);
        const QStringList files = folder.entryList({QStringLiteral("*.pgn")});
        QCOMPARE(files.size(), 1);
        QVERIFY(files[0].contains(QStringLiteral("Anna – Boris")));
        QFile file(folder.filePath(files[0]));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        pgn::Reader reader({bytes.constData(), std::size_t(bytes.size())});
        for (int round = 1; round <= 3; ++round) {
            const auto game = reader.next();
            QVERIFY(game && game->problems.empty());
            const record::Tags& tags = game->record.tags();
            QCOMPARE(std::string(tags.value("Round")), std::to_string(round));
            QCOMPARE(std::string(tags.value("Event")), std::string("Match Anna – Boris"));
            QCOMPARE(std::string(tags.value("White")), std::string(round == 2 ? "Boris" : "Anna"));
            QCOMPARE(std::string(tags.value("TimeControl")), std::string("300"));
            QCOMPARE(std::string(tags.value("Termination")), std::string("normal"));
            QVERIFY(bytes.contains("[%clk "));
        }
        QVERIFY(!reader.next());

        f.press("rematch"); // the same terms again; who had Black at first begins
        QCOMPARE(f.plate(Color::White)->name(), QStringLiteral("Boris"));
        f.play(QStringLiteral("f2f3 e7e5 g2g4 d8h4"));
        QVERIFY(score(f).contains(QStringLiteral("after game 1 of 3")));
        QCOMPARE(folder.entryList({QStringLiteral("*.pgn")}).size(), 2);
    }

    void gameAndScoreAreShownWhileASeriesIsPlayed()
    {
        PlayFixture f;
        auto* line = f.find<QLabel>("seriesLine");
        QVERIFY(!line->isVisible()); // a single game
        beginSeries(f, 3);
        line = f.find<QLabel>("seriesLine");
        QCOMPARE(line->text(), QStringLiteral("Game 1 of 3 · Anna 0 – 0 Boris"));
        f.play(QStringLiteral("f2f3 e7e5 g2g4 d8h4"));
        QVERIFY(line->toolTip().startsWith(QStringLiteral("after game 1 of 3")));
        f.press("rematch");
        f.window->resize(640, 480);
        QTRY_COMPARE(f.window->size(), QSize(640, 480));
        QVERIFY(line->isVisible());
        QVERIFY2(line->text().startsWith(QStringLiteral("Game 2 of 3 · ")) &&
                     line->text().contains(QStringLiteral("0 – 1")),
                 qPrintable(line->text()));
        QVERIFY(line->fontMetrics().horizontalAdvance(line->text()) <= line->width());
        QCOMPARE(line->toolTip(), QStringLiteral("Game 2 of 3 · Anna 0 – 1 Boris"));
        f.newGame("untimed", {});
        QTRY_VERIFY(line->isVisible()); // as many games as before are offered again
        QCOMPARE(line->toolTip(), QStringLiteral("Game 1 of 3 · Anna 0 – 0 Boris"));
    }

    void aKilledSeriesComesBackWithItsRunningGame()
    {
        QTemporaryDir journal;
        for (const bool between : {false, true}) {
            QTemporaryDir folder;
            {
                PlayFixture f(QStringLiteral("en"), journal.path());
                f.settings.seriesFolder = folder.path();
                beginSeries(f, 3, folder.path());
                f.play(QStringLiteral("f2f3 e7e5 g2g4 d8h4"));
                QVERIFY(!f.window->isWindowModified()); // it is in the file
                if (!between) {
                    f.press("rematch");
                    f.play(QStringLiteral("d2d4 d7d5"));
                }
                QCoreApplication::processEvents();
            } // gone without being closed, as when killed
            PlayFixture f(QStringLiteral("en"), journal.path());
            f.window.reset();
            f.settings.seriesFolder = folder.path();
            f.open();
            auto* bar = f.find<QWidget>("seriesBar");
            QCOMPARE(bar->isVisible(), between);
            if (between) {
                QVERIFY(f.window->actions().action(ActionId::Rematch)->isEnabled());
                QVERIFY(bar->findChild<QLabel*>()->text().startsWith(
                    QStringLiteral("Anna 0 – 1 Boris · after game 1 of 3")));
                QTest::mouseClick(bar->findChild<QPushButton*>(), Qt::LeftButton);
                QVERIFY(!bar->isVisible());
                f.play(QStringLiteral("d2d4 d7d5"));
            } else {
                QVERIFY(f.window->session().isPaused());
                f.trigger(ActionId::Pause);
            }
            QCOMPARE(f.plate(Color::White)->name(), QStringLiteral("Boris"));
            QCOMPARE(f.played(), QStringLiteral("d4 d5"));
            f.window->session().resign(Color::Black);
            QVERIFY2(score(f).startsWith(QStringLiteral("Anna 0 – 2 Boris · after game 2 of 3")),
                     qPrintable(score(f)));
            QCOMPARE(gamesIn(folder.path()), 2);
            f.press("rematch");
            QCOMPARE(std::string(f.window->playGame().record().tags().value("Round")), std::string("3"));
            f.trigger(ActionId::NewGame); // the series is left
            f.begin(f.find<QDialog>("newGameDialog"));
            f.window->close();
        }
    }

    void aSeriesOutlivesTheEndOfTheProgram()
    {
        QTemporaryDir journal;
        QTemporaryDir folder;
        {
            PlayFixture f(QStringLiteral("en"), journal.path());
            beginSeries(f, 0, folder.path());
            f.play(QStringLiteral("f2f3 e7e5 g2g4 d8h4"));
            f.window->close();
            QVERIFY(f.prompts.asked.isEmpty()); // nothing is unsaved
        }
        {
            PlayFixture f(QStringLiteral("en"), journal.path());
            auto* bar = f.find<QWidget>("seriesBar");
            QVERIFY(bar->isVisible());
            f.trigger(ActionId::Rematch);
            QVERIFY(!bar->isVisible());
            QCOMPARE(std::string(f.window->playGame().record().tags().value("Round")), std::string("2"));
            f.window->close();
        }
        PlayFixture f(QStringLiteral("en"), journal.path());
        QVERIFY(f.find<QWidget>("seriesBar")->isVisible());
        QTest::mouseClick(f.find<QWidget>("seriesBar")->findChild<QToolButton*>(), Qt::LeftButton);
        QVERIFY(!f.window->actions().action(ActionId::Rematch)->isEnabled());
        f.window->close();
        f.window.reset();
        f.open();
        QVERIFY(!f.find<QWidget>("seriesBar")->isVisible());
    }

    void notesInTheFileStayWhenTheNextGameJoinsIt()
    {
        QTemporaryDir folder;
        PlayFixture f;
        beginSeries(f, 0, folder.path());
        f.play(QStringLiteral("f2f3 e7e5 g2g4 d8h4"));
        QVERIFY(!f.window->isWindowModified());
        f.press("review"); // the file itself is open now
        QVERIFY(f.window->files().opened());
        auto* notes = f.find<QWidget>("reviewTools")->findChild<QPlainTextEdit*>();
        notes->setFocus();
        QTest::keyClicks(notes, QStringLiteral("never again"));
        f.trigger(ActionId::Save);
        QVERIFY(!f.window->isWindowModified());
        f.trigger(ActionId::BackToPlay);
        QVERIFY(f.title().startsWith(QStringLiteral("Boris")));
        f.trigger(ActionId::Rematch);
        f.play(QStringLiteral("e2e4"));
        f.window->session().resign(Color::White);
        QCOMPARE(gamesIn(folder.path()), 2);
        QVERIFY(bytesIn(folder.path()).contains("never again"));
        f.press("review");
        QCOMPARE(f.window->files().opened()->index().size(), std::size_t(2));
        QCOMPARE(reviewed(f), QStringLiteral("e4"));
        f.trigger(ActionId::PreviousGame);
        QCOMPARE(reviewed(f), QStringLiteral("f3 e5 g4 Qh4#"));
        QVERIFY(f.prompts.asked.isEmpty());
        QVERIFY(f.prompts.told.isEmpty());
    }

    void aFileOfASeriesThatIsGoneIsWrittenAnew()
    {
        QTemporaryDir folder;
        PlayFixture f;
        beginSeries(f, 0, folder.path());
        f.play(QStringLiteral("f2f3 e7e5 g2g4 d8h4"));
        QVERIFY(QFile::remove(
            QDir(folder.path()).filePath(QDir(folder.path()).entryList({QStringLiteral("*.pgn")}).value(0))));
        f.press("rematch");
        f.play(QStringLiteral("e2e4"));
        f.window->session().resign(Color::White);
        QCOMPARE(gamesIn(folder.path()), 2);
    }

    void everyGameOfASeriesStartsFromThePositionThatWasSetUp()
    {
        const QString fen = QStringLiteral("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
        QTemporaryDir folder;
        PlayFixture f;
        f.settings.seriesFolder = folder.path();
        f.window.reset();
        f.open();
        f.trigger(ActionId::SetUp);
        auto* setup = f.find<QDialog>("setupDialog");
        auto* edit = PlayFixture::in<QLineEdit>(setup, "setupFen");
        edit->selectAll();
        QTest::keyClicks(edit, fen);
        QTest::mouseClick(PlayFixture::in<QPushButton>(setup, "setupPlay"), Qt::LeftButton);
        auto* dialog = f.find<QDialog>("newGameDialog");
        PlayFixture::in<QComboBox>(dialog, "whiteName")->setEditText(QStringLiteral("Anna"));
        PlayFixture::in<QComboBox>(dialog, "blackName")->setEditText(QStringLiteral("Boris"));
        PlayFixture::in<QSpinBox>(dialog, "games")->setValue(2);
        f.begin(dialog);
        f.play(QStringLiteral("a1a8"));
        QVERIFY(score(f).startsWith(QStringLiteral("Anna 1 – 0 Boris")));
        f.press("rematch");
        QCOMPARE(f.plate(Color::White)->name(), QStringLiteral("Boris"));
        QCOMPARE(QString::fromStdString(notation::toFen(f.window->playGame().position())), fen);
        f.play(QStringLiteral("a1a8"));
        QVERIFY(score(f).startsWith(QStringLiteral("Anna 1 – 1 Boris")));
        QCOMPARE(gamesIn(folder.path()), 2);
        f.press("rematch"); // another series on the same terms
        QCOMPARE(QString::fromStdString(notation::toFen(f.window->playGame().position())), fen);
    }

    void theMenuHasTheNextGameAndTheRematch()
    {
        QTemporaryDir folder;
        PlayFixture f;
        QAction* rematch = f.window->actions().action(ActionId::Rematch);
        QVERIFY(!rematch->isEnabled());
        beginSeries(f, 2, folder.path());
        rematch = f.window->actions().action(ActionId::Rematch);
        QVERIFY(!rematch->isEnabled());
        f.play(QStringLiteral("f2f3 e7e5 g2g4 d8h4"));
        QVERIFY(rematch->isEnabled());
        QCOMPARE(ActionRegistry::plainText(rematch->text()), QStringLiteral("Next game of the series"));
        QCOMPARE(QApplication::focusWidget(), f.find<QPushButton>("rematch"));
        QVERIFY(!f.find<QPushButton>("saveGame")->isVisible()); // it is saved
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(f.plate(Color::White)->name(), QStringLiteral("Boris"));
        QVERIFY(!rematch->isEnabled());
        f.play(QStringLiteral("f2f3 e7e5 g2g4 d8h4"));
        QCOMPARE(ActionRegistry::plainText(rematch->text()), QStringLiteral("Rematch"));
        QCOMPARE(QApplication::focusWidget(), f.find<QPushButton>("review"));
        rematch->trigger();
        QCOMPARE(f.plate(Color::White)->name(), QStringLiteral("Boris"));
    }

    void aFolderThatCannotBeWrittenIsTold()
    {
        PlayFixture f;
        QFile blocked(f.dir.filePath(QStringLiteral("series")));
        QVERIFY(blocked.open(QIODevice::WriteOnly));
        blocked.close();
        beginSeries(f, 2);
        f.play(QStringLiteral("f2f3 e7e5 g2g4 d8h4"));
        const QString state = f.column()->banner()->seriesState();
        QVERIFY2(state.contains(QStringLiteral("could not be saved")), qPrintable(state));
    }

    void aSingleGameHasNoScore()
    {
        PlayFixture f;
        beginSeries(f, 1);
        f.play(QStringLiteral("f2f3 e7e5 g2g4 d8h4"));
        QCOMPARE(score(f), QString());
        QCOMPARE(std::string(f.window->playGame().record().tags().value("Round")), std::string("-"));
        QVERIFY(!QDir(f.settings.seriesFolder).exists());
    }
};

QTEST_MAIN(TestPlaySeries)
#include "test_play_series.moc"
