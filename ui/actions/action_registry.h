#pragma once
#include <QAction>
#include <QObject>

#include <array>
#include <span>
#include <vector>

class QMenu;
class QMenuBar;

namespace ui {

// What one can do in the window, each once: menus, buttons, keys and the key map all show the same QAction.
enum class ActionId : std::uint8_t {
    NewGame,
    Rematch,
    SetUp,
    OpenFile,
    CloseFile,
    Save,
    SaveAs,
    Encoding,
    Quit,
    OfferDraw,
    Claim,
    ClaimWithMove,
    ShowBasis,
    Resign,
    TakeBack,
    PressClock,
    Jadoube,
    Pause,
    EditClocks,
    Decide,
    Undo,
    Redo,
    Copy,
    CopyPosition,
    Paste,
    Tags,
    FindGames,
    FindPosition,
    First,
    Previous,
    Next,
    Last,
    NextVariation,
    PreviousVariation,
    NextGame,
    PreviousGame,
    PromoteVariation,
    MainLine,
    DemoteVariation,
    DeleteVariation,
    TruncateAfter,
    MendText,
    BackToPlay,
    AddGames,
    AddToFile,
    CopyGames,
    PasteGames,
    RemoveGames,
    MoveGamesUp,
    MoveGamesDown,
    FindDoubles,
    Flip,
    Coordinates,
    FullScreen,
    ResetLayout,
    Settings,
    GameList,
    Problems,
    KeyMap,
    About,
    Count
};
enum class MenuId : std::uint8_t { Game, Edit, Review, List, View, Help, Count };

class ActionRegistry : public QObject {
    Q_OBJECT
public:
    explicit ActionRegistry(QWidget* window);

    QAction* action(ActionId id) const { return m_actions[std::size_t(id)]; }
    QMenu* menu(MenuId id) const { return m_menus[std::size_t(id)]; }
    void fill(QMenuBar* bar);
    // Puts a submenu after an action's entry (recent files, language).
    void insertMenuAfter(ActionId id, MenuId in, QMenu* submenu);
    void retranslate();

    struct KeyRow {
        QString menu, action, keys;
    };
    // Every action that has a key, for the key map (F1).
    std::vector<KeyRow> keyMap() const;
    // The action's text without mnemonic and dots, for buttons.
    static QString plainText(const QString& text);

private:
    std::array<QAction*, std::size_t(ActionId::Count)> m_actions{};
    std::array<QMenu*, std::size_t(MenuId::Count)> m_menus{};
};

} // namespace ui
