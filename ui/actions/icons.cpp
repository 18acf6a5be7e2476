#include "ui/actions/icons.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>

#include <optional>
#include <utility>

namespace ui {

namespace {

// In a square of 24 units.
QPainterPath pathOf(Glyph glyph)
{
    QPainterPath path;
    const bool back = glyph == Glyph::First || glyph == Glyph::Previous;
    const bool bar = glyph == Glyph::First || glyph == Glyph::Last;
    if (glyph == Glyph::Close) {
        path.moveTo(6, 6);
        path.lineTo(18, 18);
        path.moveTo(18, 6);
        path.lineTo(6, 18);
        return path;
    }
    if (glyph == Glyph::Check) {
        path.moveTo(5.5, 12.5);
        path.lineTo(10, 17);
        path.lineTo(18.5, 7);
        return path;
    }
    if (glyph == Glyph::More) {
        for (const double x : {6.0, 12.0, 18.0})
            path.addEllipse(QPointF(x, 12), 0.8, 0.8);
        return path;
    }
    if (glyph == Glyph::Play) {
        path.addPolygon(QPolygonF{{8, 5.5}, {18, 12}, {8, 18.5}});
        path.closeSubpath();
        return path;
    }
    if (glyph == Glyph::Pause) {
        path.addRect(7.5, 6, 2.4, 12);
        path.addRect(14.1, 6, 2.4, 12);
        return path;
    }
    const double tip = back ? 8.5 : 15.5;
    const double open = back ? 15.5 : 8.5;
    const double shift = bar ? (back ? 1.5 : -1.5) : 0;
    path.moveTo(open + shift, 5);
    path.lineTo(tip + shift, 12);
    path.lineTo(open + shift, 19);
    if (bar) {
        path.moveTo(back ? 5.5 : 18.5, 5);
        path.lineTo(back ? 5.5 : 18.5, 19);
    }
    return path;
}

class GlyphEngine : public QIconEngine {
public:
    GlyphEngine(Glyph glyph, std::optional<QPalette> palette) : m_glyph(glyph), m_palette(std::move(palette))
    {
    }
    void paint(QPainter* p, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        p->save();
        p->setRenderHint(QPainter::Antialiasing);
        p->translate(rect.topLeft());
        p->scale(rect.width() / 24.0, rect.height() / 24.0);
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const QPalette palette = m_palette.value_or(QGuiApplication::palette());
        p->setPen(QPen(palette.color(group, QPalette::ButtonText), 2.2, Qt::SolidLine, Qt::RoundCap,
                       Qt::RoundJoin));
        // Playing is a filled sign, a step an open one: neither is taken for the other.
        if (m_glyph == Glyph::Play || m_glyph == Glyph::Pause)
            p->setBrush(p->pen().color());
        p->drawPath(pathOf(m_glyph));
        p->restore();
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        if (size.isEmpty()) // as for a button that has no room yet: there is nothing to paint on
            return {};
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter p(&pixmap);
        paint(&p, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    QIconEngine* clone() const override { return new GlyphEngine(*this); }

private:
    Glyph m_glyph;
    std::optional<QPalette> m_palette; // else the application's
};

} // namespace

QIcon glyphIcon(Glyph glyph, const QPalette& palette)
{
    return QIcon(new GlyphEngine(glyph, palette));
}

QIcon glyphIcon(Glyph glyph)
{
    return QIcon(new GlyphEngine(glyph, std::nullopt));
}

} // namespace ui
