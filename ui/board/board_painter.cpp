#include "ui/board/board_painter.h"

#include "ui/board/board_marks.h"
#include "ui/board/board_text.h"
#include "ui/board/markup_layer.h"

#include <QPainter>
#include <QPainterPath>

namespace ui {

namespace {

constexpr double GhostOpacity = 0.3;

void paintSquareMarks(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry,
                      const BoardViewState& state, const BoardScene& scene)
{
    if (state.lastMove)
        paintLastMove(painter, theme, geometry, state.lastMove->first, state.lastMove->second);
    if (state.check)
        paintCheck(painter, theme, geometry.square(*state.check));
    if (scene.selected)
        paintSelection(painter, theme, geometry.square(*scene.selected));
    if (scene.hover)
        paintDropTarget(painter, theme, geometry.square(*scene.hover));
}

} // namespace

bool BoardPainter::isUpsideDown(chess::Color color, bool flipped) const
{
    return m_faceToFace && color == (flipped ? chess::Color::White : chess::Color::Black);
}

void BoardPainter::paintMan(QPainter& painter, const BoardGeometry& geometry, chess::Piece man,
                            const QRectF& box)
{
    const bool turned = isUpsideDown(man.color, geometry.isFlipped());
    const QTransform before = painter.transform();
    if (turned) {
        painter.translate(box.center());
        painter.rotate(180);
        painter.translate(-box.center());
    }
    if (m_vector)
        m_pieces.draw(painter, man, box);
    else
        painter.drawPixmap(box.topLeft(), m_pieces.pixmap(man, qRound(box.width())));
    if (turned)
        painter.setTransform(before);
}

void BoardPainter::paintMen(QPainter& painter, const BoardGeometry& geometry, const BoardViewState& state,
                            const BoardScene& scene, const QRect& clip)
{
    for (int i = 0; i < 64; ++i) {
        const chess::Square s(i);
        const QRect box = geometry.square(s);
        if (!state.men[i] || scene.hidden.contains(s) || !box.intersects(clip))
            continue;
        painter.setOpacity(scene.ghost == s ? GhostOpacity : 1);
        paintMan(painter, geometry, *state.men[i], box);
    }
    painter.setOpacity(1);
}

void BoardPainter::paintSprites(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene)
{
    const int size = geometry.squareSize();
    for (const Sprite& sprite : scene.sprites) {
        const QPointF corner = geometry.centre(sprite.place) - QPointF(size, size) / 2.0;
        painter.setOpacity(sprite.opacity);
        paintMan(painter, geometry, sprite.man, QRectF(corner.toPoint(), QSizeF(size, size)));
    }
    painter.setOpacity(1);
}

void BoardPainter::paintPicker(QPainter& painter, const BoardGeometry& geometry,
                               const PromotionPicker& picker)
{
    painter.fillRect(geometry.board(), QColor(0, 0, 0, 110));
    QRect column = geometry.square(picker.square(0));
    for (int choice = 1; choice < int(PromotionPicker::Choices.size()); ++choice)
        column |= geometry.square(picker.square(choice));
    const int size = geometry.squareSize();
    const qreal radius = size * 0.08;
    painter.setPen(Qt::NoPen);
    for (int spread = 4; spread > 0; --spread) {
        const qreal by = spread * size * 0.02;
        painter.setBrush(QColor(0, 0, 0, 30));
        painter.drawRoundedRect(QRectF(column).adjusted(-by, -by, by, by), radius + by, radius + by);
    }
    painter.setBrush(QColor(0xf6, 0xf3, 0xec));
    painter.drawRoundedRect(column, radius, radius);
    const bool turned = isUpsideDown(picker.color(), geometry.isFlipped());
    QFont font(m_font);
    font.setPixelSize(coordinateHeight(size, geometry.ratio()));
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    for (int choice = 0; choice < int(PromotionPicker::Choices.size()); ++choice) {
        const QRect box = geometry.square(picker.square(choice));
        if (choice == picker.current()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(QColor(0xd9, 0xa4, 0x41, 200));
            const qreal in = size * 0.04;
            painter.drawRoundedRect(QRectF(box).adjusted(in, in, -in, -in), radius, radius);
        }
        paintMan(painter, geometry, {picker.color(), PromotionPicker::Choices[choice]}, box);
        painter.setPen(QColor(0x4a, 0x40, 0x38));
        const qreal gap = size * 0.08;
        const QRectF label = QRectF(box).adjusted(gap, gap * 0.7, -gap, -gap * 0.7);
        painter.save();
        if (turned) {
            painter.translate(label.center());
            painter.rotate(180);
            painter.translate(-label.center());
        }
        painter.drawText(label, Qt::AlignLeft | Qt::AlignTop,
                         promotionInitial(PromotionPicker::Choices[choice]));
        painter.restore();
    }
}

void BoardPainter::paint(QPainter& painter, const BoardGeometry& geometry, const BoardViewState& state,
                         const BoardScene& scene, const QRect& clip)
{
    const BoardTheme& theme = boardTheme(m_theme);
    if (m_vector)
        BoardBackground::paintPlain(painter, theme, geometry, m_font, m_faceToFace);
    else
        m_background.paint(painter, theme, geometry, m_font, m_faceToFace);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSquareMarks(painter, theme, geometry, state, scene);
    paintMen(painter, geometry, state, scene, clip);
    if (scene.selected && m_destinationsVisible)
        paintDestinations(painter, theme, geometry, state, *scene.selected);
    paintMarkup(painter, geometry, scene.drawing ? withDrawn(state.markup, *scene.drawing) : state.markup);
    paintSprites(painter, geometry, scene);
    if (scene.cursor)
        paintCursor(painter, geometry.square(*scene.cursor), geometry.ratio());
    if (scene.picker && scene.picker->isOpen())
        paintPicker(painter, geometry, *scene.picker);
}

} // namespace ui
