#pragma once
#include "core/game/game_session.h"
#include "ui/window/services.h"

#include <QMainWindow>

#include <memory>

namespace ui {

class ActionRegistry;
class BoardColumn;
class DoublesController;
class EncodingController;
class FileController;
class FileWatch;
class GameNavigation;
class ListController;
class ListEditor;
class NoticeBar;
class PlayController;
class PlayMoves;
class ReportController;
class ReviewController;
class ReviewPresenter;
class SafetyController;
class SearchController;
class SidePanel;
class SoundEffects;
class TableInput;
class UndoController;
class UnreadController;
class WindowDialogs;
class WindowLayout;
class WindowMenus;

// The window: puts the parts together, switches between play and review, and no more.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(const Services& services, QWidget* parent = nullptr);
    ~MainWindow() override;

    enum class Mode : std::uint8_t { Play, Review };
    Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    void openFile(const QString& path);
    // The first one here, each of the others in a window of its own.
    void openFiles(const QStringList& paths);
    void say(const QString& text);
    // What was wrong with the settings, in a bar that stays until it is closed.
    void reportSettings(const SettingsStore::Loaded& loaded);
    // What can wait until the window is on the screen.
    void finishStart();
    // What an earlier run was killed over, and what it was told to discard; in a window that has been opened
    // with a file only what is of it. True when there is more, for another window.
    bool takeLeft(const QString& file = {});

    game::GameSession& session() { return m_session; }
    game::Game& playGame() { return m_playGame; }
    game::Game& reviewGame() { return m_reviewGame; }
    FileController& files() { return *m_files; }
    PlayController& play() { return *m_play; }
    ActionRegistry& actions() { return *m_actions; }

signals:
    // A second file at once: another window shows it.
    void windowWanted(const QString& path);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void compose();
    void connectPlay();
    void connectFiles();
    void connectActions();
    void applySettings();
    QString language() const;
    void keepSettings();
    void changeSettings(const Settings& settings);
    void retranslate();
    void makeListEditor();
    void addToFile();
    void save(bool elsewhere);
    void showTitle();
    game::Game& activeGame() { return m_mode == Mode::Play ? m_playGame : m_reviewGame; }

    Services m_services;
    std::unique_ptr<Prompts> m_ownPrompts;
    game::Game m_playGame;
    game::Game m_reviewGame;
    game::GameSession m_session;
    Mode m_mode = Mode::Play;

    ActionRegistry* m_actions;
    BoardColumn* m_column;
    SidePanel* m_side;
    ListController* m_lists;
    PlayMoves* m_playMoves;
    ReviewPresenter* m_presenter;
    GameNavigation* m_navigation;
    TableInput* m_input;
    PlayController* m_play;
    ReviewController* m_review;
    FileController* m_files;
    SearchController* m_search;
    UnreadController* m_unread;
    ReportController* m_report;
    EncodingController* m_encoding;
    FileWatch* m_watch;
    UndoController* m_undo;
    ListEditor* m_listEditor = nullptr; // from the first list of games on
    DoublesController* m_doubles = nullptr;
    SoundEffects* m_sounds;
    WindowMenus* m_menus;
    WindowDialogs* m_dialogs;
    WindowLayout* m_layout;
    std::unique_ptr<SafetyController> m_safety; // goes first: what it watches must not empty its journal
};

} // namespace ui
