#include "ui/board/board_painter.h"

#include "ui/board/board_marks.h"
#include "ui/board/board_text.h"
#include "ui/board/markup_layer.h"

#include <QPainter>
#include <QPainterPath>

namespace ui {

namespace {

constexpr double GhostOpacity = 0.3;
constexpr double CardRadius = 0.08; // of a square
constexpr QColor Card(0xf6, 0xf3, 0xec), PickedChoice(0xe0, 0xb1, 0x56), ChoiceInk(0x4a, 0x40, 0x38);

void turnAround(QPainter& painter, QPointF centre)
{
    painter.translate(centre);
    painter.rotate(180);
    painter.translate(-centre);
}

// The ground of the promotion picker, with a soft shadow around it.
void paintCard(QPainter& painter, const QRectF& column, int square)
{
    const qreal radius = square * CardRadius;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 30));
    for (int spread = 4; spread > 0; --spread) {
        const qreal by = spread * square * 0.02;
        painter.drawRoundedRect(column.adjusted(-by, -by, by, by), radius + by, radius + by);
    }
    painter.setBrush(Card);
    painter.drawRoundedRect(column, radius, radius);
}

void paintSquareMarks(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry,
                      const BoardViewState& state, const BoardScene& scene)
{
    if (state.lastMove)
        paintLastMove(painter, theme, geometry, state.lastMove->first, state.lastMove->second);
    if (state.check)
        paintCheck(painter, theme, geometry.square(*state.check));
    if (scene.selected)
        paintSelection(painter, theme, geometry.square(*scene.selected));
    for (const chess::Square s : state.touched)
        paintTouched(painter, theme, geometry.square(s));
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
    if (turned)
        turnAround(painter, box.center());
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
    QRect column = geometry.square(picker.square(0));
    for (int choice = 1; choice < int(PromotionPicker::Choices.size()); ++choice)
        column |= geometry.square(picker.square(choice));
    painter.fillRect(geometry.board(), QColor(0, 0, 0, 110));
    paintCard(painter, column, geometry.squareSize());
    QFont font(m_font);
    font.setPixelSize(coordinateHeight(geometry.squareSize(), geometry.ratio()));
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    for (int choice = 0; choice < int(PromotionPicker::Choices.size()); ++choice)
        paintChoice(painter, geometry, picker, choice);
}

void BoardPainter::paintChoice(QPainter& painter, const BoardGeometry& geometry,
                               const PromotionPicker& picker, int choice)
{
    const QRectF box = geometry.square(picker.square(choice));
    const qreal margin = box.width() * 0.04, radius = box.width() * CardRadius;
    if (choice == picker.current()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(PickedChoice);
        painter.drawRoundedRect(box.adjusted(margin, margin, -margin, -margin), radius, radius);
    }
    paintMan(painter, geometry, {picker.color(), PromotionPicker::Choices[std::size_t(choice)]}, box);
    const qreal gap = box.width() * 0.07;
    const QTransform before = painter.transform();
    if (isUpsideDown(picker.color(), geometry.isFlipped()))
        turnAround(painter, box.center());
    painter.setPen(ChoiceInk);
    painter.drawText(box.adjusted(gap, gap, -gap, -gap * 0.6), Qt::AlignLeft | Qt::AlignBottom,
                     promotionInitial(PromotionPicker::Choices[std::size_t(choice)]));
    painter.setTransform(before);
}

void BoardPainter::paint(QPainter& painter, const BoardGeometry& geometry, const BoardViewState& state,
                         const BoardScene& scene, const QRect& clip)
{
    const BoardTheme& theme = boardTheme(m_theme);
    if (m_vector)
        BoardBackground::paintPlain(painter, theme, geometry);
    else
        m_background.paint(painter, theme, geometry);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSquareMarks(painter, theme, geometry, state, scene);
    paintCoordinates(painter, theme, geometry, m_font, m_faceToFace);
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
