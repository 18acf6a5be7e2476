#include "ui/window/window_menus.h"

#include "ui/actions/action_registry.h"
#include "ui/window/file_controller.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>

namespace ui {

WindowMenus::WindowMenus(ActionRegistry& actions, FileController& files, Settings& settings, QWidget* window)
    : QObject(window),
      m_files(files),
      m_settings(settings),
      m_recent(new QMenu(window)),
      m_lists(new QMenu(window)),
      m_languages(new QMenu(window))
{
    m_recent->setObjectName(QStringLiteral("recentFiles"));
    m_lists->setObjectName(QStringLiteral("lists"));
    m_languages->setObjectName(QStringLiteral("languages"));
    actions.insertMenuAfter(ActionId::OpenFile, MenuId::Game, m_recent);
    actions.insertMenuAfter(ActionId::GameList, MenuId::View, m_lists);
    actions.insertMenuAfter(ActionId::ResetLayout, MenuId::View, m_languages);
    connect(m_recent, &QMenu::aboutToShow, this, &WindowMenus::fillRecent);
    connect(m_lists, &QMenu::aboutToShow, this, &WindowMenus::fillLists);
    connect(actions.menu(MenuId::Game), &QMenu::aboutToShow, this,
            [this] { m_recent->menuAction()->setEnabled(!m_settings.recentFiles.isEmpty()); });
    connect(actions.menu(MenuId::View), &QMenu::aboutToShow, this, [this] {
        const bool both = m_files.opened() && m_files.session()->index().size() > 0;
        m_lists->menuAction()->setEnabled(both ||
                                          (!m_files.listed() && m_files.session()->index().size() > 0));
    });
    connect(m_languages, &QMenu::aboutToShow, this, &WindowMenus::fillLanguages);
    retranslate();
    fillLanguages();
}

void WindowMenus::retranslate()
{
    m_recent->setTitle(tr("Open &recent"));
    m_lists->setTitle(tr("Show the games &of"));
    m_languages->setTitle(tr("Lan&guage"));
}

void WindowMenus::fillRecent()
{
    m_recent->clear();
    for (const QString& path : m_settings.recentFiles) {
        QString name = QFileInfo(path).fileName();
        QAction* entry = m_recent->addAction(name.replace(QLatin1Char('&'), QLatin1String("&&")));
        entry->setToolTip(QDir::toNativeSeparators(path));
        connect(entry, &QAction::triggered, this, [this, path] { m_files.open(path); });
    }
    m_recent->setToolTipsVisible(true);
}

void WindowMenus::fillLists()
{
    m_lists->clear();
    for (game::PgnFile* file : {m_files.opened(), m_files.session()}) {
        if (!file || file->index().size() == 0)
            continue;
        QAction* entry = m_lists->addAction(m_files.displayName(file));
        entry->setCheckable(true);
        entry->setChecked(file == m_files.listed());
        connect(entry, &QAction::triggered, this, [this, file] { m_files.list(file); });
    }
}

void WindowMenus::fillLanguages()
{
    m_languages->clear();
    const std::pair<QString, QString> languages[] = {{tr("As the system"), QString()},
                                                     {QStringLiteral("English"), QStringLiteral("en")},
                                                     {QStringLiteral("Français"), QStringLiteral("fr")}};
    for (const auto& [label, code] : languages) {
        QAction* entry = m_languages->addAction(label);
        entry->setObjectName(QStringLiteral("language_") + code);
        entry->setCheckable(true);
        entry->setChecked(m_settings.language == code);
        connect(entry, &QAction::triggered, this, [this, code = code] { emit languageChosen(code); });
    }
}

} // namespace ui
