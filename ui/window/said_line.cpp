#include "ui/window/said_line.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int Above = 4; // below the clock

} // namespace

SaidLine::SaidLine(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("said"));
}

void SaidLine::setText(const QString& text)
{
    m_text = text;
    setAccessibleName(text);
    showToolTip();
    update();
}

int SaidLine::heightFor(int lines) const
{
    return Above + lines * fontMetrics().lineSpacing();
}

QStringList SaidLine::lines() const
{
    const int most = std::max(1, (height() - Above) / fontMetrics().lineSpacing());
    QStringList shown;
    QTextLayout layout(QString(m_text).replace(QLatin1Char('\n'), QChar::LineSeparator), font());
    QTextOption wrapped(Qt::AlignHCenter);
    wrapped.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(wrapped);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width());
        const QString rest = layout.text().mid(line.textStart());
        const bool last = shown.size() + 1 == most && line.textLength() < rest.size();
        shown << (last ? fontMetrics().elidedText(rest, Qt::ElideRight, width())
                       : rest.left(line.textLength()).trimmed());
        if (shown.size() == most)
            break;
    }
    layout.endLayout();
    return shown;
}

void SaidLine::showToolTip()
{
    const QStringList shown = lines();
    setToolTip(!shown.isEmpty() && shown.last().endsWith(QChar(0x2026)) ? m_text : QString());
}

void SaidLine::paintEvent(QPaintEvent*)
{
    QPainter p(this);
    int y = Above;
    for (const QString& line : lines()) {
        p.drawText(QRect(0, y, width(), fontMetrics().height()), Qt::AlignCenter | Qt::TextSingleLine, line);
        y += fontMetrics().lineSpacing();
    }
}

void SaidLine::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showToolTip();
}

} // namespace ui
