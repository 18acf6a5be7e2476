#include "ui/board/board_theme.h"

#include "ui/board/wood_grain.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QtMath>

#include <algorithm>
#include <array>

namespace ui {

namespace {

QColor translucent(const char* name, int alpha)
{
    QColor color{QLatin1String(name)};
    color.setAlpha(alpha);
    return color;
}

BoardTheme makeTheme(const char* name, const char* light, const char* dark, const char* rim)
{
    BoardTheme theme;
    theme.name = QLatin1String(name);
    theme.light = QColor(QLatin1String(light));
    theme.dark = QColor(QLatin1String(dark));
    theme.rim = QColor(QLatin1String(rim));
    theme.lastMove = translucent("#f2cf2e", 120);
    theme.selection = translucent("#3f8f3a", 130);
    theme.target = translucent("#2f7d3c", 150);
    theme.check = QColor(QLatin1String("#d8232a"));
    theme.legal = translucent("#14361b", 96);
    return theme;
}

std::array<BoardTheme, 5> makeThemes()
{
    BoardTheme wood = makeTheme("wood", "#ecd6b0", "#b78660", "#6b4630");
    wood.grain = BoardTheme::Grain::Wood;
    BoardTheme green = makeTheme("green", "#ecefdd", "#769a67", "#3f5a38");
    green.selection = translucent("#1f6fb0", 120);
    green.target = translucent("#1b5e96", 150);
    BoardTheme blue = makeTheme("blue", "#e6ecf2", "#7d9ab8", "#3d556e");
    BoardTheme grey = makeTheme("grey", "#e4e4e2", "#a09f9c", "#555452");
    BoardTheme contrast = makeTheme("contrast", "#ffffff", "#8a8a8a", "#000000");
    contrast.inkContrast = 21;
    contrast.lastMove = translucent("#ffd400", 190);
    contrast.selection = translucent("#0050c8", 150);
    contrast.target = translucent("#0050c8", 200);
    contrast.legal = translucent("#00256b", 190);
    return {wood, green, blue, grey, contrast};
}

const std::array<BoardTheme, 5>& themes()
{
    static const std::array<BoardTheme, 5> all = makeThemes();
    return all;
}

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& c)
{
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}

QColor mixed(const QColor& a, const QColor& b, double share)
{
    return QColor::fromRgbF(float(a.redF() + (b.redF() - a.redF()) * share),
                            float(a.greenF() + (b.greenF() - a.greenF()) * share),
                            float(a.blueF() + (b.blueF() - a.blueF()) * share));
}

QFont coordinateFont(const QFont& base, const BoardGeometry& geometry)
{
    QFont font(base);
    font.setPixelSize(coordinateHeight(geometry.squareSize(), geometry.ratio()));
    font.setWeight(QFont::DemiBold);
    return font;
}

void fillSquares(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry)
{
    for (int i = 0; i < 64; ++i) {
        const chess::Square s(i);
        painter.fillRect(geometry.square(s), s.isLight() ? theme.light : theme.dark);
    }
}

void paintRim(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry)
{
    if (geometry.rim() == 0)
        return;
    painter.fillRect(geometry.frame(), theme.rim);
    const int line = qMax(1, qRound(geometry.ratio()));
    painter.fillRect(geometry.board().adjusted(-line, -line, line, line), theme.rim.darker(150));
}

// A letter or figure upright, or upside down for the player across the table.
void paintLabel(QPainter& painter, const QRectF& box, Qt::Alignment alignment, QChar label, bool upsideDown)
{
    painter.save();
    if (upsideDown) {
        painter.translate(box.center());
        painter.rotate(180);
        painter.translate(-box.center());
    }
    painter.drawText(box, int(alignment), QString(label));
    painter.restore();
}

// Face to face, letters stand at the left, so that the two players' do not meet in a corner.
void paintInside(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry, bool far,
                 bool faceToFace)
{
    const qreal gap = geometry.squareSize() * 0.035 + 1;
    const auto fileSide = faceToFace ? Qt::AlignLeft : Qt::AlignRight;
    for (int i = 0; i < 8; ++i) {
        const chess::Square inColumn = geometry.squareIn(i, far ? 0 : 7);
        const chess::Square inRow = geometry.squareIn(far ? 7 : 0, i);
        const qreal near = far ? gap : gap / 3, away = far ? gap / 3 : gap;
        const QRectF file =
            QRectF(geometry.square(inColumn)).adjusted(gap, far ? near / 3 : gap, -gap, -near);
        const QRectF rank = QRectF(geometry.square(inRow)).adjusted(gap, near, -gap, -away);
        painter.setPen(readableInk(inColumn.isLight() ? theme.light : theme.dark, theme.inkContrast));
        paintLabel(painter, file, fileSide | Qt::AlignBottom, QChar(u'a' + inColumn.file()), far);
        painter.setPen(readableInk(inRow.isLight() ? theme.light : theme.dark, theme.inkContrast));
        paintLabel(painter, rank, Qt::AlignLeft | Qt::AlignTop, QChar(u'1' + inRow.rank()), far);
    }
}

void paintOnRim(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry, bool far)
{
    const QRect board = geometry.board();
    const int rim = geometry.rim(), size = geometry.squareSize();
    painter.setPen(readableInk(theme.rim, theme.inkContrast));
    for (int i = 0; i < 8; ++i) {
        const QRectF file(board.left() + i * size, far ? board.top() - rim : board.top() + 8 * size, size,
                          rim);
        const QRectF rank(far ? board.left() + 8 * size : board.left() - rim, board.top() + i * size, rim,
                          size);
        paintLabel(painter, file, Qt::AlignCenter, QChar(u'a' + geometry.squareIn(i, 0).file()), far);
        paintLabel(painter, rank, Qt::AlignCenter, QChar(u'1' + geometry.squareIn(0, i).rank()), far);
    }
}

} // namespace

