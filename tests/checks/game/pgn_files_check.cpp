// Every file of the collection: edit a game here and there, save, and find all others as they were.
#include "core/game/pgn_file.h"
#include "core/pgn/scanner.h"
#include "core/pgn/writer.h"
#include "tests/support/data.h"

#include <QDirIterator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace {

std::vector<std::string> gamesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const auto bytes = file.readAll();
    std::vector<std::string> games;
    pgn::Scanner scanner([&games](const pgn::Scanner::Found& found) { games.emplace_back(found.text); });
    scanner.feed({bytes.constData(), std::size_t(bytes.size())});
    scanner.finish();
    return games;
}

} // namespace

class PgnFilesCheck : public QObject {
    Q_OBJECT
private slots:
    void everyFileKeepsItsOtherGames();
};

void PgnFilesCheck::everyFileKeepsItsOtherGames()
{
    if (!support::hasData())
        QSKIP("no data: set ADOUBE_DATA to run this");
    QTemporaryDir dir;
    const auto copy = dir.filePath(QStringLiteral("copy.pgn"));
    int files = 0;
    std::size_t games = 0;
    QDirIterator all(QString::fromStdString(support::dataDir().string()), {QStringLiteral("*.pgn")},
                     QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const auto name = all.next();
        QFile::remove(copy);
        QVERIFY(QFile::copy(name, copy));
        QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
        const auto before = gamesOf(copy);
        game::PgnFile file;
        QSignalSpy loaded(&file, &game::PgnFile::loaded);
        file.open(copy);
        QVERIFY2(loaded.wait(60000), qPrintable(name));
        QCOMPARE(file.index().size(), before.size());
        ++files;
        games += before.size();
        if (before.empty())
            continue;
        std::map<std::size_t, std::string> edited;
        for (const std::size_t row : {std::size_t(0), before.size() / 3, before.size() - 1}) {
            auto record = file.readGame(row).record;
            record.tags().set("Annotator", "check");
            file.replaceGame(row, record);
            edited[row] = pgn::writeGame(record);
        }
        const auto saved = file.save();
        QVERIFY2(
            saved.has_value(),
            qPrintable(QStringLiteral("%1: error %2").arg(name).arg(saved ? 0 : int(saved.error().kind))));
        const auto after = gamesOf(copy);
        QVERIFY2(after.size() == before.size(), qPrintable(name));
        for (std::size_t row = 0; row < after.size(); ++row) {
            const auto where = qPrintable(QStringLiteral("%1, game %2").arg(name).arg(row + 1));
            if (edited.count(row) == 0)
                QVERIFY2(after[row] == before[row], where);
            else
                QVERIFY2(pgn::writeGame(file.readGame(row).record) == edited[row], where);
        }
    }
    qInfo("%d files, %zu games", files, games);
    QVERIFY(files > 300);
}

QTEST_GUILESS_MAIN(PgnFilesCheck)
#include "pgn_files_check.moc"
