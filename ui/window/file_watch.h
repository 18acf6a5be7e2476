#pragma once
#include "core/game/pgn_loader.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <optional>

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
    void follow();
    void look();
    void showWords();

    FileController& m_files;
    NoticeBar* m_bar;
    QFileSystemWatcher m_watcher;
    QTimer m_soon; // a file is written in several steps
    std::optional<game::Standing> m_seen;
};

} // namespace ui
