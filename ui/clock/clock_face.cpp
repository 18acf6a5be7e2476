#include "ui/clock/clock_face.h"

#include "ui/settings/appearance.h"

#include <QEvent>
#include <QFontMetrics>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

namespace ui {

namespace {

struct Paint {
    QColor back, digits;
};

Paint paintFor(ClockFace::Mood mood, const WindowColors& c)
{
    switch (mood) {
    case ClockFace::Mood::Waiting:
        return {c.raised, c.quietText};
    case ClockFace::Mood::Running:
        return {c.clock, c.clockText};
    case ClockFace::Mood::Low:
        return {c.raised, c.danger};
    case ClockFace::Mood::RunningLow:
    case ClockFace::Mood::Fallen:
        return {c.danger, c.dangerText};
    }
    return {c.raised, c.text};
}

// A small flag left of the digits: a fallen flag must not be told by colour alone.
void drawFlag(QPainter& p, QRectF box, const QColor& color)
{
    QPainterPath cloth(box.topLeft());
    cloth.lineTo(box.right(), box.top() + box.height() * 0.25);
    cloth.lineTo(box.left(), box.top() + box.height() * 0.55);
    p.fillPath(cloth, color);
    p.setPen(QPen(color, std::max(1.0, box.width() / 9)));
    p.drawLine(box.topLeft(), box.bottomLeft());
}

} // namespace

ClockFace::ClockFace(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    measure();
}

void ClockFace::measure()
{
    m_digits = font();
    m_digits.setPointSizeF(font().pointSizeF() * 1.75);
    m_digits.setWeight(QFont::DemiBold);
    const QFontMetrics metrics(m_digits);
    m_digit = 0;
    for (char c = '0'; c <= '9'; ++c)
        m_digit = std::max(m_digit, metrics.horizontalAdvance(QLatin1Char(c)));
    m_mark =
        std::max({metrics.horizontalAdvance(QLatin1Char(':')), metrics.horizontalAdvance(QLatin1Char('.')),
                  metrics.horizontalAdvance(QLatin1Char(','))});
    updateGeometry();
    update();
}

void ClockFace::setHours(bool hours)
{
    if (m_hours == hours)
        return;
    m_hours = hours;
    updateGeometry();
}

void ClockFace::setFace(const QString& face, Mood mood)
{
    if (face == m_face && mood == m_mood)
        return;
    m_face = face;
    m_mood = mood;
    update();
}

QSize ClockFace::sizeHint() const
{
    const QFontMetrics metrics(m_digits);
    const int cells = m_hours ? 5 * m_digit + 2 * m_mark : 4 * m_digit + 2 * m_mark;
    return {cells + metrics.height() * 5 / 4,
            metrics.height() + metrics.height() / 5}; // with room for the flag
}

void ClockFace::paintEvent(QPaintEvent*)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const Paint colors = paintFor(m_mood, windowColors(palette()));
    const double radius = height() / 5.5;
    p.setPen(Qt::NoPen);
    p.setBrush(colors.back);
    p.drawRoundedRect(rect(), radius, radius);

    const QFontMetrics metrics(m_digits);
    int total = 0;
    for (const QChar c : m_face)
        total += cellWidth(c);
    int x = width() - total - metrics.height() / 3;
    const int base = (height() + metrics.capHeight()) / 2;
    if (m_mood == Mood::Fallen) {
        const double h = metrics.capHeight();
        drawFlag(p, QRectF(metrics.height() / 3.5, base - h, h * 0.6, h), colors.digits);
    }
    p.setFont(m_digits);
    p.setPen(colors.digits);
    for (const QChar c : m_face) {
        const int cell = cellWidth(c);
        p.drawText(x + (cell - metrics.horizontalAdvance(c)) / 2, base, c);
        x += cell;
    }
}

void ClockFace::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        measure();
    QWidget::changeEvent(event);
}

void ClockFace::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
        emit clicked();
}

} // namespace ui
