#pragma once
#include "core/game/file_check.h"

#include <QObject>
#include <QPointer>

class QBoxLayout;

namespace ui {

class ActionRegistry;
class FileController;
class NoticeBar;
class ProblemPanel;
class UnreadController;
class WindowLayout;

// The report on the listed file (P5): its games are looked through in the background, a bar says how many
// have problems, and the list of problems leads to each of them.
class ReportController : public QObject {
    Q_OBJECT
public:
    ReportController(FileController& files, UnreadController& unread, ActionRegistry& actions,
                     WindowLayout& layout, QWidget* window);

    void showPanel(bool shown);
    void retranslate();

private:
    void watch(game::PgnFile* file);
    void begin();
    void look(std::size_t row);
    void lookAtNew(const std::vector<std::size_t>& rows);
    void take(const std::vector<game::FaultyGame>& games, std::size_t checked, std::size_t total);
    void go(int row);
    void showBar();

    FileController& m_files;
    UnreadController& m_unread;
    ActionRegistry& m_actions;
    WindowLayout& m_layout;
    QPointer<NoticeBar> m_bar; // the window takes its parts down in an order of its own
    ProblemPanel* m_panel;
    game::FileCheck m_check;
    QPointer<game::PgnFile> m_file;
    bool m_dismissed = false;
};

} // namespace ui
