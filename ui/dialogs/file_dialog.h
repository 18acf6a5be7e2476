#pragma once
#include <QFileDialog>

namespace ui {

// Asks for a file and does nothing else: in Qt's own dialog one key deletes a folder with all that is in it,
// which nobody expects of a chess program. The system's dialogs are as the system makes them.
class FileDialog : public QFileDialog {
    Q_OBJECT
public:
    FileDialog(QWidget* parent, const QString& title, const QString& folder);

    // Nothing when it was cancelled.
    QStringList filesToOpen(FileMode mode);
    // A new name as well as one that is there; whoever asked looks at that.
    QString fileToSave(const QString& suggested);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void giveRoom();
};

} // namespace ui
