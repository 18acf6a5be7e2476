#include "ui/dialogs/file_dialog.h"

#include <QAbstractButton>
#include <QDialogButtonBox>
#include <QDir>
#include <QListView>
#include <QMenu>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeView>
#include <QtTest>

using ui::FileDialog;

// A dialog that asks for a file, in the form it has where the system has none of its own.
class FileDialogTest : public QObject {
    Q_OBJECT

    // Every question that is asked meanwhile is answered with Yes: "Are you sure …?"
    static int answerYes(const std::function<void()>& act)
    {
        int asked = 0;
        QTimer answering;
        connect(&answering, &QTimer::timeout, &answering, [&asked] {
            QWidget* box = QApplication::activeModalWidget();
            if (box && box->inherits("QMessageBox")) {
                ++asked;
                QTest::keyClick(box, Qt::Key_Y, Qt::AltModifier);
            } else if (QWidget* menu = QApplication::activePopupWidget()) {
                menu->close();
            }
        });
        answering.start(0);
        act();
        return asked;
    }

private slots:
    void init() { QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }

    void itsButtonsAreNotCut()
    {
        QTemporaryDir dir;
        FileDialog dialog(nullptr, QStringLiteral("Games"), dir.path());
        QTimer::singleShot(0, &dialog, [&] {
            const auto end = qScopeGuard([&dialog] { dialog.reject(); });
            const auto buttons = dialog.findChild<QDialogButtonBox*>()->buttons();
            QCOMPARE(buttons.size(), 2);
            for (QAbstractButton* button : buttons)
                QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
            auto* details = dialog.findChild<QTreeView*>(QStringLiteral("treeView"));
            QVERIFY(details && details->isColumnHidden(2));
        });
        dialog.fileToSave(QStringLiteral("a.pgn"));
    }

    void noKeyAndNoMenuDeletesAFolder_data()
    {
        QTest::addColumn<bool>("saving");
        QTest::newRow("open") << false;
        QTest::newRow("save") << true;
    }
    void noKeyAndNoMenuDeletesAFolder()
    {
        QFETCH(bool, saving);
        QTemporaryDir dir;
        QVERIFY(QDir(dir.path()).mkpath(QStringLiteral("games/mine")));
        FileDialog dialog(nullptr, QStringLiteral("Games"), dir.path());
        QTimer::singleShot(0, &dialog, [&] {
            const auto end = qScopeGuard([&dialog] { dialog.reject(); }); // also when something fails
            auto* list = dialog.findChild<QListView*>(QStringLiteral("listView"));
            QTRY_COMPARE(list->model()->rowCount(list->rootIndex()), 1);
            const QModelIndex folder = list->model()->index(0, 0, list->rootIndex());
            QVERIFY(QTest::qWaitForWindowActive(&dialog)); // keys of a list work in an active window only
            list->setCurrentIndex(folder);
            list->setFocus();
            QCOMPARE(answerYes([&] {
                         for (const auto key : {Qt::Key_Delete, Qt::Key_F2})
                             QTest::keyClick(list, key);
                     }),
                     0);
            for (const char* name : {"qt_delete_action", "qt_rename_action"})
                QVERIFY(!dialog.findChild<QAction*>(QLatin1String(name))->isVisible());
        });
        if (saving)
            QCOMPARE(dialog.fileToSave(dir.filePath(QStringLiteral("new.pgn"))), QString());
        else
            QVERIFY(dialog.filesToOpen(QFileDialog::ExistingFile).isEmpty());
        QVERIFY(QDir(dir.filePath(QStringLiteral("games/mine"))).exists());
    }

    void whatIsSuggestedIsTakenByReturn()
    {
        QTemporaryDir dir;
        FileDialog dialog(nullptr, QStringLiteral("Games"), dir.path());
        QTimer::singleShot(0, &dialog, [&] { QTest::keyClick(&dialog, Qt::Key_Return); });
        const QString path = dir.filePath(QStringLiteral("new.pgn"));
        QCOMPARE(dialog.fileToSave(path), path);
    }
};

QTEST_MAIN(FileDialogTest)
#include "file_dialog_test.moc"
