#include "ui/window/play_controls.h"

#include "ui/actions/action_registry.h"

#include <QGridLayout>
#include <QMenu>
#include <QPushButton>
#include <QStyle>

#include <algorithm>

namespace ui {

PlayControls::PlayControls(ActionRegistry& actions, QWidget* parent) : QWidget(parent), m_actions(actions)
{
    setObjectName(QStringLiteral("playControls"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(6);
    struct Place {
        ActionId id;
        int row, column, columns;
        bool inGame;
    };
    constexpr Place Places[] = {
        {ActionId::PressClock, 0, 0, 2, true},    {ActionId::Claim, 1, 0, 1, true},
        {ActionId::ClaimWithMove, 1, 1, 1, true}, {ActionId::OfferDraw, 2, 0, 1, true},
        {ActionId::Resign, 2, 1, 1, true},        {ActionId::TakeBack, 3, 0, 1, true},
        {ActionId::Pause, 3, 1, 1, true},         {ActionId::Jadoube, 4, 0, 2, true},
        {ActionId::NewGame, 5, 0, 2, false},      {ActionId::OpenFile, 6, 0, 2, false}};
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
    if (linked.button->menu() != linked.action->menu())
        linked.button->setMenu(linked.action->menu());
    linked.button->setText(ActionRegistry::plainText(linked.action->text()));
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
