#include "ui/window/series_line.h"

#include "ui/text/conduct_words.h"

#include <algorithm>

namespace ui {

SeriesLine::SeriesLine(QWidget* parent) : QLabel(parent)
{
    setObjectName(QStringLiteral("seriesLine"));
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    hide();
}

void SeriesLine::showSeries(const game::Match* match, const QString& where)
{
    setVisible(match);
    if (!match)
        return;
    m_where = where;
    m_names = {text::playerName(*match, 0), text::playerName(*match, 1)};
    m_points =
        QStringLiteral("%1 – %2").arg(text::points(match->halfPoints(0)), text::points(match->halfPoints(1)));
    setToolTip(where + QStringLiteral(" · ") + text::score(*match));
    fit();
}

QSize SeriesLine::minimumSizeHint() const
{
    return {0, fontMetrics().height()};
}

void SeriesLine::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    fit();
}

// Long names are cut short, what the line is for is not.
void SeriesLine::fit()
{
    const auto line = [this](const QString& first, const QString& second) {
        return QStringLiteral("%1 · %2 %3 %4").arg(m_where, first, m_points, second);
    };
    const QFontMetrics metrics = fontMetrics();
    const auto wide = [&metrics](const QString& text) { return metrics.horizontalAdvance(text); };
    const int room = width() - 2 - wide(line({}, {}));
    const int half = room / 2;
    const int first = std::max(half, room - wide(m_names[1])),
              second = std::max(half, room - wide(m_names[0]));
    setText(line(metrics.elidedText(m_names[0], Qt::ElideRight, first),
                 metrics.elidedText(m_names[1], Qt::ElideRight, second)));
}

} // namespace ui
