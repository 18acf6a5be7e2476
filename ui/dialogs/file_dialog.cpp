#include "ui/dialogs/file_dialog.h"

#include <QAction>
#include <QShortcut>

namespace ui {

FileDialog::FileDialog(QWidget* parent, const QString& title, const QString& folder)
    : QFileDialog(parent, title, folder,
                  tr("Chess games (*.pgn *.PGN)") + QStringLiteral(";;") + tr("All files (*)"))
{
    setObjectName(QStringLiteral("fileDialog"));
}

QStringList FileDialog::filesToOpen(FileMode mode)
{
    setFileMode(mode);
    setOption(ReadOnly);
    return exec() == Accepted ? selectedFiles() : QStringList();
}

QString FileDialog::fileToSave(const QString& suggested)
{
    setAcceptMode(AcceptSave);
    setFileMode(AnyFile);
    setOption(DontConfirmOverwrite);
    selectFile(suggested);
    return exec() == Accepted ? selectedFiles().value(0) : QString();
}

// Its widgets are made when it is shown, and not at all when the system has a dialog of its own. A hidden
// action is not in the menu of the list; the key is that of each list, and not of the action.
void FileDialog::showEvent(QShowEvent* event)
{
    for (const char* name : {"qt_delete_action", "qt_rename_action"}) {
        if (auto* action = findChild<QAction*>(QLatin1String(name)))
            action->setVisible(false);
    }
    for (QShortcut* key : findChildren<QShortcut*>()) {
        if (key->key() == QKeySequence(Qt::Key_Delete))
            key->setEnabled(false);
    }
    QFileDialog::showEvent(event);
}

} // namespace ui
