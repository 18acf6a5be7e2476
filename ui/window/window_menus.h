#pragma once
#include "ui/settings/settings.h"

#include <QObject>

class QMenu;
class QWidget;

namespace ui {

class ActionRegistry;
class FileController;

// The menus whose entries come and go: recent files, lists of games, the language.
class WindowMenus : public QObject {
    Q_OBJECT
public:
    WindowMenus(ActionRegistry& actions, FileController& files, Settings& settings, QWidget* window);
    void retranslate();

signals:
    void languageChosen(const QString& language); // empty: the system's

private:
    void fillRecent();
    void fillLists();
    void fillLanguages();

    FileController& m_files;
    Settings& m_settings;
    QMenu* m_recent;
    QMenu* m_lists;
    QMenu* m_languages;
};

} // namespace ui
