#include "ui/window/side_panel.h"

#include "ui/actions/action_registry.h"
#include "ui/actions/icons.h"
#include "ui/window/opening_line.h"
#include "ui/window/play_controls.h"
#include "ui/window/review_tools.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

// Of the height of a low window; in a high one the tools have all they want and the moves the rest.
constexpr int MovesShare = 3;
constexpr int ToolsShare = 2;

struct Step {
    ActionId id;
    Glyph glyph;
};
constexpr Step Steps[] = {{ActionId::First, Glyph::First},
                          {ActionId::Previous, Glyph::Previous},
                          {ActionId::Next, Glyph::Next},
                          {ActionId::Last, Glyph::Last}};

} // namespace

SidePanel::SidePanel(ActionRegistry& actions, QWidget* parent)
    : QWidget(parent),
      m_opening(new OpeningLine(this)),
      m_moves(new QStackedWidget(this)),
      m_controls(new PlayControls(actions, this)),
      m_stepRow(new QWidget(this))
{
    setObjectName(QStringLiteral("sidePanel"));
    auto* steps = new QHBoxLayout(m_stepRow);
    steps->setContentsMargins(0, 0, 0, 0);
    steps->setSpacing(6);
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        auto* button = new QToolButton(m_stepRow);
        QAction* action = actions.action(Steps[i].id);
        button->setObjectName(action->objectName() + QStringLiteral("Button"));
        button->setFocusPolicy(Qt::TabFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setAutoRepeat(Steps[i].id == ActionId::Previous || Steps[i].id == ActionId::Next);
        connect(button, &QToolButton::clicked, action, &QAction::trigger);
        const auto follow = [button, action] {
            button->setEnabled(action->isEnabled());
            button->setToolTip(action->toolTip());
            button->setAccessibleName(ActionRegistry::plainText(action->text()));
        };
        connect(action, &QAction::changed, button, follow);
        connect(action, &QAction::changed, this, &SidePanel::showSteps);
        follow();
        m_steps[i] = button;
        steps->addWidget(button);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2, 6, 8, 8);
    column->setSpacing(8);
    column->addWidget(m_opening);
    column->addWidget(m_moves, MovesShare);
    column->addWidget(m_controls);
    column->addWidget(m_stepRow);
    setIcons();
}

QWidget* SidePanel::listParent() const
{
    return m_moves;
}

void SidePanel::place(QWidget* playMoves, QWidget* reviewMoves, ReviewTools* reviewTools)
{
    m_moves->addWidget(playMoves);
    m_moves->addWidget(reviewMoves);
    m_tools = reviewTools;
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->insertWidget(column->indexOf(m_controls), m_tools, ToolsShare);
    m_tools->hide();
}

void SidePanel::showMode(bool playing)
{
    m_moves->setCurrentIndex(playing ? 0 : 1);
    m_controls->setVisible(playing);
    m_playing = playing;
    showSteps();
    if (m_tools)
        m_tools->setVisible(!playing);
    fitTools();
}

// The moves come first: under a search in a low window there is no room for all.
void SidePanel::fitTools()
{
    if (!m_tools || m_playing)
        return;
    const QMargins margins = layout()->contentsMargins();
    int above = margins.top() + margins.bottom() + m_moves->minimumSizeHint().height() + layout()->spacing();
    if (!m_opening->isHidden())
        above += m_opening->minimumSizeHint().height() + layout()->spacing();
    m_tools->fitInto(height() - above);
}

void SidePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitTools();
}

// Steps come with the first move; their place is kept.
void SidePanel::showSteps()
{
    const bool any = std::any_of(m_steps.begin(), m_steps.end(),
                                 [](const QToolButton* step) { return step && step->isEnabled(); });
    auto policy = m_stepRow->sizePolicy();
    policy.setRetainSizeWhenHidden(m_playing);
    m_stepRow->setSizePolicy(policy);
    m_stepRow->setVisible(m_playing && any);
}

void SidePanel::retranslate()
{
    m_controls->retranslate();
}

void SidePanel::setIcons()
{
    for (std::size_t i = 0; i < m_steps.size(); ++i)
        m_steps[i]->setIcon(glyphIcon(Steps[i].glyph, palette()));
}

void SidePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        setIcons();
    QWidget::changeEvent(event);
}

} // namespace ui
