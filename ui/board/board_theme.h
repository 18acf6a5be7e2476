#pragma once
#include "ui/board/board_geometry.h"

#include <QColor>
#include <QPixmap>
#include <QString>
#include <QStringList>

class QFont;
class QPainter;

namespace ui {

// The colours of a board, all painted by code.
struct BoardTheme {
    enum class Grain { None, Wood };
    QString name;
    QColor light, dark, rim;
    QColor lastMove, selection, target, check, legal;
    Grain grain = Grain::None;
    double inkContrast = 4.6; // of the coordinates
};

QStringList boardThemeNames();
// The theme of that name; the first one for an unknown name.
const BoardTheme& boardTheme(const QString& name);

// WCAG 2.1 contrast of two opaque colours, 1 to 21.
double contrastOf(const QColor& a, const QColor& b);
// A shade of that ground that can be read on it, at least that much in contrast, or else black or white.
QColor readableInk(const QColor& ground, double contrast = 4.6);

// Squares and rim, kept until the board changes its size or look.
class BoardBackground {
public:
    void paint(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry);
    // The same without grain, for printers and vector files.
    static void paintPlain(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry);

private:
    QPixmap m_pixmap;
    QString m_theme;
    QSize m_frame;
    int m_square = 0;
};

// Letters and figures in the squares or on the rim; for face to face a second time for the player across the
// table.
void paintCoordinates(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry,
                      const QFont& font, bool faceToFace);

} // namespace ui
