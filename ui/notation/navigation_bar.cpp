#include "ui/notation/navigation_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainterPath>
#include <QStyleOptionToolButton>
#include <QStylePainter>

namespace ui {

namespace {

enum class Glyph { First, Previous, Play, Next, Last };

// A button with a sign drawn in the palette's colour, sharp at any scale.
class GlyphButton : public QToolButton {
public:
    GlyphButton(Glyph glyph, QWidget* parent) : QToolButton(parent), m_glyph(glyph)
    {
        setAutoRaise(true);
        setProperty("flat", true);
        setAutoRepeat(glyph == Glyph::Previous || glyph == Glyph::Next);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override
    {
        const int side = fontMetrics().height() + 14;
        return {side + 8, side};
    }
    QSize minimumSizeHint() const override
    {
        return {fontMetrics().height() + 6, fontMetrics().height() + 14};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QStylePainter painter(this);
        QStyleOptionToolButton option;
        initStyleOption(&option);
        option.icon = {};
        option.text.clear();
        painter.drawComplexControl(QStyle::CC_ToolButton, option);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        const auto group = isEnabled() ? QPalette::Active : QPalette::Disabled;
        painter.setBrush(palette().color(group, QPalette::ButtonText));
        const qreal size = fontMetrics().height() * 0.8;
        painter.translate(QRectF(rect()).center());
        painter.scale(size / 2, size / 2);
        painter.drawPath(path());
    }

private:
    QPainterPath path() const
    {
        QPainterPath path;
        const auto triangle = [&path](qreal base, qreal tip) {
            path.addPolygon(QPolygonF{{base, -0.8}, {tip, 0}, {base, 0.8}});
            path.closeSubpath();
        };
        switch (m_glyph) {
        case Glyph::First:
            path.addRect(-0.95, -0.8, 0.24, 1.6);
            triangle(0.75, -0.6);
            break;
        case Glyph::Previous:
            triangle(0.6, -0.75);
            break;
        case Glyph::Next:
            triangle(-0.6, 0.75);
            break;
        case Glyph::Last:
            path.addRect(0.71, -0.8, 0.24, 1.6);
            triangle(-0.75, 0.6);
            break;
        case Glyph::Play:
            if (isChecked()) {
                path.addRect(-0.62, -0.75, 0.42, 1.5);
                path.addRect(0.2, -0.75, 0.42, 1.5);
            } else {
                // Two triangles: it goes on by itself.
                triangle(-0.9, 0.05);
                triangle(0.0, 0.95);
            }
            break;
        }
        return path;
    }
    Glyph m_glyph;
};

} // namespace

NavigationBar::NavigationBar(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("navigationBar"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    const auto add = [&](Glyph glyph, const char* name) {
        auto* button = new GlyphButton(glyph, this);
        button->setObjectName(QString::fromLatin1(name));
        row->addWidget(button);
        return button;
    };
    const auto stepper = [&](Glyph glyph, const char* name, MoveStep step) {
        auto* button = add(glyph, name);
        connect(button, &QToolButton::clicked, this, [this, step] {
            setPlaying(false);
            emit stepIntended(step);
        });
        return button;
    };
    m_first = stepper(Glyph::First, "stepFirst", MoveStep::First);
    m_previous = stepper(Glyph::Previous, "stepPrevious", MoveStep::Previous);
    m_play = add(Glyph::Play, "autoplay");
    m_play->setCheckable(true);
    m_next = stepper(Glyph::Next, "stepNext", MoveStep::Next);
    m_last = stepper(Glyph::Last, "stepLast", MoveStep::Last);
    connect(m_play, &QToolButton::clicked, this, &NavigationBar::setPlaying);
    m_timer.setInterval(1500);
    connect(&m_timer, &QTimer::timeout, this, [this] { emit stepIntended(MoveStep::Next); });
    setSteps(false, false);
    retranslate();
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
    retranslate();
    emit playingChanged(on);
}

void NavigationBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
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
