#pragma once
#include "core/game/game_session.h"
#include "ui/window/services.h"

#include <QMainWindow>

#include <memory>

class QDialog;
class QSplitter;

namespace ui {

class ActionRegistry;
class BoardColumn;
class FileController;
class GameListPanel;
class MoveListView;
class PlayController;
class PlayMoves;
class ReviewController;
class ReviewPresenter;
class ReviewTools;
class SidePanel;
class SoundEffects;
class TableInput;
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
    void say(const QString& text);
    // What can wait until the window is on the screen.
    void finishStart();

    game::GameSession& session() { return m_session; }
    game::Game& playGame() { return m_playGame; }
    game::Game& reviewGame() { return m_reviewGame; }
    FileController& files() { return *m_files; }
    ActionRegistry& actions() { return *m_actions; }

signals:
    // A second file at once: another window shows it.
    void windowWanted(const QString& path);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void compose();
    void connectPlay();
    void connectFiles();
    void connectList();
    void showList();
    void connectActions();
    void connectNavigation();
    void restoreLayout();
    void resetLayout();
    void rememberLayout();
    void shareWidth();
    void applySettings();
    QString language() const;
    void changeSettings(const Settings& settings);
    void retranslate();
    void askNewGame();
    void editTags();
    void copyGame();
    void copyPosition();
    void showSettings();
    void save(bool elsewhere);
    void open(QDialog* dialog);
    void showNavigation();
    void showOpening();
    void showTitle();
    game::Game& activeGame() { return m_mode == Mode::Play ? m_playGame : m_reviewGame; }

    Services m_services;
    std::unique_ptr<Prompts> m_ownPrompts;
    game::Game m_playGame;
    game::Game m_reviewGame;
    game::GameSession m_session;
    Mode m_mode = Mode::Play;
    bool m_ownShares = false; // somebody has moved the edge between board and side panel

    ActionRegistry* m_actions;
    BoardColumn* m_column;
    SidePanel* m_side;
    QSplitter* m_sideSplitter;
    QSplitter* m_listSplitter;
    GameListPanel* m_list;
    PlayMoves* m_playMoves;
    MoveListView* m_moves;
    ReviewTools* m_tools;
    ReviewPresenter* m_presenter;
    TableInput* m_input;
    PlayController* m_play;
    ReviewController* m_review;
    FileController* m_files;
    SoundEffects* m_sounds;
    WindowMenus* m_menus;
};

} // namespace ui
