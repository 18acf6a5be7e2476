#include "ui/actions/action_registry.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QWidget>

// The README promises keys; each of them must do something in the program.
class ReadmeTest : public QObject {
    Q_OBJECT

    static QStringList promisedKeys()
    {
        QFile file(QStringLiteral(ADOUBE_SOURCE_DIR "/README.md"));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        QString text = QString::fromUtf8(file.readAll());
        text = text.mid(text.indexOf(QLatin1String("## Keys"))).section(QLatin1String("\n## "), 0, 0);
        QStringList keys;
        static const QRegularExpression row(QStringLiteral("^\\| ([^|]+) \\|"),
                                            QRegularExpression::MultilineOption);
        for (auto match = row.globalMatch(text); match.hasNext();)
            keys += match.next().captured(1).split(QStringLiteral(", "));
        keys.removeOne(QStringLiteral("key")); // the head of the table
        return keys;
    }

private slots:
    void everyKeyIsInTheProgram()
    {
        QWidget window;
        const ui::ActionRegistry actions(&window);
        QSet<QKeySequence> known;
        for (const auto& row : actions.keyMap()) {
            for (const QString& key : row.keys.split(QStringLiteral(", ")))
                known.insert(QKeySequence(key));
        }
        for (const char* board : {"Q", "R", "B", "N", "Esc"}) // the board's own
            known.insert(QKeySequence(QLatin1String(board)));

        for (const char* review : {"!", "?", "=", "+", "-", "/", "~", "Backspace", "Return"})
            known.insert(QKeySequence(QLatin1String(review)));

        const QStringList promised = promisedKeys();
        QVERIFY(promised.size() > 20);
        for (const QString& key : promised)
            QVERIFY2(known.contains(QKeySequence(key)), qPrintable(key));
    }
};

QTEST_MAIN(ReadmeTest)
#include "readme_test.moc"
