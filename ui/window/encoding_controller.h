#pragma once
#include "core/game/pgn_file.h"
#include "ui/settings/settings.h"

#include <QObject>
#include <QPointer>

class QToolButton;

namespace ui {

class ActionRegistry;
class FileController;
class ListController;

// The encoding of the listed file: shown beside the list, changed with a preview, remembered for the next
// time (P6).
class EncodingController : public QObject {
    Q_OBJECT
public:
    EncodingController(FileController& files, ListController& lists, ActionRegistry& actions,
                       Settings& settings, QWidget* window);
    void retranslate();

signals:
    void settingsChanged();

private:
    void watch(game::PgnFile* file);
    void loaded();
    void choose();
    void use(const std::optional<pgn::Encoding>& encoding);
    void noteChange();
    void forget();
    void show();

    void makeButton();

    FileController& m_files;
    ListController& m_lists;
    Settings& m_settings;
    QWidget* m_window;
    QAction* m_action;
    QToolButton* m_button = nullptr; // made with the list
    QPointer<game::PgnFile> m_file;
    pgn::Encoding m_found;
    std::optional<pgn::Encoding> m_chosen;
    bool m_isLoaded = false;
    bool m_isUsing = false; // a choice is just being followed
};

} // namespace ui
