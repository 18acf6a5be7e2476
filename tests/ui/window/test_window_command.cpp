#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

// The program as it is started from a terminal.
class TestWindowCommand : public QObject {
    Q_OBJECT

    struct Answer {
        int status = -1;
        QString out, err;
    };
    static Answer run(const QStringList& arguments, const QTemporaryDir& home)
    {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.path());
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        environment.remove(QStringLiteral("LANGUAGE"));
        environment.remove(QStringLiteral("QT_QPA_PLATFORM")); // these answers need no screen
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(ADOUBE_PROGRAM), arguments);
        if (!program.waitForFinished(20'000))
            program.kill();
        return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()),
                QString::fromUtf8(program.readAllStandardError())};
    }

private slots:
    void helpAndVersion()
    {
        QTemporaryDir home;
        const Answer help = run({QStringLiteral("--help")}, home);
        QCOMPARE(help.status, 0);
        QVERIFY(help.out.startsWith(QLatin1String("Usage: adoube")));
        QVERIFY(help.out.contains(QLatin1String("--lang")));
        const Answer french =
            run({QStringLiteral("--lang"), QStringLiteral("fr"), QStringLiteral("--help")}, home);
        QVERIFY(french.out.startsWith(QStringLiteral("Utilisation\u00a0: adoube")));
        const Answer version = run({QStringLiteral("--version")}, home);
        QCOMPARE(version.status, 0);
        QVERIFY(version.out.startsWith(QLatin1String("adoube ")));
    }

    void mistakesAreSaidPlainly()
    {
        QTemporaryDir home;
        const QList<QPair<QStringList, QString>> mistakes = {
            {{QStringLiteral("--frobnicate")}, QStringLiteral("adoube: there is no option “--frobnicate”")},
            {{QStringLiteral("--lang")}, QStringLiteral("adoube: the language is en or fr, not “”")},
            {{QStringLiteral("--lang=tlh")}, QStringLiteral("adoube: the language is en or fr, not “tlh”")},
        };
        for (const auto& [arguments, words] : mistakes) {
            const Answer answer = run(arguments, home);
            QCOMPARE(answer.status, 2);
            QVERIFY2(answer.err.startsWith(words), qPrintable(answer.err));
            QVERIFY(answer.out.isEmpty());
        }
        QVERIFY(run({QStringLiteral("--lang=fr"), QStringLiteral("-x")}, home)
                    .err.contains(QStringLiteral("n’existe pas")));
    }
};

QTEST_GUILESS_MAIN(TestWindowCommand)
#include "test_window_command.moc"
