#include "ui/notation/navigation_bar.h"

#include "ui/actions/icons.h"

#include <QEvent>
#include <QHBoxLayout>

namespace ui {

NavigationBar::NavigationBar(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("navigationBar"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    const auto add = [&](const char* name) {
        auto* button = new QToolButton(this);
        button->setObjectName(QString::fromLatin1(name));
        button->setFocusPolicy(Qt::TabFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        row->addWidget(button);
        return button;
    };
    const auto stepper = [&](const char* name, MoveStep step) {
        auto* button = add(name);
        button->setAutoRepeat(step == MoveStep::Previous || step == MoveStep::Next);
        connect(button, &QToolButton::clicked, this, [this, step] {
            setPlaying(false);
            emit stepIntended(step);
        });
        return button;
    };
    m_first = stepper("stepFirst", MoveStep::First);
    m_previous = stepper("stepPrevious", MoveStep::Previous);
    m_next = stepper("stepNext", MoveStep::Next);
    m_last = stepper("stepLast", MoveStep::Last);
    row->addSpacing(12);
    m_play = add("autoplay");
    m_play->setCheckable(true);
    connect(m_play, &QToolButton::clicked, this, &NavigationBar::setPlaying);
    m_timer.setInterval(1500);
    connect(&m_timer, &QTimer::timeout, this, [this] { emit stepIntended(MoveStep::Next); });
    setSteps(false, false);
    setIcons();
    retranslate();
}

void NavigationBar::setIcons()
{
    m_first->setIcon(glyphIcon(Glyph::First, palette()));
    m_previous->setIcon(glyphIcon(Glyph::Previous, palette()));
    m_next->setIcon(glyphIcon(Glyph::Next, palette()));
    m_last->setIcon(glyphIcon(Glyph::Last, palette()));
    m_play->setIcon(glyphIcon(isPlaying() ? Glyph::Pause : Glyph::Play, palette()));
}

void NavigationBar::setSteps(bool back, bool forward)
{
    m_first->setEnabled(back);
    m_previous->setEnabled(back);
    m_next->setEnabled(forward);
    m_last->setEnabled(forward);
    m_play->setEnabled(forward);
    if (!forward)
        setPlaying(false);
}

void NavigationBar::setPlaying(bool on)
{
    m_play->setChecked(on);
    if (on == m_timer.isActive())
        return;
    if (on) {
        m_timer.start();
        emit stepIntended(MoveStep::Next);
    } else {
        m_timer.stop();
    }
    setIcons();
    retranslate();
    emit playingChanged(on);
}

void NavigationBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        setIcons();
}

void NavigationBar::retranslate()
{
    const auto name = [](QToolButton* button, const QString& text, const QString& key) {
        button->setAccessibleName(text);
        button->setToolTip(key.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, key));
    };
    const auto key = [](int k) { return QKeySequence(k).toString(QKeySequence::NativeText); };
    name(m_first, tr("Start of the game"), key(Qt::Key_Home));
    name(m_previous, tr("Previous move"), key(Qt::Key_Left));
    name(m_next, tr("Next move"), key(Qt::Key_Right));
    name(m_last, tr("End of the line"), key(Qt::Key_End));
    name(m_play, m_timer.isActive() ? tr("Stop playing through") : tr("Play through"), {});
}

} // namespace ui
