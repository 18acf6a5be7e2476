#include "ui/notation/annotation_panel.h"
#include "ui/notation/plain_text_field.h"
#include "ui/notation/repair_editor.h"

#include <QClipboard>
#include <QDropEvent>
#include <QGuiApplication>
#include <QMimeData>
#include <QTest>

using namespace ui;

// Nothing is to be had from the clipboard, not even an empty text: so it is when the program that had filled
// it has ended.
class PlainTextFieldTest : public QObject {
    Q_OBJECT

    static void pasteIntoAll()
    {
        QWidget window;
        auto* panel = new AnnotationPanel(&window);
        AnnotationPanel::State state;
        state.comment = QStringLiteral("quiet");
        panel->setState(state);
        auto* repair = new RepairEditor(&window);
        repair->open(QStringLiteral("quiet"), QStringLiteral("why"), QRect(0, 0, 10, 10));
        auto* plain = new PlainTextField(QStringLiteral("quiet"), &window);
        window.resize(400, 600);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QPlainTextEdit* fields[] = {panel->commentEdit(),
                                    repair->findChild<QPlainTextEdit*>(QStringLiteral("repairText")), plain};
        for (QPlainTextEdit* field : fields) {
            QVERIFY(field && !field->isReadOnly());
            field->moveCursor(QTextCursor::End);
            QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);
            const QMimeData nothing;
            QDropEvent drop(field->viewport()->rect().center(), Qt::CopyAction, &nothing, Qt::LeftButton,
                            Qt::NoModifier);
            QCoreApplication::sendEvent(field->viewport(), &drop);
        }
        const QString pasted = QGuiApplication::clipboard()->text();
        for (const QPlainTextEdit* field : fields)
            QCOMPARE(field->toPlainText(), QStringLiteral("quiet") + pasted);
    }

private slots:
    void anEmptyClipboardIsNothing()
    {
        QGuiApplication::clipboard()->setMimeData(new QMimeData);
        pasteIntoAll();
    }
    void textComesIn()
    {
        QGuiApplication::clipboard()->setText(QStringLiteral(" and more"));
        pasteIntoAll();
    }
};

QTEST_MAIN(PlainTextFieldTest)
#include "plain_text_field_test.moc"
