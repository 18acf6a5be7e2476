#include "ui/notation/move_list_layout.h"

#include <QFontDatabase>
#include <QFontMetrics>
#include <QTextOption>

#include <algorithm>
#include <cmath>

namespace ui {

using record::NodeId;

std::vector<QRectF> spanRects(const QTextLayout& layout, int start, int length)
{
    std::vector<QRectF> rects;
    for (int i = 0; i < layout.lineCount(); ++i) {
        const auto line = layout.lineAt(i);
        const int from = std::max(start, line.textStart());
        const int to = std::min(start + length, line.textStart() + line.textLength());
        if (from >= to)
            continue;
        const qreal x = line.cursorToX(from), end = line.cursorToX(to);
        rects.emplace_back(x, line.y(), end - x, line.height());
    }
    return rects;
}

void MoveListLayout::setStyle(const MoveListStyle& style)
{
    m_style = style;
    measure();
    layOutAll();
}

void MoveListLayout::setWidth(int width)
{
    if (width == m_width)
        return;
    m_width = width;
    measure();
    layOutAll();
}

void MoveListLayout::measure()
{
    const QFontMetrics metrics(m_style.mainFont);
    m_rowHeight = int(std::lround(metrics.height() * 1.5));
    m_numberWidth = metrics.horizontalAdvance(QStringLiteral("8888.")) + Margin;
    m_levelStep = m_width < 20 * metrics.averageCharWidth() ? 7 : 14;
    const int widest = metrics.averageCharWidth() * 18;
    m_columnWidth = std::clamp((m_width - m_numberWidth - 2 * Margin) / 2, 20, std::max(widest, 20));
}

void MoveListLayout::apply(const MoveListDocument::Change& change)
{
    const auto first = m_units.begin() + std::ptrdiff_t(change.first);
    std::vector<Unit> old(std::make_move_iterator(first),
                          std::make_move_iterator(first + std::ptrdiff_t(change.removed)));
    m_units.erase(first, first + std::ptrdiff_t(change.removed));
    std::vector<Unit> fresh(change.added);
    for (std::size_t i = 0; i < change.added; ++i)
        layOut(fresh[i], m_document.units()[change.first + i], i < old.size() ? &old[i] : nullptr);
    m_units.insert(m_units.begin() + std::ptrdiff_t(change.first), std::make_move_iterator(fresh.begin()),
                   std::make_move_iterator(fresh.end()));
    placeUnits(change.first);
}

void MoveListLayout::layOutAll()
{
    m_units.clear();
    apply({0, 0, m_document.units().size()});
}

// Paragraphs before and after a change keep their layout: in a unit with a thousand variations one changes,
// not all.
void MoveListLayout::layOut(Unit& unit, const MoveListDocument::Unit& blocks, Unit* old)
{
    const std::size_t before = old ? old->shown.size() : 0;
    std::size_t head = 0, tail = 0;
    while (head < std::min(before, blocks.size()) && old->shown[head] == blocks[head])
        ++head;
    while (tail < std::min(before, blocks.size()) - head &&
           old->shown[before - 1 - tail] == blocks[blocks.size() - 1 - tail])
        ++tail;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        Laid laid;
        if (i < head)
            laid = std::move(old->blocks[i]);
        else if (i >= blocks.size() - tail)
            laid = std::move(old->blocks[before - (blocks.size() - i)]);
        else
            laid = layOut(blocks[i]);
        laid.top = unit.height;
        unit.height += laid.height;
        unit.blocks.push_back(std::move(laid));
    }
    unit.shown = blocks;
}

int MoveListLayout::leftOf(const MoveBlock& block) const
{
    if (block.kind == MoveBlock::Kind::Result)
        return Margin;
    const int indent = std::min(m_numberWidth, m_width / 8) + Margin;
    return indent + std::clamp(block.level - 1, 0, DeepestStep) * m_levelStep +
           (block.level > 0 ? m_levelStep / 2 : 0);
}

QVector<QTextLayout::FormatRange> MoveListLayout::formats(const MoveBlock& block) const
{
    QVector<QTextLayout::FormatRange> ranges;
    for (const auto& span : block.spans) {
        QTextCharFormat format;
        switch (span.kind) {
        case SpanKind::Number:
        case SpanKind::Bracket:
        case SpanKind::Comment:
            format.setForeground(m_style.quiet);
            break;
        case SpanKind::Move:
        case SpanKind::Sign:
            format.setForeground(m_style.toneColor(span.tone));
            break;
        case SpanKind::Unread:
            format.setForeground(m_style.unread);
            format.setFont(m_style.unreadFont);
            break;
        case SpanKind::Fault:
        case SpanKind::Heading:
            format.setForeground(m_style.unread);
            format.setFontWeight(QFont::DemiBold);
            break;
        case SpanKind::Result:
            format.setForeground(m_style.text);
            format.setFontWeight(QFont::DemiBold);
            break;
        }
        if (span.kind == SpanKind::Comment && block.level == 0)
            format.setForeground(m_style.text);
        ranges.append({span.start, span.length, format});
    }
    return ranges;
}

