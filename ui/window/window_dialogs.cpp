#include "ui/window/window_dialogs.h"

#include "ui/actions/action_registry.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/key_map_dialog.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/dialogs/setup_board.h"
#include "ui/dialogs/setup_dialog.h"
#include "ui/dialogs/tag_dialog.h"

namespace ui {

namespace {

constexpr int MostNames = 20;

} // namespace

WindowDialogs::WindowDialogs(ActionRegistry& actions, Settings& settings, SettingsStore& store,
                             QWidget* window)
    : QObject(window), m_actions(actions), m_settings(settings), m_store(store), m_window(window)
{
}

void WindowDialogs::open(QDialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void WindowDialogs::askNewGame(const QString& running, const std::optional<chess::Position>& from)
{
    auto* dialog =
        new NewGameDialog(m_settings.newGame, m_settings.playerNames, m_settings.lastPlayers, m_window);
    if (from)
        dialog->setWindowTitle(tr("New game from this position"));
    connect(dialog, &QDialog::accepted, this, [this, dialog, from] {
        m_settings.newGame = dialog->choice();
        for (const QString& name : m_settings.newGame.names)
            remember(m_settings.playerNames, name, MostNames);
        m_store.save(m_settings);
        emit newGameChosen(m_settings.newGame, from);
    });
    m_newGame = dialog;
    dialog->setNotice(running);
    open(dialog);
}

void WindowDialogs::forgetRunning()
{
    if (m_newGame)
        m_newGame->setNotice({});
}

void WindowDialogs::notePlayers(const std::array<QString, 2>& players)
{
    if (players == m_settings.lastPlayers || (players[0].isEmpty() && players[1].isEmpty()))
        return;
    m_settings.lastPlayers = players;
    m_store.save(m_settings);
}

void WindowDialogs::setUpPosition(const chess::Position& position)
{
    auto* dialog = new SetupDialog(position.toSetup(), m_window);
    dialog->board()->setLook(m_settings.pieceSet, m_settings.boardTheme);
    connect(dialog, &SetupDialog::playWanted, this, &WindowDialogs::playChosen);
    connect(dialog, &SetupDialog::reviewWanted, this, &WindowDialogs::reviewChosen);
    open(dialog);
}

void WindowDialogs::editTags(const record::Record& record)
{
    auto* dialog = new TagDialog(record.tags(), record.result(), m_window);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { emit tagsChosen(dialog->tags(), dialog->result()); });
    open(dialog);
}

void WindowDialogs::showSettings()
{
    auto* dialog = new SettingsDialog(m_settings, m_window);
    connect(dialog, &SettingsDialog::changed, this, &WindowDialogs::settingsChanged);
    open(dialog);
}

void WindowDialogs::showKeyMap()
{
    open(new KeyMapDialog(m_actions.keyMap(), m_window));
}

void WindowDialogs::showAbout()
{
    open(new AboutDialog(m_window));
}

} // namespace ui
