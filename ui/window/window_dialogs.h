#pragma once
#include "core/record/record.h"
#include "ui/settings/settings_store.h"

#include <QObject>
#include <QPointer>

class QDialog;
class QWidget;

namespace ui {

class ActionRegistry;
class NewGameDialog;

// Opens the dialogs that are not questions; none of them stops the window or its clocks.
class WindowDialogs : public QObject {
    Q_OBJECT
public:
    WindowDialogs(ActionRegistry& actions, Settings& settings, SettingsStore& store, QWidget* window);

    // `running`: what is said of a game that a new one would stop; empty when there is none.
    void askNewGame(const QString& running, const std::optional<chess::Position>& from = {});
    // It has come to its end while the dialog is open.
    void forgetRunning();
    // Who has White and who Black in the game that has begun.
    void notePlayers(const std::array<QString, 2>& players);
    // Starts with the position on the board.
    void setUpPosition(const chess::Position& position);
    void editTags(const record::Record& record);
    void showSettings();
    void showKeyMap();
    void showAbout();

signals:
    void newGameChosen(const ui::NewGameChoice& choice, const std::optional<chess::Position>& from);
    void playChosen(const chess::Position& position);
    void reviewChosen(const chess::Position& position);
    void tagsChosen(const record::Tags& tags, chess::Result result);
    void settingsChanged(const ui::Settings& settings);

private:
    void open(QDialog* dialog);

    ActionRegistry& m_actions;
    Settings& m_settings;
    SettingsStore& m_store;
    QWidget* m_window;
    QPointer<NewGameDialog> m_newGame;
};

} // namespace ui
