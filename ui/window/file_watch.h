#pragma once
#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

class QBoxLayout;

namespace ui {

class FileController;
class NoticeBar;

// Notices what other programs do to the opened file, and says so in a bar: one may read it again or go on.
class FileWatch : public QObject {
    Q_OBJECT
public:
    FileWatch(FileController& files, QBoxLayout& top, QWidget* window);
    void retranslate();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    // When it was written last and how long it is; what is not there has neither.
    using Stamp = std::pair<QDateTime, qint64>;
    void follow();
    void look();
    void showWords();

    FileController& m_files;
    NoticeBar* m_bar;
    QFileSystemWatcher m_watcher;
    QTimer m_soon; // a file is written in several steps
    Stamp m_seen;
};

} // namespace ui
