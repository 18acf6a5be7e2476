#pragma once
#include "ui/board/board_geometry.h"

#include <QColor>
#include <QFont>
#include <QPixmap>
#include <QString>
#include <QStringList>

class QPainter;

namespace ui {

// The colours of a board, all painted by code.
struct BoardTheme {
    enum class Grain { None, Wood };
    QString name;
    QColor light, dark, rim;
    QColor lastMove, selection, target, check, legal;
    Grain grain = Grain::None;
};

QStringList boardThemeNames();
// The theme of that name; the first one for an unknown name.
const BoardTheme& boardTheme(const QString& name);

// WCAG 2.1 contrast of two opaque colours, 1 to 21.
double contrastOf(const QColor& a, const QColor& b);
// A shade of that ground that can be read on it: at least 4.5 to 1.
QColor readableInk(const QColor& ground);

// The squares, rim and coordinates, kept until the board changes its size or look.
class BoardBackground {
public:
    void paint(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry, const QFont& font,
               bool faceToFace);
    // The same without pixels, for printers and vector files.
    static void paintPlain(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry,
                           const QFont& font, bool faceToFace);

private:
    QPixmap m_pixmap;
    QString m_theme;
    BoardGeometry m_geometry;
    QFont m_font;
    bool m_faceToFace = false;
};

} // namespace ui
