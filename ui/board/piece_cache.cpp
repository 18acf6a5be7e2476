#include "ui/board/piece_cache.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

// At file scope as Q_INIT_RESOURCE asks: the pictures are in a static library and would be dropped by the
// linker.
static void initPieces()
{
    Q_INIT_RESOURCE(pieces);
}

namespace ui {

namespace {

// At and above the first size outlines are as drawn, at and below the second they are half as heavy again.
constexpr int PlainSize = 60, BoldSize = 20;
constexpr double Bolder = 0.5;
constexpr int KeptPixmaps = 12 * 8;

int indexOf(chess::Piece man)
{
    return chess::index(man.color) * 6 + chess::index(man.type);
}

QString fileName(const QString& set, chess::Piece man)
{
    return QStringLiteral(":/pieces/%1/%2%3.svg")
        .arg(set)
        .arg(QLatin1Char(man.color == chess::Color::White ? 'w' : 'b'))
        .arg(QLatin1Char("PNBRQK"[chess::index(man.type)]));
}

} // namespace

QByteArray withOpticalWeight(QByteArray svg, int devicePixels)
{
    const double small = qBound(0.0, double(PlainSize - devicePixels) / (PlainSize - BoldSize), 1.0);
    if (small == 0)
        return svg;
    const QByteArray mark = "stroke-width=\"";
    for (qsizetype at = svg.indexOf(mark); at >= 0; at = svg.indexOf(mark, at)) {
        at += mark.size();
        const qsizetype length = svg.indexOf('"', at) - at;
        const double width = svg.mid(at, length).toDouble() * (1 + Bolder * small);
        svg.replace(at, length, QByteArray::number(width, 'f', 2));
    }
    return svg;
}

PieceCache::PieceCache() : m_set(defaultSet())
{
    initPieces();
}

QStringList PieceCache::setNames()
{
    return {QStringLiteral("staunton"), QStringLiteral("modern"), QStringLiteral("contrast")};
}

QString PieceCache::defaultSet()
{
    return QStringLiteral("staunton");
}

void PieceCache::setSet(const QString& name)
{
    const QString known = setNames().contains(name) ? name : defaultSet();
    if (known == m_set)
        return;
    m_set = known;
    m_pixmaps.clear();
    m_drawings.fill({});
}

const QByteArray& PieceCache::drawing(chess::Piece man)
{
    QByteArray& svg = m_drawings[std::size_t(indexOf(man))];
    if (svg.isEmpty()) {
        QFile file(fileName(m_set, man));
        if (file.open(QIODevice::ReadOnly))
            svg = file.readAll();
    }
    return svg;
}

const QPixmap& PieceCache::pixmap(chess::Piece man, int devicePixels)
{
    const int size = qMax(1, devicePixels);
    const int key = size * 12 + indexOf(man);
    const auto known = m_pixmaps.constFind(key);
    if (known != m_pixmaps.constEnd())
        return *known;
    if (m_pixmaps.size() >= KeptPixmaps)
        m_pixmaps.clear();
    QPixmap pixmap(size, size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    QSvgRenderer(withOpticalWeight(drawing(man), size)).render(&painter, QRectF(pixmap.rect()));
    painter.end();
    return *m_pixmaps.insert(key, pixmap);
}

void PieceCache::draw(QPainter& painter, chess::Piece man, const QRectF& target)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QSvgRenderer(drawing(man)).render(&painter, target);
    painter.restore();
}

} // namespace ui
