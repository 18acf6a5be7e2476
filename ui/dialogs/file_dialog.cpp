#include "ui/dialogs/file_dialog.h"

#include <QAbstractButton>
#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QScreen>
#include <QShortcut>
#include <QTreeView>

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
    giveRoom();
    QFileDialog::showEvent(event);
}

// Names, sizes and dates whole; all files of a kind are of the same type.
void FileDialog::giveRoom()
{
    for (auto* box : findChildren<QDialogButtonBox*>()) {
        for (QAbstractButton* button : box->buttons()) {
            button->setIcon({}); // as in all our dialogs
            button->setMinimumWidth(button->sizeHint().width());
        }
    }
    auto* details = findChild<QTreeView*>(QStringLiteral("treeView"));
    if (!details)
        return;
    constexpr int Size = 1, Type = 2, Date = 3;
    QHeaderView* header = details->header();
    header->hideSection(Type);
    header->setStretchLastSection(false);
    header->setSectionResizeMode(0, QHeaderView::Stretch);
    for (const int section : {Size, Date})
        header->setSectionResizeMode(section, QHeaderView::ResizeToContents);
    const QSize wanted(fontMetrics().averageCharWidth() * 100, fontMetrics().height() * 30);
    resize(size().expandedTo(wanted).boundedTo(screen()->availableSize()));
}

} // namespace ui
