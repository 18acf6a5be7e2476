#include "core/pgn/reader.h"
#include "play_fixture.h"

using namespace ui;
using namespace ui::test;
using chess::Color;

// Several games in a row between the same two: colours, score, one file.
class TestPlaySeries : public QObject {
    Q_OBJECT

    static void beginSeries(PlayFixture& f, int games)
    {
        f.settings.seriesFolder = f.dir.filePath(QStringLiteral("series"));
        f.window.reset();
        f.open();
        QDialog* dialog = f.openNewGame();
        PlayFixture::click(dialog, "preset_5_0");
        PlayFixture::in<QSpinBox>(dialog, "games")->setValue(games);
        f.begin(dialog);
    }
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

    void aFolderThatCannotBeWrittenIsTold()
    {
        PlayFixture f;
        QFile blocked(f.dir.filePath(QStringLiteral("series")));
        QVERIFY(blocked.open(QIODevice::WriteOnly));
        blocked.close();
        beginSeries(f, 2);
        f.play(QStringLiteral("f2f3 e7e5 g2g4 d8h4"));
        QVERIFY2(score(f).contains(QStringLiteral("could not be saved")), qPrintable(score(f)));
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
