#pragma once
#include "core/chess/types.h"

#include <QByteArray>
#include <QHash>
#include <QPixmap>
#include <QStringList>

#include <array>

class QPainter;

namespace ui {

// The men of one piece set, drawn once for each size asked for.
class PieceCache {
public:
    PieceCache();

    static QStringList setNames();
    static QString defaultSet();
    const QString& set() const { return m_set; }
    // An unknown name gives the default set.
    void setSet(const QString& name);

    // A square picture of so many device pixels; its own ratio is 1.
    const QPixmap& pixmap(chess::Piece man, int devicePixels);
    // The drawing itself, for printers and vector files.
    void draw(QPainter& painter, chess::Piece man, const QRectF& target);

private:
    const QByteArray& drawing(chess::Piece man);

    QString m_set;
    std::array<QByteArray, 12> m_drawings; // SVG text, read when first needed
    QHash<int, QPixmap> m_pixmaps;         // by man and size
};

// The SVG text with every outline as much heavier as a man of that many device pixels needs to stay clear, as
// small type is cut bolder than large.
QByteArray withOpticalWeight(QByteArray svg, int devicePixels);

} // namespace ui