MoveListLayout::Laid MoveListLayout::layOut(const MoveBlock& block)
{
    Laid laid;
    if (block.kind == MoveBlock::Kind::Moves) {
        laid.height = m_rowHeight;
        return laid;
    }
    ++m_layoutCount;
    laid.text = std::make_unique<QTextLayout>(block.text, m_style.font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    if (block.kind == MoveBlock::Kind::Result)
        option.setAlignment(Qt::AlignHCenter);
    laid.text->setTextOption(option);
    laid.text->setFormats(formats(block));
    laid.text->setCacheEnabled(true);
    const int width = std::max(40, m_width - leftOf(block) - Margin);
    qreal y = 0;
    laid.text->beginLayout();
    for (auto line = laid.text->createLine(); line.isValid(); line = laid.text->createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, y});
        y += std::ceil(line.height() * 1.12);
    }
    laid.text->endLayout();
    laid.height = int(std::ceil(y)) + 2 * padOf(block);
    return laid;
}

void MoveListLayout::placeUnits(std::size_t from)
{
    int top = from == 0 ? 0 : m_units[from - 1].top + m_units[from - 1].height;
    for (auto i = from; i < m_units.size(); ++i) {
        m_units[i].top = top;
        top += m_units[i].height;
    }
    m_height = top;
}

std::size_t MoveListLayout::unitAt(int y) const
{
    const auto after = std::upper_bound(m_units.begin(), m_units.end(), y,
                                        [](int value, const Unit& unit) { return value < unit.top; });
    return after == m_units.begin() ? 0 : std::size_t(after - m_units.begin() - 1);
}

QRect MoveListLayout::cellRect(int top, bool black) const
{
    return {Margin + m_numberWidth + (black ? m_columnWidth : 0), top, m_columnWidth, m_rowHeight};
}

MoveListLayout::Hit MoveListLayout::blockAt(int y) const
{
    if (m_units.empty() || y < 0 || y >= m_height)
        return {};
    const auto& unit = m_units[unitAt(y)];
    for (std::size_t i = 0; i < unit.blocks.size(); ++i) {
        const int top = unit.top + unit.blocks[i].top;
        if (y >= top && y < top + unit.blocks[i].height)
            return {&unit.shown[i], &unit.blocks[i], top};
    }
    return {};
}

const MoveSpan* MoveListLayout::spanIn(const Hit& hit, QPoint point) const
{
    const QPointF inText = QPointF(point) - QPointF(leftOf(*hit.block), hit.top + padOf(*hit.block));
    for (const auto& span : hit.block->spans) {
        for (const auto& rect : spanRects(*hit.laid->text, span.start, span.length)) {
            if (rect.contains(inText))
                return &span;
        }
    }
    return nullptr;
}

const MoveSpan* MoveListLayout::spanAt(QPoint point) const
{
    const auto hit = blockAt(point.y());
    if (!hit.block || hit.block->kind == MoveBlock::Kind::Moves || hit.block->spans.empty())
        return nullptr;
    return hit.block->kind == MoveBlock::Kind::Unread ? &hit.block->spans.back() : spanIn(hit, point);
}

QRect MoveListLayout::unreadRect(NodeId node) const
{
    const auto number = node == NodeId::None ? m_units.size() - 1 : m_document.unitOf(node);
    if (number >= m_units.size())
        return {};
    const auto& unit = m_units[number];
    for (std::size_t i = 0; i < unit.blocks.size(); ++i) {
        for (const auto& span : unit.shown[i].spans) {
            if ((span.kind == SpanKind::Unread || span.kind == SpanKind::Fault) && span.node == node)
                return {0, unit.top + unit.blocks[i].top, m_width, unit.blocks[i].height};
        }
    }
    return {};
}

std::optional<NodeId> MoveListLayout::nodeAt(QPoint point) const
{
    const auto hit = blockAt(point.y());
    if (!hit.block)
        return std::nullopt;
    if (hit.block->kind == MoveBlock::Kind::Moves) {
        for (const bool black : {false, true}) {
            const auto node = (black ? hit.block->black : hit.block->white).node;
            if (node != NodeId::None && cellRect(hit.top, black).contains(point))
                return node;
        }
        return std::nullopt;
    }
    const auto* span = spanIn(hit, point);
    return span && span->node != NodeId::None ? std::optional(span->node) : std::nullopt;
}

QRect MoveListLayout::rectOf(NodeId node) const
{
    const auto number = m_document.unitOf(node);
    if (number >= m_units.size() || node == NodeId::Root)
        return {};
    const auto& unit = m_units[number];
    for (std::size_t i = 0; i < unit.blocks.size(); ++i) {
        const auto& block = unit.shown[i];
        const int top = unit.top + unit.blocks[i].top;
        if (block.kind == MoveBlock::Kind::Moves) {
            if (block.white.node == node || block.black.node == node)
                return cellRect(top, block.black.node == node);
            continue;
        }
        const auto span = std::find_if(block.spans.begin(), block.spans.end(), [node](const MoveSpan& s) {
            return s.node == node && s.kind == SpanKind::Move;
        });
        if (span == block.spans.end())
            continue;
        const auto rects = spanRects(*unit.blocks[i].text, span->start, span->length);
        if (!rects.empty())
            return rects.front().translated(leftOf(block), top + padOf(block)).toAlignedRect();
    }
    return {};
}

} // namespace ui
