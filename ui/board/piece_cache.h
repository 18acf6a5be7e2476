#pragma once
#include "core/chess/types.h"

#include <QHash>
#include <QPixmap>
#include <QSvgRenderer>

#include <array>
#include <memory>

class QPainter;

namespace ui {

// The men of one piece set, drawn once for each size asked for.
class PieceCache {
public:
    PieceCache();
    ~PieceCache();

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
    QSvgRenderer& renderer(chess::Piece man, bool small);

    QString m_set;
    std::array<std::array<std::unique_ptr<QSvgRenderer>, 12>, 2> m_renderers;
    QHash<int, QPixmap> m_pixmaps; // by man and size
};

} // namespace ui
