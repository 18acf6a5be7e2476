#include "ui/database/game_list_panel.h"
#include "ui/dialogs/encoding_dialog.h"
#include "window_fixture.h"

#include <QListWidget>
#include <QPlainTextEdit>
#include <QTableView>
#include <QToolButton>

using namespace ui;
using namespace ui::test;

// In what encoding a file is written: shown, changed with a preview, remembered, asked about when letters
// would be lost (P6).
class TestWindowEncoding : public QObject {
    Q_OBJECT

    static QByteArray game(const QByteArray& white, const QByteArray& comment)
    {
        return "[Event \"A\"]\n[White \"" + white + "\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. e4 {" +
               comment + "} e5 *\n\n";
    }
    static QString white(WindowFixture& f)
    {
        const auto value = f.window->reviewGame().record().tags().value("White");
        return QString::fromUtf8(value.data(), qsizetype(value.size()));
    }
    static QString listed(WindowFixture& f, int row)
    {
        const auto* table = f.find<QTableView>("gameTable");
        return table->model()
            ->index(row, GameTableModel::sectionOf(database::Column::White))
            .data()
            .toString();
    }
    static EncodingDialog* openDialog(WindowFixture& f)
    {
        QTest::mouseClick(f.find<QToolButton>("encodingButton"), Qt::LeftButton);
        auto* dialog = f.window->findChild<EncodingDialog*>();
        if (!dialog)
            qFatal("no dialog");
        return dialog;
    }
    static void point(EncodingDialog* dialog, const QString& name)
    {
        auto* list = dialog->findChild<QListWidget*>(QStringLiteral("encodings"));
        for (int row = 0; row < list->count(); ++row) {
            if (list->item(row)->data(Qt::UserRole).toString() == name)
                list->setCurrentRow(row);
        }
    }
    static QString preview(EncodingDialog* dialog)
    {
        return dialog->findChild<QPlainTextEdit*>(QStringLiteral("encodingPreview"))->toPlainText();
    }
    static void accept(EncodingDialog* dialog)
    {
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("ok")), Qt::LeftButton);
    }
    static QByteArray cyrillic()
    {
        return QByteArray("\xcf\xe5\xf2\xf0\xee\xf1\xff\xed");
    } // Петросян in 1251