QStringList boardThemeNames()
{
    QStringList names;
    for (const BoardTheme& theme : themes())
        names.push_back(theme.name);
    return names;
}

const BoardTheme& boardTheme(const QString& name)
{
    const auto found = std::find_if(themes().begin(), themes().end(),
                                    [&](const BoardTheme& theme) { return theme.name == name; });
    return found == themes().end() ? themes().front() : *found;
}

double contrastOf(const QColor& a, const QColor& b)
{
    const double la = luminance(a), lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

QColor readableInk(const QColor& ground, double contrast)
{
    const QColor end = luminance(ground) > 0.18 ? QColor(Qt::black) : QColor(Qt::white);
    for (double share = 0.3; share < 1.0; share += 0.02) {
        const QColor ink = mixed(ground, end, share);
        if (contrastOf(ink, ground) >= contrast)
            return ink;
    }
    return end;
}

void BoardBackground::paint(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry)
{
    const QRect frame = geometry.frame();
    if (frame.isEmpty())
        return;
    if (m_pixmap.isNull() || m_theme != theme.name || m_frame != frame.size() ||
        m_square != geometry.squareSize()) {
        m_theme = theme.name;
        m_frame = frame.size();
        m_square = geometry.squareSize();
        m_pixmap = QPixmap(frame.size());
        QPainter p(&m_pixmap);
        p.translate(-frame.topLeft());
        paintRim(p, theme, geometry);
        if (theme.grain == BoardTheme::Grain::Wood)
            paintWood(p, theme, geometry);
        else
            fillSquares(p, theme, geometry);
    }
    painter.drawPixmap(frame.topLeft(), m_pixmap);
}

void BoardBackground::paintPlain(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry)
{
    paintRim(painter, theme, geometry);
    fillSquares(painter, theme, geometry);
}

void paintCoordinates(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry,
                      const QFont& font, bool faceToFace)
{
    if (geometry.coordinates() == BoardGeometry::Coordinates::Hidden)
        return;
    painter.setFont(coordinateFont(font, geometry));
    for (int side = 0; side < (faceToFace ? 2 : 1); ++side) {
        if (geometry.coordinates() == BoardGeometry::Coordinates::Rim)
            paintOnRim(painter, theme, geometry, side == 1);
        else
            paintInside(painter, theme, geometry, side == 1, faceToFace);
    }
}

} // namespace ui
