#pragma once
#include "core/record/record.h"
#include "ui/settings/settings_store.h"

#include <QObject>

class QDialog;
class QWidget;

namespace ui {

class ActionRegistry;

// Opens the dialogs that are not questions; none of them stops the window or its clocks.
class WindowDialogs : public QObject {
    Q_OBJECT
public:
    WindowDialogs(ActionRegistry& actions, Settings& settings, SettingsStore& store, QWidget* window);

    void askNewGame();
    void editTags(const record::Record& record);
    void showSettings();
    void showKeyMap();
    void showAbout();

signals:
    void newGameChosen(const ui::NewGameChoice& choice);
    void tagsChosen(const record::Tags& tags, chess::Result result);
    void settingsChanged(const ui::Settings& settings);

private:
    void open(QDialog* dialog);

    ActionRegistry& m_actions;
    Settings& m_settings;
    SettingsStore& m_store;
    QWidget* m_window;
};

} // namespace ui
