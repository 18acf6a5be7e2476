#include "ui/window/play_controls.h"

#include "ui/actions/action_registry.h"
#include "ui/window/series_line.h"

#include <QCoreApplication>
#include <QCursor>
#include <QEvent>
#include <QGridLayout>
#include <QMenu>
#include <QPushButton>
#include <QStyle>

#include <algorithm>

namespace ui {

PlayControls::PlayControls(ActionRegistry& actions, QWidget* parent)
    : QWidget(parent), m_actions(actions), m_series(new SeriesLine(this))
{
    setObjectName(QStringLiteral("playControls"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(6);
    grid->addWidget(m_series, 0, 0, 1, 2);
    struct Place {
        ActionId id;
        int row, column, columns;
        bool inGame;
    };
    constexpr Place Places[] = {
        {ActionId::PressClock, 1, 0, 2, true},    {ActionId::Claim, 2, 0, 1, true},
        {ActionId::ClaimWithMove, 2, 1, 1, true}, {ActionId::OfferDraw, 3, 0, 1, true},
        {ActionId::Resign, 3, 1, 1, true},        {ActionId::TakeBack, 4, 0, 1, true},
        {ActionId::Pause, 4, 1, 1, true},         {ActionId::Jadoube, 5, 0, 2, true},
        {ActionId::NewGame, 6, 0, 2, false},      {ActionId::OpenFile, 7, 0, 2, false}};
    for (const Place& place : Places) {
        QAction* action = actions.action(place.id);
        auto* button = new QPushButton(this);
        button->setObjectName(action->objectName() + QStringLiteral("Button"));
        button->setFocusPolicy(Qt::TabFocus); // a click must not take the keys away from the board
        connect(button, &QPushButton::clicked, action, [action] {
            if (!action->menu())
                action->trigger();
        });
        grid->addWidget(button, place.row, place.column, 1, place.columns);
        m_buttons.push_back({button, action, place.inGame});
        const Linked linked = m_buttons.back();
        connect(action, &QAction::changed, this, [this, linked] { follow(linked); });
    }
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    retranslate();
}

void PlayControls::showGame(bool goesOn)
{
    m_goesOn = goesOn;
    retranslate();
}

void PlayControls::showSeries(const game::Match* match, const QString& where)
{
    m_series->showSeries(match, where);
}

// The mouse may have left the button while its menu was open, and nothing has told the button so.
void PlayControls::letGo(QPushButton* button)
{
    if (!button->underMouse() || button->rect().contains(button->mapFromGlobal(QCursor::pos())))
        return;
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(button, &leave);
}

void PlayControls::retranslate()
{
    for (const Linked& linked : m_buttons)
        follow(linked);
}

QSize PlayControls::minimumSizeHint() const
{
    int half = 0, whole = 0;
    const auto* grid = static_cast<const QGridLayout*>(layout());
    for (const Linked& linked : m_buttons) {
        if (!linked.action->isVisible())
            continue;
        int row = 0, column = 0, rows = 0, columns = 0;
        grid->getItemPosition(grid->indexOf(linked.button), &row, &column, &rows, &columns);
        int& width = columns == 1 ? half : whole;
        width = std::max(width, linked.button->minimumSizeHint().width());
    }
    return QWidget::minimumSizeHint().expandedTo({std::max(2 * half + grid->spacing(), whole), 0});
}

void PlayControls::follow(const Linked& linked)
{
    if (QMenu* menu = linked.action->menu(); menu && linked.button->menu() != menu) {
        linked.button->setMenu(menu);
        // Queued: the mouse that closes a menu is given back afterwards.
        connect(
            menu, &QMenu::aboutToHide, linked.button, [button = linked.button] { letGo(button); },
            Qt::QueuedConnection);
    }
    linked.button->setText(ActionRegistry::plainText(linked.action->iconText()));
    linked.button->setAccessibleName(ActionRegistry::plainText(linked.action->text()));
    linked.button->setToolTip(linked.action->toolTip());
    linked.button->setEnabled(linked.action->isEnabled());
    linked.button->setVisible(linked.inGame == m_goesOn && linked.action->isVisible());
    linked.button->setCheckable(linked.action->isCheckable());
    linked.button->setChecked(linked.action->isChecked());
    const bool lit =
        linked.action->property("lit").toBool() || linked.action == m_actions.action(ActionId::NewGame);
    if (linked.button->property("primary").toBool() != lit) {
        linked.button->setProperty("primary", lit);
        linked.button->style()->unpolish(linked.button);
        linked.button->style()->polish(linked.button);
    }
}

} // namespace ui
