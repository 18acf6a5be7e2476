#include "ui/board/piece_cache.h"

#include <QFile>
#include <QPainter>

// At file scope as Q_INIT_RESOURCE asks: the pictures are in a static library and would be dropped by the
// linker.
static void initPieces()
{
    Q_INIT_RESOURCE(pieces);
}

namespace ui {

namespace {

// Below this many device pixels the outline is drawn heavier, as small type is cut bolder.
constexpr int SmallSize = 36;
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

QByteArray drawing(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

PieceCache::PieceCache() : m_set(defaultSet())
{
    initPieces();
}

PieceCache::~PieceCache() = default;

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
    for (auto& size : m_renderers) {
        for (auto& renderer : size)
            renderer.reset();
    }
}

QSvgRenderer& PieceCache::renderer(chess::Piece man, bool small)
{
    auto& slot = m_renderers[small ? 1 : 0][indexOf(man)];
    if (!slot) {
        QByteArray svg = drawing(fileName(m_set, man));
        if (small)
            svg.replace("stroke-width=\"3\"", "stroke-width=\"4.2\"");
        slot = std::make_unique<QSvgRenderer>(svg);
    }
    return *slot;
}

const QPixmap& PieceCache::pixmap(chess::Piece man, int devicePixels)
{
    const int key = devicePixels * 12 + indexOf(man);
    const auto known = m_pixmaps.constFind(key);
    if (known != m_pixmaps.constEnd())
        return *known;
    if (m_pixmaps.size() >= KeptPixmaps)
        m_pixmaps.clear();
    QPixmap pixmap(qMax(1, devicePixels), qMax(1, devicePixels));
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    draw(painter, man, QRectF(pixmap.rect()));
    painter.end();
    return *m_pixmaps.insert(key, pixmap);
}

void PieceCache::draw(QPainter& painter, chess::Piece man, const QRectF& target)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    renderer(man, target.width() < SmallSize).render(&painter, target);
    painter.restore();
}

} // namespace ui
