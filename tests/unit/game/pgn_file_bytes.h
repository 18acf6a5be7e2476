#pragma once
#include "core/game/pgn_file.h"
#include "core/pgn/scanner.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

// What the tests of PgnFile share: files as bytes, and the macro that says why a saving failed.
namespace game::test {

inline QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), qint64(bytes.size()));
}

// Opens and waits for the end; the test must not go on after a failure.
inline void open(PgnFile& file, const QString& path)
{
    QSignalSpy loaded(&file, &PgnFile::loaded), failed(&file, &PgnFile::failed);
    file.open(path);
    QTRY_VERIFY_WITH_TIMEOUT(!loaded.isEmpty() || !failed.isEmpty(), 60000);
    QVERIFY(failed.isEmpty());
}

// The games of a file, byte by byte, without the white space between them.
inline std::vector<std::string> games(const QByteArray& bytes)
{
    std::vector<std::string> found;
    pgn::Scanner scanner([&found](const pgn::Scanner::Found& game) { found.emplace_back(game.text); });
    scanner.feed({bytes.constData(), std::size_t(bytes.size())});
    scanner.finish();
    return found;
}

} // namespace game::test

#define EXPECT_SAVED(expression)                                                                             \
    do {                                                                                                     \
        const auto saved_ = (expression);                                                                    \
        QVERIFY2(saved_.has_value(), saved_ ? "" : qPrintable(QString::number(int(saved_.error().kind))));   \
    } while (false)
