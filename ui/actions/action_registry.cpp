#include "ui/actions/action_registry.h"

#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

namespace ui {

namespace {

constexpr const char* Context = "ui::ActionRegistry";

struct Spec {
    ActionId id;
    MenuId menu;
    const char* name; // objectName
    const char* text;
    const char* keys; // portable, "|" between alternatives
    bool separatorBefore = false;
    bool checkable = false;
    bool inList = false; // the keys count only while the list of games has the focus: it sees to them itself
    const char* onButton = nullptr; // shorter, where the button beside it says the rest
};

const Spec Specs[] = {
    {ActionId::NewGame, MenuId::Game, "newGame", QT_TRANSLATE_NOOP("ui::ActionRegistry", "&New game…"),
     "Ctrl+N"},
    {ActionId::Rematch, MenuId::Game, "rematchAction", QT_TRANSLATE_NOOP("ui::ActionRegistry", "Re&match"),
     "Ctrl+Shift+N"},
    {ActionId::SetUp, MenuId::Game, "setUp", QT_TRANSLATE_NOOP("ui::ActionRegistry", "Set &up a position…"),
     "Ctrl+E"},
    {ActionId::OpenFile, MenuId::Game, "openFile", QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Open…"),
     "Ctrl+O"},
    {ActionId::CloseFile, MenuId::Game, "closeFile",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Close the file"), "Ctrl+W"},
    {ActionId::Save, MenuId::Game, "save", QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Save"), "Ctrl+S", true},
    {ActionId::SaveAs, MenuId::Game, "saveAs", QT_TRANSLATE_NOOP("ui::ActionRegistry", "Save &as…"),
     "Ctrl+Shift+S"},
    {ActionId::Encoding, MenuId::Game, "encoding",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "Encodin&g of the file…"), ""},
    {ActionId::OfferDraw, MenuId::Game, "offerDraw", QT_TRANSLATE_NOOP("ui::ActionRegistry", "Offer a &draw"),
     "", true},
    {ActionId::Claim, MenuId::Game, "claim", QT_TRANSLATE_NOOP("ui::ActionRegistry", "C&laim a draw"), ""},
    {ActionId::ClaimWithMove, MenuId::Game, "claimWithMove",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "Claim &with a move"), "", false, true, false,
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "… with a move")},
    {ActionId::ShowBasis, MenuId::Game, "showBasis",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "Repetitions and quiet mo&ves…"), ""},
    {ActionId::Resign, MenuId::Game, "resign", QT_TRANSLATE_NOOP("ui::ActionRegistry", "R&esign"), ""},
    {ActionId::TakeBack, MenuId::Game, "takeBack", QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Take back"),
     "Ctrl+Backspace"},
    {ActionId::PressClock, MenuId::Game, "pressClock",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "Press the cloc&k"), "Space", true},
    {ActionId::Jadoube, MenuId::Game, "jadoube", QT_TRANSLATE_NOOP("ui::ActionRegistry", "&J’adoube"), "J",
     false, true},
    {ActionId::Pause, MenuId::Game, "pause", QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Pause"),
     "Pause|Ctrl+P", false, true},
    {ActionId::EditClocks, MenuId::Game, "editClocks",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "Set the clocks…"), ""},
    {ActionId::Decide, MenuId::Game, "decideGame",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "The ar&biter decides…"), ""},
    {ActionId::Quit, MenuId::Game, "quit", QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Quit"), "Ctrl+Q", true},

    {ActionId::Undo, MenuId::Edit, "undo", QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Undo"), "Ctrl+Z"},
    {ActionId::Redo, MenuId::Edit, "redo", QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Redo"),
     "Ctrl+Y|Ctrl+Shift+Z"},
    {ActionId::Copy, MenuId::Edit, "copy", QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Copy the game"),
     "Ctrl+C", true},
    {ActionId::CopyPosition, MenuId::Edit, "copyPosition",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "Copy the p&osition"), "Ctrl+Shift+C"},
    {ActionId::Paste, MenuId::Edit, "paste",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Paste a game or position"), "Ctrl+V"},
    {ActionId::Tags, MenuId::Edit, "tags",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "Names, date and other &tags…"), "Ctrl+T", true},
    {ActionId::FindGames, MenuId::Edit, "findGames", QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Find games…"),
     "Ctrl+F", true},
    {ActionId::FindPosition, MenuId::Edit, "findPosition",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "Find games with this pos&ition"), "Ctrl+Shift+F"},
    {ActionId::Settings, MenuId::Edit, "settings", QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Settings…"),
     "Ctrl+,", true},

    {ActionId::First, MenuId::Review, "first", QT_TRANSLATE_NOOP("ui::ActionRegistry", "&First position"),
     "Home"},
    {ActionId::Previous, MenuId::Review, "previous",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Previous move"), "Left"},
    {ActionId::Next, MenuId::Review, "next", QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Next move"), "Right"},
    {ActionId::Last, MenuId::Review, "last", QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Last position"),
     "End"},
    {ActionId::PreviousVariation, MenuId::Review, "previousVariation",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "Variation a&bove"), "Up"},
    {ActionId::NextVariation, MenuId::Review, "nextVariation",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "Variation belo&w"), "Down"},
    {ActionId::PreviousGame, MenuId::Review, "previousGame",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "Previous &game of the file"), "Ctrl+PgUp", true},
    {ActionId::NextGame, MenuId::Review, "nextGame",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "Ne&xt game of the file"), "Ctrl+PgDown"},
    {ActionId::PromoteVariation, MenuId::Review, "promoteVariation",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "Move the variation &up"), "Ctrl+Up", true},
    {ActionId::DemoteVariation, MenuId::Review, "demoteVariation",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "Move the variation &down"), "Ctrl+Down"},
    {ActionId::MainLine, MenuId::Review, "makeMainLine",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "Make it the &main line"), "Ctrl+Shift+Up"},
    {ActionId::TruncateAfter, MenuId::Review, "truncateAfter",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "Delete all moves &after this one"), "Shift+Del"},
    {ActionId::DeleteVariation, MenuId::Review, "deleteVariation",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "D&elete this move and what follows"), "Ctrl+Del"},
    {ActionId::MendText, MenuId::Review, "mendText",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "Mend un&read text…"), ""},
    {ActionId::BackToPlay, MenuId::Review, "backToPlay",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "Back to the game being pla&yed"), "Ctrl+G", true},

    {ActionId::AddGames, MenuId::List, "addGames",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Add games from files…"), ""},
    {ActionId::AddToFile, MenuId::List, "addToFile",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "Add the game on the &board"), ""},
    {ActionId::CopyGames, MenuId::List, "copyGames",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Copy the selected games"), "Ctrl+C", true, false, true},
    {ActionId::PasteGames, MenuId::List, "pasteGames",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Paste games"), "Ctrl+V", false, false, true},
    {ActionId::RemoveGames, MenuId::List, "removeGames",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Delete the selected games"), "Del", false, false, true},
    {ActionId::MoveGamesUp, MenuId::List, "moveGamesUp",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "Move the games &up"), "Alt+Up", true, false, true},
    {ActionId::MoveGamesDown, MenuId::List, "moveGamesDown",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "Move the games do&wn"), "Alt+Down", false, false, true},
    {ActionId::FindDoubles, MenuId::List, "findDoubles",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Find exact doubles"), "", true},

    {ActionId::Flip, MenuId::View, "flip", QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Flip the board"), "F"},
    {ActionId::Coordinates, MenuId::View, "coordinates",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Coordinates"), "", false, true},
    {ActionId::GameList, MenuId::View, "showGameList",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "&List of games"), "Ctrl+L", false, true},
    {ActionId::Problems, MenuId::View, "showProblems",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Problems of the file"), "", false, true},
    {ActionId::FullScreen, MenuId::View, "fullScreen",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "F&ull screen"), "F11", true, true},
    {ActionId::ResetLayout, MenuId::View, "resetLayout",
     QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Reset the layout"), ""},

    {ActionId::KeyMap, MenuId::Help, "keyMap", QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Keys"), "F1"},
    {ActionId::About, MenuId::Help, "about", QT_TRANSLATE_NOOP("ui::ActionRegistry", "&About Adoube"), ""},
};

const char* const MenuTitles[] = {
    QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Game"),   QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Edit"),
    QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Review"), QT_TRANSLATE_NOOP("ui::ActionRegistry", "&List"),
    QT_TRANSLATE_NOOP("ui::ActionRegistry", "&View"),   QT_TRANSLATE_NOOP("ui::ActionRegistry", "&Help")};

QList<QKeySequence> keysOf(const Spec& spec)
{
    QList<QKeySequence> keys;
    for (const QString& key : QString::fromLatin1(spec.keys).split(QLatin1Char('|'), Qt::SkipEmptyParts))
        keys << QKeySequence(key, QKeySequence::PortableText);
    return keys;
}

} // namespace

ActionRegistry::ActionRegistry(QWidget* window) : QObject(window)
{
    for (std::size_t i = 0; i < m_menus.size(); ++i)
        m_menus[i] = new QMenu(window);
    for (const Spec& spec : Specs) {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String(spec.name));
        if (!spec.inList)
            action->setShortcuts(keysOf(spec));
        action->setCheckable(spec.checkable);
        m_actions[std::size_t(spec.id)] = action;
        window->addAction(action); // keys work in full screen too, where the menu bar may be away
        QMenu* in = m_menus[std::size_t(spec.menu)];
        if (spec.separatorBefore)
            in->addSeparator();
        in->addAction(action);
    }
    retranslate();
}

void ActionRegistry::fill(QMenuBar* bar)
{
    for (QMenu* each : m_menus)
        bar->addMenu(each);
}

void ActionRegistry::insertMenuAfter(ActionId id, MenuId in, QMenu* submenu)
{
    QMenu* host = menu(in);
    const QList<QAction*> entries = host->actions();
    const auto at = entries.indexOf(action(id));
    host->insertMenu(at + 1 < entries.size() ? entries[at + 1] : nullptr, submenu);
}

void ActionRegistry::retranslate()
{
    for (const Spec& spec : Specs) {
        QAction* action = m_actions[std::size_t(spec.id)];
        const QString text = QCoreApplication::translate(Context, spec.text);
        const QString key = keysOf(spec).value(0).toString(QKeySequence::NativeText);
        action->setText(spec.inList ? text + QLatin1Char('\t') + key : text); // shown, not claimed
        if (spec.onButton)
            action->setIconText(QCoreApplication::translate(Context, spec.onButton));
        const QString plain = plainText(text);
        action->setToolTip(key.isEmpty() ? plain : QStringLiteral("%1 (%2)").arg(plain, key));
    }
    for (std::size_t i = 0; i < m_menus.size(); ++i)
        m_menus[i]->setTitle(QCoreApplication::translate(Context, MenuTitles[i]));
}

std::vector<ActionRegistry::KeyRow> ActionRegistry::keyMap() const
{
    std::vector<KeyRow> rows;
    for (const Spec& spec : Specs) {
        const QAction* action = m_actions[std::size_t(spec.id)];
        QStringList keys;
        for (const QKeySequence& key : spec.inList ? keysOf(spec) : action->shortcuts())
            keys << key.toString(QKeySequence::NativeText);
        if (!keys.isEmpty())
            rows.push_back({plainText(menu(spec.menu)->title()), plainText(action->text()),
                            keys.join(QStringLiteral(", "))});
    }
    return rows;
}

QString ActionRegistry::plainText(const QString& text)
{
    QString plain = text.section(QLatin1Char('\t'), 0, 0);
    plain.remove(QLatin1Char('&'));
    while (plain.endsWith(QChar(0x2026)))
        plain.chop(1);
    return plain;
}

} // namespace ui
