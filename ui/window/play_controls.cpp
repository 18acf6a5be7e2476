#include "ui/window/play_controls.h"

#include "ui/actions/action_registry.h"

#include <QGridLayout>
#include <QMenu>
#include <QPushButton>
#include <QStyle>

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
    };
    constexpr Place Places[] = {{ActionId::OfferDraw, 0, 0, 1}, {ActionId::Resign, 0, 1, 1},
                                {ActionId::TakeBack, 1, 0, 1},  {ActionId::Pause, 1, 1, 1},
                                {ActionId::Claim, 2, 0, 2},     {ActionId::NewGame, 3, 0, 2}};
    for (const Place& place : Places) {
        QAction* action = actions.action(place.id);
        auto* button = new QPushButton(this);
        button->setObjectName(action->objectName() + QStringLiteral("Button"));
        button->setFocusPolicy(Qt::TabFocus); // a click must not take the keys away from the board
        if (action->menu())
            button->setMenu(action->menu());
        else
            connect(button, &QPushButton::clicked, action, &QAction::trigger);
        grid->addWidget(button, place.row, place.column, 1, place.columns);
        m_buttons.push_back({button, action});
        const Linked linked = m_buttons.back();
        connect(action, &QAction::changed, this, [this, linked] { follow(linked); });
    }
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    retranslate();
}

void PlayControls::retranslate()
{
    for (const Linked& linked : m_buttons)
        follow(linked);
}

void PlayControls::follow(const Linked& linked)
{
    linked.button->setText(ActionRegistry::plainText(linked.action->text()));
    linked.button->setToolTip(linked.action->toolTip());
    linked.button->setEnabled(linked.action->isEnabled());
    linked.button->setVisible(linked.action->isVisible());
    const bool lit = linked.action->property("lit").toBool();
    if (linked.button->property("primary").toBool() != lit) {
        linked.button->setProperty("primary", lit);
        linked.button->style()->unpolish(linked.button);
        linked.button->style()->polish(linked.button);
    }
}

} // namespace ui
