#include "ui/notation/move_list_layout.h"

#include <QFontDatabase>
#include <QPainter>

namespace ui {

using record::NodeId;

namespace {

constexpr int CellPad = 6;
constexpr qreal Radius = 4;

QColor mixed(const QColor& a, const QColor& b, float share)
{
    return QColor::fromRgbF(a.redF() * (1 - share) + b.redF() * share,
                            a.greenF() * (1 - share) + b.greenF() * share,
                            a.blueF() * (1 - share) + b.blueF() * share);
}

QFont withWeight(QFont font, QFont::Weight weight)
{
    font.setWeight(weight);
    return font;
}

QFont scaled(QFont font, double factor)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(int(font.pixelSize() * factor));
    return font;
}

} // namespace

MoveListStyle MoveListStyle::of(const QFont& font, const QPalette& palette)
{
    MoveListStyle style;
    style.font = font;
    style.mainFont = withWeight(font, QFont::Medium);
    style.smallFont = scaled(font, 0.82);
    style.unreadFont = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (font.pointSizeF() > 0)
        style.unreadFont.setPointSizeF(font.pointSizeF() * 0.92);
    const QColor base = palette.color(QPalette::Base);
    const bool dark = base.lightnessF() < 0.5F;
    style.text = palette.color(QPalette::Text);
    style.quiet = mixed(style.text, base, 0.34F);
    style.line = mixed(style.text, base, 0.80F);
    style.raised = mixed(style.text, base, 0.91F);
    style.current = palette.color(QPalette::Highlight);
    style.currentText = palette.color(QPalette::HighlightedText);
    style.good = dark ? QColor(0x7fc99a) : QColor(0x1c6b3c);
    style.doubtful = dark ? QColor(0xe0b85c) : QColor(0x7a5600);
    style.bad = dark ? QColor(0xf2948a) : QColor(0xa3271d);
    style.unread = style.bad;
    style.unreadBack = mixed(style.bad, base, 0.90F);
    return style;
}

QColor MoveListStyle::toneColor(MoveTone tone) const
{
    switch (tone) {
    case MoveTone::Good:
        return good;
    case MoveTone::Doubtful:
        return doubtful;
    case MoveTone::Bad:
        return bad;
    case MoveTone::Plain:
        break;
    }
    return text;
}

void MoveListLayout::paint(QPainter& painter, QRect visible, NodeId current, NodeId hovered) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (auto u = unitAt(visible.top()); u < m_units.size() && m_units[u].top <= visible.bottom(); ++u) {
        const auto& unit = m_units[u];
        for (std::size_t i = 0; i < unit.blocks.size(); ++i) {
            const int top = unit.top + unit.blocks[i].top;
            if (top > visible.bottom() || top + unit.blocks[i].height < visible.top())
                continue;
            if (unit.shown[i].kind == MoveBlock::Kind::Moves)
                paintMoves(painter, unit.shown[i], top, current, hovered);
            else
                paintText(painter, unit.shown[i], unit.blocks[i], top, current, hovered);
        }
    }
}

void MoveListLayout::paintMoves(QPainter& painter, const MoveBlock& block, int top, NodeId current,
                                NodeId hovered) const
{
    painter.setFont(m_style.font);
    painter.setPen(m_style.quiet);
    painter.drawText(QRect(Margin, top, m_numberWidth - CellPad, m_rowHeight),
                     Qt::AlignRight | Qt::AlignVCenter, block.number);
    paintCell(painter, block.white, cellRect(top, false), current, hovered);
    paintCell(painter, block.black, cellRect(top, true), current, hovered);
}

void MoveListLayout::paintCell(QPainter& painter, const MoveCell& cell, QRect rect, NodeId current,
                               NodeId hovered) const
{
    if (cell.isEmpty())
        return;
    painter.setFont(m_style.mainFont);
    const QRect inner = rect.adjusted(CellPad, 0, -2, 0);
    if (cell.dots) {
        painter.setPen(m_style.quiet);
        painter.drawText(inner, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("…"));
        return;
    }
    const bool lit = cell.node == current;
    if (lit || cell.node == hovered) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(lit ? m_style.current : m_style.raised);
        painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), Radius, Radius);
    }
    const auto put = [&](const QString& text, const QColor& color, int x) {
        painter.setPen(lit ? m_style.currentText : color);
        painter.drawText(QRect(x, inner.top(), inner.right() - x + 1, inner.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, text);
        return x + painter.fontMetrics().horizontalAdvance(text);
    };
    int x = put(cell.san, m_style.text, inner.left());
    if (!cell.signs.isEmpty())
        x = put(cell.signs, m_style.toneColor(cell.tone), x);
    if (cell.clock.isEmpty())
        return;
    painter.setFont(m_style.smallFont);
    const int width = painter.fontMetrics().horizontalAdvance(cell.clock);
    if (x + CellPad + width > inner.right() - CellPad)
        return; // a narrow column: the move matters more
    painter.setPen(lit ? m_style.currentText : m_style.quiet);
    painter.drawText(inner.adjusted(0, 0, -CellPad, 0), Qt::AlignRight | Qt::AlignVCenter, cell.clock);
}

// A thin line a level at the left of a variation, so that the eye finds where it ends.
void MoveListLayout::paintGuides(QPainter& painter, const MoveBlock& block, int top, int height) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_style.line);
    MoveBlock outer;
    for (outer.level = 1; outer.level <= std::min(block.level, DeepestStep + 1); ++outer.level)
        painter.drawRect(QRectF(leftOf(outer) - m_levelStep / 2.0, top, 1.5, height));
}

void MoveListLayout::paintText(QPainter& painter, const MoveBlock& block, const Laid& laid, int top,
                               NodeId current, NodeId hovered) const
{
    const QPointF origin(leftOf(block), top + padOf(block));
    if (block.kind == MoveBlock::Kind::Unread) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_style.unreadBack);
        painter.drawRoundedRect(QRectF(Margin / 2.0, top, m_width - Margin, laid.height), Radius, Radius);
    }
    paintGuides(painter, block, top, laid.height);
    QVector<QTextLayout::FormatRange> lit;
    for (const auto& span : block.spans) {
        const bool isMove = span.kind == SpanKind::Move || span.kind == SpanKind::Sign;
        if (!isMove || span.node == NodeId::None || (span.node != current && span.node != hovered))
            continue;
        const bool isCurrent = span.node == current;
        painter.setPen(Qt::NoPen);
        painter.setBrush(isCurrent ? m_style.current : m_style.raised);
        const bool signFollows = span.kind == SpanKind::Move && &span != &block.spans.back() &&
                                 (&span + 1)->kind == SpanKind::Sign;
        const bool textFollows = span.start + span.length < int(block.text.size());
        for (const auto& rect : spanRects(*laid.text, span.start, span.length)) {
            const bool sign = span.kind == SpanKind::Sign;
            // The space before what follows is left between the two.
            const int right = signFollows || textFollows ? 0 : 3;
            auto back = rect.translated(origin).adjusted(sign ? -Radius : -3, -1, right, 1);
            painter.drawRoundedRect(back, Radius, Radius);
        }
        if (isCurrent) {
            QTextCharFormat format;
            format.setForeground(m_style.currentText);
            // Qt draws the second of two ranges that touch in its own colour: move and sign are one.
            if (!lit.isEmpty() && lit.back().start + lit.back().length == span.start)
                lit.back().length += span.length;
            else
                lit.append({span.start, span.length, format});
        }
    }
    painter.setPen(m_style.text);
    laid.text->draw(&painter, origin, lit);
}

} // namespace ui