private slots:
    void itIsShownAndChangedWithAPreviewAndRemembered()
    {
        WindowFixture f;
        const QString path =
            f.write(QStringLiteral("names.pgn"), game("M\xfcller", "") + game(cyrillic(), ""));
        f.openAndWait(path);
        auto* button = f.find<QToolButton>("encodingButton");
        QVERIFY(button->isVisible());
        EncodingDialog* dialog = openDialog(f);
        point(dialog, QStringLiteral("WINDOWS-1251"));
        QVERIFY2(preview(dialog).contains(QStringLiteral("Петросян")), qPrintable(preview(dialog)));
        point(dialog, QStringLiteral("WINDOWS-1252"));
        QVERIFY(preview(dialog).contains(QStringLiteral("Müller")));
        point(dialog, QStringLiteral("WINDOWS-1251"));
        accept(dialog);
        QCOMPARE(button->text(), QStringLiteral("Windows-1251"));
        QCOMPARE(listed(f, 1), QStringLiteral("Петросян"));
        // However the program will end.
        QCOMPARE(f.store.load().settings.fileEncodings, QStringList{QStringLiteral("WINDOWS-1251 ") + path});
        QCOMPARE(f.store.load().settings.recentFiles, QStringList{path});
        f.window->files().showRow(1);
        QCOMPARE(white(f), QStringLiteral("Петросян"));
        QVERIFY(f.window->files().closeOpened());
        f.openAndWait(path);
        QCOMPARE(button->text(), QStringLiteral("Windows-1251"));
        QCOMPARE(listed(f, 1), QStringLiteral("Петросян"));
    }

    void theGameOnTheTableIsReadAgain()
    {
        WindowFixture f;
        f.openAndWait(f.write(QStringLiteral("names.pgn"), game(cyrillic(), "")));
        EncodingDialog* dialog = openDialog(f);
        point(dialog, QStringLiteral("WINDOWS-1251"));
        accept(dialog);
        QCOMPARE(white(f), QStringLiteral("Петросян"));
        QVERIFY(!f.window->isWindowModified());
    }

    void gamesInUtf8AreReadSoAmongOthers()
    {
        WindowFixture f;
        f.openAndWait(
            f.write(QStringLiteral("names.pgn"),
                    game("M\xfcller", "sch\xf6n") + game("P\xc3\xa9trosian", "\xc3\xa9l\xc3\xa9gant")));
        QCOMPARE(listed(f, 0), QStringLiteral("Müller"));
        QCOMPARE(listed(f, 1), QStringLiteral("Pétrosian"));
        f.window->files().showRow(1);
        QCOMPARE(white(f), QStringLiteral("Pétrosian"));
        const auto& record = f.window->reviewGame().record();
        QCOMPARE(record.node(record.mainLine()[0]).commentsAfter.front(),
                 std::string("\xc3\xa9l\xc3\xa9gant"));
        f.window->files().showRow(0);
        QCOMPARE(white(f), QStringLiteral("Müller"));
    }

    void savingAsksOnlyWhenLettersWouldBeLostAndSaysWhere()
    {
        WindowFixture f;
        const QString path =
            f.write(QStringLiteral("names.pgn"), game("M\xfcller", "") + game("K\xf6nig", ""));
        f.openAndWait(path);
        auto setWhite = [&](const char* name) {
            record::Tags tags = f.window->reviewGame().record().tags();
            tags.set("White", name);
            QVERIFY(f.window->reviewGame().edit(record::SetTags{tags}, QStringLiteral("x")));
        };
        setWhite("M\xc3\xbcnch");
        f.trigger(ActionId::Save);
        QCOMPARE(f.prompts.asked.size(), 0);
        f.window->files().showRow(1);
        setWhite("\xd0\x9f\xd0\xb5\xd1\x82\xd1\x80");
        f.prompts.answers = {QStringLiteral("Save it as UTF-8")};
        f.trigger(ActionId::Save);
        QCOMPARE(f.prompts.asked.size(), 1);
        QVERIFY2(f.prompts.asked[0].contains(QStringLiteral("П")), qPrintable(f.prompts.asked[0]));
        QVERIFY2(f.prompts.asked[0].contains(QStringLiteral("game 2")), qPrintable(f.prompts.asked[0]));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.contains("M\xc3\xbcnch") && bytes.contains("\xd0\x9f\xd0\xb5\xd1\x82\xd1\x80"));
        QCOMPARE(f.find<QToolButton>("encodingButton")->text(), QStringLiteral("UTF-8"));
    }

    void theFirstGameOfAUtf16FileIsReadableAtOnceAndSavedWhole_data()
    {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<bool>("mark");
        for (const char* name : {"UTF-16LE", "UTF-16BE", "UTF-32BE"}) {
            QTest::addRow("%s with a mark", name) << name << true;
            if (!QByteArray(name).startsWith("UTF-32")) // without a mark nothing tells it
                QTest::addRow("%s", name) << name << false;
        }
    }
    void theFirstGameOfAUtf16FileIsReadableAtOnceAndSavedWhole()
    {
        QFETCH(QString, encoding);
        QFETCH(bool, mark);
        QByteArray text;
        for (int i = 0; i < 10; ++i)
            text += game("M\xc3\xbcller", "sch\xc3\xb6n");
        const auto bytes = pgn::encode(text.toStdString(), {encoding.toStdString(), mark});
        WindowFixture f;
        const QString path = f.write(QStringLiteral("wide.pgn"), QByteArray::fromStdString(*bytes));
        f.openAndWait(path);
        QCOMPARE(f.window->files().opened()->index().size(), std::size_t(10));
        QCOMPARE(white(f), QStringLiteral("Müller"));
        QCOMPARE(WindowFixture::mainLine(f.window->reviewGame().record()), QStringLiteral("e4 e5"));
        QCOMPARE(f.said(), QString());
        record::Tags tags = f.window->reviewGame().record().tags();
        tags.set("White", "Ann");
        QVERIFY(f.window->reviewGame().edit(record::SetTags{tags}, QStringLiteral("x")));
        f.trigger(ActionId::Save);
        QCOMPARE(f.prompts.asked, QStringList());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto saved = pgn::decode(file.readAll().toStdString(), {encoding.toStdString(), mark});
        QCOMPARE(QString::fromStdString(saved).count(QStringLiteral("Müller")), 9);
        QCOMPARE(QString::fromStdString(saved).count(QStringLiteral("schön")), 10);
        QVERIFY(saved.find("[White \"Ann\"]") != std::string::npos);
    }

    void plainFilesSaySo()
    {
        WindowFixture f;
        f.openAndWait(f.write(QStringLiteral("names.pgn"), game("Ann", "fine")));
        QCOMPARE(f.find<QToolButton>("encodingButton")->text(), QStringLiteral("UTF-8"));
        EncodingDialog* dialog = openDialog(f);
        QVERIFY(preview(dialog).contains(QLatin1String("plain letters")));
    }
};

QTEST_MAIN(TestWindowEncoding)
#include "test_window_encoding.moc"
